# cython: boundscheck=False, wraparound=False
"""Described games whose armies end other than by checkmate, and pass, for a search.

After a move flags, checks, what is gone and checkmates are judged together, with the controllers as
they were before it (`modifiers.ends`, `modifiers.passing`). It runs interpreted or compiled
(`README.md`). Source: the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from cfanp_gui.kernel import (
    chess_tables,
    search_core,
    table_cells,
    table_dialect,
    table_search,
    turns,
)
from cfanp_gui.kernel.table_dialect import Dialect
from cfanp_gui.kernel.table_royals import TableRoyals

_LOSS, _VICTORY = table_dialect.LOSS, table_dialect.VICTORY
_ANY, _NO_MOVES, _REMOVED, _TAKEN = turns.ANY, turns.NO_MOVES, turns.REMOVED, turns.TAKEN
_ARMIES, _KINDS, _PLIES = chess_tables.ARMIES, table_cells._KINDS, chess_tables.PLIES
_HANDS, _HELD_TOTAL, _WORTHS = table_cells._HANDS, table_cells._HELD_TOTAL, table_search._WORTHS
_CHECKS = table_cells._SHOWN
"""Places of the numbers of checks that armies were given."""
_PASSES = _CHECKS + _ARMIES
"""Place of the number of passes in a row, which is no part of the position."""
_FIRST = _PASSES + 1
"""Place of the player who has won because some pieces are gone; 0 for nobody."""
_LOST, _DYING = 1, 2
_CHECK_WORTH = 200
"""Value of a check where checks are counted, in hundredths of a pawn."""
_LAST_WORTH = 150
"""What it costs to have but one piece more than an army without which it is lost."""
_WHOLE_ARMY = 6000
"""Value of an army without pieces where that wins."""


class TableEnds(TableRoyals):
    """Boards of a described game that judge its ends, and on which armies may pass."""

    def _play_by(self, dialect: Dialect) -> None:
        """Take the rules of a game, before a position is loaded."""
        TableRoyals._play_by(self, dialect)
        self.most_checks, self.flags = dialect.checks, dialect.flags
        self.flag_count, self.flag_blocks = dialect.flag_count, dialect.flag_blocks
        self.flag_waits, self.flag_is_safe = dialect.flag_waits, dialect.flag_is_safe
        self.flag_kings, self.has_flags = dialect.flag_kings, any(dialect.flags)
        self.extinction, self.extinct_total = dialect.extinction, len(dialect.extinct)
        self.extinct_sets = (*dialect.extinct, *(0,) * (_KINDS - self.extinct_total))
        self.extinct_at, self.extinct_against = dialect.extinct_at, dialect.extinct_against
        self.passes, self.stalemated = dialect.freely, dialect.stalemated
        self.has_passes = any((*dialect.freely, *dialect.stalemated, dialect.kings_part))
        self.gone = self.had = 0
        self.fates = chess_tables.zeros(_ARMIES)
        self.after = chess_tables.zeros(_ARMIES)
        self.numbers = chess_tables.zeros(_ARMIES * 32)

    def _recall(self, dialect: Dialect) -> None:
        """Take what rules remember of a position that is loaded."""
        for army, number in enumerate(dialect.checked):
            self._put(_CHECKS + army, number)
        self._set(_PASSES, dialect.passes)
        self._note_first()
        self.log_end = 0
        self._note()

    def remembered(self) -> tuple[list[int], int, list[int]]:
        """Return the checks that armies were given, the passes in a row, and the gates' files."""
        checks = [self.memory[_CHECKS + army] for army in range(self.count)]
        return checks, self.memory[_PASSES], []

    def _facts(self) -> int:
        """Return a number of what rules remember of the position.

        While nobody moves, no count of checks grows.
        """
        facts = 4096 * self.memory[_PASSES]
        for army in range(self.count):
            facts += self.memory[_CHECKS + army]
        return facts

    def _is_last_check(self, army: int) -> bool:
        """Return True if one more check makes an army fall."""
        return self.memory[_CHECKS + army] + 1 == self.most_checks[army & 1]

    # After a move

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and return the pair (`Turns._make`)."""
        if self.extinction == _LOSS:
            self.gone = self._extinct()
        self.had = 0
        for army in range(self.count):
            if self.control[army] and self._has_anything(army):
                self.had |= 1 << army
        pair = TableRoyals._make(self, move)
        if self.memory[_PASSES]:
            self._set(_PASSES, 0)
        return pair

    def _has_anything(self, army: int) -> bool:
        """Return True if an army has a piece on boards or in its hand."""
        return self.spread[army] != 0 or self.memory[_HELD_TOTAL + army] != 0

    def _judge(self, lower: int, upper: int) -> None:
        """Judge all that ends armies by the move just played on a pair (`Ends.after_move`)."""
        self._note_first()
        if self.memory[_FIRST]:
            return
        army = self.army
        by_army = army
        fallen = 0
        if self.extinction == _LOSS:
            fallen = self._extinct() & ~self.gone
        if fallen >> army & 1:
            self._die(fallen)
            return
        is_lost = False
        many = self._living_players() > 2 and self.extinction != _VICTORY
        for other in range(self.count):
            self.fates[other] = 0
            if not self.control[other]:
                continue
            if fallen >> other & 1:
                dies = self.control[other] == self.control[army] or not self._has_anything(other)
                self.fates[other] = _DYING if dies else _LOST
                is_lost = True
            if many and self.had >> other & 1 and not self._has_anything(other):
                self.fates[other] = _DYING
                is_lost = True
        if self.has_flags:
            if self.count == 2 and (self.flag_waits or self.flag_is_safe):
                winners = self._flag_of_two()
                if winners == 3:
                    self.stuck = _NO_MOVES
                elif winners:
                    by_army = winners - 1
                    self.fates[by_army] = 0
                    self.fates[1 - by_army] = _LOST
                    is_lost = True
            elif (not self.flag_waits or self.flag_is_safe) and self._reach(army, lower, upper):
                is_lost = True
        if self.most_checks[0]:
            self._see(army, lower, upper)
            given = self._given_checks()
            for other in range(self.count):
                if given >> other & 1:
                    number = self.memory[_CHECKS + other] + 1
                    self._put(_CHECKS + other, number)
                    if number >= self.most_checks[other & 1] and not self.fates[other]:
                        self.fates[other] = _LOST
                        is_lost = True
        kings = self._kings_on(lower, upper)
        for other in range(self.count):
            holder = self.control[other]
            if holder in (0, self.control[army]) or not kings >> other & 1 or self.fates[other]:
                continue
            if (
                self._attackers(other, lower, upper)
                and self._generate(other, lower, upper, _ANY) == 0
                and not self._is_spared(other, lower, upper)
            ):
                self.fates[other] = _LOST
                is_lost = True
        if is_lost:
            self._change_hands(self.control[by_army], self.fates[by_army] == _DYING)
        self._note_first()

    def _die(self, fallen: int) -> None:
        """Let the army that moved die, with those that its move makes extinct too."""
        others = 0
        for other in range(self.count):
            if self.control[other] and not fallen >> other & 1:
                others |= 1 << other
        for other in range(self.count):
            self.fates[other] = 0
            if fallen >> other & 1 and (others or other == self.army):
                self.fates[other] = _DYING
        self._change_hands(self.control[self.army], True)
        self.left = 1  # the turn is over

    def _lose(self, army: int, captor: int, lower: int, upper: int) -> None:
        """Deal with an army checkmated on a pair by a player; on -1 and -1 in its own turn."""
        for other in range(self.count):
            self.fates[other] = 0
        self.fates[army] = _LOST
        self._change_hands(captor, False)

    def _change_hands(self, captor: int, too: bool) -> None:
        """Deal with the armies that are lost, and with those that are lost with them.

        These die if `too` is True, as the army that moved does.
        """
        for army in range(self.count):
            self.after[army] = self.control[army]
        for army in range(self.count):
            if self.fates[army]:
                self._deal(army, captor)
        if self.extinction == _LOSS:
            gone = self._extinct()
            for player in range(1, self.count + 1):
                before = left = whole = 0
                for army in range(self.count):
                    if self.control[army] == player:
                        before += 1
                    if self.after[army] == player:
                        left += 1
                        if not gone >> army & 1:
                            whole += 1
                if left < before and not whole:
                    for army in range(self.count):
                        if self.after[army] == player:
                            self.fates[army] = _DYING if too else _LOST
                            self._deal(army, captor)
        for army in range(self.count):
            self.control[army] = self.after[army]
            if self.fates[army] and self.memory[_CHECKS + army]:
                self._put(_CHECKS + army, 0)
        self.changes += 1

    def _deal(self, army: int, captor: int) -> None:
        """Deal with an army that is lost or dies."""
        if self.fates[army] == _DYING:
            self.after[army] = 0
            return
        self.after[army] = captor if self.fate == _TAKEN else 0
        if self.fate == _REMOVED:
            self._clear(army)

    # Flags

    def _reach(self, army: int, lower: int, upper: int) -> bool:
        """Note the armies that fall because an army's flag stands on a pair; True for any."""
        homes = self._standing(army, lower, upper, self.flag_is_safe)
        found = False
        for home in range(self.count):
            if homes >> home & 1 and self.control[home] and self._are_hostile(army, home):
                found = True
                if not self.fates[home]:
                    self.fates[home] = _LOST
        return found

    def _are_hostile(self, army: int, other: int) -> bool:
        """Return True if an army of a player is hostile to another army."""
        return army != other and self.control[army] != self.control[other]

    def _standing(self, army: int, lower: int, upper: int, safe: bool) -> int:
        """Return the owners of half-boards against whom an army's flag stands on a pair."""
        kinds = self.flags[army & 1]
        if not kinds:
            return 0
        self._see(army, lower, upper)
        side = (2 * self.home + self.colour) << 7
        homes = 0
        for number in range(2):
            home = self.upper if number else self.lower
            if home == army:
                continue
            first, end = 0, self.size
            if number and self.lower != army:
                first = self.half
            if not number and self.upper != army:
                end = self.size - self.half
            count = free = 0
            attacked = False
            for square in range(first, end):
                if not self.zones[side | square] & 4:
                    continue
                value = self.memory[self.at[square]] - 1
                if value < 0:
                    free += 1
                elif value >> 5 == army and kinds >> (value & 31) & 1:
                    count += 1
                    if safe and not attacked:
                        attacked = self._assailants(square, False) != 0
            if count < self.flag_count and not (self.flag_blocks and count and not free):
                continue
            if not (safe and count == self.flag_count and attacked):
                homes |= 1 << home
        return homes

    def _flag_of_two(self) -> int:
        """Return the armies whose flags win a game of two after a move; both draw."""
        mover = self.army
        other = 1 - mover
        safe, waits = self.flag_is_safe, self.flag_waits
        moved = self._standing(mover, 0, 1, safe) != 0
        if self._standing(other, 0, 1, safe and not waits):
            if moved and (not waits or (other == 0 and self.flag_kings[mover])):
                return 3
            return 1 << other
        king = self.flag_kings[other]
        if not moved or (waits and not safe and not king):
            return 0
        if waits and king and other == 1 and self._king_arrives():
            return 0
        return 1 << mover

    def _king_arrives(self) -> bool:
        """Return True if the King of army b is not in check and can step into its region."""
        if self._attackers(1, 0, 1) or self.ply >= _PLIES:
            return False
        base = self.room * self.ply
        total = self._generate(1, 0, 1, base)
        side = (2 * self.home + self.colour) << 7
        for place in range(base, base + total):
            code = self.listed[place]
            if code & 255 == self.crown and self.zones[side | code >> 8 & 127] & 4:
                return True
        return False

    def _next_turn(self) -> None:
        """Pass the turn to the next living army, for which a flag may stand."""
        TableRoyals._next_turn(self)
        self._note_first()
        waits = self.flag_waits or self.flag_is_safe
        if self.count == 2 or not waits or not self.has_flags:
            return
        if self.pushed or self._is_decided():
            return
        army = self.army
        reached = False
        for other in range(self.count):
            self.fates[other] = 0
            if other != army and self.control[other] and self._are_hostile(army, other):
                lower, upper = min(army, other), max(army, other)
                safe = self.flag_is_safe and not self.flag_waits
                if self._standing(army, lower, upper, safe) >> other & 1:
                    self.fates[other] = _LOST
                    reached = True
        if reached:
            self._change_hands(self.control[army], False)

    # What is gone

    def _extinct(self) -> int:
        """Return the living armies that are extinct."""
        total = self.extinct_total
        for army in range(self.count):
            for number in range(total):
                kinds = self.extinct_sets[number]
                count = self._number(army, kinds)
                if self.memory[_HELD_TOTAL + army]:
                    for kind in range(_KINDS):
                        if kinds >> kind & 1:
                            count += self.memory[_HANDS + 32 * army + kind]
                self.numbers[32 * army + number] = count
        found = 0
        for army in range(self.count):
            if not self.control[army]:
                continue
            for number in range(total):
                if self.numbers[32 * army + number] <= self.extinct_at:
                    for other in range(self.count):
                        if (
                            self.control[other]
                            and self._are_hostile(army, other)
                            and self.numbers[32 * other + number] >= self.extinct_against
                        ):
                            found |= 1 << army
        return found

    def _note_first(self) -> None:
        """Note the first player all of whose armies are extinct, where that wins."""
        if self.extinction != _VICTORY:
            return
        gone = self._extinct()
        first = 0
        if not self.pushed:
            for step in range(1, self.count):
                holder = self.control[(self.army + self.count - step) % self.count]
                if holder:
                    if self._are_gone(holder, gone):
                        first = holder
                    break
        for step in range(self.count):
            holder = self.control[(self.army + step) % self.count]
            if not first and holder and self._are_gone(holder, gone):
                first = holder
        if first != self.memory[_FIRST]:
            self._set(_FIRST, first)

    def _are_gone(self, player: int, gone: int) -> bool:
        """Return True if all armies of a player are among those that are extinct."""
        for army in range(self.count):
            if self.control[army] == player and not gone >> army & 1:
                return False
        return True

    def _is_open(self, lower: int, upper: int) -> bool:
        """Return True if the army to move may push a pair."""
        return not self.memory[_FIRST] and TableRoyals._is_open(self, lower, upper)

    def _nobody_moves(self) -> bool:
        """Return True if a rule ends the game because nobody can ever move."""
        return self.memory[_FIRST] != 0

    def _result(self, player: int) -> int:
        """Return 1 if a player has won the game that is over, -1 if they have lost it, else 0."""
        if self.stuck and self.memory[_FIRST]:
            return 1 if self.memory[_FIRST] == player else -1
        return TableRoyals._result(self, player)

    # Passing

    def _may_pass(self) -> bool:
        """Return True if the army to move may pass of its player's own will."""
        if not self.has_passes or self._is_over() or (self.committed and not self.ply):
            return False
        if self.pushed:
            return False
        if self._sees_king(self.army):
            return True
        if not self.passes[self.army & 1]:
            return False
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if self._attackers(self.army, lower, upper):
                    return False
        if self.must_capture:
            for lower in range(self.count):
                for upper in range(lower + 1, self.count):
                    if self._is_open(lower, upper):
                        self._generate(self.army, lower, upper, -1)
                        if self.demanded:
                            return False
        return True

    def _sees_king(self, army: int) -> bool:
        """Return True if the Kings of two armies see each other where they must part."""
        if not self.kings_part or self.count != 2:
            return False
        self._see(army, 0, 1)
        return self.crown >= 0 and self._faces(self.crown)

    def _is_spared(self, army: int, lower: int, upper: int) -> bool:
        """Return True if a checkmate of an army on a pair is ignored: it may pass."""
        return self._sees_king(army)

    def _passes_on(self) -> bool:
        """Return True if the army to move passes without a move though two players are left."""
        return self.stalemated[self.army & 1]

    def _note_pass(self) -> None:
        """Count a pass."""
        if self.has_passes:
            self._set(_PASSES, self.memory[_PASSES] + 1)

    def _has_move(self) -> bool:
        """Return True if the army to move has a legal move, or may pass."""
        return TableRoyals._has_move(self) or self._may_pass()

    def _advance(self, code: int) -> int:
        """Play a move, or pass or end the turn by 0; return 0."""
        if code or self.pushed:
            return TableRoyals._advance(self, code)
        self._save(0, 1)
        self.known_army = -1
        self.clock += 1
        sees = self._sees_king(self.army)
        self._note_pass()
        if sees or self.memory[_PASSES] >= self._living_armies():
            self.stuck = _NO_MOVES
        self._next_turn()
        if not self._has_move():
            self._settle()
        self._note()
        return 0

    def _pass(self) -> bool:
        """End the turn, even one that has not begun, and return True."""
        self._end_turn()
        self._note()
        return True

    def _perft(self, depth: int) -> int:
        """Return the number of sequences of at least one move."""
        nodes = TableRoyals._perft(self, depth)
        if self._may_pass():
            if depth == 1:
                return nodes + 1
            self._advance(0)
            nodes += self._perft(depth - 1)
            self._take_back()
        return nodes

    def _list_moves(self, winning: bool) -> int:
        """Add the moves, or only those with an estimated gain, to `found`; return their number."""
        total = TableRoyals._list_moves(self, winning)
        may_add = not winning and self.ply < _PLIES - 1 and not self.pushed
        if may_add and not self._has_ended() and self._may_pass():
            self._add(search_core._packed(0, 0, 0))
            total += 1
        return total

    # Values

    def _add_up(self) -> int:
        """Set the strengths of all players in `totals`; return their sum."""
        if not (self.most_checks[0] or self.extinction):
            return TableRoyals._add_up(self)
        for player in range(self.count + 1):
            self.totals[player] = 0
        if self.extinction == _LOSS:
            self._extinct()
        for army in range(self.count):
            holder = self.control[army]
            if not holder:
                continue
            worth = self.memory[_WORTHS + army] - _CHECK_WORTH * self.memory[_CHECKS + army]
            if self.extinction == _VICTORY:
                worth += _WHOLE_ARMY
            elif self.extinction == _LOSS:
                for number in range(self.extinct_total):
                    if self.numbers[32 * army + number] == self.extinct_at + 1:
                        worth -= _LAST_WORTH
            self.totals[holder] += max(worth, 1)
        total = 0
        for player in range(1, self.count + 1):
            self.totals[player] = max(self.totals[player], 1)
            total += self.totals[player]
        return total
