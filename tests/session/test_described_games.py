"""What the table, the panels and screen readers are told of the rules of described games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.commands import NO_WORDS, Play
from cfanp_gui.core.general_commands import read
from cfanp_gui.insight.survey import Survey, dangers
from cfanp_gui.session import input as session_input
from cfanp_gui.session import view_model
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from tests.session.described import described_games, session_of
from tests.session.play import pair, square_named


@pytest.fixture(autouse=True, scope="module")
def _games() -> Iterator[None]:
    with described_games():
        yield


def marked(session: GameSession, mark: Mark) -> set[str]:
    """Return the names of the squares with a mark."""
    labels = {board.id: board for board in session.position.boards()}
    marks = view_model.marks(session)
    found = [(board, at) for board, here in marks.items() for at in here if mark in here[at]]
    return {labels[board].title(at) for board, at in found}


def refused(session: GameSession, origin: str, target: str) -> str:
    """Return the reason why a piece may not go from one square to another."""
    told = session_input.resolve(session, square_named(origin), square_named(target))
    refusal = getattr(told, "refusal", None)
    assert refusal is not None, told
    return view_model.refusal_text(session, refusal)


HILL = {"Ad4", "Ae4", "Bd4", "Be4"}


def test_goals_are_marked_where_a_flag_may_stand_against_somebody() -> None:
    session = session_of("hill", 3)
    assert marked(session, Mark.GOAL) == {*HILL, "Cd4", "Ce4"}
    notes = session.position.marked()[square_named("Ae4")]
    assert [note.words for note in notes] == ["goal of army A"]
    two = session_of("hill", 2, "AB:e4")
    assert marked(two, Mark.GOAL) == HILL
    dead = session_of("hill", 3, "resign:2")
    dead.push(pair("AB"))
    assert marked(dead, Mark.GOAL) == {"Cd4", "Ce4"}
    assert not marked(session_of("hill", 2, "draw"), Mark.GOAL)


def test_checks_are_counted_on_plates_in_long_and_in_short() -> None:
    session = session_of("checked", 3, "AB:e4 AB:f6 BC:f5 AB:Qh5")
    ben = view_model.seat_statuses(session)[1]
    assert (ben.notes, ben.short_notes) == (("1 of 3 checks",), ("1/3 checks",))
    assert "1 of 3 checks" in session.game.wording.spoken_turn(session.situation)
    assert not view_model.seat_statuses(session)[0].notes


def test_pieces_that_can_capture_are_told_and_marked_when_another_is_picked_up() -> None:
    session = session_of("eaten", 3, "AB:e4 AB:d5 AC:a6")
    session.push(pair("AB"))
    refusal = session_input.compulsion(session, square_named("Ag1"))
    assert refusal is not None
    assert refusal.message == "You must capture on this pair; other pairs are free"
    assert refusal.causes == (square_named("Ae4"),)
    assert session_input.compulsion(session, square_named("Ae4")) is None
    session.push(pair("BC"))
    assert session_input.compulsion(session, square_named("Ae4")) is None


def test_a_piece_that_leaves_its_gate_may_bring_in_another() -> None:
    session = session_of("gates", 2)
    assert marked(session, Mark.GATE) == {f"A{file}1" for file in "abcdefgh"}
    asked = session_input.resolve(session, square_named("Ab1"), square_named("Ac3"))
    assert isinstance(asked, session_input.Ask)
    assert asked.question == "Bring in a piece?"
    assert [(one.letter, one.label) for one in asked.answers] == [
        ("N", "No piece"), ("H", None), ("E", None)]  # fmt: skip
    typed = read(session.situation, "Nc3/H", NO_WORDS, None)
    assert isinstance(typed, Play)
    assert typed.action == asked.answers[1].gestures[0].action
    session = session_of("gates", 2, "AB:e4 AB:e5 AB:Nf3 AB:Nf6 AB:Bc4 AB:Bc5")
    asked = session_input.resolve(session, square_named("Ae1"), square_named("Ag1"))
    assert isinstance(asked, session_input.Ask)
    pointed = session_input.narrow(session, asked.answers[1].gestures)
    assert isinstance(pointed, session_input.Point)
    assert set(pointed.goals) == {square_named("Ae1"), square_named("Ah1")}
    wrong = session_input.placing_refusal(
        session, asked.answers[1].gestures[0], square_named("Aa3")
    )
    assert wrong is not None
    assert wrong.message == "A piece comes in on the gate that another one leaves"


def test_passing_is_offered_and_told_as_such() -> None:
    session = session_of("passing", 3)
    passes = session.position.passes()
    assert passes is not None
    assert [(seat, action.text) for seat, action in passes.items()] == [(0, "pass")]
    assert session.position.turn_end is None
    assert session.game.wording.spoken_turn(session.situation) == "Anna to move, may pass"
    typed = read(session.situation, "pass", NO_WORDS, None)
    assert isinstance(typed, Play)
    assert session.propose(typed.action) is None
    (event,), parent, done = session.node.events, session.node.parent, session.node.transition
    assert event.text(session.name) == "Army A passes."
    assert parent is not None
    assert done is not None
    wording = session.game.wording
    assert wording.entry(session.situation_at(parent), done) == "passes"
    assert wording.is_entry(done, event)
    assert session_of("hill", 2).position.passes() is None


@pytest.mark.parametrize(
    ("base", "moves", "origin", "target", "reason"),
    [
        (
            *("queens", "AB:e4 AB:d6", "Ad1", "Ag4"),
            "Your Queen on g4 would be attacked by Ben’s Bishop on c8",
        ),
        (
            *("blown", "AB:d4 AB:Nf6 AB:a3 AB:Ne4 AB:a4 AB:Nd2", "Ad1", "Ad2"),
            "Your King on e1 would explode",
        ),
        (
            *("quiet", "AB:e4 AB:f6", "Ad1", "Ba4"),
            "No move may give check in this game: the King on e8 would be in check",
        ),
    ],
)
def test_a_refusal_names_the_piece_and_its_square(
    base: str, moves: str, origin: str, target: str, reason: str
) -> None:
    assert refused(session_of(base, 2, moves), origin, target) == reason


@pytest.mark.parametrize(
    ("base", "moves", "army", "move", "deed"),
    [
        ("hill", "AB:e3 AB:a6 AB:Ke2 AB:a5 AB:Kf3", 1, "AB:f3e4", "reaches the goal"),
        ("checked", "AB:e4 AB:f6 AB:Qh5 AB:g6 AB:Qxg6 AB:hxg6 AB:Be2 AB:a6 AB:Bh5 AB:a5", 1,
         "AB:h5g6", "gives the last check"),
        ("blown", "AB:Nf3 AB:a6 AB:Ne5", 1, "AB:e5d7", "blows up the King"),
    ],
)  # fmt: skip
def test_what_would_lose_an_army_at_once_is_a_danger(
    base: str, moves: str, army: int, move: str, deed: str
) -> None:
    found = dangers(Survey(session_of(base, 2, moves).position), army)
    lost = {one.action.text: one.deed for one in found if one.mate}
    assert lost.get(move) == deed
    assert not [*dangers(Survey(session_of(base, 2).position), army)]


def test_an_explosion_is_told_with_all_that_it_takes() -> None:
    session = session_of("blown", 2, "AB:Nf3 AB:a6 AB:Ne5 AB:a5 AB:Nxf7")
    node = session.node
    assert node.parent is not None
    assert node.transition is not None
    words = session.game.wording.action(session.situation_at(node.parent), node.transition)
    assert words == (
        "Anna: knight e5 to f7 on A and B, takes pawn of army B, explodes, blows up "
        "knight g8 of army B, bishop f8 of army B and king e8 of army B."
    )
    assert Square(1, 3) in node.transition.squares
    assert node.captured()[0] == {"P": 1, "N": 1, "B": 1, "K": 1}
