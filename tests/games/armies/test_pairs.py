"""Pairs of half-boards under the rules of base games: squares, moves, and known figures."""

import pickle
import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import STRIP, Edge, Join, Pair, Square, pair_of
from cfanp_gui.core.half_boards import from_joined, to_joined
from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.position import PositionError
from cfanp_gui.games.armies.actions import (
    EndTurn,
    HandOver,
    Move,
    Payment,
    Promote,
    Push,
    Resign,
    parse_action,
)
from cfanp_gui.games.armies.base_game import BaseGame, SquareNames, any_of
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules, rules_of
from cfanp_gui.games.armies.plain_pairs import AHEAD, BACK, STRAIGHT, PlainPairs
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import THREE_ARMIES, position
from tests.games.armies.little import LITTLE
from tests.games.armies.shogi import SHOGI, ShogiForAnyNumber
from tests.slow import is_slow

CFANP = find_game("cfanp")
SMALL = ShogiForAnyNumber()
AB, BC = Pair(0, 1), Pair(1, 2)

# Actions in their machine form

PAIRS = st.lists(st.integers(0, 25), min_size=2, max_size=2, unique=True).map(lambda p: pair_of(*p))
JOINED = st.integers(0, 63)
HALF = st.builds(Square, st.integers(0, 25), st.integers(0, 31))
LETTERS = st.sampled_from("QRBN")
ACTIONS = st.one_of(
    st.builds(Move, PAIRS, JOINED, JOINED, st.none() | LETTERS, st.just(FIDE),
              st.none() | st.tuples(JOINED, JOINED)),
    st.builds(Promote, HALF, st.just(FIDE), LETTERS),
    st.builds(Payment, HALF, st.just(FIDE), st.sampled_from([None, "R", "B"])),
    st.builds(Push, PAIRS),
    st.builds(HandOver, st.integers(0, 25), st.integers(1, 26)),
    st.builds(Resign, st.integers(1, 26), st.booleans()),
    st.sampled_from([EndTurn(), AgreeDraw(), ClaimDraw()]),
)  # fmt: skip


@given(ACTIONS)
def test_the_machine_form_of_an_action_is_read_back(action) -> None:
    assert parse_action(action.text, FIDE) == action


@pytest.mark.parametrize(
    "text",
    ["", "AB", "AB:e2", "AB:e2e9", "AB:e2e4k", "BA:e2e4", "AA:e2e4", "ab:e2e4", "e2e4", "AB:e2e4 ",
     "give:b=0", "give:B=1", "resign:0", "resign:", "draw ", "AB:e2e4\n"],
)  # fmt: skip
def test_other_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="“"):
        parse_action(text, FIDE)


# Squares


@pytest.mark.parametrize("join", list(Join))
def test_squares_of_half_boards_and_of_the_joined_board(join: Join) -> None:
    base = FIDE.pair_rules(join)
    assert pickle.loads(pickle.dumps(base)) is base is FIDE.pair_rules(join)
    for index in range(64):
        square = base.square(index, BC)
        assert square == from_joined(index, BC, join)
        assert base.joined(square, BC) == index == to_joined(square, BC, join)
    assert base.squares(1 << 63 | 1, BC) == (base.square(0, BC), base.square(63, BC))
    with pytest.raises(ValueError, match="not on the pair BC"):
        base.joined(Square(0, 0), BC)
    strip = SHOGI.pair_rules(join)
    for pair in (AB, BC):
        assert strip.square(12, pair) == Square(STRIP, 2)
        assert strip.joined(Square(STRIP, 2), pair) == 12


def test_half_boards_are_open_to_the_north() -> None:
    boards = FIDE.boards(26)
    assert [board.id for board in boards] == [board.owner for board in boards] == list(range(26))
    assert {(board.files, board.ranks) for board in boards} == {(8, 4)}
    assert [seam.edge for seam in boards[3].seams] == [Edge.NORTH]


