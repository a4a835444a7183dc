"""How long a record takes to open: `python -m tests.bench.records`.

Games of 8 armies, played at random with a fixed seed, one of 400 actions and one of 400 moves by
each army, are written, read and opened as a session; beside them python-chess reads a random PGN
of 400 moves each. The CPU seconds are the least of some rounds in which the tasks take turns.
Nothing here is asserted by the tests: timings differ from machine to machine.
"""

import io
import random
import time
from collections.abc import Callable

import chess
import chess.pgn

from cfanp_gui.core.game import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import store
from tests.bench.moves import alternate

ARMIES = 8
MOVES = 400
SEED = 0
ROUNDS = 7
LIMIT = 0.5
"""CPU seconds in which a record should be open, on a quiet core."""
TRIES = 3
"""Actions that chance draws until one captures nothing; else no game would last."""


def random_game(armies: int, actions: int, seed: int) -> GameRecord:
    """Return a game of so many actions that chance chose, the first that lasts so long."""
    game = find_game("cfanp")
    rng = random.Random(seed)
    while True:
        record = GameRecord.new(game, {"order": "seats"}, ("",) * armies)
        position: Position = record.start
        while len(record.moves) < actions and position.actors():
            (player,) = position.actors()
            legal = position.legal_actions(player)
            for _ in range(TRIES):
                after, transition = position.apply(rng.choice(legal))
                if not (transition.captured or transition.control):
                    break
            record.root.end.add(MoveNode(transition.action))
            position = after
        if len(record.moves) == actions:
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


def tasks_of(game: GameRecord) -> dict[str, Callable[[], object]]:
    """Return the tasks that are measured for a game, by name."""
    text = cpgn.write_game(game)
    colours = tuple(default_colours(ARMIES))

    def read() -> GameRecord:
        (found,) = cpgn.read_games(text, find_game)
        return found

    count = len(game.moves)
    return {
        f"play {count} actions of {ARMIES} armies": lambda: list(game.steps()),
        f"write them ({len(text)} characters)": lambda: cpgn.write_game(game),
        f"read {count}": read,
        f"read {count} and open a session": lambda: store.session_of(read(), colours),
    }


def main() -> None:
    pgn = random_pgn(2 * MOVES, SEED)
    tasks: dict[str, Callable[[], object]] = {
        f"python-chess reads {MOVES} moves each": lambda: chess.pgn.read_game(io.StringIO(pgn))
    }
    for actions in (MOVES, MOVES * ARMIES):
        tasks |= tasks_of(random_game(ARMIES, actions, SEED))
    times = alternate(ROUNDS, *tasks.values(), clock=time.process_time)
    for name, seconds in zip(tasks, times, strict=True):
        print(f"{name:36} {seconds:6.3f} s of CPU, {seconds / times[0]:6.2f} times python-chess")
    print(f"opening should take at most {LIMIT} s")


if __name__ == "__main__":
    main()
