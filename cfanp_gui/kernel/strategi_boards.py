"""StrategiChess in plain numbers: 14 by 14 boards side by side, and two teams.

It runs interpreted or compiled (`README.md`). The rules are those of `games.strategichess.state`,
whose functions have counterparts here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cfanp_gui.kernel import whole_boards
from cfanp_gui.kernel.whole_boards import WholeBoards

SEND, PULL, PASS = 2 << 26, 3 << 26, 4 << 26
"""Codes besides those of moves, with the other board from bit 21: from it a piece is pulled."""
SIZE = 14
"""Files and ranks of a board."""

_SEND, _PULL, _PASS, _SIZE = SEND, PULL, PASS, SIZE
_MOVE = whole_boards.MOVE
_KING, _BISHOP, _KNIGHT, _PAWN, _FRESH = (
    whole_boards.KING, whole_boards.BISHOP, whole_boards.KNIGHT, whole_boards.PAWN,
    whole_boards.FRESH,
)  # fmt: skip
_DATA, _SPAN, _TURN, _KINGS, _WORTHS = (
    whole_boards.DATA, whole_boards.SPAN, whole_boards.TURN, whole_boards.KINGS,
    whole_boards.WORTHS,
)  # fmt: skip
_MOVER, _OVER, _WINNER, _IDLE, _DECIDED, _DRAWN = (
    whole_boards.MOVER, whole_boards.OVER, whole_boards.WINNER, whole_boards.IDLE,
    whole_boards.DECIDED, whole_boards.DRAWN,
)  # fmt: skip
_FEW = 3200
"""Most value of both sides with which a single board is asked whether anybody can mate."""
_OFFICER = 300


class StrategiBoards(WholeBoards):
    """Boards side by side; White's team has the players with odd numbers."""

    def __init__(self, boards: int, memory: Mapping[int, int], draws: bool) -> None:
        """Load a position; with `draws` there are those by rule or claim too.

        Raises ValueError as `WholeBoards` does.
        """
        WholeBoards.__init__(self, 2 * boards, _SIZE, True, memory)
        self.is_pair = boards == 1
        self.draws = draws
        self.puller = -1
        self._settle(self.memory[_MOVER] - 1, 0)
        self._forget()

    def holders(self) -> Sequence[int]:
        """Return the players."""
        return range(1, self.count + 1)

    def values(self) -> tuple[float, ...]:
        """Return the value of the position for each player, that of the team."""
        return WholeBoards.values(self)[:2] * self.boards

    def _living_players(self) -> int:
        """Return the number of teams."""
        return 2

    def _friends(self, player: int) -> int:
        """Return the mask of a player's team."""
        team = 0
        for friend in range(2 - player % 2, self.count + 1, 2):
            team |= 1 << friend
        return team

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        if self.memory[_OVER] != _DECIDED:
            return 0
        return 1 if self.memory[_WINNER] == 2 - player % 2 else -1

    def _may_claim(self) -> bool:
        """Return True if a draw may be claimed for lack of progress."""
        return self.draws and self.memory[_IDLE] >= 100 * self.boards

    def _in_check(self) -> bool:
        """Return True if the side to move is in check on a single board."""
        return self.is_pair and self._in_danger(0, self.memory[_DATA + _TURN])

    def _add_up(self) -> int:
        """Set the strengths of both teams in `totals`; return their sum."""
        self.totals[1] = self.totals[2] = 1
        for board in range(self.boards):
            data = _DATA + _SPAN * board + _WORTHS
            self.totals[1] += self.memory[data]
            self.totals[2] += self.memory[data + 1]
        return self.totals[1] + self.totals[2]

    def _share(self, player: int) -> int:
        """Return the value of an open position for a player's team."""
        return WholeBoards._share(self, 2 - player % 2)

    def _may_skip(self) -> bool:
        """Return True on a single board if the side to move has more than pawns."""
        worth = self.memory[_DATA + _WORTHS + self.memory[_DATA + _TURN]]
        return self.is_pair and worth >= self.worths[_KING] + _OFFICER

    # Moves

    def _list_board(self, board: int) -> None:
        """Add all that may be done now on a board to `found`, for a search no pulls."""
        if self.memory[_OVER]:
            return
        before = self.total
        self._list_pieces(board)
        if self.total == before and self.boards > 1:
            self._find(_PASS | board << 16, 0, 0)
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        if not self.tells and not self._in_danger(board, turn):
            # Who searches does not know if a team-mate agrees.
            self.puller = board
            for donor in range(max(board - 1, 0), min(board + 2, self.boards)):
                if self.memory[_DATA + _SPAN * donor + _TURN] != turn:
                    self._list_side(donor, turn)
            self.puller = -1

    def _list_pieces(self, board: int) -> None:
        """Add the legal moves of the pieces on a board to `found`, or ask if there is one."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        self.is_safe = not self._in_danger(board, turn)
        self._list_side(board, turn)
        self.is_safe = False

    def _list_side(self, board: int, colour: int) -> None:
        """Add the legal moves of a colour's pieces to `found`, or ask if there is one."""
        for origin in range(_SIZE * _SIZE):
            piece = self.memory[board << 8 | origin]
            if piece and piece >> 3 & 1 == colour:
                if piece & 7 == _PAWN:
                    self._list_pawn(board, origin, piece)
                else:
                    self._list_officer(board, origin, piece & 7)
                if self.asks and self.total:
                    return

    def _list_pawn(self, board: int, origin: int, piece: int) -> None:
        """Try the moves of a pawn, over the edge too."""
        colour = piece >> 3 & 1
        cells = board << 8
        for side in range(4):
            number = 4 * (side ^ colour) if side < 2 else 4 * side - 6
            rank = origin // _SIZE
            if side > 1 and rank % 6 > 1:
                continue  # sideways it goes on roads, two ranks of each six
            at = origin
            for _ in range(3 if not side and piece & _FRESH else 1):
                at = self.steps[number << 8 | at]
                if at < 0 or at > 255 or self.memory[cells | at]:
                    break
                self._try(board, origin, board, at, -1)
            if at > 255:
                self._cross(board, origin, at, False)
        for side in range(2):
            number = 3 + 2 * side if colour else 1 + 6 * side
            at = self.steps[number << 8 | origin]
            if at > 255:
                self._cross(board, origin, at, True)
            elif at >= 0:
                taken = self.memory[cells | at]
                if taken and taken >> 3 & 1 != colour and taken & 7 != _KING:
                    self._try(board, origin, board, at, -1)

    def _cross(self, board: int, origin: int, step: int, takes: bool) -> None:
        """Try a step to a board beside; a pawn takes by it or, without `takes`, goes."""
        there = self._beside(board, step)
        if there < 0:
            return
        piece = self.memory[board << 8 | origin]
        taken = self.memory[there << 8 | step & 255]
        colour = piece >> 3 & 1
        if taken and (taken >> 3 & 1 == colour or taken & 7 == _KING):
            return
        if piece & 7 == _PAWN and takes == (taken == 0):
            return
        if self.puller < 0:
            if self.memory[_DATA + _SPAN * there + _TURN] != colour:
                return
            if self._in_danger(there, colour):
                return
        self._try(board, origin, there, step & 255, -1)

    def _try(self, board: int, origin: int, there: int, target: int, gone: int) -> bool:
        """Find a move as `WholeBoards` does; while men are pulled, only those to the puller."""
        if self.puller >= 0 and there != self.puller:
            return False
        return WholeBoards._try(self, board, origin, there, target, gone)

    def _code(self, board: int, origin: int, there: int, target: int) -> int:
        """Return the code of a move."""
        squares = origin << 8 | target
        if self.puller >= 0:
            return _PULL | board << 21 | there << 16 | squares
        return (_MOVE if there == board else _SEND | there << 21) | board << 16 | squares

    def _mates(self, code: int, board: int) -> bool:
        """Return True if a move mates on a board."""
        other = 1 - self.memory[_DATA + _SPAN * (code >> 16 & 31) + _TURN]
        self._advance(code)
        king = self.memory[_DATA + _SPAN * board + _KINGS + other]
        mates = not king or self.memory[_OVER] == _DECIDED
        self._take_back()
        return mates

    # Playing

    def _advance(self, code: int) -> int:
        """Play a legal move, and everything the rules do after it; return 0."""
        self._begin()
        what = code & ~(_MOVE - 1)
        board, other = code >> 16 & 31, code >> 21 & 31
        team = self.memory[_DATA + _SPAN * board + _TURN]
        progress = False
        if what != _PASS:
            start = (other if what == _PULL else board) << 8 | code >> 8 & 255
            goal = (other if what == _SEND else board) << 8 | code & 255
            piece = self.memory[start]
            progress = self.memory[goal] != 0 or piece & 7 == _PAWN
            self._set(start, 0)
            self._set(goal, piece & ~_FRESH)
        self._put(_DATA + _SPAN * board + _TURN, 1 - team)
        if what == _SEND:
            self._put(_DATA + _SPAN * other + _TURN, 1 - team)
        self._put(_IDLE, 0 if progress else self.memory[_IDLE] + 1)
        self._settle(2 * board + 1 + team, team)
        return 0

    def _pass(self) -> bool:
        """Let the other side move on a single board and return True; False on several."""
        if not self.is_pair:
            return False
        self._begin()
        self._put(_DATA + _TURN, 1 - self.memory[_DATA + _TURN])
        self._put(_MOVER, 3 - self.memory[_MOVER])
        return True

    def _settle(self, last: int, mover: int) -> None:
        """Carry out mates (`state.judge`), and find who is next after the last player."""
        while not self.memory[_OVER] and self._judge(mover):
            pass
        if self.memory[_OVER]:
            return
        moving = 0
        for board in range(self.boards):
            moving |= 2 << 2 * board + self.memory[_DATA + _SPAN * board + _TURN]
        idle = self.memory[_IDLE] >= 150 * self.boards
        drawn = self.draws and (idle or self._is_insufficient())
        if drawn or (self.is_pair and not self._in_check() and not self._has_any(0, 0)):
            self._put(_OVER, _DRAWN)
        self._put(_MOVER, self._next_mover(last, moving))

    def _judge(self, mover: int) -> bool:
        """Carry out the mates of the position; return True if there is any."""
        mated = 0
        for board in range(self.boards):
            turn = self.memory[_DATA + _SPAN * board + _TURN]
            if self._in_danger(board, turn) and not self._has_any(board, 0):
                mated |= 1 << board
        if not mated:
            return False
        lost = 3
        for board in range(self.boards):
            data = _DATA + _SPAN * board
            for team in range(2):
                falls = mated >> board & 1 and self.memory[data + _TURN] == team
                if self.memory[data + _KINGS + team] and not falls:
                    lost &= ~(1 << team)
        if lost:
            self._put(_OVER, _DECIDED)
            self._put(_WINNER, mover + 1 if lost == 3 else 3 - lost)
        for board in range(self.boards):
            turn = self.memory[_DATA + _SPAN * board + _TURN]
            if mated >> board & 1 and not lost >> turn & 1:
                king = self.memory[_DATA + _SPAN * board + _KINGS + turn] - 1
                self._set(board << 8 | king, 0)
                self._put(_IDLE, 0)
        return True

    def _is_insufficient(self) -> bool:
        """Return True if no series of legal moves on a single board can mate."""
        data = _DATA + _WORTHS
        if not self.is_pair or self.memory[data] + self.memory[data + 1] > _FEW:
            return False
        others = lights = bishops = dark = 0
        for square in range(_SIZE * _SIZE):
            kind = self.memory[square] & 7
            if kind and kind != _KING:
                others += 1
                if kind in (_KNIGHT, _PAWN):
                    lights += 1
                elif kind == _BISHOP:
                    bishops += 1
                    dark += (square // _SIZE + square % _SIZE) & 1
                else:
                    return False
        if others > 1 and lights:
            return False
        return others <= 1 or dark in (0, bishops)
