"""Bots at the table of the window: they move, are hurried, stopped, undone, and may fail."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.choice import Chosen, TurnChoice
from cfanp_gui.bots.class_faults import ClassFault, Fault
from cfanp_gui.bots.program_bot import BotFaultError
from cfanp_gui.core.actions import Action
from cfanp_gui.core.capabilities import Consent, Decisions
from cfanp_gui.core.game import Position
from cfanp_gui.core.text import Text
from cfanp_gui.games import registry
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.bot_seats import bots_to_act, substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.window.bots.bot_players import Rest
from cfanp_gui.window.bots.move_show import PACES
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services import bot_process
from tests.bots import BACK_RANK, cfanp
from tests.session.play import action, play
from tests.session.rings import RING, STUCK
from tests.systems import KILL, runs, suspend
from tests.window.bots.conftest import (
    PATIENCE,
    SLOW,
    Begin,
    ThinksHere,
    press,
    wait_for_ply,
)

SHIFT = Qt.KeyboardModifier.ShiftModifier


def rest_of(window: MainWindow) -> Rest | None:
    return window.bot_players.rest


def test_a_game_without_bots_has_nothing_of_them(window: MainWindow, begin: Begin) -> None:
    begin("cfanp", "", "", "")
    assert "bot_players" not in vars(window)
    assert window.order_panel.bots is None
    assert not window.commands["move now"].isEnabled()


def test_bots_move_until_a_person_is_to(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin
) -> None:
    session = begin_apart("cfanp", "", "random", "greedy")
    qtbot.wait(50)
    assert session.node.ply == 0
    assert window.bot_players.process.pid is None, "nothing has been asked yet"
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 3)
    qtbot.wait(50)
    assert session.node.ply == 3
    assert window.bot_players.thinking is None
    assert session.propose(action(session, "AB:d4")) is None
    wait_for_ply(qtbot, session, 6)


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.slow
def test_every_game_is_played_by_bots(qtbot: QtBot, begin: Begin, key: str) -> None:
    count = next(number for number in registry.find_game(key).player_counts if number > 2)
    session = begin(key, *(["greedy", "random"] * count)[:count])
    wait_for_ply(qtbot, session, 2 * count)


def test_bots_do_not_run_ahead_of_a_person_who_may_move(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "random", "random", "random")
    often = session.position.players
    wait_for_ply(qtbot, session, often)
    qtbot.wait(100)
    assert session.node.ply == often
    assert window.bot_players.thinking is None
    assert window.view.sentence == "The bots wait for Anna."
    assert session.propose(session.position.legal_actions(1)[0]) is None
    wait_for_ply(qtbot, session, 2 * often + 1)
    substitute(session, 1, "Random", BotSeat("random"))
    wait_for_ply(qtbot, session, 3 * often + 1)


@pytest.mark.slow
def test_a_game_of_a_person_and_three_bots_runs_to_its_end(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "greedy", "greedy", "random", start=cfanp(BACK_RANK))

    def persons_turn() -> bool:
        return session.outcome is not None or not bots_to_act(session)

    while session.outcome is None:
        legal = session.position.legal_actions(1)
        assert session.propose(legal[session.node.ply * 7 % len(legal)]) is None
        qtbot.waitUntil(persons_turn, timeout=PATIENCE)
        if session.node.ply > 20 and session.outcome is None:
            assert session.resign(1) is None
            qtbot.waitUntil(lambda: session.outcome is not None, timeout=4 * PATIENCE)
    assert rest_of(window) is None
    qtbot.waitUntil(lambda: window.bot_players.thinking is None)
    assert window.order_panel.bots is not None
    assert not window.order_panel.bots.isVisible()
    assert not window.commands["stop bots"].isEnabled()
    acted = {node.transition.actor for node in session.line()[1:] if node.transition is not None}
    assert acted >= {1, 3, 4}


# What is said of them


def plate_notes(window: MainWindow) -> list[str]:
    """Return what the plates of the boards say."""
    table = window.view.table
    assert table is not None
    return [plate.text.note for item in table.boards.values() for plate in item.plates.values()]


def test_the_plate_says_who_thinks(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    window.load_access()
    begin("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1, timeout=PATIENCE)
    assert plate_notes(window) == ["thinking …", ""]
    assert window.access is not None
    table = window.view.table
    assert table is not None
    from cfanp_gui.table.access.describer import Describer

    assert Describer(table).board(0).endswith("thinking")
    assert not Describer(table).board(1).endswith("thinking")


def test_long_thoughts_are_said_aloud(
    qtbot: QtBot, window: MainWindow, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("cfanp_gui.window.bots.bot_players.SAY_MS", 1)
    monkeypatch.setattr(window, "announce", said.append)
    begin("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: "Anna is thinking." in said, timeout=PATIENCE)


def test_a_person_alone_plays_against_bots_at_once(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "", "")
    play(session, "AB:e4")
    assert window.commands["play bots"].isEnabled()
    press(qtbot, window, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier, SHIFT)
    assert session.match.names == ("Casual player", "Ben", "Casual player 2")
    assert set(session.match.bots) == {1, 3}
    assert not window.commands["play bots"].isEnabled()
    play(session, "BC:e4")
    wait_for_ply(qtbot, session, 4)


# Hurry and stop


def test_a_bot_is_hurried(qtbot: QtBot, window: MainWindow, begin_apart: Begin) -> None:
    session = begin_apart("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.process.pid is not None, timeout=PATIENCE)
    qtbot.wait(300)
    assert session.node.ply == 0
    press(qtbot, window, Qt.Key.Key_F5)
    wait_for_ply(qtbot, session, 1)


def test_a_bot_is_hurried_in_the_panel(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "club", nodes=SLOW)
    qtbot.waitUntil(lambda: window.order_panel.hurry is not None, timeout=PATIENCE)
    button = window.order_panel.hurry
    assert button is not None
    assert button.isVisible()
    assert not button.isEnabled(), "the turn is a person's"
    play(session, "AB:e4")
    qtbot.waitUntil(button.isEnabled, timeout=PATIENCE)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    wait_for_ply(qtbot, session, 2)
    qtbot.waitUntil(lambda: not button.isEnabled(), timeout=PATIENCE)
    window.bot_players.toggle_rest()
    assert not button.isVisible(), "it would only let them go on"


def test_bots_are_stopped_and_go_on(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "club", "club", nodes=SLOW)
    players = window.bot_players
    qtbot.waitUntil(lambda: players.thinking == 1, timeout=PATIENCE)
    press(qtbot, window, Qt.Key.Key_F5, SHIFT)
    assert rest_of(window) is Rest.STOPPED
    assert players.thinking is None
    assert window.view.sentence == "The bots wait. Shift+F5 lets them go on."
    button = window.order_panel.bots
    assert button is not None
    assert button.text() == "Let the bots go on"
    qtbot.wait(100)
    assert session.node.ply == 0
    window.view.setFocus()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert rest_of(window) is None
    assert button.text() == "Stop the bots"
    assert window.view.hasFocus(), "the keyboard stays at the table"
    qtbot.waitUntil(lambda: players.thinking == 1, timeout=PATIENCE)
    assert window.view.sentence == ""
    press(qtbot, window, Qt.Key.Key_F5, SHIFT)
    press(qtbot, window, Qt.Key.Key_F5)  # hurried, they go on first
    assert rest_of(window) is None


# Undo


def test_undo_goes_back_to_the_persons_turn(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "random", "random")
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 3)
    window.commands["undo"].trigger()
    assert session.node.ply == 0
    qtbot.wait(100)
    assert session.node.ply == 0
    assert rest_of(window) is None
    window.commands["redo"].trigger()
    assert session.node.ply == 3
    window.commands["undo"].trigger()
    play(session, "AB:d4")
    wait_for_ply(qtbot, session, 3)
    assert session.node.on_main_line


def test_undo_while_a_bot_thinks(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "club", nodes=SLOW)
    play(session, "AB:e4")
    qtbot.waitUntil(lambda: window.bot_players.thinking == 2, timeout=PATIENCE)
    window.commands["undo"].trigger()
    assert session.node.ply == 0
    assert window.bot_players.thinking is None


def test_undo_among_bots_stops_them(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "random", "random", "club", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    window.commands["undo"].trigger()
    assert session.node.ply == 1
    assert rest_of(window) is Rest.WAITING
    qtbot.wait(100)
    assert session.node.ply == 1
    window.bot_players.toggle_rest()
    wait_for_ply(qtbot, session, 2)


def test_boards_pushed_for_a_move_that_is_undone_come_apart(
    qtbot: QtBot, window: MainWindow, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "slow", PACES["slow"]._replace(before=1))
    window.preference_actions.change(bots="slow")
    session = begin("cfanp", "", "random", "random")
    play(session, "AC:e4")
    qtbot.waitUntil(lambda: session.edits.undoes_here, timeout=PATIENCE)  # pushed, not played yet
    window.commands["undo"].trigger()
    assert session.node.ply == 0
    assert not session.edits.undoes_here


def test_boards_pushed_for_a_move_come_apart_when_the_game_is_left(
    qtbot: QtBot, window: MainWindow, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PACES, "slow", PACES["slow"]._replace(before=1))
    window.preference_actions.change(bots="slow")
    game = begin("cfanp", "", "random", "random")
    play(game, "AC:e4")
    qtbot.waitUntil(lambda: game.edits.undoes_here, timeout=PATIENCE)  # pushed, not played yet
    window.commands["analyse"].trigger()
    analysis = window.documents.session
    assert analysis is not None
    assert analysis is not game
    assert not game.edits.undoes_here
    assert game.node.ply == analysis.node.ply == 1


def test_who_looks_back_is_not_disturbed(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "random", "club", nodes=SLOW)
    play(session, "AB:e4")
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    window.commands["back"].trigger()
    assert window.bot_players.thinking is None
    qtbot.wait(50)
    assert window.bot_players.thinking is None
    panel = window.order_panel
    assert panel.bots is not None
    assert panel.hurry is not None
    assert not panel.bots.isVisible(), "none of them does anything here"
    assert not panel.hurry.isVisible()
    window.commands["to game"].trigger()
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    assert panel.bots.isVisible()
    assert panel.hurry.isVisible()


def test_nothing_moves_in_an_analysis(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    begin("cfanp", "club", "club", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1, timeout=PATIENCE)
    window.commands["analyse"].trigger()
    analysis = window.documents.session
    assert analysis is not None
    assert analysis.analysing
    assert analysis.match.bots
    qtbot.wait(100)
    assert (window.bot_players.thinking, analysis.node.ply) == (None, 0)
    assert window.order_panel.bots is not None
    assert not window.order_panel.bots.isVisible()
    play(analysis, "AB:e4")
    window.documents.drop_analysis()
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1, timeout=PATIENCE)


# Seats


def test_a_seat_changes_hands_while_its_bot_thinks(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1, timeout=PATIENCE)
    substitute(session, 1, "Emma")
    assert window.bot_players.thinking is None
    play(session, "AB:e4")
    substitute(session, 2, "Random", BotSeat("random"))
    wait_for_ply(qtbot, session, 2)


def test_a_bot_comes_to_a_game_of_persons(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "", "")
    play(session, "AB:e4")
    substitute(session, 2, "Random", BotSeat("random"))
    wait_for_ply(qtbot, session, 2)
    assert window.order_panel.bots is not None
    assert window.order_panel.bots.isVisible()


def opened(qtbot: QtBot, window: MainWindow, file: Path) -> GameSession:
    """Save the game on the table and open it again."""
    assert window.documents.save(file)
    with qtbot.waitSignal(window.documents.session_changed, timeout=PATIENCE):
        window.documents.open(file)
    session = window.documents.session
    assert session is not None
    return session


def test_a_game_that_is_opened_waits_for_a_person(
    qtbot: QtBot, window: MainWindow, begin: Begin, tmp_path: Path
) -> None:
    session = begin("cfanp", "", "random", "club", nodes=SLOW)
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 2)
    again = opened(qtbot, window, tmp_path / "game.cpgn")
    assert again is not session
    assert set(again.match.bots) == {2, 3}
    assert rest_of(window) is Rest.WAITING
    qtbot.wait(100)
    assert window.bot_players.thinking is None
    press(qtbot, window, Qt.Key.Key_F5)
    assert rest_of(window) is None
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    substitute(again, 3, "Clara", BotSeat("random"))
    wait_for_ply(qtbot, again, 3)


def test_a_game_that_is_opened_at_a_persons_turn_just_goes_on(
    qtbot: QtBot, window: MainWindow, begin: Begin, tmp_path: Path
) -> None:
    session = begin("cfanp", "", "random")
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 2)
    again = opened(qtbot, window, tmp_path / "game.cpgn")
    assert rest_of(window) is None
    assert again.propose(again.position.legal_actions(1)[0]) is None
    wait_for_ply(qtbot, again, 4)


def test_a_person_moves_while_a_bot_thinks_on_another_board(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "", "club", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    action = session.position.legal_actions(1)[0]
    assert session.propose(action) is None
    assert session.node.ply == 1
    qtbot.waitUntil(lambda: window.bot_players.thinking == 3, timeout=PATIENCE)
    press(qtbot, window, Qt.Key.Key_F5)
    wait_for_ply(qtbot, session, 2)


# Others' consent, and decisions


def test_a_bot_decides_without_being_asked_at_the_table(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "random", "", start=RING.from_text(STUCK, {}))
    table = window.view.table
    assert table is not None
    position = session.position
    assert isinstance(position, Decisions)
    assert position.deciders() == {2}
    assert table.resolver.question is None
    table.controls.press_plate(0)
    assert table.resolver.question is None
    wait_for_ply(qtbot, session, 1)
    assert session.node.transition is not None
    assert session.node.transition.actor == 2


def crossing() -> tuple[Position, Action, int, int]:
    """Return a position, an action in it that needs consent, whose it is, and whose consent."""
    chance, game = random.Random(0), find_game("strategichess")
    position = game.initial(4, {})
    while True:
        actions = position.all_actions()
        assert isinstance(position, Consent)
        for one in actions:
            partner, actor = position.partner(one), position.apply(one)[1].actor
            if partner not in (None, actor):
                return position, one, actor, partner
        position, _ = position.apply(chance.choice(actions))


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_is_asked_to_agree_and_answers_itself(
    window: MainWindow, begin: Begin, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    position, wanted, _, partner = crossing()
    levels = ["random" if player == partner else "" for player in range(1, 5)]
    session = begin("strategichess", *levels, start=position)
    window.bot_players.toggle_rest()
    monkeypatch.setattr("cfanp_gui.bots.standing.agrees", lambda *_: agrees)
    table = window.view.table
    assert table is not None
    table.resolver.enter(wanted)
    assert table.resolver.question is None
    assert session.node.ply == agrees
    if not agrees:
        assert window.view.sentence.endswith("does not agree. Nothing has been moved.")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_person_is_asked_to_agree_to_what_a_bot_does(
    qtbot: QtBot, window: MainWindow, begin: Begin, agrees: bool
) -> None:
    position, wanted, actor, _ = crossing()
    levels = ["consent" if player == actor else "" for player in range(1, 5)]
    session = begin("strategichess", *levels, start=position)
    have_think(window, lambda _: Chosen(wanted, None))
    table = window.view.table
    assert table is not None
    qtbot.waitUntil(lambda: table.resolver.chooser is not None, timeout=PATIENCE)
    assert table.resolver.chooser is not None
    assert table.resolver.chooser.choose("y" if agrees else "n")
    assert session.node.ply == agrees
    if not agrees:
        asked = trouble(qtbot, window)
        assert asked.text().endswith("has no move to which everybody agrees.")
        asked.close()


# Clocks


def test_the_clocks_of_bots_run(qtbot: QtBot, window: MainWindow, begin_apart: Begin) -> None:
    session = begin_apart("cfanp", "", "club", nodes=SLOW)
    timed = session.match._replace(time=TimeControl(20))
    assert window.documents.begin(timed)
    session = window.documents.session  # type: ignore[assignment]
    play(session, "AB:e4")
    assert session.clock_state is ClockState.RUNNING
    wait_for_ply(qtbot, session, 2)  # the limit of its nodes would never let it move
    assert session.outcome is None
    left = session.time_left(2)
    assert left is not None
    assert left < 20_000


def test_paused_clocks_stop_the_bots_and_resumed_ones_let_them_go_on(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "club", nodes=SLOW)
    assert window.documents.begin(session.match._replace(time=TimeControl(3000)))
    session = window.documents.session  # type: ignore[assignment]
    play(session, "AB:e4")
    players = window.bot_players
    qtbot.waitUntil(lambda: players.thinking == 2, timeout=PATIENCE)
    press(qtbot, window, Qt.Key.Key_F8)
    assert players.thinking is None
    assert players.waiting
    qtbot.wait(50)
    assert players.thinking is None
    players.toggle_rest()
    assert session.clock_state is ClockState.RUNNING
    qtbot.waitUntil(lambda: players.thinking == 2, timeout=PATIENCE)
    players.toggle_rest()
    assert session.clock_state is ClockState.PAUSED


# What goes wrong


def trouble(qtbot: QtBot, window: MainWindow) -> BotTrouble:
    """Return the question that is asked when a bot has failed."""
    qtbot.waitUntil(lambda: window.findChild(BotTrouble) is not None, timeout=PATIENCE)
    found = window.findChild(BotTrouble)
    assert isinstance(found, BotTrouble)
    return found


def have_think(window: MainWindow, think: Callable[[TurnChoice], object]) -> None:
    """Have bots think in such a way."""
    assert isinstance(window.bot_players.process, ThinksHere)
    window.bot_players.process.think = lambda job, _: think(job)  # type: ignore[method-assign]


def think_well(window: MainWindow) -> None:
    """Have bots think as they do."""
    vars(window.bot_players.process).pop("think")


def fail(_: TurnChoice) -> object:
    """Think as in a process that ends."""
    raise ValueError("It has ended.")


def be_at_fault(_: TurnChoice) -> object:
    """Think as a class that raises something."""
    fault = ClassFault(Fault.RAISED, "ValueError", "<b>.py", 3)
    raise BotFaultError(Text("the bot “{bot}”: {reason}", bot="x", reason=fault.sentence))


def break_rules(job: TurnChoice) -> object:
    """Return a move that is allowed only later."""
    following = job.position.apply(job.position.legal_actions(job.player)[0])[0]
    return Chosen(following.legal_actions(min(following.actors()))[0], None)


@pytest.mark.parametrize(
    ("think", "sentence"),
    [
        (break_rules, "Ben has tried a move that is not allowed. "),
        (lambda _: "e4", "Ben gave an answer that is not a move."),
        (fail, "Ben cannot move. It has ended."),
        (be_at_fault, "Ben cannot move: the bot “x”: it has raised ValueError (<b>.py, line 3)."),
    ],
)
def test_a_bot_that_fails_is_reported_and_its_seat_offered(
    qtbot: QtBot,
    window: MainWindow,
    begin: Begin,
    think: Callable[[TurnChoice], object],
    sentence: str,
) -> None:
    session = begin("cfanp", "", "random", "random")
    have_think(window, think)
    play(session, "AB:e4")
    asked = trouble(qtbot, window)
    assert asked.text().startswith(sentence)
    assert rest_of(window) is Rest.TROUBLE
    assert session.node.ply == 1
    qtbot.mouseClick(asked.take, Qt.MouseButton.LeftButton)
    assert session.match.seats[1].bot is None
    assert rest_of(window) is None
    think_well(window)
    play(session, "BC:e4")
    wait_for_ply(qtbot, session, 3)


def test_a_bot_that_failed_tries_again(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "random")
    have_think(window, fail)
    play(session, "AB:e4")
    asked = trouble(qtbot, window)
    think_well(window)
    qtbot.mouseClick(asked.retry, Qt.MouseButton.LeftButton)
    wait_for_ply(qtbot, session, 2)


def test_a_bot_tries_again_in_its_own_game(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "random")
    have_think(window, fail)
    play(session, "AB:e4")
    asked = trouble(qtbot, window)
    session.mark_saved()
    begin("cfanp", "club", "club", nodes=SLOW)
    window.bot_players.toggle_rest()
    assert rest_of(window) is Rest.STOPPED
    qtbot.mouseClick(asked.retry, Qt.MouseButton.LeftButton)
    assert rest_of(window) is Rest.STOPPED


def test_a_bot_of_a_level_nobody_knows(qtbot: QtBot, window: MainWindow, begin: Begin) -> None:
    session = begin("cfanp", "", "grandmaster")
    play(session, "AB:e4")
    asked = trouble(qtbot, window)
    assert "unknown bot “grandmaster”" in asked.text()
    asked.close()
    assert window.view.sentence == "The bots wait. Shift+F5 lets them go on."


def test_a_bot_that_is_killed_in_mid_thought(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin
) -> None:
    session = begin_apart("cfanp", "", "club", nodes=SLOW)
    play(session, "AB:e4")
    players = window.bot_players
    qtbot.waitUntil(lambda: players.process.pid is not None, timeout=PATIENCE)
    assert players.process.pid is not None
    os.kill(players.process.pid, KILL)
    asked = trouble(qtbot, window)
    assert "has ended unexpectedly" in asked.text()
    asked.close()


@pytest.mark.slow
def test_a_game_goes_on_where_the_process_was_stopped(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said what has happened, and another process makes the move."""
    monkeypatch.setattr(bot_process, "PULSE_MS", 1500)
    session = begin_apart("cfanp", "", "random", "club", nodes=SLOW)
    play(session, "AB:e4")
    players = window.bot_players
    qtbot.waitUntil(lambda: players.thinking == 3, timeout=PATIENCE)
    pid = players.process.pid
    assert pid is not None
    suspend(pid)
    said = (
        "The program in which bots think did not respond and was ended. Clara thinks again in a "
        "new one."
    )
    qtbot.waitUntil(lambda: window.view.sentence == said, timeout=PATIENCE)
    assert rest_of(window) is None
    players.hurry()
    wait_for_ply(qtbot, session, 3)
    assert players.process.pid != pid
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)


def test_a_window_closed_in_mid_thought_leaves_no_process(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin
) -> None:
    session = begin_apart("cfanp", "club", "club", nodes=SLOW)
    players = window.bot_players
    qtbot.waitUntil(lambda: players.process.pid is not None, timeout=PATIENCE)
    pid = players.process.pid
    assert pid is not None
    session.mark_saved()
    window.close()
    assert not runs(pid)


def test_bots_speak_the_language_in_use(
    qtbot: QtBot, window: MainWindow, begin: Begin, speak: object
) -> None:
    begin("cfanp", "club", "club", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1, timeout=PATIENCE)
    speak("de")  # type: ignore[operator]
    qtbot.waitUntil(lambda: "denkt nach …" in plate_notes(window))
    window.bot_players.toggle_rest()
    assert window.view.sentence == "Die Bots warten. Mit Umschalt+F5 spielen sie weiter."
