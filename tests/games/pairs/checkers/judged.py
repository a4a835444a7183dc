"""Random games of two armies, played beside pydraughts, which knows English draughts."""

import random
from dataclasses import replace
from typing import NamedTuple

from draughts import Board  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cfanp_gui.core.game import Position
from cfanp_gui.games.armies.events import LastCaptured
from cfanp_gui.games.pairs.checkers import CHECKERS
from cfanp_gui.games.registry import find_game
from tests.judges import plain_checkers as plain

GAME = find_game("cfanp").variant({"base": "checkers"})
OPTIONS = {"base": "checkers"}


def at(line: str) -> Position:
    """Return the position of a line without its base game."""
    return GAME.from_text(f"{line} base=checkers", OPTIONS)


def moves(position: Position) -> list[str]:
    """Return the legal moves in machine form."""
    return [one.text for one in position.legal_actions(min(position.actors()))]


class Judged(NamedTuple):
    """Comparison of a game with the judge's."""

    positions: int
    difference: str | None
    """First difference between the lists of moves; None without one."""


def square_of(number: int) -> str:
    """Return our name of a square of the judge, whose first mover stands at the top."""
    rank, place = divmod(number - 1, 4)
    file = 7 - 2 * place - (1 - rank % 2)
    return CHECKERS.names.joined[8 * rank + file]


def their_moves(board: Board) -> dict[str, object]:
    """Return the judge's moves by our machine form without the pair."""
    return {"".join(square_of(at) for at in move.steps_move): move for move in board.legal_moves()}


def random_game(seed: int, plies: int = 120) -> Judged:
    """Play a random game until the lists of moves differ, and return the comparison."""
    rng, board = random.Random(seed), Board(variant="english", fen="startpos")
    position = GAME.initial(2, OPTIONS).resolve_pending()[0]
    for ply in range(plies):
        if position.outcome() is not None:
            return Judged(ply, None)
        ours = {
            action.text.partition(":")[2]: action
            for action in position.legal_actions(min(position.actors()))
        }
        theirs = their_moves(board)
        if set(ours) != set(theirs):
            return Judged(ply, f"{position.to_text()}: {sorted(set(ours) ^ set(theirs))}")
        text = rng.choice(sorted(ours))
        position = position.apply(ours[text])[0]
        board.push(theirs[text])
    return Judged(plies, None)


def beside_plain(seed: int, players: int, plies: int) -> Judged:
    """Play a random game beside the second implementation until something differs.

    Some players have two armies from the beginning; now and then a turn is ended early.
    """
    rng = random.Random(seed)
    control = tuple(range(1, players + 1))
    if seed % 3 == 0:
        control = tuple(1 + army % (players - 1) for army in range(players))
    other = replace(plain.start(players), control=control)
    position = GAME.from_text(plain.text(other), OPTIONS).resolve_pending()[0]
    for ply in range(plies):
        outcome = position.outcome()
        if outcome is not None and "repetition" in outcome.reason:
            return Judged(ply, None)
        winner = None if outcome is None else 0 if outcome.result == "draw" else outcome.players[0]
        ours = [action.text for pair in position.pairs() for action in position.pair_actions(pair)]
        compared = (
            ("text", position.to_text(), plain.text(other)),
            ("over", winner, other.over),
            ("moves", sorted(ours), sorted(plain.moves(other))),
        )
        for what, one, two in compared:
            if one != two:
                return Judged(ply, f"{what} at {position.to_text()}: {one} and {two}")
        if outcome is not None:
            return Judged(ply, None)
        text = rng.choice(sorted(ours))
        if position.turn().end is not None and rng.random() < 0.2:
            text = "end"
        position, transition = position.apply(GAME.parse_action(text))
        other = plain.play(other, text)
        dead = [one for one in transition.events if isinstance(one, LastCaptured)]
        if [(one.army, one.by_army) for one in dead] != list(other.dead):
            return Judged(ply, f"dead after {text}: {dead} and {other.dead}")
    return Judged(plies, None)
