"""Fairy-Stockfish as the judge of described games, by its Python module `pyffish`."""

import random
from collections.abc import Container
from typing import NamedTuple

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.armies.actions import Pass
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.library import own

AB = Pair(0, 1)
OWN = {game.key: game for game in own().games if game.key != "differentarmies"}
"""The program's own games that Fairy-Stockfish can play, which is told of those it lacks."""
for _game in OWN.values():
    if _game.key not in pyffish.variants():
        section = f"\n{_game.source}".rpartition("\n[")[2].splitlines()
        pyffish.load_variant_config("[" + "\n".join(one for one in section if one[:5] != "cfanp"))

PASS = (0, 0, 0)
"""Sign of a pass among moves."""


def is_pass(text: str) -> bool:
    """Return True if Fairy-Stockfish's text of a move means a pass: from a square to itself."""
    half = len(text) // 2
    return text[:half] == text[half:] and text[:1].isalpha()


def start(game: DescribedGame) -> State:
    """Return the start of a game of two armies."""
    rules = rules_of({}, game)
    return State.start(2, rules, hooks_of(rules))


def moves(state: State) -> dict[str, tuple[int, int, int]]:
    """Return the legal moves by their machine forms; none when the game is over."""
    if state.stuck or state.sides.decided:
        return {}
    found = {state.base.texts[move]: move for move in state.moves_on(AB).expand()}
    if any(may(state) for may in state.hooks.may_pass):
        found["pass"] = PASS
    return found


def _legal(
    game: DescribedGame, key: str, fen: str, played: list[str], ours: Container[str]
) -> list[str]:
    """Return the moves that Fairy-Stockfish lists, but for pawns dropped to mate.

    It lists these, and lets who drops one lose.
    """
    found = pyffish.legal_moves(key, fen, played)
    return [
        "pass" if is_pass(text) else text
        for text in found
        if text in ours
        or text[1:2] != "@"
        or text[0] not in game.no_mate_by
        or not pyffish.gives_check(key, fen, [*played, text])
        or pyffish.legal_moves(key, fen, [*played, text])
    ]


class Found(NamedTuple):
    """Result of a random game."""

    positions: int
    difference: str | None
    """Difference between its moves and Fairy-Stockfish's; the game ends there."""


def random_game(game: DescribedGame, key: str, seed: int, plies: int, san: bool = False) -> Found:
    """Play a random game and compare the legal moves of every position.

    With `san` it compares how a move is written for people too.
    """
    fen, rng = pyffish.start_fen(key), random.Random(seed)
    state, played = start(game), list[str]()
    for ply in range(plies):
        side = "wb".index(pyffish.get_fen(key, fen, played).split(" ")[1])
        if side != state.army and not (state.stuck or state.sides.decided):
            played += filter(
                is_pass, pyffish.legal_moves(key, fen, played)
            )  # ours passes by itself
        ours = moves(state)
        theirs = _legal(game, key, fen, played, ours)
        if sorted(ours) != sorted(theirs):
            where = pyffish.get_fen(key, fen, played)
            more, less = sorted(set(ours) - set(theirs)), sorted(set(theirs) - set(ours))
            return Found(ply + 1, f"{where}: only ours {more}, only theirs {less}")
        if not ours:
            return Found(ply + 1, None)
        text = rng.choice(sorted(ours))
        if san and text != "pass":
            written = written_by(state, ours[text])
            where = pyffish.get_fen(key, fen, played)
            judged = _san(key, where, text)
            # It writes different pieces alike that are dropped promoted.
            others = (one for one in ours if one[0] == "+" and one != text)
            if written != judged and judged not in [_san(key, where, one) for one in others]:
                return Found(ply + 1, f"{where}: {text} is {written}, not {judged}")
        if text == "pass":
            passes = next(filter(is_pass, pyffish.legal_moves(key, fen, played)))
            modifier = state.hooks.player_of(Pass())
            assert modifier is not None, "a rule offers its own actions"
            state = modifier.play(state, Pass(), TurnReport())
        else:
            state = play(state, AB, ours[text], TurnReport())
        played.append(passes if text == "pass" else text)
    return Found(plies, None)


def _san(key: str, fen: str, text: str) -> str:
    found: str = pyffish.get_san(key, fen, text, False, pyffish.NOTATION_SAN)
    return found.rstrip("+#")


def written_by(state: State, move: tuple[int, int, int]) -> str:
    """Return a move as people write it, without its pair and the signs of check and mate."""
    base = state.base
    places = {base.joined(square, AB): piece for square, piece in state.pieces().items()}
    origin, target, becomes = move
    steps = [(start, goal) for start, goal, _ in state.moves_on(AB).expand()]
    said = base.base.becomes[becomes] if becomes else None
    if not becomes and base.moved_along(state.board(AB), AB, state.army, origin, target):
        return base.san.castling(origin, target) or ""

    def letter_at(square: int) -> str | None:
        piece = places.get(square)
        return piece.letter if piece is not None else None

    return base.san.write((origin, target, said), letter_at, steps)
