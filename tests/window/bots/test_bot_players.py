"""Bots in a process of their own, what they agree to, how they fail, and who gives them seats.

What is pressed and read beside them is in scenarios.
"""

import os
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.class_faults import ClassFault, Fault
from cfanp_gui.bots.levels import Chosen, TurnChoice
from cfanp_gui.bots.program_bot import BotFaultError
from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Position
from cfanp_gui.core.text import Text
from cfanp_gui.games import registry
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.bot_seats import bots_to_act, substitute, who_stays
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import SAMPLE_NAMES, BotSeat
from cfanp_gui.table.access.describer import Describer
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import translated
from cfanp_gui.window.bots.bot_players import BotPlayers, Rest
from cfanp_gui.window.bots.move_show import Pace
from cfanp_gui.window.bots.notices import BotTrouble, slow_sentence
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.bot_process import ProcessTimeouts
from tests.bots import BACK_RANK, cfanp
from tests.session.play import a_session, action, pair, play, pushed
from tests.session.rings import RING, STUCK
from tests.systems import KILL, runs, suspend
from tests.there import there
from tests.window.bots.conftest import SLOW, Begin, ThinksHere, wait_for_ply
from tests.window.conftest import Heard


def rest_of(window: MainWindow) -> Rest | None:
    return window.bot_players.rest


def table_of(window: MainWindow) -> TableScene:
    assert window.view.table is not None
    return window.view.table


def notes_of(table: TableScene) -> list[str]:
    return [plate.text.note for item in table.boards.values() for plate in item.plates.values()]


# A process of their own


def test_bots_move_think_and_end_in_a_process_of_their_own(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin
) -> None:
    session = begin_apart("cfanp", "", "club", "random", nodes=SLOW)
    players = window.bot_players
    assert players.process.pid is None, "nothing has been asked yet"
    play(session, "AB:e4")
    qtbot.waitUntil(lambda: players.process.pid is not None)
    assert players.process.pid is not None
    os.kill(players.process.pid, KILL)
    asked = trouble(qtbot, window)
    assert "has ended unexpectedly" in asked.text()
    qtbot.mouseClick(asked.retry, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: players.thinking == 2)
    assert session.node.ply == 1
    window.commands["move now"].trigger()
    wait_for_ply(qtbot, session, 3)
    assert players.thinking is None
    assert session.propose(session.position.legal_actions(1)[0]) is None
    qtbot.waitUntil(lambda: players.thinking == 2)
    pid = there(players.process.pid)
    session.mark_saved()
    window.close()
    assert not runs(pid)


@pytest.mark.slow
def test_the_clocks_of_bots_run(qtbot: QtBot, window: MainWindow, begin_apart: Begin) -> None:
    session = begin_apart("cfanp", "", "club", nodes=SLOW)
    window.documents.begin(session.match._replace(time=TimeControl(20)))
    session = pushed(window.documents.session)
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 2)  # the limit of its nodes would never let it move
    left = session.time_left(2)
    assert session.outcome is None
    assert left is not None
    assert left < 20_000


@pytest.mark.slow
def test_a_game_goes_on_where_the_process_was_stopped(
    qtbot: QtBot, window: MainWindow, begin_apart: Begin
) -> None:
    """It is said what has happened, and another process makes the move."""
    window.bot_players.process.patience = ProcessTimeouts(pulse=1500)
    session = begin_apart("cfanp", "", "random", "club", nodes=SLOW)
    play(session, "AB:e4")
    players = window.bot_players
    qtbot.waitUntil(lambda: players.thinking == 3)
    pid = there(players.process.pid)
    suspend(pid)
    said = (
        "The program in which bots think did not respond and was ended. Clara thinks again in a "
        "new one."
    )
    qtbot.waitUntil(lambda: window.view.sentence == said)
    assert rest_of(window) is None
    players.hurry()
    wait_for_ply(qtbot, session, 3)
    assert players.process.pid != pid
    qtbot.waitUntil(lambda: not runs(pid))


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.slow
def test_every_game_is_played_by_bots(qtbot: QtBot, begin: Begin, key: str) -> None:
    count = next(number for number in registry.find_game(key).player_counts if number > 2)
    session = begin(key, *(["greedy", "random"] * count)[:count])
    wait_for_ply(qtbot, session, 2 * count)


