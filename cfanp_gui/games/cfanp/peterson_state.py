"""States under Peterson's rules as positions of the kernel, and its moves as actions."""

from collections.abc import Sequence
from operator import itemgetter

from cfanp_gui.games.armies.actions import Payment
from cfanp_gui.games.armies.modifiers import exchange, kingcapture, limits
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import DescribedState, board_of, cell_of, ends_of, placed
from cfanp_gui.kernel.table_peterson import Facts, TablePeterson


def facts_of(state: State) -> Facts:
    """Return the rules of Peterson by which a known state is played, with the facts of each."""
    board, rules = board_of(state), state.rules
    assert board is not None, "the state is known"
    number, base = board.letters.index, rules.base
    count, book = limits.counted(state) or limits.Counted((), 0), exchange.ledger(state)
    kings, lost = kingcapture.known(state), dict(book.lost)
    homes = {army: king.board for army, _ in kings.frozen if (king := state.king_of(army))}
    least: dict[tuple[int, int], int] = {}
    for by, loser, letter in book.captures:
        least[by, loser] = min(least.get((by, loser), 9), base.values[letter])
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
        sum(1 << player for player in count.opponents),
        count.bonus,
        sorted(map(cell_of, count.moved)),
        sorted(map(cell_of, count.threatened)),
        *([_numbers(player, some) for player in players] for some in (count.taken, count.mated)),
    )


def _numbers(player: int, marked: Sequence[tuple[int, bool]]) -> tuple[int, int]:
    """Return the number of entries of a player, and of those that are marked."""
    marks = [mark for other, mark in marked if other == player]
    return len(marks), sum(marks)


class PetersonSearch(DescribedState, TablePeterson):
    """Position by Peterson's rules."""

    _due = Payment

    def __init__(self, state: State) -> None:
        """Load a known state."""
        board = board_of(state)
        assert board is not None, "the state is known"
        TablePeterson.__init__(self, board.tables, placed(state), ends_of(state), facts_of(state))
        self.set_game(state)
