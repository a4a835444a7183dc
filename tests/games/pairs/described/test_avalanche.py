"""Avalanche with described games: by a file that says what chess is, it is that of chess."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cfanp_gui.core.game import OptionError
from cfanp_gui.core.position import Position
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.registry import find_game
from tests.judges.compare import event_of
from tests.slow import seeds

CFANP = find_game("cfanp")
SAME = """[samechess:chess]
promotionPieceTypes = nbrq
"""
ON = {"avalanche": True}


@pytest.fixture(autouse=True)
def same() -> Iterator[None]:
    """Offer chess as a described game."""
    with BASE_GAMES.including(DescribedGames("same.ini", SAME)):
        yield


def line(position: Position) -> str:
    return position.to_text().replace(" base=samechess", "")


def act(position: Position, text: str, key: str) -> Position:
    return position.apply(CFANP.variant({"base": key}).parse_action(text))[0]


WAYS = (
    None,
    "4Pb3/8/8/Ka7|4Pa3/8/8/4Kb3|4Pb1Pa1/8/Pb7/Kc7 a 1/2/3 -/-/- - 2 0 1",
    "8/PbPb6/8/3QaKa3|8/PaPc6/8/4Kb3|8/2Pb1Pa3/8/4Kc3 c 1/2/3 -/-/- - 3 0 1",
)
"""Starts of games: the usual one, and such with pawns about to arrive."""


@pytest.mark.parametrize("seed", seeds(15))
def test_it_is_that_of_chess(seed: int) -> None:
    """Lists, positions, events and outcomes of random games, whose coded rules are judged."""
    rng = random.Random(seed)
    begin = rng.choice(WAYS)
    if begin is None:
        number = rng.choice((2, 3, 4))
        games = [CFANP.initial(number, {**ON, "base": key}) for key in ("chess", "samechess")]
    else:
        other = f"{begin} base=samechess"
        games = [CFANP.from_text(begin, ON), CFANP.from_text(other, {**ON, "base": "samechess"})]
    coded, told = games
    for _ in range(40):
        assert line(coded) == line(told)
        assert (coded.outcome() is None) == (told.outcome() is None)
        if coded.outcome() is not None:
            break
        texts = sorted(action.text for action in coded.all_actions())
        assert texts == sorted(action.text for action in told.all_actions()), line(coded)
        text = rng.choice([one for one in texts if one.startswith("=")] or texts)
        coded, change = coded.apply(CFANP.parse_action(text))
        told, same = told.apply(CFANP.variant({"base": "samechess"}).parse_action(text))
        assert [event_of(one) for one in change.events] == [event_of(one) for one in same.events]


@pytest.mark.parametrize(
    ("key", "goes"),
    [("crazyhouse", True), ("capablanca", True), ("knightmate", True), ("differentarmies", True),
     ("courier", True), ("shatranj", True), ("makruk", False), ("grand", False),
     ("berolina", False), ("shogi", False), ("xiangqi", False)],
)  # fmt: skip
def test_it_goes_with_pawns_that_promote_on_the_last_rank_only(key: str, goes: bool) -> None:
    options = {**ON, "base": key}
    assert ("avalanche" in {one.name for one in CFANP.variant(options).options}) == goes
    if goes:
        start = CFANP.initial(2, options)
        assert any("," in action.text for action in start.all_actions())
    else:
        with pytest.raises(OptionError):
            CFANP.initial(2, options)


def test_a_pawn_becomes_what_falls_back_when_it_is_captured() -> None:
    found = CFANP.from_text(
        "8/8/8/3QaKa2Pb|8/8/8/3Kb4 b 1/2 -/- - 2 0 1 base=crazyhouse", {**ON, "base": "crazyhouse"}
    )
    assert [action.text for action in found.all_actions()] == [
        "=Ah1b", "=Ah1n", "=Ah1q", "=Ah1r",
    ]  # fmt: skip
    after = act(found, "=Ah1q", "crazyhouse")
    assert after.to_text().startswith("8/8/8/3QaKa2Q~b|")


def test_a_pawn_on_the_strip_goes_either_way_where_its_home_is_not_there() -> None:
    text = """[tall:chess]
maxRank = 9
cfanpHalf = 3
startFen = rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
promotionRegionWhite = *9
promotionRegionBlack = *1
"""
    with BASE_GAMES.including(DescribedGames("tall.ini", text)):
        found = CFANP.from_text(
            "8/8/4Ka3|8/8/4Kb3|8/8/4Kc3 a 1/2/3 -/-/- - 1 0 1 base=tall strip=8/4Pc3/8",
            {**ON, "base": "tall"},
        )
        pushes = {action.text.partition(",")[2] for action in found.all_actions()
                  if action.text.startswith("AB")}  # fmt: skip
        assert pushes == {"e5e4", "e5e6"}
        moves = [action.text for action in found.all_actions() if action.text.startswith("AB:e1e2")]
        after = act(found, moves[0], "tall")
        assert "strip=" in after.to_text()
