"""Game controllers, which speak like the keyboard."""

import pygame
from pygame._sdl2 import controller


class Pads:
    """The controllers that are plugged in; their buttons become events only while they are held open here."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        controller.init()

    def observe(self, event: pygame.event.Event) -> None:
        """Open what is plugged in, let go of what is pulled out."""
        if event.type == pygame.CONTROLLERDEVICEADDED and controller.is_controller(event.device_index):
            pad = controller.Controller(event.device_index)
            self._open[pad.id] = pad
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def close(self) -> None:
        """Let go of all."""
        self._open.clear()
        controller.quit()
