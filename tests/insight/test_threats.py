"""Arrows to what is attacked and defended, held against trying every piece."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.capabilities import Attacks, Joins
from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, keys
from cfanp_gui.insight.threats import ThreatArrow, arrows, attackers, defenders
from tests.core.build import cfen
from tests.insight.plain import Case, at, begun, cases, given
from tests.judges.reference.position import Square as JoinedSquare
from tests.made_up import TwoOddBoards
from tests.session import halves
from tests.slow import examples

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def tried(case: Case, pair: Pair, square: JoinedSquare) -> set[tuple[int, int]]:
    """Return what bears on a square of a pair by trying every living army's pieces."""
    return {
        source
        for plain in begun(case).values()
        for source in plain.bearing_on((pair.lower, pair.upper), square)
    }


def check(case: Case) -> int:
    """Hold the arrows to some squares of every pair against it; return how many there are."""
    core = case.core
    plain = next(iter(begun(case).values())).position
    if len(plain.living_players()) < 2:
        return 0
    pieces = core.pieces()
    total = 0
    for pair in plain.pairs():
        for number in range(5, 64, 7):
            square: JoinedSquare = (number % 8 + 1, number // 8 + 1)
            target = Square(*at(plain, pair, square))
            found = [arrow for arrow in arrows(core, target) if arrow.pair == pair]
            assert {tuple(one.source) for one in found} == tried(case, Pair(*pair), square)
            assert all(one.army == pieces[one.source].army for one in found)
            for army in range(plain.armies):
                against = {one for one in found if core.hostile(army, one.army)}
                whole = attackers(core, target, army), defenders(core, target, army)
                hostile, friendly = ({one for one in some if one.pair == pair} for some in whole)
                assert hostile == against
                assert friendly == set(found) - against
            total += len(found)
    return total


@pytest.mark.no_cover
def test_arrows_agree_with_trying_every_piece() -> None:
    assert sum(map(check, cases(3, examples(60), range(2, 6)))) > 250


def test_attackers_and_defenders_of_a_piece_and_of_its_king() -> None:
    line = cfen(3, "Ka:Ae1 Na:Af3 Kb:Be1 Rb:Ba1 Kc:Ce1 Qc:Af4 Pc:Ae4", turn="1")
    found = given(line).core
    knight = Square(0, 21)
    queen, pawn, rook = Square(0, 29), Square(0, 28), Square(1, 0)
    assert attackers(found, knight) == (
        ThreatArrow(pawn, knight, 2, AB), ThreatArrow(queen, knight, 2, AB),
        ThreatArrow(pawn, knight, 2, AC), ThreatArrow(queen, knight, 2, AC),
    )  # fmt: skip
    assert defenders(found, knight) == ()
    # The same squares asked about for the army of the Queen: what attacks now defends.
    assert defenders(found, knight, 2) == attackers(found, knight)
    assert attackers(found, knight, 2) == ()
    empty = Square(0, 7)
    assert attackers(found, empty, 0) == (ThreatArrow(rook, empty, 1, AB),)
    with pytest.raises(ValueError, match="nothing stands on the square"):
        attackers(found, empty)
    king = Square(1, 4)
    assert attackers(found, king) == ()
    assert defenders(found, king) == (
        (ThreatArrow(rook, king, 1, AB)),
        (ThreatArrow(rook, king, 1, BC)),
    )


def test_dead_pieces_are_attacked_and_neither_attack_nor_defend() -> None:
    line = cfen(3, "Ka:Ae1 Na:Af3 Kb:Be1 Kc:Ce1 Qc:Ad4 Rc:Ad3", control="1/2/-", turn="1")
    found = given(line).core
    knight, queen = Square(0, 21), Square(0, 27)
    assert attackers(found, queen) == (
        ThreatArrow(knight, queen, 0, AB),
        ThreatArrow(knight, queen, 0, AC),
    )
    assert defenders(found, queen) == ()
    assert attackers(found, knight) == ()


def test_armies_of_one_player_defend_each_other() -> None:
    line = cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Ba1 Kc:Ce1 Nc:Ad1", control="1/2/1", turn="1")
    found = given(line).core
    rook, knight = Square(0, 0), Square(0, 3)
    assert {one.source for one in defenders(found, knight)} == {rook, Square(0, 4)}
    assert attackers(found, knight) == ()


@pytest.mark.parametrize("game", GAMES, ids=keys())
def test_every_registered_game_shows_them(game: Game) -> None:
    start = game.initial(game.player_counts[1], {})
    pieces = start.pieces()
    guarded = 0
    for square in pieces:
        for arrow in arrows(start, square):
            assert (arrow.target, arrow.army) == (square, pieces[arrow.source].army)
            assert (arrow.pair is not None) == isinstance(start, Joins)
        guarded += bool(defenders(start, square))
        assert attackers(start, square) == ()
    assert guarded > len(pieces) // 2


def test_a_game_that_cannot_tell_has_none() -> None:
    start = TwoOddBoards().initial(4, {})
    square = next(iter(start.pieces()))
    assert arrows(start, square) == attackers(start, square) == defenders(start, square) == ()


class Wary(halves.HalvesPosition, Attacks):
    """A game in which each piece on a pair and on its strip bears on every square there."""

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        assert pair is not None
        there = (*pair, STRIP)
        assert square.board in there
        return tuple(at for at in self.pieces() if at.board in there and at != square)

    def hostile(self, army: int, other: int) -> bool:
        return army != other


def test_a_strip_is_part_of_every_pair_and_of_none_by_itself() -> None:
    position = halves.position(3, 2, 3, 1, on_strip={1: 0}, kind=Wary)
    on_strip = arrows(position, Square(STRIP, 1))
    assert list(dict.fromkeys(arrow.pair for arrow in on_strip)) == [AB, AC, BC]
    assert len(on_strip) == 3 * 6
    at_home = arrows(position, Square(1, 4))
    assert list(dict.fromkeys(arrow.pair for arrow in at_home)) == [AB, BC]
    assert len(attackers(position, Square(STRIP, 1))) == 2 * 3 + 6
