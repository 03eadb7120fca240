"""Files that are written for people to find."""

from pathlib import Path

import platformdirs

from game.shell.files import FolderStore


def handout_folder() -> Path:
    """Where people look for their files: their documents, or where there are none their home."""
    documents = Path(platformdirs.user_documents_dir())
    return documents if documents.is_dir() else Path.home()


class Handouts:
    """Writes texts into a folder, each into a new file."""

    def __init__(self, folder: Path) -> None:
        self._store = FolderStore(folder)

    def write(self, name: str, text: str) -> str:
        """Write a text under this name, or with a number if it is taken; the whole path. Raises OSError."""
        stem, dot, ending = name.rpartition(".")
        number = 1
        while (self._store.folder / name).exists():
            number += 1
            name = f"{stem}-{number}{dot}{ending}"
        self._store.save(name, text)
        return str(self._store.folder / name)
