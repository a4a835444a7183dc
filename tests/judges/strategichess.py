"""A slow second model of StrategiChess, to compare the rules with.

Written from the rules of record alone: it shares neither code nor ways with the game's own. Pieces
lie in a dictionary by square, each move is tried on a copy, and checks are found by walking outward
from every enemy piece. A `Game` is changed in place; `copy` gives another.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.judges.strategichess_text import (
    ROWS,
    Refused,
    Square,
    by_board,
    name,
    read_boards,
    read_unmoved,
    team_of,
    write_boards,
    write_unmoved,
)

Pieces = dict[Square, str]
Action = tuple[Square | None, Square | None, tuple[int, ...]]
"""Origin and target of a piece (none for a pass), and the boards whose turn it uses."""

STRAIGHT = ((1, 0), (-1, 0), (0, 1), (0, -1))
DIAGONAL = ((1, 1), (1, -1), (-1, 1), (-1, -1))
LEAPS = ((1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1))
LINES = {"R": STRAIGHT, "B": DIAGONAL, "Q": STRAIGHT + DIAGONAL}
FORWARD = {"w": 1, "b": -1}
OTHER = {"w": "b", "b": "w"}
ROADS = (1, 2, 7, 8, 13, 14)
EDGE_FILES = (0, 13)
REAR = "RRNNBBQKBBNNRR"


# The squares that a piece reaches, checks left aside


def neighbour(square: Square, files: int, rows: int, boards: int) -> Square | None:
    """Return the square so many files and rows on, over an edge where boards join, if any."""
    board, file, row = square[0], square[1] + files, square[2] + rows
    if file > 13:
        board, file = board + 1, file - 14
    elif file < 0:
        board, file = board - 1, file + 14
    if row not in ROWS or not 1 <= board <= boards:
        return None
    return board, file, row


def aims(pieces: Pieces, square: Square, boards: int) -> list[Square]:
    """Return the squares on which the piece on a square captures and gives check."""
    letter = pieces[square]
    kind = letter.upper()
    if kind in LINES:
        return [at for step in LINES[kind] for at in line(pieces, square, step, boards)]
    found = []
    if kind == "N":
        for files, rows in LEAPS:
            at = neighbour(square, files, rows, boards)
            if at and (at[0] == square[0] or square[1] in EDGE_FILES):
                found.append(at)
    elif kind == "K":
        for files, rows in STRAIGHT + DIAGONAL:
            at = neighbour(square, files, rows, boards)
            if at and at[0] == square[0]:
                found.append(at)
    else:
        for files in (-1, 1):
            at = neighbour(square, files, FORWARD[team_of(letter)], boards)
            if at:
                found.append(at)
    return found


def line(pieces: Pieces, square: Square, step: tuple[int, int], boards: int) -> list[Square]:
    """Return the squares one way along a line, to the first piece or the first beyond an edge."""
    found = []
    at = neighbour(square, *step, boards)
    while at:
        found.append(at)
        if at in pieces or at[0] != square[0]:
            break
        at = neighbour(at, *step, boards)
    return found


def pawn_steps(pieces: Pieces, square: Square, never_moved: bool, boards: int) -> list[Square]:
    """Return the squares that a pawn reaches without capture."""
    forward = FORWARD[team_of(pieces[square])]
    found = []
    for rows in (1, 2, 3) if never_moved else (1,):
        at = neighbour(square, 0, rows * forward, boards)
        if at is None or at in pieces:
            break
        found.append(at)
    back = neighbour(square, 0, -forward, boards)
    if back and back not in pieces:
        found.append(back)
    if square[2] in ROADS:
        for files in (-1, 1):
            at = neighbour(square, files, 0, boards)
            if at and at not in pieces:
                found.append(at)
    return found


def after(pieces: Pieces, start: Square, target: Square) -> Pieces:
    """Return a copy of the pieces in which one has moved."""
    copy = dict(pieces)
    copy[target] = copy.pop(start)
    return copy


def checked(pieces: Pieces, board: int, team: str, boards: int) -> bool:
    """Return True if a team's King on a board is in check; False where there is none."""
    king = "K" if team == "w" else "k"
    for at, letter in pieces.items():
        if at[0] == board and letter == king:
            return any(
                at in aims(pieces, start, boards)
                for start, other in pieces.items()
                if team_of(other) != team and abs(start[0] - board) <= 1 and in_line(start, at)
            )
    return False


def in_line(one: Square, other: Square) -> bool:
    """Return True if a line or a Knight's leap joins two squares."""
    files = abs(14 * (one[0] - other[0]) + one[1] - other[1])
    rows = abs(one[2] - other[2])
    return files in (0, rows) or rows == 0 or files + rows == 3


