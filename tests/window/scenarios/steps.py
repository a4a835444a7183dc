"""What a person does in a scenario: one function a step.

The README beside this file lists them, and those of `expectations`, which look at something;
``python -m tests.window.scenarios`` writes it anew.
"""

import json
import re

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
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
)

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.record.journal import ASIDE, SUFFIX
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.match import BotSeat, Match, seat
from cfanp_gui.session.position_texts import read_position
from cfanp_gui.session.tree import Node
from cfanp_gui.window.bots import bot_players
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.single_instance import Request
from tests.core.build import cfen
from tests.session.play import NAMES, pair, square_named
from tests.window.analysis.judged import quickly
from tests.window.bots.conftest import ThinksHere
from tests.window.files.filed import crash
from tests.window.scenarios import seeing
from tests.window.scenarios.person import Person
from tests.window.scenarios.seeing import fits, one_of, part, sees
from tests.window.scenarios.vocabulary import step

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
    at.window.documents.begin(match, start=start)


@step('begin at "{line}"[: {options:rest}]', 'begin at "2 Ka:Ah1 Qb:Ag2 Kb:Be1": kingcapture=true')
def begin_at(at: Person, line: str, options: str = "") -> None:
    """Begin at a position: a line, or armies with the squares of their pieces (`cfen`)."""
    if short := re.match(r"(\d+) ([A-Z][a-z]:.*?)( d=\S+)?$", line):
        line = cfen(int(short[1]), short[2]) + (short[3] or "")
    at.let_go(at.window)
    given = read_position(line)
    if not options:
        at.window.documents.begin_given(given)
        return
    _begin(at, match_of(given.game, given.position.players, options), line)


@step("have nothing on the table")
def close_game(at: Person) -> None:
    """Close the game that lies there."""
    at.let_go(at.window)
    at.window.documents.clear_table()


@step("offer what to begin with")
def show_start(at: Person) -> None:
    """Show the start view, from which a game is begun."""
    at.window.start.show()


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
    for window in at.windows:
        at.let_go(window)
    at.close_windows()
    _start(at)
    for restore_panel in at.window.panel_group.restoring():
        restore_panel()


def _start(at: Person) -> None:
    """Start the program, which asks what is to come back of what was left."""
    at.start()
    found = at.window.documents.journals
    at.opened.restore(at.window.restore_actions.offer(found.left_behind(), found.damaged()))


@step("crash and restart")
def crash_and_restart(at: Person) -> None:
    """End the program as a kill does, and start it anew: what was left is offered, if any was."""
    for window in at.windows:
        if window.documents.session is not None:
            crash(window.documents)
        at.patch.setattr(window, "may_leave_game", lambda: True)
    at.close_windows()
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


@step("go to window {number:number}", "go to window 1")
def go_to_window(at: Person, number: int) -> None:
    """Bring a window to the front, by the order in which they were opened."""
    at.go_to(at.windows[number - 1])


@step("minimize window {number:number}", "minimize window 1")
def minimize(at: Person, number: int) -> None:
    """Have a window put aside, as window managers do."""
    at.windows[number - 1].showMinimized()


@step("start once more[ with {arguments:rest}]", "start once more with game.cpgn --new-window")
def start_once_more(at: Person, arguments: str = "") -> None:
    """Start the program while it runs, with files or a new window, which it is told of."""
    given = arguments.split()
    files = [str(at.path(one)) for one in given if one != "--new-window"]
    at.opened.carry_out(Request(tuple(files), "--new-window" in given))


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


@step("hand army {army} to player {player:number}", "hand army B to player 3")
def hand_over(at: Person, army: str, player: int) -> None:
    """Hand an army over, in a friendly game."""
    refusal = at.session.propose(at.session.position.transfer(BOARD_LETTERS.index(army), player))
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
        return (not place or seeing.is_shown(place)) and sees(text, seeing.seen_texts(place))

    def missing() -> str:
        return f"{text!r} does not come, only {seeing.seen_texts(place)}"

    at.wait(comes, missing, 60_000)


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
    why = at.window.commands.why_not(command.objectName())
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
    _point(*_row_point(row, place))


@step('click cell "{text}" of {place:rest}', 'click cell "A + B: …" of Pairing matrix')
def click_cell(_: Person, text: str, place: str) -> None:
    """Click a cell of a table."""
    view, point = _middle(seeing.view_in(place), seeing.cell_called(place, text))
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


@step('point at cell "{text}" of {place:rest}', 'point at cell "A + B: …" of Pairing matrix')
def point_at_cell(_: Person, text: str, place: str) -> None:
    """Move the mouse over a cell of a table."""
    _point(*_middle(seeing.view_in(place), seeing.cell_called(place, text)))


@step("point at square {square}", "point at square Ae4")
def point_at_square(at: Person, square: str) -> None:
    """Move the mouse over a square of the table."""
    view = at.window.view
    assert view.table is not None, "there is no game on the table"
    _point(view, view.mapFromScene(view.table.centre_of(square_named(square))))


@step("point away")
def point_away(at: Person) -> None:
    """Move the mouse to where it points at nothing."""
    QTest.mouseMove(at.window.menuBar(), QPoint(2, 2))


def _row_point(row: str, place: str) -> tuple[QAbstractItemView, QPoint]:
    """Return a list, and the middle of one of its rows."""
    return _middle(seeing.view_in(place), seeing.row_called(place, row))


def _middle(view: QAbstractItemView, index: QModelIndex) -> tuple[QAbstractItemView, QPoint]:
    view.scrollTo(index)
    return view, view.visualRect(index).center()


def _point(view: QAbstractScrollArea, point: QPoint) -> None:
    """Move the mouse to a pixel, where it may lie already."""
    QTest.mouseMove(view.viewport(), point + QPoint(1, 1))
    QTest.mouseMove(view.viewport(), point)


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
        table.interaction.keyboard.go(at.square(square))
    here = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, here, here)
    QApplication.sendEvent(at.window.view, event)


@step("move {origin} to {target} by keys", "move Ae2 to Ae4 by keys")
def move_by_keys(at: Person, origin: str, target: str) -> None:
    """Pick a piece up with Enter and put it down with Enter, the cursor on those squares."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    for square in (origin, target):
        table.interaction.keyboard.go(at.square(square))
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
