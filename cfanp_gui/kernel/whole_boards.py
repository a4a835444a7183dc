"""Square boards that move by themselves, each with White, Black and a side to move.

It runs interpreted or compiled (`README.md`). All that a move changes is a number in one memory; a
log has the numbers before. The pieces are those of chess; how pawns move, what else may be done,
and what follows is for the classes of the games.
"""

from __future__ import annotations

from collections.abc import Mapping

from cfanp_gui.kernel import chess_tables, search_core
from cfanp_gui.kernel.search_core import BoardsCore

KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN = range(1, 7)
"""Kinds of pieces; a piece is its kind, its colour from bit 3, `FRESH`, and its set from bit 5."""
VALUES = (0, 400, 900, 500, 300, 300, 100, 0)
"""Values of the kinds, in hundredths of a pawn."""
MIDDLE = 2
"""Value of each square by which a piece is farther from two edges, in hundredths of a pawn."""
FRESH = 16
"""Bit of a piece that has not moved."""
BOARDS = 26
"""Most boards there can be."""
CELLS = 256
"""Places of a board's squares in memory, board after board from 0."""
DATA = BOARDS * CELLS
"""Where the data of the boards begins, `SPAN` places each."""
SPAN = 16
TURN, PASSED, SEATS, SPARED, MOVED, OPEN, KINGS, WORTHS, STATUS = 0, 1, 2, 4, 5, 6, 8, 10, 12
"""The colour to move, one more than the square passed by a pawn, the players of White and Black,
and the marks of `ring_boards`; behind them, with no part in the key, one more than the Kings'
squares, the material of both colours, and what is known of the side to move."""
COMMON = DATA + BOARDS * SPAN
"""Where numbers of the whole game begin."""
MOVER, OVER, WINNER, IDLE, ROUND, PROGRESS = range(COMMON, COMMON + 6)
"""Who moves next, how the game ended, and numbers with no part in the key."""
HELD = COMMON + 8
"""Values of the stockpiles, by player."""
HANDS = COMMON + 40
"""Where stockpiles begin: 32 places for each player, kind and colour; the first has the sets of
which there are pieces as bits, the others the number of pieces of each set."""
SIZE = HANDS + 32 * 14 * (BOARDS + 1)
DECIDED, DRAWN = 1, 2
"""How a game ended."""
MOVE = 1 << 26
"""Code of a move on a board: its squares, the board from bit 16."""

_KING, _QUEEN, _ROOK, _BISHOP, _KNIGHT, _PAWN = KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN
_DATA, _SPAN, _TURN, _KINGS, _WORTHS, _SEATS = DATA, SPAN, TURN, KINGS, WORTHS, SEATS
_COMMON, _MOVER, _OVER, _HANDS, _SIZE, _MOVE = COMMON, MOVER, OVER, HANDS, SIZE, MOVE
_PLIES = chess_tables.PLIES
_NEAR = search_core.NEAR
_KIND = 0xF << 26
_LOG = 1 << 14
"""Room for changes: a move makes fewer than 100, and a board or stockpile is given up once."""
_ALL = 0xFFFF_FFFF_FFFF_FFFF
_ODD = 0x9E37_79B9_7F4A_7C15
_MIX = 0xBF58_476D_1CE4_E5B9
_MATES = 1000
"""Estimated gain of a mate, in hundredths of a pawn."""


