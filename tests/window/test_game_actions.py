"""What a person does in the game from menus and buttons, without a window around it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Refusal
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.dialogs.game_dialogs import DrawDialog, HandOverDialog, ResignDialog
from cfanp_gui.window.game_actions import GameActions
from tests.session.play import CFANP, a_session, play
from tests.session.rings import RING, STUCK, a_ring, act, ring_at


@dataclass
class Doer:
    """Deeds with the session they are done in, and what came of them."""

    session: GameSession | None = None
    message: list[str] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    changed: list[bool] = field(default_factory=list)
    deeds: GameActions = field(init=False)


@pytest.fixture
def doer(qtbot: QtBot) -> Doer:
    parent = QWidget()
    qtbot.addWidget(parent)
    doer = Doer()
    doer.game_actions = GameActions(
        parent,
        lambda: doer.session,
        doer.message.append,
        doer.refused.append,
        lambda: doer.changed.append(True),
    )
    return doer


def answer(
    monkeypatch: pytest.MonkeyPatch, dialog: type[QDialog], fill: Callable[[QDialog], bool]
) -> None:
    """Let a dialog be filled in, and answered with yes or no."""

    def run(self: QDialog) -> QDialog.DialogCode:
        return QDialog.DialogCode.Accepted if fill(self) else QDialog.DialogCode.Rejected

    monkeypatch.setattr(dialog, "exec", run)


@pytest.mark.parametrize(
    "deed",
    ["end_turn", "toggle_clock", "resume_clock", "undo", "redo", "to_start", "to_end",
     "pull_apart", "draw", "claim", "hand_over", "resign", "copy_position"],
)  # fmt: skip
def test_without_a_game_nothing_happens(doer: Doer, deed: str) -> None:
    getattr(doer.game_actions, deed)()
    assert [doer.message, doer.refused, doer.changed] == [[], [], []]


def test_steps_go_where_they_say(doer: Doer) -> None:
    session = doer.session = a_session(3)
    play(session, "AB:e4 BC:h3 BC:h6")
    doer.game_actions.undo()
    assert session.node.ply == 2
    doer.game_actions.to_start()
    assert session.node.ply == 0
    doer.game_actions.redo(2)
    assert session.node.ply == 2
    doer.game_actions.to_end()
    assert session.node.ply == 3
    doer.game_actions.walk_to(1)
    assert session.node.ply == 1
    doer.game_actions.undo(9)
    assert session.node.ply == 0


def test_a_turn_is_ended_only_where_moves_are_left(doer: Doer) -> None:
    session = doer.session = a_session(4)
    doer.game_actions.end_turn()
    assert session.node.ply == 0
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    assert session.position.turn().seat == 0
    doer.game_actions.end_turn()
    assert session.position.turn().seat == 1
    assert not doer.refused


def test_a_claim_that_is_none_is_refused(doer: Doer) -> None:
    session = doer.session = a_session(3)
    doer.game_actions.claim()
    (refusal,) = doer.refused
    assert refusal.sentence
    assert session.outcome is None


def test_the_player_chosen_resigns(doer: Doer, monkeypatch: pytest.MonkeyPatch) -> None:
    session = doer.session = a_session(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, ResignDialog)
        dialog.players.setCurrentIndex(dialog.players.findData(2))
        return True

    answer(monkeypatch, ResignDialog, lambda _: False)
    doer.game_actions.resign()
    assert session.node.ply == 0
    answer(monkeypatch, ResignDialog, choose)
    doer.game_actions.resign()
    assert session.node.action == CFANP.resignation(2)


def test_an_army_is_handed_over(doer: Doer, monkeypatch: pytest.MonkeyPatch) -> None:
    session = doer.session = a_session(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, HandOverDialog)
        dialog.armies.setCurrentIndex(dialog.armies.findData(2))
        dialog.players.setCurrentIndex(dialog.players.findData(1))
        return True

    answer(monkeypatch, HandOverDialog, choose)
    doer.game_actions.hand_over()
    assert session.position.control == (1, 2, 1)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_draw_takes_everybody(doer: Doer, monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    session = doer.session = a_session(3)

    def tick(dialog: QDialog) -> bool:
        assert isinstance(dialog, DrawDialog)
        for box in list(dialog.ticks.values())[:count]:
            box.setChecked(True)
        return True

    answer(monkeypatch, DrawDialog, tick)
    doer.game_actions.draw()
    assert (session.outcome is not None) is (count == 3)
    assert doer.changed


def test_the_position_goes_to_the_clipboard(doer: Doer) -> None:
    doer.session = a_session(3)
    doer.game_actions.copy_position()
    assert QGuiApplication.clipboard().text() == doer.session.position.to_text()
    assert len(doer.message) == 1


def test_a_board_of_a_ring_is_resigned(doer: Doer, monkeypatch: pytest.MonkeyPatch) -> None:
    session = doer.session = a_ring(3)

    def choose(dialog: QDialog) -> bool:
        assert isinstance(dialog, ResignDialog)
        dialog.players.setCurrentIndex(dialog.players.findData(2))
        dialog.choices.setCurrentIndex(1)
        return True

    answer(monkeypatch, ResignDialog, choose)
    doer.game_actions.resign()
    assert session.node.action == RING.resignation(2, board=2)
    assert not doer.refused


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_ring_is_drawn_by_everybody_in_it(
    doer: Doer, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    session = doer.session = a_ring(4)
    assert session.resign(1, 1) is None

    def tick(dialog: QDialog) -> bool:
        assert isinstance(dialog, DrawDialog)
        for box in list(dialog.ticks.values())[:count]:
            box.setChecked(True)
        return True

    answer(monkeypatch, DrawDialog, tick)
    doer.game_actions.draw()
    assert (session.outcome is not None) is (count == 3)
    assert not doer.refused


@pytest.mark.parametrize("deed", ["end_turn", "claim", "hand_over", "pull_apart"])
def test_what_only_half_boards_have_does_nothing_in_a_ring(
    doer: Doer, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    answer(monkeypatch, HandOverDialog, lambda _: pytest.fail("asked for nothing"))
    for session in (a_ring(3), ring_at(STUCK)):
        doer.session = session
        getattr(doer.game_actions, deed)()
        assert session.node.ply == 0
    assert [doer.message, doer.refused, doer.changed] == [[], [], []]


def test_steps_and_the_position_are_those_of_any_game(doer: Doer) -> None:
    session = doer.session = a_ring(3)
    act(session, "1:e2e4 2:e2e4 1:e7e5")
    doer.game_actions.undo(2)
    assert session.node.ply == 1
    doer.game_actions.to_end()
    assert session.node.ply == 3
    doer.game_actions.copy_position()
    assert QGuiApplication.clipboard().text() == session.position.to_text()
