"""Hidden armies: views are worked out from what somebody may know, and so are guesses and bots."""

import pickle
import random
from collections import Counter

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import EVERYBODY, Position, PositionError
from cfanp_gui.games.armies.hidden_position import HiddenPosition
from cfanp_gui.games.armies.knowledge import LastMove, facts, in_order, last_moves, seen, viewer
from cfanp_gui.games.cfanp.hidden_state import HiddenSearch
from cfanp_gui.games.pairs.hidden import TYPES
from tests.games.pairs.hidden.fields import GAME, at, played
from tests.slow import seeds

TWO = at("10/10/10/La8Fa", "10/10/10/Lb8Fb")


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
@pytest.mark.parametrize("seed", seeds(5))
def test_views_can_be_guessed_and_read_and_refuse_what_they_do_not_play(seed: int) -> None:
    rng, positions = random.Random(seed), walk(seed, 2 + seed % 4, 40)
    for position in positions[::10]:
        once = [*position.all_actions(), *rng.choice(positions).all_actions()]
        actions = [*rng.sample(once, min(6, len(once))), GAME.agreed_draw(), GAME.resignation(1),
                   GAME.parse_action("end"), GAME.hand_over(1, 1)]  # fmt: skip
        for player in range(position.players + 1):
            view = position.seen_by(player)
            guess = view.guessed(seed)
            assert guess == view.guessed(seed)
            assert guess.viewer is None
            assert guess.seen_by(player) == view
            own = position.legal_actions(player) if player in position.actors() else ()
            assert view.legal_actions(player) == guess.legal_actions(player) == own
            told = view.to_text()
            assert GAME.from_text(told, {}).to_text() == told
            assert GAME.from_text(f"{position.to_text()} for={player}", {}).to_text() == told
            twin = pickle.loads(pickle.dumps(view))
            assert (twin, hash(twin)) == (view, hash(view))
            assert Counter(guess.pieces().values()) == Counter(position.pieces().values())
            for action in actions:
                with pytest.raises(IllegalAction) as raised:
                    view.apply(action)
                assert view.refusal(action) == raised.value.refusal
                if player in position.actors():
                    legal = position.refusal(action) is None
                    assert (view.known_refusal(action) is None) is legal


def test_what_a_view_shows_is_all_there_is_of_it() -> None:
    """Two games that differ in what a player does not know are the same to them."""
    one = at("10/10/10/La8Fa", "10/10/10/LbMb7Fb", "10/10/10/Lc8Fc")
    other = at("10/10/10/La8Fa", "10/10/10/FbBb7Tb", "10/10/10/Tc8Fc")
    for player in (1, EVERYBODY):
        first, second = one.seen_by(player), other.seen_by(player)
        assert first == second
        assert hash(first) == hash(second)
        assert (first.to_text(), first.pieces()) == (second.to_text(), second.pieces())
        for army in range(3):
            assert first.seat_status(army) == second.seat_status(army)
            for pair in (Pair(0, 1), Pair(1, 2)):
                two = (view.prospects(army) for view in (first, second))
                tells = [(told.moves(pair), told.captures(pair)) for told in two]
                assert tells[0] == tells[1]
        goal = Square(0, 20)
        for square in first.pieces():
            assert first.bearing_on(square) == second.bearing_on(square)
            assert first.gestures(square) == second.gestures(square)
            assert first.gesture_refusal(square, goal) == second.gesture_refusal(square, goal)
        for action in (*one.all_actions(), *other.all_actions()):
            assert first.refusal(action) == second.refusal(action)
    assert one.seen_by(2) != other.seen_by(2)


def test_players_see_the_armies_they_control() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/LbMb7Fb", "10/10/10/Lc8Fc", rest="a 1/1/3")
    assert "X" not in position.seen_by(1).to_text().split("|")[1]
    assert set(position.seen_by(2).pieces().values()) == {Piece("X", army) for army in range(3)}


