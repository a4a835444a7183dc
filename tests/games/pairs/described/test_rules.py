"""Described games against Fairy-Stockfish: moves, FEN, SAN, Betza's notation, older keys."""

import random

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.turn import play
from cfanp_gui.games.pairs.described.betza import BetzaError, Leg, Way, parse
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.library import own, read
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW, Tables
from tests.judges.fairy_stockfish import AB, OWN, moves, random_game, start
from tests.slow import examples, is_slow, turn_of

GAMES = {game.key: game for game in own().games}


@pytest.mark.parametrize("key", turn_of(list(OWN), 0))
def test_random_games_have_the_moves_of_fairy_stockfish(key: str) -> None:
    for seed in range(1 + 2 * is_slow()):
        found = random_game(GAMES[key], key, seed, 15 + examples(100), san=True)
        assert found.difference is None


SIMPLE = [key for key, game in OWN.items() if not game.has_gates and game.passes is None]


@pytest.mark.parametrize("key", turn_of(SIMPLE, 1))
def test_boards_and_hands_are_written_as_by_fairy_stockfish(key: str) -> None:
    state, rng, played = start(GAMES[key]), random.Random(3), list[str]()
    begin = pyffish.start_fen(key)
    for _ in range(examples(100)):
        texts = moves(state)
        if not texts:
            break
        word = rng.choice(sorted(texts))
        state = play(state, AB, texts[word], TurnReport())
        played.append(word)
        here = state.base.fen(state.board(AB), state.rights, state.army).split(" ")
        there = pyffish.get_fen(key, begin, played).split(" ")
        board, _, hands = here[0].partition("[")
        judged, _, held = there[0].partition("[")
        assert (board, here[1], here[2]) == (judged, there[1], there[2])
        assert sorted(hands.replace("-", "")) == sorted(held)


def test_what_is_dropped_is_written_as_fairy_stockfish_does() -> None:
    drops = "[horsehouse:xiangqi]\npieceDrops = true\ncapturesToHand = true\n"
    said = f"{drops}[turnedhouse:minishogi]\ndropPromoted = true\n"
    pyffish.load_variant_config(said)
    for game in read(said, "said").games:
        assert random_game(game, game.key, 1, 30, san=True).difference is None


def test_pieces_leave_the_squares_from_which_they_can_move() -> None:
    """Held against what is walked square by square."""
    for game in GAMES.values():
        tables = Tables(game.game)
        for number, kind in enumerate(game.game.kinds):
            for home in (BELOW, ABOVE, AWAY):
                usual = tables.moves(number, home, 0).usual
                walked = sum(1 << square for square in range(tables.frame.size) if usual[square])
                assert tables.leaves(kind, home) == walked, (game.key, kind.letter, home)


def test_who_is_in_the_way_of_a_piece_that_captures_otherwise_than_it_moves() -> None:
    xiangqi = GAMES["xiangqi"]
    rules, pair = xiangqi.pair_rules(Join.ROTATE), Pair(0, 1)
    halves, rights = rules.start(2)
    board = rules.read(halves, pair, rights)
    b3, b8, b9, b10 = (xiangqi.names.number(name) for name in ("b3", "b8", "b9", "b10"))
    # A Cannon goes where it is free alone, and captures over one piece.
    assert rules.in_the_way(board, pair, rights, b3, b9) == b8
    assert rules.in_the_way(board, pair, rights, b3, b10) is None


# Keys of older versions of the dialect; the golden table of sections has those refused

TALL = "maxRank = 10\nstartFen = rnbqkbnr/pppppppp/8/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n"
DROPS = "pieceDrops = true\ncapturesToHand = true\n"
OLDER = {
    "oldpromotion": (
        "promotionRank = 7", "promotionRegionWhite = *7 *8\npromotionRegionBlack = *2 *1",
    ),
    "oldtall": (
        f"{TALL}promotionRank = 8\ndoubleStepRank = 3",
        f"{TALL}promotionRegionWhite = *8 *9 *10\npromotionRegionBlack = *3 *2 *1\n"
        "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *9 *8",
    ),
    "olddouble": (
        "doubleStepRank = 3", "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6",
    ),
    "oldleast": (
        "doubleStepRankMin = 1", "doubleStepRegionWhite = *1 *2\ndoubleStepRegionBlack = *8 *7",
    ),
    "oldboth": (
        "doubleStepRank = 3\ndoubleStepRankMin = 3",
        "doubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6",
    ),
    "oldnone": ("doubleStepRank = 1", "doubleStepRegionWhite = -\ndoubleStepRegionBlack = -"),
    "olddrops": (
        f"{DROPS}whiteDropRegion = *1 *2 *3\nblackDropRegion = *8",
        f"{DROPS}dropRegionWhite = *1 *2 *3\ndropRegionBlack = *8",
    ),
    "oldmixed": (
        "promotionRegionWhite = *6 *7 *8\npromotionRank = 7",
        "promotionRegionWhite = *6 *7 *8\npromotionRegionBlack = *2 *1",
    ),
    "oldflags": ("whiteFlag = -\nblackFlag =\ndropOnTop = false", ""),
    "oldrooks": ("castlingRookPiece = -", "castlingRookPieces = -"),
}  # fmt: skip
"""Older keys, and those of today that say the same."""