def test_squares_are_named_on_boards_of_any_size() -> None:
    chess, tall = SquareNames(8, 4, 0), SquareNames(9, 5, 2)
    squares = (Square(0, 12), Square(26, 12), Square(1, 77))
    assert [chess.title(square) for square in squares] == ["Ae2", "26:e2", "B77"]
    assert tall.title(Square(1, 44)) == "Bi5"
    assert (len(tall.joined), tall.joined[-1]) == (9 * 12, "i12")
    assert all(tall.number(name) == at for at, name in enumerate(tall.joined))
    for names in (chess, tall):
        for one in names.joined:
            assert re.fullmatch(names.pattern, one)
            assert bool(re.fullmatch(names.half_pattern, one)) == (one in names.half)
        for wrong in ("a0", "j1", "a13", "a01"):
            assert not re.fullmatch(names.pattern, wrong)


# What pieces become


def test_what_a_move_says_is_a_letter_or_a_sign() -> None:
    shogi, house = BASE_GAMES.find("shogi"), BASE_GAMES.find("crazyhouse")
    (back,) = DescribedGames("back.ini", "[back:minishogi]\npieceDemotion = true\n").found
    assert FIDE.becomes == (None, "N", "B", "R", "Q", None)
    assert (FIDE.became("P", "Q"), FIDE.became("P", None)) == ("Q", "P")
    assert set(shogi.becomes) == {None, "+"}
    assert (shogi.became("P", "+"), shogi.became("K", "+")) == ("+P", None)
    assert (set(house.becomes), house.became("P", "Q")) == ({None, "N", "B", "R", "Q"}, "Q~")
    assert "-" in back.becoming
    assert back.became("+P", "-") == "P"
    assert any_of(("P", "+P", "Q")) == r"(?:\+P|P|Q)", "the longest first"


# Base games on plain values


@pytest.mark.parametrize("base", [LITTLE, SHOGI], ids=repr)
def test_a_move_is_legal_that_leaves_the_king_unattacked(base: BaseGame) -> None:
    rules = Rules(base, captured="dead")
    state = State.start(3, rules, hooks_of(rules))
    rng = random.Random(7)
    refused = 0
    for _ in range(60 if is_slow() else 25):
        pair = rng.choice(state.pairs())
        legal = set(state.generate(state.army, pair).expand())
        for move in state.generate(state.army, pair, guard_king=False).expand():
            after = state.moved(pair, move)
            king = after.king_of(state.army, pair)
            exposed = king is not None and bool(after.attackers(state.army, pair))
            assert (move in legal) != exposed, (pair, move)
            refused += exposed
        some = [(at, move) for at in state.pairs() for move in state.moves_on(at).expand()]
        chosen, move = rng.choice(some)
        state = play(state, chosen, move, TurnReport())
        if state.sides.decided or not state.has_move():
            state = State.start(3, rules, hooks_of(rules))
    assert refused or base is not LITTLE


def test_which_way_a_piece_looks() -> None:
    rules = SHOGI.pair_rules(Join.ROTATE)
    assert isinstance(rules, PlainPairs)
    assert [rules.looks(BC, army, 0) for army in (0, 1, 2)] == [(BACK,), (AHEAD,), (BACK,)]
    assert [rules.looks(BC, army, 24) for army in (0, 1, 2)] == [(AHEAD,), (AHEAD,), (BACK,)]
    assert [rules.looks(BC, army, 12) for army in (0, 1, 2)] == [(AHEAD, BACK), (AHEAD,), (BACK,)]
    assert [rules.viewed(3, look) for look in (AHEAD, BACK)] == [3, 21]
    assert list(rules.steps(0, STRAIGHT)) == [1, 5]


