"""States of described games with rules that few have, as positions of the kernel.

The others are played by the boards of `described_state`, which are faster.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from cfanp_gui.core.searching import SearchState
from cfanp_gui.games.armies import draws
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
from cfanp_gui.games.pairs.described.keys import PAWN
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.kernel.table_dialect import LOSS, VICTORY, Dialect
from cfanp_gui.kernel.table_ends import TableEnds

_EXTINCTION = {"none": 0, "loss": LOSS, "win": VICTORY}


def dialect_of(state: State) -> Dialect | None:
    """Return a state's rules that few games have, with what they remember; None without any."""
    rules = state.base
    found = _dialect(rules) if isinstance(rules, DescribedPairs) else Dialect()
    if found == Dialect():
        return None
    return found._replace(checked=state.fact(Ends.name, ()), passes=state.fact(Passing.name, 0))


@lru_cache(maxsize=32)
def _dialect(rules: DescribedPairs) -> Dialect:
    """Return the rules of a described game that few games have."""
    game, base, first = rules.game, rules.base, first_kind(rules)

    def kinds(letters: Collection[str]) -> int:
        found = (1 << at for at, kind in enumerate(game.kinds, first) if kind.plain in letters)
        return sum(found)

    def pieces(flags: Sequence[frozenset[str]]) -> tuple[int, ...]:
        return tuple(map(kinds, flags))

    demands, passes = base.demands or Demands(), base.passes or PassRules()
    ends, sides = base.ends or EndRules(), game.sides
    found = Dialect(
        captures=demands.capture,
        drops=kinds(demands.drops),
        no_checks=demands.no_checks,
        quiet_drops=not game.drop_checks and game.piece_drops,
        king_stays=demands.king_stays,
        kings_part=passes.kings_part,
        royal=pieces(game.pseudo_royal),
        most_gone=game.extinction_piece_count,
        duple=game.duple_check and bool(game.pseudo_royal),
        blasts=game.blast_on_capture,
        blown_to_hand=game.blast_on_capture and game.captures_to_hand,
        alike=tuple(kinds({letter}) for letter in game.mutually_immune),
        sided_castling=game.opposite_castling,
        checks=ends.checks,
        flags=pieces([side.flag_pieces if side.flag else frozenset() for side in sides]),
        flag_count=game.flag_piece_count,
        flag_blocks=game.flag_piece_blocked_win,
        flag_waits=ends.flag_waits,
        flag_is_safe=ends.flag_is_safe,
        flag_kings=ends.flag_kings,
        extinction=_EXTINCTION[ends.extinction],
        extinct=pieces(game.extinct) if ends.extinction != "none" else (),
        extinct_at=ends.extinct_at,
        extinct_against=ends.extinct_against,
        freely=passes.freely,
        stalemated=passes.stalemated,
    )
    has_flags = any(found.flags)
    plain = Dialect(
        most_gone=found.most_gone, flag_count=found.flag_count, extinct_at=found.extinct_at,
        extinct_against=found.extinct_against, flag_kings=found.flag_kings,
        flag_waits=found.flag_waits, flag_is_safe=found.flag_is_safe,
        flag_blocks=found.flag_blocks,
    )  # fmt: skip
    if found == plain and game.has_king:
        return Dialect()
    royal = game.has_king or found.blasts or found.royal or found.alike or game.has_cannons
    return found._replace(
        pawns=sum(1 << at for at, kind in enumerate(game.kinds, first) if kind.type == PAWN),
        immune=kinds(game.blast_immune),
        bare_draw=bool(royal) and not has_flags,
    )


class DialectSearch(DescribedState, TableEnds):
    """Position of a described game with rules that few have."""

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a known state; `trail` is the history that `draws` needs."""
        board, dialect = board_of(state), dialect_of(state)
        assert board is not None, "the state is known"
        assert dialect is not None, "it has such rules"
        past = past_keys(state, trail, DialectSearch)
        TableEnds.__init__(self, board.tables, placed(state), ends_of(state), dialect, past)
        self.set_game(state)
        self._earlier = [key for key, _ in past]


def search_state(state: State, trail: tuple[draws.Key, ...]) -> SearchState | None:
    """Return a state for a search by the kernel; None if that does not know all of its rules."""
    if dialect_of(state) is None:
        return described_state.search_state(state, trail)
    return DialectSearch(state, trail) if is_known(state) else None
