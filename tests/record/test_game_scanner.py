"""A scanner of games takes lines, and gives a game as soon as it knows its end."""

from __future__ import annotations

from cfanp_gui.record.game_scanner import GameScanner
from cfanp_gui.record.text_encoding import TextEncoding


def test_a_game_is_given_as_soon_as_its_end_is_known() -> None:
    scan = GameScanner(TextEncoding("utf-8"), all_text=False)
    known = []
    lines = ('[Event "1"]', "", "1. e4 {open", "e5 1-0", '[Event "2"]', "", "1. d4 {c} *", "1. c4")
    for line in lines:
        scan.take(f"{line}\n".encode())
        known.append(len(scan.found))
    # The comment of the first game may go on until another one begins.
    assert known == [0, 0, 0, 0, 0, 0, 1, 2]
    scan.finish()
    assert [(one.number, one.line, one.text.splitlines()[0]) for one in scan.found] == [
        (1, 1, '[Event "1"]'),
        (2, 5, '[Event "2"]'),
        (3, 8, "1. c4"),
    ]
