"""Every language says the same things, the programs ask for nothing else, and what is compiled is up to date."""

import re
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from string import Formatter

import pytest
from babel.messages.catalog import Message

from game.engine.variants import PRESETS
from game.match.i18n import LANGUAGES
from tests.arch.keys import KEY, calls, uses
from tests.arch.tree import report
from tests.compile_words import catalogues, compiled, read

each_language = pytest.mark.parametrize("language", sorted(catalogues()))
each_translation = pytest.mark.parametrize("language", sorted(set(catalogues()) - {"en"}))

ENGLISH_WORDS = re.compile(r"\b(?:the|of|and|is|are|with|your|you|this|that|cannot)\b", re.IGNORECASE)
"""Words that no other language of the game has."""

ONE, SEVERAL = 0, 1
FORMS = {number: ONE if number == 1 else SEVERAL for number in (0, 1, 2, 5, 11, 21, 101)}
"""Which form of a sentence goes with a number; the same in all languages of the game so far."""


@cache
def _messages(language: str) -> dict[str, Message]:
    return {str(m.id[0] if m.pluralizable else m.id): m for m in read(language) if m.id}


def _forms(message: Message) -> tuple[str, ...]:
    string = message.string or ""
    return (string,) if isinstance(string, str) else tuple(string)


def _places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def _values(message: Message) -> frozenset[str]:
    """The names a sentence fills in; the number of a plural is always at hand and may be left out."""
    places = frozenset().union(*(_places(form) for form in _forms(message)))
    return places - {"n"} if message.pluralizable else places


def _things(message: Message) -> frozenset[str]:
    """The same without how they are named: at the beginning of a sentence, or with an article."""
    return frozenset(re.sub("^(?:the|a)_", "", name.lower()) for name in _values(message))


def test_every_offered_language_has_its_catalogue() -> None:
    assert set(catalogues()) == set(LANGUAGES)


@each_language
def test_keys_are_dotted_names(language: str) -> None:
    assert [key for key in _messages(language) if not KEY.fullmatch(key)] == []


@each_language
def test_languages_have_the_same_keys(language: str) -> None:
    assert sorted(_messages(language).keys() ^ _messages("en").keys()) == []


@each_language
def test_every_sentence_is_there(language: str) -> None:
    faults = [key for key, message in _messages(language).items() if message.fuzzy or not all(_forms(message))]
    assert not faults, report(faults)


@each_language
def test_plural_forms_are_complete(language: str) -> None:
    assert read(language).num_plurals == 2
    faults = [
        key
        for key, message in _messages(language).items()
        if message.pluralizable and (message.id[0] != message.id[1] or len(_forms(message)) != 2)
    ]
    assert not faults, report(faults)


@each_language
def test_numbers_choose_their_form(language: str) -> None:
    catalogue = GNUTranslations(BytesIO(compiled(language)))
    assert catalogue.info()["language"] == language
    assert {number: catalogue.plural(number) for number in FORMS} == FORMS  # type: ignore[attr-defined]


@each_translation
def test_languages_fill_in_the_same_values(language: str) -> None:
    faults = [
        f"{key}: {sorted(_things(message))}, English {sorted(_things(_messages('en')[key]))}"
        for key, message in _messages(language).items()
        if key in _messages("en") and _things(message) != _things(_messages("en")[key])
    ]
    assert not faults, report(faults)


@each_translation
def test_no_english_is_left(language: str) -> None:
    faults = [
        f"{key}: {form}"
        for key, message in _messages(language).items()
        for form in _forms(message)
        if ENGLISH_WORDS.search(re.sub(r"\{\w*\}", "", form))
    ]
    assert not faults, report(faults)


@each_translation
def test_keys_stand_in_the_order_of_the_english_file(language: str) -> None:
    shared = [key for key in _messages("en") if key in _messages(language)]
    assert [key for key in _messages(language) if key in _messages("en")] == shared


@each_language
def test_compiled_catalogue_is_up_to_date(language: str) -> None:
    path = catalogues()[language].with_suffix(".mo")
    assert path.exists() and path.read_bytes() == compiled(language), "run: python -m tests.compile_words"


def test_every_key_of_the_programs_is_in_the_catalogue() -> None:
    known = _messages("en")
    faults = [
        f"{use.where}: {use.pattern.pattern}"
        for use in uses(known)
        if not any(use.pattern.fullmatch(key) for key in known)
    ]
    faults += [call.where for call in calls() if call.key not in known]
    assert not faults, report(faults)


def test_every_game_has_a_name() -> None:
    names = {f"preset.{preset}" for preset in PRESETS} | {f"game.{preset.family}" for preset in PRESETS.values()}
    assert names <= _messages("en").keys()


def test_every_sentence_is_asked_for() -> None:
    known = _messages("en")
    asked = {use.pattern for use in uses(known)}
    faults = [key for key in known if not any(pattern.fullmatch(key) for pattern in asked)]
    assert not faults, report(faults)


@each_language
def test_calls_give_the_values_their_sentence_needs(language: str) -> None:
    faults = []
    for call in calls():
        message = _messages(language).get(call.key)
        if message and call.plural != message.pluralizable:
            faults.append(f"{call.where}: plural on one side only")
        elif message and call.values is not None and call.values != _values(message):
            faults.append(f"{call.where}: given {sorted(call.values)}, needs {sorted(_values(message))}")
    assert not faults, report(faults)
