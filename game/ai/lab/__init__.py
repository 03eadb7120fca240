"""The laboratory: duels on equal deals, yardsticks that cheat, and what decisions cost. Never reached from play."""
