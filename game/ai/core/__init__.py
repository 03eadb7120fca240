"""The rules over sets of cards as numbers of forty bits: what a search needs to look at a million plays."""
