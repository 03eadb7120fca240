"""The table: who sits there, where everything lies, what a card of the hand can do, how it is held and laid down."""