@dataclass
class Game:
    """All boards side by side."""

    boards: int
    pieces: Pieces
    to_move: dict[int, str]
    unmoved: set[Square]
    """Squares of the pawns that never moved."""
    quiet: int
    """Moves on all boards since the last capture, pawn move or King taken off."""
    numbers: dict[int, int]
    over: dict[str, str] | None = None
    opening: list[dict] = field(default_factory=list)
    """Events when the position was judged on being read."""

    @classmethod
    def start(cls, boards: int) -> Game:
        """Return the start on 1 to 6 boards."""
        pieces = {}
        unmoved = set()
        for board in range(1, boards + 1):
            for file, letter in enumerate(REAR):
                pieces[board, file, 3] = letter
                pieces[board, file, 4] = "P"
                pieces[board, file, 11] = "p"
                pieces[board, file, 12] = letter.lower()
                unmoved |= {(board, file, 4), (board, file, 11)}
        numbers = range(1, boards + 1)
        return cls(boards, pieces, dict.fromkeys(numbers, "w"), unmoved, 0,
                   dict.fromkeys(numbers, 1))  # fmt: skip

    @classmethod
    def read(cls, stfen: str) -> Game:
        """Return the position of a text, judged. Raises Refused for Kings that cannot stand so."""
        fields = stfen.split(" ")
        boards, pieces = read_boards(fields[0])
        game = cls(
            boards,
            pieces,
            by_board(fields[1]),
            read_unmoved(fields[2]),
            int(fields[3]),
            {board: int(number) for board, number in by_board(fields[4]).items()},
        )
        if not {"K", "k"} <= set(pieces.values()):
            raise Refused("A team has no King on any board.")
        if boards == 1 and game.in_check(1, OTHER[game.to_move[1]]):
            raise Refused("A King is in check that is not to move.")
        game.opening = game.judge(None)
        return game

    def write(self) -> str:
        """Return the position as one line."""
        return " ".join(
            (
                write_boards(self.boards, self.pieces),
                "|".join(self.to_move[board] for board in self.all_boards()),
                write_unmoved(self.boards, self.unmoved),
                str(self.quiet),
                "|".join(str(self.numbers[board]) for board in self.all_boards()),
            )
        )

    def copy(self) -> Game:
        """Return another game that stands the same."""
        return Game(self.boards, dict(self.pieces), dict(self.to_move), set(self.unmoved),
                    self.quiet, dict(self.numbers), self.over, list(self.opening))  # fmt: skip

    # What can be seen

    def all_boards(self) -> range:
        """Return the numbers of the boards."""
        return range(1, self.boards + 1)

    @property
    def kings(self) -> dict[str, list[int]]:
        """Return for each team the boards on which it has a King."""
        return {
            team: sorted(at[0] for at, letter in self.pieces.items() if letter == king)
            for team, king in (("w", "K"), ("b", "k"))
        }

    def in_check(self, board: int, team: str) -> bool:
        """Return True if a team's King on a board is in check, no matter which team is to move."""
        return checked(self.pieces, board, team, self.boards)

    def answer(self, legal: list[str] | None = None) -> dict:
        """Return the answer of the command line; the legal moves may be given if they are known."""
        return {
            "stfen": self.write(),
            "moves": self.legal() if legal is None else legal,
            "to_move": {str(board): self.to_move[board] for board in self.all_boards()},
            "kings": self.kings,
            "over": self.over,
        }

    # What may be done

    def legal(self) -> list[str]:
        """Return all moves in machine form, sorted; pulls as if they were agreed to."""
        return sorted(self.actions())

    def actions(self) -> dict[str, Action]:
        """Return all that may be done, by its machine form."""
        found: dict[str, Action] = {}
        if self.over:
            return found
        for board in self.all_boards():
            own = self.board_moves(board) | self.sends(board)
            if not own and self.boards > 1:
                own = {f"{board}:--": (None, None, (board,))}
            found |= own | self.pulls(board)
        return found

    def paths(self, origin: int, goal: int, team: str) -> list[tuple[Square, Square]]:
        """Return the ways of a team's pieces from a board to that or another, Kings left aside."""
        found = []
        for start, letter in self.pieces.items():
            if start[0] != origin or team_of(letter) != team:
                continue
            targets = aims(self.pieces, start, self.boards)
            if letter in "Pp":
                targets = [at for at in targets if at in self.pieces]
                targets += pawn_steps(self.pieces, start, start in self.unmoved, self.boards)
            for target in targets:
                there = self.pieces.get(target)
                if target[0] == goal and (
                    there is None or (team_of(there) != team and there not in "Kk")
                ):
                    found.append((start, target))
        return found

    def safe_after(self, start: Square, target: Square) -> bool:
        """Return True if a move leaves its team's Kings on the boards it touches out of check."""
        team = team_of(self.pieces[start])
        pieces = after(self.pieces, start, target)
        return not any(checked(pieces, at[0], team, self.boards) for at in {start, target})

    def board_moves(self, board: int) -> dict[str, Action]:
        """Return the moves of the player to move that stay on their board."""
        return {
            f"{board}:{name(start)}{name(target)}": (start, target, (board,))
            for start, target in self.paths(board, board, self.to_move[board])
            if self.safe_after(start, target)
        }

    def sends(self, board: int) -> dict[str, Action]:
        """Return the pieces that the player to move may send to a team-mate."""
        team = self.to_move[board]
        found: dict[str, Action] = {}
        for other in (board - 1, board + 1):
            if self.to_move.get(other) != team or self.in_check(other, team):
                continue
            for start, target in self.paths(board, other, team):
                if self.safe_after(start, target):
                    text = f"{board}:{name(start)}>{other}:{name(target)}"
                    found[text] = (start, target, (board, other))
        return found

    def pulls(self, board: int) -> dict[str, Action]:
        """Return the pieces that the player to move may pull from a team-mate who agrees."""
        team = self.to_move[board]
        found: dict[str, Action] = {}
        for other in (board - 1, board + 1):
            if self.to_move.get(other) != OTHER[team] or self.in_check(board, team):
                continue
            for start, target in self.paths(other, board, team):
                if self.safe_after(start, target):
                    text = f"{board}:{name(target)}<{other}:{name(start)}"
                    found[text] = (start, target, (board,))
        return found

    def mated(self, board: int) -> bool:
        """Return True if the King of the player to move is mated: no move there, and no send."""
        if not self.in_check(board, self.to_move[board]):
            return False
        return not self.board_moves(board) and not self.sends(board)

    # Playing

    def play(self, text: str) -> list[dict]:
        """Play a move in machine form and return what happened by it. Raises Refused."""
        action = self.actions().get(text)
        if action is None:
            raise Refused(f"{text} is not a legal move here.")
        return self.carry_out(action)

    def carry_out(self, action: Action) -> list[dict]:
        """Play a legal action and return what happened by it."""
        start, target, used = action
        team = self.to_move[used[0]]
        events: list[dict] = []
        self.quiet += 1
        if start is None or target is None:
            events.append({"type": "pass", "board": used[0], "team": team})
        else:
            if target in self.pieces or self.pieces[start] in "Pp":
                self.quiet = 0
            self.pieces = after(self.pieces, start, target)
            self.unmoved -= {start, target}
        for board in used:
            if team == "b":
                self.numbers[board] += 1
            self.to_move[board] = OTHER[team]
        return events + self.judge(team)

    def judge(self, mover: str | None) -> list[dict]:
        """Take mated Kings off until none is, or end the game; return what happened.

        The mover is the team that has just moved, nothing when a text is read: then White has won
        where both teams have lost.
        """
        events: list[dict] = []
        while True:
            mated = [board for board in self.all_boards() if self.mated(board)]
            if not mated:
                break
            for board in mated:
                events.append({"type": "checkmate", "board": board, "team": self.to_move[board]})
            # No team is ever without a King here: the game would have ended.
            losers = [
                team
                for team in "wb"
                if self.kings[team] == [board for board in mated if self.to_move[board] == team]
            ]
            for board in mated:
                if self.to_move[board] not in losers:
                    self.take_off_king(board)
            if losers:
                winner = OTHER[losers[0]] if len(losers) == 1 else mover or "w"
                self.over = {"result": "win", "team": winner, "reason": "checkmate"}
                return [*events, {"type": "over", **self.over}]
        if self.boards == 1 and not self.board_moves(1):
            self.over = {"result": "draw", "reason": "stalemate"}
            events.append({"type": "over", **self.over})
        return events

    def take_off_king(self, board: int) -> None:
        """Take the mated King of the player to move off a board; it is still their turn."""
        king = "K" if self.to_move[board] == "w" else "k"
        self.pieces = {
            at: letter
            for at, letter in self.pieces.items()
            if not (at[0] == board and letter == king)
        }
        self.quiet = 0


def perft(game: Game, depth: int) -> int:
    """Return the number of sequences of moves of a length; none is longer than its game."""
    if depth == 0:
        return 1
    actions = game.actions()
    if depth == 1:
        return len(actions)
    return sum(perft(played(game, action), depth - 1) for action in actions.values())


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return for each legal move, in order, the number of sequences that begin with it."""
    return {
        text: perft(played(game, action), depth - 1)
        for text, action in sorted(game.actions().items())
    }


def played(game: Game, action: Action) -> Game:
    """Return a copy of a game in which a legal action was played."""
    copy = game.copy()
    copy.carry_out(action)
    return copy
