"""A person who does anything with a session, and what of it is to be the same after a crash."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Square
from cfanp_gui.core.capabilities import FreeTurns
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawings import Drawings, Ring
from cfanp_gui.session import line_text, store, variations
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.free_turns import give_turn, take_turn_back
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.tree import Node
from tests.session.test_clock import FakeTime

WORDS = ("", "good", "said } so", "Zoë", "x" * 300)


class Person:
    """Does one random thing after the other: plays, goes, varies, annotates, cuts, saves."""

    def __init__(self, session: GameSession, chance: random.Random, now: FakeTime) -> None:
        """`now` is the time of the session's clocks, which passes while the person thinks."""
        self.session = session
        self.chance = chance
        self._now = now
        self._copied = ""

    def act(self) -> str:
        """Do one thing; return what."""
        chosen: Callable[[], object] = self.chance.choice(self._things())
        chosen()
        return chosen.__name__

    def _things(self) -> list[Callable[[], object]]:
        often = [self.play, self.undo, self.redo, self.think]
        return often * 5 + [
            self.walk, self.visit, self.go_to, self.go_back, self.give, self.take_back, self.note,
            self.say, self.judge, self.draw, self.describe, self.promote, self.cut, self.copy,
            self.paste, self.resign, self.substitute, self.lay, self.save, self.pause, self.resume,
        ]  # fmt: skip

    def _any(self) -> Node:
        return self.chance.choice(self.session.root.whole())

    def play(self) -> None:
        actions = self.session.position.all_actions()
        if actions:
            self.session.propose(self.chance.choice(actions))

    def undo(self) -> None:
        self.session.undo(self.chance.randint(1, 3))

    def redo(self) -> None:
        self.session.redo(self.chance.randint(1, 3))

    def think(self) -> None:
        """Let time pass that the journal knows; what a crash gives back has tests of its own."""
        self._now.ms += self.chance.randint(0, 4_000)
        self.session.check_flag()
        if self.session.timing is not None:
            self.session.timing.write()

    def walk(self) -> None:
        self.session.walk(self.chance.randint(-3, 3))

    def visit(self) -> None:
        self.session.visit(self._any())

    def go_to(self) -> None:
        self.session.go_to(self.chance.randrange(len(self.session.line())))

    def go_back(self) -> None:
        self.session.return_to_game()

    def give(self) -> None:
        position = self.session.position
        if self.session.analysing and isinstance(position, FreeTurns) and position.free_turns():
            give_turn(self.session, self.chance.choice(sorted(position.free_turns())))

    def take_back(self) -> None:
        take_turn_back(self.session)

    def note(self) -> None:
        self.session.annotations.note(self.chance.choice(WORDS))

    def say(self) -> None:
        self.session.annotations.say(self.chance.choice(WORDS), self._any())

    def judge(self) -> None:
        self.session.annotations.judge((self.chance.randint(1, 20),))

    def draw(self) -> None:
        board = self.session.position.boards()[0]
        self.session.annotations.draw(Drawings(rings=(Ring(Square(board.id, 0), "G"),)))

    def describe(self) -> None:
        self.session.annotations.describe(1, self.chance.choice(WORDS))

    def promote(self) -> None:
        variations.promote(self.session, self._any())

    def cut(self) -> None:
        first = self._any().variation
        if first is not None:
            text = line_text.text_of(first, self.session.game)
            if variations.delete(self.session, first, Edit.CUT):
                self._copied = text

    def copy(self) -> None:
        node = self._any()
        if node.parent is not None:
            self._copied = line_text.text_of(node, self.session.game)

    def paste(self) -> None:
        where = self._any()
        with suppress(ValueError, IllegalAction):  # it cannot be played there
            moves = line_text.parse(self._copied, where.position, self.session.game)
            variations.paste(self.session, moves, where)

    def resign(self) -> None:
        living = sorted(self.session.position.alive())
        board = self.chance.choice(self.session.position.boards()).id
        if len(living) > 2:
            for where in (None, board):  # which of them it takes is up to the game
                with suppress(ValueError):
                    self.session.resign(self.chance.choice(living), where)

    def substitute(self) -> None:
        player = self.chance.randint(1, len(self.session.match.seats))
        substitute(self.session, player, self.chance.choice(("Emma", "Finn: x", "")))

    def lay(self) -> None:
        self.session.tags.set(LAYOUT_TAG, f"A{self.chance.randint(0, 9)},2,3")

    def save(self) -> None:
        if self.chance.random() < 0.5:
            self.session.set_file(GameFile(Path("/games/one.cpgn").absolute(), 0, True, 1, 2))
        self.session.mark_saved()

    def pause(self) -> None:
        self.session.pause_clock()

    def resume(self) -> None:
        self.session.resume_clock()


def shown(session: GameSession) -> dict[str, object]:
    """Return all of a session that a crash is not to change, as values that can be compared."""
    record = store.record_of(session)
    timing = session.timing
    way = [session.cursor.ahead(plies).place() for plies in range(len(session.root.whole()))]
    return {
        "tags": record.tags,
        "record": cpgn.write_game(replace(record, tags={})),
        "tree": [(node.place(), node.position.to_text()) for node in session.root.whole()],
        "cursor": session.node.place(),
        "way ahead": way,
        "standing": session.standing,
        "finished": session._was_finished(),
        "clocks": timing and (timing.begun or not session.root.children, timing.journalled),
        "times": timing and {
            node.place(): timing.times_at(node)
            for node in session.root.whole() if node is not session.node
        },
        "seats": session.match.seats,
        "file": session.file,
        "unsaved": session.unsaved or not session.root.children,
    }  # fmt: skip
