"""The sounds of the table, and the program that makes and measures them."""
