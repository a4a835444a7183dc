"""What a person does in the game from menus and buttons, without a window around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Refusal
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, Player
from cfanp_gui.window.play.game_actions import GameActions
from cfanp_gui.window.play.game_dialogs import (
    DrawDialog,
    HandOverDialog,
    ResignDialog,
    SubstituteDialog,
)
from tests.session.play import CFANP, a_session, play
from tests.session.rings import RING, STUCK, a_ring, act, ring_at


@dataclass
class Actions:
    """Actions of a game with the session they act on, and what came of them."""

    session: GameSession | None = None
    message: list[str] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    changed: list[bool] = field(default_factory=list)
    game_actions: GameActions = field(init=False)


@pytest.fixture
def actions(qtbot: QtBot) -> Actions:
    parent = QWidget()
    qtbot.addWidget(parent)
    actions = Actions()
    actions.game_actions = GameActions(
        parent,
        lambda: actions.session,
        actions.message.append,
        actions.refused.append,
        lambda: actions.changed.append(True),
    )
    return actions


def answer(
    monkeypatch: pytest.MonkeyPatch, dialog: type[QDialog], fill: Callable[[QDialog], bool]
) -> None:
    """Let a dialog be filled in, and answered with yes or no."""

    def run(self: QDialog) -> QDialog.DialogCode:
        return QDialog.DialogCode.Accepted if fill(self) else QDialog.DialogCode.Rejected

    monkeypatch.setattr(dialog, "exec", run)


@pytest.mark.parametrize(
    "name",
    ["end_turn", "toggle_clock", "resume_clock", "undo", "redo", "to_start", "to_end",
     "pull_apart", "draw", "claim", "hand_over", "resign", "copy_position"],
)  # fmt: skip
def test_without_a_game_nothing_happens(actions: Actions, name: str) -> None:
    getattr(actions.game_actions, name)()
    assert [actions.message, actions.refused, actions.changed] == [[], [], []]


def test_steps_go_where_they_say(actions: Actions) -> None:
    session = actions.session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6")
    actions.game_actions.undo()
    assert session.node.ply == 2
    actions.game_actions.to_start()
    assert session.node.ply == 0
    actions.game_actions.redo(2)
    assert session.node.ply == 2
    actions.game_actions.to_end()
    assert session.node.ply == 3
    actions.game_actions.go_to(1)
    assert session.node.ply == 1
    actions.game_actions.undo(9)
    assert session.node.ply == 0


def test_a_note_is_noted_again_without_what_bots_did_after_it(actions: Actions) -> None:
    game = a_session(2)
    play(game, "AB:e4 AB:e5 AB:Nf3 AB:Nc6")
    substitute(game, 2, "Robo", BotSeat("club"))
    session = actions.session = store.session_of(store.record_of(game), ("#000001", "#000002"))
    session.go_to(2)
    session.annotations.say("seen")
    actions.game_actions.undo()
    assert (session.node.ply, session.node.comment) == (2, "")
    actions.game_actions.redo()
    assert (session.node.ply, session.node.comment) == (2, "seen")


def test_a_turn_is_ended_only_where_moves_are_left(actions: Actions) -> None:
    session = actions.session = a_session(4)
    actions.game_actions.end_turn()
    assert session.node.ply == 0
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    assert session.position.turn().seat == 0
    actions.game_actions.end_turn()
    assert session.position.turn().seat == 1
    assert not actions.refused


def test_a_claim_that_is_none_is_refused(actions: Actions) -> None:
    session = actions.session = a_session(3)
    actions.game_actions.claim()
    (refusal,) = actions.refused
    assert refusal.sentence
    assert session.outcome is None


def test_the_player_chosen_resigns(actions: Actions, monkeypatch: pytest.MonkeyPatch) -> None:
    session = actions.session = a_session(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, ResignDialog)
        dialog.players.setCurrentIndex(dialog.players.findData(2))
        return True

    answer(monkeypatch, ResignDialog, lambda _: False)
    actions.game_actions.resign()
    assert session.node.ply == 0
    answer(monkeypatch, ResignDialog, choose)
    actions.game_actions.resign()
    assert session.node.action == CFANP.resignation(2)


def test_an_army_is_handed_over(actions: Actions, monkeypatch: pytest.MonkeyPatch) -> None:
    session = actions.session = a_session(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, HandOverDialog)
        dialog.armies.setCurrentIndex(dialog.armies.findData(2))
        dialog.players.setCurrentIndex(dialog.players.findData(1))
        return True

    answer(monkeypatch, HandOverDialog, choose)
    actions.game_actions.hand_over()
    assert session.position.control == (1, 2, 1)


def test_somebody_else_takes_a_seat(actions: Actions, monkeypatch: pytest.MonkeyPatch) -> None:
    session = actions.session = a_session(3)
    remembered: list[str] = []
    actions.game_actions.remember_people = remembered.extend

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, SubstituteDialog)
        dialog.players.setCurrentIndex(dialog.players.findData(2))
        assert not dialog.ok.isEnabled()
        dialog.line.setText("Ben")
        assert not dialog.ok.isEnabled(), "Ben sits there"
        dialog.line.setText(" Emma ")
        assert dialog.ok.isEnabled()
        return True

    answer(monkeypatch, SubstituteDialog, lambda _: False)
    actions.game_actions.substitute()
    answer(monkeypatch, SubstituteDialog, choose)
    actions.game_actions.substitute()
    assert session.match.names == ("Anna", "Emma", "Clara")
    assert remembered == ["Emma"], "it is offered for the next game"


def test_a_bot_takes_a_seat_and_a_person_again(
    actions: Actions, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = actions.session = a_session(3)

    def seat_bot(dialog: QDialog) -> bool:
        assert isinstance(dialog, SubstituteDialog)
        assert dialog.player() == 2
        dialog.level.setCurrentIndex(dialog.level.findData("greedy"))
        assert dialog.line.text() == "Takes what hangs"
        dialog.thinking.set_limit("3s")
        return True

    def seat_person(dialog: QDialog) -> bool:
        assert isinstance(dialog, SubstituteDialog)
        assert dialog.bot() == BotSeat("greedy", 3)
        assert not dialog.ok.isEnabled()
        dialog.level.setCurrentIndex(0)
        assert dialog.ok.isEnabled()
        assert dialog.line.placeholderText() == "Player 2"
        return True

    answer(monkeypatch, SubstituteDialog, seat_bot)
    actions.game_actions.substitute(2)
    assert session.match.seats[1] == Player("Takes what hangs", BotSeat("greedy", 3))
    answer(monkeypatch, SubstituteDialog, seat_person)
    actions.game_actions.substitute(2)
    assert session.match.seats[1] == Player("Player 2")


@pytest.mark.parametrize("accepted", [True, False])
def test_bots_answer_when_a_draw_is_offered(
    actions: Actions, monkeypatch: pytest.MonkeyPatch, accepted: bool
) -> None:
    session = actions.session = a_session(3)
    substitute(session, 2, "Ben", BotSeat("club"))
    substitute(session, 3, "Clara", BotSeat("club"))
    if not accepted:
        monkeypatch.setattr("cfanp_gui.bots.standing.accepts_draw", lambda *_: False)

    def tick(dialog: QDialog) -> bool:
        assert isinstance(dialog, DrawDialog)
        assert list(dialog.ticks) == [1]
        dialog.ticks[1].setChecked(True)
        assert dialog.ok.text() == "Offer"
        return True

    answer(monkeypatch, DrawDialog, tick)
    actions.game_actions.draw()
    assert (session.outcome is not None) is accepted
    assert actions.message == ([] if accepted else ["Draw declined: Ben and Clara."])


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_draw_takes_everybody(
    actions: Actions, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    session = actions.session = a_session(3)

    def tick(dialog: QDialog) -> bool:
        assert isinstance(dialog, DrawDialog)
        for box in list(dialog.ticks.values())[:count]:
            box.setChecked(True)
        return True

    answer(monkeypatch, DrawDialog, tick)
    actions.game_actions.draw()
    assert (session.outcome is not None) is (count == 3)
    assert actions.changed


def test_the_position_goes_to_the_clipboard(actions: Actions) -> None:
    actions.session = a_session(3)
    actions.game_actions.copy_position()
    assert QGuiApplication.clipboard().text() == actions.session.position.to_text()
    assert len(actions.message) == 1


def test_a_board_of_a_ring_is_resigned(actions: Actions, monkeypatch: pytest.MonkeyPatch) -> None:
    session = actions.session = a_ring(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, ResignDialog)
        dialog.players.setCurrentIndex(dialog.players.findData(2))
        dialog.choices.setCurrentIndex(1)
        return True

    answer(monkeypatch, ResignDialog, choose)
    actions.game_actions.resign()
    assert session.node.action == RING.resignation(2, board=2)
    assert not actions.refused


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_ring_is_drawn_by_everybody_in_it(
    actions: Actions, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    session = actions.session = a_ring(4)
    assert session.resign(1, 1) is None

    def tick(dialog: QDialog) -> bool:
        assert isinstance(dialog, DrawDialog)
        for box in list(dialog.ticks.values())[:count]:
            box.setChecked(True)
        return True

    answer(monkeypatch, DrawDialog, tick)
    actions.game_actions.draw()
    assert (session.outcome is not None) is (count == 3)
    assert not actions.refused


@pytest.mark.parametrize("name", ["end_turn", "claim", "hand_over", "pull_apart"])
def test_what_only_half_boards_have_does_nothing_in_a_ring(
    actions: Actions, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    answer(monkeypatch, HandOverDialog, lambda _: pytest.fail("asked for nothing"))
    for session in (a_ring(3), ring_at(STUCK)):
        actions.session = session
        getattr(actions.game_actions, name)()
        assert session.node.ply == 0
    assert [actions.message, actions.refused, actions.changed] == [[], [], []]


def test_steps_and_the_position_are_those_of_any_game(actions: Actions) -> None:
    session = actions.session = a_ring(3)
    act(session, "1:e2e4 2:e2e4 1:e7e5")
    actions.game_actions.undo(2)
    assert session.node.ply == 1
    actions.game_actions.to_end()
    assert session.node.ply == 3
    actions.game_actions.copy_position()
    assert QGuiApplication.clipboard().text() == session.position.to_text()
