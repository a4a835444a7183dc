"""Positions of half-boards: as values, at the start, built by hand, and as the game gives them."""

import pickle
import subprocess
import sys
from itertools import combinations
from typing import Any

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.plain_actions import ClaimDraw
from cfanp_gui.core.position import Position
from cfanp_gui.games.armies.actions import EndTurn, HandOver, Move, Resign
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.armies.options import OPTIONS, Rules, options_of
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.pairs.described.rights import PassedSquare, Rights
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests import ROOT
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.little import LITTLE
from tests.games.armies.reading import read
from tests.games.armies.shogi import SHOGI
from tests.judges import compare
from tests.slow import examples

GAME = find_game("cfanp")
LINE = "7Ka/8/8/8|8/8/8/7Kb|8/8/8/7Kc b 1/2/3 -/-/- - 1 0 1"
SHUFFLE = ("AB:g1f3", "AB:g8f6", "AB:f3g1", "AB:f6g8")
OTHER_SHUFFLE = ("AB:b1c3", "AB:b8c6", "AB:c3b1", "AB:c6b8")


@pytest.mark.parametrize("options", [{"join": "reflect"}, {"touch": True}, {"bonus": "single"}])
def test_the_same_text_under_other_rules_is_another_position(
    options: dict[str, str | bool],
) -> None:
    assert GAME.from_text(LINE, {}) != GAME.from_text(LINE, options)
    assert GAME.initial(3, {}) != GAME.initial(3, options)
    assert GAME.initial(3, {}) != GAME.initial(3, {}).to_text()


def test_what_stood_before_counts_but_not_in_which_order() -> None:
    start = GAME.initial(2, {})
    back = play(start, *SHUFFLE)
    assert back != GAME.from_text(back.to_text(), {})
    one, other = play(back, *OTHER_SHUFFLE), play(start, *OTHER_SHUFFLE, *SHUFFLE)
    assert one == other
    assert hash(one) == hash(other)
    # Pawn moves leave nothing behind that could be repeated.
    pawns = play(GAME.initial(3, {}), "AB:e2e3", "BC:e2e3", "AC:e7e6")
    assert pawns == GAME.from_text(pawns.to_text(), {})


def test_how_a_game_ended_and_what_repeats_goes_with_a_pickle() -> None:
    start = GAME.initial(3, {})
    drawn = play(start, "draw")
    assert drawn != start
    assert drawn == play(start, "draw")
    stale = GAME.from_text("Ka7/8/1Qb6/8|8/8/8/Kb7 b 1/2 -/- - 2 0 1", {}).resolve_pending()[0]
    for over in (drawn, stale):
        twin = pickle.loads(pickle.dumps(over))
        assert (twin, twin.outcome()) == (over, over.outcome())
    twin = pickle.loads(pickle.dumps(play(GAME.initial(2, {}), *SHUFFLE)))
    assert twin.refusal(ClaimDraw()) is not None
    assert play(twin, *SHUFFLE).refusal(ClaimDraw()) is None


def test_in_a_repl_it_says_what_it_is() -> None:
    drawn = play(GAME.initial(3, {}), "draw")
    assert repr(drawn).startswith("<CfanpPosition over, draw of 1, 2, 3: agreement: 8/8/")
    assert repr(GAME.from_text(LINE, {})).endswith(f": {LINE}>")
    start = GAME.initial(2, {})
    assert repr(start) == f"<CfanpPosition a to move: {start.to_text()}>"
    assert str(start).startswith("A  ")
    assert str(start).endswith("\na to move")


# The start is known without the rules, and is just what the rules make of it


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"join": "reflect"}),
        (4, {"bonus": "single"}),
        (7, {"touch": True}),
        (26, {"captured": "dead"}),
    ],
)
def test_all_that_is_known_of_the_start_is_what_its_text_says(
    players: int, options: dict[str, str | bool]
) -> None:
    known: Any = GAME.initial(players, options)
    found: Any = GAME.from_text(known.to_text(), options)
    assert known == found == pickle.loads(pickle.dumps(known))
    assert hash(known) == hash(found)
    assert list(known.pieces().items()) == list(found.pieces().items())
    for name in ("players", "control", "join"):
        assert getattr(known, name) == getattr(found, name), name
    for name in ("alive", "turn", "actors", "boards", "outcome", "claim", "checked_kings", "pairs"):
        assert getattr(known, name)() == getattr(found, name)(), name
    assert known.resolve_pending() == (known, ())
    assert known.legal_actions(1) == found.legal_actions(1) != ()
    assert known.legal_actions(2) == found.legal_actions(2) == ()
    for pair in (Pair(*boards) for boards in combinations(range(min(players, 4)), 2)):
        for name in ("checked_kings", "pair_actions", "pair_refusal", "push_action"):
            assert getattr(known, name)(pair) == getattr(found, name)(pair), (name, pair)
    action = known.legal_actions(1)[0]
    assert known.refusal(action) is None
    assert known.refusal(EndTurn()) is not None
    assert known.apply(action)[1] == found.apply(action)[1]
    assert (
        known.apply(GAME.agreed_draw())[0].outcome() == found.apply(GAME.agreed_draw())[0].outcome()
    )


