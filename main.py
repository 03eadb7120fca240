"""Starts Settebello: ``python main.py`` opens the window, ``python main.py --help`` lists what else it does."""

import multiprocessing
import sys

if __name__ == "__main__":
    # In the built program the thinking process starts here as well, and must go no further.
    multiprocessing.freeze_support()

    from game.shell.mishaps import guarded

    sys.exit(guarded(sys.argv[1:]))
