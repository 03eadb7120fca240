"""The system's clipboard."""

import pygame
import pygame.scrap


class SystemClipboard:
    """Texts that people carry from one program to another; see Clipboard. Where there is none it stays empty."""

    def text(self) -> str:
        """What lies there, empty if it is no text."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeError):
            return ""

    def put(self, text: str) -> None:
        """Put a text there."""
        try:
            pygame.scrap.put_text(text)
        except (pygame.error, UnicodeError, ValueError):
            return
