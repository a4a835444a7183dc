"""Multi Player Chess in plain numbers: boards in a ring, and pieces that come back.

It runs interpreted or compiled (`README.md`). The rules are those of `games.ring.state`, whose
functions have counterparts here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cfanp_gui.kernel import bits, chess_tables, whole_boards
from cfanp_gui.kernel.whole_boards import WholeBoards

PLACEMENT, PROMOTION, LOSS = 2 << 26, 3 << 26, 4 << 26
"""Codes besides those of moves: the square, the kind from bit 8 and the board from bit 16; the
goal, the target from bit 6, the origin from bit 12, the kind from bit 18 and the board from bit 21;
the board from bit 16."""
OPEN, CHOOSES = 1, 2
"""States of a board on which the side to move has a turn, or may choose to lose it."""
ROUNDS = 100
"""Rounds without progress after which the game is drawn."""

_PLACEMENT, _PROMOTION, _LOSS, _OPENED, _CHOOSES = PLACEMENT, PROMOTION, LOSS, OPEN, CHOOSES
_MOVE, _ROUNDS = whole_boards.MOVE, ROUNDS
_KING, _QUEEN, _ROOK, _BISHOP, _KNIGHT, _PAWN, _FRESH = (
    whole_boards.KING, whole_boards.QUEEN, whole_boards.ROOK, whole_boards.BISHOP,
    whole_boards.KNIGHT, whole_boards.PAWN, whole_boards.FRESH,
)  # fmt: skip
_DATA, _SPAN, _TURN, _PASSED, _SEATS, _SPARED, _MOVED, _OPEN, _STATUS, _WORTHS = (
    whole_boards.DATA, whole_boards.SPAN, whole_boards.TURN, whole_boards.PASSED,
    whole_boards.SEATS, whole_boards.SPARED, whole_boards.MOVED, whole_boards.OPEN,
    whole_boards.STATUS, whole_boards.WORTHS,
)  # fmt: skip
_MOVER, _OVER, _ROUND, _PROGRESS, _HELD, _HANDS, _DECIDED, _DRAWN = (
    whole_boards.MOVER, whole_boards.OVER, whole_boards.ROUND, whole_boards.PROGRESS,
    whole_boards.HELD, whole_boards.HANDS, whole_boards.DECIDED, whole_boards.DRAWN,
)  # fmt: skip
_HAS_MOVE, _CHECKED, _ANSWERED = 1, 2, 4
"""Of the side to move: it has a move that takes nothing from a stockpile, its King is attacked,
a pawn that reaches the last rank would parry that."""
_PIECES, _STOCKPILE, _ADVANCES = 0, 1, 2
"""Lists of moves: of pieces, from a stockpile, and of pawns to the last rank."""
_OFFICER = 300


class RingBoards(WholeBoards):
    """Boards of a ring with the stockpiles of the players."""

    def __init__(
        self, players: int, memory: Mapping[int, int], rounds: bool, tournament: bool
    ) -> None:
        """Load a position; raises ValueError as `WholeBoards` does."""
        WholeBoards.__init__(self, players, 8, False, memory)
        self.rounds, self.tournament = rounds, tournament
        self.homes = [_ROOK, _KNIGHT, _BISHOP, _QUEEN, _KING, _BISHOP, _KNIGHT, _ROOK]
        self.mated = chess_tables.zeros(whole_boards.BOARDS)
        for board in range(self.boards):
            if self._holder(board, 0):
                self._judge(board)
        self._settle(self.memory[_MOVER] - 1)
        self._forget()

    def holders(self) -> Sequence[int]:
        """Return the players in the ring."""
        alive = self._alive()
        return [player for player in range(1, self.count + 1) if alive >> player & 1]

    def _alive(self) -> int:
        """Return the players in the ring, as a mask."""
        alive = 0
        for board in range(self.boards):
            alive |= 1 << self._holder(board, 0) | 1 << self._holder(board, 1)
        return alive & ~1

    def _living_players(self) -> int:
        """Return the number of players in the ring."""
        return bits.count(self._alive())

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        if not self._alive() >> player & 1:
            return -1
        return 1 if self.memory[_OVER] == _DECIDED else 0

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        for player in range(1, self.count + 1):
            self.totals[player] = max(self.memory[_HELD + player] * 9 // 10, 1)
        total = 0
        for board in range(self.boards):
            for colour in range(2):
                worth = self.memory[_DATA + _SPAN * board + _WORTHS + colour]
                self.totals[self._holder(board, colour)] += worth
        for player in range(1, self.count + 1):
            total += self.totals[player]
        return total

    def _may_skip(self) -> bool:
        """Return True if the player to move is not in check and has a piece of some value."""
        mover = self.memory[_MOVER]
        has_officer = False
        for board in range(self.boards):
            data = _DATA + _SPAN * board
            for colour in range(2):
                if self._holder(board, colour) == mover:
                    if self.memory[data + _WORTHS + colour] >= self.worths[_KING] + _OFFICER:
                        has_officer = True
                    checked = self.memory[data + _STATUS] & _CHECKED
                    if checked and self.memory[data + _TURN] == colour:
                        return False
        return has_officer

    # Stockpiles

    def _hand(self, player: int, kind: int, colour: int) -> int:
        """Return the index of a player's held pieces of a kind and colour in the memory."""
        return _HANDS + 32 * (14 * player + 2 * kind + colour)

    def _usable(self, board: int, kind: int) -> int:
        """Return the sets of pieces of a kind that the side to move may put on a board."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        sets = self.memory[self._hand(self._holder(board, turn), kind, turn)]
        return sets & ~(2 << board) if self.tournament else sets

    def _hold(self, player: int, piece: int, number: int) -> None:
        """Add a number of pieces like one to a player's stockpile."""
        hand = self._hand(player, piece & 7, piece >> 3 & 1)
        at = piece >> 5
        self._put(hand + at, self.memory[hand + at] + number)
        here = 1 << at if self.memory[hand + at] else 0
        self._put(hand, self.memory[hand] & ~(1 << at) | here)
        held = _HELD + player
        self._put(held, self.memory[held] + number * self.worths[piece & 7])

    def _take(self, player: int, piece: int) -> None:
        """Give a captured piece to its captor, unless they could use it only on its own board."""
        board = 0
        while board < self.boards - 1 and self._holder(board, piece >> 3 & 1) != player:
            board += 1
        if not self.tournament or piece >> 5 != board + 1:
            self._hold(player, piece & ~_FRESH, 1)

    # Moves

    def _list_board(self, board: int) -> None:
        """Add all that may be done now on a board to `found`."""
        state = self.memory[_DATA + _SPAN * board + _OPEN]
        if state == _OPENED:
            self._list_pieces(board)
            self._list_stockpile(board)
        elif state == _CHOOSES:
            self._find(_LOSS | board << 16, 0, 0)

    def _list_some(self, board: int, what: int) -> None:
        """Add a list of moves to `found`, or ask if it has any."""
        if what == _PIECES:
            self._list_pieces(board)
        elif what == _STOCKPILE:
            self._list_stockpile(board)
        else:
            self._list_advances(board, self.memory[_DATA + _SPAN * board + _TURN], False)

    def _list_pieces(self, board: int) -> None:
        """Add the legal moves of the pieces on a board to `found`, or ask if there is one."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        self.is_safe = not self._in_danger(board, turn)
        for origin in range(64):
            piece = self.memory[board << 8 | origin]
            if piece and piece >> 3 & 1 == turn:
                kind = piece & 7
                if kind != _PAWN:
                    self._list_officer(board, origin, kind)
                    if kind == _KING and piece & _FRESH:
                        self._list_castlings(board, origin, turn)
                elif origin >> 3 != (1 if turn else 6):
                    self._list_pawn(board, origin, turn)
                if self.asks and self.total:
                    break
        self.is_safe = False

    def _list_pawn(self, board: int, origin: int, turn: int) -> None:
        """Try the moves of a pawn that does not reach the last rank."""
        forward = -8 if turn else 8
        ahead = origin + forward
        cells = board << 8
        if not self.memory[cells | ahead]:
            self._try(board, origin, board, ahead, -1)
            if origin >> 3 == (6 if turn else 1) and not self.memory[cells | ahead + forward]:
                self._try(board, origin, board, ahead + forward, -1)
        passed = self.memory[_DATA + _SPAN * board + _PASSED] - 1
        for side in range(2):
            at = self._taken_by(origin, turn, side)
            if at >= 0:
                piece = self.memory[cells | at]
                if piece and piece >> 3 & 1 != turn and piece & 7 != _KING:
                    self._try(board, origin, board, at, -1)
                elif at == passed and not piece:
                    self._try(board, origin, board, at, at - forward)

    def _taken_by(self, origin: int, turn: int, side: int) -> int:
        """Return the square on which a pawn takes to one side; -1 beyond the edge."""
        return self.steps[(3 + 2 * side if turn else 1 + 6 * side) << 8 | origin]

    def _list_castlings(self, board: int, origin: int, turn: int) -> None:
        """Add the legal castlings of a King that never moved."""
        if origin & 7 != 4 or self._in_danger(board, turn):
            return
        for side in range(2):
            corner = origin + 3 if side else origin - 4
            rook = self.memory[board << 8 | corner]
            if rook & 7 != _ROOK or not rook & _FRESH or rook >> 3 & 1 != turn:
                continue
            step = 1 if side else -1
            at = origin + step
            while at != corner and not self.memory[board << 8 | at]:
                at += step
            if at != corner or self._attacked(board, origin + step, 1 - turn):
                continue
            if not self._attacked(board, origin + 2 * step, 1 - turn):
                self._find(self._code(board, origin, board, origin + 2 * step), 0, 0)

    def _list_stockpile(self, board: int) -> None:
        """Add the legal placements and promotions to `found`, or ask if there is one."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        promotes = False
        checked = self._in_danger(board, turn)
        for kind in range(_QUEEN, _PAWN + 1):
            if self._usable(board, kind):
                promotes = promotes or kind != _PAWN
                for file in range(8):
                    square = (48 if turn else 8) + file
                    if kind != _PAWN:
                        square = (56 if turn else 0) + file
                        if self.homes[file] != kind:
                            continue
                    if self._is_cover(board, square, turn, checked):
                        self._find(_PLACEMENT | board << 16 | kind << 8 | square, 0, 0)
        if promotes:
            self._list_advances(board, turn, True)

    def _is_cover(self, board: int, square: int, turn: int, checked: bool) -> bool:
        """Return True if a square is empty, and a piece there leaves the King unattacked."""
        if self.memory[board << 8 | square]:
            return False
        if not checked:
            return True
        self.memory[board << 8 | square] = _PAWN | turn << 3
        covers = not self._in_danger(board, turn)
        self.memory[board << 8 | square] = 0
        return covers

    def _list_advances(self, board: int, turn: int, promotes: bool) -> None:
        """Try the steps of pawns to the last rank, or list the promotions by them."""
        for origin in range(8 if turn else 48, 16 if turn else 56):
            if self.memory[board << 8 | origin] & 15 == _PAWN | turn << 3:
                for side in range(3):
                    at = self._taken_by(origin, turn, side) if side < 2 else -1
                    if side == 2:
                        at = origin - 8 if turn else origin + 8
                    if at < 0:
                        continue
                    piece = self.memory[board << 8 | at]
                    takes = piece and piece >> 3 & 1 != turn and piece & 7 != _KING
                    if (takes and side < 2) or (not piece and side == 2):
                        if promotes:
                            self._list_promotions(board, origin, at, turn)
                        else:
                            self._try(board, origin, board, at, -1)

    def _list_promotions(self, board: int, origin: int, target: int, turn: int) -> None:
        """List the exchanges of a pawn that goes to a square of the last rank."""
        cells = board << 8
        pawn, taken = self.memory[cells | origin], self.memory[cells | target]
        self.memory[cells | origin] = self.memory[cells | target] = 0
        checked = self._in_danger(board, turn)
        gain = victim = 0
        if taken:
            gain, victim = self.worths[taken & 7], self._holder(board, 1 - turn)
        code = _PROMOTION | board << 21 | origin << 12 | target << 6
        for goal in range(64):
            if self._is_cover(board, goal, turn, checked):
                for kind in range(_QUEEN, _PAWN):
                    if self._usable(board, kind):
                        self._find(code | kind << 18 | goal, gain, victim)
        self.memory[cells | target] = taken
        self.memory[cells | origin] = pawn

    def _mates(self, code: int, board: int) -> bool:
        """Return True if a move mates on a board."""
        self._advance(code)
        mates = not self._holder(board, 0) or self.memory[_OVER] != 0 or self._is_lost(board)
        self._take_back()
        return mates

    # Playing

    def _advance(self, code: int) -> int:
        """Play a legal move, and everything the rules do after it; return 0."""
        self._begin()
        what = code & ~(_MOVE - 1)
        board = code >> 21 & 31 if what == _PROMOTION else code >> 16 & 31
        data = _DATA + _SPAN * board
        turn = self.memory[data + _TURN]
        player = self._holder(board, turn)
        if what == _LOSS:
            self._close(board, turn)
        else:
            self._put(data + _PASSED, 0)
            progress = True
            if what == _MOVE:
                progress = self._move(board, code >> 8 & 255, code & 255, player)
            elif what == _PLACEMENT:
                square, kind = code & 255, code >> 8 & 7
                fresh = 0
                if kind == _ROOK:
                    king = self.memory[board << 8 | (60 if turn else 4)]
                    if king & 15 == _KING | turn << 3:
                        fresh = king & _FRESH
                self._come(board, square, kind, player, fresh)
            else:
                taken = self.memory[board << 8 | code >> 6 & 63]
                self._set(board << 8 | code >> 12 & 63, 0)
                self._set(board << 8 | code >> 6 & 63, 0)
                self._come(board, code & 63, code >> 18 & 7, player, 0)
                if taken:
                    self._take(player, taken)
            self._put(data + _TURN, 1 - turn)
            self._put(data + _SPARED, 0)
            if self.rounds:
                self._put(data + _MOVED, 1)
                if progress:
                    self._put(_PROGRESS, self.memory[_ROUND])
            self._judge(board)
        self._settle(player)
        return 0

    def _move(self, board: int, origin: int, target: int, player: int) -> bool:
        """Move a piece; return True if that is progress: a capture or a pawn's move."""
        cells = board << 8
        piece, taken = self.memory[cells | origin], self.memory[cells | target]
        kind, turn = piece & 7, piece >> 3 & 1
        self._set(cells | origin, 0)
        if taken:
            self._set(cells | target, 0)
        elif kind == _PAWN:
            if (origin ^ target) & 7:
                hit = cells | origin & 56 | target & 7
                taken = self.memory[hit]
                self._set(hit, 0)
            elif abs(origin - target) == 16:
                self._put(_DATA + _SPAN * board + _PASSED, (origin + target >> 1) + 1)
        elif kind == _KING and abs(origin - target) == 2:
            corner = target + 1 if target > origin else target - 2
            rook = self.memory[cells | corner]
            self._set(cells | corner, 0)
            self._set(cells | (origin + target >> 1), rook & ~_FRESH)
        if kind == _KING and piece & _FRESH:
            for corner in range(56 if turn else 0, 64 if turn else 8, 7):
                rook = self.memory[cells | corner]
                if rook & _FRESH:
                    self._set(cells | corner, rook & ~_FRESH)
        self._set(cells | target, piece & ~_FRESH)
        if taken:
            self._take(player, taken)
        return taken > 0 or kind == _PAWN

    def _come(self, board: int, square: int, kind: int, player: int, fresh: int) -> None:
        """Put a piece of a player's stockpile on a square, the one of the lowest set."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        sets = self._usable(board, kind)
        at = 0
        while not sets >> at & 1:
            at += 1
        piece = kind | turn << 3 | at << 5
        self._hold(player, piece, -1)
        self._set(board << 8 | square, piece | fresh)

    def _pass(self) -> bool:
        """Let the next player move and return True; False if there is no other."""
        mover = self.memory[_MOVER]
        other = self._next_mover(mover, self._moving() & ~(1 << mover))
        if not other:
            return False
        self._begin()
        self._put(_MOVER, other)
        return True

    # After a move

    def _judge(self, board: int) -> None:
        """Find out what is known of the side to move on a board, whatever is in stockpiles."""
        turn = self.memory[_DATA + _SPAN * board + _TURN]
        status = _CHECKED if self._in_danger(board, turn) else 0
        if self._has_any(board, _PIECES):
            status |= _HAS_MOVE
        elif status and self._has_any(board, _ADVANCES):
            status |= _ANSWERED
        self._put(_DATA + _SPAN * board + _STATUS, status)

    def _is_lost(self, board: int) -> bool:
        """Return True if the side to move is checkmated and will lose the board."""
        data = _DATA + _SPAN * board
        status = self.memory[data + _STATUS]
        if status & _HAS_MOVE or not status & _CHECKED or self.memory[data + _SPARED]:
            return False
        if status & _ANSWERED:
            for kind in range(_QUEEN, _PAWN):
                if self._usable(board, kind):
                    return False
        return self._holder(board, 0) > 0

    def _is_stuck(self, board: int) -> bool:
        """Return True if the side to move has neither a move nor a placement."""
        if self.memory[_DATA + _SPAN * board + _STATUS] & _HAS_MOVE:
            return False
        return not self._has_any(board, _STOCKPILE)

    def _open_boards(self) -> bool:
        """Find out on which boards somebody may act; return True if there is any."""
        stuck = twice = begun = 0
        for board in range(self.boards):
            mover = self._to_move(board)
            data = _DATA + _SPAN * board
            begun |= self.memory[data + _MOVED]
            opened = 0
            if mover and not self._is_lost(board):
                if self._is_stuck(board):
                    twice |= stuck & 1 << mover
                    stuck |= 1 << mover
                elif not self.memory[data + _MOVED]:
                    opened = _OPENED
            self._put(data + _OPEN, opened)
        if twice and not begun:
            for board in range(self.boards):
                mover = self._to_move(board)
                chooses = mover and twice >> mover & 1
                self._put(_DATA + _SPAN * board + _OPEN, _CHOOSES if chooses else 0)
        return self._moving() != 0

    def _moving(self) -> int:
        """Return the players who may act, as a mask."""
        moving = 0
        for board in range(self.boards):
            if self.memory[_DATA + _SPAN * board + _OPEN]:
                moving |= 1 << self._to_move(board)
        return moving

    def _settle(self, last: int) -> None:
        """Do what the rules do before anyone acts (`state.settle`), and find who is next."""
        if not self._end_round():
            if self._open_boards():
                self._put(_MOVER, self._next_mover(last, self._moving()))
                return
            self._put(_OVER, _DRAWN)
        for board in range(self.boards):
            self._put(_DATA + _SPAN * board + _OPEN, 0)

    def _end_round(self) -> bool:
        """Carry out mates, and begin a new round; return True if the game has ended."""
        begun = False
        for board in range(self.boards):
            if self.memory[_DATA + _SPAN * board + _MOVED]:
                begun = True
        if self._living_players() == 1:
            self._put(_OVER, _DECIDED)
            return True
        if begun and self._open_boards():
            return False
        lost = 0
        for board in range(self.boards):
            mover = self._to_move(board)
            self.mated[board] = mover if self._is_lost(board) else 0
            lost |= 1 << self.mated[board]
        lost &= ~1
        if lost and lost == self._alive():
            self._put(_OVER, _DRAWN)
            return True
        for board in range(self.boards):
            if lost >> self.mated[board] & 1:
                lost &= ~(1 << self.mated[board])
                self._close(board, self.memory[_DATA + _SPAN * board + _TURN])
        if self._living_players() == 1:
            self._put(_OVER, _DECIDED)
            return True
        if begun:
            if self.memory[_ROUND] - self.memory[_PROGRESS] >= _ROUNDS:
                self._put(_OVER, _DRAWN)
                return True
            for board in range(self.boards):
                self._put(_DATA + _SPAN * board + _MOVED, 0)
            self._put(_ROUND, self.memory[_ROUND] + 1)
        return False

    def _close(self, board: int, colour: int) -> None:
        """Remove a board, eliminate its loser and give their other seat to the winner."""
        loser, winner = self._holder(board, colour), self._holder(board, 1 - colour)
        for square in range(64):
            if self.memory[board << 8 | square]:
                self._set(board << 8 | square, 0)
        for place in range(_SPAN):
            self._put(_DATA + _SPAN * board + place, 0)
        for kind in range(_QUEEN, _PAWN + 1):
            for of in range(2):
                hand = self._hand(loser, kind, of)
                if self.memory[hand]:
                    for at in range(32):
                        self._put(hand + at, 0)
        self._put(_HELD + loser, 0)
        for other in range(self.boards):
            for of in range(2):
                seat = _DATA + _SPAN * other + _SEATS + of
                if self.memory[seat] == loser:
                    self._put(seat, winner)
                    data = _DATA + _SPAN * other
                    mated = self.memory[data + _TURN] == of and self._is_lost(other)
                    if mated and self._living_players() > 1:
                        self._put(data + _SPARED, 1)