def test_plain_rules_have_no_other_rights_and_draw_without_a_claim() -> None:
    with pytest.raises(PositionError, match="castling"):
        SMALL.from_text("Pa4/KaGaSaBaRa|Pb4/KbGbSbBbRb a 1/2 KQ - 1 0 1 base=shogi strip=5", {})
    start = CFANP.initial(2, {"base": "xiangqi"})
    refusal = start.refusal(ClaimDraw())
    assert refusal is not None
    assert refusal.message == "Draws need no claim in this game"
    rules = rules_of({"bonus": "single"}, SHOGI)
    assert rules_of(rules.options, SHOGI) == rules
    hands = State.start(3, Rules(SHOGI), None)
    halves, left = hands.base.without_army(hands.halves, ("P", "R", ""), 1)
    assert left == ("P", "", "")
    assert not hands.base.pieces_on(halves, 1)


# Known counts of sequences of moves


@pytest.mark.parametrize(
    ("game", "options", "armies", "counts"),
    [
        (CFANP, {}, 2, (20, 400, 8902)),
        (CFANP, {"join": "reflect"}, 2, (20, 400, 8902)),
        (CFANP, {}, 3, (40, 1600, 64000)),
        (CFANP, {"join": "reflect"}, 4, (60, 3600)),
        (CFANP, {}, 8, (140, 19600)),
        (CFANP, {"avalanche": True}, 2, (160, 27488)),
        (CFANP, {"avalanche": True}, 3, (320,)),
        (SMALL, {}, 2, (14, 181, 2512, 35401)),
        (SMALL, {}, 3, (28, 749)),
        (CFANP, {"base": "xiangqi"}, 2, (44, 1920)),
        (CFANP, {"base": "xiangqi"}, 3, (88,)),
    ],
)  # fmt: skip
@pytest.mark.no_cover
def test_sequences_from_the_start(
    game: ArmiesGame, options: dict[str, str | bool], armies: int, counts: tuple[int, ...]
) -> None:
    start = game.initial(armies, options)
    deep = [count for count in counts if is_slow() or count < 10_000]
    assert [game.perft(start, depth + 1) for depth in range(len(deep))] == deep


def test_sequences_in_the_middle_of_a_game() -> None:
    found = position(THREE_ARMIES)
    assert [CFANP.perft(found, depth) for depth in (0, 1, 2)] == [1, 58, 5367]
    divided = list(CFANP.divide(found, 2))
    assert (len(divided), sum(count for _, count in divided)) == (58, 5367)
    assert [text for text, _ in divided] == sorted(text for text, _ in divided)
    with pytest.raises(ValueError, match="at least 1"):
        list(CFANP.divide(found, 0))
    with pytest.raises(TypeError, match="not a position of this game"):
        CFANP.perft(find_game("ring").initial(3, {}), 1)


@pytest.mark.parametrize("boards", ["8/8/8/3QaKa2Pb|8/8/8/3Kb4 b", "8/8/7Pb/3QaKa3|8/8/8/3Kb4 a"])
def test_a_promotion_at_the_beginning_of_a_turn_is_a_ply(boards: str) -> None:
    turn = 2 if boards.endswith("b") else 1
    found = position(f"{boards} 1/2 -/- - {turn} 0 1", avalanche=True)
    behind = {one.text: len(found.apply(one)[0].all_actions()) for one in found.all_actions()}
    assert CFANP.perft(found, 1) == len(behind)
    assert dict(CFANP.divide(found, 2)) == behind
    assert CFANP.perft(found, 2) == sum(behind.values())
    assert 4 in behind.values() or len(behind) == 4


def test_moves_behind_every_payment_are_counted() -> None:
    line = f"{cfen(3, 'Ka:Aa1 Na:Ab4 Ra:Ac3 Kb:Ba1 Kc:Ca1')} d=1:3"
    found = position(line, exchange=True)
    ways = {one.text: CFANP.perft(found.apply(one)[0], 2) for one in found.all_actions()}
    assert dict(CFANP.divide(found, 2)) == ways
    assert CFANP.perft(found, 2) == sum(ways.values())
