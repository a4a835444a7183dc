"""States of described games with rules that few have, as positions of the kernel.

The others are played by the boards of `described_state`, which are faster.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.searching import Form, SearchMove, SearchState, Weight, Weights
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import Pass
from cfanp_gui.games.armies.base_game import Demands, EndRules, PassRules
from cfanp_gui.games.armies.modifiers.ends import Ends
from cfanp_gui.games.armies.modifiers.passing import Passing
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import described_state
from cfanp_gui.games.cfanp.described_state import (
    DescribedState,
    board_of,
    ends_of,
    is_known,
    past_keys,
    placed,
)
from cfanp_gui.games.pairs.described.kernel_tables import first_kind
from cfanp_gui.games.pairs.described.keys import FERS, PAWN, ROOK
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.table_dialect import LOSS, VICTORY, Dialect
from cfanp_gui.kernel.table_ends import TableEnds
from cfanp_gui.kernel.table_gates import TableGates

_BURDEN = 100
"""Value that a piece takes away where it wins to have none, in hundredths of a pawn."""
_STEP = 8
"""Value of a step towards squares that are to be reached."""
_EXTINCTION = {"none": 0, "loss": LOSS, "win": VICTORY}


def dialect_of(state: State) -> Dialect | None:
    """Return a state's rules that few games have, with what they remember; None without any."""
    rules = state.base
    found = _dialect(rules) if isinstance(rules, DescribedPairs) else Dialect()
    if found == Dialect():
        return None
    gates, files = state.rights.gates or (0,) * state.count, state.rules.base.files
    return found._replace(
        checked=state.fact(Ends.name, ()),
        passes=state.fact(Passing.name, 0),
        gates=[mask >> files * max(found.gate_ranks[at & 1], 0) for at, mask in enumerate(gates)]
        if found.gate_ranks != (-1, -1)
        else (),
    )


@lru_cache(maxsize=32)
def _dialect(rules: DescribedPairs) -> Dialect:
    """Return the rules of a described game that few games have."""
    game, base, first = rules.game, rules.base, first_kind(rules)
    quiet_drops = not game.drop_checks and game.piece_drops
    demands, passes, ends = base.demands, base.passes, base.ends
    few = (demands, passes, ends, base.has_gates, quiet_drops, game.opposite_castling)
    royal = game.pseudo_royal or game.blast_on_capture or game.mutually_immune
    if game.has_king and not (royal or any(few)):
        return Dialect()
    demands, passes, ends = demands or Demands(), passes or PassRules(), ends or EndRules()

    def kinds(letters: Collection[str]) -> int:
        return sum(1 << at for at, kind in enumerate(game.kinds, first) if kind.plain in letters)

    def pieces(flags: Sequence[frozenset[str]]) -> tuple[int, ...]:
        return tuple(map(kinds, flags))

    def of_type(name: str) -> int:
        return sum(1 << at for at, kind in enumerate(game.kinds, first) if kind.type == name)

    flags = pieces([side.flag_pieces if side.flag else frozenset() for side in game.sides])
    return Dialect(
        captures=demands.capture,
        drops=kinds(demands.drops),
        no_checks=demands.no_checks,
        quiet_drops=quiet_drops,
        king_stays=demands.king_stays,
        royal=pieces(game.pseudo_royal),
        most_gone=game.extinction_piece_count,
        duple=game.duple_check and bool(game.pseudo_royal),
        blasts=game.blast_on_capture,
        blown_to_hand=game.blast_on_capture and game.captures_to_hand,
        alike=tuple(kinds({letter}) for letter in game.mutually_immune),
        pawns=of_type(PAWN),
        immune=kinds(game.blast_immune),
        bare_draw=bool(royal or game.has_king or game.has_cannons) and not any(flags),
        sided_castling=game.opposite_castling,
        checks=ends.checks,
        flags=flags,
        flag_count=game.flag_piece_count,
        flag_blocks=game.flag_piece_blocked_win,
        flag_waits=ends.flag_waits,
        flag_is_safe=ends.flag_is_safe,
        flag_kings=ends.flag_kings,
        extinction=_EXTINCTION[ends.extinction],
        extinct=pieces(game.extinct) if ends.extinction != "none" else (),
        extinct_at=ends.extinct_at,
        extinct_against=ends.extinct_against,
        **passes._asdict(),
        gate_ranks=tuple((side.gates.bit_length() - 1) // game.files for side in game.sides),
        enters=game.seirawan_gating,
        keeps_gates=game.captures_to_hand,
        leaps=game.cambodian_moves,
        mets=of_type(FERS) if game.cambodian_moves else 0,
        rooks=of_type(ROOK) if game.cambodian_moves else 0,
    )


def fitting_weights(rules: DescribedPairs, form: Form) -> Weights:
    """Return plain values of pieces that fit the ends of a game.

    Pieces that are to reach squares are worth more near them; where it wins to lose pieces, these
    are a burden.
    """
    game, dialect, weights = rules.game, _dialect(rules), list(form.plain())
    for at, kind in enumerate(game.kinds, first_kind(rules)):
        for side in game.sides:
            if side.flag and kind.plain in side.flag_pieces:
                goals = squares[side.flag & rules.frame.all]
                weights[at] = _drawn_to(goals, rules, form, weights[at])
                break
    if dialect.extinction == VICTORY:
        for at, weight in enumerate(weights):
            counts = any(kinds >> at & 1 for kinds in dialect.extinct)
            burden = _BURDEN if counts else _BURDEN // 5
            weights[at] = weight._replace(value=-burden, held=-burden)
    return tuple(weights)


def _drawn_to(goals: Sequence[int], rules: DescribedPairs, form: Form, weight: Weight) -> Weight:
    """Return a weight that is less with each rank and file between a piece and some squares."""
    ranks, strip, files = form.ranks, rules.game.ranks - 2 * form.ranks, form.files
    on = [row + strip - 1 if row > ranks else row for row in range(form.rows)]
    rows = (min(abs(rank - goal // files) for goal in goals) for rank in on)
    columns = (
        min(abs(column - min(goal % files, files - 1 - goal % files)) for goal in goals)
        for column in range(form.columns)
    )
    return weight._replace(
        rows=tuple(-_STEP * far for far in rows), columns=tuple(-_STEP * far for far in columns)
    )


class DialectSearch(DescribedState, TableEnds):
    """Position of a described game with rules that few have."""

    boards: type[TableEnds] = TableEnds

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a known state; `trail` is the history that `draws` needs."""
        board, dialect = board_of(state), dialect_of(state)
        assert board is not None, "the state is known"
        assert isinstance(state.base, DescribedPairs), "it is known"
        assert dialect is not None, "it has such rules"
        past = past_keys(state, trail, type(self))
        self.boards.__init__(self, board.tables, placed(state), ends_of(state), dialect, past)
        self.set_game(state)
        self.weigh_by(fitting_weights(state.base, self._form))
        self._earlier = [key for key, _ in past]

    def action(self, move: SearchMove) -> Action:
        passes = not cast(int, move) & CODE and not self.is_begun
        return Pass() if passes else super().action(move)


class GatesSearch(DialectSearch, TableGates):
    """Position of a described game with gates."""

    boards = TableGates


def search_state(state: State, trail: tuple[draws.Key, ...]) -> SearchState | None:
    """Return a state for a search by the kernel; None if that does not know all of its rules."""
    if dialect_of(state) is None:
        return described_state.search_state(state, trail)
    if not is_known(state):
        return None
    return (GatesSearch if state.rules.base.has_gates else DialectSearch)(state, trail)
