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

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action, PocketSource
from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Edge, Square
from cfanp_gui.core.game import Game, OptionValue
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.registry import find_game
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.feedback.toast import Toast
from cfanp_gui.table.interaction.ghost_join import GhostJoin
from cfanp_gui.table.interaction.keyboard import ARROWS
from cfanp_gui.table.interaction.threat_hover import ThreatHover
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.layers.plates import PlateItem
from cfanp_gui.table.layout.geometry import SQUARE, Layout
from cfanp_gui.table.theme import DEAD
from tests.core.build import cfen
from tests.games.armies import shogis
from tests.made_up import TwoOddBoards
from tests.made_up.crowns import ThreeCrowns
from tests.session import rows
from tests.session.described import described_games
from tests.session.play import CFANP, NAMES, pair
from tests.table.desk import LEFT, RIGHT, Clock, Desk, flows, on_stage
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
    """Return whether words are as they are to be, with plurals as they are written."""
    pattern = ".*".join(map(re.escape, wanted.split("…")))
    return re.fullmatch(pattern, found.replace("(s)", "s"), re.DOTALL) is not None


class Table:
    """A table, and what a line may do at it and ask of it.

    A method that returns words is asked: what is wanted stands behind the verb, and behind ``=``
    where it is asked of something. Any other is a deed.
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
        """Do a line; return what it wants and what is found, both empty for a deed."""
        verb, _, rest = line.partition(" ")
        verb = verb.replace("-", "_")
        if verb in GAMES:
            self.begin(verb, rest)
            return "", ""
        method = getattr(self, verb)
        if method.__annotations__["return"] != "str":
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

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        return self.desk.session

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

    def point(self, text: str) -> QPointF:
        """Return a point of the scene."""
        text, _, step = text.partition("+")
        what, _, of = text.partition("@")
        desk, scene = self.desk, self.desk.scene
        desk.settle()
        if what in self.squares:
            at = scene.centre_of(self.squares[what])
        elif what == "plate":
            at = self.plate(of).mapToScene(QPointF(0, 0))
        elif what == "button":
            button = self.plate(of).button
            at = button.mapToScene(button.rect().center())
        elif what == "home":
            at = scene.arrangement.homes[BOARD_LETTERS.index(of)].centre
        elif what == "answer":
            assert scene.interaction.resolver.chooser is not None, "nothing is asked"
            at = scene.interaction.resolver.chooser.answer_at(int(of) - 1)
        elif what == "pocket":
            assert isinstance(desk, RingDesk)
            at = desk.in_pocket(int(of[:-2]), "wb".index(of[-2]), of[-1])
        elif what == "hand":
            item = scene.layer.held(PocketSource("AB".index(of[0]), of[1]))
            assert item is not None, f"there is no {of[1]} in the hand"
            at = item.scenePos()
        elif what == "stage":
            assert scene.arrangement.stage is not None
            at = scene.arrangement.stage.rect.center()
        elif what == "words":
            toast = desk.view.findChild(Toast)
            assert isinstance(toast, Toast)
            at = desk.view.mapToScene(toast.geometry().center())
        elif what == "bare":
            at = scene.home_rect().topLeft() + QPointF(5, 5)
        else:
            at = desk.grip(of) if what == "frame" else desk.seat_of(*of)
        right, _, down = (step or "0,0").partition(",")
        return at + QPointF(float(right), float(down)) * SQUARE

    def plate(self, of: str) -> PlateItem:
        """Return a name plate, such as ``A``, ``1w`` on a ring, and ``1n`` at an edge."""
        self.desk.settle()
        if self.squares_of_ring:
            return self.desk.scene.boards[half_board(int(of[:-1]), "wb".index(of[-1]))].plate
        if of[0].isdigit():
            edge = Edge.NORTH if of.endswith("n") else Edge.SOUTH
            return self.desk.scene.boards[int(of[0]) - 1].plates[edge]
        return self.desk.board(of).plate

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
        """Do some deeds one after another, return what was played, and take it back."""
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

    # What is found

    def played(self) -> str:
        node = self.session.node
        return "" if node.action is None else node.action.text

    def line(self) -> str:
        return " ".join(one.action.text for one in self.session.line() if one.action)

    def pair(self) -> str:
        shown = self.session.pair
        return "" if shown is None else shown.name.replace("+", "")

    def says(self) -> str:
        """Return the sentence that was shown last since this was asked before."""
        said = self.desk.message[-1] if self.desk.message else ""
        self.desk.message.clear()
        return said

    def rule(self) -> str:
        return self.desk.rule[-1] if self.desk.rule else ""

    def hint(self) -> str:
        self.desk.settle()
        return self.desk.hint[-1]

    def sentence(self) -> str:
        self.desk.settle()
        return self.desk.view.sentence

    def named(self, square: object) -> str:
        """Return the name of a square, or of whatever else is picked up."""
        names = {where: name for name, where in self.squares.items()}
        return "" if square is None else names.get(square, str(square))  # type: ignore[call-overload]

    def picked(self) -> str:
        picked = self.desk.scene.interaction.picked
        return getattr(picked, "letter", None) or self.named(picked)

    def cursor(self) -> str:
        return self.named(self.desk.scene.interaction.keyboard.square)

    def chosen(self) -> str:
        board = self.desk.scene.interaction.controls.chosen
        return "" if board is None else BOARD_LETTERS[board]

    def stage(self) -> str:
        return on_stage(self.desk)

    def badge(self) -> str:
        return self.desk.scene.note_line

    def asks(self) -> str:
        """Return the answers of the question on the table, of boards their letters."""
        resolver = self.desk.scene.interaction.resolver
        if resolver.choice is not None:
            return " ".join(BOARD_LETTERS[board] for board in resolver.choice.boards)
        question = resolver.question
        return "" if question is None else " | ".join(offer.text for offer in question.offers)

    def title(self) -> str:
        question = self.desk.scene.interaction.question
        return "" if question is None else question.title

    def focus(self) -> str:
        """Return the numbers of the boards that are shown, where not all are."""
        shown = self.desk.view.focus
        half = 2 if self.squares_of_ring else 1
        return " ".join(map(str, sorted({one // half + 1 for one in shown or ()})))

    def goals(self) -> str:
        """Return the squares of which one is to be pointed at."""
        return " ".join(sorted(map(self.named, self.desk.scene.interaction.resolver.goals)))

    def arrows(self) -> str:
        """Return the arrows that something shows at the table, such as ``Bg1-Be1``."""
        self.desk.settle()
        shown = [one for some in self.desk.scene.arrows.arrows.values() for one in some]
        return " ".join(sorted(map(self.arrow, shown)))

    def arrow(self, shape: ArrowShape) -> str:
        """Return an arrow in a word: its squares, its army, and whether it is dashed."""
        army = "" if shape.army is None else f"/{shape.army + 1}"
        return f"{self.named(shape.source)}{'~' if shape.dashed else '-'}" + (
            f"{self.named(shape.target)}{army}{shape.colour}"
        )

    def drawn(self) -> str:
        """Return what is drawn at this position, kept with the record."""
        drawings = self.session.node.drawings
        words = [f"{self.named(one.source)}-{self.named(one.target)}/{one.paint}"
                 for one in drawings.arrows]  # fmt: skip
        return " ".join([*words, *(f"{self.named(one.square)}/{one.paint}"
                                   for one in drawings.rings)])  # fmt: skip

    def pointed_out(self) -> str:
        """Return the numbers of the boards that are pointed out by the answer under the mouse."""
        boards = self.desk.scene.interaction.resolver.pointed_out
        return " ".join(map(str, sorted({board // 2 + 1 for board in boards})))

    def pointer(self) -> str:
        return self.desk.view.viewport().cursor().shape().name.removesuffix("Cursor")

    def marked(self, mark: str) -> str:
        """Return the squares with a mark."""
        self.desk.settle()
        found = []
        for name, where in self.squares.items():
            item = self.desk.scene.boards[where.board]
            layers = (item.below, item.above) if item in self.desk.present else ()
            if any(Mark[mark] in layer.marks.get(where.index, ()) for layer in layers):
                found.append(name)
        return " ".join(sorted(found))

    def includes(self, of: str) -> str:
        """Return which of some squares have a mark: ``includes TARGET Ae3 Ae4 = Ae3``."""
        mark, *names = of.split()
        return " ".join(name for name in names if name in self.marked(mark).split())

    def tip(self, of: str) -> str:
        return self.desk.tip(self.point(of))

    def lit(self) -> str:
        """Return the numbers of the boards that would receive a piece."""
        return self.shown("receives_sign")

    def used(self) -> str:
        """Return the numbers of the boards that take no part in the turn any more."""
        return self.shown("used_sign")

    def show(self, rest: str) -> None:
        """Show a pair that nobody has pushed, or no longer."""
        if self.ghost is None:
            self.ghost = GhostJoin(self.desk.scene)
        self.ghost.show(pair(rest) if rest else None)
        self.desk.settle()

    def shows(self) -> str:
        """Return the pair that is shown, whether it is pushed together or not."""
        pair = self.desk.scene.placement.shown or self.session.pair
        return "" if pair is None else pair.name.replace("+", "")

    def large(self) -> str:
        """Return the numbers of the boards that are seen large."""
        self.desk.settle()
        half = 2 if self.squares_of_ring else 1
        large = {one.board // half + 1 for one in self.desk.present if one.pose.scale > 1}
        return " ".join(map(str, sorted(large)))

    def faded(self) -> str:
        """Return the letters of the boards that are seen through."""
        boards = self.desk.scene.boards.values()
        return " ".join(BOARD_LETTERS[one.board] for one in boards if one.opacity() < 1)

    def pointed(self) -> str:
        """Return key and name of the boards that are pointed at as an answer."""
        choice = self.desk.scene.interaction.resolver.choice
        texts = [one.label.text for one in (choice.lit if choice else ()) if one.pointed]
        return " | ".join(f"{text.key} {text.name}" for text in texts)

    def shown(self, sign: str) -> str:
        """Return the numbers of the boards, from 1, that show a sign."""
        self.desk.settle()
        present = self.desk.present
        return " ".join(str(one.board + 1) for one in present if getattr(one, sign).isVisible())

    def turns(self) -> str:
        """Return the edges at which somebody is to move, of boards by their numbers."""
        self.desk.settle()
        return " ".join(
            f"{item.board + 1}:{side.name.lower()}"
            for item in self.desk.present
            for side in item.turn_sign.sides
        )  # fmt: skip

    def plates(self) -> str:
        """Return the names on all plates, each with the first words beside it."""
        return " | ".join(" ".join([one.text.title, *one.text.asides[:1]])
                          for one in self.all_plates())  # fmt: skip

    def buttons(self) -> str:
        """Return what can be pressed on plates, behind the names."""
        found = [one.text for one in self.all_plates() if one.button.isVisible()]
        return " | ".join(f"{one.title}: {one.button}" for one in found)

    def all_plates(self) -> list[PlateItem]:
        self.desk.settle()
        return [plate for item in self.desk.present for plate in item.plates.values()]

    def noted(self) -> str:
        return self.desk.noted[-1] if self.desk.noted else ""

    def told(self) -> str:
        """Return what was read aloud of threats since this was last asked."""
        said = " ".join(self.aloud)
        self.aloud.clear()
        return said

    def help(self) -> str:
        """Press the key that asks how a piece moves; return the words, behind its tip's title."""
        heard: list[str] = []
        self.desk.scene.explained.connect(heard.append)
        tip = self.desk.shown_tip(lambda: self.desk.key("?"))
        self.desk.scene.explained.disconnect(heard.append)
        title = re.search("<b>(.*?)</b>", tip)
        return " ".join([f"{title[1]}:" if title else "", *heard]).strip()

    def lines_end(self) -> str:
        """Return where all lines to attacked Kings end."""
        scene = self.desk.scene
        found = {scene.hit(item.mapToScene(one.p2())).square
                 for item in scene.boards.values() for one in item.checks.lines}  # fmt: skip
        return " ".join(map(self.named, found))

    def lined(self) -> str:
        """Return the letters of the boards with lines to attacked Kings."""
        self.desk.settle()
        boards = self.desk.scene.boards.values()
        return " ".join("S" if one.board == STRIP else BOARD_LETTERS[one.board]
                        for one in boards if one.checks.lines)  # fmt: skip

    def playing(self) -> str:
        """Return whether a moment is played, and whether it can be played again."""
        moments = self.desk.scene.moments
        return " ".join(word for word, so in (("playing", moments.playing),
                                              ("again", moments.can_replay)) if so)  # fmt: skip

    def reached(self) -> str:
        """Return to how many squares arrows lead from the cursor."""
        keyboard = self.desk.scene.interaction.keyboard
        seen, waiting = {keyboard.square}, [keyboard.square]
        while waiting:
            here = waiting.pop()
            for key in ARROWS:
                keyboard.go(here)
                self.bot.keyClick(self.desk.view, Qt.Key(key))
                if keyboard.square not in seen:
                    seen.add(keyboard.square)
                    waiting.append(keyboard.square)
        return str(len(seen))

    def position(self) -> str:
        return self.session.position.to_text()

    def taken(self) -> str:
        """Return the letters of the boards in whose pocket a piece is marked as picked up."""
        self.desk.settle()
        pockets = {item.board: item.pocket for item in self.desk.present}
        return " ".join(BOARD_LETTERS[board] for board, one in pockets.items()
                        if one is not None and one.taken is not None)  # fmt: skip

    def flowing(self) -> str:
        """Return the letters of the boards on which new paint flows over pieces."""
        self.desk.settle()
        pieces = self.desk.scene.pieces.items()
        return " ".join(sorted({BOARD_LETTERS[at.board] for at, one in pieces if flows(one)}))

    def looks(self, letter: str) -> str:
        """Return what is seen on the frame of a half-board besides its own paint."""
        look, colours = self.desk.board(letter).look, self.session.match.colours
        captor = "" if look.captor is None else f"of {colours.index(look.captor.name()) + 1}"
        dead = "dead" * (look.paint == DEAD)
        return " ".join(filter(None, (captor, "frozen" * look.frozen, "stone" * look.stone, dead)))

    def sees(self, names: str) -> str:
        """Return which of some squares lie in the view."""
        self.desk.settle()
        port = self.desk.view.viewport().rect()
        return " ".join(one for one in names.split()
                        if port.contains(self.desk.pixel(self.point(one))))  # fmt: skip

    def claims(self, keys: str) -> str:
        """Return which of some keys of the window's mean something at the table now."""
        claims = self.desk.scene.interaction.keyboard.claims
        return " ".join(
            one for one in keys.split()
            if (claims(getattr(Qt.Key, f"Key_{one}")) if len(one) > 1 else claims(0, one))
        )  # fmt: skip

    def note(self, letter: str) -> str:
        return self.plate(letter).text.note

    def notes(self, letter: str) -> str:
        """Return the note of a plate, and the shorter ones where there is less room."""
        text = self.plate(letter).text
        return " | ".join(filter(None, (text.note, *text.shorter_notes)))

    def words(self, letter: str) -> str:
        """Return the name on a plate, what may stand behind it, and the clock."""
        text = self.plate(letter).text
        return " | ".join(filter(None, (text.title, *text.asides, text.clock)))

    def bots(self) -> str:
        """Return the names on the plates of bots."""
        return " | ".join(one.text.title for one in self.all_plates() if one.text.bot)

    def stands(self, of: str) -> str:
        """Return the letter of the piece on a square, if any."""
        piece = self.session.position.pieces().get(self.squares[of])
        return "" if piece is None else piece.letter

    def pocket(self, of: str) -> str:
        assert isinstance(self.desk, RingDesk)
        return " ".join(self.desk.pocket(int(of[:-1]), "wb".index(of[-1])))


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
