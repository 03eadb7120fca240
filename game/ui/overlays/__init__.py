"""What is laid over a screen for a moment and leaves it as it was."""
