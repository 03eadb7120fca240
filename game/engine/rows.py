"""Tuples with an entry for every seat, every side or every round."""

from typing import TypeVar

T = TypeVar("T")


def with_entry(row: tuple[T, ...], place: int, entry: T) -> tuple[T, ...]:
    """The row with another entry at a place that it has, counted from 0."""
    return (*row[:place], entry, *row[place + 1 :])
