"""Bytes as CFEN: read to a position that says the same again, or refused by name."""

from __future__ import annotations

from cfanp_gui.core.game import PositionError
from tests.core.build import cfen
from tests.judges.fuzz.run import fuzz, text_of
from tests.record.games import CFANP, STARTS
from tests.record.strategies import check_message

SEEDS = [
    *(CFANP.initial(players, {}).to_text() for players in (2, 3)),
    *(start for start in STARTS if start is not None),
    cfen(2, "Ka:Ae1 Qa:Ad1 Kb:Be1"),
]


def target(data: bytes) -> None:
    """Read one text: the first byte may choose a good one of which the rest spoils a part."""
    text = text_of(data)
    if len(data) > 2 and data[0] < 128:
        text = SEEDS[data[0] % len(SEEDS)]
        at = data[1] * len(text) // 256
        text = text[:at] + text_of(data[3:]) + text[at + data[2] % 16 :]
    try:
        position = CFANP.from_text(text, {})
    except PositionError as error:
        if len(text.splitlines()) <= 1:
            check_message(error)
        return
    line = position.to_text()
    assert CFANP.from_text(line, {}).to_text() == line, f"{line} does not read back"
    resolved = position.resolve_pending()[0]
    for player in resolved.actors():
        for action in resolved.legal_actions(player)[:3]:
            after = resolved.apply(action)[0].to_text()
            assert CFANP.from_text(after, {}).to_text() == after, f"{after} does not read back"


if __name__ == "__main__":
    fuzz(target)
