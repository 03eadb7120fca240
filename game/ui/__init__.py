"""What is on screen and what input means; nothing here knows how pixels are made."""
