"""What a search sees of Chess For Any Number of Players: nothing is lost by merging moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cfanp_gui.core.game import Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, SearchMove
from cfanp_gui.games.cfanp.kernel_weights import VALUES
from cfanp_gui.games.cfanp.searching import CfanpSearch
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.slow import examples

GAME = find_game("cfanp")


def search(position: Position) -> CfanpSearch:
    """Return a position as a search sees it."""
    found = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(found, CfanpSearch)
    return found


@contextmanager
def played(state: CfanpSearch, move: SearchMove) -> Iterator[CfanpSearch]:
    """Play a move for a while; the position is as it was afterwards."""
    before = state.key(), state.values(), state.drawn_moves
    state.play(move)
    try:
        yield state
    finally:
        state.take_back()
    assert (state.key(), state.values(), state.drawn_moves) == before


def key_after(state: CfanpSearch, move: SearchMove) -> object:
    """Return the key of what follows a move."""
    with played(state, move) as then:
        return then.key()


def position(text: str) -> Position:
    """Return the position of a CFEN line."""
    return GAME.from_text(text, {})


def reached(found: Position) -> set[object]:
    """Return the states that the legal actions lead to."""
    (actor,) = found.actors()
    return {search(found.apply(action)[0]).key() for action in found.legal_actions(actor)}


def walk(armies: int, seed: int, actions: int) -> list[Position]:
    """Return positions of a game that chance plays, captures more often than other moves."""
    rng = random.Random(seed)
    found: list[Position] = [GAME.initial(armies, {})]
    while len(found) < actions and (actors := found[-1].actors()):
        (actor,) = actors
        legal = found[-1].legal_actions(actor)
        tries = [found[-1].apply(rng.choice(legal)) for _ in range(3)]
        then = next((one for one, done in tries if done.captured or done.control), tries[0][0])
        found.append(then)
    return [one for one in found if one.actors()]


@pytest.mark.no_cover
@pytest.mark.parametrize(("armies", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_merged_moves_lead_wherever_moves_lead(armies: int, seed: int) -> None:
    """In a turn of one move every position can still be reached; in others all moves are legal."""
    single = merged = 0
    wanted = examples(25)
    for one in walk(armies, seed, examples(150)):
        state = search(one)
        (actor,) = one.actors()
        legal = {action.text for action in one.legal_actions(actor)}
        moves = state.moves()
        texts = [state.action(move).text for move in moves]
        assert set(texts) <= legal
        assert len(texts) == len(set(texts))
        merged += len(legal) - len(texts)
        for move in random.Random(seed).sample(moves, min(4, len(moves))):
            then = search(one.apply(state.action(move))[0])
            assert key_after(state, move) == then.key()
        if one.turn().moves_left == 1 and single < wanted:  # type: ignore[attr-defined]
            single += 1
            assert {key_after(state, move) for move in moves} == reached(one)
    assert single == wanted
    assert merged > 0 or armies == 2


def test_a_move_at_home_is_listed_once() -> None:
    start = search(GAME.initial(4, {}))
    assert len(start.moves()) == 20
    assert len(GAME.initial(4, {}).legal_actions(1)) == 60


def test_what_hangs_comes_first() -> None:
    text = cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Qb:Be4 Kc:Ca1 Nc:Ce4")
    state = search(position(text))
    first, second = state.forcing()[:2]
    assert [state.action(move).text for move in (first, second)] == ["AB:d1d5", "AC:d1d5"]
    assert [state.victim(move) for move in (first, second)] == [2, 3]
    assert state.gain(first) >= VALUES[4]


def test_what_is_guarded_is_not_forcing() -> None:
    text = cfen(2, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Pb:Be4 Pb:Bf3 Pb:Bd3")
    assert search(position(text)).forcing() == []


def test_in_passing_and_promoting() -> None:
    text = cfen(3, "Ka:Ae1 Pa:Bd4 Kb:Ba1 Pb:Bc4 Kc:Ca1 Pa:Ch2", passed="Bc3", turn="1")
    state = search(position(text))
    taking = next(move for move in state.moves() if state.action(move).text == "AB:e5f6")
    assert state.gain(taking) >= VALUES[0]
    assert state.victim(taking) == 2
    assert taking in state.forcing()
    promotions = [move for move in state.moves() if state.action(move).text[-1] in "qrbn"]
    assert {state.action(move).text[-1] for move in promotions} == set("qrbn")
    assert state.gain(promotions[0]) > VALUES[3]
    assert state.victim(promotions[0]) is None
    assert promotions[0] in state.forcing()


def test_in_passing_where_no_king_is() -> None:
    text = cfen(4, "Ka:Ae1 Pa:Cd4 Kb:Ba1 Kc:Da1 Pc:Cc4 Kd:Dh1", passed="Cc3", turn="1")
    state = search(position(text))
    assert [state.action(move).text[-4:] for move in state.forcing()]
    assert {state.action(move).text for move in state.forcing()} & {"AC:e5f6", "BC:e5f6"}


def test_the_end_of_a_turn_is_a_move() -> None:
    text = cfen(4, "Ka:Ae1 Na:Bd4 Pa:Cd3 Kb:Ba1 Kc:Ca1 Kd:Da1", turn="2AB")
    state = search(position(text))
    assert state.is_begun
    (end,) = (move for move in state.moves() if state.action(move).text == "end")
    with played(state, end) as then:
        assert then.player == 2
        assert not then.is_begun


def test_values() -> None:
    start = search(GAME.initial(4, {}))
    assert len(set(start.values())) == 1
    ahead = search(position(cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Kc:Ca1"))).values()
    assert ahead[0] > ahead[1] == ahead[2]
    taken = search(position(cfen(3, "Ka:Ae1 Kb:Ba1 Kc:Ca1 Pc:Cb2", control="1/1/3")))
    held = taken.values()
    assert held[0] > held[2] > held[1]
    assert taken.holders() == [1, 1, 3]


def test_ends() -> None:
    mate = position(cfen(2, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2"))
    state = search(mate)
    (first, *_) = state.forcing()
    with played(state, first) as then:
        assert then.is_over
        assert then.values() == (WIN, LOSS)
        assert not then.moves()
    kings = search(position(cfen(4, "Ka:Ae1 Kb:Ba1 Kc:Ca1 Kd:Dd1", control="1/2/3/-")))
    assert kings.is_over
    assert kings.values() == (WHOLE / 3, WHOLE / 3, WHOLE / 3, LOSS)


def test_passing_gives_the_turn_on() -> None:
    start = search(GAME.initial(3, {}))
    assert start.player == 1
    assert start.pass_turn()
    assert start.player == 2
    start.take_back()
    assert start.player == 1
    assert start.friends(2) == {2}
    assert start.living == 3
    assert not start.is_begun


def test_positions_of_the_game_so_far() -> None:
    """What stood before is known by the key a search has for it; a capture ends what may return."""
    one = position(cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Nb:Bd3 Kc:Ca1 Nc:Ce4"))
    keys = []
    for text in ("AB:d1d2", "BC:d3b2", "AC:h8h7"):
        keys.append(search(one).key())
        one, _ = one.apply(GAME.parse_action(text))
    assert set(search(one).earlier()) == set(keys)
    assert search(one).drawn_moves == 3
    one, _ = one.apply(GAME.parse_action("AC:d2d5"))
    assert search(one).drawn_moves == 0
    assert not search(one).earlier()


def test_rules_that_are_switched_on_are_not_offered() -> None:
    assert GAME.initial(3, {"touch": True}).search_state() is None  # type: ignore[attr-defined]
