"""What an assistive tool hears and finds at the table, as ``heard/*.txt`` tells it.

``hears``, all that has been read aloud since the last time (``quiet`` forgets it); ``names``,
``describes`` and ``holds``, of the node whose name begins so; ``table``, ``boards`` and ``row`` of
the table, its boards and the list of moves; ``nowhere``, a word that no name has. ``press`` and
``move`` are those of the tool; ``later`` lets so many seconds pass, ``time`` asks for the time.
"""

from pathlib import Path

import pytest
from PySide6.QtGui import QAccessibleInterface
from pytestqt.qtbot import QtBot

from cfanp_gui.table.access.narrator import Narrator, spoken_time
from tests.table.access.listener import Listener, Text, name
from tests.table.desk import Desk
from tests.table.told import Scenario, Table, scenarios


@pytest.mark.parametrize("scenario", scenarios(Path(__file__).with_name("heard")), ids=str)
def test_it_is_heard_as_told(qtbot: QtBot, scenario: Scenario) -> None:
    Heard(qtbot).follow(scenario)


class Heard(Table):
    """A table that is heard."""

    def lay(self, desk: Desk) -> None:
        super().lay(desk)
        self.listener = Listener(self.bot, desk.session, desk)
        self.heard = self.listener.greeting

    # What is done in the game

    def bot_plays(self, rest: str) -> None:
        self.session.play(self.action(rest), main=True)

    def end_turn(self, _: str) -> None:
        end = self.session.position.turn().end
        assert end is not None
        assert self.session.propose(end) is None

    def another_line(self, rest: str) -> None:
        """Play something else than what was played last, and go back to that."""
        here = self.session.node
        self.session.walk(-1)
        self.play(rest)
        self.quiet("")
        self.session.visit(here)

    def hand_over(self, rest: str) -> None:
        army, player = map(int, rest.split())
        assert self.session.propose(self.session.position.transfer(army, player)) is None

    # What is done at the table

    def together(self, rest: str) -> None:
        self.desk.scene.interaction.resolver.push(*("ABCDEFGH".index(board) for board in rest))

    def press(self, rest: str) -> None:
        self.listener.press(rest)

    def move(self, rest: str) -> None:
        self.listener.move(*rest.split(" -> "))

    def say(self, rest: str) -> None:
        self.desk.scene.message.emit(rest)

    def later(self, rest: str) -> None:
        self.now.now += 1000 * int(rest)

    def time(self, _: str) -> None:
        self.listener.access.announce_time()

    # What is heard and found

    def hears(self) -> str:
        before, self.heard = self.heard, ""
        return " | ".join(filter(None, (before, self.listener.news())))

    def quiet(self, _: str) -> None:
        self.hears()

    def names(self, of: str) -> str:
        return name(self.listener.named(of))

    def describes(self, of: str) -> str:
        return described(self.listener.named(of))

    def holds(self, of: str) -> str:
        return held(self.listener.named(of))

    def table(self) -> str:
        return described(self.listener.table)

    def boards(self) -> str:
        return held(self.listener.table)

    def last(self, count: str) -> str:
        return Narrator(self.session).last(int(count))

    def row_text(self) -> str:
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


def test_a_time_is_given_in_words(qapp: object) -> None:
    for ms, words in (
        (0, "no time"),
        (-1, "no time"),
        (1, "1 second"),
        (9_650, "10 seconds"),
        (252_000, "4 minutes 12 seconds"),
        (251_001, "4 minutes 12 seconds"),
        (240_000, "4 minutes"),
        (3_600_000, "1 hour"),
        (3_909_000, "1 hour 5 minutes 9 seconds"),
    ):
        assert spoken_time(ms) == words
