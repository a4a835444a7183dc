"""The vocabulary of scenarios: one function a step.

The README beside this file lists them; ``python -m tests.window.scenarios`` writes it anew.
Steps that begin with ``expect`` look at something, all others do something.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import (
    QContextMenuEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QRadioButton,
    QTabBar,
    QTextEdit,
    QWidget,
)

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.record.journal import ASIDE, SUFFIX
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.match import BotSeat, Match, seat
from cfanp_gui.session.position_texts import read_position
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.window.bots import bot_players
from cfanp_gui.window.menu_actions import plain_title
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.usable_commands import why_unusable
from cfanp_gui.window.widgets.panel_lists import NOTE_ROLE
from tests.core.build import cfen
from tests.session.play import NAMES, pair, square_named
from tests.window.analysis.judged import quickly
from tests.window.bots.conftest import ThinksHere
from tests.window.files.filed import crash, written
from tests.window.scenarios import seeing
from tests.window.scenarios.person import Person, words_in
from tests.window.scenarios.seeing import fits, one_of, part
from tests.window.scenarios.vocabulary import listed, step

README = Path(__file__).parent / "README.md"
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

# Beginning


def match_of(game: Game, players: int, given: str) -> Match:
    """Return a match; `given` are options, and ``names``, ``bots``, ``nodes`` and ``time``."""
    values = dict(one.split("=", maxsplit=1) for one in given.split())
    names = values.pop("names", "").split(",") if "names" in values else []
    usual = [NAMES[n] if n < len(NAMES) else f"P{n}" for n in range(players)]
    nodes, time = int(values.pop("nodes", 60)), values.pop("time", "")
    levels = [] if "bots" not in values else values.pop("bots").split(",")
    bots = [None if level == "-" else BotSeat(level, nodes=nodes) for level in levels]
    kinds = {option.name: type(option.default) for option in game.options}
    options: dict[str, OptionValue] = {}
    for name, value in values.items():
        assert name in kinds, f"{game.key} has no option {name!r}; it has {sorted(kinds)}"
        as_number = int(value) if kinds[name] is int else value
        options[name] = value == "true" if kinds[name] is bool else as_number
    colours = [f"#{40 + 8 * n:02x}{220 - 8 * n:02x}80" for n in range(players)]
    return seat(
        game,
        {**game.as_seated, **options},
        names or usual,
        colours,
        0,
        TimeControl.parse(time) if time else None,
        bots=bots,
    )


@step("begin[ {game} with] {players:number} players[: {options:rest}]", "begin 3 players")
def begin(at: Person, players: int, game: str = "", options: str = "") -> None:
    """Begin a game; `options` may be ``names=Anna,Ben bots=-,random time=300+5 captured=dead``."""
    _begin(at, match_of(find_game(game) if game else default_game(), players, options))


def _begin(at: Person, match: Match, line: str = "") -> None:
    """Begin a game in the place of the one on the table, which is not asked about."""
    if match.bots:
        at.patch.setattr(bot_players, "BotProcess", ThinksHere)
        at.window.preference_actions.change(bots="instant")
    at.let_go(at.window)
    start = match.game.from_text(line, match.options) if line else None
    assert at.window.documents.begin(match, start=start)


@step('begin at "{line}"[: {options:rest}]', 'begin at "2 Ka:Ah1 Qb:Ag2 Kb:Be1": kingcapture=true')
def begin_at(at: Person, line: str, options: str = "") -> None:
    """Begin at a position: a line, or armies with the squares of their pieces (`cfen`)."""
    if short := re.match(r"(\d+) ([A-Z][a-z]:.*?)( d=\S+)?$", line):
        line = cfen(int(short[1]), short[2]) + (short[3] or "")
    at.let_go(at.window)
    given = read_position(line)
    if not options:
        assert at.window.documents.begin_given(given)
        return
    _begin(at, match_of(given.game, given.position.players, options), line)


@step("have nothing on the table")
def close_game(at: Person) -> None:
    """Close the game that lies there."""
    at.let_go(at.window)
    at.window.documents.close_game()


@step("offer what to begin with")
def show_start(at: Person) -> None:
    """Show what the program shows where there is no game yet."""
    at.window.show_start()


@step("have variations folded at first")
def fold(at: Person) -> None:
    """Have also the short ones folded that scenarios play."""
    at.window.moves_panel.model.short = 0


@step("have judgements come quickly")
def judge_quickly(at: Person) -> None:
    """Have few positions looked at for a judgement, and that in the program itself."""
    quickly(at.patch)


@step("have replays go quickly")
def hurry(at: Person) -> None:
    """Have each move shown for 20 ms where what happened is shown again."""
    at.window.replay.step_ms = 20


@step("prefer {name} {value}", "prefer theme dark")
def prefer(at: Person, name: str, value: str) -> None:
    """Change a preference, as a click in the dialog does."""
    usual = getattr(at.window.preference_actions.preferences, name)
    kinds = {bool: value == "true", int: int(value) if value.isdigit() else 0}
    at.window.preference_actions.change(**{name: kinds.get(type(usual), value)})


@step("speak {language}", "speak de")
def speak(_: Person, language: str) -> None:
    """Have the program in another language."""
    install(QApplication.instance(), language)


@step("resize to {width:number} x {height:number}", "resize to 1366 x 768")
def resize(at: Person, width: int, height: int) -> None:
    """Give the window another size."""
    at.window.resize(width, height)


@step("restart")
def restart(at: Person) -> None:
    """Close the window and open one of a new start with the same folders, and panels as left."""
    at.let_go(at.window)
    at.leave(at.window)
    _start(at)
    for restore_panel in at.window.analysis.restoring():
        restore_panel()


def _start(at: Person) -> None:
    """Start the program, which asks what is to come back of what was left."""
    at.start()
    found = at.window.documents.journals
    games = at.window.file_actions.offer_restore(found.left_behind(), found.damaged())
    for number, one in enumerate(games):
        if number:
            at.open_window()
        at.window.documents.restore(one.shown, one.aside)


@step("crash and restart")
def crash_and_restart(at: Person) -> None:
    """End the program as a kill does, and start it anew: what was left is offered, if any was."""
    dead = list(at.windows)
    for window in dead:
        if window.documents.session is not None:
            crash(window.documents)
        at.patch.setattr(window.file_actions, "may_leave_game", lambda: True)
        at.leave(window)
    _start(at)


@step('have a damaged journal "{name}"', 'have a damaged journal "one"')
def have_damaged(at: Person, name: str) -> None:
    """Have a journal that cannot be read lie beside the others."""
    at.dirs.journals.mkdir(parents=True, exist_ok=True)
    path = at.dirs.journals / f"{name}{SUFFIX}{ASIDE}"
    path.write_text("nothing\n", encoding="ascii")


@step(
    'have "{entry}" in the journal before its last entry',
    'have "jump" in the journal before its last entry',
)
def have_wrong_entry(at: Person, entry: str) -> None:
    """Have an entry in the journal of the game that is none there."""
    (path,) = at.dirs.journals.glob(f"*{SUFFIX}")
    *lines, last = path.read_text(encoding="ascii").splitlines()
    wrong = json.dumps({"at": 1.0, "entry": entry})
    path.write_text("\n".join((*lines, wrong, last, "")), encoding="ascii")


@step("open another window")
def another_window(at: Person) -> None:
    """Open a window beside, with the same folders, and use that."""
    at.open_window()


# Playing


@step("play {moves:rest}", "play AB:e4 BC:h3")
def play(at: Person, moves: str) -> None:
    """Play moves in the human or the machine form, without the hands."""
    for token in moves.split():
        session = at.session
        try:
            action = session.game.notation.parse(session.position, token)
        except ValueError:
            action = session.game.parse_action(token)
        refusal = session.propose(action)
        assert refusal is None, f"{token} is refused: {refusal}"


@step("push {boards}", "push AB")
def push(at: Person, boards: str) -> None:
    """Push two half-boards together."""
    refusal = at.session.push(pair(boards))
    assert refusal is None, f"{refusal}"


@step("pull apart")
def pull_apart(at: Person) -> None:
    """Pull the half-boards apart."""
    at.session.pull_apart()


@step("resign {players:rest}", "resign 2 3, resign 1 on board 2")
def resign(at: Person, players: str) -> None:
    """Have players resign, one after another, or one of them on a board."""
    for one in players.replace("resign", "").split(","):
        names, _, board = one.partition(" on board ")
        for player in names.split():
            extra = (int(board),) if board else ()
            refusal = at.session.resign(int(player), *extra)
            assert refusal is None, f"{refusal}"


@step("agree to a draw")
def agree(at: Person) -> None:
    """Have all players agree."""
    for player in sorted(at.session.position.alive()):
        at.session.agree_to_draw(player)


@step("hand army {army} to player {player:number}", "hand army b to player 3")
def hand_over(at: Person, army: str, player: int) -> None:
    """Hand an army over, in a friendly game."""
    refusal = at.session.propose(at.session.position.transfer(ord(army) - ord("a"), player))
    assert refusal is None, f"{refusal}"


@step("undo[ {times:number} times]", "undo 2 times")
def undo(at: Person, times: int = 1) -> None:
    """Take back what was done last."""
    at.session.undo(times)


@step("redo[ {times:number} times]", "redo")
def redo(at: Person, times: int = 1) -> None:
    """Do again what was taken back."""
    at.session.redo(times)


@step("walk {moves:number}", "walk -1")
def walk(at: Person, moves: int) -> None:
    """Walk through the record, back where it is negative."""
    at.session.walk(moves)


@step("go to move {ply:number}", "go to move 3")
def go_to(at: Person, ply: int) -> None:
    """Walk to a move of the line; 0 is the start."""
    at.session.go_to(ply)


@step("visit {move}", "visit AB:d2d4")
def visit(at: Person, move: str) -> None:
    """Walk to a move anywhere in the record, named in the machine form."""
    at.session.visit(node_named(at, move))


def node_named(at: Person, move: str) -> Node:
    """Return the node to which a move leads."""
    for node in at.session.root.whole():
        if node.action is not None and node.action.text == move:
            return node
    raise AssertionError(f"no move is {move}")


@step("return to the game")
def return_to_game(at: Person) -> None:
    """Walk back from a variation."""
    at.session.return_to_game()


@step("let things move")
def let_move(at: Person) -> None:
    """Have pieces glide, and mates be shown, as long as that takes."""
    at.window.animator.finish_all()
    at.window.animator.reduced = False


@step("wait until nothing moves")
def wait_still(at: Person) -> None:
    """Have all that glides or is shown arrive."""
    while at.window.animator.busy:
        at.window.animator.finish_all()


@step('wait for "{text}"[ in {place:rest}]', 'wait for "Anna is to move" in Judgement')
def wait_for(at: Person, text: str, place: str = "") -> None:
    """Wait up to a minute for words to be seen."""

    def comes() -> bool:
        return (not place or seeing.is_shown(place)) and _sees(text, place)

    at.wait(comes, f"{text!r} does not come", 60_000)


@step("wait for move {ply:number}", "wait for move 3")
def wait_for_move(at: Person, ply: int) -> None:
    """Wait up to a minute for bots to have played so much."""
    at.wait(lambda: at.session.node.ply >= ply, "no more is played", 60_000)


@step("let {seconds:number} seconds pass", "let 10 seconds pass")
def let_pass(at: Person, seconds: int) -> None:
    """Have so much time pass for the clocks of games, which stand still otherwise."""
    at.passed_ns += seconds * 1_000_000_000
    at.window.clock_ticker.look()


@step("expect clocks to {state}", "expect clocks to run")
def expect_clocks(at: Person, state: str) -> None:
    """Expect that a clock runs (``run``), or that none does (``stand``)."""
    seen = "stand" if at.session.clock_wait() is None else "run"
    assert seen == state, f"they {seen}"


@step("wait {ms:number} ms", "wait 50 ms")
def wait_ms(_: Person, ms: int) -> None:
    """Wait for something that must not come."""
    QTest.qWait(ms)


# Commands, keys, and the mouse


@step('choose "{words}"', 'choose "Show the mate again"')
def choose(at: Person, words: str) -> None:
    """Choose a command by its words in the menus, or an entry of the menu that is open."""
    if isinstance(QApplication.activePopupWidget(), QMenu):
        entry = at.menu_entry(words)
        assert entry.isEnabled(), f"{words!r} is grey"
        at.close_menu()
        entry.trigger()
        return
    command = at.command(words)
    session = at.window.documents.session
    why = "" if command.isEnabled() else why_unusable(command.objectName(), session)
    assert command.isEnabled(), f"{words!r} cannot be used: {why}"
    command.trigger()


@step('find "{words}"', 'find "Pull apart"')
def find(at: Person, words: str) -> None:
    """Carry out a command by typing it into the palette of all commands."""
    at.command("All commands").trigger()
    at.settle()
    at.type(words)
    at.press("Return")


@step("press {keys:rest}", "press Left Ctrl+Z")
def press(at: Person, keys: str) -> None:
    """Press keys where the keyboard is."""
    for one in keys.split():
        at.press(one)
        at.settle()


@step('type "{text}"', 'type "Nf3"')
def type_text(at: Person, text: str) -> None:
    """Type a text where the keyboard is."""
    at.type(text)


@step('enter "{line}"', 'enter "BC Nc3"')
def enter(at: Person, line: str) -> None:
    """Type a line into the command bar."""
    at.command("Type a move").trigger()
    at.settle()
    at.type(line)
    at.press("Return")


@step('click "{words}"[ in {place:rest}]', 'click "Review" in result')
def click(at: Person, words: str, place: str = "") -> None:
    """Click a button, tab, link or row that says these words."""
    try:
        at.click(one_of(QAbstractButton, words, place))
        return
    except AssertionError as problem:
        missing = str(problem)
    for widget in seeing.below(part(place)) if place else seeing.everything():
        if isinstance(widget, QTabBar):
            for tab in range(widget.count()):
                if fits(words, widget.tabText(tab).replace("&", "")):
                    QTest.mouseClick(widget, LEFT, pos=widget.tabRect(tab).center())
                    return
        if isinstance(widget, QLabel) and (link := _link(widget, words)):
            widget.linkActivated.emit(link)
            return
    if place:
        click_row(at, words, place)
        return
    raise AssertionError(missing)


def _link(label: QLabel, words: str) -> str:
    found = re.search(rf'<a href="([^"]*)"[^>]*>{re.escape(words)}</a>', label.text())
    return found[1] if found else ""


@step('click row "{row}" of {place:rest}', 'click row "AB:e4" of moves')
def click_row(_: Person, row: str, place: str) -> None:
    """Click a row of a list."""
    view, point = _row_point(row, place)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


@step('double-click row "{row}" of {place:rest}', 'double-click row "AB:e4" of moves')
def double_click_row(_: Person, row: str, place: str) -> None:
    """Click a row of a list twice."""
    view, point = _row_point(row, place)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)


@step('right-click row "{row}" of {place:rest}', 'right-click row "AB:e4" of moves')
def right_click_row(_: Person, row: str, place: str) -> None:
    """Open the menu of a row with the right button, as systems pass it on."""
    view, point = _row_point(row, place)
    QTest.mouseClick(view.viewport(), RIGHT, pos=point)
    there = view.viewport().mapToGlobal(point)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, there)
    QApplication.sendEvent(view.viewport(), event)


@step('point at row "{row}" of {place:rest}', 'point at row "AB:e4" of Judgement')
def point_at_row(_: Person, row: str, place: str) -> None:
    """Move the mouse over a row of a list."""
    view, point = _row_point(row, place)
    QTest.mouseMove(view.viewport(), point + QPoint(1, 1))  # it may lie there already
    QTest.mouseMove(view.viewport(), point)


@step("point at square {square}", "point at square Ae4")
def point_at_square(at: Person, square: str) -> None:
    """Move the mouse over a square of the table."""
    view = at.window.view
    assert view.table is not None, "there is no game on the table"
    point = view.mapFromScene(view.table.centre_of(square_named(square)))
    QTest.mouseMove(view.viewport(), point + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), point)


@step("point away")
def point_away(at: Person) -> None:
    """Move the mouse to where it points at nothing."""
    QTest.mouseMove(at.window.menuBar(), QPoint(2, 2))


def _row_point(row: str, place: str) -> tuple[QAbstractItemView, QPoint]:
    """Return a list, and the middle of one of its rows."""
    view, index = seeing.view_in(place), seeing.row_called(place, row)
    view.scrollTo(index)
    return view, view.visualRect(index).center()


@step(
    "right-click {spot:rest} at the table[ with {held:rest}]",
    "right-click Ae2 at the table with Ctrl",
)
def right_click_table(at: Person, spot: str, held: str = "") -> None:
    """Click a square, as `Ae2`, a name plate, as `plate A`, or the bare `cloth` with the right
    button."""
    window, view = at.window.windowHandle(), at.window.view
    keys = Qt.KeyboardModifier.ControlModifier if held else Qt.KeyboardModifier.NoModifier
    pixel = view.viewport().mapTo(at.window, at.pixel(spot))
    QTest.mouseMove(window, QPoint(1, 1))  # or it would be the second click of two
    QTest.mousePress(window, RIGHT, keys, pixel)
    QTest.mouseRelease(window, RIGHT, keys, pixel)


@step("open a menu by its key[ on {square}]", "open a menu by its key on Ag1")
def open_menu_by_key(at: Person, square: str = "") -> None:
    """Have the key for menus pressed at the table, the cursor of the keyboard on a square."""
    table = at.window.view.table
    if square and table is not None:
        table.keyboard.go(at.square(square))
    here = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, here, here)
    QApplication.sendEvent(at.window.view, event)


@step("move {origin} to {target} by keys", "move Ae2 to Ae4 by keys")
def move_by_keys(at: Person, origin: str, target: str) -> None:
    """Pick a piece up with Enter and put it down with Enter, the cursor on those squares."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    for square in (origin, target):
        table.keyboard.go(at.square(square))
        at.press("Return")


