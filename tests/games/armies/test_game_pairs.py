"""Pairs as positions of the base game for two: there Fairy-Stockfish lists what the rules allow."""

import random

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.queries import GamePair
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.registry import find_game
from tests.judges.fairy_stockfish import OWN, is_pass
from tests.slow import seeds, turn_of

CFANP = find_game("cfanp")
KEYS = [*OWN]
AB, AC, BC = Pair(0, 1), Pair(0, 2), Pair(1, 2)


def seen(text: str, pair: Pair, hands: str = "") -> GamePair | str:
    """Return a pair of a position of crazyhouse as the game for two, or why it is none."""
    line = f"{text} base=crazyhouse {hands}".strip()
    found = CFANP.from_text(line, {"base": "crazyhouse"})
    assert isinstance(found, ArmiesPosition)
    return found.game_pair(pair)


def walk(key: str, seed: int, players: int, plies: int = 24) -> list[ArmiesPosition]:
    """Return the positions of a random game."""
    rng, found = random.Random(seed), []
    here = CFANP.initial(players, {"base": key})
    assert isinstance(here, ArmiesPosition)
    for _ in range(plies):
        if here.outcome() is not None:
            break
        here, _ = here.apply(rng.choice(here.legal_actions(next(iter(here.actors())))))
        found.append(here)
    return found


@pytest.mark.parametrize("seed", seeds(3))
@pytest.mark.parametrize("key", turn_of(KEYS, 0))
def test_fairy_stockfish_lists_what_the_army_may_do(key: str, seed: int) -> None:
    rng, asked = random.Random(seed), 0
    for position in walk(key, seed, 3 + seed % 2):
        if position.outcome() is not None:
            break
        pair = rng.choice((AB, AC, BC))
        found = position.game_pair(pair)
        if not isinstance(found, GamePair):
            continue
        asked += 1
        assert pyffish.validate_fen(found.fen, key) == pyffish.FEN_OK, found.fen
        words = [word for word in pyffish.legal_moves(key, found.fen, []) if not is_pass(word)]
        here = position.state.generate(found.mover, pair).expand()
        assert found.left_out is not None or len(words) == len(here), found.fen
        assert found.line.step("a1a1") is None
        word = rng.choice(words)
        step = found.line.step(word)
        assert step is not None, (found.fen, word)
        judged = pyffish.get_san(key, found.fen, word, False, pyffish.NOTATION_SAN)
        if "~" not in found.fen:
            assert len(step[0].text) == len(judged), (found.fen, word)
        after = pyffish.get_fen(key, found.fen, [word]).split(" ")
        assert step[1].fen.split(" ")[1] == after[1]  # type: ignore[attr-defined]
        assert step[1].fen.split("[")[0].split(" ")[0] == after[0].split("[")[0]  # type: ignore[attr-defined]
    assert asked


@pytest.mark.parametrize("key", turn_of(KEYS, 1))
def test_the_first_move_of_a_line_is_an_action(key: str) -> None:
    """At two armies every move of the game for two is one, whatever it is done with."""
    for position in walk(key, 7, 2, 12):
        found = position.game_pair(AB)
        if position.outcome() is not None or not isinstance(found, GamePair) or found.left_out:
            continue
        steps = [found.line.step(word) for word in pyffish.legal_moves(key, found.fen, [])]
        moves = {step[0][:3] for step in steps if step is not None}
        actions = {
            (gesture.source, gesture.target, gesture.promotion)
            for source in {source for source, _, _ in moves}
            for gesture in position.gestures(source)
        }
        assert moves == actions


def test_the_board_is_turned_so_that_castling_is_known() -> None:
    start = CFANP.initial(4, {"base": "crazyhouse"})
    fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[-] w KQkq - 0 1"
    for pair in (AB, BC):
        found = start.game_pair(pair)  # type: ignore[attr-defined]
        assert (found.fen, found.left_out) == (fen, None)
    step = found.line.step("e2e4")
    assert step[0] == (Square(1, 11), Square(1, 27), None, "d4")
    both_white = start.game_pair(AC)  # type: ignore[attr-defined]
    assert both_white.fen.split(" ")[2] == "KQ"
    assert "right to castle" in both_white.left_out


KINGS = "8/8/8/4Ka3|8/8/8/3Kb4|8/8/8/4Kc3"


def test_what_is_dropped_comes_from_the_hand_of_its_army() -> None:
    found = seen(f"{KINGS} b 1/2/3 -/-/- - 1 0 1", BC, "hand=b:N,c:P")
    assert isinstance(found, GamePair)
    assert found.fen == "3k4/8/8/8/8/8/8/3K4[Np] w - - 0 1"
    step = found.line.step("N@e4")
    assert step is not None
    assert step[0] == (PocketSource(1, "N"), Square(1, 28), None, "N@e4")
    assert found.line.step("P@e4") is None


@pytest.mark.parametrize(
    ("boards", "army", "pair", "sentence"),
    [
        (KINGS, "b 1/2/-", BC, "Pieces of the dead army C stand there."),
        (KINGS, "b 1/2/2", BC, "Both armies are moved by the same player."),
        ("8/8/8/3KaKc3|8/8/8/3Kb4|8/8/8/8", "b 1/2/3", AB, "Pieces of 3 armies stand there."),
        ("8/8/8/4Ka3|8/8/8/8|3Kb4/8/8/4Kc3", "b 1/2/3", AB, "Only one army stands there."),
        ("8/8/8/4Ka3|8/8/8/3KbQc3|8/8/8/4Kc3", "a 1/2/3", AB, "Pieces of 3 armies stand there."),
        ("8/8/8/4Ka3|8/8/8/4Qa3|8/8/8/3Kb1Kc2", "b 1/2/3", BC, "Pieces of 3 armies stand there."),
        ("8/8/8/3KaRa3|8/8/8/3Kb4|8/8/8/4Kc3", "c 1/2/3", AB,
         "The King of army B is attacked though army A is to move."),
        ("8/8/8/8|3Pa4/8/8/8|8/2Pa5/8/Ka3Kc3", "c 1/-/3", BC,
         "The armies do not move there as in Crazyhouse."),
    ],
)  # fmt: skip
def test_why_a_pair_is_none(boards: str, army: str, pair: Pair, sentence: str) -> None:
    assert seen(f"{boards} {army} -/-/- - 1 0 1", pair) == sentence


def test_an_army_that_is_extinct_is_in_no_game_for_two() -> None:
    line = "3/1EaGa|3/GbLbEb|3/GcLcEc a 2/2/3 -/-/- - 1 0 1 base=dobutsu"
    position = CFANP.from_text(line, {"base": "dobutsu"})
    assert position.game_pair(AC) == "In Dobutsu Shogi for two the game would be over there."  # type: ignore[attr-defined]


def test_no_program_plays_a_game_without_a_king() -> None:
    start = CFANP.initial(2, {"base": "checkers"})
    assert start.game_pair(AB) == "No chess program plays Checkers."  # type: ignore[attr-defined]
