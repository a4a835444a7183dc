"""The menus of the window: every command with its words and keys, and when it can be used."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.capabilities import Claims, Passes, Transfers, Turns
from cfanp_gui.core.game import Position
from cfanp_gui.session.bot_seats import people
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.view_model import moves_since
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr
from cfanp_gui.table.view import TableView
from cfanp_gui.window.analysis.analysis_parts import AnalysisParts
from cfanp_gui.window.files.file_actions import FileActions
from cfanp_gui.window.menu_actions import (
    DELETE_KEY,
    ENGINE,
    GAME_KEY,
    GAMES,
    JUDGEMENT,
    LINEAGE,
    PROMOTE_KEY,
    Command,
    Commands,
    Menu,
    later,
)
from cfanp_gui.window.play.board_pages import BoardPages, groups_of
from cfanp_gui.window.play.command_controller import CommandController
from cfanp_gui.window.play.endings import Endings, ends
from cfanp_gui.window.play.game_actions import GameActions, redo_title, undo_title
from cfanp_gui.window.preferences.preference_actions import PreferenceActions

if TYPE_CHECKING:
    from typing import Protocol

    from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
    from cfanp_gui.window.bots.bot_players import BotPlayers
    from cfanp_gui.window.files.picture_actions import PictureActions
    from cfanp_gui.window.help.help_actions import HelpActions
    from cfanp_gui.window.moves.replay import Replay
    from cfanp_gui.window.moves.variation_actions import VariationActions
    from cfanp_gui.window.pane_focus import PaneFocus

    class MenuHost(Protocol):
        """What the commands of the menus are carried out by: the main window and its parts."""

        view: TableView
        analysis: AnalysisParts
        board_pages: BoardPages
        command_controller: CommandController
        file_actions: FileActions
        game_actions: GameActions
        preference_actions: PreferenceActions

        endings: Endings

        # Made when they are first asked for, see `later`

        @property
        def bot_players(self) -> BotPlayers: ...
        @property
        def analysis_actions(self) -> AnalysisActions: ...
        @property
        def help_actions(self) -> HelpActions: ...
        @property
        def pane_focus(self) -> PaneFocus: ...
        @property
        def picture_actions(self) -> PictureActions: ...
        @property
        def replay(self) -> Replay: ...
        @property
        def variation_actions(self) -> VariationActions: ...

        def close(self) -> bool: ...
        def open_another(self) -> None: ...
        def toggle_clock(self) -> None: ...
        def toggle_full_screen(self) -> None: ...


Keys = QKeySequence.StandardKey
_REDO = ("Ctrl+Shift+Z", "Ctrl+Y")
"""Systems differ in which of them is the usual one."""


def words_of(window: MenuHost) -> dict[str, Callable[[int], object]]:
    """Return what the words do that are a window's, by their names."""
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
    }


def menus(window: MenuHost) -> list[Menu]:
    """Return the menus of a window, from left to right."""
    return [
        _game(window),
        _moves(window),
        _analyse(window),
        _table(window),
        _view(window),
        _help(window),
    ]


def _game(window: MenuHost) -> Menu:
    files, actions = window.file_actions, window.game_actions
    bot_players = later(lambda: window.bot_players)
    pictures = later(lambda: window.picture_actions)
    return Menu(
        "game",
        tr("&Game"),
        (
            Command("new", tr("&New…"), files.new_game, (Keys.New,)),
            Command(
                "position", tr("New from &position…"), files.new_from_position, ("Ctrl+Shift+N",)
            ),
            Command("edit", tr("Edi&t position…"), files.edit_position, ("Ctrl+Shift+E",)),
            Command("open", tr("&Open…"), files.open_game, (Keys.Open,)),
            Menu("recent", tr("Open re&cent"), ()),
            Command("add games", tr("Add games from a file…"), files.add_games, ("Ctrl+Alt+O",)),
            Command(
                GAMES,
                tr("&Games in folders"),
                later(lambda: window.analysis.library).toggle,
                ("Ctrl+Shift+O",),
            ),
            Command("save", tr("&Save"), files.save_game, (Keys.Save,)),
            Command("save as", tr("Save &as…"), files.save_game_as, ("Ctrl+Shift+S",)),
            Command("save picture", tr("Save p&icture…"), pictures.save_picture, ("Ctrl+Shift+P",)),
            Command("save film", tr("Save &film strip…"), pictures.save_film, ("Ctrl+Shift+F",)),
            None,
            Command("end turn", tr("&End turn or pass"), window.view.end_turn, ("Ctrl+Return",)),
            Command("clock", tr("Start or pause the cloc&ks"), window.toggle_clock, ("F8",)),
            Command("draw", tr("&Draw by agreement…"), actions.draw, ("Ctrl+D",)),
            Command("claim", tr("C&laim a draw"), actions.claim, ("Ctrl+Shift+D",)),
            Command("hand over", tr("&Hand over an army…"), actions.hand_over, ("Ctrl+H",)),
            Command("substitute", tr("Su&bstitute…"), actions.substitute, ("Ctrl+B",)),
            Command("play bots", tr("Pla&y against bots"), actions.play_bots, ("Ctrl+Shift+B",)),
            Command("move now", tr("Bot: move no&w"), bot_players.hurry, ("F5",)),
            Command(
                "stop bots",
                tr("Stop bots or let the&m go on"),
                bot_players.toggle_rest,
                ("Shift+F5",),
            ),
            Command("resign", tr("&Resign…"), actions.resign, ("Ctrl+R",)),
            Command("result", tr("Res&ult"), window.endings.show_result, ("Ctrl+Shift+R",)),
            None,
            Command("quit", tr("&Quit"), QApplication.closeAllWindows, (Keys.Quit, "Ctrl+Q")),
        ),
    )


