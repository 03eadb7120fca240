"""The rules of every game of the family: pure values and functions, standard library only."""
