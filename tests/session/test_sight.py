"""Who is at the screen: the cover between turns, the seat taken and left, the end of the game."""

from __future__ import annotations

from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.games.armies.actions import HandOver
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import people, persons, substitute
from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.seeing import (
    awaited,
    cover,
    look_as,
    may_cover,
    may_look_as,
    take_seat,
)
from tests.made_up.hidden import BlindPosition, parse
from tests.session.blind import COLOURS, blind_session, hidden_session, letters, play

# Who is at the screen: the cover between turns, the only person, the end of the game.


def seen(session: GameSession) -> tuple[int | None, int | None]:
    """Return who is at the screen and who is awaited there."""
    return session.viewer, awaited(session)


def test_a_game_begins_covered_and_the_seat_is_taken() -> None:
    session = blind_session()
    assert seen(session) == (EVERYBODY, 1)
    assert letters(session, 0) == {"X"}
    take_seat(session)
    assert seen(session) == (1, None)
    assert letters(session, 0) == set("ABCF")
    assert letters(session, 1) == letters(session, 2) == {"X"}


def test_after_a_move_it_is_covered_for_the_next() -> None:
    session = blind_session()
    told: list[Change] = []
    session.changed.connect(told.append)
    play(session, "a1a2")
    assert seen(session) == (EVERYBODY, 2)
    assert letters(session, 0) == {"X"}
    moved = told[-1]
    assert {one.viewer for one in (moved.before, moved.after)} == {EVERYBODY}
    assert moved.steps[0].transition.moved[0].before.letter == "X"


def test_while_it_is_covered_nobody_moves() -> None:
    session = blind_session()
    refusal = session.propose(parse("a1a2"))
    assert refusal is not None
    assert not session.root.children


def test_who_plays_against_bots_alone_needs_no_cover() -> None:
    session = blind_session(bots=(2, 3))
    assert seen(session) == (1, None)
    play(session, "a1a2", "a7a6")
    assert seen(session) == (1, None)
    cover(session)
    assert seen(session) == (1, None)


def test_between_persons_a_bot_moves_before_all() -> None:
    session = blind_session(bots=(2,))
    play(session, "a1a2")
    assert seen(session) == (EVERYBODY, None)
    play(session, "a7a6")
    assert seen(session) == (EVERYBODY, 3)


def test_nobody_is_shown_what_bots_alone_hide() -> None:
    assert seen(blind_session(bots=(1, 2, 3))) == (EVERYBODY, None)


def test_a_bot_whose_seat_a_person_takes_has_the_screen_covered() -> None:
    session = blind_session(bots=(2, 3))
    play(session, "a1a2")
    substitute(session, 2, "Ben")
    assert seen(session) == (EVERYBODY, 2)
    assert letters(session, 0) == {"X"}
    substitute(session, 1, "Robot", BotSeat("beginner"))
    assert seen(session) == (2, None), "one person is left"


def test_the_last_person_is_not_covered_each_turn() -> None:
    session = blind_session(bots=(3,))
    take_seat(session)
    play(session, "resign:1")
    assert seen(session) == (EVERYBODY, 2)
    take_seat(session)
    play(session, "a7a6", "a4a3")
    assert seen(session) == (2, None)


def test_what_fought_is_known_to_all() -> None:
    session = blind_session()
    play(session, "a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")
    assert session.position.pieces()[parse("a4a5").origin].letter == "A", "it fought and stands"
    transition = session.node.transition
    assert transition is not None
    assert {one.piece.letter for one in transition.captured} == {"B"}


def test_to_look_back_shows_what_the_same_person_knew() -> None:
    session = blind_session()
    play(session, "a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")
    take_seat(session)
    assert session.viewer == 2
    session.go_to(0)
    assert seen(session) == (2, None)
    assert letters(session, 0) == letters(session, 2) == {"X"}, "it had not been shown then"
    assert letters(session, 1) == set("ABCF")
    assert session.propose(parse("a1a2")) is not None, "nothing is tried there"
    assert session.propose(parse("a7a6")) is not None
    session.return_to_game()
    assert seen(session) == (2, None)


