"""Bytes as the text of a move: understood, or refused in one line."""

from __future__ import annotations

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.notation import NotationError
from tests.judges.fuzz.run import fuzz, text_of
from tests.record.games import CFANP, STARTS
from tests.record.strategies import check_message

POSITIONS = [
    CFANP.initial(2, {}),
    CFANP.initial(3, {"touch": True}),
    *(CFANP.from_text(start, {}).resolve_pending()[0] for start in STARTS if start is not None),
]


def target(data: bytes) -> None:
    """Read one move: the first two bytes choose a position and a good move to spoil."""
    if len(data) < 4:
        return
    position = POSITIONS[data[0] % len(POSITIONS)]
    notation = CFANP.notation
    text = text_of(data[3:])
    if data[1] < 200:
        (player,) = position.actors()
        legal = position.legal_actions(player)
        action = legal[data[1] % len(legal)]
        good = notation.human(position, action) if data[2] & 1 else action.text
        at = (data[2] >> 1) % (len(good) + 1)
        text = good[:at] + text + good[at + data[2] % 3 :]
    try:
        notation.implied(position, text)
        action = notation.parse(position, text)
    except NotationError as error:
        check_message(error)
        return
    assert CFANP.parse_action(action.text) == action
    try:
        after, transition = position.apply(action)
    except IllegalAction as problem:
        check_message(problem)
        return
    again = notation.parse(position, notation.human(position, action, transition))
    assert position.apply(again)[0].to_text() == after.to_text()


if __name__ == "__main__":
    fuzz(target)
