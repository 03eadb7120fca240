"""What turns the built program into something to download and install."""
