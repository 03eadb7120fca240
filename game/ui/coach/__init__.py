"""Someone good at the player's side: advice in words, the cards still out, a warning before a costly play."""
