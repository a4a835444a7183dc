"""How many positions a second the strongest bot searches: `python -m tests.bench.search`.

Each game is searched from positions of a game by chance, with a limit of nodes, by processor time.
Beside it stands how many times as many that are as python-chess plays moves and takes them back in
the same run, which machine and load weigh less on. `--interpreted` leaves the compiled code out.
"""

import argparse
import random
import time
from collections.abc import Mapping
from typing import Any

import chess

from cfanp_gui.bots.best_lines import manner_for, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.search import FEW_REPLIES, best_moves
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.kernel import compiled_kernel
from tests.core.chessboard import KIWIPETE

PETERSON = {"defend": True, "exchange": True, "kingcapture": True, "obstacles": True}
CASES: tuple[tuple[str, str, int, Mapping[str, Any], int, int], ...] = (
    ("chess, 2 armies", "cfanp", 2, {}, 300_000, 1_000_000),
    ("chess, 4 armies", "cfanp", 4, {}, 200_000, 1_000_000),
    ("chess, 8 armies", "cfanp", 8, {}, 100_000, 1_000_000),
    ("xiangqi", "cfanp", 2, {"base": "xiangqi"}, 100_000, 100_000),
    ("shogi", "cfanp", 2, {"base": "shogi"}, 100_000, 100_000),
    ("atomic", "cfanp", 2, {"base": "atomic"}, 50_000, 100_000),
    ("janggi", "cfanp", 2, {"base": "janggi"}, 50_000, 100_000),
    ("seirawan", "cfanp", 2, {"base": "seirawan"}, 50_000, 100_000),
    ("checkers", "cfanp", 2, {"base": "checkers"}, 100_000, 100_000),
    ("hidden armies", "cfanp", 2, {"base": "hidden"}, 100_000, 100_000),
    ("armies removed", "cfanp", 4, {"captured": "removed"}, 100_000, 100_000),
    ("Peterson's rules", "cfanp", 4, PETERSON, 20_000, 30_000),
    ("Avalanche", "cfanp", 2, {"avalanche": True}, 50_000, 30_000),
    ("ring of four", "ring", 4, {}, 2_000, 30_000),
    ("StrategiChess", "strategichess", 2, {}, 1_000, 30_000),
)
"""Name, game, players, options, positions of each search, and the least a second that is wanted."""
PLIES, EVERY = 24, 8
"""Plies of the game by chance, and how many lie between two searches."""


def chance_positions(key: str, players: int, options: Mapping[str, Any]) -> list[Position]:
    """Return some positions of a game by chance."""
    game, rng = find_game(key), random.Random(1)
    options = {"order": "seats", **options} if key == "cfanp" else options
    position, kept = game.variant(options).initial(players, options), list[Position]()
    for ply in range(PLIES):
        if position.outcome() is not None:
            break
        if ply % EVERY == 0:
            kept.append(position)
        legal = position.legal_actions(min(position.actors()))
        moves = [move for move in legal if hasattr(move, "origin")]
        position, _ = position.apply(rng.choice(moves or list(legal)))
    return kept


def searched(position: Position, piece_types: Mapping[str, Any], nodes: int) -> tuple[int, float]:
    """Return the number of positions of a search, and its seconds of processor time."""
    whole = position if position.viewer is None else position.guessed(1)
    state = state_of(whole, min(position.actors()), piece_types)
    thinking = Thinking(Limit(nodes))
    began = time.process_time()
    best_moves(state, manner_for(state, FEW_REPLIES), thinking, random.Random(1))
    return thinking.nodes, time.process_time() - began


def yardstick() -> float:
    """Return the number of moves a second that python-chess plays and takes back."""
    board, moves, began = chess.Board(KIWIPETE), 0, time.process_time()
    while time.process_time() - began < 1:
        for move in list(board.legal_moves):
            board.push(move)
            board.pop()
            moves += 1
    return moves / (time.process_time() - began)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.search")
    parser.add_argument("--interpreted", action="store_true")
    parser.add_argument("--only", default="", help="only the games whose names begin so")
    options = parser.parse_args()
    if options.interpreted:
        import cfanp_gui.kernel as package

        package.__path__[:] = [p for p in package.__path__ if compiled_kernel.FOLDER not in p]
    theirs = yardstick()
    print(f"python-chess plays {theirs:,.0f} moves a second")
    cases = [case for case in CASES if case[0].startswith(options.only)]
    for name, key, players, rules, nodes, least in cases:
        game, total, seconds = find_game(key), 0, 0.0
        for position in chance_positions(key, players, rules):
            limit = nodes // 100 if options.interpreted else nodes
            spent = searched(position, game.variant(rules).piece_types, limit)
            total, seconds = total + spent[0], seconds + spent[1]
        rate = total / seconds
        print(f"{name:17}: {rate:11,.0f} a second, {rate / theirs:6.2f} times (wanted {least:,})")


if __name__ == "__main__":
    main()
