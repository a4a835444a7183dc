"""Tables told in lines: each does something at a real table, or says what is to be so then.

``told/*.txt`` has scenarios with a mouse and keys, ``access/heard/*.txt`` what is read aloud of
them. ``==`` begins a scenario, ``#`` a remark; ``…`` stands for any words. At the end of each, and
before another game of it, Esc is pressed and the table must show the position and nothing else.

Games: ``cfanp 3``, ``ring 4`` or ``row 3`` (boards between which pieces pass), each with options
as ``captured=dead``, and ``base=hill`` of `tests.session.described`; ``cfanp at CFEN``; ``hands at
CFEN`` (a small Shogi); ``odd 4`` (made up);
``pieces 3 Ka:Ae1 Kb:Bh1 Kc:Ce1``. Options follow ``;``, and ``; turn=b`` and ``; tail=d=1:3``
belong to the position. ``layout=round`` and ``layout=stage`` lay boards so, ``moving=yes`` lets
things glide, ``analysis=yes`` analyses.

Points: a square (``Ae2``, ``2e4`` on a ring, ``2:a7`` in a row, ``Sa1`` of a strip), ``plate@A``
(``plate@1w`` on a ring, ``plate@1n`` of the north), its ``button@A``, ``frame@A``, ``seat@AB``
(where A is held at B's seam), ``home@A``, ``answer@2``, ``pocket@1wN``, ``hand@AP``, ``stage``,
``bare``, ``words`` (the sentence shown); ``+1,-2`` is so many squares to the right and down of it.
"""

import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Square
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.games.registry import find_game
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.interaction.threat_hover import ThreatHover
from cfanp_gui.table.layout.geometry import Layout
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.made_up import TwoOddBoards
from tests.made_up.crowns import ThreeCrowns
from tests.session import rows
from tests.session.described import described_games
from tests.session.play import CFANP, NAMES, pair
from tests.table.desk import LEFT, RIGHT, Clock, Desk
from tests.table.found import Found
from tests.table.ring import RING, RingDesk, board_square


class Scenario(NamedTuple):
    """The lines of one scenario with their numbers."""

    file: Path
    title: str
    lines: list[tuple[int, str]]

    def __str__(self) -> str:
        return f"{self.file.stem}: {self.title}"


