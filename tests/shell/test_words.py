"""The catalogues are found, and a missing one stops nothing."""

from gettext import GNUTranslations
from pathlib import Path

import pytest

from game.match.i18n import Words
from game.shell import words as module
from game.shell.clockwork import SystemChance, SystemClock
from game.shell.words import system_language, words


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "Spanish_Spain.1252"}, "es"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_system_tells_its_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    monkeypatch.setattr(module, "LANGUAGES", {"en": "English", "it": "Italiano", "es": "Español"})
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, variables.get(name, ""))
    assert system_language() == language


def test_the_english_catalogue_is_there() -> None:
    english = words("en")
    assert english.language == "en" and english.knows("cli.about")


def test_sentences_of_several_forms_are_known_to_every_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Early releases of Python 3.11 look for a sentence without its forms only."""

    def bare(catalogue: GNUTranslations, key: str) -> str:
        found: dict[object, str] = getattr(catalogue, "_catalog")  # noqa: B009
        return found.get(key, key)

    monkeypatch.setattr(GNUTranslations, "gettext", bare)
    english = words("en")
    assert english.knows("coach.it.cards_to_21.plain") and not english.knows("coach.it.nothing")
    assert english.text("parts.pile.cards", n=1) == english.plural("parts.pile.cards", 1) != "parts.pile.cards"


def test_an_unknown_language_falls_back_to_english() -> None:
    assert words("xx").language == "en"


@pytest.mark.parametrize("content", [None, b"", b"no catalogue at all", b"\xde\x12\x04\x95" + b"\xff" * 40])
def test_a_broken_catalogue_shows_keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "words.mo"
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(module, "resource", lambda *_: file)
    found = words("en")
    assert isinstance(found, Words) and found.text("cli.about") == "cli.about"


def test_the_clock_goes_forward() -> None:
    clock = SystemClock()
    times = [clock.now() for _ in range(100)]
    assert times == sorted(times)


def test_chance_gives_as_much_as_is_asked_for() -> None:
    assert [len(SystemChance().bytes(count)) for count in (0, 1, 32)] == [0, 1, 32]


def test_in_italian_a_partner_may_be_a_woman_and_the_offer_to_cut_says_what_is_done() -> None:
    italian = words("it")
    for key in ("table.partner", "setup.seat.partner", "setup.seat.partner_left", "setup.seat.partner_right"):
        assert "ompagno" not in italian.text(key)
    assert italian.text("cut.always") == "Taglia sempre per me"
