"""How positions of StrategiChess are put into words."""

from __future__ import annotations

from cfanp_gui.core.wording import Wording


class StrategiWording(Wording):
    """The words of boards side by side, on which two teams play."""

    one_turn = False