def test_a_view_is_looked_at_and_not_played_on() -> None:
    own, other = TWO.seen_by(1), TWO.seen_by(2)
    (action, *_) = own.legal_actions(1)
    assert own.known_refusal(action) is None
    with pytest.raises(IllegalAction, match="is looked at, not played on"):
        own.apply(action)
    assert own.seen_by(1) is own
    with pytest.raises(ValueError, match="seen by player 1, not by 2"):
        own.seen_by(2)
    assert own.search_state() is None
    assert own.free_turns() == {}
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
    line = at("10/10/10/LaBa7Fa", "10/10/9Ma/7BbTbFb", "10/10/10/Lc8Fc").to_text()
    after, change = GAME.from_text(line, {"captured": "removed"}).apply(
        GAME.parse_action("AB:a9a10")
    )
    gone = [{one.piece.letter for one in after.shown(change, viewer).captured} for viewer in (3, 2)]
    assert gone == [{"F", "X"}, {"F", "B", "T"}], "what leaves with its army is not shown by it"


# Guesses


def test_what_moved_is_guessed_to_be_what_can_move() -> None:
    view = at("10/10/10/La8Fa", "10/10/10/XbXb8", added="fro=Ba1Ba2:1 for=1")
    for seed in range(30):
        pieces = view.guessed(seed).pieces()
        assert pieces[Square(1, 0)].letter not in "BF"
        assert pieces[Square(1, 1)].letter == "F", "its own player has the army, so its Flag stands"
    # What is away from home is nothing that cannot move, whatever the lot says.
    away = "/".join(["10", *["Xb" * 10] * 2, "La8Fa"])
    view = at(away, "10/10/10/9Xb", added="for=1")
    for seed in range(30):
        pieces = view.guessed(seed).pieces()
        strange = {one.letter for at, one in pieces.items() if one.army == 1 and at.board == 0}
        assert not {"X", "B", "F"} & strange


def test_guesses_know_nothing_that_was_not_shown() -> None:
    """Neither do they where a game began with fewer pieces; what fell is known to all."""
    ours, strip = "Ta9/10/10/La8Fa", "10/PbCb8"
    both = [at(ours, theirs, strip=strip) for theirs in ("10/10/10/LbMb7Fb", "10/10/10/SbFb7Tb")]
    for texts in ((), ("AB:a4a5",), ("AB:a4a5", "AB:b5b4")):
        wholes = [played(whole, *texts)[0] if texts else whole for whole in both]
        views = [whole.seen_by(1) for whole in wholes]
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
    assert "M" not in {view.guessed(seed).pieces()[Square(1, 0)].letter for seed in range(100)}


def test_who_cannot_move_and_knows_it_has_lost() -> None:
    line = "10/10/10/Ba8Fa", "10/10/10/Xb9"
    outcome = at(*line, added="for=1").outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (2,))
    assert at(*line, rest="b", added="for=1").outcome() is None


def test_what_is_known_is_read_from_a_state_and_remembered_by_one() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/Lb8Fb", added="seen=Aa1 fro=Aa1Aa2:2 for=1")
    found = position.state
    assert (seen(found), viewer(found)) == ((Square(0, 0),), 1)
    assert last_moves(found) == (LastMove(Square(0, 0), Square(0, 10), 2),)
    known = facts(10, seen(found), last_moves(found), viewer(found))
    assert dict(known) == dict(found.extra)
    assert facts(10, (), (), None) == ()
    squares = [Square(0, 10), Square(0, 1), Square(1, 0), Square(STRIP, 4)]
    assert sorted({*squares}, key=in_order(10)) == squares, "by file and rank, the strip last"


# The start


def test_a_game_begins_with_the_set_ups_of_the_players() -> None:
    start = GAME.initial(2, {})
    assert start.guessed(1) is start
    assert (start.viewer, start.seen_by(2).viewer) == (None, 2)
    assert start.seen_by(2).legal_actions(1) == ()
    assert start.seen_by(1).legal_actions(1) == start.legal_actions(1)
    rules = start.set_up_rules
    assert rules is not None
    texts = [rules.ready["wall"].text, rules.drawn(3)]
    assert start.set_up(texts).to_text().split(" ")[0].split("|") == [
        "/".join("".join(letter + army for letter in row) for row in text.split("/"))
        for text, army in zip(texts, "ab", strict=True)
    ]
    with pytest.raises(PositionError, match="set-up: there are 1 rows"):
        start.set_up(["M", texts[0]])
    with pytest.raises(ValueError, match="there are 1 set-ups"):
        start.set_up(texts[:1])


# What a bot's search makes of it


