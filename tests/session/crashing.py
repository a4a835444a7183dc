"""A person who does anything with a session, and what of it is to be the same after a crash."""

import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Square
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawings import Drawings, Ring
from cfanp_gui.session import store, variations
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.input import give_turn, take_turn_back
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
        things = self._things()
        often = ["play", "undo", "redo", "think"] * 5
        name = self.chance.choice([*things, *often])
        things[name]()
        return name

    def _things(self) -> dict[str, Callable[[], object]]:
        session, chance = self.session, self.chance
        players = len(session.match.seats)
        return {
            "undo": lambda: session.undo(chance.randint(1, 3)),
            "redo": lambda: session.redo(chance.randint(1, 3)),
            "walk": lambda: session.walk(chance.randint(-3, 3)),
            "visit": lambda: session.visit(self._any()),
            "go to": lambda: session.go_to(chance.randrange(len(session.line()))),
            "go back": session.return_to_game,
            "take back": lambda: take_turn_back(session),
            "note": lambda: session.annotations.note(chance.choice(WORDS)),
            "say": lambda: session.annotations.say(chance.choice(WORDS), self._any()),
            "judge": lambda: session.annotations.judge((chance.randint(1, 20),)),
            "draw": lambda: session.annotations.draw(Drawings(rings=(self._ring(),))),
            "describe": lambda: session.annotations.describe(1, chance.choice(WORDS)),
            "promote": lambda: variations.promote(session, self._any()),
            "substitute": lambda: substitute(
                session, chance.randint(1, players), chance.choice(("Emma", "Finn: x", ""))
            ),
            "lay": lambda: session.tags.set(LAYOUT_TAG, f"A{chance.randint(0, 9)},2,3"),
            "pause": session.pause_clock,
            "resume": session.resume_clock,
            **{
                name: getattr(self, name)
                for name in ("play", "think", "give", "cut", "copy", "paste", "resign", "save")
            },
        }

    def _any(self) -> Node:
        return self.chance.choice(self.session.root.whole())

    def _ring(self) -> Ring:
        return Ring(Square(self.session.position.boards()[0].id, 0), "G")

    def play(self) -> None:
        """Play anything."""
        actions = self.session.position.all_actions()
        if actions:
            self.session.propose(self.chance.choice(actions))

    def think(self) -> None:
        """Let time pass that the journal knows; what a crash gives back has tests of its own."""
        self._now.ms += self.chance.randint(0, 4_000)
        self.session.check_flag()
        if self.session.timing is not None:
            self.session.timing.write()

    def give(self) -> None:
        """Give the turn to somebody else in an analysis."""
        position = self.session.position
        if self.session.analysing and position.free_turns():
            give_turn(self.session, self.chance.choice(sorted(position.free_turns())))

    def cut(self) -> None:
        """Cut a variation."""
        first = self._any().variation
        if first is not None:
            text = variations.text_of(first, self.session.game)
            if variations.delete(self.session, first, Edit.CUT):
                self._copied = text

    def copy(self) -> None:
        """Copy a line."""
        node = self._any()
        if node.parent is not None:
            self._copied = variations.text_of(node, self.session.game)

    def paste(self) -> None:
        """Paste what was copied."""
        where = self._any()
        with suppress(ValueError, IllegalAction):  # it cannot be played there
            moves = cpgn.read_line(self._copied, where.position, self.session.game.notation)
            variations.paste(self.session, moves, where)

    def resign(self) -> None:
        """Resign for somebody."""
        living = sorted(self.session.position.alive())
        board = self.chance.choice(self.session.position.boards()).id
        for where in (None, board) if len(living) > 2 else ():
            with suppress(ValueError):  # which of them it takes is up to the game
                self.session.resign(self.chance.choice(living), where)

    def save(self) -> None:
        """Save, perhaps to a file."""
        if self.chance.random() < 0.5:
            self.session.set_file(GameFile(Path("/games/one.cpgn").absolute(), 0, True, 1, 2))
        self.session.mark_saved()


def shown(session: GameSession) -> dict[str, object]:
    """Return all of a session that a crash is not to change, as values that can be compared."""
    record = store.record_of(session)
    end, token = session.result or (session.node, "*")
    timing = session.timing
    way = [session.cursor.ahead(plies).place() for plies in range(len(session.root.whole()))]
    return {
        "tags": record.tags,
        "record": cpgn.write_game(replace(record, tags={})),
        "tree": [(node.place(), node.position.to_text()) for node in session.root.whole()],
        "cursor": session.node.place(),
        "way ahead": way,
        "standing": session.standing,
        "finished": token != "*" and end.nearest() is end,
        "clocks": timing and (timing.begun or not session.root.children, timing.journalled),
        "times": timing and {
            node.place(): timing.times_at(node)
            for node in session.root.whole() if node is not session.node
        },
        "seats": session.match.seats,
        "file": session.file,
        "unsaved": session.unsaved or not session.root.children,
    }  # fmt: skip
