"""The small parts that screens are built from."""
