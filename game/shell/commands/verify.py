"""``verify``: plays recorded matches again and tells every fault, or what their sealed packs gave to whom."""

from collections.abc import Iterator

from game.engine.record import Fault, load_all
from game.match.fairness import Fairness, fairness
from game.match.i18n import Words
from game.shell.files import read_text
from game.shell.options import VerifyOptions
from game.ui.trust.figures import figure_texts, thing_name


def run(options: VerifyOptions, words: Words) -> int:
    """Print one line for each fault; 1 if there is any, or a file that cannot be read, else 0.

    Figures about the packs follow where there is no fault: a changed record has none to be trusted.
    """
    faults = 0
    packs = Fairness()
    matches = 0
    for path in options.files:
        try:
            text = read_text(path)
        except OSError as error:
            faults += 1
            print(words.text("cli.error.file", file=path, problem=error.strerror or error))
            continue
        found = load_all(text)
        packs = packs.plus(fairness((text,)))
        matches += len(found)
        for fault in (fault for loaded in found for fault in loaded.faults):
            faults += 1
            print(f"{path}:{place(fault, words)}: {sentence(fault, words)}")
    if not faults:
        print(words.plural("cli.verify.sound", matches))
        for line in figures(packs, words):
            print(line)
    return 1 if faults else 0


def figures(found: Fairness, words: Words) -> Iterator[str]:
    """What sealed packs gave to whom, line by line; nothing where there are none."""
    if found.packs:
        yield words.plural("cli.verify.packs", found.packs)
    for figure in found.figures:
        own, others, chance = figure_texts(words, figure)
        thing = thing_name(words, figure)
        yield words.text(f"cli.verify.{figure.kind}", thing=thing, own=own, others=others, chance=chance)


def sentence(fault: Fault, words: Words) -> str:
    """What is wrong, in words."""
    return words.text(fault.key, **fault.values)


def place(fault: Fault, words: Words) -> str:
    """Where it is wrong, in words: the match, and the deal and play if it is known."""
    where = fault.where
    parts = [words.text("cli.verify.match", number=where.match)]
    if where.deal is not None:
        parts.append(words.text("cli.verify.deal", number=where.deal))
    if where.play is not None:
        parts.append(words.text("cli.verify.play", number=where.play))
    return " " + ", ".join(parts)
