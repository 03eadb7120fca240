"""What was played: the match under way and the finished ones, and what they say about a player."""
