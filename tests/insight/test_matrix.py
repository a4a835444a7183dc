"""The pairing matrix, held against trying every move."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.prospects import Prospects
from cfanp_gui.core.text import with_names
from cfanp_gui.games.registry import find_game
from cfanp_gui.insight.matrix import Cell, KingState, Stake, cells
from cfanp_gui.insight.survey import Survey
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.insight.plain import (
    Begun,
    Case,
    begun,
    cases,
    given,
    hostile,
    order,
    pair_name,
    plain_rules,
)
from tests.judges.reference import read
from tests.judges.reference.moves import king_square
from tests.slow import examples

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def matrix(case: Case, army: int | None = None) -> list[Cell]:
    return list(cells(Survey(case.core), army))


def test_a_king_on_the_strip_is_on_every_pair() -> None:
    at = shogis.read("5/4Ga|5/Kb4|2Rc2/Kc4", "strip=2Ka2")
    found = {cell.pair: cell.king for cell in cells(Survey(at))}
    assert found == {AB: KingState.SAFE, AC: KingState.CHECK, BC: KingState.CHECK}


def stake(captures: Iterable[tuple[tuple[int, int], int]]) -> Stake:
    """Return what captures win, given as the square of what they take and what they win."""
    most: dict[Square, int] = {}
    for taken, won in captures:
        at = Square(*taken)
        most[at] = max(won, most.get(at, 0))
    found = {at: won for at, won in most.items() if won > 0}
    return Stake(tuple(sorted(found)), sum(found.values()))


def check(case: Case) -> int:
    """Hold the matrix of every living army against the plain rules; return how many cells."""
    plain = begun(case)
    total = 0
    for army, own in plain.items():
        found = matrix(case, army)
        assert [cell.pair.name for cell in found] == [pair_name(pair) for pair in own.pairs]
        for cell in found:
            check_cell(case, cell, plain)
        total += len(found)
    if case.core.outcome() is None:
        mover = order(case)[0]
        assert matrix(case) == matrix(case, mover)
    return total


def check_cell(case: Case, cell: Cell, plain: dict[int, Begun]) -> None:
    army, pair = cell.army, (cell.pair.lower, cell.pair.upper)
    own = plain[army]
    view = own.position.view(pair)
    legal = own.legal(pair)
    assert cell.moves == len(legal)
    if king_square(view, army) is None:
        king = KingState.ELSEWHERE
    elif not own.checking(pair):
        king = KingState.SAFE
    else:
        king = KingState.CHECK if legal else KingState.MATED
    assert cell.king is king
    assert {one.action.text: set(one.armies) for one in cell.mates} == own.mates(pair)
    halves = own.position.halves
    hanging = [
        (taken, theirs.won(pair)[text])
        for other, theirs in plain.items()
        if hostile(case, army, other) and pair in theirs.pairs
        for text, _, taken in theirs.captures(pair)
        if halves[taken[0]][taken[1] % 8 + 1, taken[1] // 8 + 1][1] == army
    ]
    winnable = [(taken, own.won(pair)[text]) for text, _, taken in own.captures(pair)]
    if plain_rules(case):
        assert cell.hanging == stake(hanging)
        assert cell.winnable == stake(winnable)
    else:  # house rules say who may be taken; what follows is reckoned without them
        assert set(cell.hanging.squares) <= {Square(*taken) for taken, _ in hanging}
        assert set(cell.winnable.squares) <= {Square(*taken) for taken, _ in winnable}
    before = read(case.text, case.options)
    assert cell.pushed == (army == before.army and bool(before.pushed & set(pair)))


@pytest.mark.no_cover
def test_it_agrees_with_trying_every_move() -> None:
    assert sum(map(check, cases(5, examples(90), range(2, 6)))) > 150
    assert sum(map(check, cases(6, examples(10), range(6, 9)))) > 30


def test_a_cell_says_how_the_king_fares() -> None:
    line = cfen(4, "Ka:Ae1 Qb:Ba4 Kb:Be1 Rc:Cd4 Rc:Cc4 Qc:Ce4 Kc:Ch1 Na:Dd2 Kd:De1", turn="2")
    case = given(line)
    check(case)
    found = {cell.pair.name: cell for cell in matrix(case)}
    assert list(found) == ["AB", "AC", "AD", "BD", "CD"]
    assert {name: cell.king for name, cell in found.items()} == {
        "AB": KingState.SAFE, "AC": KingState.MATED, "AD": KingState.SAFE,
        "BD": KingState.ELSEWHERE, "CD": KingState.ELSEWHERE,
    }  # fmt: skip
    assert found["AC"].moves == 0


def test_what_hangs_and_what_can_be_won() -> None:
    line = cfen(
        3, "Ka:Ae1 Ra:Ad2 Na:Ac3 Kb:Be1 Qb:Ad4 Pb:Ab4 Pc:Ad3 Kc:Ch1", control="1/2/-", turn="1"
    )
    case = given(line)
    check(case)
    found = {cell.pair: cell for cell in matrix(case)}
    knight, pawn = Square(0, 18), Square(0, 19)
    # Both the Queen and the pawn could take the Knight, which counts once; the Rook is covered
    # by the dead army's pawn, which takes nothing, and is defended by the Queen as by the Rook.
    assert found[AB].hanging == Stake((knight,), 3)
    assert found[AB].winnable == Stake((), 0)
    theirs = {cell.pair: cell for cell in matrix(case, 1)}
    assert pawn not in theirs[AB].winnable.squares
    assert theirs[AB].winnable == Stake((knight,), 3)
    assert theirs[AB].hanging == Stake((), 0)


def test_pairs_used_this_turn_are_told() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Ah1 Qa:Da1 Kb:Be1 Kc:Ce1 Kd:De1", turn="1AB")
    found = {cell.pair.name: cell.pushed for cell in matrix(given(line))}
    assert found == {"AB": True, "AC": True, "AD": True, "BD": True, "CD": False}
    assert not any(cell.pushed for cell in matrix(given(line), 1))


def test_cells_come_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is worked out that was not asked for yet."""
    survey = Survey(find_game("cfanp").initial(8, {}))
    prospects = survey.prospects(0)
    asked: list[Pair] = []
    known = type(prospects).mates

    def mates(self: Prospects, pair: Pair) -> object:
        asked.append(pair)
        return known(self, pair)  # type: ignore[arg-type]

    monkeypatch.setattr(type(prospects), "mates", mates)
    coming = cells(survey)
    assert asked == []
    assert [cell.pair for cell in islice(coming, 2)] == [AB, AC]
    assert asked == [AB, AC]
    coming.close()


