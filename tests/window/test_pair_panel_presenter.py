"""What the panels say of half-boards pushed together: the turn, and deeds that are no moves."""

from __future__ import annotations

from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.window.pair_panel_presenter import PairPanelPresenter
from cfanp_gui.window.panel_presenter import Badge
from tests.session.play import a_session, pair, play

BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"
"""After these Anna may move once more."""


def last_deed(session: PushedSession) -> str | None:
    return PairPanelPresenter(session).deed(session.node)


def test_the_turn_and_the_round_are_told() -> None:
    session = a_session(4)
    presenter = PairPanelPresenter(session)
    assert presenter.heading() == "Batting order"
    assert (presenter.status(), presenter.tempo()) == ("Anna to move", "Round 1")
    assert presenter.moves_to_decline() is None
    play(session, BONUS)
    assert (presenter.status(), presenter.tempo()) == ("Anna to move", "Round 3")
    assert presenter.moves_to_decline() == 1
    session.agree_to_draw(3)
    assert presenter.status() == "Anna to move. Draw offered: Clara"
    assert presenter.board(0) is None


def test_the_end_is_told() -> None:
    session = a_session(3)
    session.resign(2)
    session.resign(1)
    presenter = PairPanelPresenter(session)
    assert presenter.status().startswith("Clara wins")
    assert presenter.turn_row() == -1


def test_one_army_has_the_turn() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    presenter = PairPanelPresenter(session)
    assert [presenter.is_turn(row) for row in range(3)] == [False, True, False]
    assert presenter.turn_row() == 1
    assert presenter.badge(1) == Badge("b", 1, session.match.colours[1])


def test_deeds_that_move_nothing_are_told() -> None:
    touch = a_session(3, touch=True)
    touch.push(pair("AC"))
    assert last_deed(touch) == "pushes A + C"
    session = a_session(4)
    play(session, BONUS)
    assert last_deed(session) is None
    end = session.position.turn().end
    assert end is not None
    session.propose(end)
    assert last_deed(session) == "ends the turn"
    session.hand_over(1, 3)
    assert last_deed(session) == "b to Clara"
    session.resign(1)
    assert last_deed(session) == "Anna is out"
    for player in (3, 4):
        session.agree_to_draw(player)
    told = last_deed(session)
    assert told is not None
    assert told.startswith("draw: ")
    assert PairPanelPresenter(session).deed(session.root) is None


def test_who_acted_is_shown_with_the_round() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    presenter = PairPanelPresenter(session)
    line = session.line()
    assert [presenter.round_begun(node) for node in line] == [None, 1, None, 2]
    badges = [presenter.move_badge(node) for node in line]
    assert [badge.label if badge is not None else "" for badge in badges] == ["", "a", "b", "a"]
    assert presenter.counts_rounds
