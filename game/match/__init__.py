"""One match in progress, its storage, its language and the ports to the outside world."""
