"""What any army could do if its turn began now, held against trying everything."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.capabilities import Foresight
from cfanp_gui.games.armies.hooks import Hooks, Modifier, Played, TurnReport
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.reading import read
from tests.insight.plain import Begun, Case, begun, cases, given, order, pair_name
from tests.slow import examples

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def check(case: Case) -> int:
    """Hold everything known of a position against the plain rules; return the mates there were."""
    core = case.core
    assert isinstance(core, Foresight)
    assert list(core.living_armies()) == order(case)
    mates = 0
    for army, plain in begun(case).items():
        found = core.prospects(army)
        assert [pair.name for pair in found.pairs] == [pair_name(pair) for pair in plain.pairs]
        for pair in found.pairs:
            mates += check_pair(case, army, pair, plain)
    return mates


def check_pair(case: Case, army: int, pair: Pair, plain: Begun) -> int:
    core, where = case.core, f"{case.text} {army} {pair.name} {case.options}"
    found = core.prospects(army)
    key = (pair.lower, pair.upper)
    pieces = core.pieces()
    assert found.moves(pair) == len(plain.legal(key)), where
    assert {pieces[at].army for at in found.checkers(pair)} == plain.checking(key), where
    captures = found.captures(pair)
    assert {
        (one.action.text, tuple(one.source), tuple(one.taken)) for one in captures
    } == plain.captures(key), where
    assert len({one.action.text for one in captures}) == len(captures)
    assert [one.taken for one in captures] == sorted(one.taken for one in captures)
    mates = found.mates(pair)
    assert {one.action.text: set(one.armies) for one in mates} == plain.mates(key), where
    assert [one.action.text for one in mates] == sorted(one.action.text for one in mates)
    assert all(pieces[one.source].army == army for one in mates)
    assert found.mates(pair) is mates
    return len(mates)


@pytest.mark.no_cover
def test_everything_agrees_with_the_plain_rules() -> None:
    assert sum(map(check, cases(1, examples(120), range(2, 6)))) > 25
    assert sum(map(check, cases(2, examples(30), range(6, 9)))) > 5


def mates(line: str, army: int, pair: Pair) -> list[str]:
    """Return the moves of an army that checkmate on a pair; all else must agree too."""
    case = given(line)
    check(case)
    return [one.action.text for one in case.core.prospects(army).mates(pair)]


def test_the_start() -> None:
    start = find_game("cfanp").initial(3, {})
    assert isinstance(start, HalfBoardPosition)
    assert start.living_armies() == (0, 1, 2)
    for army in start.living_armies():
        found = start.prospects(army)
        assert found.king == Square(army, 3 if army == 1 else 4)
        assert all(army in pair for pair in found.pairs)
        assert [found.moves(pair) for pair in found.pairs] == [20, 20]
        for pair in found.pairs:
            assert found.checkers(pair) == found.captures(pair) == found.mates(pair) == ()
    assert pickle.loads(pickle.dumps(start)) == start
    assert start.bearing_on(Square(0, 28), AB) == start.bearing_on(Square(0, 28)) == ()
    assert start.bearing_on(Square(0, 16), AB) == (Square(0, 1), Square(0, 9))
    assert start.bearing_on(Square(0, 16)) == (Square(0, 1), Square(0, 9))


def test_whoever_is_to_move() -> None:
    """A fool's mate that b could give if its turn began now, and c could not."""
    found = play(position(find_game("cfanp").initial(3, {}).to_text()), "AB:f2f3")
    found = play(found, "BC:d2d4", "AC:a7a6", "AB:g2g4")
    assert found.turn().seat == 1
    found = play(found, "BC:a2a3", "AC:a6a5")
    assert found.turn().seat == 0
    case = given(found.to_text())
    assert mates(case.text, 1, AB) == ["AB:d8h4"]
    (mate,) = found.prospects(1).mates(AB)
    assert (mate.armies, mate.source) == ((0,), Square(1, 4))
    assert mates(case.text, 2, AC) == []


def test_a_turn_that_has_begun_begins_again() -> None:
    """The half-boards used are open again, and a pair that must be used binds nobody."""
    line = cfen(4, "Ka:Aa1 Ra:Ah1 Pa:Ab4 Qa:Da1 Kb:Be1 Kc:Ce1 Kd:De1", passed="Ab3", turn="1AB")
    case = given(line)
    check(case)
    assert case.core.turn().used == {0, 1}
    assert case.core.pair_actions(AB) == ()
    assert case.core.prospects(0).moves(AB) > 0
    committed = position(find_game("cfanp").initial(3, {}).to_text(), touch=True)
    committed = play(committed, "AB:")
    assert committed.pairs() == (AB,)
    assert committed.prospects(0).moves(AC) == 20


