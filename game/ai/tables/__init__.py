"""What self-play has taught: numbers written by the training programs, data only."""
