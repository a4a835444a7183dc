"""Positions of Peterson's rules worked out by hand: the reference tells the same as the core."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cfanp_gui.core.game import OptionError, PositionError
from tests.judges import compare
from tests.judges.reference import Game, Options

SCRIPTS = Path(__file__).with_name("by_hand.txt")


def scripts() -> Iterator[tuple[Options, str, list[str]]]:
    """Yield house rules, a position, and actions that are played there."""
    options = Options()
    for text in SCRIPTS.read_text(encoding="utf-8").splitlines():
        if text.startswith(" "):
            line, _, actions = text.strip().partition(" ; ")
            yield options, line, actions.split()
        elif text and not text.startswith("#"):
            options = Options(**dict.fromkeys(text.split(","), True))


def test_the_core_agrees_in_every_position() -> None:
    found = list(scripts())
    assert len(found) > 60
    for options, line, actions in found:
        compare.replay(options, line, actions)


TWO = "8/8/4Na3/7Ka|8/3Rb4/8/7Kb|Bc7/8/8/7Kc a {} -/-/- - 2 0 1 {}"
"""Army b's Rook and army c's Bishop threaten army a's Knight."""


@pytest.mark.parametrize(
    ("option", "ninth", "named"),
    [
        ("defend", "k=2;b=1", "k=2"),
        ("defend", "k=2,4;b=1", "player “4”"),
        ("defend", "k=1,2;b=1", "player 1"),
        ("defend", "k=2,3", "k=2,3"),
        ("defend", "k=2,3;b=9", "b=9"),
        ("defend", "k=2,3;b=1;o=Aa1", "Aa1"),
        ("defend", "k=2,3;b=1;m=Ae2", "Ae2"),
        ("defend", "k=2,3;b=1;x=2", "x=2"),
        ("defend", "m=Ae2", "m=Ae2"),
        ("exchange", "k=2,3;b=1", "defend"),
        ("exchange", "d=9:3", "player “9”"),
        ("exchange", "d=2:4", "“4”"),
        ("exchange", "r=a:1x1N", "1x1N"),
        ("exchange", "r=a:1x2K", "1x2K"),
        ("exchange", "r=d:1x2N", "army “d”"),
        ("exchange", "l=a:Q", "“Q”"),
        ("kingcapture", "f=b:AB", "AB"),
        ("kingcapture", "w=b:Ae2", "Ae2"),
        ("kingcapture", "w=b:Ae9", "Ae9"),
        ("kingcapture", "z=1", "z=1"),
    ],
)
def test_both_refuse_a_ninth_field_that_cannot_be(option: str, ninth: str, named: str) -> None:
    options, line = Options(**{option: True}), TWO.format("1/2/3", ninth)
    with pytest.raises(ValueError, match="field 9") as refused:
        Game.from_text(line, options)
    assert named in str(refused.value)
    with pytest.raises((PositionError, OptionError)):
        compare.CORE.from_text(line, compare.switched(options))
