"""Menus of the window: every command with its texts, its keys and the rule of its use."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window import usable_commands as use
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import (
    DAYS_PUZZLE,
    ENGINE,
    GAMES,
    HISTORY,
    JUDGEMENT,
    LESSONS,
    LINEAGE,
    MATRIX,
    PUZZLES,
    THREATS,
    Command,
    Menu,
    Rule,
    Translate,
    later_parts,
)
from cfanp_gui.window.services.settings import Settings

Keys = QKeySequence.StandardKey
_REDO = Keys.Redo, "Ctrl+Shift+Z", "Ctrl+Y"
"""Keys of redo, of which systems differ in the usual one."""


def new_window(documents: Documents, settings: Settings) -> MainWindow:
    """Return a window with these menus."""
    return MainWindow(documents, settings, menus)


def menus(window: MainWindow, tr: Translate) -> Iterator[Menu]:
    """Yield the menus of a window, from left to right.

    Behind them come the places in which a person finds other commands, beside keys and palette.
    """
    view, pages, preferences = window.view, window.board_pages, window.preference_actions
    files, actions, session = window.file_actions, window.game_actions, window.at_table
    late = later_parts(window)
    analysis, bots, choosing = late.analysis_actions, late.bot_players, late.choosing
    editor, endings, engine = late.editor_actions, late.endings, late.engine
    helping, insight, judgement = late.help_actions, late.insight, late.judgement
    lessons, library, lineage = late.lessons, late.library, late.lineage
    palette, pasting, pictures = late.command_palette, late.pasting, late.picture_actions
    puzzles, replay, set_up = late.puzzles, late.replay, late.set_up_actions
    rematches = late.rematches
    seats, typing, variations = late.hidden_table, late.command_controller, late.variation_actions
    ask, go_to, beside = typing.ask, actions.go_to, variations.beside
    docks = late.panel_docks
    undo_layout, redo_layout = (partial(view.walk_layouts, back) for back in (True, False))

    def glyph(number: int, sign: str, title: str, key: str) -> Command:
        act = partial(analysis.judge, number)
        return Command(f"glyph {number}", f"{sign}   {title}", act, (str(number), key), use.GLYPH)

    def choice(
        name: str, title: str, key: str, usable: Rule | None = None, **wanted: str
    ) -> Command:
        """Return a command that sets the preference named by the keyword."""
        (group,) = wanted
        act = partial(preferences.change, **wanted)
        return Command(name, title, act, key, usable, group=group)

    def panel(name: str, title: str, key: str) -> Command:
        act = partial(docks.toggle, name)
        return Command(name, title, act, key, use.GAME, ticked=True, besides=name)

    def layout(which: Layout, title: str, key: str) -> Command:
        return choice(which.value, title, key, use.LAYOUT, layout=which.value)

    def theme(name: str, title: str, key: str) -> Command:
        return choice(f"{name} theme", title, key, theme=name)

    def turning(which: SeatTurning, title: str, key: str) -> Command:
        return choice(f"turn {which.value}", title, key, use.TURNING, turning=which.value)

    attack = tr("attack check danger")
    yield Menu(
        "game",
        tr("&Game"),
        Command("new", tr("&New…"), set_up.new_game, Keys.New),
        Command("position", tr("New from &position…"), set_up.ask_position, "Ctrl+Shift+N"),
        Command("edit", tr("Edi&t position…"), editor.edit_position, "Ctrl+Shift+E", use.EDIT),
        None,
        Command("open", tr("&Open…"), files.open_game, Keys.Open),
        Menu("recent", tr("Open re&cent")),
        Command(HISTORY, tr("&My games"), late.history.show, "Ctrl+Alt+G"),
        Command(GAMES, tr("&Games in folders"), library.toggle, "Ctrl+Shift+O", ticked=True),
        None,
        Command("close game", tr("C&lose the game"), files.close_game, "Ctrl+Shift+W", use.GAME),
        Command("save", tr("&Save"), files.save_game, Keys.Save, use.OWN),
        Command("save as", tr("Save &as…"), files.save_game_as, "Ctrl+Shift+S", use.OWN),
        Menu(
            "share",
            tr("S&hare"),
            Command(
                "save picture",
                tr("Save p&icture…"),
                pictures.save_picture,
                "Ctrl+Shift+P",
                use.GAME,
            ),
            Command(
                "save film", tr("Save &film strip…"), pictures.save_film, "Ctrl+Shift+F", use.MOVES
            ),
            Command("save page", tr("Save as &web page…"), files.save_page, "Ctrl+Alt+S", use.GAME),
            Command("save pgn", tr("Save as P&GN…"), files.save_pgn, "Ctrl+Alt+Shift+S", use.PGN),
            None,
            Command(
                "copy picture", tr("&Copy picture"), pictures.copy_picture, "Ctrl+Alt+C", use.GAME
            ),
            Command("copy", tr("Cop&y position"), actions.copy_position, "Ctrl+Shift+C", use.GAME),
            Command(
                "copy game", tr("Copy game as &text"), files.copy_game, "Ctrl+Alt+Shift+C", use.OPEN
            ),
            usable=use.GAME,
        ),
        None,
        Command("new window", tr("New &window"), window.another_wanted.emit, "Ctrl+Alt+N"),
        Command("quit", tr("&Quit"), QApplication.closeAllWindows, (Keys.Quit, "Ctrl+Q")),
    )
    yield Menu(
        "play",
        tr("&Play"),
        Command("undo", tr("&Undo"), actions.undo, Keys.Undo, use.UNDO, use.undo_title),
        Command("redo", tr("&Redo"), actions.redo, _REDO, use.REDO, use.redo_title),
        None,
        Command("type", tr("&Type a move…"), typing.open, "/", use.GAME),
        Command("end turn", tr("&End turn or pass"), view.end_turn, "Ctrl+Return", use.END_TURN),
        Command("hint", tr("&Hint"), window.hint, ("H", "F2"), use.HINT),
        Command("replay", tr("Sho&w what happened"), replay.start, "Ctrl+Shift+H", use.REPLAY),
        Command("show mate", tr("Show the &mate again"), endings.replay, "Ctrl+M", use.MATE),
        None,
        Command("cover", tr("Co&ver the table"), seats.cover, "Ctrl+Shift+K", use.COVER),
        Command(
            "see as",
            tr("See it as the ne&xt player did"),
            seats.see_as_next,
            "Ctrl+Shift+V",
            use.SEE_AS,
        ),
        Command("clock", tr("Start or pause the cloc&ks"), window.toggle_clock, "F8", use.CLOCK),
        Command(
            "substitute", tr("Change a player or &bot…"), actions.substitute, "Ctrl+B", use.PLAYED
        ),
        Command(
            "play bots", tr("Pla&y against bots"), actions.play_bots, "Ctrl+Shift+B", use.PLAY_BOTS
        ),
        None,
        Command("draw", tr("&Draw by agreement…"), actions.draw, "Ctrl+D", use.PLAYED),
        Command("claim", tr("C&laim a draw"), actions.claim, "Ctrl+Shift+D", use.CLAIM),
        Command("hand over", tr("Hand &over an army…"), actions.hand_over, "Ctrl+H", use.HAND_OVER),
        Command("resign", tr("Res&ign…"), actions.resign, "Ctrl+R", use.RESIGN),
        Command("result", tr("Re&sult"), endings.show_result, "Ctrl+Shift+R", use.RESULT),
        Command("rematch", tr("Rem&atch"), rematches.begin, "Ctrl+Alt+R", use.REMATCH),
        usable=use.GAME,
    )
    yield Menu(
        "analyse",
        tr("&Analyse"),
        Command(
            "analyse",
            tr("&Analyse this game"),
            analysis.toggle,
            "Ctrl+Shift+A",
            use.ANALYSE,
            use.analysis_title,
        ),
        Command(
            "pass", tr("Let the &next side move"), analysis.pass_turn, "Ctrl+Shift+Return", use.PASS
        ),
        Command(
            "compare",
            tr("&Compare with the game"),
            analysis.compare,
            "Ctrl+Shift+G",
            use.ANALYSING,
            ticked=True,
        ),
        Command(
            "leaving",
            tr("To &where it leaves the game"),
            analysis.to_leaving,
            "Ctrl+Shift+L",
            use.ANALYSING,
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
            usable=use.NOTES,
        ),
        None,
        Command(
            MATRIX,
            tr("Pairing &matrix and radar"),
            insight.toggle,
            "F7",
            use.GAME,
            ticked=True,
            besides=attack,
            word="radar",
            typed=insight.show_radar,
        ),
        Command(
            THREATS,
            tr("Show &threats"),
            insight.toggle_threats,
            ("T", "Ctrl+Shift+T"),
            use.GAME,
            ticked=True,
            besides=attack,
        ),
        Command(ENGINE, tr("Pair &engine"), engine.toggle, "Ctrl+E", use.GAME, ticked=True),
        Command(LINEAGE, tr("&Lineage"), lineage.toggle, "Ctrl+L", use.GAME, ticked=True),
        Command(JUDGEMENT, tr("Jud&gement"), judgement.toggle, "Ctrl+J", use.OPEN, ticked=True),
        Command("worst moves", tr("Worst mo&ves"), judgement.show_worst, "Ctrl+Shift+J", use.WORST),
        usable=use.OWN,
    )
    yield Menu(
        "view",
        tr("&View"),
        Command("fit", tr("Whole &table"), view.fit_or_near, "Ctrl+0", use.GAME, typed=view.fit),
        Command(
            "tidy up", tr("Put &boards in order"), view.tidy_up, "Ctrl+T", use.GAME, word="tidy"
        ),
        Command("full screen", tr("F&ull screen"), window.toggle_full_screen, "F11"),
        None,
        layout(Layout.STAGE, tr("Round a stag&e"), "Ctrl+Alt+1"),
        layout(Layout.ROWS, tr("Free table, in ro&ws"), "Ctrl+1"),
        layout(Layout.ROUND, tr("Free table, r&ound"), "Ctrl+2"),
        None,
        Menu(
            "panels",
            tr("&Panels"),
            panel("order panel", tr("Players"), "F9"),
            panel("moves panel", tr("Moves"), "F10"),
        ),
        Command("preferences", tr("P&references…"), preferences.show_page, "Ctrl+,"),
    )
    yield Menu(
        "help",
        tr("&Help"),
        Command("commands", tr("All &commands…"), palette.look, "Ctrl+K"),
        Command(LESSONS, tr("&Learn…"), lessons.choose, "Ctrl+F2"),
        Command(PUZZLES, tr("&Puzzles…"), puzzles.choose, "Ctrl+F3"),
        Command("rules", tr("&Rules and help"), helping.show_help, Keys.HelpContents, word="help"),
        Command("shortcuts", tr("&Keys…"), helping.show_shortcuts, "Ctrl+F1"),
        Command("about", tr("&About"), helping.show_about, "Shift+F1"),
    )
    yield Menu(
        "",
        tr("Open recent"),
        Command(
            "reopen", tr("Reopen with &encoding…"), choosing.reopen, "Ctrl+Alt+Shift+O", use.REOPEN
        ),
    )
    yield Menu(
        "",
        tr("New game"),
        Command(DAYS_PUZZLE, tr("Day's puzzle"), puzzles.begin_day, "Ctrl+Shift+F3"),
        Command("paste", tr("Paste a ga&me or position"), pasting.paste, Keys.Paste),
        Command("add games", tr("Add games from a file…"), set_up.add_games, "Ctrl+Alt+O"),
        Command("own games", tr("Games of your own…"), late.own_games.show, "Ctrl+Alt+W"),
    )
    # The commands of the list of moves: of its buttons, and of the menu of a move.
    yield Menu(
        "",
        tr("List of moves"),
        Command("back", tr("One move &back"), partial(session.walk, -1), "Left", use.MOVED),
        Command(
            "forward", tr("One move &forward"), partial(session.walk, 1), "Right", use.CONTINUED
        ),
        Command(
            "to start", tr("To the &start"), partial(go_to, 0), ("Home", "Ctrl+Home"), use.MOVED
        ),
        Command(
            "to end", tr("To the &end"), partial(go_to, -1), ("End", "Ctrl+End"), use.CONTINUED
        ),
        Command(
            "previous variation", tr("Pre&vious variation"), partial(beside, -1), "Up", use.PREVIOUS
        ),
        Command("next variation", tr("Ne&xt variation"), partial(beside, 1), "Down", use.NEXT),
        Command(
            "to game", tr("Back to the &game"), session.return_to_game, "Ctrl+Shift+End", use.ASIDE
        ),
        Command(
            "promote", tr("&Promote variation"), variations.promote, "Ctrl+Shift+Up", use.VARIES
        ),
        Command(
            "delete variation", tr("&Delete variation"), variations.delete, "Ctrl+Del", use.VARIES
        ),
        Command(
            "copy line", tr("C&opy the line as text"), analysis.copy_line, Keys.Copy, use.MOVES
        ),
        Command("cut line", tr("C&ut the variation"), analysis.cut_line, Keys.Cut, use.CUT),
    )
    # The additional commands of the table's context menu.
    yield Menu(
        "",
        tr("Table"),
        Command("apart", tr("&Pull apart"), session.pull_apart, "Ctrl+P", use.APART),
        Command(
            "undo layout", tr("&Undo board layout"), undo_layout, "Ctrl+Alt+Z", use.UNDO_LAYOUT
        ),
        Command(
            "redo layout", tr("&Redo board layout"), redo_layout, "Ctrl+Alt+Y", use.REDO_LAYOUT
        ),
        Command(
            "zoom in", tr("Zoom &in"), partial(view.zoom, 1.25), (Keys.ZoomIn, "Ctrl+="), use.GAME
        ),
        Command("zoom out", tr("Zoom &out"), partial(view.zoom, 0.8), Keys.ZoomOut, use.GAME),
        Command("next board", tr("Next &board"), partial(pages.turn, 1), "Ctrl+PgDown", use.PAGES),
        Command(
            "previous board", tr("Pre&vious board"), partial(pages.turn, -1), "Ctrl+PgUp", use.PAGES
        ),
        Command(
            "all boards",
            tr("&All boards"),
            pages.show_all,
            "Ctrl+9",
            use.PAGES,
            word="board",
            typed=pages.show,
        ),
        Command("turn left", tr("Turn &left"), partial(view.turn_by, -90), "Ctrl+Left", use.GAME),
        Command("turn right", tr("Turn ri&ght"), partial(view.turn_by, 90), "Ctrl+Right", use.GAME),
    )
    # The commands of the buttons below the order of play while bots are at the table.
    yield Menu(
        "",
        tr("Players"),
        Command(
            "player notes",
            tr("Notes on pla&yers…"),
            analysis.note_players,
            "Ctrl+Shift+M",
            use.NOTES,
        ),
        Command("evening", tr("E&vening’s table…"), rematches.show_evening, "Ctrl+Alt+E"),
        Command("move now", tr("Bot: move no&w"), bots.hurry, "F5", use.BOTS),
        Command(
            "stop bots", tr("Stop bots or let the&m go on"), bots.toggle_rest, "Shift+F5", use.BOTS
        ),
    )
    # The questions about the game that can be asked without typing.
    yield Menu(
        "",
        tr("Questions"),
        Command("ask last", tr("Say the last move"), partial(ask, "last"), "F3", use.GAME),
        Command("ask turn", tr("Say whose turn it is"), partial(ask, "turn"), "Shift+F3", use.GAME),
        Command(
            "ask checks",
            tr("Say which Kings are attacked"),
            partial(ask, "checks"),
            "F4",
            use.GAME,
            besides=tr("attack check threat"),
        ),
    )
    # The rarely used commands for the judgement of a game.
    yield Menu(
        "",
        tr("Judgement"),
        Command("annotate", tr("Annotate the game"), judgement.annotate, "Ctrl+Alt+J"),
        Command("shares", tr("Live shares"), judgement.live, "Ctrl+Alt+I", use.OPEN, ticked=True),
    )
    # The commands that are preferences as well.
    yield Menu(
        "",
        tr("Preferences"),
        theme("system", tr("Colours of the system"), "Ctrl+6"),
        theme("light", tr("Light colours"), "Ctrl+7"),
        theme("dark", tr("Dark colours"), "Ctrl+8"),
        Command("language", tr("Language…"), preferences.show_page, "Ctrl+Alt+L"),
        Command(
            "add language", tr("Add a language…"), preferences.add_language, "Ctrl+Alt+Shift+L"
        ),
        turning(SeatTurning.OFF, tr("Do not turn to the seat to move"), "Ctrl+3"),
        turning(SeatTurning.GENTLE, tr("Turn gently to the seat to move"), "Ctrl+4"),
        turning(SeatTurning.ALWAYS, tr("Always turn to the seat to move"), "Ctrl+5"),
    )
    yield Menu(
        "",
        tr("Window"),
        Command("next pane", tr("&Next part of the window"), window.next_pane, "F6"),
        Command("close window", tr("&Close window"), window.close, (Keys.Close, "Ctrl+W")),
    )
