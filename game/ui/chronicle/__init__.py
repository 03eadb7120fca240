"""What is shown of the matches that were played."""