@pytest.mark.slow
def test_a_game_of_a_person_and_three_bots_runs_to_its_end(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "greedy", "greedy", "random", start=cfanp(BACK_RANK))
    while session.outcome is None:
        legal = session.position.legal_actions(1)
        assert session.propose(legal[session.node.ply * 7 % len(legal)]) is None
        qtbot.waitUntil(lambda: session.outcome is not None or not bots_to_act(session))
        if session.node.ply > 20 and session.outcome is None:
            assert session.resign(1) is None
            while session.outcome is None:
                wait_for_ply(qtbot, session, session.node.ply + 1)
    assert rest_of(window) is None
    qtbot.waitUntil(lambda: window.bot_players.thinking is None)
    assert window.order_panel.bots is not None
    assert not window.order_panel.bots.isVisible()
    assert not window.commands["stop bots"].isEnabled()
    acted = {node.transition.actor for node in session.line()[1:] if node.transition is not None}
    assert acted >= {1, 3, 4}


# At the table


def test_it_is_shown_said_and_read_aloud_who_thinks(
    qtbot: QtBot, window: MainWindow, begin: Begin, heard: Heard
) -> None:
    said = heard(window)
    window.bot_players.say_ms = 1
    begin("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: "Anna is thinking." in " ".join(said))
    table = table_of(window)
    assert notes_of(table) == ["thinking …", ""]
    described = [Describer(table).board(board) for board in (0, 1)]
    assert [one.endswith("thinking") for one in described] == [True, False]


def test_a_bot_that_waits_for_a_person_to_look_thinks_no_longer(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "random", "random")
    assert session.resign(1) is None
    banner = window.endings.banner
    assert banner is not None
    assert banner.rematch.isVisible()
    qtbot.waitUntil(lambda: window.bot_players.show.holds)
    assert "to move" in notes_of(table_of(window))
    qtbot.mouseClick(banner.on, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: session.outcome is not None or session.node.ply > 1)


def test_seats_change_hands_while_bots_think_or_wait(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "random", "random", "random")
    often = session.position.players
    wait_for_ply(qtbot, session, often)
    qtbot.waitUntil(lambda: window.bot_players.thinking is None)
    substitute(session, 1, "Random", BotSeat("random"))
    wait_for_ply(qtbot, session, 2 * often + 1)
    session.mark_saved()
    session = begin("cfanp", "club", "", nodes=SLOW)
    qtbot.waitUntil(lambda: window.bot_players.thinking == 1)
    substitute(session, 1, "Emma")
    assert window.bot_players.thinking is None
    play(session, "AB:e4")
    substitute(session, 2, "Random", BotSeat("random"))
    wait_for_ply(qtbot, session, 2)


def test_boards_pushed_for_a_move_come_apart_when_it_is_not_played(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    for command, ply in (("undo", 0), ("analyse", 1)):
        game = begin("cfanp", "", "club", "club", nodes=SLOW)
        play(game, "AC:e4")
        move, pushed_first = Chosen(action(game, "BC:e4"), pair("BC")), Pace(1, 10**8, 0)
        window.bot_players.show.make(move, pushed_first, lambda _: None)
        qtbot.waitUntil(lambda game=game: game.edits.undoes_here)
        window.commands[command].trigger()
        assert (game.edits.undoes_here, game.node.ply) == (False, ply)
        game.mark_saved()


# Others' consent, and decisions


def test_a_bot_decides_without_being_asked_at_the_table(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("ring", "", "random", "", start=RING.from_text(STUCK, {}))
    table, position = table_of(window), session.position
    assert position.deciders() == {2}
    table.interaction.controls.press_plate(0)
    assert table.interaction.question is None
    wait_for_ply(qtbot, session, 1)
    assert session.node.transition is not None
    assert session.node.transition.actor == 2


def crossing() -> tuple[Position, Action, int, int]:
    """Return a position, an action in it that needs consent, whose it is, and whose consent."""
    chance, game = random.Random(0), find_game("strategichess")
    position = game.initial(4, {})
    while True:
        actions = position.all_actions()
        for one in actions:
            partner, actor = position.partner(one), position.apply(one)[1].actor
            if partner not in (None, actor):
                return position, one, actor, partner
        position, _ = position.apply(chance.choice(actions))


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_and_people_are_asked_to_agree(
    qtbot: QtBot, window: MainWindow, begin: Begin, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    position, wanted, actor, partner = crossing()
    monkeypatch.setattr("cfanp_gui.table.interaction.move_resolver.agrees", lambda *_: agrees)
    levels = ["random" if player == partner else "" for player in range(1, 5)]
    session = begin("strategichess", *levels, start=position)
    window.bot_players.toggle_rest()
    table_of(window).interaction.resolver.enter(wanted)
    assert table_of(window).interaction.question is None, "a bot answers itself"
    assert session.node.ply == agrees
    if not agrees:
        assert window.view.sentence.endswith("does not agree. Nothing has been moved.")
    session.mark_saved()
    levels = ["consent" if player == actor else "" for player in range(1, 5)]
    session = begin("strategichess", *levels, start=position)
    have_think(window, lambda _: Chosen(wanted, None))
    resolver = table_of(window).interaction.resolver
    qtbot.waitUntil(lambda: resolver.chooser is not None)
    assert resolver.chooser is not None
    assert resolver.chooser.choose("y" if agrees else "n")
    assert session.node.ply == agrees
    if not agrees:
        asked = trouble(qtbot, window)
        assert asked.text().endswith("has no move to which everybody agrees.")
        asked.close()


# What goes wrong


def trouble(qtbot: QtBot, window: MainWindow) -> BotTrouble:
    """Return the question that is asked when a bot has failed."""
    qtbot.waitUntil(lambda: window.findChild(BotTrouble) is not None)
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


def test_a_bot_that_fails_is_reported_and_its_seat_offered(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    for think, sentence in (
        (break_rules, "Ben has tried a move that is not allowed. "),
        (lambda _: "e4", "Ben gave an answer that is not a move."),
        (fail, "Ben cannot move. It has ended."),
        (be_at_fault,
         "Ben cannot move: the bot “x”: it has raised ValueError (<b>.py, line 3)."),
    ):  # fmt: skip
        session = begin("cfanp", "", "random", "random")
        have_think(window, think)
        play(session, "AB:e4")
        asked = trouble(qtbot, window)
        assert asked.text().startswith(sentence)
        assert asked.textFormat() is Qt.TextFormat.PlainText
        assert (rest_of(window), session.node.ply) == (Rest.TROUBLE, 1)
        think_well(window)
        qtbot.mouseClick(asked.take, Qt.MouseButton.LeftButton)
        assert (session.match.seats[1].bot, rest_of(window)) == (None, None)
        play(session, "BC:e4")
        wait_for_ply(qtbot, session, 3)
        session.mark_saved()
        qtbot.waitUntil(lambda: window.findChild(BotTrouble) is None)


def test_a_bot_that_failed_tries_again_in_its_own_game(
    qtbot: QtBot, window: MainWindow, begin: Begin
) -> None:
    session = begin("cfanp", "", "random")
    have_think(window, fail)
    play(session, "AB:e4")
    asked = trouble(qtbot, window)
    think_well(window)
    qtbot.mouseClick(asked.retry, Qt.MouseButton.LeftButton)
    wait_for_ply(qtbot, session, 2)
    qtbot.waitUntil(lambda: window.findChild(BotTrouble) is None)
    have_think(window, fail)
    play(session, "AB:a3")
    asked = trouble(qtbot, window)
    session.mark_saved()
    begin("cfanp", "club", "club", nodes=SLOW)
    window.bot_players.toggle_rest()
    assert rest_of(window) is Rest.STOPPED
    qtbot.mouseClick(asked.retry, Qt.MouseButton.LeftButton)
    assert rest_of(window) is Rest.STOPPED


def test_closed_a_report_asks_for_nothing(qtbot: QtBot) -> None:
    parent, heard = QWidget(), list[str]()
    qtbot.addWidget(parent)
    box = BotTrouble(parent, "Ben cannot move.")
    box.retry.clicked.connect(lambda: heard.append("again"))
    box.take.clicked.connect(lambda: heard.append("taken"))
    box.open()
    qtbot.keyClick(box, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not parent.findChildren(BotTrouble))
    assert heard == []


# A search that is interpreted

Interpreted = Callable[[bool], None]


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Interpreted:
    """Return a function that starts the program anew, with an interpreted or a compiled kernel."""

    def begin_anew(is_interpreted: bool) -> None:
        BotPlayers.has_told_slowness = False
        monkeypatch.setattr(
            "cfanp_gui.games.cfanp.kernel_state.is_compiled", lambda: not is_interpreted
        )

    return begin_anew


def test_a_slow_search_is_told_of_once_per_start(
    qtbot: QtBot, window: MainWindow, begin: Begin, kernel: Interpreted,
    heard: Heard,
) -> None:  # fmt: skip
    kernel(True)
    said = heard(window)
    wait_for_ply(qtbot, begin("cfanp", *["beginner"] * 3, nodes=5, exchange=True), 1)
    assert not BotPlayers.has_told_slowness, (
        "a house rule that the kernel does not know is no matter of it"
    )
    pushed(window.documents.session).mark_saved()
    session = begin("cfanp", "", "beginner", "beginner", nodes=5)
    assert window.view.sentence == "", "no bot has thought yet"
    play(session, "AB:e4")
    wait_for_ply(qtbot, session, 3)
    assert "install a C compiler" in slow_sentence()
    assert window.view.sentence == slow_sentence()
    assert BotPlayers.has_told_slowness
    assert " ".join(said).count(slow_sentence()) == 1


@pytest.mark.parametrize(
    ("key", "level", "is_interpreted"),
    [
        *((game.key, "beginner", True) for game in registry.GAMES if game.key != "cfanp"),
        ("cfanp", "greedy", True),
        ("cfanp", "beginner", False),
    ],
)
@pytest.mark.slow
def test_nobody_else_is_told_of_a_slow_search(
    qtbot: QtBot, window: MainWindow, begin: Begin, kernel: Interpreted,
    key: str, level: str, is_interpreted: bool,
) -> None:  # fmt: skip
    kernel(is_interpreted)
    count = next(number for number in registry.find_game(key).player_counts if number > 2)
    wait_for_ply(qtbot, begin(key, *[level] * count, nodes=5), 1)
    assert not BotPlayers.has_told_slowness
    assert slow_sentence() not in window.view.sentence


# Who keeps their seat when bots take all others

NUMBERED = [f"Player {number}" for number in range(1, 5)]


def test_who_gave_a_name_stays(speak: Callable[[str], None]) -> None:
    for names, known, stays in (
        (NUMBERED, (), 2),
        (["Player 1", "Player 2", "Martin", "Player 4"], (), 3),
        (["Martin", "Player 2", "Player 3", "Eva"], (), 1),
        (["Player 1", "Martin", "Player 3", "Eva"], (), 2),
        ([*SAMPLE_NAMES, "Martin"], (), 4),
        ([*SAMPLE_NAMES, "Player 4"], (), 2),
        ([*SAMPLE_NAMES, "Player 4"], ("Clara",), 3),
        (["Player 1", "Spieler 2", "Martin", "Player 4"], (), 2),
    ):
        session = a_session(4, list(names))
        play(session, "AB:e4")  # it is the second player's turn
        assert who_stays(session, known, translated) == stays, names
    session = a_session(3, ["Player 1", "Player 2", "Martin"])
    substitute(session, 3, "Deep Martin", BotSeat("club"))
    assert who_stays(session, ()) == 1, "a bot with a name of its own could not stay"
    for player in (1, 2):
        substitute(session, player, f"B{player}", BotSeat("club"))
    assert who_stays(session, ()) == 0
    speak("de")
    for second in ("Spieler 2", "Player 2"):
        assert who_stays(a_session(3, ["Spieler 1", second, "Martin"]), (), translated) == 3
