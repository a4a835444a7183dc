"""A position looked at for every army."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.insight.survey import Survey
from tests.core.build import cfen
from tests.insight.plain import begun, cases, given, hostile, order, pair_name
from tests.made_up import TwoOddBoards
from tests.slow import examples

AB = Pair(0, 1)


def test_which_games_can_be_looked_at() -> None:
    starts = [game.initial(game.player_counts[0], {}) for game in (*GAMES, TwoOddBoards())]
    found = [Survey.is_possible(start) for start in starts]
    assert found == [True, False, False, False]
    for start in starts[1:]:
        with pytest.raises(TypeError, match="what armies could do is not known of a"):
            Survey(start)


def test_what_was_found_is_kept() -> None:
    survey = Survey(find_game("cfanp").initial(3, {}))
    assert survey.prospects(1) is survey.prospects(1)
    assert survey.armies == (0, 1, 2)
    assert survey.hostile_to(1) == (0, 2)
    assert survey.stands_on(1, AB)
    assert not survey.stands_on(2, AB)
    assert list(survey.mates(0)) == []


def test_who_is_to_move() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Ca1 Ra:Da1 Kb:Be1 Kc:Ce1 Kd:De1", turn="2AB")
    position = given(line).core
    survey = Survey(position)
    assert survey.mover == survey.armies[0] == 0
    assert survey.pushed(0, AB)
    over, _ = position.apply(find_game("cfanp").agreed_draw())
    survey = Survey(over)
    assert survey.mover is None, "the game is over"
    assert survey.armies == (0, 1, 2, 3)
    assert not survey.pushed(0, AB)
    assert survey.open_now(0, AB)


def test_what_is_left_of_a_turn() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Ca1 Ra:Da1 Kb:Be1 Kc:Ce1 Kd:De1", turn="2AB")
    survey = Survey(given(line).core)
    names = {pair.name: pair for pair in survey.prospects(0).pairs}
    assert {name for name, pair in names.items() if survey.open_now(0, pair)} == {"CD"}
    assert {name for name, pair in names.items() if not survey.pushed(0, pair)} == {"CD"}
    assert all(survey.open_now(1, pair) for pair in survey.prospects(1).pairs)
    assert not any(survey.pushed(1, pair) for pair in survey.prospects(1).pairs)


def test_dead_armies_have_no_prospects() -> None:
    line = cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ce1", army="b", control="1/2/-", turn="1")
    survey = Survey(given(line).core)
    assert survey.armies == (1, 0)
    assert survey.hostile_to(0) == (1,)
    with pytest.raises(ValueError, match="army 2 is not alive"):
        survey.prospects(2)


@pytest.mark.no_cover
def test_what_every_army_could_do() -> None:
    mates = 0
    for case in cases(4, examples(60), range(2, 7)):
        survey = Survey(case.core)
        plain = begun(case)
        assert list(survey.armies) == order(case)
        for army in survey.armies:
            assert list(survey.hostile_to(army)) == [
                other for other in order(case) if hostile(case, army, other)
            ]
            found = [(one.action.text, set(one.armies)) for one in survey.mates(army)]
            expected = [
                mate
                for pair in plain[army].pairs
                for mate in sorted(plain[army].mates(pair).items())
            ]
            assert found == expected
            mates += len(found)
            for pair in plain[army].position.pairs():
                core = Pair(*pair)
                assert survey.stands_on(army, core) == (pair in plain[army].pairs), pair_name(pair)
    assert mates > 10