def test_the_start_is_known_before_python_chess_is_loaded() -> None:
    code = (
        "import sys; sys.modules['chess'] = None\n"
        "from cfanp_gui.games.registry import find_game\n"
        "start, _ = find_game('cfanp').initial(3, {}).resolve_pending()\n"
        "start.turn(), start.outcome(), start.claim(), start.checked_kings(), start.boards()\n"
        "print(len(start.pieces()))"
    )
    asked = [sys.executable, "-c", code]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "48\n"


# Positions set up by hand: everything wrong is listed, each with its square

KINGS = {Square(0, 0): Piece("K", 0), Square(1, 0): Piece("K", 1), Square(2, 0): Piece("K", 2)}
NONE = ("",) * 3
PASSED = tuple(
    PassedSquare(Square(army, at), Square(army, at + 8), army) for army, at in ((1, 20), (2, 5))
)
BUILDER = ArmiesBuilder(
    KINGS, (1, 2, 3), rights=Rights((0,) * 3, (), NONE), base=FIDE, make_position=CfanpPosition
)


def test_a_position_with_other_fields_is_another_position() -> None:
    assert BUILDER.problems() == ()
    assert BUILDER.build() == GAME.from_text(cfen(3, "Ka:Aa1 Kb:Ba1 Kc:Ca1"), {})
    start = GAME.initial(3, {"touch": True})
    pieces = {**start.pieces(), Square(0, 20): Piece("N", 1)}
    del pieces[Square(1, 1)]
    assert start.replace(pieces=pieces).pieces() == pieces
    later = start.replace(army=2, round=5, clock=7, committed=Pair(0, 2))
    assert later.to_text().endswith(" c 1/2/3 KQ/KQ/KQ - 1:AC 7 5")
    with pytest.raises(TypeError, match="ranks"):
        start.replace(ranks=5)


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({"control": (1,)}, ["half-boards: the number is 1 (expected 2 to 26)"]),
        ({"options": {"magic": True}}, ["options: unknown option “magic” (expected one of base, "
                                        "start, order, join, bonus, captured, friendly, touch, "
                                        "defend, exchange, kingcapture, obstacles, avalanche)"]),
        ({"control": (1, 2), "options": {"defend": True}},
         ["options: “defend” is for more than two players (expected it off with two half-boards)"]),
        ({"pieces": {**KINGS, Square(3, 0): Piece("Q", 0)}},
         ["half-boards: Da1: there is no such square"]),
        ({"pieces": {**KINGS, Square(0, 32): Piece("Q", 0)}},
         ["half-boards: A32: there is no such square"]),
        ({"pieces": {**KINGS, Square(30, 1): Piece("Q", 0)}},
         ["half-boards: 30:b1: there is no such square"]),
        ({"pieces": {**KINGS, Square(0, 9): Piece("X", 4)}},
         ["half-boards: Ab2: “X” is not a piece (expected one of K, Q, R, B, N, P)",
          "half-boards: Ab2: there is no army E with 3 half-boards (expected A to C)"]),
        ({"pieces": {**KINGS, Square(0, 9): Piece("Q", 26)}},
         ["half-boards: Ab2: there is no army 26 with 3 half-boards (expected A to C)"]),
        ({"pieces": {}, "control": (1, None, 3)},
         ["half-boards: army A is alive and has no King",
          "half-boards: army C is alive and has no King"]),
        ({"control": (0, 2, 4)},
         ["control: army A has “0” (expected a player from 1 to 3, or - for a dead army)",
          "control: army C has “4” (expected a player from 1 to 3, or - for a dead army)"]),
        ({"army": -1}, ["army to move: “-1” is not an army of this game (expected a to c)"]),
        ({"rights": Rights((3, 0, 0), (), NONE)},
         ["castling: army A has “KQ” but no King of its own on Ae1",
          "castling: army A has “KQ” but no Rook of its own on Ah1",
          "castling: army A has “KQ” but no Rook of its own on Aa1"]),
        ({"rights": Rights((), PASSED, NONE)},
         ["castling: the number of entries is 0 (expected one per army, that is 3)",
          "en passant: Be3: no pawn of army B stands in front of it on Be4",
          "en passant: “Cf1” is not a passed square (expected a rank 3, such as Ae3)"]),
        ({"moves_left": 0},
         ["moves left: “0” (expected a number from 1 to 3 and the half-boards already pushed, "
          "such as 2AB)"]),
        ({"moves_left": 4, "used": {0, 5, 1}},
         ["moves left: “4ABF” (expected a number from 1 to 3 and the half-boards already pushed, "
          "such as 2AB)",
          "moves left: “4ABF”: there is no half-board F",
          "moves left: “4ABF”: half-boards are pushed in pairs, their number must be even"]),
        ({"committed": Pair(0, 1), "used": {1, 2}, "options": {"touch": True}},
         ["moves left: “1BC:AB”: AB is not a pair that waits for its move (touch-board only)"]),
        ({"remembered": "k=2"}, ["Peterson’s rules: none is on (expected -)"]),
        ({"remembered": "k=2", "options": {"defend": True}},
         ["Peterson’s rules: “k=2” needs “b=” after it"]),
    ],
)  # fmt: skip
def test_everything_wrong_is_reported(fields: dict[str, Any], problems: list[str]) -> None:
    built = BUILDER.replace(**fields)
    assert [problem.sentence for problem in built.problems()] == problems
    with pytest.raises(PositionError) as caught:
        built.build()
    assert str(caught.value) == problems[0]


