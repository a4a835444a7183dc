"""The search with bounds, against one without."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.bots.alpha_beta import DRAWN, INFINITE, AlphaBeta
from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking
from cfanp_gui.bots.lookahead import IDLE
from cfanp_gui.bots.manners import FEW_REPLIES, PARANOID, Manner
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.searching import LOSS, WIN, SearchMove, SearchState, shares
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game
from tests.bots import cfanp
from tests.core.build import cfen

GAME = find_game("cfanp")
SKIRMISH = cfen(3, "Ka:Ae1 Ra:Ad1 Pa:Ba4 Kb:Ba1 Rb:Bd1 Nb:Ac3 Kc:Ca1 Qc:Ce4 Pc:Cf2")
ENDGAME = "8/8/4k3/8/2R5/3K4/5p2/8 w - - 0 1"
SCOUTING = PARANOID._replace(scouts=True)


def state(text: str) -> SearchState:
    """Return a position of several armies as a search sees it."""
    return offered(cfanp(text))


def fen(text: str) -> SearchState:
    """Return a position of two armies as a search sees it."""
    return offered(read_fen(text, GAME, GAME.as_seated))


def offered(position: object) -> SearchState:
    """Return a position as a search sees it."""
    found: SearchState | None = position.search_state()  # type: ignore[attr-defined]
    assert found is not None
    return found


def judge(one: SearchState, manner: Manner, nodes: int = 200_000, tells: bool = False) -> AlphaBeta:
    """Return a search of a position."""
    return AlphaBeta(one, manner, Thinking(Limit(nodes)), random.Random(1), tells)


def plain(one: SearchState, player: int, depth: int, seen: tuple[object, ...]) -> float:
    """Return the paranoid value of a position, with nothing left out and nothing remembered."""
    if one.is_over:
        value = one.values()[player - 1]
        even = shares([1.0] * one.living)[0]
        return value if value in (WIN, LOSS) else even
    if one.key() in seen:
        return shares([1.0] * one.living)[0]
    if depth == 0:
        return one.values()[player - 1]
    found = []
    for move in one.moves():
        own = one.player == player
        key = one.key()
        one.play(move)
        found.append(plain(one, player, depth - 1, (*seen, key)))
        one.take_back()
    return max(found) if own else min(found)


def near(value: float) -> float:
    """Return a value without what is added for near ends."""
    return WIN if value >= WIN else LOSS if value <= LOSS else value


@pytest.mark.parametrize("manner", [PARANOID, SCOUTING])
@pytest.mark.parametrize(("text", "depth"), [(SKIRMISH, 2), (ENDGAME, 3)])
@pytest.mark.no_cover
def test_bounds_change_nothing(text: str, depth: int, manner: Manner) -> None:
    """Nothing is reduced so near the leaves: values are those of a search without bounds."""
    one = fen(text) if text is ENDGAME else state(text)
    search = judge(one, manner)
    for move in one.moves():
        key = one.key()
        value = near(search.value_after(move, depth - 1, -INFINITE))
        one.play(move)
        assert value == pytest.approx(plain(one, 1, depth - 1, (key,)), abs=0.02)
        one.take_back()


@pytest.mark.no_cover
def test_what_is_not_better_is_only_known_to_be_worse() -> None:
    one = fen(ENDGAME)
    exact = {move: judge(one, SCOUTING).value_after(move, 2, -INFINITE) for move in one.moves()}
    most = max(exact.values())
    for move, value in exact.items():
        found = judge(one, SCOUTING).value_after(move, 2, most - 5)
        assert found == pytest.approx(value) if value > most - 5 else found <= most - 5


@pytest.mark.no_cover
def test_of_two_mates_the_nearer_is_worth_more() -> None:
    one = fen("4k3/7R/8/1R6/8/8/8/4K3 w - - 0 1")
    search = judge(one, FEW_REPLIES)
    values = {one.action(move).text: search.value_after(move, 2, -INFINITE) for move in one.moves()}
    best = max(values.values())
    quick = {text for text, value in values.items() if value == best}
    assert quick == {"AB:b5b8"}
    assert {text for text, value in values.items() if WIN < value < best}


@pytest.mark.no_cover
def test_what_comes_again_is_drawn() -> None:
    """A position of the game so far is worth no more than an even one, however good it is."""
    start = read_fen("6k1/8/8/8/8/8/8/Q5K1 w - - 0 1", GAME, GAME.as_seated)
    position = start
    for text in ("AB:a1a2", "AB:g8h8", "AB:a2a1"):
        position, _ = position.apply(GAME.parse_action(text))
    black = offered(position)
    back: SearchMove = next(move for move in black.moves() if black.action(move).text == "AB:h8g8")
    even = shares([1.0, 1.0])[0]
    assert judge(black, PARANOID).value_after(back, 3, -INFINITE) == even
    fresh = fen("7k/8/8/8/8/8/8/Q5K1 b - - 0 1")
    assert judge(fresh, PARANOID).value_after(back, 3, -INFINITE) < even


@pytest.mark.parametrize("plain", [False, True])
def test_who_may_claim_a_draw_does_so_where_nothing_better_is_left(plain: bool) -> None:
    def searched(clock: int, side: str = "w") -> dict[str, float]:
        line = f"6k1/5ppp/8/8/8/8/8/Q5K1 {side} - - {clock} 90"
        position = read_fen(line, GAME, GAME.as_seated)
        player = 1 if side == "w" else 2
        one = PlainState(position, player, GAME.piece_types) if plain else offered(position)
        search = judge(one, PARANOID)
        return {one.action(move).text: search.value_after(move, 1, -INFINITE)
                for move in one.moves()}  # fmt: skip

    even = shares([1.0, 1.0])[0]
    early, late = searched(10), searched(99)
    assert early["AB:g1g2"] > even
    assert late["AB:g1g2"] == even, "Black claims at once"
    assert late["AB:a1a8"] >= WIN, "a mate is the end before anybody can claim"
    assert searched(99, "b")["AB:g8f8"] < even, "White does not claim, and a pawn can move"
    assert searched(10, "b")["AB:g8f8"] < even
    lost = searched(100, "b")
    assert lost["AB:h7h6"] < even, "with it nobody may claim any more"


def test_a_line_that_ends_in_a_draw_says_so() -> None:
    one = fen("6k1/8/8/8/8/8/8/Q5K1 w - - 99 90")
    search = judge(one, PARANOID, tells=True)
    move = next(move for move in one.moves() if one.action(move).text == "AB:g1g2")
    search.value_after(move, 0, -INFINITE)
    assert search.line() == (move, DRAWN)
    one = fen("6k1/8/8/8/8/8/8/Q5K1 w - - 9 90")
    search = judge(one, PARANOID, tells=True)
    search.value_after(move, 2, -INFINITE)
    assert DRAWN not in search.line()


def test_stalemate_is_even() -> None:
    near_it = fen("7k/8/8/6Q1/8/8/8/6K1 w - - 0 1")
    move = next(one for one in near_it.moves() if near_it.action(one).text == "AB:g5g6")
    assert judge(near_it, PARANOID).value_after(move, 0, -INFINITE) == shares([1.0, 1.0])[0]
    move = next(one for one in near_it.moves() if near_it.action(one).text == "AB:g5g4")
    assert judge(near_it, PARANOID).value_after(move, 0, -INFINITE) > shares([1.0, 1.0])[0]


def test_what_is_merely_attacked_is_not_won() -> None:
    """The Rook attacks the Knight, whose owner is next: nothing is won as yet."""
    one = state(cfen(3, "Ka:Ae1 Ra:Ac1 Kb:Ba1 Nb:Be4 Kc:Ca1 Nc:Ca2"))
    attack = next(move for move in one.moves() if one.action(move).text == "AB:c1d1")
    away = next(move for move in one.moves() if one.action(move).text == "AB:c1b1")
    search = judge(one, FEW_REPLIES, tells=True)
    values = []
    for move in (attack, away):
        values.append(search.value_after(move, 0, -INFINITE))
        assert search.line() == (move, IDLE, IDLE)
    assert abs(values[0] - values[1]) < 5


def test_what_is_left_hanging_is_lost() -> None:
    one = state(cfen(3, "Ka:Aa1 Ra:Ac1 Kb:Ba1 Rb:Be1 Kc:Ca1 Pc:Cb3"))
    hanging = next(move for move in one.moves() if one.action(move).text == "AB:c1d1")
    away = next(move for move in one.moves() if one.action(move).text == "AB:c1c2")
    search = judge(one, FEW_REPLIES)
    assert search.value_after(hanging, 0, -INFINITE) < search.value_after(away, 0, -INFINITE) - 50


def test_some_things_may_be_overlooked() -> None:
    one = state(cfen(3, "Ka:Aa1 Ra:Ac1 Kb:Ba1 Rb:Be1 Kc:Ca1 Pc:Cb3"))
    hanging = next(move for move in one.moves() if one.action(move).text == "AB:c1d1")
    blind = judge(one, FEW_REPLIES._replace(overlooks=1.0)).value_after(hanging, 0, -INFINITE)
    assert blind > judge(one, FEW_REPLIES).value_after(hanging, 0, -INFINITE) + 50


def test_where_nobody_can_be_thought_to_do_nothing() -> None:
    """Of what little such a position can tell, the search makes something."""
    one = PlainState(cfanp(SKIRMISH), 1, GAME.piece_types)
    before = one.key()
    value = judge(one, FEW_REPLIES).value_after(one.moves()[0], 2, -INFINITE)
    assert LOSS < value < WIN
    assert one.key() == before


@pytest.mark.parametrize("nodes", [1, 7, 60, 300])
@pytest.mark.no_cover
def test_it_gives_up_in_the_middle(nodes: int) -> None:
    one = state(SKIRMISH)
    before = one.key()
    search = judge(one, FEW_REPLIES, nodes)
    with pytest.raises(OutOfLimitError):
        search_all(one, search)
    search.give_up()
    assert one.key() == before


def search_all(one: SearchState, search: AlphaBeta) -> None:
    """Search all moves deeper and deeper."""
    for depth in range(24):
        for move in one.moves():
            search.value_after(move, depth, -INFINITE)
