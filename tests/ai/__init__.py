"""What an opponent sees, weighs and plays."""
