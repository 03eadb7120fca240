"""``python -m sounds.make OUTDIR [EVENT ...] [--wav]``: render the sounds into a folder."""

import argparse
import sys
from pathlib import Path
from subprocess import CalledProcessError

from sounds.make.catalogue import EVENTS, names, render
from sounds.make.finish import NoEncoderError, wav, write_ogg


def main() -> int:
    """Write the wanted sounds and say each one's name; exit status 2 if they cannot be written."""
    ask = argparse.ArgumentParser(prog="python -m sounds.make", description="Renders the sounds of the table.")
    ask.add_argument("folder", metavar="OUTDIR", type=Path, help="folder to write to")
    ask.add_argument("events", metavar="EVENT", nargs="*", help=f"only these: {', '.join(EVENTS)} (all if none)")
    ask.add_argument("--wav", action="store_true", help="write .wav, which needs no encoder, instead of .ogg")
    args = ask.parse_args()
    if unknown := set(args.events) - set(EVENTS):
        ask.error(f"no such event: {', '.join(sorted(unknown))}")
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
        for serial, (event, variant, name) in enumerate(names(), 1):
            if args.events and event not in args.events:
                continue
            data = wav(render(event, variant))
            if args.wav:
                (args.folder / f"{name}.wav").write_bytes(data)
            else:
                write_ogg(data, args.folder / f"{name}.ogg", serial)
            print(name)
    except (NoEncoderError, CalledProcessError, OSError) as problem:
        print(f"sounds.make: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
