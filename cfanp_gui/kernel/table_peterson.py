# cython: boundscheck=False, wraparound=False
"""Chess by Peterson's additional rules, for a search.

It runs interpreted or compiled (`README.md`). What the modifiers `defend`, `exchange` and
`kingcapture` remember is kept in the memory of `table_cells`, so the log takes it back and the key
of the position holds it. Source: Peterson's rules, as these modifiers have them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cfanp_gui.kernel import bits, chess_tables, search_core, table_cells, table_debts
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.table_debts import TableDebts
from cfanp_gui.kernel.table_search import Ends
from cfanp_gui.kernel.turns import ANY

_ANY, _CODE = ANY, search_core.CODE
_ARMIES, _PLIES = chess_tables.ARMIES, chess_tables.PLIES
_ANYWHERE = 1 << 26
_KINGS = table_cells._KINGS
_FROZEN, _PASSES = table_cells._FROZEN, table_cells.PASSES
_CASTLES, _FRIEND, _FOE, _DEAD = (
    table_cells.CASTLES, table_cells._FRIEND, table_cells._FOE, table_cells._DEAD
)  # fmt: skip
_CAPTURES, _DEBTS, _LOST = table_debts._CAPTURES, table_debts._DEBTS, table_debts._LOST
_OPENER = table_debts._OPENER
_RIPE = _OPENER + 1
"""Places of the armies whose Kings the piece on a cell may capture, as bit sets."""
_MARKED = _RIPE + table_cells._HANDS
_FREEZES = _MARKED + table_cells._HANDS
"""Places of the partners of half-boards with which armies are frozen, 32 an army."""
_OPPONENTS = _FREEZES + 32 * _ARMIES
_BONUS = _OPPONENTS + 1
_TAKEN = _BONUS + 1
"""Places of the numbers of pieces captured from players this turn; then of those that are new."""
_MATED = _TAKEN + 64
"""Places of the numbers of mates of a player's armies this turn; then of those on a half-board used
before."""
_RIPE_COUNT = _MATED + 64
_MOVED, _AIMED = 1, 2
"""Marks of cells: with a piece that moved this turn, or one of an opponent that was threatened."""


class Facts(NamedTuple):
    """Peterson's rules that are on, and what they remember of a position."""

    defend: bool
    exchange: bool
    kingcapture: bool
    obstacles: bool
    values: Sequence[int]
    """Values of kinds in pawns."""
    kinds: Sequence[int]
    """Kinds of the Queen, the Bishop and the Rook."""
    frozen: Sequence[tuple[int, int]] = ()
    """Armies, each with the partner of its King's half-board on a pair on which it is frozen."""
    ripe: Sequence[tuple[int, int]] = ()
    """Armies, each with the cell of a piece that may capture its King."""
    opener: int = -1
    """Army that opened the round; -1 for none."""
    captures: Sequence[tuple[int, int, int]] = ()
    """Captors and losers of the round, each with the least value captured."""
    debts: Sequence[tuple[int, int]] = ()
    """Players with the values that they owe, in order of players, the oldest first."""
    lost: Sequence[tuple[int, int]] = ()
    """Numbers of Bishops and of Rooks captured from armies and not brought back."""
    opponents: int = 0
    """Players who threatened the army when its turn began, as a bit set; 0 for fewer than two."""
    bonus: int = 0
    moved: Sequence[int] = ()
    """Cells of pieces that moved this turn."""
    aimed: Sequence[int] = ()
    """Cells of opponents' pieces that were threatened when the turn began."""
    taken: Sequence[tuple[int, int]] = ()
    """Numbers of pieces captured from each player this turn, and of those that are new."""
    mated: Sequence[tuple[int, int]] = ()
    """Numbers of mates of each player's armies this turn, and of those on a half-board used
    before."""