def only(section: str) -> DescribedGame:
    """Return the one game of a text; the last where others are its parents."""
    loaded = read(section, "old.ini")
    assert not loaded.refused, str(loaded.refused[0].sentence)
    return loaded.games[-1]


@pytest.mark.parametrize("name", OLDER)
def test_an_older_key_says_what_todays_does(name: str) -> None:
    older, today = (f"[{name}:chess]\n{keys}\n" for keys in OLDER[name])
    assert only(older).game == only(today).game
    pyffish.load_variant_config(older)
    assert random_game(only(older), name, 1, examples(60)).difference is None


def test_a_taller_child_keeps_the_zones_of_its_parent() -> None:
    text = f"[low:chess]\npromotionRank = 7\n[oldhigh:low]\n{TALL}"
    pyffish.load_variant_config(text)
    assert random_game(only(text), "oldhigh", 1, examples(100) + 20).difference is None


# Betza's notation


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("fW", {Leg(0, 1, Way.STEP)}),
        ("fsW", {Leg(0, 1, Way.STEP), Leg(1, 0, Way.STEP), Leg(-1, 0, Way.STEP)}),
        ("fR3", {Leg(0, 1, Way.SLIDE, 3)}),
        ("frB", {Leg(1, 1, Way.SLIDE)}),
        ("rpR", {Leg(1, 0, Way.HOP)}),
        ("fgR", {Leg(0, 1, Way.OVER)}),
        ("frnA", {Leg(2, 2, Way.LAME)}),
        ("fN", {Leg(1, 2, Way.STEP), Leg(-1, 2, Way.STEP)}),
        ("N", {Leg(x, y, Way.STEP) for x, y in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1),
                                                (-1, -2), (-2, -1))}),
    ],
)  # fmt: skip
def test_directions(text: str, legs: set[Leg]) -> None:
    found = parse(text)
    assert set(found.quiet) == set(found.takes) == legs
    assert found.initial == ()


def test_modes() -> None:
    found = parse("mRcNimfnDceF")
    assert {leg.way for leg in found.quiet} == {Way.SLIDE}
    assert found.initial == (Leg(0, 2, Way.LAME),)
    assert len(found.takes) == 12
    assert found.passing


@pytest.mark.parametrize("text", ["x", "N?", "Nf", "nW2", "pN", "gR2", "DD", "R12", "nR", "7", "é"])
def test_what_is_not_its_notation(text: str) -> None:
    with pytest.raises(BetzaError) as raised:
        parse(text)
    assert isinstance(raised.value.args[0], Text), "it can be said in other languages"


ATOMS = [
    *(f"{side}{mode}{atom}" for atom in "WFDNAHLJG" for mode in ("", "m", "c")
      for side in ("", "f", "b", "s", "v", "rf", "lb")),
    *(f"{mode}{side}{line}" for line in ("R", "B", "Q", "R2", "B3", "NN", "W4", "F2")
      for mode in ("", "m", "c") for side in ("", "f", "s", "b")),
    *(f"{mode}{side}n{lame}" for lame in "NAZD" for mode in ("", "m", "c") for side in ("", "f")),
    *(f"{mode}{side}{hop}{line}" for hop in "pg" for line in "RBQ" for mode in ("", "m", "c")
      for side in ("", "f")),
]  # fmt: skip


def _alone(atoms: list[str]) -> bool:
    """Return True if no direction has two ways of moving, which Fairy-Stockfish mixes up.

    Two ways are two lines, or a leap that can be blocked beside one that cannot. Two neighbouring
    atoms that would be read as one repeated atom are excluded, too.
    """
    try:
        found = parse("".join(atoms))
    except BetzaError:
        return False
    for legs in (found.quiet, found.takes):
        ways: dict[tuple[int, int], set[tuple[Way, int]]] = {}
        for aside, ahead, way, most in legs:
            if way is not Way.STEP:
                near, far = sorted((abs(aside), abs(ahead)))
                if way is Way.LAME and near in (0, far):
                    near, far = min(near, 1), 1  # it goes along a line
                ways.setdefault((near, far), set()).add((way, most))
        if any(len(found) > 1 for found in ways.values()):
            return False
        leaps, lame = (
            {(abs(aside), abs(ahead)) for aside, ahead, way, _ in legs if way is wanted}
            for wanted in (Way.STEP, Way.LAME)
        )
        if leaps & lame:
            return False
    return True


pieces = st.lists(st.sampled_from(ATOMS), min_size=1, max_size=3).filter(_alone).map("".join)
_known: dict[tuple[str, ...], str] = {}


@settings(max_examples=examples(30), deadline=None)
@given(one=pieces, other=pieces, seed=st.integers(0, 1000))
def test_random_pieces_move_as_fairy_stockfish_has_it(one: str, other: str, seed: int) -> None:
    key = _known.setdefault((one, other), f"made{len(_known)}")
    text = (
        f"[{key}:chess]\ncustomPiece1 = x:{one}\ncustomPiece2 = y:{other}\ncastling = false\n"
        "startFen = xybqkbyx/pppppppp/8/8/8/8/PPPPPPPP/XYBQKBYX w - - 0 1\n"
        "promotionPieceTypes = xyqrbn\n"
    )
    pyffish.load_variant_config(text)
    (game,) = read(text, "made.ini").games
    assert random_game(game, key, seed, 30).difference is None, (one, other)