def test_where_the_game_is_over_an_army_must_be_named() -> None:
    game = find_game("cfanp")
    survey = Survey(game.initial(3, {}).apply(game.agreed_draw())[0])
    with pytest.raises(ValueError, match="the game is over"):
        list(cells(survey))
    assert [cell.pushed for cell in cells(survey, 0)] == [False, False]


def test_a_dead_army_has_no_matrix() -> None:
    line = cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ce1", control="1/2/-", turn="1")
    with pytest.raises(ValueError, match="is not alive"):
        matrix(given(line), 2)


def test_an_army_that_owes_a_piece_has_that_to_do_first() -> None:
    game = find_game("cfanp")
    line = cfen(3, "Ka:Aa1 Na:Ad3 Kb:Ba1 Rb:Bh2 Kc:Ca1 Rc:Ac3", army="b")
    options = {**game.as_seated, "exchange": True}
    free, owing = (game.from_text(f"{line} {debt}", options) for debt in ("-", "d=1:3"))
    for position, due in ((free, False), (owing, True)):
        survey = Survey(position)
        for army in range(3):
            for cell in cells(survey, army):
                assert (cell.demand is not None) is (due and army == 0)
                assert bool(cell.moves) is not (due and army == 0)
    (found,) = {cell.demand for cell in cells(Survey(owing), 0)}
    assert with_names(found or "", lambda player: f"Player {player}").startswith(
        "Player 1 owes a piece worth 3 or more"
    )


def test_whether_a_king_is_mated_is_not_known_while_a_piece_is_owed() -> None:
    game = find_game("cfanp")
    line = cfen(3, "Ka:Aa1 Na:Ad3 Kb:Be1 Rb:Bh4 Rb:Bg4 Kc:Ce1", army="b")
    owing = game.from_text(f"{line} d=1:3", {**game.as_seated, "exchange": True})
    states = {cell.pair: cell.king for cell in cells(Survey(owing), 0)}
    assert KingState.CHECK in states.values()
    assert KingState.MATED not in states.values()
