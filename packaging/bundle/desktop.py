"""What a Linux desktop wants to know of a program: its entry in the menu, icons, a description, its kind of file."""

from bundle.icons import DESKTOP, png, vector
from bundle.names import IDENTIFIER, NAME, PACKAGING, filled

LINUX = PACKAGING / "linux"


def shared_files() -> dict[str, bytes]:
    """Every file below a folder for shared data, such as ``/usr/share``, by its name there."""
    texts = {
        f"applications/{NAME}.desktop": LINUX / "settebello.desktop",
        f"metainfo/{IDENTIFIER}.metainfo.xml": LINUX / "settebello.metainfo.xml",
        f"mime/packages/{NAME}.xml": LINUX / "settebello-mime.xml",
    }
    files = {name: filled(template).encode() for name, template in texts.items()}
    files |= {f"icons/hicolor/{size}x{size}/apps/{NAME}.png": png(size) for size in DESKTOP}
    return files | {f"icons/hicolor/scalable/apps/{NAME}.svg": vector(max(DESKTOP)).read_bytes()}