def test_what_is_wrong_is_said_with_the_square() -> None:
    (twice,) = BUILDER.replace(pieces={**KINGS, Square(1, 30): Piece("K", 1)}).problems()
    assert (str(twice.sentence), twice.square) == (
        "half-boards: army B has two Kings, on Ba1 and Bg4",
        Square(1, 30),
    )
    attacked = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    built = position(cfen(3, attacked), defend=True).builder()
    wrong = built.replace(remembered="k=2,3;b=1;o=Ac2,Ac3").problems()
    assert [problem.square for problem in wrong] == [Square(0, 10), Square(0, 18)]


def test_lines_of_another_base_game_have_its_size() -> None:
    line = "Ra2/1KaRa|1Rb1/1Kb1|1Rc1/KcRc1 a 1/2/3 - - 1 0 1 base=little"
    state = read(line, Rules(LITTLE))
    assert ArmiesBuilder.of(state, CfanpPosition).to_text() == line
    assert state.piece_at(Square(0, 3)) == Piece("R", 0)
    with pytest.raises(PositionError, match="rank 2: the number of squares is 4"):
        read(line.replace("Ra2", "Ra3"), Rules(LITTLE))


# The game as others are given it


@pytest.mark.parametrize(
    ("line", "given"),
    [
        (LINE, {}),
        (f"{LINE} -", {}),
        (f"{LINE} k=1", {"defend": True}),
        (f"{LINE} o=1", {"defend": True}),
        (f"{LINE} d=1", {"exchange": True}),
        (f"{LINE} w=1", {"kingcapture": True}),
        (f"{LINE} z=1", {"defend": True, "exchange": True, "kingcapture": True}),
    ],
)
def test_what_a_line_remembers_says_which_rules_are_on(line: str, given: dict[str, bool]) -> None:
    assert GAME.as_found(line) == (line.removesuffix(" -"), given)


def test_a_base_game_has_the_house_rules_that_go_with_it() -> None:
    chess = [option.name for option in options_of(FIDE)]
    assert chess == ["base", "start", *(option.name for option in OPTIONS)]
    names = [option.name for option in options_of(SHOGI)]
    assert names == ["base", "order", "bonus", "captured", "friendly", "touch"]


def test_actions_by_name_and_what_cannot_be_asked() -> None:
    assert GAME.hand_over(1, 3) == HandOver(1, 3)
    backwards = GAME.initial(3, {}).refusal(Move(Pair(2, 0), 0, 8, None, FIDE))
    assert backwards is not None
    assert "is not a move on two half-boards" in backwards.message
    assert GAME.resignation(2, on_time=True) == Resign(2, on_time=True)
    with pytest.raises(ValueError, match="not on one board"):
        GAME.resignation(2, board=1)
    for players in (1, 27):
        message = f"the number of players is {players} .expected 2 to 26"
        with pytest.raises(ValueError, match=message):
            GAME.initial(players, {})
    with pytest.raises(KeyError):
        GAME.initial(3, {}).seat_status(3)
    assert len({GAME.seating(5, {}, seed) for seed in range(20)}) > 10


def test_the_clock_of_who_is_to_move_runs_until_the_turn_ends() -> None:
    before: Position = GAME.from_text(cfen(4, "Ka:Aa1 Ra:Bh4 Kb:Ba1 Kc:Ca1 Kd:Da1"), {})
    clocks = GAME.clocks(before)
    assert clocks.running(before) == {1}
    assert clocks.owner(before, 3) == 3
    between, transition = before.apply(GAME.parse_action("AC:a1b1"))
    assert clocks.acted(before, transition) == 1
    assert clocks.ended(before, between) == frozenset(), "a move of the bonus is left"
    assert clocks.running(between) == {1}
    after, _ = between.apply(EndTurn())
    assert (clocks.ended(before, after), clocks.running(after)) == ({1}, {2})
    out, _ = before.apply(clocks.flag(before, 1))
    assert clocks.flag(before, 1) == Resign(1, on_time=True)
    assert clocks.ended(before, out) == frozenset()


@pytest.mark.no_cover
def test_the_second_implementation_agrees_on_avalanche() -> None:
    assert compare.run(examples(200), 3, range(3, 5), given=("avalanche",))["pawns pushed"]
