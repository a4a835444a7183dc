"""What armies could do: survey, matrix, radar and arrows, held against trying every move."""

from collections.abc import Iterable

import pytest

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.game import Game
from cfanp_gui.core.text import with_names
from cfanp_gui.games.registry import find_game
from cfanp_gui.insight.matrix import Cell, KingState, Stake, cells
from cfanp_gui.insight.survey import Danger, Survey, before, dangers
from cfanp_gui.insight.threats import ThreatArrow, arrows, attackers, defenders
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies import shogis
from tests.insight.plain import (
    Begun,
    Case,
    at,
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
from tests.made_up import TwoOddBoards
from tests.published import KEYS, PUBLISHED
from tests.session import halves
from tests.slow import is_slow

AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)
GAME = find_game("cfanp")
Told = tuple[int, tuple[int, int], str, tuple[int, int], tuple[int, int], bool]


@pytest.mark.no_cover
def test_all_agrees_with_trying_every_move() -> None:
    total = [0, 0, 0, 0]
    of_few, of_more, most = (40, 5, 7) if is_slow() else (3, 1, 6)
    for case in (*cases(5, of_few, range(2, 6)), *cases(6, of_more, range(6, most + 1))):
        plain = begun(case)
        counts = (check_survey(case, plain), check_matrix(case, plain), check_radar(case, plain))
        arrows = check_arrows(case, plain, AB if not is_slow() else None)
        total = [one + more for one, more in zip(total, (*counts, arrows), strict=True)]
    assert all(one > least for one, least in zip(total, (2, 20, 8, 8), strict=True)), total


# The survey


def check_survey(case: Case, plain: dict[int, Begun]) -> int:
    """Hold what armies could do against the plain rules; return how many mates there are."""
    survey = Survey(case.core)
    assert list(survey.armies) == order(case)
    mates = 0
    for army in survey.armies:
        others = [other for other in order(case) if hostile(case, army, other)]
        assert list(survey.hostile_to(army)) == others
        found = [(one.action.text, set(one.armies)) for one in survey.mates(army)]
        own = plain[army]
        assert found == [mate for pair in own.pairs for mate in sorted(own.mates(pair).items())]
        mates += len(found)
        for pair in own.position.pairs():
            assert survey.stands_on(army, Pair(*pair)) == (pair in own.pairs), pair_name(pair)
    return mates


def test_which_games_can_be_looked_at() -> None:
    starts = [game.initial(game.player_counts[0], {}) for game in (*PUBLISHED, TwoOddBoards())]
    assert [Survey.is_possible(start) for start in starts] == [True, False, False, False]
    for start in starts[1:]:
        with pytest.raises(TypeError, match="what armies could do is not known of a"):
            Survey(start)
    survey = Survey(starts[0])
    assert survey.prospects(1) is survey.prospects(1), "what was found is kept"
    assert list(survey.mates(0)) == []


def test_what_is_left_of_a_turn_and_of_a_game() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Ca1 Ra:Da1 Kb:Be1 Kc:Ce1 Kd:De1", turn="2AB")
    found = given(line).core
    survey = Survey(found)
    assert survey.mover == survey.armies[0] == 0
    pairs = {pair.name: pair for pair in survey.prospects(0).pairs}
    assert {name for name, pair in pairs.items() if survey.open_now(0, pair)} == {"CD"}
    assert {name for name, pair in pairs.items() if not survey.pushed(0, pair)} == {"CD"}
    assert all(survey.open_now(1, pair) for pair in survey.prospects(1).pairs)
    assert not any(survey.pushed(1, pair) for pair in survey.prospects(1).pairs)
    over = Survey(found.apply(GAME.agreed_draw())[0])
    assert over.mover is None
    assert over.armies == (0, 1, 2, 3)
    assert not over.pushed(0, AB)
    assert over.open_now(0, AB)
    with pytest.raises(ValueError, match="the game is over"):
        list(cells(over))
    assert not any(cell.pushed for cell in cells(over, 0))


def test_a_dead_army_has_nothing() -> None:
    line = cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ce1", army="b", control="1/2/-", turn="1")
    survey = Survey(given(line).core)
    assert survey.armies == (1, 0)
    assert survey.hostile_to(0) == (1,)
    for ask in (survey.prospects, lambda army: list(cells(survey, army)),
                lambda army: list(dangers(survey, army))):  # fmt: skip
        with pytest.raises(ValueError, match="is not alive"):
            ask(2)


# The pairing matrix


def matrix(case: Case, army: int | None = None) -> list[Cell]:
    return list(cells(Survey(case.core), army))


