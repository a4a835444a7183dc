"""Positions of four armies with Peterson's rule 1 on, and why moves are refused in them."""

from __future__ import annotations

from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position

GAME = find_game("cfanp")
# The other Kings stand on b8 of every pair with A.
KINGS = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1"
# The Knight is attacked from h3 by army b, the pawn from h2 by army c.
TWO = f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"


def at(pieces: str, turn: str = "", ninth: str = "", **options: str | bool) -> CfanpPosition:
    """Return a position of four armies with the rule on, and a ninth field if one is given."""
    line = cfen(4, pieces, turn=turn)
    return position(f"{line} {ninth}" if ninth else line, defend=True, **options)


def why(found: CfanpPosition, text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the rule and the squares by which a move is refused; None when it is legal."""
    refusal = found.refusal(GAME.parse_action(text))
    assert (refusal is None) == (text in texts(found))
    return None if refusal is None else (refusal.rule, tuple(map(full_name, refusal.causes)))


def texts(found: CfanpPosition) -> set[str]:
    return {action.text for action in found.all_actions()}


def ninth(found: CfanpPosition) -> str:
    return found.to_text().split(" ")[8]
