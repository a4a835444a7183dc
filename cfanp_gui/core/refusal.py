"""Why an action is not legal."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import Text


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, one sentence, and what shows it."""

    rule: str
    message: str
    causes: tuple[Square, ...] = ()
    """Squares that show why, such as those of the attackers."""
    pair: Pair | None = None

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Text:
        """Return the sentence with its rule."""
        return Text("{message} ({rule})", message=self.message, rule=self.rule)


class IllegalAction(ValueError):  # noqa: N818 -- an answer to a player, not a fault
    """Raised by `Position.apply` for an action that is not legal there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Refusal]]:
        return type(self), (self.refusal,)
