"""The fields of a position of armies, as values that need not be consistent yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Self

from cfanp_gui.core.boards import ARMY_LETTERS, STRIP, Join, Pair, Square
from cfanp_gui.core.line_fields import Scope
from cfanp_gui.core.options import OptionValue, OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionBuilder
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.knowledge import LastMove
from cfanp_gui.games.armies.ninth import NOTHING
from cfanp_gui.games.armies.options import Rules, rules_of
from cfanp_gui.games.armies.pair_rules import PairRules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import ArmiesView


@dataclass(frozen=True, slots=True)
class ArmiesDraft(PositionBuilder):
    """The fields of a CFEN line as values.

    Earlier positions and the end of a game are not among them: a position that was set up has no
    past.
    """

    pieces: Mapping[Square, Piece] = field(default_factory=dict)
    control: Control = ()
    """For each army the player who moves it, None for a dead one; there are as many half-boards."""
    army: int = 0
    """The army to move."""
    rights: Any = field(default=None, kw_only=True)
    """Castling and other rights regardless of the pieces, in the base game's own form."""
    moves_left: int = 1
    used: frozenset[int] = frozenset()
    """Half-boards already pushed this turn."""
    moved: frozenset[Square] = frozenset()
    """Squares of the strip with pieces that moved this turn."""
    seen: frozenset[Square] = frozenset()
    """Squares of pieces that were shown to all, where kinds are hidden."""
    last_moves: tuple[LastMove, ...] = ()
    """Moves of the pieces that moved in the last turn of their army, where kinds are hidden."""
    viewer: int | None = None
    """The player whose view it is, as `Position.viewer`."""
    committed: Pair | None = None
    """With the touch-board option the pair that is pushed together and waits for its move."""
    clock: int = 0
    """Number of piece moves since the last capture or pawn move."""
    round: int = 1
    remembered: str = NOTHING
    """Facts that Peterson's rules remember, as the ninth field of CFEN writes them."""
    options: OptionValues = field(default_factory=dict)
    base: BaseGame = field(kw_only=True, repr=False)
    make_position: Callable[[State], ArmiesView] = field(kw_only=True, repr=False)
    """Makes the position of a state; passed in because the class of positions is not known here."""

    @property
    def rules(self) -> Rules:
        """Return the rules of the options. Raises OptionError."""
        return _rules(tuple(self.options.items()), self.base)

    @property
    def pair_rules(self) -> PairRules[Any, Any, Any]:
        """Return the rules of moves of the options. Raises OptionError."""
        return self.rules.pair_rules

    @property
    def join(self) -> Join:
        """Return the way half-boards are joined. Raises OptionError."""
        return self.rules.join

    @property
    def count(self) -> int:
        """Return the number of half-boards."""
        return len(self.control)

    def labels(self, _scope: Scope) -> str:
        """Return the letters of the armies."""
        return ARMY_LETTERS[: self.count]

    @property
    def bonus(self) -> int:
        """Return the number of moves of the army to move at the start of its turn (Rule 6)."""
        if self.options.get("bonus") == "single":
            return 1
        on = {at.board for at, one in self.pieces.items() if one.army == self.army}
        return max(1, len(on - {STRIP}))

    @property
    def hands(self) -> tuple[str, ...]:
        """Return the letters of the pieces in each army's hand, sorted."""
        rules = self.pair_rules
        return tuple(rules.hand(self.rights, army) for army in range(self.count))

    def with_hands(self, hands: tuple[str, ...]) -> Self:
        """Return it with other hands."""
        return self.replace(rights=self.pair_rules.with_hands(self.rights, hands))


@lru_cache(maxsize=64)
def _rules(options: tuple[tuple[str, OptionValue], ...], base: BaseGame) -> Rules:
    return rules_of(dict(options), base)
