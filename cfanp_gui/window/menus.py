"""Menus of the window: every command with its texts and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import (
    DELETE_KEY,
    ENGINE,
    GAME_KEY,
    GAMES,
    JUDGEMENT,
    LESSONS,
    LINEAGE,
    MATRIX,
    PROMOTE_KEY,
    PUZZLES,
    THREATS,
    Command,
    Menu,
    Words,
    later,
)
from cfanp_gui.window.services.settings import Settings

Keys = QKeySequence.StandardKey
_REDO = "Ctrl+Shift+Z", "Ctrl+Y"
"""Keys of redo, of which systems differ in the usual one."""


def new_window(documents: Documents, settings: Settings) -> MainWindow:
    """Return a window with these menus and words."""
    return MainWindow(documents, settings, menus, words_of)


def words_of(window: MainWindow) -> dict[str, Callable[[int], object]]:
    """Return the functions of typed words that belong to the window, by name."""
    actions = window.game_actions
    return {
        "undo": actions.undo,
        "redo": actions.redo,
        "draw": lambda _: actions.draw(),
        "resign": lambda _: actions.resign(),
        "board": window.board_pages.show,
        "fit": lambda _: window.view.fit(),
        "tidy": lambda _: window.view.tidy_up(),
        "help": lambda _: window.help_actions.show_help(),
        "radar": lambda _: window.insight.show_radar(),
    }


def menus(window: MainWindow, tr: Words) -> list[Menu]:
    """Return the menus of a window, from left to right.

    Behind them come the places in which a person finds other commands, beside keys and palette.
    """
    view, pages, seats = window.view, window.board_pages, window.hidden_table
    files, actions = window.file_actions, window.game_actions
    choosing, preferences, session = window.choosing, window.preference_actions, window.at_table
    analysis = later(lambda: window.analysis_actions)
    bots = later(lambda: window.bot_players)
    editor = later(lambda: window.editor_actions)
    engine = later(lambda: window.engine)
    helping = later(lambda: window.help_actions)
    palette = later(lambda: window.command_palette)
    insight = later(lambda: window.insight)
    judgement = later(lambda: window.judgement)
    lessons = later(lambda: window.lessons)
    library = later(lambda: window.library)
    lineage = later(lambda: window.lineage)
    pictures = later(lambda: window.picture_actions)
    pasting = later(lambda: window.pasting)
    puzzles = later(lambda: window.puzzles)
    replay = later(lambda: window.replay)
    set_up = later(lambda: window.set_up_actions)
    typing = later(lambda: window.command_controller)
    ask, go_to = typing.ask, actions.go_to
    variations = later(lambda: window.variation_actions)
    undo_layout, redo_layout = (partial(view.walk_layouts, back) for back in (True, False))

    def glyph(number: int, sign: str, title: str, key: str) -> Command:
        act = partial(analysis.judge, number)
        return Command(f"glyph {number}", f"{sign}   {title}", act, str(number), key)

    def choice(name: str, title: str, key: str, **wanted: str) -> Command:
        """Return a command that sets the preference named by the keyword."""
        (group,) = wanted
        return Command(name, title, partial(preferences.change, **wanted), key, group=group)

    def layout(which: Layout, title: str, key: str) -> Command:
        return choice(which.value, title, key, layout=which.value)

    def theme(name: str, title: str, key: str) -> Command:
        return choice(f"{name} theme", title, key, theme=name)

    def turning(which: SeatTurning, title: str, key: str) -> Command:
        return choice(f"turn {which.value}", title, key, turning=which.value)

    attack = tr("attack check danger")
    return [
        Menu(
            "game",
            tr("&Game"),
            Command("new", tr("&New…"), set_up.new_game, Keys.New),
            Command("position", tr("New from &position…"), set_up.ask_position, "Ctrl+Shift+N"),
            Command("edit", tr("Edi&t position…"), editor.edit_position, "Ctrl+Shift+E"),
            None,
            Command("open", tr("&Open…"), files.open_game, Keys.Open),
            Menu("recent", tr("Open re&cent")),
            Command(GAMES, tr("&Games in folders"), library.toggle, "Ctrl+Shift+O"),
            None,
            Command("close game", tr("C&lose the game"), files.close_game, "Ctrl+Shift+W"),
            Command("save", tr("&Save"), files.save_game, Keys.Save),
            Command("save as", tr("Save &as…"), files.save_game_as, "Ctrl+Shift+S"),
            Command("save picture", tr("Save p&icture…"), pictures.save_picture, "Ctrl+Shift+P"),
            Command("copy", tr("Cop&y position"), actions.copy_position, "Ctrl+Shift+C"),
            None,
            Command("new window", tr("New &window"), window.another_wanted.emit, "Ctrl+Alt+N"),
            Command("quit", tr("&Quit"), QApplication.closeAllWindows, Keys.Quit, "Ctrl+Q"),
        ),
        Menu(
            "play",
            tr("&Play"),
            Command("undo", tr("&Undo"), actions.undo, Keys.Undo),
            Command("redo", tr("&Redo"), actions.redo, Keys.Redo, *_REDO),
            None,
            Command("type", tr("&Type a move…"), typing.open, "/"),
            Command("end turn", tr("&End turn or pass"), view.end_turn, "Ctrl+Return"),
            Command("hint", tr("&Hint"), window.hint, "H", "F2"),
            Command("replay", tr("Sho&w what happened"), replay.start, "Ctrl+Shift+H"),
            Command("show mate", tr("Show the &mate again"), window.endings.replay, "Ctrl+M"),
            None,
            Command("cover", tr("Co&ver the table"), seats.cover, "Ctrl+Shift+K"),
            Command(
                "see as", tr("See it as the ne&xt player did"), seats.see_as_next, "Ctrl+Shift+V"
            ),
            Command("clock", tr("Start or pause the cloc&ks"), window.toggle_clock, "F8"),
            Command("substitute", tr("Change a player or &bot…"), actions.substitute, "Ctrl+B"),
            Command("play bots", tr("Pla&y against bots"), actions.play_bots, "Ctrl+Shift+B"),
            None,
            Command("draw", tr("&Draw by agreement…"), actions.draw, "Ctrl+D"),
            Command("claim", tr("C&laim a draw"), actions.claim, "Ctrl+Shift+D"),
            Command("hand over", tr("Hand &over an army…"), actions.hand_over, "Ctrl+H"),
            Command("resign", tr("Res&ign…"), actions.resign, "Ctrl+R"),
            Command("result", tr("Re&sult"), window.endings.show_result, "Ctrl+Shift+R"),
        ),
        Menu(
            "analyse",
            tr("&Analyse"),
            Command("analyse", tr("&Analyse this game"), analysis.toggle, "Ctrl+Shift+A"),
            Command("pass", tr("Let the &next side move"), analysis.pass_turn, "Ctrl+Shift+Return"),
            Command("compare", tr("&Compare with the game"), analysis.compare, "Ctrl+Shift+G"),
            Command(
                "leaving", tr("To &where it leaves the game"), analysis.to_leaving, "Ctrl+Shift+L"
            ),
            Menu(
                "glyphs",
                tr("&Judge the move"),
                glyph(1, "!", tr("good move"), "Alt+1"),
                glyph(2, "?", tr("mistake"), "Alt+2"),
                glyph(3, "!!", tr("brilliant move"), "Alt+3"),
                glyph(4, "??", tr("blunder"), "Alt+4"),
                glyph(5, "!?", tr("interesting move"), "Alt+5"),
                glyph(6, "?!", tr("dubious move"), "Alt+6"),
                Menu("more glyphs", tr("&More signs")),
            ),
            None,
            Command(MATRIX, tr("Pairing &matrix and radar"), insight.toggle, "F7", besides=attack),
            Command(
                THREATS,
                tr("Show &threats"),
                insight.toggle_threats,
                "T",
                "Ctrl+Shift+T",
                besides=attack,
            ),
            Command(ENGINE, tr("Pair &engine"), engine.toggle, "Ctrl+E"),
            Command(LINEAGE, tr("&Lineage"), lineage.toggle, "Ctrl+L"),
            Command(JUDGEMENT, tr("Jud&gement"), judgement.toggle, "Ctrl+J"),
            Command("worst moves", tr("Worst mo&ves"), judgement.show_worst, "Ctrl+Shift+J"),
        ),
        Menu(
            "view",
            tr("&View"),
            Command("fit", tr("&Fit"), view.fit_or_near, "Ctrl+0"),
            Command("tidy up", tr("&Tidy up"), view.tidy_up, "Ctrl+T"),
            Command("full screen", tr("F&ull screen"), window.toggle_full_screen, "F11"),
            None,
            layout(Layout.STAGE, tr("Round a stag&e"), "Ctrl+Alt+1"),
            layout(Layout.ROWS, tr("Free table, in ro&ws"), "Ctrl+1"),
            layout(Layout.ROUND, tr("Free table, r&ound"), "Ctrl+2"),
            None,
            Menu("panels", tr("&Panels")),
            Command("preferences", tr("P&references…"), preferences.show_dialog, "Ctrl+,"),
        ),
        Menu(
            "help",
            tr("&Help"),
            Command("commands", tr("All &commands…"), palette.look, "Ctrl+K"),
            Command(LESSONS, tr("&Learn…"), lessons.choose, "Ctrl+F2"),
            Command(PUZZLES, tr("&Puzzles…"), puzzles.choose, "Ctrl+F3"),
            Command("rules", tr("&Rules and help"), helping.show_help, Keys.HelpContents),
            Command("shortcuts", tr("&Keys…"), helping.show_shortcuts, "Ctrl+F1"),
            Command("about", tr("&About"), helping.show_about, "Shift+F1"),
        ),
        # The entries below the files opened last.
        Menu(
            "",
            tr("Open recent"),
            Command("reopen", tr("Reopen with &encoding…"), choosing.reopen, "Ctrl+Alt+Shift+O"),
        ),
        # The commands of the set-up or choice of a game.
        Menu(
            "",
            tr("New game"),
            Command("paste", tr("Paste a ga&me or position"), pasting.paste, Keys.Paste),
            Command("add games", tr("Add games from a file…"), set_up.add_games, "Ctrl+Alt+O"),
        ),
        # The commands of the list of moves: of its buttons, and of the menu of a move.
        Menu(
            "",
            tr("List of moves"),
            Command("back", tr("One move &back"), partial(session.walk, -1), "Left"),
            Command("forward", tr("One move &forward"), partial(session.walk, 1), "Right"),
            Command("to start", tr("To the &start"), partial(go_to, 0), "Home", "Ctrl+Home"),
            Command("to end", tr("To the &end"), partial(go_to, -1), "End", "Ctrl+End"),
            Command(
                "previous variation",
                tr("Pre&vious variation"),
                partial(variations.beside, -1),
                "Up",
            ),
            Command("next variation", tr("Ne&xt variation"), partial(variations.beside, 1), "Down"),
            Command("to game", tr("Back to the &game"), session.return_to_game, GAME_KEY),
            Command("promote", tr("&Promote variation"), variations.promote, PROMOTE_KEY),
            Command("delete variation", tr("&Delete variation"), variations.delete, DELETE_KEY),
            Command("copy line", tr("C&opy the line as text"), analysis.copy_line, Keys.Copy),
            Command("cut line", tr("C&ut the variation"), analysis.cut_line, Keys.Cut),
        ),
        # The additional commands of the table's context menu.
        Menu(
            "",
            tr("Table"),
            Command("apart", tr("&Pull apart"), session.pull_apart, "Ctrl+P"),
            Command("undo layout", tr("&Undo board layout"), undo_layout, "Ctrl+Alt+Z"),
            Command("redo layout", tr("&Redo board layout"), redo_layout, "Ctrl+Alt+Y"),
            Command("zoom in", tr("Zoom &in"), partial(view.zoom, 1.25), Keys.ZoomIn, "Ctrl+="),
            Command("zoom out", tr("Zoom &out"), partial(view.zoom, 0.8), Keys.ZoomOut),
            Command("next board", tr("Next &board"), partial(pages.turn, 1), "Ctrl+PgDown"),
            Command("previous board", tr("Pre&vious board"), partial(pages.turn, -1), "Ctrl+PgUp"),
            Command("all boards", tr("&All boards"), pages.show_all, "Ctrl+9"),
            Command("turn left", tr("Turn &left"), partial(view.turn_by, -90), "Ctrl+Left"),
            Command("turn right", tr("Turn ri&ght"), partial(view.turn_by, 90), "Ctrl+Right"),
            Command("copy picture", tr("Cop&y picture"), pictures.copy_picture, "Ctrl+Alt+C"),
            Command("save film", tr("Save &film strip…"), pictures.save_film, "Ctrl+Shift+F"),
            Command("save page", tr("Save as &web page…"), files.save_page, "Ctrl+Alt+S"),
        ),
        # The commands of the buttons below the order of play while bots are at the table.
        Menu(
            "",
            tr("Order of play"),
            Command(
                "player notes", tr("Notes on pla&yers…"), analysis.note_players, "Ctrl+Shift+M"
            ),
            Command("move now", tr("Bot: move no&w"), bots.hurry, "F5"),
            Command("stop bots", tr("Stop bots or let the&m go on"), bots.toggle_rest, "Shift+F5"),
        ),
        # The questions about the game that can be asked without typing.
        Menu(
            "",
            tr("Questions"),
            Command("ask last", tr("Say the last move"), partial(ask, "last"), "F3"),
            Command("ask turn", tr("Say whose turn it is"), partial(ask, "turn"), "Shift+F3"),
            Command(
                "ask checks",
                tr("Say which Kings are attacked"),
                partial(ask, "checks"),
                "F4",
                besides=tr("attack check threat"),
            ),
        ),
        # The rarely used commands for the judgement of a game.
        Menu(
            "",
            tr("Judgement"),
            Command("annotate", tr("Annotate the game"), judgement.annotate, "Ctrl+Alt+J"),
        ),
        # The commands that are preferences as well.
        Menu(
            "",
            tr("Preferences"),
            theme("system", tr("Colours of the system"), "Ctrl+6"),
            theme("light", tr("Light colours"), "Ctrl+7"),
            theme("dark", tr("Dark colours"), "Ctrl+8"),
            Command("language", tr("Language…"), preferences.show_dialog, "Ctrl+Alt+L"),
            Command(
                "add language", tr("Add a language…"), preferences.add_language, "Ctrl+Alt+Shift+L"
            ),
            turning(SeatTurning.OFF, tr("Do not turn to the seat to move"), "Ctrl+3"),
            turning(SeatTurning.GENTLE, tr("Turn gently to the seat to move"), "Ctrl+4"),
            turning(SeatTurning.ALWAYS, tr("Always turn to the seat to move"), "Ctrl+5"),
        ),
        # The commands of the window itself.
        Menu(
            "",
            tr("Window"),
            Command("next pane", tr("&Next part of the window"), window.next_pane, "F6"),
            Command("close window", tr("&Close window"), window.close, Keys.Close, "Ctrl+W"),
        ),
    ]