class WholeBoards(BoardsCore):
    """Boards side by side or in a ring, on which moves are played and taken back in place."""

    def __init__(self, players: int, size: int, joined: bool, memory: Mapping[int, int]) -> None:
        """Load the memory of a position; boards are there while a seat of theirs is taken.

        `size` is the number of files and ranks, `joined` is True if pieces go from board to board.
        Raises ValueError for too many players, and for what is no place or number of the memory.
        """
        if not 2 <= players <= BOARDS:
            raise ValueError(f"there are {players} players (expected 2 to {BOARDS})")
        BoardsCore.__init__(self, players)
        self.files = [square % size for square in range(CELLS)]
        self.ranks = [square // size for square in range(CELLS)]
        self.boards = 0
        self.memory = chess_tables.zeros(_SIZE)
        self.worths = list(VALUES)
        self.middle = [
            MIDDLE * (min(file, size - 1 - file) + min(rank, size - 1 - rank)) if rank < size else 0
            for file, rank in zip(self.files, self.ranks, strict=True)
        ]
        self.steps = chess_tables.walks(size, joined, False)
        self.backs = chess_tables.walks(size, joined, True)
        self.addresses = chess_tables.zeros(_LOG)
        self.values_before = chess_tables.zeros(_LOG)
        self.logged = 0
        self.starts = chess_tables.zeros(_PLIES)
        self.cells_key = 0
        self.total = 0
        self.asks = self.takes = self.tells = self.is_safe = False
        for address, value in sorted(memory.items()):
            if not 0 <= address < _SIZE or not 0 <= value < 1 << 30:
                raise ValueError(f"there is no place {address} for {value}")
            if address < _DATA:
                self._set(address, value)
            else:
                self._put(address, value)
            if _DATA <= address < _COMMON:
                self.boards = (address - _DATA) // _SPAN + 1
        self._forget()

    def contents(self) -> dict[int, int]:
        """Return the memory without the places that are 0."""
        return {address: self.memory[address] for address in range(_SIZE) if self.memory[address]}

    def key_of(self, memory: Mapping[int, int]) -> int:
        """Return the key of a position given by its memory, after all that the rules do."""
        key = 0
        for address, value in memory.items():
            if self._is_keyed(address):
                key ^= self._mixed(address, 0) ^ self._mixed(address, value)
        return key if key else 1

    def legal_moves(self) -> list[int]:
        """Return the codes of the legal moves of all players."""
        start = self.top
        for board in range(self.boards):
            self._list_board(board)
        moves = []
        for place in range(start, self.top):
            moves.append(int(self.found[place] & search_core.CODE))
        self.top = start
        return moves

    def perft(self, depth: int) -> int:
        """Return the number of sequences of `depth` moves of all players."""
        moves = self.legal_moves()
        if depth < 2:
            return len(moves)
        nodes = 0
        for move in moves:
            self._advance(move)
            nodes += self.perft(depth - 1)
            self._take_back()
        return nodes

    # Memory

    def _forget(self) -> None:
        """Make the position the first one, from which nothing is taken back."""
        self.logged = self.ply = 0

    def _mixed(self, address: int, value: int) -> int:
        """Return the part of a number in the key."""
        word = ((value << 16 | address) * _ODD) & _ALL
        word = ((word ^ word >> 31) * _MIX) & _ALL
        return word ^ word >> 29

    def _is_keyed(self, address: int) -> bool:
        """Return True if a place has a part in the key."""
        if _DATA <= address < _COMMON:
            return (address - _DATA) % _SPAN < _KINGS
        return address < _DATA or address >= _HANDS or address in (_MOVER, _OVER)

    def _change(self, address: int, value: int) -> None:
        """Change a number for good."""
        if self._is_keyed(address):
            before = self.memory[address]
            self.cells_key ^= self._mixed(address, before) ^ self._mixed(address, value)
        self.memory[address] = value

    def _put(self, address: int, value: int) -> None:
        """Change a number, and remember what it was."""
        if self.memory[address] != value:
            self.addresses[self.logged] = address
            self.values_before[self.logged] = self.memory[address]
            self.logged += 1
            self._change(address, value)

    def _next_mover(self, last: int, moving: int) -> int:
        """Return the first of some players, a mask, in the round after one; 0 if there is none."""
        for ahead in range(1, self.count + 1):
            player = (last + ahead - 1) % self.count + 1
            if moving >> player & 1:
                return player
        return 0

    def _set(self, cell: int, piece: int) -> None:
        """Put a piece on a square or take it off, in the place of what is there."""
        data = _DATA + _SPAN * (cell >> 8)
        before = self.memory[cell]
        if before:
            worth = data + _WORTHS + (before >> 3 & 1)
            self._put(worth, self.memory[worth] - self._worth(before, cell & 255))
            if before & 7 == _KING:
                self._put(data + _KINGS + (before >> 3 & 1), 0)
        self._put(cell, piece)
        if piece:
            worth = data + _WORTHS + (piece >> 3 & 1)
            self._put(worth, self.memory[worth] + self._worth(piece, cell & 255))
            if piece & 7 == _KING:
                self._put(data + _KINGS + (piece >> 3 & 1), (cell & 255) + 1)

    def _worth(self, piece: int, square: int) -> int:
        """Return the value of a piece, which is more near the middle for some kinds."""
        kind = piece & 7
        return self.worths[kind] + (0 if kind in (_KING, _ROOK) else self.middle[square])

    def _begin(self) -> None:
        """Begin a move."""
        self.starts[self.ply] = self.logged
        self.ply += 1

    def _take_back(self) -> None:
        """Restore all numbers as they were before the last move."""
        self.ply -= 1
        while self.logged > self.starts[self.ply]:
            self.logged -= 1
            self._change(self.addresses[self.logged], self.values_before[self.logged])

    # The position

    def _hash(self) -> int:
        """Return the key."""
        return self.cells_key if self.cells_key else 1

    def _has_ended(self) -> bool:
        """Return True if the game is over."""
        return self.memory[_OVER] != 0

    # Attacks

    def _beside(self, board: int, step: int) -> int:
        """Return the board to which a step leads; -1 if there is none."""
        if step < 256:
            return board
        board += 1 if step > 511 else -1
        return board if board < self.boards else -1

    def _attacked(self, board: int, square: int, colour: int) -> bool:
        """Return True if a colour attacks a square, also from a board beside."""
        for number in range(16):
            at = self.backs[number << 8 | square]
            if at < 0:
                continue
            there = self._beside(board, at)
            if there < 0:
                continue
            is_beyond = at > 255
            at &= 255
            piece = self.memory[there << 8 | at]
            if piece:
                if piece >> 3 & 1 != colour:
                    continue
                kind = piece & 7
                if number > 7:
                    if kind == _KNIGHT:
                        return True
                    continue
                if kind == _KING and not is_beyond:
                    return True
                if kind == _PAWN and number & 1 and (2 < number < 6) == (colour == 1):
                    return True
            if number > 7:
                continue
            while not piece:
                at = self.backs[number << 8 | at]
                if at < 0 or at > 255:
                    break
                piece = self.memory[there << 8 | at]
            if piece and piece >> 3 & 1 == colour:
                kind = piece & 7
                if kind == _QUEEN or kind == (_BISHOP if number & 1 else _ROOK):
                    return True
        return False

    def _in_danger(self, board: int, colour: int) -> bool:
        """Return True if a colour has a King on a board and it is attacked."""
        king = self.memory[_DATA + _SPAN * board + _KINGS + colour]
        return king > 0 and self._attacked(board, king - 1, 1 - colour)

    # Moves

    def _list_board(self, board: int) -> None:
        """Add all that may be done now on a board to `found`."""
        raise NotImplementedError

    def _list_pieces(self, board: int) -> None:
        """Add the legal moves of the pieces on a board to `found`, or ask if there is one."""
        raise NotImplementedError

    def _mover(self) -> int:
        """Return the player who moves next."""
        return self.memory[_MOVER]

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        start = self.top
        if self.ply >= _PLIES - 2 or self._has_ended():
            return 0
        self.takes, self.tells = winning, True
        mover = self._mover()
        for board in range(self.boards):
            if self._to_move(board) == mover:
                self._list_board(board)
        self.takes = self.tells = False
        return self.top - start

    def _has_any(self, board: int, what: int) -> bool:
        """Return True if a list of moves on a board, by its number, has any."""
        takes, total, is_safe = self.takes, self.total, self.is_safe
        self.takes, self.asks, self.total = False, True, 0
        self._list_some(board, what)
        has_any = self.total > 0
        self.takes, self.asks, self.total, self.is_safe = takes, False, total, is_safe
        return has_any

    def _list_some(self, board: int, what: int) -> None:
        """Add a list of moves to `found`, or ask if it has any: by default those of the pieces."""
        self._list_pieces(board)

    def _holder(self, board: int, colour: int) -> int:
        """Return the player of a colour on a board."""
        return self.memory[_DATA + _SPAN * board + _SEATS + colour]

    def _to_move(self, board: int) -> int:
        """Return the player to move on a board."""
        return self._holder(board, self.memory[_DATA + _SPAN * board + _TURN])

    def _list_officer(self, board: int, origin: int, kind: int) -> None:
        """Try the steps of a piece that is no pawn."""
        colour = self.memory[board << 8 | origin] >> 3 & 1
        number = 8 if kind == _KNIGHT else 1 if kind == _BISHOP else 0
        stride = 2 if kind in (_BISHOP, _ROOK) else 1
        last = 16 if kind == _KNIGHT else 8
        slides = kind not in (_KNIGHT, _KING)
        while number < last:
            at = origin
            while True:
                at = self.steps[number << 8 | at]
                if at < 0:
                    break
                if at > 255:
                    if kind != _KING:
                        self._cross(board, origin, at, True)
                    break
                piece = self.memory[board << 8 | at]
                if piece:
                    if piece >> 3 & 1 != colour and piece & 7 != _KING:
                        self._try(board, origin, board, at, -1)
                    break
                self._try(board, origin, board, at, -1)
                if not slides:
                    break
            number += stride

    def _cross(self, board: int, origin: int, step: int, takes: bool) -> None:
        """Try a step to a board beside; a pawn takes by it or, without `takes`, goes."""

    def _try(self, board: int, origin: int, there: int, target: int, gone: int) -> bool:
        """Find a move if it leaves no King of its side attacked, and return True then.

        `gone` is the square of a piece taken elsewhere, -1 for none.
        """
        if self.asks and self.total:
            return False
        start, goal = board << 8 | origin, there << 8 | target
        moving, taken = self.memory[start], self.memory[goal]
        colour = moving >> 3 & 1
        tells = self.tells and not self.asks
        tests = tells and self._may_check(board, origin, there, target)
        if self.takes and not taken and gone < 0 and not tests:
            return False
        passed = 0
        if gone >= 0:
            passed = self.memory[board << 8 | gone]
            self.memory[board << 8 | gone] = 0
        king = _DATA + _SPAN * board + _KINGS + colour
        stood = self.memory[king]
        is_king = moving & 7 == _KING
        if is_king:
            self.memory[king] = target + 1
        self.memory[start] = 0
        self.memory[goal] = moving
        found = self.is_safe and there == board and gone < 0 and not is_king
        if not found or (stood and self._are_aligned(origin, stood - 1)):
            found = not self._in_danger(board, colour)
        if found and there != board:
            found = not self._in_danger(there, colour)
        checks = found and tests and self._in_danger(there, 1 - colour)
        lost = taken | passed
        met = lost and found and tells and self._attacked(there, target, 1 - colour)
        self.memory[goal] = taken
        self.memory[start] = moving
        self.memory[king] = stood
        if gone >= 0:
            self.memory[board << 8 | gone] = passed
        if found:
            gain = victim = 0
            if lost:
                gain = self.worths[lost & 7]
                victim = self._holder(there, 1 - colour)
                if met:
                    gain -= self.worths[moving & 7]
            code = self._code(board, origin, there, target)
            if checks and self._mates(code, there):
                gain += _MATES
                victim = self._holder(there, 1 - colour)
            self._find(code, gain, victim)
        return found

    def _are_aligned(self, square: int, other: int) -> bool:
        """Return True if two squares share a line."""
        files = self.files[square] - self.files[other]
        ranks = self.ranks[square] - self.ranks[other]
        return files == 0 or ranks == 0 or files in (ranks, -ranks)

    def _may_check(self, board: int, origin: int, there: int, target: int) -> bool:
        """Return True if a move may check the King of the other side on the board it goes to."""
        piece = self.memory[board << 8 | origin]
        king = self.memory[_DATA + _SPAN * there + _KINGS + 1 - (piece >> 3 & 1)] - 1
        if king < 0:
            return False
        if self._are_aligned(target, king) or (there == board and self._are_aligned(origin, king)):
            return True
        files = self.files[target] - self.files[king]
        ranks = self.ranks[target] - self.ranks[king]
        return piece & 7 == _KNIGHT and files * ranks in (2, -2)

    def _code(self, board: int, origin: int, there: int, target: int) -> int:
        """Return the code of a move."""
        return _MOVE | board << 16 | origin << 8 | target

    def _is_far(self, code: int) -> bool:
        """Return True for long ways, and for what comes from beside the board or another one."""
        if code & _KIND != _MOVE:
            return True
        origin, target = code >> 8 & 255, code & 255
        files = self.files[target] - self.files[origin]
        ranks = self.ranks[target] - self.ranks[origin]
        return max(files, -files, ranks, -ranks) > _NEAR

    def _mates(self, code: int, board: int) -> bool:
        """Return True if a move mates on a board."""
        raise NotImplementedError

    def _find(self, code: int, gain: int, victim: int) -> None:
        """Count a legal move, and add it to `found` if it is listed."""
        self.total += 1
        if not self.asks and (not self.takes or gain > 0):
            self._add(search_core._packed(gain, victim, code))
