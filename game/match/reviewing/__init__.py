"""A match looked through afterwards: what its decisions cost, how lucky its deals were."""