@step("close the menu")
def close_menu(at: Person) -> None:
    """Close the menu that is open."""
    at.close_menu()


@step("focus {place:rest}", "focus table")
def focus(at: Person, place: str) -> None:
    """Give a part, or a list in it, the keyboard."""
    widget = part(place)
    window = widget.window()
    window.activateWindow()
    at.wait(window.isActiveWindow, "the window does not come to the front")
    inside = [one for one in seeing.below(widget) if isinstance(one, QAbstractItemView)]
    (widget if place == "table" or not inside else inside[0]).setFocus()


# Fields


@step('tick "{words}"[ in {place:rest}]', 'tick "Anna" in dialog')
def tick(at: Person, words: str, place: str = "") -> None:
    """Tick a box, or choose a radio button."""
    _set_tick(at, words, place, True)


@step('untick "{words}"[ in {place:rest}]', 'untick "Sound" in Preferences')
def untick(at: Person, words: str, place: str = "") -> None:
    """Untick a box."""
    _set_tick(at, words, place, False)


def _set_tick(_: Person, words: str, place: str, on: bool) -> None:
    box = one_of((QCheckBox, QRadioButton), words, place)
    assert isinstance(box, QAbstractButton)
    assert box.isEnabled(), f"{words!r} cannot be used"
    assert box.isChecked() != on, f"{words!r} is so already"
    box.click()