def _moves(window: MenuHost) -> Menu:
    actions, replay = window.game_actions, later(lambda: window.replay)
    variations = later(lambda: window.variation_actions)
    pictures = later(lambda: window.picture_actions)
    return Menu(
        "moves",
        tr("&Moves"),
        (
            Command("type", tr("&Type a move…"), window.command_controller.open, ("/",)),
            None,
            Command("undo", tr("&Undo"), actions.undo, (Keys.Undo,)),
            Command("redo", tr("&Redo"), actions.redo, (Keys.Redo, *_REDO)),
            None,
            Command("back", tr("One move &back"), variations.back, ("Left",)),
            Command("forward", tr("One move &forward"), variations.forward, ("Right",)),
            Command("to start", tr("To the &start"), actions.to_start, ("Home", "Ctrl+Home")),
            Command("to end", tr("To the &end"), actions.to_end, ("End", "Ctrl+End")),
            None,
            Command("replay", tr("Sho&w what happened"), replay.start, ("Ctrl+Shift+H",)),
            None,
            Command("previous variation", tr("Pre&vious variation"), variations.previous, ("Up",)),
            Command("next variation", tr("Ne&xt variation"), variations.next, ("Down",)),
            Command("to game", tr("Back to the &game"), variations.return_to_game, (GAME_KEY,)),
            Command("promote", tr("&Promote variation"), variations.promote, (PROMOTE_KEY,)),
            Command("delete variation", tr("&Delete variation"), variations.delete, (DELETE_KEY,)),
            None,
            Command("show mate", tr("Show the &mate again"), window.endings.replay, ("Ctrl+M",)),
            None,
            Command("copy", tr("&Copy position"), actions.copy_position, ("Ctrl+Shift+C",)),
            Command("copy picture", tr("Cop&y picture"), pictures.copy_picture, ("Ctrl+Alt+C",)),
        ),
    )


def _analyse(window: MenuHost) -> Menu:
    insight = later(lambda: window.analysis.insight)
    engine = later(lambda: window.analysis.engine)
    lineage = later(lambda: window.analysis.lineage)
    judgement = later(lambda: window.analysis.judgement)
    analysis = later(lambda: window.analysis_actions)

    def glyph(number: int, sign: str, title: str, key: str) -> Command:
        act = partial(analysis.judge, number)
        return Command(f"glyph {number}", f"{sign}   {title}", act, (str(number), key))

    return Menu(
        "analyse",
        tr("&Analyse"),
        (
            Command("pairing matrix", tr("Pairing &matrix and radar"), insight.toggle, ("F7",)),
            Command("threats", tr("Show &threats"), insight.toggle_threats, ("T", "Ctrl+Shift+T")),
            Command(ENGINE, tr("Pair &engine"), engine.toggle, ("Ctrl+E",)),
            Command(LINEAGE, tr("&Lineage"), lineage.toggle, ("Ctrl+L",)),
            Command(JUDGEMENT, tr("Jud&gement"), judgement.toggle, ("Ctrl+J",)),
            Command("worst moves", tr("Worst mo&ves"), judgement.show_worst, ("Ctrl+Shift+J",)),
            Command("hint", tr("&Hint"), judgement.hint, ("H", "F2")),
            None,
            Command("analyse", tr("&Analyse this game"), analysis.toggle, ("Ctrl+Shift+A",)),
            Command(
                "pass", tr("Let the &next side move"), analysis.pass_turn, ("Ctrl+Shift+Return",)
            ),
            Command(
                "compare", tr("&Compare with the game"), analysis.toggle_compare, ("Ctrl+Shift+G",)
            ),
            Command(
                "leaving",
                tr("To &where it leaves the game"),
                analysis.to_leaving,
                ("Ctrl+Shift+L",),
            ),
            None,
            Menu(
                "glyphs",
                tr("&Judge the move"),
                (
                    glyph(1, "!", tr("good move"), "Alt+1"),
                    glyph(2, "?", tr("mistake"), "Alt+2"),
                    glyph(3, "!!", tr("brilliant move"), "Alt+3"),
                    glyph(4, "??", tr("blunder"), "Alt+4"),
                    glyph(5, "!?", tr("interesting move"), "Alt+5"),
                    glyph(6, "?!", tr("dubious move"), "Alt+6"),
                    Menu("more glyphs", tr("&More signs"), ()),
                ),
            ),
            Command(
                "player notes", tr("Notes on pla&yers…"), analysis.note_players, ("Ctrl+Shift+M",)
            ),
            None,
            Command("copy line", tr("C&opy the line as text"), analysis.copy_line, (Keys.Copy,)),
            Command("cut line", tr("C&ut the variation"), analysis.cut_line, (Keys.Cut,)),
            Command("paste line", tr("&Paste moves"), analysis.paste_line, (Keys.Paste,)),
        ),
    )


