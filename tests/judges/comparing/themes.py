"""What random games of base games are about, so that what seldom happens happens often.

A theme arranges the start and chooses the actions: pieces that go to and fro until positions come
again, players who leave each other no move, pawns that pass each other.
"""

import random
from collections.abc import Callable

from tests.judges.reference.base_games import Game
from tests.judges.reference.base_games.moves import Move
from tests.judges.reference.base_games.position import Piece, Position

Choice = Callable[[random.Random, Game], str | None]
"""Returns an action to choose; None where the theme has nothing to say."""


def strip_down(rng: random.Random, at: Position, kept: int) -> None:
    """Leave each army its King and few pieces, and no army but two their player."""
    for board in [*at.halves, at.strip]:
        for square, piece in list(board.items()):
            if not at.is_royal(piece):
                del board[square]
                if rng.random() * 16 < kept:
                    board[square] = piece
    at.castling = [""] * at.armies
    at.hands.clear()
    at.left = at.bonus()


def shuffle_start(rng: random.Random, at: Position) -> None:
    """Leave few pieces, and perhaps a count of moves that is about to end the game."""
    strip_down(rng, at, rng.choice((1, 3)))
    if rng.random() < 0.3:
        at.clock = 75 * len(at.living()) - rng.randint(1, 12)


def cramped_start(rng: random.Random, at: Position) -> None:
    """Leave two armies, one of them little more than its King."""
    strip_down(rng, at, rng.choice((4, 7)))
    rich = rng.choice((0, at.armies - 1))
    at.control = [1 if army == 0 else at.armies if army == at.armies - 1 else None
                  for army in range(at.armies)]  # fmt: skip
    for board in [*at.halves, at.strip]:
        for square, piece in list(board.items()):
            if piece.army != rich and not (at.alive(piece.army) and at.is_royal(piece)):
                del board[square]
    at.left = at.bonus()


def passing_start(rng: random.Random, at: Position) -> None:
    """Put pawns of other armies beside where pawns come by their first moves."""
    game, half = at.game, at.game.half
    pawns = [game.letter(kind) for kind in game.kinds("enPassantTypes", 0) & game.known]
    for board, own in enumerate(at.halves):
        for pawn in pawns[:1] * 3:
            square = rng.randint(1, game.files), rng.choice((half, half, half - 1))
            army = rng.choice([one for one in range(at.armies) if one != board])
            if square[1] > 1 and square not in own and at.alive(army):
                own[square] = Piece(pawn, army)
    at.left = at.bonus()


def to_and_fro(rng: random.Random, game: Game, last: dict[int, Move]) -> str | None:
    """Choose the move back of the army's last one, or a quiet one."""
    if game.may_end:
        return "end"
    before = last.get(game.position.army)
    back = [text for text, move in game.moves.items() if before and not move.taken
            and (move.pair, move.origin, move.target) == (before.pair, before.target, before.origin)
            and not move.suffix]  # fmt: skip
    if back and rng.random() < 0.97:
        return rng.choice(sorted(back))
    pawns = game.position.game.kinds("nMoveRuleTypes", 0)
    quiet = [text for text, move in game.moves.items()
             if move.origin and not move.taken and not move.suffix
             and not pawns & {game.position.kind(move.becomes)}]  # fmt: skip
    return rng.choice(quiet) if quiet else None


def leaving_least(rng: random.Random, game: Game) -> str | None:
    """Choose a move after which who comes next has few, best none, without a check."""
    moves = list(game.moves)
    some = rng.sample(moves, min(len(moves), 8))
    if not some:
        return None

    def replies(text: str) -> tuple[bool, float]:
        after = game.copy()
        events = after.apply(text)
        if after.outcome is not None and after.outcome.reason == "stalemate":
            return False, -1.0
        mates = any(event.type == "checkmate" for event in events)
        return mates or after.outcome is not None, len(after.moves) + rng.random()

    return min(some, key=replies)


def stepping_past(rng: random.Random, game: Game) -> str | None:
    """Choose a capture in passing, or a first step that passes a square."""
    captures = [text for text, move in game.moves.items() if move.taken not in (None, move.target)]
    steps = [text for text, move in game.moves.items() if move.passed]
    found = captures or (steps if rng.random() < 0.8 else [])
    return rng.choice(sorted(found)) if found else None


class Theme:
    """Theme of a game, which remembers the last move of each army."""

    NAMES = ("any", "shuffling", "cramped", "passing")
    _STARTS = {"shuffling": shuffle_start, "cramped": cramped_start, "passing": passing_start}  # noqa: RUF012

    def __init__(self, name: str) -> None:
        self.name = name
        self._last: dict[int, Move] = {}

    def arrange(self, rng: random.Random, at: Position) -> None:
        """Arrange the start of a game."""
        if self.name in self._STARTS:
            self._STARTS[self.name](rng, at)

    def choose(self, rng: random.Random, game: Game) -> str | None:
        """Return an action; None where any will do."""
        if self.name == "shuffling":
            text = to_and_fro(rng, game, self._last)
        elif self.name == "cramped":
            text = leaving_least(rng, game)
        elif self.name == "passing":
            text = stepping_past(rng, game)
        else:
            return None
        if text in game.moves:
            self._last[game.position.army] = game.moves[text]
        return text
