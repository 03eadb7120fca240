"""Texts that were kept, or brought from elsewhere, and may be damaged."""

import json


def read_json(text: str) -> object:
    """What a JSON text says; None if it is no JSON, holds an absurd number or is nested too deeply."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
