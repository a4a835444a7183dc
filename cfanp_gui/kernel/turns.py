"""Course of a game of armies in plain numbers, for programs that count and search.

It runs interpreted or compiled (`README.md`). It knows the rules of turns as `turn` has them, whose
functions have counterparts here, with the options for the movement bonus and for captured armies;
it knows no piece. The boards are those of classes derived from it.
"""

from __future__ import annotations

from cfanp_gui.kernel import bits, chess_tables
from cfanp_gui.kernel.search_core import BoardsCore

STALEMATE, NO_MOVES = 1, 2
"""Reasons for which a game is drawn for lack of moves; 0 stands for none."""

TAKEN, REMOVED, DEAD = range(3)
"""Fates of an army that is checkmated: its captor moves it, it leaves the boards, it stays."""

MOST_PLIES = chess_tables.PLIES
"""Size of the stack of moves: one less can be played without taking one back."""

ANY = -2
"""In place of a list: it is only asked if there is a move."""
ANYWHERE = 1 << 26
"""Beside half-boards on which an army has pieces: it may push any."""

_ANY, _ANYWHERE = ANY, ANYWHERE
_TAKEN, _REMOVED = TAKEN, REMOVED
_ARMIES = chess_tables.ARMIES
_PLIES = chess_tables.PLIES
_SAVED = chess_tables.SAVED
_SPREAD, _TURN = 26, 52
"""Numbers that are saved for each move played: controllers first, then half-boards, the turn."""

_EMPTY = 0


