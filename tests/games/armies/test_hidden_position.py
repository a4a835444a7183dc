"""Views of hidden armies: what they answer is worked out from what somebody may know."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from tests.games.pairs.hidden.fields import GAME, at, played
from tests.slow import seeds


def walk(seed: int, players: int, plies: int) -> list[HiddenPosition]:
    """Return positions of a random game in which pieces like to meet."""
    rng, position = random.Random(seed), GAME.initial(players, {}, seed + 1)
    assert isinstance(position, HiddenPosition)
    found = [position]
    while len(found) <= plies and (actions := position.all_actions()):
        standing = position.pieces()
        base = position.rules.pair_rules
        meets = [one for one in actions if one.text != "end"
                 and base.square(one.target, one.pair) in standing]  # type: ignore[attr-defined]  # fmt: skip
        position = position.apply(rng.choice(meets or actions))[0]
        found.append(position)
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", seeds(2))
def test_views_can_be_guessed_read_and_moved_in(seed: int) -> None:
    for position in walk(seed, 2 + seed % 4, 60)[::12]:
        for player in range(position.players + 1):
            view = position.seen_by(player)
            guess = view.guessed(seed)
            assert guess == view.guessed(seed)
            assert guess.viewer is None
            assert guess.seen_by(player) == view
            own = position.legal_actions(player) if player in position.actors() else ()
            assert view.legal_actions(player) == guess.legal_actions(player) == own
            assert GAME.from_text(view.to_text(), {}).to_text() == view.to_text()
            assert GAME.from_text(f"{position.to_text()} for={player}", {}).to_text() == (
                view.to_text()
            )
            twin = pickle.loads(pickle.dumps(view))
            assert (twin, hash(twin)) == (view, hash(view))
            assert Counter(guess.pieces().values()) == Counter(position.pieces().values())


def test_what_a_view_shows_is_all_there_is_of_it() -> None:
    """Two games that differ in what a player does not know are the same to them."""
    one = at("10/10/10/La8Fa", "10/10/10/LbMb7Fb", "10/10/10/Lc8Fc")
    other = at("10/10/10/La8Fa", "10/10/10/FbBb7Tb", "10/10/10/Tc8Fc")
    for player in (1, EVERYBODY):
        two = one.seen_by(player), other.seen_by(player)
        assert two[0] == two[1]
        assert hash(two[0]) == hash(two[1])
        first, second = two
        assert first.to_text() == second.to_text()
        assert first.pieces() == second.pieces()
        for army in range(3):
            assert first.seat_status(army) == second.seat_status(army)
            for pair in (Pair(0, 1), Pair(1, 2)):
                tells = [
                    (one.prospects(army).moves(pair), one.prospects(army).captures(pair))
                    for one in two
                ]
                assert tells[0] == tells[1]
        for square in first.pieces():
            assert first.bearing_on(square) == second.bearing_on(square)
            assert first.gestures(square) == second.gestures(square)
            assert first.gesture_refusal(square, Square(0, 20)) == second.gesture_refusal(
                square, Square(0, 20)
            )
        for action in (*one.all_actions(), *other.all_actions()):
            assert first.refusal(action) == second.refusal(action)
    assert one.seen_by(2) != other.seen_by(2)


def test_players_see_the_armies_they_control() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/LbMb7Fb", "10/10/10/Lc8Fc", rest="a 1/1/3")
    assert "X" not in position.seen_by(1).to_text().split("|")[1]
    assert set(position.seen_by(2).pieces().values()) == {Piece("X", army) for army in range(3)}


def test_a_view_is_looked_at_and_not_played_on() -> None:
    view = at("10/10/10/La8Fa", "10/10/10/Lb8Fb").seen_by(1)
    (action, *_) = view.legal_actions(1)
    assert view.known_refusal(action) is None
    assert view.refusal(action) is not None
    with pytest.raises(IllegalAction, match="is looked at, not played on"):
        view.apply(action)
    assert view.seen_by(1) is view
    with pytest.raises(ValueError, match="seen by player 1, not by 2"):
        view.seen_by(2)
    assert view.search_state() is None
    assert view.free_turns() == {}


@pytest.mark.parametrize("seed", seeds(5))
def test_a_view_refuses_what_it_does_not_play(seed: int) -> None:
    rng, positions = random.Random(seed), walk(seed, 2 + seed % 3, 30)
    for position in positions[::6]:
        once = [*position.all_actions(), *rng.choice(positions).all_actions()]
        actions = [*rng.sample(once, min(8, len(once))), GAME.agreed_draw(), GAME.resignation(1),
                   GAME.parse_action("end"), GAME.hand_over(1, 1)]  # fmt: skip
        for view in map(position.seen_by, range(position.players + 1)):
            for action in actions:
                with pytest.raises(IllegalAction) as raised:
                    view.apply(action)
                assert view.refusal(action) == raised.value.refusal
                if view.viewer in position.actors():
                    known, told = view.known_refusal(action), position.refusal(action)
                    assert (known is None) == (told is None)


def test_only_the_player_to_move_may_act_in_a_view() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/Lb8Fb")
    own, other = position.seen_by(1), position.seen_by(2)
    lieutenant = Square(0, 0)
    assert own.movable(lieutenant)
    assert own.gestures(lieutenant)
    assert not other.movable(lieutenant)
    assert not other.gestures(lieutenant)
    assert other.pair_actions(Pair(0, 1)) == ()
    assert other.actors() == {1}


def test_what_happened_is_shown_as_far_as_it_may_be_known() -> None:
    position = at("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb")
    after, change = played(position, "AB:a1a2")
    assert after.shown(change, 1) == change
    (moved,) = after.shown(change, 2).moved
    assert (moved.before, moved.after) == (Piece("X", 0), Piece("X", 0))
    after, change = played(position, "AB:a4a9")
    assert after.shown(change, 2) == change, "a Scout is shown by how far it goes"
    after, change = played(at("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", strip="10/Cb9"), "AB:a4a5")
    assert after.shown(change, EVERYBODY) == change, "both were shown"


def test_an_army_that_leaves_is_not_shown_by_it() -> None:
    line = at("10/10/10/LaBa7Fa", "10/10/9Ma/7BbTbFb", "10/10/10/Lc8Fc").to_text()
    position = GAME.from_text(line, {"captured": "removed"})
    assert isinstance(position, HiddenPosition)
    after, change = position.apply(GAME.parse_action("AB:a9a10"))
    gone = {one.piece.letter for one in after.shown(change, 3).captured}
    assert gone == {"F", "X"}
    assert {one.piece.letter for one in after.shown(change, 2).captured} == {"F", "B", "T"}


def test_what_moved_is_guessed_to_be_what_can_move() -> None:
    view = at("10/10/10/La8Fa", "10/10/10/XbXb8", added="fro=Ba1Ba2:1 for=1")
    for seed in range(30):
        pieces = view.guessed(seed).pieces()
        assert pieces[Square(1, 0)].letter not in "BF"
        assert pieces[Square(1, 1)].letter == "F", "its own player has the army, so its Flag stands"


def test_guesses_know_nothing_that_was_not_shown() -> None:
    """Neither do they where a game began with fewer pieces; what fell is known to all."""
    ours, strip = "Ta9/10/10/La8Fa", "10/PbCb8"
    one = at(ours, "10/10/10/LbMb7Fb", strip=strip)
    other = at(ours, "10/10/10/SbFb7Tb", strip=strip)
    for texts in ((), ("AB:a4a5",), ("AB:a4a5", "AB:b5b4")):
        views = [played(whole, *texts)[0] if texts else whole for whole in (one, other)]
        views = [whole.seen_by(1) for whole in views]
        assert pickle.dumps(views[0]) == pickle.dumps(views[1])
        guesses = [[view.guessed(seed) for seed in range(20)] for view in views]
        assert guesses[0] == guesses[1]
        if not texts:
            read = GAME.from_text(views[0].to_text(), {})
            assert guesses[0] == [read.guessed(seed) for seed in range(20)]
    assert len({guess.pieces()[Square(1, 1)] for guess in guesses[0]}) > 3


def test_who_has_fallen_is_not_guessed() -> None:
    """Who saw the Marshal fall need not fear it any more."""
    whole, _ = played(at("Sa9/10/10/La8Fa", "10/10/10/EbLb7Fb", strip="10/Mb9"), "AB:a4a5")
    view = whole.seen_by(1)
    letters = {view.guessed(seed).pieces()[Square(1, 0)].letter for seed in range(200)}
    assert "M" not in letters


def test_as_many_can_move_as_have_moved() -> None:
    """What is away from home is nothing that cannot move, whatever the lot says."""
    away = "/".join(["10", *["Xb" * 10] * 2, "La8Fa"])
    view = at(away, "10/10/10/9Xb", added="for=1")
    for seed in range(30):
        pieces = view.guessed(seed).pieces()
        strange = [one.letter for at, one in pieces.items() if one.army == 1 and at.board == 0]
        assert not {"X", "B", "F"} & set(strange)


def test_who_cannot_move_and_knows_it_has_lost() -> None:
    line = "10/10/10/Ba8Fa", "10/10/10/Xb9"
    view = at(*line, added="for=1")
    outcome = view.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (2,))
    assert at(*line, rest="b", added="for=1").outcome() is None