class TablePeterson(TableDebts):
    """Boards of chess by Peterson's rules that list moves for a search."""

    def __init__(self, tables: Tables, placed: Placed, ends: Ends, facts: Facts) -> None:
        """Load a position as `TableBoards` does, with the same ValueError."""
        TableDebts.__init__(self, tables, placed, ends, facts.values, facts.kinds)
        self.facts = facts
        self.defends, self.exchanges = facts.defend, facts.exchange
        self.captures_kings = facts.kingcapture
        self.aims = chess_tables.zeros(1024)
        self.goals = chess_tables.zeros(1024)
        self.aim_total = 0
        self.tries = False
        if facts.kingcapture and not facts.obstacles:
            self.dead_role = _FRIEND
        for army, partner in facts.frozen:
            self._put(_FREEZES + 32 * army + partner, 1)
            self._set(_FROZEN + army, self.memory[_FROZEN + army] + 1)
        for army, cell in facts.ripe:
            self._ripen(cell, army, True)
        self._put(_OPENER, facts.opener + 1)
        for captor, loser, value in facts.captures:
            self._put(_CAPTURES + 32 * captor + loser, value)
        for player, value in facts.debts:
            self._owe(player, value)
        for army, (bishops, rooks) in enumerate(facts.lost):
            self._put(_LOST + 2 * army, bishops)
            self._put(_LOST + 2 * army + 1, rooks)
        self._put(_OPPONENTS, facts.opponents)
        self._put(_BONUS, facts.bonus)
        for cell in facts.moved:
            self._mark(cell, _MOVED, True)
        for cell in facts.aimed:
            self._mark(cell, _AIMED, True)
        for player, (number, new) in enumerate(facts.taken):
            self._put(_TAKEN + player, number)
            self._put(_TAKEN + 32 + player, new)
        for player, (number, again) in enumerate(facts.mated):
            self._put(_MATED + player, number)
            self._put(_MATED + 32 + player, again)
        self.log_end = 0

    def remembered(self) -> Facts:
        """Return the facts in the form in which they are loaded."""
        armies, players = range(self.count), range(self.count + 1)
        cells = range(128 * self.count)
        at = self.memory
        return self.facts._replace(
            frozen=[
                (army, other)
                for army in armies
                for other in armies
                if at[_FREEZES + 32 * army + other]
            ],
            ripe=[
                (army, cell) for army in armies for cell in cells if at[_RIPE + cell] >> army & 1
            ],
            opener=at[_OPENER] - 1,
            captures=[
                (captor, loser, at[_CAPTURES + 32 * captor + loser])
                for captor in players
                for loser in players
                if at[_CAPTURES + 32 * captor + loser]
            ],
            debts=[
                (player, at[_DEBTS + player] >> 4 * number & 15)
                for player in players
                for number in range(table_debts.MOST_DEBTS)
                if at[_DEBTS + player] >> 4 * number
            ],
            lost=[(at[_LOST + 2 * army], at[_LOST + 2 * army + 1]) for army in armies],
            opponents=at[_OPPONENTS],
            bonus=at[_BONUS],
            moved=[cell for cell in cells if at[_MARKED + cell] & _MOVED],
            aimed=[cell for cell in cells if at[_MARKED + cell] & _AIMED],
            taken=[(at[_TAKEN + player], at[_TAKEN + 32 + player]) for player in players],
            mated=[(at[_MATED + player], at[_MATED + 32 + player]) for player in players],
        )

    # What is remembered

    def _ripen(self, cell: int, army: int, is_ripe: bool) -> None:
        """Set whether the piece on a cell may capture an army's King."""
        before = self.memory[_RIPE + cell]
        bit = 1 << army
        if is_ripe != (before & bit != 0):
            self._put(_RIPE + cell, before ^ bit)
            place = _RIPE_COUNT + army
            self._set(place, self.memory[place] + (1 if is_ripe else -1))

    def _mark(self, cell: int, mark: int, is_marked: bool) -> None:
        """Set or end a mark of a cell."""
        before = self.memory[_MARKED + cell]
        if is_marked != (before & mark != 0):
            self._put(_MARKED + cell, before ^ mark)

    def _facts(self) -> int:
        """Return a number of what rules remember of the position."""
        return self.cells_key

    # Moves on a pair

    def _generate(self, army: int, lower: int, upper: int, base: int) -> int:
        """Return the number of legal moves of a living army on a pair (`Turns._generate`)."""
        if army != self.army or self.tries or not self._is_limited(lower, upper):
            return TableDebts._generate(self, army, lower, upper, base)
        narrow = self.narrow
        first = base if base >= 0 else self.room * self.ply
        total = TableDebts._generate(self, army, lower, upper, first)
        checkers = self.checkers
        kept = first
        for place in range(first, first + total):
            code = self.listed[place]
            if not self._breaks(code):
                self.listed[kept] = code
                kept += 1
                if base == _ANY:
                    break
        self.narrow = narrow
        self._see(army, lower, upper)
        self.checkers = checkers
        return kept - first

    def _list_pair(self, lower: int, upper: int, winning: bool) -> int:
        """Add the moves on a pair to `found`; limits are asked of those alone, as it takes long."""
        is_limited = self._is_limited(lower, upper)
        start = kept = self.top
        self.tries = True
        TableDebts._list_pair(self, lower, upper, winning)
        self.tries = False
        if is_limited:
            for place in range(start, self.top):
                if not self._breaks(self.found[place] & _CODE):
                    self.found[kept] = self.found[place]
                    kept += 1
            self.top = kept
        return 0

    def _try(self, origin: int, target: int, kind: int, value: int, total: int) -> int:
        """Add a move of a piece if it is legal; a living King is captured by a ripe attack."""
        army = (value - 1) >> 5
        if value and (value - 1) & 31 == 0 and self.roles[army] == _FOE:
            if not self.memory[_RIPE + self.at[origin]] >> army & 1:
                return total
            self.roles[army] = _DEAD  # at once, so its pieces attack nothing any more
            total = TableDebts._try(self, origin, target, kind, value, total)
            self.roles[army] = _FOE
            return total
        return TableDebts._try(self, origin, target, kind, value, total)

    def _total(self, army: int, lower: int, upper: int) -> int:
        """Return the number of moves of an army on a pair; any where moves are not counted."""
        return self._generate(army, lower, upper, -1 if self.counts else _ANY)

    def _is_open(self, lower: int, upper: int) -> bool:
        """Return True if the army to move may push a pair."""
        if self.memory[_FROZEN + self.army]:
            return False
        opponents = self.memory[_OPPONENTS]
        if not self.pushed or not opponents or (self.committed and not self.ply):
            return TableDebts._is_open(self, lower, upper)
        if self._made() < bits.count(opponents):
            return (self.spread[self.army] & (1 << lower | 1 << upper | _ANYWHERE)) != 0
        return (
            self._made() < self.memory[_BONUS]
            and self._is_ordinary()
            and TableDebts._is_open(self, lower, upper)
        )

    def _made(self) -> int:
        """Return the number of moves made in a turn against several opponents."""
        return max(self.memory[_BONUS], bits.count(self.memory[_OPPONENTS])) - self.left

    def _is_ordinary(self) -> bool:
        """Return True if the moves made this turn are within an ordinary turn."""
        made = self._made()
        return made <= self.memory[_BONUS] and bits.count(self.pushed) == 2 * made

    def _is_limited(self, lower: int, upper: int) -> bool:
        """Return True if a move on a pair would make the turn more than an ordinary one."""
        if not self.pushed or not self.memory[_OPPONENTS]:
            return False
        if self.pushed & (1 << lower | 1 << upper):
            return True
        return self._made() >= self.memory[_BONUS] or not self._is_ordinary()

    def _free_boards(self) -> int:
        """Return the number of half-boards that may be pushed still this turn."""
        return self.count if self.defends else TableDebts._free_boards(self)

    # Limits of a defence

    def _breaks(self, code: int) -> bool:
        """Return True if a turn breaks a limit as a defence by a legal move."""
        origin, target, becomes = code & 255, code >> 8 & 127, code >> 15 & 31
        lower, upper = code >> 20 & 31, code >> 25 & 31
        army = self.army
        self._see(army, lower, upper)
        if self.memory[_MARKED + self.at[origin]] & _MOVED:
            return True
        gone = self._gone(target, becomes)
        loser = self.control[(self.memory[gone] - 1) >> 5] if gone >= 0 else 0
        if loser and self.memory[_TAKEN + loser]:
            return True
        for player in range(1, self.count + 1):
            if self.memory[_TAKEN + player] > 1:
                return True
        if self.ply >= _PLIES - 1:
            return True
        self.narrow = False
        self.tries = True
        is_broken = becomes == _CASTLES and self._moves_again(code)
        if not is_broken:
            self._make(code)
            self._judge(lower, upper)
            is_broken = self._mates_too_often() or self._aims_at_too_many()
            self._take_back()
        self.tries = False
        return is_broken

    def _moves_again(self, code: int) -> bool:
        """Return True if the Rook of a castling has moved this turn."""
        marked = False
        self._save(0, 1)
        self._castle(self.army, code >> 8 & 127)
        marked = self.memory[_MARKED + self.rook_from] & _MOVED != 0
        self._take_back()
        return marked

    def _mates_too_often(self) -> bool:
        """Return True if more than one move enforces mate on a player (limit 4)."""
        is_twice = False
        for player in range(1, self.count + 1):
            if self.memory[_MATED + player] > 1 or self.memory[_MATED + 32 + player]:
                is_twice = True
        if not is_twice:
            return False
        for player in range(1, self.count + 1):
            if self.memory[_OPPONENTS] >> player & 1 and not self._is_checked(player):
                return True
        return False

    def _is_checked(self, player: int) -> bool:
        """Return True if an opponent is checked by the army to move, mated, frozen, or out."""
        if self.memory[_MATED + player]:
            return True
        is_out = True
        for army in range(self.count):
            if self.control[army] == player:
                is_out = False
                if self.memory[_FROZEN + army]:
                    return True
                for at in range(self._gather(army)):
                    if (self.memory[self.gathered[at]] - 1) >> 5 == self.army:
                        return True
        return is_out

    def _aims_at_too_many(self) -> bool:
        """Return True for too many new threats or captures against one opponent (limit 3)."""
        self._aim()
        for player in range(1, self.count + 1):
            captured = self.memory[_TAKEN + 32 + player]
            new = alone = 0
            for at in range(self.aim_total):
                goal = self.goals[at]
                if self.memory[_MARKED + goal] & _AIMED or self._holder(goal) != player:
                    continue
                is_new = True
                is_shared = False
                for other in range(self.aim_total):
                    if other < at and self.goals[other] == goal:
                        is_new = False
                    if (
                        self.aims[other] == self.aims[at]
                        and self._holder(self.goals[other]) != player
                    ):
                        is_shared = True
                if is_new:
                    new += 1
                if not is_shared:
                    alone += 1
            if new + captured > 1 and alone + captured > 1:
                return True
        return False

    def _holder(self, cell: int) -> int:
        """Return the player of the piece on a cell."""
        return self.control[(self.memory[cell] - 1) >> 5]

    # Threats

    def _gather(self, army: int) -> int:
        """Gather the cells of pieces that attack an army's King on any pair; return their number.

        The same cell may be there several times.
        """
        king = self.memory[_KINGS + army]
        total = 0
        if not king:
            return 0
        board = (king - 1) >> 7
        for other in range(self.count):
            if other == board:
                continue
            self._attacking(army, min(board, other), max(board, other))
            for at in range(self.source_total):
                if total < 256:
                    self.gathered[total] = self.at[self.sources[at]]
                    total += 1
        return total

    def _aim(self) -> None:
        """List the threats of the army to move in a turn that begins now, each once."""
        army = self.army
        spread = self.spread[army]
        self.aim_total = 0
        tries, narrow = self.tries, self.narrow
        self.tries = True
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if spread & (1 << lower | 1 << upper | _ANYWHERE):
                    self._aim_on(army, lower, upper)
        self.tries, self.narrow = tries, narrow

    def _aim_on(self, army: int, lower: int, upper: int) -> None:
        """Add the threats of an army on a pair."""
        base = self.room * self.ply
        self.narrow = True
        total = self._generate(army, lower, upper, base)
        for place in range(base, base + total):
            code = self.listed[place]
            gone = self._gone(code >> 8 & 127, code >> 15 & 31)
            if gone >= 0 and (self.memory[gone] - 1) & 31 and self._holder(gone):
                self._add_aim(self.at[code & 255], gone)
        kings = self._kings_on(lower, upper)
        for other in range(self.count):
            if kings >> other & 1 and self.control[other] not in (0, self.control[army]):
                self._attacking(other, lower, upper)
                for at in range(self.source_total):
                    cell = self.at[self.sources[at]]
                    if (self.memory[cell] - 1) >> 5 == army:
                        self._add_aim(cell, self.at[self.king])

    def _add_aim(self, cell: int, goal: int) -> None:
        """Add a threat of a piece against another, if it is not listed yet."""
        for at in range(self.aim_total):
            if self.aims[at] == cell and self.goals[at] == goal:
                return
        if self.aim_total < 1024:
            self.aims[self.aim_total] = cell
            self.goals[self.aim_total] = goal
            self.aim_total += 1

    def _gone(self, target: int, becomes: int) -> int:
        """Return the cell of the piece that a move on the pair seen last captures; -1 for none."""
        if becomes == _CASTLES:
            return -1
        goal = self.at[target]
        if self.memory[goal]:
            return goal
        return self._passer(goal, self.mover) if becomes == _PASSES else -1

    def _threatening(self) -> int:
        """Return the opponents who threaten a piece of the army to move, as a bit set."""
        army = self.army
        spread, player = self.spread[army], self.control[army]
        players = 0
        narrow = self.narrow
        for lower in range(self.count):
            for upper in range(lower + 1, self.count):
                if not spread & (1 << lower | 1 << upper | _ANYWHERE):
                    continue
                players |= self._players_of(self._attacking(army, lower, upper))
                for other in range(self.count):
                    holder = self.control[other]
                    if (
                        holder not in (0, player)
                        and not players >> holder & 1
                        and self.spread[other] & (1 << lower | 1 << upper)
                        and self._may_capture(other, army, lower, upper)
                    ):
                        players |= 1 << holder
        self.narrow = narrow
        return players

    def _players_of(self, armies: int) -> int:
        """Return the players of some armies, both as bit sets."""
        players = 0
        for army in range(self.count):
            if armies >> army & 1:
                players |= 1 << self.control[army]
        return players

    def _may_capture(self, other: int, army: int, lower: int, upper: int) -> bool:
        """Return True if an army has a legal capture of a piece of another on a pair."""
        base = self.room * self.ply
        self.narrow = True
        total = self._generate(other, lower, upper, base)
        for place in range(base, base + total):
            code = self.listed[place]
            gone = self._gone(code >> 8 & 127, code >> 15 & 31)
            if gone >= 0 and (self.memory[gone] - 1) >> 5 == army:
                return True
        return False

    # Playing

    def _make(self, move: int) -> int:
        """Save what a move changes, move the pieces, and note what the rules ask of it."""
        origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
        lower, upper = move >> 20 & 31, move >> 25 & 31
        army = self.army
        self._see(army, lower, upper)
        start, goal = self.at[origin], self.at[target]
        if not self.memory[start]:
            return TableDebts._make(self, move)  # a move of another position with the same key
        gone = self._gone(target, becomes)
        taken = self.memory[gone] - 1 if gone >= 0 else -1
        pair = TableDebts._make(self, move)
        if taken >= 0:
            self._note_capture(gone, taken >> 5, taken & 31)
        if becomes == _CASTLES:
            self._leave(self.rook_from, self.rook_to)
        self._leave(start, goal)
        self._strike()
        return pair

    def _leave(self, start: int, goal: int) -> None:
        """Note that a piece went from a cell to another."""
        if self.memory[_OPPONENTS]:
            self._mark(start, _MOVED, False)
            self._mark(goal, _MOVED, True)
        self._heal(start)
        self._heal(goal)

    def _heal(self, cell: int) -> None:
        """End the ripe attacks of the piece that was on a cell."""
        for army in range(self.count):
            if self.memory[_RIPE + cell] >> army & 1:
                self._ripen(cell, army, False)

    def _note_capture(self, cell: int, army: int, kind: int) -> None:
        """Note the capture of a piece of an army on a cell."""
        loser = self.control[army]
        if loser and self.memory[_OPPONENTS]:
            place = _TAKEN + loser
            self._put(place, self.memory[place] + 1)
            if not self.memory[_MARKED + cell] & _AIMED:
                self._put(place + 32, self.memory[place + 32] + 1)
        self._mark(cell, _AIMED, False)
        if loser and kind == 0:
            self.control[army] = 0
            self.changes += 1
        elif loser and self.exchanges:
            self._note_exchange(army, loser, kind)

    def _judge(self, lower: int, upper: int) -> None:
        """Judge the checkmates by the move just played on a pair, and what ends with it."""
        TableDebts._judge(self, lower, upper)
        self._act()

    def _is_spared(self, army: int, lower: int, upper: int) -> bool:
        """Return True if an army is frozen already."""
        return self.memory[_FROZEN + army] != 0

    def _lose(self, army: int, captor: int, lower: int, upper: int) -> None:
        """Deal with an army that a player has checkmated: it is frozen where Kings are captured."""
        if self.memory[_OPPONENTS] and army != self.army:
            place = _MATED + self.control[army]
            self._put(place, self.memory[place] + 1)
            if self.pushed & (1 << lower | 1 << upper):
                self._put(place + 32, self.memory[place + 32] + 1)
        if not self.captures_kings:
            TableDebts._lose(self, army, captor, lower, upper)
        else:
            board = (self.memory[_KINGS + army] - 1) >> 7
            for other in range(self.count):
                is_shown = other != board and (lower < 0 or other in (lower, upper))
                if is_shown and (lower >= 0 or self._is_attacked(army, board, other)):
                    self._put(_FREEZES + 32 * army + other, 1)
                    self._set(_FROZEN + army, self.memory[_FROZEN + army] + 1)
        if lower < 0:
            self._act()

    def _is_attacked(self, army: int, board: int, other: int) -> bool:
        """Return True if an army's King is attacked on a pair of half-boards in any order."""
        return self._attackers(army, min(board, other), max(board, other)) != 0

    def _act(self) -> None:
        """End what no longer holds after an action."""
        if self.memory[_OPPONENTS]:
            player = self.control[self.army]
            for cell in range(128 * self.count):
                if self.memory[_MARKED + cell] & _AIMED and self._holder(cell) in (0, player):
                    self._mark(cell, _AIMED, False)
        if self.exchanges:
            self._forgive()
        if self.captures_kings:
            self._strike()
            self._release()

    def _strike(self) -> None:
        """End the ripe attacks that have ceased, and those on Kings of dead armies."""
        for army in range(self.count):
            if self.memory[_RIPE_COUNT + army]:
                total = self._gather(army) if self.control[army] else 0
                self._keep_ripe(army, total)

    def _keep_ripe(self, army: int, total: int) -> None:
        """End the ripe attacks on an army's King but those from gathered cells."""
        for board in range(self.count):
            for cell in range(128 * board, 128 * board + self.half):
                if self.memory[_RIPE + cell] >> army & 1:
                    is_kept = False
                    for at in range(total):
                        if self.gathered[at] == cell:
                            is_kept = True
                    if not is_kept:
                        self._ripen(cell, army, False)

    def _release(self) -> None:
        """End the freezes that are no longer checkmates, and all that depend on them."""
        has_changed = True
        while has_changed:
            has_changed = False
            for army in range(self.count):
                if not self.memory[_FROZEN + army]:
                    continue
                board = (self.memory[_KINGS + army] - 1) >> 7
                for other in range(self.count):
                    place = _FREEZES + 32 * army + other
                    if self.memory[place] and not (
                        self.control[army]
                        and self._is_attacked(army, board, other)
                        and not self._generate(army, self.lower, self.upper, _ANY)
                    ):
                        self._put(place, 0)
                        self._set(_FROZEN + army, self.memory[_FROZEN + army] - 1)
                        has_changed = True

    # Turns

    def _is_lost(self) -> bool:
        """Return True if the army to move is frozen and loses its turn."""
        return self.memory[_FROZEN + self.army] != 0

    def _most_passes(self) -> int:
        """Return the number of passes in a row that draw the game."""
        passes = self._living_armies()
        return 2 * passes if self.captures_kings else passes

    def _next_turn(self) -> None:
        """Pass the turn to the next living army, and count what the rules ask before its moves."""
        TableDebts._next_turn(self)
        if self.memory[_OPPONENTS]:
            self._forget_count()
        if self.captures_kings:
            army = self.army
            total = self._gather(army)
            self._keep_ripe(army, total)
            for at in range(total):
                self._ripen(self.gathered[at], army, True)
            self._release()
        self._before_moves()

    def _forget_count(self) -> None:
        """Forget what was counted in a turn against several opponents."""
        self._put(_OPPONENTS, 0)
        self._put(_BONUS, 0)
        for player in range(64):
            if self.memory[_TAKEN + player]:
                self._put(_TAKEN + player, 0)
            if self.memory[_MATED + player]:
                self._put(_MATED + player, 0)
        for cell in range(128 * self.count):
            if self.memory[_MARKED + cell]:
                self._put(_MARKED + cell, 0)

    def _before_moves(self) -> None:
        """Count threats, and excuse a player from debts that cannot be paid."""
        if self.pushed or self._is_decided() or self._is_lost() or self._only_kings():
            return
        if self.defends and not self.memory[_OPPONENTS] and not self._is_due():
            opponents = self._threatening()
            if bits.count(opponents) > 1:
                self._put(_OPPONENTS, opponents)
                self._put(_BONUS, self.left)
                self._aim()
                for at in range(self.aim_total):
                    self._mark(self.goals[at], _AIMED, True)
                self.left = max(self.left, bits.count(opponents))
        self._excuse()

    def _paid(self, cell: int) -> None:
        """Act after a piece on a cell was removed or swapped for another."""
        self._heal(cell)
        self._act()
        TableDebts._paid(self, cell)
        self._before_moves()
