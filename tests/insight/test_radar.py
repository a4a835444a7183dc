"""The radar, held against trying every move of everybody who moves before."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.insight.radar import Danger, before, dangers
from cfanp_gui.insight.survey import Survey
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.insight.plain import Case, begun, cases, given, hostile, order, plain_rules
from tests.judges.reference import read
from tests.slow import examples

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)
Told = tuple[int, tuple[int, int], str, tuple[int, int], tuple[int, int], bool]


def told(danger: Danger) -> Told:
    return (
        danger.by, tuple(danger.pair), danger.action.text, tuple(danger.source),
        tuple(danger.target), danger.mate,
    )  # fmt: skip


def tried(case: Case, army: int) -> list[Told]:
    """Return what may befall an army by trying every move there is."""
    now = read(case.text, case.options)
    plain = begun(case)
    everybody = order(case)
    at = everybody.index(army)
    found: list[Told] = []
    king = next(
        (half, 8 * (rank - 1) + file - 1)
        for half, pieces in enumerate(now.halves)
        for (file, rank), piece in pieces.items()
        if piece == ("K", army)
    )
    for by in everybody[1:] if at == 0 else everybody[:at]:
        if not hostile(case, army, by):
            continue
        for pair in plain[by].pairs:
            if by == now.army and (now.pushed & set(pair) or now.committed not in (None, pair)):
                continue
            here: list[Told] = []
            sources = {}
            for text, source, (half, index) in plain[by].captures(pair):
                if now.halves[half][index % 8 + 1, index // 8 + 1][1] == army:
                    here.append((by, pair, text, source, (half, index), False))
            for move in plain[by].legal(pair):
                half, (file, rank) = now.parted(pair, move.origin)
                sources[move.text] = (half, 8 * (rank - 1) + file - 1)
            for text, mated in plain[by].mates(pair).items():
                if army in mated:
                    here.append((by, pair, text, sources[text], king, True))
            found += sorted(here, key=lambda one: (one[2], one[5]))
    return found


def check(case: Case) -> int:
    survey = Survey(case.core)
    plain = begun(case)
    total = 0
    for army in survey.armies:
        found = list(dangers(survey, army))
        assert list(map(told, found)) == tried(case, army)
        for one in found:
            won = 0 if one.mate else plain[one.by].won(tuple(one.pair))[one.action.text]
            assert one.lost == won or not plain_rules(case)
        total += len(found)
    return total


def test_what_is_defended_is_not_lost() -> None:
    pieces = "Ka:Ah1 Pa:Ac4 Kb:Ba1 Qb:Bf1"
    (lost,) = dangers(Survey(given(cfen(2, pieces, army="b", turn="1")).core), 0)
    assert (lost.lost, lost.is_defended) == (1, False)
    (kept,) = dangers(Survey(given(cfen(2, f"{pieces} Pa:Ab3", army="b", turn="1")).core), 0)
    assert (kept.lost, kept.is_defended) == (1 - 9, True)


@pytest.mark.no_cover
def test_it_agrees_with_trying_every_move() -> None:
    assert sum(map(check, cases(7, examples(90), range(2, 6)))) > 100
    assert sum(map(check, cases(8, examples(10), range(6, 9)))) > 10


def test_who_moves_before() -> None:
    line = cfen(4, "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:De1", army="c", control="1/2/3/1", turn="1")
    survey = Survey(given(line).core)
    assert survey.armies == (2, 3, 0, 1)
    assert before(survey, 2) == (3, 0, 1)
    assert before(survey, 1) == (2, 3, 0)
    assert before(survey, 0) == (2,), "its ally d takes nothing"
    dead = cfen(4, "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:De1", army="c", control="1/-/3/4", turn="1")
    assert before(Survey(given(dead).core), 0) == (2, 3)


def test_what_an_army_may_lose() -> None:
    found = play(
        position(cfen(3, "Ka:Ae1 Ra:Ah1 Kb:Ba1 Nb:Ag3 Rc:Cf1 Kc:Ca1", turn="1")), "AC:e1d1"
    )
    case = given(found.to_text())
    check(case)
    (one, *_) = dangers(Survey(case.core), 0)
    assert one.by == 1
    assert (one.pair, one.action.text) == (AB, "AB:g3h1")
    assert (one.source, one.target, one.mate) == (Square(0, 22), Square(0, 7), False)


def test_a_mate_is_told_with_the_king() -> None:
    line = cfen(3, "Ka:Ah1 Pa:Ag2 Pa:Ah2 Kb:Ba1 Rb:Bd3 Kc:Ce1", army="b", turn="1")
    found = list(dangers(Survey(given(line).core), 0))
    assert [(one.action.text, one.target, one.mate) for one in found] == [
        ("AB:e6e1", Square(0, 7), True)
    ]
    check(given(line))


def test_the_army_to_move_has_what_is_left_of_its_turn() -> None:
    pieces = "Ka:Aa1 Ra:Ah1 Qa:Da1 Kb:Be1 Nb:Ah3 Kc:Ce1 Kd:De1 Pd:Dh2"
    used = given(cfen(4, pieces, turn="1AB"))
    check(used)
    assert list(dangers(Survey(used.core), 1)) == []
    fresh = given(cfen(4, pieces, turn="2"))
    assert {one.pair.name for one in dangers(Survey(fresh.core), 1)} == {"AB", "AC", "AD"}
    touched = play(position(fresh.text, touch=True), "AC:")
    assert {one.pair.name for one in dangers(Survey(touched), 1)} == {"AC"}


def test_a_dead_army_fears_nothing() -> None:
    line = cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ce1", control="1/2/-", turn="1")
    with pytest.raises(ValueError, match="is not alive"):
        list(dangers(Survey(given(line).core), 2))