def search(halves: str, behind: str = "", clock: int = 0) -> HiddenSearch:
    """Return the position of two armies that stand so, army A to move, as a search sees it."""
    line = f"{halves} a 1/2 - - 1 {clock} 30 base=hidden strip=10/10 {behind}"
    position: Position = GAME.from_text(line.strip(), {})
    state = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(state, HiddenSearch)
    legal = {action.text for action in position.legal_actions(1)}
    assert {state.action(move).text for move in state.moves()} == legal
    return state


def gains(state: HiddenSearch) -> dict[str, int]:
    """Return the apparent gain of each move, by its text."""
    return {state.action(move).text: state.gain(move) for move in state.moves()}


def value(state: HiddenSearch, move: str) -> float:
    """Return the value for the searching player after a move of theirs."""
    (found,) = (one for one in state.moves() if state.action(one).text == move)
    player = state.player
    state.play(found)
    worth = state.values()[player - 1]
    state.take_back()
    return worth


def test_what_an_attack_wins_is_known_by_what_falls() -> None:
    found = gains(search("10/10/10/Fa9|3Jb2Bb3/3Ma2Na2Ga/3Sb2Cb2Bb/Fb9"))
    worth = {kind.letter: 100 * kind.value for kind in TYPES}
    assert found["AB:g8g7"] == worth["J"], "a Marshal takes a Major"
    assert found["AB:d8d7"] == worth["B"], "a Miner takes a Bomb"
    assert found["AB:d8d9"] == -worth["N"], "and falls before a Colonel"
    assert found["AB:a8a9"] == -worth["G"], "a General falls before a Bomb"
    assert found["AB:g8f8"] == 0
    both = search("10/10/10/Fa9|10/3Ma6/3Mb6/Fb9")
    victims = {both.action(move).text: (both.gain(move), both.victim(move))
               for move in both.moves()}  # fmt: skip
    assert victims["AB:g8g9"] == (0, 2), "both fall"
    assert victims["AB:g8f8"] == (0, None)


def test_what_a_place_a_secret_and_an_attack_are_worth() -> None:
    state = search("3Ja6/10/10/Fa9|10/10/10/FbTb8")
    assert value(state, "AB:d4e4") > value(state, "AB:d4c4"), "nearer to a Flag"
    assert value(state, "AB:d4e4") > value(state, "AB:d4d3")
    text = "3Ja6/10/10/Fa9|3Jb6/10/10/Fb9"
    hidden, shown = (search(text, behind).values() for behind in ("", "seen=Ad4"))
    assert shown[0] < hidden[0]
    assert shown[1] > hidden[1]
    text = "10/10/10/FaTa8|10/3Ta6/3Jb6/Fb9"
    patient, tired = (value(search(text, "", clock), "AB:g8g9") for clock in (0, 60))
    assert tired > patient, "after a long time without an attack"


@pytest.mark.parametrize(
    ("others", "behind", "attacks"),
    [("MaGaBaBa", "", False), ("TaTaTaTa", "", True), ("MaGaBaBa", "seen=Bd4", True)],
)
def test_others_attack_what_they_do_not_know_where_it_pays_on_the_average(
    others: str, behind: str, attacks: bool
) -> None:
    """Whether b's Captain is thought to take the Scout that stands before it."""
    state = search(f"10/10/10/Fa{others}5|3Ta6/3Pb6/10/Fb9", behind)
    quiet = (one for one in state.moves() if not state.gain(one))
    state.play(min(quiet, key=lambda one: state.action(one).text))
    assert any(state.gain(one) == 200 for one in state.forcing()) is attacks


def test_any_piece_that_stands_before_a_flag_may_find_it() -> None:
    state = search("4Ma5/PaPaPaPaLaLaLaLaJaJa/10/FaTbBa7|10/10/10/Fb9")
    state.play(next(one for one in state.moves() if state.action(one).text == "AB:e4e5"))
    found = gains(state)
    assert found["AB:b1a1"] == 2000
    assert "AB:b1c1" not in found, "nobody would attack a Bomb"


def test_a_guess_is_searched_though_not_all_before_it_is_known() -> None:
    line = "10/10/10/FaTa8|10/10/10/FbTb8 a 1/2 - - 1 0 30 base=hidden strip=10/10"
    position: Position = GAME.from_text(line, {})
    for text in ("AB:b1b2", "AB:i10i9", "AB:b2b1", "AB:i9i10"):
        position, _ = position.apply(GAME.parse_action(text))
    state = position.seen_by(1).guessed(3).search_state()  # type: ignore[attr-defined]
    assert list(state.earlier()) == [state.key()]
