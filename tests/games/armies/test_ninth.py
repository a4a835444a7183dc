"""The ninth field of CFEN: there if and only if one of Peterson's rules is on."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import OptionError, PositionError
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.modifiers.defend import Defend
from cfanp_gui.games.armies.modifiers.exchange import Exchange
from cfanp_gui.games.armies.modifiers.kingcapture import KingCapture
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position

GAME = find_game("cfanp")
RULES = ("defend", "exchange", "kingcapture", "obstacles")
LINE = cfen(3, "Ka:Aa1 Kb:Bh1 Kc:Ch1 Pa:Ab2")


@pytest.mark.parametrize("rule", RULES)
def test_a_line_of_eight_fields_reads_as_nothing_remembered(rule: str) -> None:
    found = position(LINE, **{rule: True})
    assert found.to_text() == f"{LINE} -"
    assert position(f"{LINE} -", **{rule: True}).state == found.state
    assert position(LINE).to_text() == LINE
    with pytest.raises(PositionError, match=r"number of fields is 9 \(expected 8"):
        position(f"{LINE} -")
    with pytest.raises(PositionError, match=r"number of fields is 10 \(expected 9"):
        position(f"{LINE} - -", **{rule: True})
    with pytest.raises(PositionError, match="space too many before field 9"):
        position(f"{LINE}  -", **{rule: True})


@pytest.mark.parametrize("modifier", [Defend, Exchange, KingCapture])
def test_every_item_says_whose_it_is(modifier: type[Modifier[State]]) -> None:
    for item in modifier.items:
        line = f"{LINE} {item}=1"
        assert GAME.as_found(line) == (line, {modifier.name: True})
    assert GAME.as_found(LINE) == (LINE, {})
    assert GAME.as_found(f"{LINE} -") == (LINE, {})
    assert set(GAME.as_found(f"{LINE} z=1")[1]) == set(RULES) - {"obstacles"}


@pytest.mark.parametrize("rule", RULES)
def test_they_are_for_more_than_two_players(rule: str) -> None:
    message = f"“{rule}” is for more than two players (expected it off with two half-boards)"
    with pytest.raises(OptionError) as refused:
        GAME.initial(2, {rule: True})
    assert str(refused.value) == message
    two = GAME.initial(2, {})
    with pytest.raises(PositionError) as unread:
        GAME.from_text(two.to_text(), {rule: True})
    assert str(unread.value) == f"options: {message}"
    built = two.builder().replace(options={rule: True})  # type: ignore[attr-defined]
    assert [str(problem.sentence) for problem in built.problems()] == [f"options: {message}"]


def test_the_items_of_all_rules_have_one_order() -> None:
    field = "k=2,3;b=1;m=Ae4;x=2;o=Aa4,Ac2;r=b:2x1N;d=3:3,4:3;l=a:BR,c:R;w=d:Ah3"
    pieces = "Ka:Aa1 Qa:Ae4 Nc:Aa4 Nb:Ac2 Kb:Bg1 Kc:Cg1 Kd:Ae3 Rc:Ah3"
    line = cfen(4, pieces, turn="1AB")
    options: dict[str, str | bool] = dict.fromkeys(RULES, True)
    found = position(f"{line} {field}", **options)
    assert found.to_text() == f"{line} {field}"
    for wrong in ("w=d:Ah3;k=2,3;b=1", "d=3:3;r=b:2x1N", "b=1;k=2,3;m=Ae4"):
        with pytest.raises(PositionError, match="is out of order"):
            position(f"{line} {wrong}", **options)
    with pytest.raises(PositionError, match="is not an item of the rules that are on"):
        position(f"{line} k", **options)
    with pytest.raises(PositionError, match=r"\(expected -\)"):
        position(f"{line} k=2,3", obstacles=True)


def test_parts_of_items() -> None:
    assert ninth.player("12", 26, "d") == 12
    assert ninth.army("c", 3, "f") == 2
    assert ninth.of_army("b:AB", 3, "f") == (1, "AB")
    assert ninth.pair("AC", 3, "f").name == "AC"
    assert ninth.marked("2,2*,10", 26, "x") == ((2, False), (2, True), (10, False))
    state = State.start(3, Rules(FIDE), None)
    for wrong in ("2*,2", "3,2"):
        with pytest.raises(ninth.ItemError, match="is not sorted"):
            ninth.marked(wrong, 3, "x")
    assert ninth.named(ninth.squares("Aa4,Ac2", state, "o"), state) == "Aa4,Ac2"
    with pytest.raises(ninth.ItemError, match="is not sorted"):
        ninth.squares("Ac2,Aa4", state, "o")