def _table(window: MenuHost) -> Menu:
    view, pages, prefer = window.view, window.board_pages, window.preference_actions.change

    def layout(which: Layout, title: str, key: str) -> Command:
        return Command(which.value, title, partial(prefer, layout=which.value), (key,), "layout")

    def turning(which: SeatTurning, title: str, key: str) -> Command:
        name = f"turn {which.value}"
        return Command(name, title, partial(prefer, turning=which.value), (key,), "turning")

    return Menu(
        "table",
        tr("&Table"),
        (
            Command("apart", tr("&Pull apart"), window.game_actions.pull_apart, ("Ctrl+P",)),
            Command("tidy up", tr("&Tidy up"), view.tidy_up, ("Ctrl+T",)),
            Command(
                "undo layout", tr("&Undo board layout"), view.undo_arrangement, ("Ctrl+Alt+Z",)
            ),
            Command(
                "redo layout", tr("&Redo board layout"), view.redo_arrangement, ("Ctrl+Alt+Y",)
            ),
            None,
            layout(Layout.STAGE, tr("Round a stag&e"), "Ctrl+Alt+1"),
            layout(Layout.ROWS, tr("Free table, in ro&ws"), "Ctrl+1"),
            layout(Layout.ROUND, tr("Free table, r&ound"), "Ctrl+2"),
            None,
            Command("next board", tr("Next &board"), partial(pages.turn, 1), ("Ctrl+PgDown",)),
            Command(
                "previous board", tr("Pre&vious board"), partial(pages.turn, -1), ("Ctrl+PgUp",)
            ),
            Command("all boards", tr("&All boards"), pages.show_all, ("Ctrl+9",)),
            None,
            Command("turn left", tr("Turn &left"), partial(view.turn_by, -90), ("Ctrl+Left",)),
            Command("turn right", tr("Turn ri&ght"), partial(view.turn_by, 90), ("Ctrl+Right",)),
            Menu(
                "turning",
                tr("Turn to the &seat to move"),
                (
                    turning(SeatTurning.OFF, tr("&Off"), "Ctrl+3"),
                    turning(
                        SeatTurning.GENTLE, tr("&Gentle: when it is on the far side"), "Ctrl+4"
                    ),
                    turning(SeatTurning.ALWAYS, tr("&Always"), "Ctrl+5"),
                ),
            ),
        ),
    )


def _view(window: MenuHost) -> Menu:
    view, panes = window.view, later(lambda: window.pane_focus)

    def theme(name: str, title: str, key: str) -> Command:
        act = partial(window.preference_actions.change, theme=name)
        return Command(f"{name} theme", title, act, (key,), "theme")

    return Menu(
        "view",
        tr("&View"),
        (
            Command("fit", tr("&Fit"), view.fit, ("Ctrl+0",)),
            Command("zoom in", tr("Zoom &in"), partial(view.zoom, 1.25), (Keys.ZoomIn, "Ctrl+=")),
            Command("zoom out", tr("Zoom &out"), partial(view.zoom, 0.8), (Keys.ZoomOut,)),
            Command("full screen", tr("F&ull screen"), window.toggle_full_screen, ("F11",)),
            None,
            Command("new window", tr("New &window"), window.open_another, ("Ctrl+Alt+N",)),
            Command("close window", tr("&Close window"), window.close, (Keys.Close, "Ctrl+W")),
            None,
            theme("system", tr("Colours of the s&ystem"), "Ctrl+6"),
            theme("light", tr("&Light"), "Ctrl+7"),
            theme("dark", tr("&Dark"), "Ctrl+8"),
            None,
            Command("next pane", tr("&Next part of the window"), panes.go_on, ("F6",)),
            Menu("panels", tr("&Panels"), ()),
            None,
            Command(
                "preferences",
                tr("Pr&eferences…"),
                window.preference_actions.show_dialog,
                ("Ctrl+,",),
            ),
        ),
    )


