"""The document round a drawing."""


def document(body: str, width: float, height: float, left: float = 0, top: float = 0) -> str:
    """A whole SVG file; (left, top) is the corner of the view in the drawing's own units."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
            f'viewBox="{left:g} {top:g} {width:g} {height:g}">'
            f'<g fill="none" stroke-linecap="round" stroke-linejoin="round">{body}</g></svg>\n')