def test_what_is_taken_back_is_covered_for_whose_turn_it_is() -> None:
    session = blind_session()
    play(session, "a1a2")
    take_seat(session)
    assert session.viewer == 2
    session.undo()
    assert seen(session) == (EVERYBODY, 1)
    take_seat(session)
    play(session, "b1b2")
    assert [node.action for node in session.root.line()[1:]] == [parse("b1b2")]


def test_a_record_has_all_and_opens_as_it_began() -> None:
    for bots in [(), (2, 3)]:
        session = blind_session(bots)
        play(session, "a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")
        text, game = cpgn.write_game(store.record_of(session)), session.game
        (record,) = cpgn.read_games(text, lambda _, game=game: game)
        again = store.session_of(record, COLOURS)
        assert seen(again) == ((EVERYBODY, 2) if not bots else (1, None))
        assert again.node.truth.position == session.node.truth.position
        assert isinstance(again.root.truth.position, BlindPosition)
        assert cpgn.write_game(store.record_of(again)) == text
        again.go_to(2)
        assert again.viewer == session.viewer


def test_a_record_of_a_game_that_is_over_opens_uncovered() -> None:
    session = blind_session()
    play(session, "a1a2", "resign:2", "resign:3")
    record = store.record_of(session)
    assert seen(store.session_of(record, COLOURS)) == (None, None)
    unfinished = blind_session()
    play(unfinished, "a1a2")
    record = store.record_of(unfinished)
    record.result = "1-0-0"  # as people have decided
    assert seen(store.session_of(record, COLOURS)) == (None, None)


# Taking the seat, leaving it, and looking at a game that is over as somebody saw it.


def test_the_seat_may_be_left_and_taken_again() -> None:
    session = blind_session()
    take_seat(session)
    cover(session)
    assert seen(session) == (EVERYBODY, 1)
    take_seat(session)
    assert seen(session) == (1, None)


def test_a_game_that_is_over_is_seen_whole_and_as_somebody_saw_it() -> None:
    session = blind_session()
    assert not may_look_as(session)
    look_as(session, 1)
    assert seen(session) == (EVERYBODY, 1), "it goes on"
    play(session, "a1a2", "resign:2", "resign:3")
    assert seen(session) == (None, None)
    assert may_look_as(session)
    session.go_to(0)
    assert letters(session, 1) == set("ABCF")
    look_as(session, 2)
    assert letters(session, 0) == {"X"}
    assert not session.takes_notes
    session.go_to(1)
    assert session.viewer == 2
    look_as(session, None)
    assert letters(session, 0) == set("ABCF")
    session.undo()
    assert session.viewer is None, "what was seen is not hidden again"
    assert session.propose(parse("b1b2")) is None
    assert not session.node.on_main_line


def test_listeners_hear_that_another_looks() -> None:
    session = blind_session()
    told: list[Change] = []
    session.changed.connect(told.append)
    take_seat(session)
    (change,) = told
    assert (change.before.viewer, change.after.viewer) == (EVERYBODY, 1)
    assert not change.steps
    assert not change.new
    take_seat(session)
    assert len(told) == 1, "nobody else does"


def test_only_who_sits_among_others_leaves_the_seat() -> None:
    session = blind_session()
    assert not may_cover(session), "nobody sits there"
    take_seat(session)
    assert may_cover(session)
    assert not may_cover(blind_session(bots=(2, 3)))


def test_nobody_gives_away_what_is_another_s() -> None:
    session = hidden_session()
    take_seat(session)
    game, truth = session.game, session.node.truth.position
    for action in (HandOver(1, 1), game.resignation(2)):
        assert truth.refusal(action) is None, "the rules would let it be"
        refusal = session.propose(action)
        assert refusal is not None
        assert refusal.message == "Only Ben can do that, and they must take the seat"
    assert session.node is session.root
    assert session.propose(HandOver(0, 2)) is None, "one's own one may give"


def test_those_who_are_out_are_persons_still() -> None:
    session = hidden_session(bots=(3,))
    take_seat(session)
    assert session.propose(session.game.resignation(1)) is None
    assert people(session) == {2}
    assert persons(session) == {1, 2}
