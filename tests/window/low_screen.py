"""The window and every dialog on a screen that is low, such as one of 1366 by 768 at 200 %.

Usage: ``python -m tests.window.low_screen LANGUAGE FOLDER``, under a platform with such a screen.
Writes a line of JSON: what each is called, how large it is as it opens, how small it can be, and
how many scroll bars it shows within what another one scrolls, and which texts are cut. The window
itself comes once more with each of its panels and cards.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from datetime import date
from itertools import permutations
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QGroupBox,
    QLabel,
    QScrollArea,
    QWidget,
)

from cfanp_gui.games.registry import find_game
from cfanp_gui.lessons.lesson import Step
from cfanp_gui.library.headings import Heading
from cfanp_gui.library.listing import pages_of
from cfanp_gui.puzzles.puzzle_file import shipped
from cfanp_gui.record.game_record import Remark
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.evening import GameResult
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.analysis.analysis_actions import PlayerNotesDialog
from cfanp_gui.window.app import application
from cfanp_gui.window.bots.notices import BotTrouble
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.encodings import EncodingDialog
from cfanp_gui.window.files.filed_list import FiledListDialog
from cfanp_gui.window.files.game_list import GameHeadings, GameListDialog
from cfanp_gui.window.files.picture_dialogs import FilmDialog, PictureDialog
from cfanp_gui.window.files.remarks import RemarksDialog
from cfanp_gui.window.help.help_actions import AboutDialog
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog, shortcuts
from cfanp_gui.window.lessons.lesson_actions import LessonChoice, lessons
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.play import game_dialogs
from cfanp_gui.window.play.evening_table import EveningDialog
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.puzzles.puzzle_actions import PuzzleChoice
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import current, install
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.after_crash import CrashDialog, RestoreDialog
from cfanp_gui.window.start.army_set_up import ArmiesSetUp
from cfanp_gui.window.start.game_choice import GameChoice
from cfanp_gui.window.start.position_dialog import PositionDialog
from cfanp_gui.window.start.program_dialog import ProgramDialog
from cfanp_gui.window.start.seating_dialog import SeatingDialog
from cfanp_gui.window.start.setup_page import SetupPage
from tests.core.editing import start
from tests.session.blind import hidden_match
from tests.session.play import a_match, play
from tests.window.made_up_languages import LONGER, MIRRORED, made
from tests.window.panels.test_reason_strip import attacked

NAME = "Bartholomew Featherstonehaugh of Kirkcudbright"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
FRAME = 24
"""Pixels that the title of a window takes."""
Measures = tuple[int, int, int, int, int, list[str]]


def dialogs(window: MainWindow, settings: Settings) -> dict[str, Callable[[], QWidget]]:
    """Return the functions that make each dialog with the longest contents, by its name."""
    session = window.documents.session
    assert session is not None
    lines = [f"{number}. {NAME}" for number in range(40)]
    heading = Heading((NAME, NAME), NAME, "2026.01.01", "1-0")

    def set_up(key: str, players: int) -> QWidget:
        page = SetupPage(settings)
        page.take_game(find_game(key))
        page.count.setValue(players)
        page.clock.set_control(TimeControl(420, 7))
        return filling(page)

    def filling(page: QWidget) -> QWidget:
        page.resize(page.screen().size() - QSize(0, 2 * FRAME))  # that of the menu bar, too
        return page

    def lessons_page() -> QWidget:
        page = LessonChoice(settings)
        page.offer(lessons(current()))
        return filling(page)

    def puzzles_page() -> QWidget:
        page = PuzzleChoice(date(2026, 9, 30))
        page.offer(shipped(), window.puzzles.progress, window.puzzles.streak, date(2026, 9, 30))
        return filling(page)

    def army_set_up(bots: int) -> QWidget:
        match = hidden_match(2, range(2, 2 + bots))
        return ArmiesSetUp(window, match, match.game.initial(2, match.options), "cburnett")

    cfanp = find_game("cfanp")
    preferences = window.preference_actions.preferences
    keeper, people = window.documents.kept_games, (NAME, "Ben")
    keeper.results = [GameResult(people, ("#884400", "#004488"), (1, 0), (9, 0))]
    return {
        "set-up": lambda: set_up("cfanp", 26),
        "set-up of three": lambda: set_up("cfanp", 3),
        "set-up of a ring": lambda: set_up("ring", 26),
        "set-up of StrategiChess": lambda: set_up("strategichess", 12),
        "preferences": lambda: filling(PreferencesPage(preferences, window.sounds)),
        "resign": lambda: game_dialogs.ResignDialog(window, session),
        "hand over": lambda: game_dialogs.HandOverDialog(window, session),
        "substitute": lambda: game_dialogs.SubstituteDialog(window, session),
        "draw": lambda: game_dialogs.DrawDialog(window, session),
        "games of a file": lambda: GameListDialog(
            window, f"{NAME}. " * 9, GameHeadings(pages_of([heading] * 99))
        ),
        "games being listed": lambda: FiledListDialog(
            window, GameFile.now(Path(f"{NAME}.pgn"))._replace(encoding="cp1252")
        ),
        "remarks": lambda: RemarksDialog(window, [Remark(7, 7, f"{NAME}. " * 9)] * 99, 100),
        "encodings": lambda: EncodingDialog(window, GameFile.now(Path(f"{NAME}.pgn"))),
        "restore": lambda: RestoreDialog(window, lines),
        "position": lambda: PositionDialog(window, ["CFEN", "RFEN"]),
        "film": lambda: FilmDialog(window, 40, 20, lambda ply: f"{ply}. AB:e2e4"),
        "picture": lambda: PictureDialog(window, lambda _: SVG, {(0, 1): "A + B"}),
        "crash": lambda: CrashDialog(window, "line\n" * 99, [Path("/home", "d" * 50)]),
        "notes": lambda: PlayerNotesDialog(window, session),
        "help": lambda: HelpDialog(window),
        "keys": lambda: ShortcutsDialog(window, shortcuts(window.commands)),
        "about": lambda: AboutDialog(window),
        "bots": lambda: BotTrouble(window, f"{NAME} cannot move. {NAME}."),
        "armies": lambda: army_set_up(1),
        "armies of several": lambda: army_set_up(0),
        "editor": lambda: PositionEditor(window, cfanp, start(cfanp, 26), LIGHT),
        "lessons": lessons_page,
        "puzzles": puzzles_page,
        "games": lambda: GameChoice(USUAL_ART, cfanp.name, lambda _: None, lambda: None),
        "own games": lambda: filling(window.own_games.page),
        "seating": lambda: SeatingDialog(window, session.match),
        "evening": lambda: EveningDialog(window, keeper, frozenset(people)),
        "take back": lambda: game_dialogs.TakeBackDialog(window, session),
        "program": lambda: ProgramDialog(window),
    }


def panels(window: MainWindow) -> Iterator[str]:
    """Have the window show one of its panels and cards after another; yield what each is called."""
    documents, commands = window.documents, window.commands

    def begin(session: GameSession) -> None:
        if documents.session is not None:
            documents.session.mark_saved()
        documents.take(session)

    read = new_session(a_match(2, [NAME] * 2))
    read.remarks = (Remark(7, 7, NAME),) * 99
    read.set_file(GameFile.now(Path(f"{NAME}.pgn"))._replace(encoding="cp1252"))
    begin(read)
    assert window.reading_notes.bar.isVisible()
    yield "how the file was read"
    begin(attacked())
    yield "reasons"
    for part in (window.insight, window.engine, window.lineage,
                 window.judgement, window.library):  # fmt: skip
        part.bring_forward()
        yield f"panel: {part.name}"
        part.toggle()
    documents.analyse()
    yield "notes"
    commands["commands"].trigger()
    yield "palette"
    commands["type"].trigger()
    yield "typed line"
    begin(new_session(a_match(4, [NAME] * 4)))
    session = documents.session
    assert session is not None
    play(session, "AB:e4")
    card = window.view.card
    card.show_for(NAME, BadgeLook("A", "#884400", 0))
    yield "hand-over card"
    card.cover_for(NAME, BadgeLook("A", "#884400", 0))
    yield "cover"
    card.hide()
    for player in (2, 3, 4):
        substitute(session, player, NAME, BotSeat("random"))
    yield "bots"
    for player in (1, 2, 3):
        session.resign(player)
    window.endings.show_result()
    yield "game over"
    session.mark_saved()
    window.history.show()
    yield "my games"
    window.leave_page(window.history.page)
    longest = max(lessons(current()), key=lambda one: max(map(_length, one.steps)))
    titled = max(lessons(current()), key=lambda one: len(one.title))
    for lesson in (longest, titled):
        window.lessons.begin(lesson.key, lesson.steps.index(max(lesson.steps, key=_length)))
        yield f"lesson: {lesson.key}"
    window.puzzles.begin(shipped(), shipped(), day=date(2026, 9, 30))
    yield "puzzle"
    window.exercises.leave()
    documents.clear_table()
    yield "start"


def _length(step: Step) -> int:
    return len(step.say)


def nested_bars(shown: QWidget) -> int:
    """Return the number of visible scroll bars within areas that are scrolled themselves."""
    scrolled = [
        area
        for area in shown.findChildren(QAbstractScrollArea)
        if area.isVisible() and area.verticalScrollBar().maximum()
    ]
    return sum(one.isAncestorOf(other) for one, other in permutations(scrolled, 2))


def cut_texts(shown: QWidget) -> list[str]:
    """Return the texts of labels and buttons that have less room than they need.

    One that is shortened on purpose has the whole text as its tip.
    """
    cut = []
    for kind in (QLabel, QAbstractButton, QGroupBox):
        for one in shown.findChildren(kind):
            text = one.title() if isinstance(one, QGroupBox) else one.text()
            if not text or not one.isVisible() or one.toolTip():
                continue
            needed = one.minimumSizeHint()
            if isinstance(one, QLabel) and one.wordWrap():
                needed.setHeight(min(needed.height(), one.heightForWidth(one.width())))
            if one.width() < needed.width() or one.height() < needed.height():
                cut.append(f"{text!r}: {one.width()} x {one.height()} of {needed.toTuple()}")
    for area in shown.findChildren(QScrollArea):
        inside, off = area.widget(), Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if inside and area.isVisible() and area.horizontalScrollBarPolicy() == off:
            wide = inside.minimumSizeHint().width()
            if wide > area.viewport().width():
                cut.append(f"what is scrolled: {area.viewport().width()} of {wide} wide")
    return cut


def settle() -> None:
    """Let what is laid out ask to be laid out anew."""
    for _ in range(6):
        QApplication.processEvents()


def measure(shown: QWidget) -> Measures:
    """Return the measures of a widget: its sizes, nested scroll bars and cut texts."""
    least = shown.minimumSizeHint().expandedTo(shown.minimumSize())
    size = (shown.width(), shown.height(), least.width(), least.height())
    return (*size, nested_bars(shown), cut_texts(shown))


def measured(language: str, folder: Path) -> dict[str, Measures]:
    """Return width and height as each is opened, the least it can have, and its nested bars."""
    app = application(["cfanp-gui"])
    if language in (LONGER, MIRRORED):
        language = made(folder.parent, language)
    install(app, language)
    if language == MIRRORED:
        assert app.layoutDirection() == Qt.LayoutDirection.RightToLeft
    app_dirs = AppDirs.below(folder)
    settings = Settings(app_dirs.settings)
    window = new_window(Documents(app_dirs, settings), settings)
    game = find_game("cfanp")
    names = [f"{NAME} {number}" for number in range(26)]
    window.documents.begin(seat(game, dict(game.as_seated), names, default_colours(26), 0))
    found: dict[str, Measures] = {}
    makers: dict[str, Callable[[], QWidget]] = {
        "window": lambda: window, **dialogs(window, settings)
    }  # fmt: skip
    for name, make in makers.items():
        shown = make()
        shown.show()
        settle()
        found[name] = measure(shown)
        if shown is not window:
            shown.hide()
    screen = app.primaryScreen().size()
    window.resize(screen.width(), screen.height() - FRAME)
    for name in panels(window):
        settle()
        found[f"window with {name}"] = measure(window)
    return found


if __name__ == "__main__":
    print(json.dumps(measured(sys.argv[1], Path(sys.argv[2]))), flush=True)
    os._exit(0)  # what is still open asks nobody any more
