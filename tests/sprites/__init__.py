"""What the drawings must be, and the contact sheets to look at them by."""
