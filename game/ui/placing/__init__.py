"""Setting up a position: the rack with the cards, the places they are put to, the paper with all that is no card."""
