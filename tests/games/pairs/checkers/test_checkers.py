"""Checkers as a base game: figures to meet, its judges, what moves change, its ends.

The golden tables of checkers say what may stand where, what is refused and how it is put.
"""

import pytest

from cfanp_gui.core.movement import sentences
from tests.games.pairs.checkers.judged import GAME, OPTIONS, at, beside_plain, moves, random_game
from tests.slow import examples, some


@pytest.mark.parametrize(
    ("players", "figures"), [(2, (7, 49, 302, 1469)), (3, (14, 196, 2744))]
)  # fmt: skip
def test_figures_to_meet(players: int, figures: tuple[int, ...]) -> None:
    start = GAME.initial(players, OPTIONS)
    assert tuple(GAME.perft(start, depth + 1) for depth in range(len(figures))) == figures


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", some(range(5)))
def test_games_go_as_in_pydraughts_and_in_the_second_implementation(seed: int) -> None:
    pytest.importorskip("draughts")
    plies = 40 + examples(100)
    assert random_game(seed, plies).difference is None
    for players in range(3, 7):
        assert beside_plain(seed + players, players, plies).difference is None


@pytest.mark.parametrize(
    ("line", "legal", "move", "captured", "after"),
    [
        # A capture goes on.
        ("3Mb4/2Ma5/8/8|8/2Mb5/8/6Mb1 a 1/2 - - 1 0 1", ["AB:c3e5g7"], "AB:c3e5g7", "MM",
         "8/8/8/8|8/8/1Ma6/6Mb1 b 1/2 - - 1 0 1"),
        # It ends where a man becomes a King, which would go on over f2.
        ("8/8/8/8|8/2Ma5/3Mb1Mb2/8|8/8/8/Mc7 a 1/2/3 - - 1 9 1", ["AB:f6d8", "BC:c3e1"],
         "AB:f6d8", "M", "8/8/8/8|8/8/5Mb2/4Ka3|8/8/8/Mc7 b 1/2/3 - - 1 0 1"),
        # Where there is nothing to capture, other pairs are free.
        ("1Ma6/8/8/8|5Mb2/8/8/8|8/8/8/Mc7 a 1/2/3 - - 1 0 1", ["AB:b4d6", "AC:b4a5", "AC:b4c5"],
         "AC:b4c5", "", "8/8/8/8|5Mb2/8/8/8|5Ma2/8/8/Mc7 b 1/2/3 - - 1 0 1"),
        # A King may come back to where it began.
        ("1Mb1Mb4/2Ka5/8/8|8/4Mb1Mb1/8/Mb7 a 1/2 - - 1 0 1",
         ["AB:c3a5c7e5c3", "AB:c3e5c7a5c3"], "AB:c3e5c7a5c3", "MMMM",
         "8/2Ka5/8/8|8/8/8/Mb7 b 1/2 - - 1 0 1"),
        # Nothing is left of an army whose last piece is captured.
        ("3Mb4/2Ma5/8/8|8/8/8/8|8/8/8/Mc7 a 1/2/3 - - 1 0 1",
         ["AB:c3e5", "AC:c3e5"], "AB:c3e5", "M",
         "8/8/8/8|3Ma4/8/8/8|8/8/8/Mc7 c 1/-/3 - - 1 0 1"),
    ],
)  # fmt: skip
def test_what_moves_lead_to(
    line: str, legal: list[str], move: str, captured: str, after: str
) -> None:
    position = at(line)
    assert moves(position) == legal
    then, change = position.apply(GAME.parse_action(move))
    assert "".join(lost.piece.letter for lost in change.captured) == captured
    assert then.to_text() == f"{after} base=checkers"
    assert not then.is_stone(1), "nothing is left of a dead army"
    assert [one.to_json() for one in change.events] == [
        {"type": "dead", "army": "b", "by_army": "a"}
    ] * ("-" in after.split(" ")[2])


def test_moves_without_progress_are_claimed_and_kings_alone_are_no_draw() -> None:
    kings = "8/8/8/Ka7|8/8/8/Kb7 a 1/2 - - 1 {} 1"
    claims = [at(kings.format(clock)).claim() for clock in (0, 79, 80)]
    assert claims == [None, None, "40 moves each without a capture or a man’s move"]
    ends = [at(kings.format(clock)).outcome() for clock in (0, 119, 120)]
    assert [end and end.result for end in ends] == [None, None, "draw"]


def test_how_its_pieces_move_and_what_is_counted_is_said() -> None:
    start = GAME.initial(2, OPTIONS)
    assert [str(one) for one in sentences(start.movement("M"), GAME.piece_types)] == [
        "moves and captures one square diagonally forward",
        "it captures by jumping to the empty square beyond, and goes on while it can",
        "it may become: crowned King",
    ]
    assert start.movement("K").becomes == ()
    editing = GAME.editing(start)
    assert editing is not None
    titles = {field.name: field.title for field in editing.fields()}
    assert titles["clock"] == "Moves since a capture or a man’s move"
