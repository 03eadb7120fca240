"""The score of games that people play with real cards on a real table."""
