"""Everything the program does besides showing its window."""