def scenarios(folder: Path) -> list[Scenario]:
    """Return all scenarios of a folder."""
    found: list[Scenario] = []
    for file in sorted(folder.glob("*.txt")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if line.startswith("=="):
                found.append(Scenario(file, line[2:].strip(), []))
            elif line and not line.startswith("#"):
                found[-1].lines.append((number, line))
    return found


def alike(wanted: str, found: str) -> bool:
    """Return True if a text is the one wanted, in which “…” stands for anything."""
    pattern = ".*".join(map(re.escape, wanted.split("…")))
    return re.fullmatch(pattern, found.replace("(s)", "s"), re.DOTALL) is not None


class Table(Found):
    """Table with the actions and the questions of a line.

    A method that returns words is asked: what is wanted stands behind the verb, and behind ``=``
    where it is asked of something. Any other is an action.
    """

    def __init__(self, bot: QtBot) -> None:
        self.bot = bot
        self.now = Clock()
        self.desk: Desk
        self.squares: dict[str, Square] = {}
        self.squares_of_ring = False

    def follow(self, scenario: Scenario) -> None:
        """Do all lines, and fail with those that are not as they say."""
        with described_games():
            self.follow_lines(scenario)

    def follow_lines(self, scenario: Scenario) -> None:
        """Do all lines with the described games of the tests at hand."""
        wrong = []
        for number, line in scenario.lines:
            try:
                wanted, found = self.do(line)
            except Exception as error:
                error.add_note(f"{scenario.file.name}:{number}: {line}")
                raise
            if not alike(wanted, found):
                wrong.append(f"{scenario.file.name}:{number}: {line}\n    but: {found}")
        assert scenario.lines
        assert not wrong, "\n" + "\n".join(wrong)
        self.end()

    def do(self, line: str) -> tuple[str, str]:
        """Do a line; return its wanted and its found text, both empty for an action."""
        verb, _, rest = line.partition(" ")
        verb = verb.replace("-", "_")
        if verb in GAMES:
            self.begin(verb, rest)
            return "", ""
        method = getattr(self, verb)
        if method.__annotations__["return"] is not str:
            method(rest)
            return "", ""
        if not signature(method).parameters:
            return rest or "nothing", method() or "nothing"
        of, _, wanted = f"{rest} ".partition(" =")
        return wanted.strip(), method(of)

    def end(self) -> None:
        """Look that the table shows its position, once nothing is held or asked any more."""
        self.desk.escape()
        self.desk.settle()
        self.desk.check_table() if isinstance(self.desk, RingDesk) else self.desk.check()

    # Games

    def begin(self, game: str, rest: str) -> None:
        """Lay a game on the table."""
        if self.squares:
            self.end()
            self.desk.view.hide()
        at, *options = rest.split(" ; ")
        if game != "pieces" and not at.startswith("at "):
            at, *options = at.split()
        chosen: dict[str, OptionValue] = dict(word.split("=", 1) for word in options)
        chosen = {key: {"yes": True, "no": False}.get(str(value), value)
                  for key, value in chosen.items()}  # fmt: skip
        layout, analysed = chosen.pop("layout", None), chosen.pop("analysis", False)
        clock, moving = chosen.pop("clock", None), bool(chosen.pop("moving", False))
        if game == "row":
            session = rows.a_row(int(at), str(chosen.pop("moves", "")).replace(",", " "))
        else:
            session = self.new_session(game, at, chosen, clock)
        self.squares_of_ring = game == "ring"
        self.squares = dict(named_squares(game, session))
        played = store.analysis_of(session) if analysed else session
        self.ghost: GhostJoin | None = None
        self.lay((RingDesk if game == "ring" else Desk)(self.bot, played, moving))
        if layout:
            self.layout(str(layout))

    def new_session(
        self, game: str, at: str, chosen: dict[str, OptionValue], clock: OptionValue | None
    ) -> GameSession:
        """Return a game at its start or at a position."""
        text = at[3:].strip() if at.startswith("at ") else ""
        if game == "pieces":
            count, placed = at.split(" ", 1)
            of_turn = {key: str(chosen.pop(key)) for key in ("army", "turn", "control")
                       if key in chosen}  # fmt: skip
            text = f"{cfen(int(count), placed, **of_turn)} {chosen.pop('tail', '')}".strip()  # type: ignore[arg-type]
        rules = GAMES[game]
        if rules.min_players == rules.max_players:
            count = rules.min_players
        elif not text:
            count = int(at)
        elif rules is RING:
            count = text.split(" ")[5].count("/") + 1
        else:
            count = text.split(" ")[0].count("|") + 1
        colours = [f"#{40 + 8 * number:02x}8080" for number in range(count)]
        names = [NAMES[at] if at < len(NAMES) else f"P{at}" for at in range(count)]
        if rules is CFANP:
            chosen = {"order": "seats", **chosen}
        control = None if clock is None else TimeControl(int(clock))
        match = seat(rules, chosen, names, colours, 0, control)
        start = rules.from_text(text, match.options) if text else rules.initial(
            count, match.options)  # fmt: skip
        session = GameSession(match, start, self.now)
        session.custom_start = bool(text)
        return session

    def lay(self, desk: Desk) -> None:
        """Begin to play at a desk."""
        self.desk = desk

    def action(self, text: str) -> Action:
        """Return an action in the game's notation, or in its machine form."""
        game, position = self.session.game, self.session.position
        return game.parse_action(text) if position.join is None else position.parse(text)

    def play(self, rest: str) -> None:
        for text in rest.split():
            refusal = self.session.propose(self.action(text))
            assert refusal is None, f"{text}: {refusal}"
        self.desk.settle()

    def undo(self, rest: str) -> None:
        self.session.undo(int(rest or 1))

    def redo(self, rest: str) -> None:
        self.session.redo(int(rest or 1))

    def to(self, rest: str) -> None:
        self.session.go_to(int(rest))

    def resign(self, rest: str) -> None:
        player, *board = map(int, rest.split())
        assert self.session.resign(player, **({"board": board[0]} if board else {})) is None

    def layout(self, rest: str) -> None:
        """Lay the boards ``rows``, ``round`` or with a ``stage``."""
        self.desk.scene.laying.set_layout(Layout(rest))
        self.desk.rest()

    def join(self, rest: str) -> None:
        """Push two boards together without a hand."""
        self.session.push(pair(rest))
        self.desk.settle()

    def apart(self, _: str) -> None:
        self.session.pull_apart()
        self.desk.settle()

    # The mouse and keys

    def press(self, rest: str) -> None:
        self.desk.press(self.point(rest))

    def move(self, rest: str) -> None:
        self.desk.move(self.point(rest))

    def release(self, rest: str) -> None:
        self.desk.release(self.point(rest))
        self.desk.settle()

    def click(self, rest: str) -> None:
        for one in rest.split():
            self.desk.click(self.point(one))
            self.desk.settle()

    def carry(self, rest: str) -> None:
        self.desk.carry(*map(self.point, rest.split()))

    def drag(self, rest: str) -> None:
        self.desk.drag(*map(self.point, rest.split()))
        self.desk.settle()

    def right(self, rest: str) -> None:
        """Click with the right button, or drag with it over two points."""
        start, *goal = map(self.point, rest.split())
        self.desk.press(start, RIGHT)
        for end in goal:
            for part in (0.3, 0.7, 1.0):
                self.desk.move(start + (end - start) * part)
        self.desk.release(goal[0] if goal else start, RIGHT)
        self.desk.settle()

    def push(self, rest: str) -> None:
        self.desk.push(*rest.replace(" ", ""))
        self.desk.settle()

    def type(self, rest: str) -> None:
        self.desk.key(rest)
        self.desk.settle()

    def key(self, rest: str) -> None:
        for word in rest.split():
            *held, key = word.split("+")
            named = {"Ctrl": Qt.KeyboardModifier.ControlModifier,
                     "Shift": Qt.KeyboardModifier.ShiftModifier}  # fmt: skip
            modifier = named[held[0]] if held else Qt.KeyboardModifier.NoModifier
            self.bot.keyClick(self.desk.view, getattr(Qt.Key, f"Key_{key}"), modifier)
        self.desk.settle()

    def go(self, rest: str) -> None:
        """Put the keyboard's cursor on a square."""
        self.desk.scene.interaction.keyboard.go(self.squares[rest])

    def double(self, rest: str) -> None:
        """Click twice on a point."""
        pixel = self.desk.pixel(self.point(rest))
        self.bot.mouseDClick(self.desk.view.viewport(), LEFT, pos=pixel)
        self.desk.settle()

    def enter(self, rest: str) -> None:
        """Play an action as one that was typed."""
        self.desk.scene.interaction.resolver.enter(self.action(rest))

    def end_turn(self, _: str) -> None:
        self.desk.view.end_turn()

    def hover(self, _: str) -> None:
        """Show threats from now on; what they are called is ``noted``."""
        self.threats = ThreatHover(self.desk.scene)
        self.aloud: list[str] = []
        self.threats.told.connect(self.aloud.append)

    def leave(self, _: str) -> None:
        """Show no threats any more."""
        self.threats.leave()

    def out(self, _: str) -> None:
        """Take the pointer out of the view."""
        QApplication.sendEvent(self.desk.view.viewport(), QEvent(QEvent.Type.Leave))

    def seat_bot(self, rest: str) -> None:
        player = int(rest)
        substitute(self.session, player, NAMES[player - 1], BotSeat("club"))

    def thinks(self, rest: str) -> None:
        """Show a bot as thinking, or nobody."""
        self.desk.scene.show_thinking(int(rest) if rest else None)
        self.desk.settle()

    def rest(self, _: str) -> None:
        self.desk.rest()

    def wait(self, rest: str) -> None:
        self.desk.wait(int(rest))

    def replay(self, _: str) -> None:
        self.desk.scene.moments.replay()

    def turn(self, rest: str) -> None:
        self.desk.view.turn_by(float(rest))
        self.desk.settle()

    def fit(self, _: str) -> None:
        self.desk.view.fit()

    def tidy(self, _: str) -> None:
        self.desk.view.tidy_up()
        self.desk.settle()

    def tries(self, deeds: str) -> str:
        """Do some actions one after another, return the moves played, and take them back."""
        before, pushed = self.session.node, self.session.pair
        for deed in deeds.split(", "):
            self.do(deed)
        found = self.played()
        if self.session.node is not before:
            self.session.undo()
            self.session.pull_apart()
        if pushed is not None:
            self.session.push(pushed)
        self.desk.settle()
        return found


GAMES: dict[str, Game] = {
    "cfanp": CFANP, "pieces": CFANP, "ring": RING, "row": find_game("strategichess"),
    "hands": shogis.GAME, "odd": TwoOddBoards(), "crowns": ThreeCrowns(),
}  # fmt: skip
"""The words with which a game begins, and its rules."""


def named_squares(game: str, session: GameSession) -> Iterator[tuple[str, Square]]:
    """Yield the squares of a game by their names."""
    if game == "ring":
        for board in session.position.players_at:
            for file, rank in ((file, rank) for file in "abcdefgh" for rank in range(1, 9)):
                yield f"{board}{file}{rank}", board_square(f"{board}{file}{rank}")
        return
    for spec in session.position.boards():
        label = f"{spec.id + 1}:" if game in ("row", "odd", "crowns") else (
            "S" if spec.id == STRIP else BOARD_LETTERS[spec.id])  # fmt: skip
        for index, name in enumerate(spec.square_names):
            yield f"{label}{name}", Square(spec.id, index)