class Turns(BoardsCore):
    """Game played forwards and taken back in place, by legal moves on boards of any kind."""

    def __init__(self, number: int, room: int) -> None:
        """Begin without pieces; `room` is the number of moves listed on a pair at most.

        Raises ValueError for too many armies.
        """
        if not 2 <= number <= _ARMIES:
            raise ValueError(f"there are {number} half-boards (expected 2 to {_ARMIES})")
        BoardsCore.__init__(self, number)
        self.room = room
        if not bits.COMPILED:
            self.control = chess_tables.zeros(_ARMIES)
            self.spread = chess_tables.zeros(_ARMIES)
            self.listed = chess_tables.zeros(chess_tables.LISTED)
            self.saved = chess_tables.zeros(_SAVED * _PLIES)
        self.checkers = _EMPTY
        self.changes = 0  # to what a joined board depends on, so that one need not be read twice
        self.army = 0
        self.left = 0
        self.pushed = 0
        self.clock = 0
        self.round = 0
        self.stuck = 0
        self.fate = _TAKEN
        self.counts = self.is_single = False
        self.committed = 0
        self.taker = -1
        self.known_army = -1
        self.known_lower = 0
        self.known_upper = 0
        self.known_total = 0

    def play_by(self, is_single: bool, fate: int) -> None:
        """Set whether every turn is a single move, and the fate of checkmated armies."""
        self.is_single = is_single
        self.fate = fate

    def commit(self, lower: int, upper: int) -> None:
        """Let the first move be on a pair that is pushed together already (touch-board)."""
        self.committed = 1 << lower | 1 << upper

    # What boards of a kind answer

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair.

        The moves are written to `listed` from `base` on unless that is negative. Afterwards
        `checkers` is not 0 if the army's King is attacked. With `ANY` as `base` any number stands
        for all.
        """
        raise NotImplementedError

    def _attackers(self, army: int, lower: int, upper: int) -> int:
        """Return a number that is not 0 if an army's King on a pair is attacked."""
        raise NotImplementedError

    def _attacking(self, army: int, lower: int, upper: int) -> int:
        """Return the armies that attack an army's King on a pair, as a bit set."""
        raise NotImplementedError

    def _kings_on(self, lower: int, upper: int) -> int:
        """Return the armies whose Kings stand on a pair, as a bit set."""
        raise NotImplementedError

    def _home(self, army: int) -> int:
        """Return the half-board of an army's King, `count` for the strip; -1 without a King."""
        raise NotImplementedError

    def _make(self, move: int) -> int:
        """Save the position and move the pieces; return the pair, its upper board from bit 5."""
        raise NotImplementedError

    def _save(self, lower: int, upper: int) -> None:
        """Save everything that a move on a pair may change."""
        raise NotImplementedError

    def _take_back(self) -> None:
        """Restore everything that the last move changed."""
        raise NotImplementedError

    def _is_due(self) -> bool:
        """Return True if the army to move must do something before a move."""
        return False

    def _is_spared(self, army: int, lower: int, upper: int) -> bool:
        """Return True if a checkmate of an army on a pair is ignored."""
        return False

    def _is_lost(self) -> bool:
        """Return True if the army to move loses its turn by a rule."""
        return False

    def _most_passes(self) -> int:
        """Return the number of passes in a row that draw the game."""
        return self._living_armies()

    def _facts(self) -> int:
        """Return a number of what rules remember of the position."""
        return _EMPTY

    def _passes_on(self) -> bool:
        """Return True if the army to move passes without a move though two players are left."""
        return False

    def _note_pass(self) -> None:
        """Act when an army passes for lack of a move."""

    def _nobody_moves(self) -> bool:
        """Return True if a rule draws the game because nobody can ever move."""
        return False

    def _clear(self, army: int) -> None:
        """Remove an army from all boards; only boards that can do so are played with this fate."""
        raise NotImplementedError

    def _lapse(self, army: int) -> bool:
        """End the rights that end where an army's turn comes; return True if there were any."""
        raise NotImplementedError

    def _save_turn(self) -> None:
        """Save the turn and what armies have, for the move that is played next."""
        place = _SAVED * self.ply
        for army in range(self.count):
            self.saved[place + army] = self.control[army]
            self.saved[place + _SPREAD + army] = self.spread[army]
        place += _TURN
        self.saved[place] = self.army
        self.saved[place + 1] = self.left
        self.saved[place + 2] = self.pushed
        self.saved[place + 3] = self.clock
        self.saved[place + 4] = self.round
        self.saved[place + 5] = self.stuck
        self.ply += 1
        self.changes += 1

    def _restore_turn(self) -> None:
        """Restore the turn before the last move."""
        self.ply -= 1
        self.changes += 1
        place = _SAVED * self.ply
        for army in range(self.count):
            self.control[army] = self.saved[place + army]
            self.spread[army] = self.saved[place + _SPREAD + army]
        place += _TURN
        self.army = self.saved[place]
        self.left = self.saved[place + 1]
        self.pushed = self.saved[place + 2]
        self.clock = self.saved[place + 3]
        self.round = self.saved[place + 4]
        self.stuck = self.saved[place + 5]

    # Public interface

    def legal_moves(self) -> list[int]:
        """Return the legal moves of the army to move, pair by pair."""
        moves = []
        if not self._is_over():
            for lower in range(self.count):
                for upper in range(lower + 1, self.count):
                    if self._is_open(lower, upper):
                        base = self.room * self.ply
                        total = self._generate(self.army, lower, upper, base)
                        for place in range(base, base + total):
                            moves.append(self.listed[place])
        return moves

    def take_back(self) -> None:
        """Take the last move back; raises ValueError if there is none."""
        if not self.ply:
            raise ValueError("no move is played")
        self._take_back()
        self.known_army = -1

    def perft(self, depth: int) -> int:
        """Return the number of sequences of `depth` moves. Raises ValueError for lack of room."""
        if depth < 1:
            return 1
        if self.ply + depth > MOST_PLIES:
            raise ValueError(f"the depth is {depth} (expected at most {MOST_PLIES - self.ply})")
        self.counts = True
        self.known_army = -1
        nodes = self._perft(depth)
        self.counts = False
        return nodes

    # As a state of a search

    def holders(self) -> list[int]:
        """Return the players who move the living armies, army by army."""
        return [self.control[army] for army in range(self.count) if self.control[army]]

    @property
    def drawn_moves(self) -> int:
        """Return the number of moves since the last capture or pawn move."""
        return self.clock

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        if not self._is_decided():
            return 0
        for army in range(self.count):
            if self.control[army] == player:
                return 1
        return -1

    def _since(self) -> int:
        """Return the number of moves since the last capture or pawn move."""
        return self.clock

    def _mover(self) -> int:
        """Return the player whose army moves next."""
        return self.control[self.army]

    def _army(self) -> int:
        """Return the army that moves next."""
        return self.army

    def _is_begun(self) -> bool:
        """Return True if a move of this turn has been made."""
        return self.pushed != 0

    def _pass(self) -> bool:
        """End the turn, even one that has not begun, and return True."""
        self._advance(0)
        return True

    def _advance(self, code: int) -> int:
        """Play a move, or end the turn by 0; return 0."""
        if code:
            self._play(code)
        else:
            self._end_turn()
        return 0

    # Queries of a turn

    def _total(self, army: int, lower: int, upper: int) -> int:
        """Return the number of moves of an army on a pair; the one needed again is remembered.

        Where moves are not counted, any number stands for all of them.
        """
        if not self.counts:
            return self._generate(army, lower, upper, _ANY)
        if self.known_army == army and self.known_lower == lower and self.known_upper == upper:
            return self.known_total
        total = self._generate(army, lower, upper, -1)
        if self.known_army < 0:
            self.known_army = army
            self.known_lower = lower
            self.known_upper = upper
            self.known_total = total
        return total

    def _is_over(self) -> bool:
        """Return True if nobody can move: at most one player lives, or there are no moves."""
        return self.stuck != 0 or self.left < 1 or self._is_decided()

    def _is_decided(self) -> bool:
        """Return True if at most one player is alive."""
        player = 0
        for army in range(self.count):
            holder = self.control[army]
            if holder and holder != player:
                if player:
                    return False
                player = holder
        return True

    def _is_open(self, lower: int, upper: int) -> bool:
        """Return True if the army to move may push a pair (Rules 4 and 6)."""
        pair = 1 << lower | 1 << upper
        if self.committed and not self.ply:
            return self.committed == pair
        return (self.spread[self.army] & (pair | _ANYWHERE)) != 0 and (self.pushed & pair) == 0

    def _has_move(self) -> bool:
        """Return True if the army to move has a legal move."""
        if self._is_over():
            return False
        if self._is_due():
            return True
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper) and self._total(self.army, lower, upper):
                    return True
        return False

    def _count_moves(self) -> int:
        """Return the number of legal moves of the army to move."""
        if self._is_over():
            return 0
        total = 0
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper):
                    total += self._total(self.army, lower, upper)
        return total

    def _perft(self, depth: int) -> int:
        """Return the number of sequences of at least one move."""
        if depth == 1:
            return self._count_moves()
        if self._is_over():
            return 0
        nodes = _EMPTY
        base = self.room * self.ply
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._is_open(lower, upper):
                    total = self._generate(self.army, lower, upper, base)
                    for place in range(base, base + total):
                        self._play(self.listed[place])
                        nodes += self._perft(depth - 1)
                        self._take_back()
                        self.known_army = -1
        return nodes

    # Playing

    def _play(self, move: int) -> int:
        """Play a move and everything the rules do after it (`turn.play`); return 0."""
        self.known_army = -1
        pair = self._make(move)
        lower, upper = pair & 31, pair >> 5
        if self.taker < 0:
            self._judge(lower, upper)
        else:  # the move has cost its own army, and ends the turn
            self._lose(self.army, self.control[self.taker], lower, upper)
            self.taker = -1
            self.left = 1
        self.left -= 1
        self.pushed |= 1 << lower | 1 << upper
        if not self.left or self._free_boards() < 2:
            self._next_turn()
        if not self._has_move():
            self._settle()
        return 0

    def _end_turn(self) -> int:
        """End the turn and everything the rules do after it; return 0."""
        self._save(0, 1)
        self.known_army = -1
        self._next_turn()
        if not self._has_move():
            self._settle()
        return 0

    def _free_boards(self) -> int:
        """Return the number of half-boards not pushed yet this turn."""
        free = 0
        for board in range(self.count):
            if not self.pushed >> board & 1:
                free += 1
        return free

    def _following(self, army: int) -> int:
        """Return the next living army in batting order; the same one if no other lives."""
        for _ in range(1, self.count):
            army += 1
            if army == self.count:
                army = 0
            if self.control[army]:
                return army
        army += 1
        return 0 if army == self.count else army

    def _judge(self, lower: int, upper: int) -> None:
        """Judge the checkmates by the move just played on a pair together (Rules 7 and 8)."""
        mover = self.control[self.army]
        following = self._following(self.army)
        mated = 0
        kings = self._kings_on(lower, upper) & ~(1 << self.army)
        if not kings:
            return
        for army in range(self.count):
            holder = self.control[army]
            if holder in (0, mover) or army == self.army:
                continue
            if not kings >> army & 1:
                continue
            if self.counts and army == following and self.left == 1:
                # Its moves are needed next anyway, and generating them shows a check.
                total = self._total(army, lower, upper)
                if total == 0 and self.checkers and not self._is_spared(army, lower, upper):
                    mated |= 1 << army
            elif (
                self._attackers(army, lower, upper)
                and self._generate(army, lower, upper, _ANY) == 0
                and not self._is_spared(army, lower, upper)
            ):
                mated |= 1 << army
        if mated:
            for army in range(self.count):
                if mated >> army & 1:
                    self._lose(army, mover, lower, upper)
            self.known_army = -1

    def _lose(self, army: int, captor: int, lower: int, upper: int) -> None:
        """Deal with an army checkmated on a pair by a player; on -1 and -1 in its own turn."""
        self.control[army] = captor if self.fate == _TAKEN else 0
        if self.fate == _REMOVED:
            self._clear(army)
        self.changes += 1

    def _next_turn(self) -> None:
        """Pass the turn to the next living army; its passed pawn is safe again from then on."""
        army = self.army
        following = self._following(army)
        while True:
            army += 1
            if army == self.count:
                army = 0
                self.round += 1
            if self._lapse(army) and self.control[army] == 0:
                self.known_army = -1  # the cached number may count en passant captures
            if army == following:
                break
        self._begin_turn(army)

    def _begin_turn(self, army: int) -> None:
        """Give an army its turn."""
        self.army = army
        self.pushed = 0
        self.left = 1
        if not self.is_single:
            self.left = max(bits.count(self.spread[army] & ~_ANYWHERE), 1)

    def _settle(self) -> int:
        """Continue until a player can move or the game is over (`turn._settle`); return 0."""
        if self.stuck:
            return 0
        passes = 0
        most = self._most_passes()
        seen = set()
        while not self._is_decided() and not self._has_move():
            self.known_army = -1
            if self.pushed:
                self._next_turn()
                continue
            if self._nobody_moves():
                self.stuck = NO_MOVES
                return 0
            control = tuple([self.control[army] for army in range(self.count)])
            key = (self.army, control, self._facts())
            is_lost = self._is_lost()
            checking = -1 if is_lost else self._last_checking()
            if checking >= 0 and key not in seen:
                passes = 0
                self._lose(self.army, self.control[checking], -1, -1)
                most = self._most_passes()
            else:
                if (
                    self._living_players() == 2
                    and not is_lost
                    and not self._passes_on()
                    and not self._player_can_move()
                ):
                    self.stuck = STALEMATE
                elif passes + 1 >= most or (key in seen and most <= self._living_armies()):
                    self.stuck = NO_MOVES
                if self.stuck:
                    return 0
                passes += 1
                self._note_pass()
            seen.add(key)
            self._next_turn()
        if self._is_decided() and (self.pushed or self.control[self.army] == 0):
            self._next_turn()
        return 0

    def _living_armies(self) -> int:
        """Return the number of living armies."""
        living = 0
        for army in range(self.count):
            if self.control[army]:
                living += 1
        return living

    def _living_players(self) -> int:
        """Return the number of living players."""
        players = 0
        for player in range(1, self.count + 1):
            for army in range(self.count):
                if self.control[army] == player:
                    players += 1
                    break
        return players

    def _player_can_move(self) -> bool:
        """Return True if the player to move could move another army in its own turn."""
        mover, left = self.army, self.left
        can_move = False
        for army in range(self.count):
            if army != mover and self.control[army] == self.control[mover]:
                self._begin_turn(army)
                self.known_army = -1
                if self._is_lost() or self._has_move():
                    can_move = True
                    break
        self.army, self.left = mover, left
        self.known_army = -1
        return can_move

    def _last_checking(self) -> int:
        """Return the army that gives check and comes last before the one to move; -1 for none."""
        army = self.army
        home = self._home(army)
        if home < 0:
            return -1
        checking = 0
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if home in (lower, upper, self.count):
                    checking |= self._attacking(army, lower, upper)
        return self._last_before(checking) if checking else -1

    def _last_before(self, armies: int) -> int:
        """Return the one of some armies that comes last before the army to move."""
        army = self.army
        while True:
            army = army - 1 if army else self.count - 1
            if armies >> army & 1:
                return army
