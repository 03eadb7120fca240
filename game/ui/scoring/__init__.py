"""What the score keeper's screen is made of: who stands where, how points are entered, and all that was entered."""
