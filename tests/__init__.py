"""The specification of the game, room by room."""