def test_the_pawn_that_an_army_passed_with_is_safe_again() -> None:
    """Were it not, b's pawn could stop the mate by taking it in passing."""
    pieces = "Pa:Ag4 Pb:Ah4 Kb:Bc4 Ka:Bh3 Ra:Aa1 Qa:Ae3 Ba:Af3 Ra:Ba2 Kc:Ad3"
    line = cfen(3, pieces, army="c", passed="Ag3", turn="1")
    assert mates(line, 0, AB) == ["AB:h7h6"]


def test_kings_attacked_by_a_third_army_already() -> None:
    """Army a takes the last flight square of b, whom c has in check on that pair."""
    line = cfen(3, "Ka:Ae1 Ra:Ae3 Kb:Ba1 Rc:Bh1 Kc:Ce1", turn="1")
    assert mates(line, 0, AB) == ["AB:e3e7"]
    (mate,) = given(line).core.prospects(0).mates(AB)
    assert mate.armies == (1,)
    assert given(line).core.prospects(1).checkers(AB) == (Square(1, 7),)


def test_several_at_once() -> None:
    line = cfen(3, "Ka:Ad1 Ra:Be2 Ra:Ae3 Kb:Ba1 Kc:Bh1", turn="2")
    assert mates(line, 0, AB) == ["AB:e3e8"]
    (mate,) = given(line).core.prospects(0).mates(AB)
    assert mate.armies == (1, 2)


def test_dead_armies_have_none_and_are_captured() -> None:
    line = cfen(3, "Ka:Ae1 Ra:Ag3 Kb:Ba1 Nc:Ag4 Kc:Ce1", control="1/2/-", turn="1")
    found = given(line).core
    check(given(line))
    assert found.living_armies() == (0, 1)
    (capture,) = found.prospects(0).captures(AB)
    assert capture.taken == Square(0, 30)
    assert found.bearing_on(Square(1, 18), AB) == (), "the Knight could go there"
    assert found.hostile(0, 2)
    assert found.hostile(2, 2) is False


def test_a_pawn_taken_in_passing() -> None:
    line = cfen(3, "Ka:Ae1 Pa:Ad4 Kb:Be1 Pb:Ae4 Pc:Ac4 Kc:Ce1", army="b", passed="Ad3", turn="1")
    found = given(line).core
    check(given(line))
    for army, source in ((1, Square(0, 28)), (2, Square(0, 26))):
        (capture,) = found.prospects(army).captures(AB)
        assert (capture.source, capture.taken) == (source, Square(0, 27))


def test_a_game_that_is_over_is_looked_at_all_the_same() -> None:
    line = cfen(2, "Ka:Ae1 Qa:Ad4 Kb:Be1", control="1/1", turn="1")
    found = given(line).core
    assert found.outcome() is not None
    assert found.pairs() == ()
    check(given(line))
    assert found.prospects(0).moves(AB) > 20


def test_a_pair_that_a_rule_shuts() -> None:
    class NoAB(Modifier[State]):
        name = "noab"

        def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:  # noqa: ARG002
            return tuple(pair for pair in pairs if pair != AB)

    class Begins(Modifier[State]):
        name = "begins"

        def before_turn(self, state: State, report: TurnReport) -> None:  # noqa: ARG002
            state.extra = ((self.name, state.army),)

        def after_move(
            self, before: State, state: State, move: Played, report: TurnReport  # noqa: ARG002
        ) -> None:  # fmt: skip
            assert before.extra == ((self.name, before.army),)
            state.give((1, None, 3))

    line = cfen(3, "Ka:Ae1 Qa:Ad3 Ra:Ag2 Kb:Ba1 Kc:Ca1", turn="1")
    assert mates(line, 0, AC) == ["AC:d3h3"]
    state = read(line, Rules(FIDE))
    state.hooks = Hooks([NoAB()])
    shut = CfanpPosition(state).prospects(0)
    assert shut.pairs == (AB, AC)
    assert shut.moves(AB) == 0
    assert shut.captures(AB) == shut.mates(AB) == ()
    assert len(shut.mates(AC)) == 1
    state = read(line, Rules(FIDE))
    state.army = 2
    state.hooks = Hooks([Begins()])
    assert CfanpPosition(state).prospects(0).mates(AB) == ()
    assert len(CfanpPosition(state).prospects(0).mates(AC)) == 1
