"""One match in progress, and what is kept of it."""
