"""States under Peterson's rules as positions of the kernel, and its moves as actions."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter

from cfanp_gui.games.armies.actions import Payment
from cfanp_gui.games.armies.modifiers import exchange, kingcapture, limits
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import DescribedState, board_of, cell_of, ends_of, placed
from cfanp_gui.kernel.table_peterson import Facts, TablePeterson


def facts_of(state: State) -> Facts:
    """Return Peterson's rules that are on in a known state, and what they remember of it."""
    board, rules = board_of(state), state.rules
    assert board is not None, "the state is known"
    number, base = board.letters.index, rules.base
    count, book = limits.counted(state), exchange.ledger(state)
    kings, lost = kingcapture.known(state), dict(book.lost)
    homes = {army: king.board for army, _ in kings.frozen if (king := state.king_of(army))}
    least: dict[tuple[int, int], int] = {}
    for by, loser, letter in book.captures:
        least[by, loser] = min(least.get((by, loser), 9), base.values[letter])
    taken, new = Counter[int](), Counter[int]()
    mated, again = Counter[int](), Counter[int]()
    for player, is_new in count.taken if count else ():
        taken[player] += 1
        new[player] += is_new
    for player, is_again in count.mated if count else ():
        mated[player] += 1
        again[player] += is_again
    armies, players = range(state.count), range(state.count + 1)
    return Facts(
        rules.defend,
        rules.exchange,
        rules.kingcapture,
        rules.obstacles,
        [base.values.get(letter, 0) for letter in board.letters],
        [number(letter) for letter in "QBR"],
        sorted(
            (army, pair.upper if pair.lower == homes[army] else pair.lower)
            for army, pairs in kings.frozen
            for pair in pairs
        ),
        sorted((army, cell_of(square)) for army, squares in kings.ripe for square in squares),
        -1 if book.opener is None else book.opener,
        sorted((*parties, value) for parties, value in least.items()),
        sorted(book.debts, key=itemgetter(0)),
        [(lost.get(army, "").count("B"), lost.get(army, "").count("R")) for army in armies],
        sum(1 << player for player in count.opponents) if count else 0,
        count.bonus if count else 0,
        sorted(map(cell_of, count.moved)) if count else [],
        sorted(map(cell_of, count.threatened)) if count else [],
        [(taken[player], new[player]) for player in players],
        [(mated[player], again[player]) for player in players],
    )


class PetersonSearch(DescribedState, TablePeterson):
    """Position by Peterson's rules."""

    _due = Payment

    def __init__(self, state: State) -> None:
        """Load a known state."""
        board = board_of(state)
        assert board is not None, "the state is known"
        TablePeterson.__init__(self, board.tables, placed(state), ends_of(state), facts_of(state))
        self.set_game(state)
