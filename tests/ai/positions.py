"""Positions for tests: set out by hand, or met in seeded deals of every game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.engine.actions import Deal, Play
from game.engine.cards import DECK, Card, parse
from game.engine.observe import observe
from game.engine.play import apply, legal, start
from game.engine.shuffle import shuffled
from game.engine.state import Made, Observation, Phase, State
from game.engine.variants import PRESETS, ruleset

TABLES = [(game, players) for game in PRESETS for players in ruleset(game).tables]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of codes with blanks between them."""
    return tuple(map(parse, text.split()))


def play(text: str) -> Play:
    """``5s`` is laid, ``5s x 5d`` takes."""
    card, takes, taken = text.partition(" x ")
    return Play(parse(card), tuple(sorted(cards(taken))) if takes else None)


def position(
    hands: tuple[str, ...],
    table: str,
    piles: tuple[str, ...] = (),
    game: str = "scopa_classica",
    turn: int = 0,
    dealer: int = 1,
    last_taker: int | None = None,
) -> State:
    """A state in the middle of a deal; every card not named is in the stock."""
    begun = start(ruleset(game), len(hands), dealer)
    held = tuple(map(cards, hands))
    won = tuple(map(cards, piles)) or begun.piles
    used = {card for group in (*held, cards(table), *won) for card in group}
    return replace(
        begun,
        phase=Phase.PLAY,
        hands=held,
        table=cards(table),
        piles=won,
        stock=tuple(card for card in DECK if card not in used),
        last_taker=last_taker,
        turn=turn,
        deal_number=1,
        plays=(Made(turn, Play(0), False),),
    )


def met(game: str, players: int, seed: int, deals: int = 1) -> Iterator[State]:
    """Every state with somebody to play in some deals played at random."""
    chance = Random(f"{game} {players} {seed}")
    state = start(ruleset(game), players, seed % players)
    while state.phase is not Phase.OVER and state.deal_number <= deals:
        if state.phase is Phase.DEAL:
            if state.plays and state.deal_number == deals:
                return
            state, _ = apply(state, Deal(shuffled(chance.randbytes)))
        else:
            yield state
            state, _ = apply(state, chance.choice(legal(state)))


def seen(state: State) -> Observation:
    """What the mover sees."""
    return observe(state, state.turn)
