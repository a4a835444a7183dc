"""What a person sees by a scenario: the steps that begin with “expect”."""

import re
from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from cfanp_gui.core.half_boards import full_name
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.widgets.action_texts import plain_title
from cfanp_gui.window.widgets.panel_lists import NOTE_ROLE
from tests.core.build import cfen
from tests.session.play import pair
from tests.window.scenarios import seeing
from tests.window.scenarios.person import Person, words_in
from tests.window.scenarios.seeing import fits, one_of, part, sees
from tests.window.scenarios.vocabulary import step

# What is seen


@step('expect [no ]"{text}"[ in {place:rest}]', 'expect no "Show the mate again" in banner')
def expect_text(_: Person, text: str, place: str = "", no: str = "") -> None:
    """Expect words to be seen, or not, in a part or anywhere."""
    seen = seeing.seen_texts(place)
    assert sees(text, seen) is not bool(no), f"{text!r} is {'' if no else 'not '}among {seen}"


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
    at.window.view.toast.clear()


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
    words = [one for _, own in seeing.named([focus]) for one in own if one]
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
    assert table.interaction.picked == wanted, "something else is picked up"


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


@step("expect {number} square under the keyboard", "expect no square under the keyboard")
def expect_square(at: Person, number: str) -> None:
    """Expect the cursor of the keyboard on ``a`` square, or on ``no`` one."""
    table = at.window.view.table
    assert table is not None, "there is no game on the table"
    seen = table.interaction.keyboard.square
    assert ("no" if seen is None else "a") == number, f"it is on {seen}"


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
    'expect no "{text}" on row "{row}" of {place:rest}', 'expect no "…bot…" on row "Ben" of order'
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
    """Expect all arrows on the table, each with the army whose colour it has, or ``none``."""
    seen = [
        f"{full_name(one.source)}-{full_name(one.target)} {_paint(one)}"
        for shapes in _on_arrows(at, "arrows")
        for one in shapes
    ]
    assert seen == ([] if arrows == "none" else arrows.split(", ")), f"the arrows are {seen}"


@step("expect rings: {rings:rest}", "expect rings: Bc4 b, Ae4 a dashed")
def expect_rings(at: Person, rings: str) -> None:
    """Expect all rings on the table, each with the army whose colour it has, or ``none``."""
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
    return list(getattr(table.arrows, kind).values()) if TableScene.arrows.made(table) else []


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


@step("expect [not ]usable: {words:rest}", "expect not usable: Undo | Redo")
def expect_usable(at: Person, words: str, no: str = "") -> None:
    """Expect commands that can be used, or cannot, by their words in the menus."""
    _all(words, lambda one: at.command(one).isEnabled(), no, "usable")


def _all(words: str, holds: Callable[[str], bool], no: str, what: str) -> None:
    """Expect something to hold of all that is named between bars, or not to."""
    wrong = [one for one in words.split(" | ") if holds(one) is bool(no)]
    assert not wrong, f"{wrong} are {'' if no else 'not '}{what}"


@step('expect "{words}" not usable because "{why}"', 'expect "Result" not usable because "…"')
def expect_why(at: Person, words: str, why: str) -> None:
    """Expect what the palette says of a command that cannot be used."""
    command = at.command(words)
    assert not command.isEnabled(), "it can be used"
    seen = at.window.commands.why_not(command.objectName())
    assert fits(why, seen), f"it says {seen!r}"


@step("expect [not ]in the menus: {words:rest}", "expect in the menus: Result | Claim a draw")
def expect_in_menus(at: Person, words: str, no: str = "") -> None:
    """Expect commands that are in a menu now, or in none."""
    _all(words, lambda one: at.command(one).isVisible(), no, "there")


@step("expect [not ]ticked: {words:rest}", "expect ticked: Light colours | Sound")
def expect_ticked(at: Person, words: str, no: str = "") -> None:
    """Expect boxes, buttons that stay down, or commands to be ticked, or not."""
    _all(words, lambda one: _is_ticked(at, one), no, "ticked")


def _is_ticked(at: Person, words: str) -> bool:
    buttons = [one for one in seeing.everything() if isinstance(one, QAbstractButton)]
    for box, own in seeing.named(buttons):
        if box.isCheckable() and any(fits(words, one) for one in own if one):
            return box.isChecked()
    return bool(at.command(words).isChecked())


@step("expect menu", "expect menu")
def expect_menu(_: Person, block: tuple[str, ...]) -> None:
    """Expect the open menu in lines set in below: grey entries in brackets, a line as ``-``."""
    seen: list[str] = []
    for one in seeing.open_menu().actions():
        words = "-" if one.isSeparator() else plain_title(one.text().partition("\t")[0])
        if one.isVisible() and words and [*seen[-1:], words] != ["-", "-"]:
            seen.append(words if one.isEnabled() else f"({words})")
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
    words = [(next(filter(None, own), ""), one.isEnabled()) for one, own in seeing.named(found)]
    seen = [name if usable else f"({name})" for name, usable in words if name]
    assert seen == wanted, f"the buttons are {seen}"


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
