"""Taking the seat, leaving it, and looking at a game that is over as somebody saw it."""

from __future__ import annotations

from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.games.armies.actions import HandOver
from cfanp_gui.session.bot_seats import people, persons
from cfanp_gui.session.change import Change
from cfanp_gui.session.seeing import (
    cover,
    look_as,
    may_cover,
    may_look_as,
    take_seat,
)
from tests.made_up.hidden import parse
from tests.session.blind import blind_session, hidden_session, letters, play
from tests.session.test_sight import seen


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