def _help(window: MenuHost) -> Menu:
    actions = later(lambda: window.help_actions)
    return Menu(
        "help",
        tr("&Help"),
        (
            Command("rules", tr("&Rules and help"), actions.show_help, (Keys.HelpContents,)),
            Command("shortcuts", tr("&Keys…"), actions.show_shortcuts, ("Ctrl+F1",)),
            Command("about", tr("&About"), actions.show_about, ("Shift+F1",)),
        ),
    )


def enable_commands(
    commands: Commands, session: GameSession | None, table: TableScene | None
) -> None:
    """Let those commands be used that do something now, and say what undo and redo would do."""
    for name, allowed in (_of_session(session) | _of_table(session, table)).items():
        commands[name].setEnabled(allowed)
    commands["undo"].setText(undo_title(session))
    commands["redo"].setText(redo_title(session))


def _of_session(session: GameSession | None) -> dict[str, bool]:
    """Return which commands about the game can be used."""
    there = session is not None
    playing = session is not None and session.outcome is None
    node = session.node if session is not None else None
    back = node is not None and node.parent is not None
    forth = node is not None and bool(node.children)
    varied = node is not None and node.variation is not None
    state = session.clock_state if session is not None else None
    position = session.position if session is not None and playing else None
    return {
        "save": there,
        "save as": there,
        "save picture": there,
        "save film": node is not None and (back or forth),
        "copy picture": there,
        "draw": playing,
        "resign": position is not None and position.may_resign,
        "substitute": playing,
        "play bots": playing and _has_persons(session),
        "move now": playing and _has_bots(session),
        "stop bots": playing and _has_bots(session),
        "result": session is not None and ends(session),
        "clock": state not in (None, ClockState.STOPPED),
        "undo": session is not None and session.edits.can_undo(),
        "redo": session is not None and session.edits.can_redo(),
        "back": back,
        "to start": back,
        "forward": forth,
        "to end": forth,
        "replay": session is not None and bool(moves_since(session)),
        "worst moves": back or forth,
        "hint": playing,
        "previous variation": session is not None and session.node.beside(-1) is not None,
        "next variation": session is not None and session.node.beside(1) is not None,
        "to game": session is not None and session.cursor.to_game() is not node,
        "promote": varied,
        "analyse": session is not None and not session.analysing,
        "pass": session is not None and session.analysing and isinstance(session.position, Turns),
        "compare": session is not None and session.analysing,
        "leaving": session is not None and session.analysing,
        "player notes": session is not None and session.takes_notes,
        "copy line": back or forth,
        "cut line": varied and session is not None and session.takes_notes,
        "paste line": session is not None and session.takes_notes,
        **{
            f"glyph {nag}": back and session is not None and session.takes_notes
            for nag in range(1, 7)
        },
        "delete variation": varied,
        "end turn": _may_end_turn(position),
        "claim": isinstance(position, Claims) and position.claim() is not None,
        "hand over": isinstance(position, Transfers) and bool(position.transferable()),
    }


def _has_persons(session: GameSession | None) -> bool:
    """Return whether several persons play against each other."""
    return session is not None and not session.analysing and len(people(session)) > 1


def _has_bots(session: GameSession | None) -> bool:
    """Return whether bots move in a game."""
    return session is not None and not session.analysing and bool(session.match.bots)


def _may_end_turn(position: Position | None) -> bool:
    """Return whether somebody may decline the rest of a turn, or pass."""
    if isinstance(position, Turns) and position.turn().end is not None:
        return True
    return isinstance(position, Passes) and bool(position.passes())


def _of_table(session: GameSession | None, table: TableScene | None) -> dict[str, bool]:
    """Return which commands about the boards on the table can be used."""
    laid = table.arrangement if table is not None else None
    several = session is not None and len(groups_of(session.root.position)) > 1
    # Without a game, how the view behaves in the next one may still be chosen.
    turning = session is None or isinstance(session.position, Turns)
    return {
        "undo layout": laid is not None and laid.can_undo,
        "redo layout": laid is not None and laid.can_redo,
        "apart": session is not None and session.pair is not None,
        "show mate": table is not None and table.moments.can_replay,
        "next board": several,
        "previous board": several,
        "all boards": several,
        # A row of boards lies as it lies.
        **{which.value: laid is None or not laid.crossing for which in Layout},
        **{f"turn {which.value}": turning for which in SeatTurning},
    }
