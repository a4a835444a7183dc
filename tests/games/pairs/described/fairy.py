"""Fairy-Stockfish as the judge of described games, by its Python module `pyffish`."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.described.game import DescribedGame

AB = Pair(0, 1)


def start(game: DescribedGame) -> State:
    """Return the start of a game of two armies."""
    rules = rules_of({}, game)
    return State.start(2, rules, hooks_of(rules))


def moves(state: State) -> dict[str, tuple[int, int, int]]:
    """Return the legal moves by their machine forms; none when the game is over."""
    if state.stuck or state.decided:
        return {}
    return {state.base.texts[move]: move for move in state.moves_on(AB).expand()}


def differences(
    game: DescribedGame, key: str, seed: int, plies: int
) -> Iterator[tuple[str, list[str], list[str]]]:
    """Yield where a random game differs from Fairy-Stockfish's, if it does: then it ends.

    Given are the position, the moves that only we have, and those that only it has.
    """
    fen, rng = pyffish.start_fen(key), random.Random(seed)
    state, played = start(game), list[str]()
    for _ in range(plies):
        ours = moves(state)
        theirs = pyffish.legal_moves(key, fen, played)
        if sorted(ours) != sorted(theirs):
            where = pyffish.get_fen(key, fen, played)
            yield where, sorted(set(ours) - set(theirs)), sorted(set(theirs) - set(ours))
            return
        if not ours:
            return
        text = rng.choice(sorted(ours))
        state = play(state, AB, *ours[text], TurnReport())
        played.append(text)
