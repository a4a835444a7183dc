"""The option ``friendly`` switched off: a tournament game."""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.actions import CfanpAction, HandOver
from cfanp_gui.games.cfanp.explain import OPTION_FRIENDLY
from cfanp_gui.games.cfanp.hooks import Modifier
from cfanp_gui.games.cfanp.state import State


class Tournament(Modifier[State]):
    """No army is handed over (Rule 9)."""

    name = "tournament"

    def refusal(self, state: State, action: CfanpAction) -> Refusal | None:  # noqa: ARG002
        if isinstance(action, HandOver):
            return Refusal(OPTION_FRIENDLY, Text("Armies are not handed over in a tournament game"))
        return None
