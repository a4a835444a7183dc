"""Positions as pictures in letters."""

from __future__ import annotations

from cfanp_gui.core.diagram import COLUMNS, diagram
from cfanp_gui.games.registry import GAMES, find_game


def test_half_boards_stand_beside_each_other() -> None:
    line = "Kb7/8/8/7Ka|8/8/8/8|8/8/1Pb6/Kc7 a 1/2/3 -/-/- - 1 0 1"
    assert diagram(find_game("cfanp").from_text(line, {})).splitlines() == [
        "A                         B                         C",
        "Kb .  .  .  .  .  .  .    .  .  .  .  .  .  .  .    .  .  .  .  .  .  .  .",
        ".  .  .  .  .  .  .  .    .  .  .  .  .  .  .  .    .  .  .  .  .  .  .  .",
        ".  .  .  .  .  .  .  .    .  .  .  .  .  .  .  .    .  Pb .  .  .  .  .  .",
        ".  .  .  .  .  .  .  Ka   .  .  .  .  .  .  .  .    Kc .  .  .  .  .  .  .",
    ]


def test_boards_that_lie_together_for_good_are_one_block() -> None:
    first = diagram(find_game("ring").initial(3, {})).splitlines()[:9]
    block = [line[: 8 * 4].rstrip() for line in first]
    assert block[0] == "1"
    assert block[1] == "Rb1 Nb1 Bb1 Qb1 Kb1 Bb1 Nb1 Rb1"
    assert block[4] == ".   .   .   .   .   .   .   ."
    assert block[8] == "Rw1 Nw1 Bw1 Qw1 Kw1 Bw1 Nw1 Rw1"


def test_no_line_is_too_long() -> None:
    for game in GAMES:
        lines = diagram(game.initial(game.max_players, {})).splitlines()
        assert max(map(len, lines)) <= COLUMNS
        assert sum(line.split()[:1] == ["A"] for line in lines) <= 1
