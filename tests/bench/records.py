"""How long a record takes to open: `python -m tests.bench.records`.

A game of 8 armies of 400 moves, played at random with a fixed seed, is written, read and opened as
a session; beside it python-chess reads a random PGN of as many moves. The CPU seconds are the
least of some rounds in which the tasks take turns. Nothing here is asserted by the tests: timings
differ from machine to machine.
"""

from __future__ import annotations

import io
import random
import time
from collections.abc import Callable

import chess
import chess.pgn

from cfanp_gui.core.game import Action
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import store

ARMIES = 8
MOVES = 400
SEED = 8
ROUNDS = 7
LIMIT = 0.5
"""CPU seconds in which a record should be open, on a quiet core."""


def random_game(armies: int, moves: int, seed: int) -> GameRecord:
    """Return a game of moves that chance chose, the first of those that last so long."""
    game = find_game("cfanp")
    rng = random.Random(seed)
    while True:
        record = GameRecord.new(game, {"order": "seats"}, ("",) * armies)
        position = record.start
        while len(record.moves) < moves and position.actors():
            (player,) = position.actors()
            action: Action = rng.choice(position.legal_actions(player))
            record.moves.append(MoveNode(action))
            position, _ = position.apply(action)
        if len(record.moves) == moves:
            return record


def random_pgn(moves: int, seed: int) -> str:
    """Return the PGN of a chess game of moves that chance chose."""
    rng = random.Random(seed)
    while True:
        board = chess.Board()
        while len(board.move_stack) < moves and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
        if len(board.move_stack) == moves:
            return str(chess.pgn.Game.from_board(board))


def least(rounds: int, *tasks: Callable[[], object]) -> list[float]:
    """Return the least CPU time of each task in seconds, when they take turns."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for index, task in enumerate(tasks):
            began = time.process_time()
            task()
            best[index] = min(best[index], time.process_time() - began)
    return best


def main() -> None:
    game = random_game(ARMIES, MOVES, SEED)
    text = cpgn.write_game(game)
    pgn = random_pgn(MOVES, SEED)
    colours = tuple(default_colours(ARMIES))

    def read() -> GameRecord:
        (found,) = cpgn.read_games(text, find_game)
        return found

    tasks: dict[str, Callable[[], object]] = {
        "python-chess reads a PGN of as many moves": lambda: chess.pgn.read_game(io.StringIO(pgn)),
        "play the actions": lambda: list(game.steps()),
        "write": lambda: cpgn.write_game(game),
        "read": read,
        "read and open": lambda: store.session_of(read(), colours),
    }
    print(f"{MOVES} moves of {ARMIES} armies, {len(text)} characters; CPU seconds")
    times = least(ROUNDS, *tasks.values())
    for name, seconds in zip(tasks, times, strict=True):
        print(f"{name:42} {seconds:6.3f}   {seconds / times[0]:6.2f} times python-chess")
    print(f"opening should take at most {LIMIT} s")


if __name__ == "__main__":
    main()
