"""Positions of hidden armies, written in few words."""

from typing import Any

from cfanp_gui.core.actions import Transition
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp").variant({"base": "hidden"})
EMPTY = "10/10/10/10"


def at(*halves: str, strip: str = "10/10", rest: str = "a", added: str = "") -> HiddenPosition:
    """Return the position with so many half-boards: `rest` is the army to move, or more fields.

    `added` comes behind the strip.
    """
    given = rest.split(" ")
    usual = ("a", "/".join(map(str, range(1, len(halves) + 1))), "1", "0")
    army, control, turn, clock = (*given, *usual[len(given) :])
    line = f"{'|'.join(halves)} {army} {control} - - {turn} {clock} 1 base=hidden strip={strip}"
    found = GAME.from_text(f"{line} {added}".rstrip(), {})
    assert isinstance(found, HiddenPosition)
    return found


def played(position: HiddenPosition, *texts: str) -> tuple[HiddenPosition, Transition]:
    """Return the position after moves in machine form, and the transition of the last one."""
    for text in texts:
        position, transition = position.apply(GAME.parse_action(text))
    return position, transition


def told(transition: Transition) -> list[dict[str, Any]]:
    """Return the events of a transition as the command line writes them."""
    return [event.to_json() for event in transition.events]