@step('set "{field}" to "{value}"[ in {place:rest}]', 'set "Player" to "Clara" in dialog')
def set_field(at: Person, field: str, value: str, place: str = "") -> None:
    """Choose in a combo box, or write in a field over what stands there."""
    kinds = (QComboBox, QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
    widget = one_of(kinds, field, place)
    assert widget.isEnabled(), f"{field!r} cannot be used"
    if isinstance(widget, QComboBox) and not widget.isEditable():
        offered = [widget.itemText(row) for row in range(widget.count())]
        found = [row for row, text in enumerate(offered) if fits(value, text)]
        assert found, f"{value!r} is not offered; there are {offered}"
        widget.setCurrentIndex(found[0])
        widget.activated.emit(found[0])
        return
    widget.setFocus()
    at.press("Ctrl+A")
    at.type(value) if value else at.press("Delete")
    if isinstance(widget, QAbstractSpinBox):
        widget.interpretText()


# Files


@step('pick file "{name}" next', 'pick file "other.cpgn" next')
def pick_file(at: Person, name: str) -> None:
    """Answer the next question for a file or folder; an empty name cancels it."""
    at.files.append(name)


@step(
    'expect asked "{title}" with "{name}" proposed', 'expect asked "Save…" with "one.cpgn" proposed'
)
def expect_asked(at: Person, title: str, name: str) -> None:
    """Expect what the last question for a file said."""
    seen = at.asked_file
    assert fits(title, seen[0]), f"it was called {seen[0]!r}"
    assert fits(name, seen[1]), f"proposed was {seen[1]!r}"


@step('have file "{name}"[ in {encoding}] with', 'have file "one.pgn" in cp1251 with')
def have_file(at: Person, name: str, block: tuple[str, ...], encoding: str = "utf-8") -> None:
    """Write a file of the lines set in below; ``.`` is an empty line, and ``\\xff`` a byte."""
    path = at.path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "\n".join("" if one == "." else one for one in block) + "\n"
    text = re.sub(r"\\x([89a-f][0-9a-f])", lambda byte: chr(0xDC00 + int(byte[1], 16)), text)
    path.write_bytes(text.encode(encoding, "surrogateescape"))


@step('have file "{name}" with games', 'have file "evening.cpgn" with games')
def have_games(at: Person, name: str, block: tuple[str, ...]) -> None:
    """Write a file of games, each in a line below: players, and moves in the human form."""
    sessions = []
    for line in block:
        game, _, moves = line.partition(":")
        *kind, players = game.split()
        found = find_game(kind[0]) if kind else default_game()
        sessions.append(new_session(match_of(found, int(players), "")))
        for token in moves.split():
            position = sessions[-1].position
            sessions[-1].propose(sessions[-1].game.notation.parse(position, token))
    written(at.path(name), *sessions)


@step('have file "{name}" gone', 'have file "one.pgn" gone')
def have_file_gone(at: Person, name: str) -> None:
    """Remove a file."""
    at.path(name).unlink()


@step('drop file "{name}" on {place:rest}', 'drop file "one.pgn" on table')
def drop_file(at: Person, name: str, place: str) -> None:
    """Drag files, between bars, over a part of the window and let go, as a desktop does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(at.path(one))) for one in name.split(" | ")])
    _drop(at, data, place)


@step('drop text "{text}" on {place:rest}', 'drop text "1. e4" on table')
def drop_text(at: Person, text: str, place: str) -> None:
    """Drag a text over a part of the window and let go, as a desktop does."""
    data = QMimeData()
    data.setText(text)
    _drop(at, data, place)


def _drop(at: Person, data: QMimeData, place: str) -> None:
    """Ask who lies there and then those it lies in, as far as they take drops, as Qt does."""
    over: QWidget | None = at.window if place == "window" else part(place)
    held = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    while over is not None:
        over = seeing.taker_of(over)
        enter = QDragEnterEvent(QPoint(5, 5), *held)
        QApplication.sendEvent(over, enter)
        if enter.isAccepted():
            QApplication.sendEvent(over, QDragMoveEvent(QPoint(5, 5), *held))
            QApplication.sendEvent(over, QDropEvent(QPointF(5, 5), *held))
            return
        over = over.parentWidget()
    raise AssertionError("nobody takes it")


@step('save as "{name}"', 'save as "game.cpgn"')
def save_as(at: Person, name: str) -> None:
    """Save the game in a file."""
    assert at.window.documents.save(at.path(name))


@step('open file "{name}"', 'open file "game.cpgn"')
def open_file(at: Person, name: str) -> None:
    """Open a file, and wait until it has been read."""
    before = at.window.documents.session
    if before is not None:
        at.let_go(at.window)
    at.window.documents.open(at.path(name))
    at.wait(
        lambda: (
            not at.window.documents.is_reading
            and (at.window.documents.session is not before or QApplication.activeModalWidget())
        ),
        f"{name} is not opened",
        10_000,
    )


@step('copy "{text}"', 'copy "e2e4 e7e5"')
def copy_text(_: Person, text: str) -> None:
    """Have a text in the clipboard."""
    QGuiApplication.clipboard().setText(text)


# What is seen


def _sees(text: str, place: str) -> bool:
    return any(fits(text, one) for one in seeing.seen_texts(place))


@step('expect "{text}"[ in {place:rest}]', 'expect "Checkmate: Anna…" in banner')
def expect_text(_: Person, text: str, place: str = "") -> None:
    """Expect words to be seen, in a part or anywhere."""
    if not _sees(text, place):
        raise AssertionError(f"{text!r} is not seen; there is {seeing.seen_texts(place)}")


@step('expect no "{text}"[ in {place:rest}]', 'expect no "Show the mate again" in banner')
def expect_no_text(_: Person, text: str, place: str = "") -> None:
    """Expect words not to be seen."""
    assert not _sees(text, place), f"{text!r} is seen"


@step("expect shown: {places:rest}", "expect shown: banner, Moves")
def expect_shown(_: Person, places: str) -> None:
    """Expect parts to be seen."""
    for place in places.split(", "):
        part(place)


@step("expect hidden: {places:rest}", "expect hidden: banner, result")
def expect_hidden(_: Person, places: str) -> None:
    """Expect parts not to be seen."""
    for place in places.split(", "):
        assert not seeing.is_shown(place), f"{place} is seen"


@step('expect sentence "{text}"', 'expect sentence "The variation is deleted."')
def expect_sentence(at: Person, text: str) -> None:
    """Expect a sentence below the table, or below what there is to begin with."""
    seen = _sentence(at)
    assert fits(text, seen), f"the sentence is {seen!r}"


def _sentence(at: Person) -> str:
    if at.window.offers_start:
        return at.window.start.view.sentence.text()
    return at.window.view.sentence


@step("expect no sentence")
def expect_no_sentence(at: Person) -> None:
    """Expect nothing to be said below the table."""
    assert not _sentence(at), f"the sentence is {_sentence(at)!r}"


@step("dismiss the sentence")
def dismiss(at: Person) -> None:
    """Have the sentence gone, as it goes after some seconds."""
    at.window.view.hide_message()


@step('expect title "{text}"', 'expect title "…game.cpgn…"')
def expect_title(at: Person, text: str) -> None:
    """Expect the window to be titled so."""
    seen = at.window.windowTitle().replace("[*]", "")
    assert fits(text, seen), f"the title is {seen!r}"


@step("expect unsaved changes")
def expect_unsaved(at: Person) -> None:
    """Expect the title to show that something is not saved."""
    assert at.window.isWindowModified(), "all is saved"


@step("expect all saved")
def expect_saved(at: Person) -> None:
    """Expect the title to show that all is saved."""
    assert not at.window.isWindowModified(), "something is not saved"


@step('expect dialog "{title}"', 'expect dialog "Resign"')
def expect_dialog(_: Person, title: str) -> None:
    """Expect a dialog with a title in front."""
    seen = part("dialog").windowTitle()
    assert fits(title, seen), f"the dialog is {seen!r}"


@step("expect no dialog")
def expect_no_dialog(_: Person) -> None:
    """Expect that nothing is asked."""
    assert not seeing.is_shown("dialog"), f"there is {part('dialog').windowTitle()!r}"


@step('expect message "{text}"', 'expect message "Delete this variation…"')
def expect_message(at: Person, text: str) -> None:
    """Expect a message that waits for an answer."""
    seen = at.message().text()
    assert fits(text, seen), f"the message is {seen!r}"


@step("expect {count:number} windows", "expect 2 windows")
def expect_windows(_: Person, count: int) -> None:
    """Expect so many windows of the program on the screen."""
    shown = seeing.shown_windows()
    assert len(shown) == count, f"there are {shown}"


@step("expect focus on {place:rest}", "expect focus on Moves")
def expect_focus(_: Person, place: str) -> None:
    """Expect the keyboard in a part, or in what is called so."""
    focus = QApplication.focusWidget()
    assert focus is not None, "nothing has the keyboard"
    words = [one for one in seeing.names(focus) if one]
    if place in words or (seeing.is_shown(place) and part(place).isAncestorOf(focus)):
        return
    if seeing.PARTS.get(place) in seeing.kinds(focus):
        return
    raise AssertionError(f"{type(focus).__name__} {words} has the keyboard")


@step("expect mate shown again")
def expect_moment(at: Person) -> None:
    """Expect a mate to be shown on the table now."""
    table = at.window.view.table
    assert table is not None
    assert table.moments.playing, "none is shown"


@step('expect announced "{text}"', 'expect announced "Anna wins…"')
def expect_announced(at: Person, text: str) -> None:
    """Expect a sentence read aloud by what was done last."""
    assert any(fits(text, one) for one in at.announced), f"read aloud was {at.announced}"


@step("expect nothing else announced than", "expect nothing else announced than")
def expect_only_announced(at: Person, block: tuple[str, ...]) -> None:
    """Expect what was read aloud by what was done last, in its order."""
    assert at.announced == list(block), f"read aloud was {at.announced}"


@step("expect picked up: {piece:rest}", "expect picked up: Ae2")
def expect_picked(at: Person, piece: str) -> None:
    """Expect the piece of a square in the hand, or ``nothing``."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    wanted = None if piece == "nothing" else at.square(piece)
    assert table.pointer.picked == wanted, f"picked up is {table.pointer.picked}"


@step("expect lit: {squares:rest}", "expect lit: Ae1 Bd2")
def expect_lit(at: Person, squares: str) -> None:
    """Expect the squares that show why something is so, or ``none``."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    table.refresh_now()
    seen = {
        item.spec.title(square)
        for item in table.boards.values()
        for layer in (item.below, item.above)
        for square, marks in layer.marks.items()
        if Mark.CAUSE in marks
    }
    wanted = set() if squares == "none" else set(squares.split())
    assert seen == wanted, f"lit are {sorted(seen)}"


@step("expect board in front {label}", "expect board in front 2")
def expect_front(at: Person, label: str) -> None:
    """Expect the board with a label to be the one looked at alone; ``none`` for all of them."""
    focus = at.window.view.focus
    seen = [one.label for one in at.session.position.boards() if focus and one.id in focus]
    assert (seen or ["none"])[0] == label, f"the board in front is {seen or 'none'}"


@step("expect a square under the keyboard")
def expect_square(at: Person) -> None:
    """Expect the cursor of the keyboard on a square."""
    assert _square(at) is not None, "it is on none"


@step("expect no square under the keyboard")
def expect_no_square(at: Person) -> None:
    """Expect the cursor of the keyboard on no square."""
    assert _square(at) is None, f"it is on {_square(at)}"


def _square(at: Person) -> Square | None:
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    return table.keyboard.square


# Rows


@step("expect rows of {place:rest}", "expect rows of moves: Start | AB:e4")
def expect_rows(_: Person, place: str, block: tuple[str, ...]) -> None:
    """Expect all rows of a list, between bars or in lines set in below."""
    place, _sign, line = place.partition(": ")
    wanted = [one.strip() for one in line.split(" | ")] if line else list(block)
    seen = seeing.rows_of(place)
    same = len(wanted) == len(seen) and all(map(fits, wanted, seen))
    assert same, f"the rows are {seen}"


@step(
    'expect row "{row}" of {place:rest} to say "{text}"', 'expect row "AB:e4" of moves to say "…"'
)
def expect_row(_: Person, row: str, place: str, text: str) -> None:
    """Expect a row to say a text besides, as a note, in its tip or when it is read aloud."""
    seen = seeing.row_texts(seeing.row_called(place, row))
    assert any(fits(text, one) for one in seen), f"it says {seen}"


@step(
    'expect no "{text}" on row "{row}" of {place:rest}',
    'expect no "…bot…" on row "Ben" of order',
)
def expect_row_without(_: Person, text: str, row: str, place: str) -> None:
    """Expect a row not to say a text anywhere."""
    seen = seeing.row_texts(seeing.row_called(place, row))
    assert not any(fits(text, one) for one in seen), f"it says {seen}"


@step(
    'expect last row of {place:rest} to say "{text}"',
    'expect last row of moves to say "Anna is out"',
)
def expect_last_row(_: Person, place: str, text: str) -> None:
    """Expect the last row of a list to say a text, itself or besides."""
    seen = seeing.row_texts(list(seeing.indexes(seeing.view_in(place).model()))[-1])
    assert any(fits(text, one) for one in seen), f"it says {seen}"


@step(
    'expect row "{row}" of {place:rest} without a note',
    'expect row "AB:e4" of moves without a note',
)
def expect_no_note(_: Person, row: str, place: str) -> None:
    """Expect a row below which nothing stands."""
    seen = seeing.row_called(place, row).data(NOTE_ROLE)
    assert not seen, f"below it stands {seen!r}"


@step('expect current row "{row}" of {place:rest}', 'expect current row "AB:e4" of moves')
def expect_current(_: Person, row: str, place: str) -> None:
    """Expect a row of a list to be the current one."""
    view = seeing.view_in(place)
    seen = view.currentIndex().data()
    assert fits(row, str(seen)), f"the current row is {seen!r}"


# The game


@step("expect line {moves:rest}", "expect line AB:e2e4 AB:e7e5")
def expect_line(at: Person, moves: str) -> None:
    """Expect the moves up to where the game is looked at, in the machine form; ``none``."""
    path = list(at.session.node.path())[::-1]
    seen = [node.action.text for node in path if node.action is not None]
    assert seen == ([] if moves == "none" else moves.split()), f"the line is {seen}"


@step("expect move {ply:number}", "expect move 10")
def expect_move(at: Person, ply: int) -> None:
    """Expect so many moves played where the game is looked at."""
    assert at.session.node.ply == ply, f"{at.session.node.ply} are played"


@step("expect pair {boards}", "expect pair AB")
def expect_pair(at: Person, boards: str) -> None:
    """Expect two half-boards pushed together, or ``none``."""
    seen = at.session.pair
    wanted = None if boards == "none" else pair(boards)
    assert seen == wanted, f"pushed together are {seen}"


@step("expect boards together: {boards}", "expect boards together: AC")
def expect_together(at: Person, boards: str) -> None:
    """Expect two half-boards to lie together, pushed or to be looked at, or ``none``."""
    assert at.window.view.table is not None
    seen = at.window.view.table.placement.shown
    assert seen == (None if boards == "none" else pair(boards)), f"together lie {seen}"


@step("expect arrows: {arrows:rest}", "expect arrows: Ad1-Be5 a, Ad1-Aa1 a dashed")
def expect_arrows(at: Person, arrows: str) -> None:
    """Expect all arrows on the table, each with the army whose paint it wears, or ``none``."""
    seen = [
        f"{full_name(one.source)}-{full_name(one.target)} {_paint(one)}"
        for shapes in _on_arrows(at, "arrows")
        for one in shapes
    ]
    assert seen == ([] if arrows == "none" else arrows.split(", ")), f"the arrows are {seen}"


@step("expect rings: {rings:rest}", "expect rings: Bc4 b, Ae4 a dashed")
def expect_rings(at: Person, rings: str) -> None:
    """Expect all rings on the table, each with the army whose paint it wears, or ``none``."""
    seen = [
        f"{full_name(one.square)} {_paint(one)}"
        for shapes in _on_arrows(at, "rings")
        for one in shapes
    ]
    assert seen == ([] if rings == "none" else rings.split(", ")), f"the rings are {seen}"


def _on_arrows(at: Person, kind: str) -> list[tuple[ArrowShape | RingShape, ...]]:
    """Return the shapes that lie on the table, where anything has ever been drawn there."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    return list(getattr(table.arrows, kind).values()) if "arrows" in vars(table) else []


def _paint(shape: ArrowShape | RingShape) -> str:
    army = "of nobody" if shape.army is None else chr(ord("a") + shape.army)
    return f"{army} dashed" if shape.dashed else army


@step("expect players {names:rest}", "expect players Anna, Ben, Clara")
def expect_players(at: Person, names: str) -> None:
    """Expect who sits at the table, in the order of play."""
    seen = list(at.session.match.names)
    assert seen == names.split(", "), f"there are {seen}"


@step('expect position "{line}"', 'expect position "2 Ka:Ah1 Kb:Be1"')
def expect_position(at: Person, line: str) -> None:
    """Expect a position on the table."""
    if short := re.match(r"(\d+) ([A-Z][a-z]:.*)$", line):
        line = cfen(int(short[1]), short[2])
    seen = at.session.position.to_text()
    assert seen == line, f"the position is {seen}"


# Commands and fields that can be used


@step("expect usable: {words:rest}", "expect usable: Undo | Redo")
def expect_usable(at: Person, words: str) -> None:
    """Expect commands that can be used, by their words in the menus."""
    grey = [one for one in words.split(" | ") if not at.command(one).isEnabled()]
    assert not grey, f"{grey} cannot be used"


@step("expect not usable: {words:rest}", "expect not usable: Undo | Redo")
def expect_unusable(at: Person, words: str) -> None:
    """Expect commands that cannot be used."""
    usable = [one for one in words.split(" | ") if at.command(one).isEnabled()]
    assert not usable, f"{usable} can be used"


@step('expect "{words}" not usable because "{why}"', 'expect "Result" not usable because "…"')
def expect_why(at: Person, words: str, why: str) -> None:
    """Expect what the palette says of a command that cannot be used."""
    command = at.command(words)
    assert not command.isEnabled(), "it can be used"
    seen = why_unusable(command.objectName(), at.window.documents.session)
    assert fits(why, seen), f"it says {seen!r}"


@step("expect in the menus: {words:rest}", "expect in the menus: Result | Claim a draw")
def expect_in_menus(at: Person, words: str) -> None:
    """Expect commands that are in a menu now."""
    missing = [one for one in words.split(" | ") if not at.command(one).isVisible()]
    assert not missing, f"{missing} are not there"


@step("expect not in the menus: {words:rest}", "expect not in the menus: Result")
def expect_not_in_menus(at: Person, words: str) -> None:
    """Expect commands that are in no menu now."""
    there = [one for one in words.split(" | ") if at.command(one).isVisible()]
    assert not there, f"{there} are there"


@step('expect command "{words}" to have key {key}', 'expect command "Undo" to have key Ctrl+Z')
def expect_key(at: Person, words: str, key: str) -> None:
    """Expect a command's key."""
    seen = [one.toString() for one in at.command(words).shortcuts()]
    assert key in seen, f"its keys are {seen}"


@step("expect ticked: {words:rest}", "expect ticked: Light colours | Sound")
def expect_ticked(at: Person, words: str) -> None:
    """Expect boxes, buttons that stay down, or commands to be ticked."""
    off = [one for one in words.split(" | ") if not _is_ticked(at, one)]
    assert not off, f"{off} are not ticked"


@step("expect not ticked: {words:rest}", "expect not ticked: Dark colours")
def expect_not_ticked(at: Person, words: str) -> None:
    """Expect boxes, buttons that stay down, or commands not to be ticked."""
    on = [one for one in words.split(" | ") if _is_ticked(at, one)]
    assert not on, f"{on} are ticked"


def _is_ticked(at: Person, words: str) -> bool:
    buttons = [one for one in seeing.everything() if isinstance(one, QAbstractButton)]
    for box in buttons:
        if box.isCheckable() and any(fits(words, one) for one in seeing.names(box) if one):
            return box.isChecked()
    return bool(at.command(words).isChecked())


@step("expect menu", "expect menu")
def expect_menu(_: Person, block: tuple[str, ...]) -> None:
    """Expect the entries of the menu that is open, in lines set in below; grey ones in brackets."""
    menu = seeing.open_menu()
    seen = [
        plain_title(one.text()) if one.isEnabled() else f"({plain_title(one.text())})"
        for one in menu.actions()
        if one.isVisible() and one.text().strip()
    ]
    assert seen == list(block), f"the menu is {seen}"


@step("expect entries: {words:rest}", "expect entries: Pick up | Resign")
def expect_entries(_: Person, words: str) -> None:
    """Expect some entries in the menu that is open, or in a menu of it."""
    seen = seeing.offered(seeing.open_menu())
    missing = [one for one in words.split(" | ") if one not in seen]
    assert not missing, f"{missing} are not offered; there are {list(seen)}"


@step("expect no entries: {words:rest}", "expect no entries: Pick up | Resign")
def expect_no_entries(_: Person, words: str) -> None:
    """Expect some entries not to be in the menu that is open, nor in a menu of it."""
    seen = seeing.offered(seeing.open_menu())
    there = [one for one in words.split(" | ") if one in seen and seen[one].isEnabled()]
    assert not there, f"{there} are offered"


@step("expect no menu")
def expect_no_menu(_: Person) -> None:
    """Expect that no menu is open."""
    assert QApplication.activePopupWidget() is None, "a menu is open"


@step(
    'expect entry "{words}" to have key {key:rest}', 'expect entry "Go to this move" to have key X'
)
def expect_entry_key(at: Person, words: str, key: str) -> None:
    """Expect the key that an entry of the open menu names."""
    entry = at.menu_entry(words)
    seen = entry.shortcut().toString() or entry.text().partition("\t")[2]
    assert seen == key, f"its key is {seen}"


@step("expect buttons of {place:rest}", "expect buttons of result: Review | Rematch")
def expect_buttons(_: Person, place: str, block: tuple[str, ...]) -> None:
    """Expect the buttons that can be seen in a part, grey ones in brackets."""
    place, _sign, line = place.partition(": ")
    wanted = [one.strip() for one in line.split(" | ")] if line else list(block)
    found = [one for one in seeing.below(part(place)) if isinstance(one, QAbstractButton)]
    words = [(_called(one), one.isEnabled()) for one in found if _called(one)]
    seen = [name if usable else f"({name})" for name, usable in words]
    assert seen == wanted, f"the buttons are {seen}"


def _called(button: QAbstractButton) -> str:
    return next((one for one in seeing.names(button) if one), "")


@step('expect button "{words}" to be {state}[ in {place:rest}]', 'expect button "Draw" to be grey')
def expect_button(_: Person, words: str, state: str, place: str = "") -> None:
    """Expect a button to be ``usable`` or ``grey``."""
    seen = "usable" if one_of(QAbstractButton, words, place).isEnabled() else "grey"
    assert seen == state, f"it is {seen}"


@step('expect tip "{text}" on "{words}"[ in {place:rest}]', 'expect tip "Undo (Ctrl+Z)" on "Undo"')
def expect_tip(_: Person, text: str, words: str, place: str = "") -> None:
    """Expect what a tip says."""
    seen = seeing.plain(one_of(QWidget, words, place).toolTip())
    assert fits(text, seen), f"the tip is {seen!r}"


@step(
    'expect field "{field}" to be "{value}"[ in {place:rest}]',
    'expect field "Player" to be "Anna" in dialog',
)
def expect_field(_: Person, field: str, value: str, place: str = "") -> None:
    """Expect what is chosen in a combo box or stands in a field."""
    kinds = (QComboBox, QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox)
    widget = one_of(kinds, field, place)
    seen = next(iter(seeing.texts(widget)), "")
    assert fits(value, seen), f"it is {seen!r}"


@step('expect choices of "{field}": {values:rest}', 'expect choices of "Player": Anna | Ben')
def expect_choices(_: Person, field: str, values: str) -> None:
    """Expect what a combo box offers."""
    box = one_of(QComboBox, field)
    assert isinstance(box, QComboBox)
    seen = [box.itemText(row) for row in range(box.count())]
    assert seen == words_in(values), f"offered are {seen}"


# Files


@step('expect file "{name}" with "{text}"', 'expect file "game.cpgn" with "…1. e4…"')
def expect_file(at: Person, name: str, text: str) -> None:
    """Expect a file whose text is so."""
    seen = at.path(name).read_text(encoding="utf-8")
    assert fits(text, seen), f"it says {seen!r}"


@step('expect no file "{name}"', 'expect no file "game.cpgn"')
def expect_no_file(at: Person, name: str) -> None:
    """Expect that there is no such file."""
    assert not at.path(name).exists()


@step("expect {count:number} journals", "expect 2 journals")
def expect_journals(at: Person, count: int) -> None:
    """Expect so many journals of games, damaged ones as well."""
    seen = sorted(one.name for one in at.dirs.journals.glob("*"))
    assert len(seen) == count, f"there are {seen}"


@step('expect clipboard "{text}"', 'expect clipboard "…"')
def expect_clipboard(_: Person, text: str) -> None:
    """Expect a text in the clipboard."""
    seen = QGuiApplication.clipboard().text()
    assert fits(text, seen), f"it holds {seen!r}"


def readme() -> str:
    """Return what the README says."""
    head = (README.parent / "head.md").read_text(encoding="utf-8")
    called = ", ".join(f"`{one}`" for one in seeing.PARTS)
    return f"{head.replace('{parts}', called)}{listed()}\n"