def stake(captures: Iterable[tuple[tuple[int, int], int]]) -> Stake:
    """Return the stake of captures, given as the squares they take and their gains."""
    most: dict[Square, int] = {}
    for taken, won in captures:
        square = Square(*taken)
        most[square] = max(won, most.get(square, 0))
    found = {square: won for square, won in most.items() if won > 0}
    return Stake(tuple(sorted(found)), sum(found.values()))


def check_matrix(case: Case, plain: dict[int, Begun]) -> int:
    """Hold the matrix of every living army against the plain rules; return how many cells."""
    total = 0
    for army, own in plain.items():
        found = matrix(case, army)
        assert [cell.pair.name for cell in found] == [pair_name(pair) for pair in own.pairs]
        for cell in found:
            check_cell(case, cell, plain)
        total += len(found)
    if case.core.outcome() is None:
        assert matrix(case) == matrix(case, order(case)[0])
    return total


def check_cell(case: Case, cell: Cell, plain: dict[int, Begun]) -> None:
    army, pair = cell.army, (cell.pair.lower, cell.pair.upper)
    own = plain[army]
    legal = own.legal(pair)
    assert cell.moves == len(legal)
    if king_square(own.position.view(pair), army) is None:
        king = KingState.ELSEWHERE
    elif not own.checking(pair):
        king = KingState.SAFE
    else:
        king = KingState.CHECK if legal else KingState.MATED
    assert cell.king is king
    assert {one.action.text: set(one.armies) for one in cell.mates} == own.mates(pair)
    standing = own.position.halves
    hanging = [
        (taken, theirs.won(pair)[text])
        for other, theirs in plain.items()
        if hostile(case, army, other) and pair in theirs.pairs
        for text, _, taken in theirs.captures(pair)
        if standing[taken[0]][taken[1] % 8 + 1, taken[1] // 8 + 1][1] == army
    ]
    winnable = [(taken, own.won(pair)[text]) for text, _, taken in own.captures(pair)]
    if plain_rules(case):
        assert cell.hanging == stake(hanging)
        assert cell.winnable == stake(winnable)
    else:  # house rules say who may be taken; what follows is reckoned without them
        assert set(cell.hanging.squares) <= {Square(*taken) for taken, _ in hanging}
        assert set(cell.winnable.squares) <= {Square(*taken) for taken, _ in winnable}
    now = read(case.text, case.options)
    assert cell.pushed == (army == now.army and bool(now.pushed & set(pair)))


def test_a_cell_says_how_the_king_fares() -> None:
    line = cfen(4, "Ka:Ae1 Qb:Ba4 Kb:Be1 Rc:Cd4 Rc:Cc4 Qc:Ce4 Kc:Ch1 Na:Dd2 Kd:De1", turn="2")
    check_matrix(given(line), begun(given(line)))
    found = {cell.pair.name: cell for cell in matrix(given(line))}
    assert {name: cell.king for name, cell in found.items()} == {
        "AB": KingState.SAFE, "AC": KingState.MATED, "AD": KingState.SAFE,
        "BD": KingState.ELSEWHERE, "CD": KingState.ELSEWHERE,
    }  # fmt: skip
    assert found["AC"].moves == 0
    on_strip = shogis.read("5/4Ga|5/Kb4|2Rc2/Kc4", "strip=2Ka2")
    kings = {cell.pair: cell.king for cell in cells(Survey(on_strip))}
    assert kings == {AB: KingState.SAFE, AC: KingState.CHECK, BC: KingState.CHECK}


def test_what_hangs_and_what_can_be_won() -> None:
    line = cfen(
        3, "Ka:Ae1 Ra:Ad2 Na:Ac3 Kb:Be1 Qb:Ad4 Pb:Ab4 Pc:Ad3 Kc:Ch1", control="1/2/-", turn="1"
    )
    check_matrix(given(line), begun(given(line)))
    knight, pawn = Square(0, 18), Square(0, 19)
    # Both the Queen and the pawn could take the Knight, which counts once; the Rook is covered
    # by the dead army's pawn, which takes nothing, and is defended by the Queen as by the Rook.
    (own,) = (cell for cell in matrix(given(line)) if cell.pair == AB)
    (theirs,) = (cell for cell in matrix(given(line), 1) if cell.pair == AB)
    assert (own.hanging, own.winnable) == (Stake((knight,), 3), Stake((), 0))
    assert (theirs.hanging, theirs.winnable) == (Stake((), 0), Stake((knight,), 3))
    assert pawn not in theirs.winnable.squares


def test_pairs_used_this_turn_are_told() -> None:
    line = cfen(4, "Ka:Aa1 Ra:Ah1 Qa:Da1 Kb:Be1 Kc:Ce1 Kd:De1", turn="1AB")
    found = {cell.pair.name: cell.pushed for cell in matrix(given(line))}
    assert found == {"AB": True, "AC": True, "AD": True, "BD": True, "CD": False}
    assert not any(cell.pushed for cell in matrix(given(line), 1))


def test_an_army_that_owes_a_piece_has_that_to_do_first() -> None:
    """Whether its King is mated is not known until then."""
    options = {**GAME.as_seated, "exchange": True}
    line = cfen(3, "Ka:Aa1 Na:Ad3 Kb:Ba1 Rb:Bh2 Kc:Ca1 Rc:Ac3", army="b")
    for debt, due in (("-", False), ("d=1:3", True)):
        survey = Survey(GAME.from_text(f"{line} {debt}", options))
        for army in range(3):
            for cell in cells(survey, army):
                assert (cell.demand is not None) is (due and army == 0)
                assert bool(cell.moves) is not (due and army == 0)
    (found,) = {cell.demand for cell in cells(survey, 0)}
    assert with_names(found or "", lambda player: f"Player {player}").startswith(
        "Player 1 owes a piece worth 3 or more"
    )
    line = cfen(3, "Ka:Aa1 Na:Ad3 Kb:Be1 Rb:Bh4 Rb:Bg4 Kc:Ce1", army="b")
    states = {cell.king for cell in cells(Survey(GAME.from_text(f"{line} d=1:3", options)), 0)}
    assert KingState.CHECK in states
    assert KingState.MATED not in states


# The radar


def told(danger: Danger) -> Told:
    return (
        danger.by, tuple(danger.pair), danger.action.text, tuple(danger.source),
        tuple(danger.target), danger.mate,
    )  # fmt: skip


def tried(case: Case, army: int, plain: dict[int, Begun]) -> list[Told]:
    """Return the threats to an army, found by trying every move there is."""
    now = read(case.text, case.options)
    everybody = order(case)
    turn = everybody.index(army)
    found: list[Told] = []
    king = next(
        (half, 8 * (rank - 1) + file - 1)
        for half, pieces in enumerate(now.halves)
        for (file, rank), piece in pieces.items()
        if piece == ("K", army)
    )
    for by in everybody[1:] if turn == 0 else everybody[:turn]:
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


def check_radar(case: Case, plain: dict[int, Begun]) -> int:
    survey = Survey(case.core)
    total = 0
    for army in survey.armies:
        found = list(dangers(survey, army))
        assert list(map(told, found)) == tried(case, army, plain)
        for one in found:
            won = 0 if one.mate else plain[one.by].won(tuple(one.pair))[one.action.text]
            assert one.lost == won or not plain_rules(case)
        total += len(found)
    return total


def test_who_moves_before() -> None:
    kings = "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:De1"
    survey = Survey(given(cfen(4, kings, army="c", control="1/2/3/1", turn="1")).core)
    assert survey.armies == (2, 3, 0, 1)
    assert [before(survey, army) for army in (2, 1)] == [(3, 0, 1), (2, 3, 0)]
    assert before(survey, 0) == (2,), "its ally d takes nothing"
    dead = cfen(4, kings, army="c", control="1/-/3/4", turn="1")
    assert before(Survey(given(dead).core), 0) == (2, 3)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        # What is defended is not lost.
        (cfen(2, "Ka:Ah1 Pa:Ac4 Kb:Ba1 Qb:Bf1", army="b", turn="1"),
         [("AB:c8c4", Square(0, 26), 1, False, False)]),
        (cfen(2, "Ka:Ah1 Pa:Ac4 Kb:Ba1 Qb:Bf1 Pa:Ab3", army="b", turn="1"),
         [("AB:c8c4", Square(0, 26), 1 - 9, True, False)]),
        # A mate is told with the King.
        (cfen(3, "Ka:Ah1 Pa:Ag2 Pa:Ah2 Kb:Ba1 Rb:Bd3 Kc:Ce1", army="b", turn="1"),
         [("AB:e6e1", Square(0, 7), 0, False, True)]),
    ],
)  # fmt: skip
def test_what_an_army_may_lose(line: str, found: list[tuple[object, ...]]) -> None:
    dangerous = list(dangers(Survey(given(line).core), 0))
    assert [
        (one.action.text, one.target, one.lost, one.is_defended, one.mate) for one in dangerous
    ] == found
    check_radar(given(line), begun(given(line)))


