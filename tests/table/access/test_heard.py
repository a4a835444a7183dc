"""What an assistive tool hears and finds at the table, as ``heard/*.txt`` tells it.

A line of such a file does something or says what is to be so; ``==`` begins a new table. ``…``
stands for any words. All that is not as the file says is told at once.

``cfanp``, ``ring``      a game: players, or ``at`` and a position, then options (``clock=SECONDS``)
``play``, ``undo``, ``redo``, ``to``, ``resign``, ``hand-over``   what is done in the game
``together``, ``apart``, ``push``, ``drag``, ``press``, ``move``, ``key``, ``say``   at the table
``later``, ``time``      so many seconds pass; how much is left is asked for
``hears``                all that has been read aloud since the last time; ``quiet`` forgets it
``names``, ``describes``, ``holds``, ``table``, ``boards``, ``row``, ``nowhere``   what is found
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleInterface
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import OptionValue
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, Match, seat
from cfanp_gui.table.access.narrator import Narrator
from tests.session.play import CFANP, NAMES, action
from tests.session.rings import RING
from tests.table.access.listener import Listener, Text, do, name
from tests.table.desk import Clock

FOLDER = Path(__file__).with_name("heard")


def told() -> Iterator[object]:
    """Yield every table of every file: the file, and its lines with their numbers."""
    for file in sorted(FOLDER.glob("*.txt")):
        lines: list[tuple[int, str]] = []
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if line.startswith("=="):
                lines = []
                yield pytest.param(file, lines, id=f"{file.stem}: {line[2:].strip()}")
            elif line and not line.startswith("#"):
                lines.append((number, line))


@pytest.mark.parametrize(("file", "lines"), list(told()))
def test_it_is_heard_as_told(qtbot: QtBot, file: Path, lines: list[tuple[int, str]]) -> None:
    table = Table(qtbot)
    wrong = []
    for number, line in lines:
        verb, _, rest = line.partition(" ")
        wanted, found = table.do(verb.replace("-", "_"), rest)
        if not alike(wanted, found):
            wrong.append(f"{file.name}:{number}: {line}\n    but: {found}")
    assert lines
    assert not wrong, "\n" + "\n".join(wrong)


def alike(wanted: str, found: str) -> bool:
    """Return whether words are as they are to be, with plurals as they are written."""
    pattern = ".*".join(map(re.escape, wanted.split("…")))
    return re.fullmatch(pattern, found.replace("(s)", "s")) is not None


class Table:
    """A table that is heard, and what a file may ask of it."""

    def __init__(self, bot: QtBot) -> None:
        self.bot = bot
        self.now = Clock()
        self.listener: Listener
        self.heard = ""

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        return self.listener.desk.session

    def do(self, verb: str, rest: str) -> tuple[str, str]:
        """Do a line; return what it wants and what is found, both empty for a deed."""
        if verb in ("cfanp", "ring"):
            self.begin(verb, rest)
            return "", ""
        if verb in ("names", "describes", "holds"):
            beginning, _, wanted = f"{rest} ".partition(" = ")
            node = self.listener.named(beginning)
            return wanted.strip(), {"names": name, "describes": described, "holds": held}[verb](
                node
            )
        if verb in ("hears", "table", "boards", "row"):
            return rest, str(getattr(self, verb)())
        getattr(self, verb)(rest)
        return "", ""

    def begin(self, game: str, rest: str) -> None:
        """Lay a game on the table."""
        at, _, options = rest.partition(" ; ")
        words = shlex.split(options)
        if not at.startswith("at "):
            at, *words = rest.split()
        chosen: dict[str, OptionValue] = dict(word.split("=") for word in words)
        control = TimeControl(int(chosen.pop("clock"))) if "clock" in chosen else None
        chosen = {key: {"yes": True, "no": False}.get(str(value), value)
                  for key, value in chosen.items()}  # fmt: skip
        rules = CFANP if game == "cfanp" else RING
        if at.startswith("at "):
            fields = at[3:].strip().split(" ")
            count = fields[0].count("|") + 1 if rules is CFANP else fields[5].count("/") + 1
        else:
            count = int(at)
        match: Match = seat(
            rules, {"order": "seats", **chosen} if rules is CFANP else chosen, NAMES[:count],
            [f"#{40 + 8 * number:02x}8080" for number in range(count)], 0, control,
        )  # fmt: skip
        start = (
            rules.from_text(at[3:].strip(), match.options)
            if at.startswith("at ")
            else rules.initial(count, match.options)
        )
        session = GameSession(match, start, self.now)
        session.custom_start = at.startswith("at ")
        self.listener = Listener(self.bot, session)
        self.heard = self.listener.greeting

    def action(self, text: str) -> Action:
        """Return an action in the game's notation, or in its machine form."""
        if self.session.game is RING:
            return RING.parse_action(text)
        return action(self.session, text)

    # What is done in the game

    def play(self, rest: str) -> None:
        for text in rest.split():
            refusal = self.session.propose(self.action(text))
            assert refusal is None, f"{text}: {refusal}"

    def bot_plays(self, rest: str) -> None:
        self.session.play(self.action(rest), main=True)

    def seat_bot(self, rest: str) -> None:
        player = int(rest)
        substitute(self.session, player, NAMES[player - 1], BotSeat("club"))

    def end_turn(self, _: str) -> None:
        end = self.session.position.turn().end
        assert end is not None
        assert self.session.propose(end) is None

    def undo(self, rest: str) -> None:
        self.session.undo(int(rest or 1))

    def redo(self, rest: str) -> None:
        self.session.redo(int(rest or 1))

    def to(self, rest: str) -> None:
        self.session.go_to(int(rest))

    def another_line(self, rest: str) -> None:
        """Play something else than what was played last, and go back to that."""
        here = self.session.node
        self.session.walk(-1)
        self.play(rest)
        self.heard = self.listener.news() and ""
        self.session.visit(here)

    def resign(self, rest: str) -> None:
        player, *board = map(int, rest.split())
        assert self.session.resign(player, **({"board": board[0]} if board else {})) is None

    def hand_over(self, rest: str) -> None:
        army, player = map(int, rest.split())
        assert self.session.propose(self.session.position.transfer(army, player)) is None

    # What is done at the table

    def together(self, rest: str) -> None:
        self.listener.desk.scene.resolver.push(*("ABCDEFGH".index(board) for board in rest))

    def apart(self, _: str) -> None:
        self.session.pull_apart()

    def push(self, rest: str) -> None:
        self.listener.desk.push(rest[0], rest[1])

    def drag(self, rest: str) -> None:
        self.listener.desk.move_piece(*rest.split())

    def press(self, rest: str) -> None:
        self.listener.press(rest)

    def move(self, rest: str) -> None:
        self.listener.move(*rest.split(" -> "))

    def focus(self, rest: str) -> None:
        do(self.listener.named(rest), "SetFocus")

    def key(self, rest: str) -> None:
        for word in rest.split():
            *held, key = word.split("+")
            modifier = Qt.KeyboardModifier.ControlModifier if held else Qt.KeyboardModifier(0)
            self.bot.keyClick(self.listener.desk.view, getattr(Qt.Key, f"Key_{key}"), modifier)

    def say(self, rest: str) -> None:
        self.listener.desk.scene.message.emit(rest)

    def later(self, rest: str) -> None:
        self.now.now += 1000 * int(rest)

    def time(self, _: str) -> None:
        self.listener.access.announce_time()

    # What is heard and found

    def hears(self) -> str:
        """Return what has been heard since the last time."""
        before, self.heard = self.heard, ""
        return " | ".join(filter(None, (before, self.listener.news())))

    def quiet(self, _: str) -> None:
        self.hears()

    def table(self) -> str:
        return described(self.listener.table)

    def boards(self) -> str:
        return held(self.listener.table)

    def row(self) -> str:
        return Narrator(self.session).row(self.session.node)

    def nowhere(self, rest: str) -> None:
        found = [name(node) for node in self.listener.nodes() if rest in name(node)]
        assert not found, f"{rest}: {found}"


def described(node: QAccessibleInterface) -> str:
    """Return the description of a node."""
    return node.text(Text.Description)


def held(node: QAccessibleInterface) -> str:
    """Return the names of what is in a node, of a board those in its pocket."""
    children = [node.child(index) for index in range(node.childCount())]
    return " | ".join(map(name, children[32:] if len(children) >= 32 else children))