def test_the_army_to_move_has_what_is_left_of_its_turn() -> None:
    pieces = "Ka:Aa1 Ra:Ah1 Qa:Da1 Kb:Be1 Nb:Ah3 Kc:Ce1 Kd:De1 Pd:Dh2"
    used = given(cfen(4, pieces, turn="1AB"))
    check_radar(used, begun(used))
    assert list(dangers(Survey(used.core), 1)) == []
    fresh = given(cfen(4, pieces, turn="2"))
    assert {one.pair.name for one in dangers(Survey(fresh.core), 1)} == {"AB", "AC", "AD"}
    touched = play(position(fresh.text, touch=True), "AC:")
    assert {one.pair.name for one in dangers(Survey(touched), 1)} == {"AC"}


# Arrows to what is attacked and defended


def check_arrows(case: Case, plain: dict[int, Begun], only: Pair | None = None) -> int:
    """Hold the arrows to some squares of every pair against it; return how many there are."""
    core = case.core
    now = next(iter(plain.values())).position
    if len(now.living_players()) < 2:
        return 0
    pieces = core.pieces()
    total = 0
    for pair in now.pairs() if only is None else [tuple(only)]:
        for number in range(5, 64, 7):
            square = (number % 8 + 1, number // 8 + 1)
            target = Square(*at(now, pair, square))
            found = [arrow for arrow in arrows(core, target) if arrow.pair == pair]
            assert {tuple(one.source) for one in found} == {
                source for own in plain.values() for source in own.bearing_on(pair, square)
            }
            assert all(one.army == pieces[one.source].army for one in found)
            for army in range(now.armies):
                against = {one for one in found if core.hostile(army, one.army)}
                whole = attackers(core, target, army), defenders(core, target, army)
                enemies, friends = ({one for one in some if one.pair == pair} for some in whole)
                assert enemies == against
                assert friends == set(found) - against
            total += len(found)
    return total


def test_attackers_and_defenders_of_a_piece_and_of_its_king() -> None:
    line = cfen(3, "Ka:Ae1 Na:Af3 Kb:Be1 Rb:Ba1 Kc:Ce1 Qc:Af4 Pc:Ae4", turn="1")
    found = given(line).core
    knight = Square(0, 21)
    queen, pawn, rook = Square(0, 29), Square(0, 28), Square(1, 0)
    assert attackers(found, knight) == tuple(
        ThreatArrow(source, knight, 2, pair) for pair in (AB, AC) for source in (pawn, queen)
    )
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
    assert defenders(found, king) == tuple(ThreatArrow(rook, king, 1, pair) for pair in (AB, BC))


def test_dead_pieces_are_only_attacked_and_armies_of_one_player_defend_each_other() -> None:
    line = cfen(3, "Ka:Ae1 Na:Af3 Kb:Be1 Kc:Ce1 Qc:Ad4 Rc:Ad3", control="1/2/-", turn="1")
    found = given(line).core
    knight, queen = Square(0, 21), Square(0, 27)
    assert attackers(found, queen) == tuple(
        ThreatArrow(knight, queen, 0, pair) for pair in (AB, AC)
    )
    assert defenders(found, queen) == attackers(found, knight) == ()
    line = cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Ba1 Kc:Ce1 Nc:Ad1", control="1/2/1", turn="1")
    found, knight = given(line).core, Square(0, 3)
    assert {one.source for one in defenders(found, knight)} == {Square(0, 0), Square(0, 4)}
    assert attackers(found, knight) == ()


@pytest.mark.parametrize("game", PUBLISHED, ids=KEYS)
def test_every_registered_game_shows_arrows(game: Game) -> None:
    start = game.initial(game.player_counts[1], {})
    pieces = start.pieces()
    guarded = 0
    for square in pieces:
        for arrow in arrows(start, square):
            assert (arrow.target, arrow.army) == (square, pieces[arrow.source].army)
            assert (arrow.pair is not None) == (start.join is not None)
        guarded += bool(defenders(start, square))
        assert attackers(start, square) == ()
    assert guarded > len(pieces) // 2


class Wary(halves.HalvesPosition):
    """A game in which each piece on a pair and on its strip bears on every square there."""

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        assert pair is not None
        there = (*pair, STRIP)
        assert square.board in there
        return tuple(one for one in self.pieces() if one.board in there and one != square)


def test_a_strip_is_part_of_every_pair_and_a_game_that_cannot_tell_has_no_arrows() -> None:
    found = halves.position(3, 2, 3, 1, on_strip={1: 0}, kind=Wary)
    on_strip = arrows(found, Square(STRIP, 1))
    assert list(dict.fromkeys(arrow.pair for arrow in on_strip)) == [AB, AC, BC]
    assert len(on_strip) == 3 * 6
    at_home = arrows(found, Square(1, 4))
    assert list(dict.fromkeys(arrow.pair for arrow in at_home)) == [AB, BC]
    assert len(attackers(found, Square(STRIP, 1))) == 2 * 3 + 6
    start = TwoOddBoards().initial(4, {})
    square = next(iter(start.pieces()))
    assert arrows(start, square) == attackers(start, square) == defenders(start, square) == ()
