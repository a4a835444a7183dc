"""Golden tables of sessions: what is done, and what of the session it changes.

After every third step of which the journal hears (with ``--slow`` each) the session is written as a
record and opened, and its journal is replayed: both must bring it back as it stands.
"""

from datetime import UTC, datetime
from pathlib import Path

from cfanp_gui.core.actions import Action, IllegalAction, Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.core.text import with_names
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.journal import Recovered
from cfanp_gui.session import store, variations
from cfanp_gui.session.bot_seats import bots_to_act, person_at_table, persons, substitute
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import give_turn, take_turn_back
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.seeing import awaited, cover, look_as, may_cover, may_look_as, take_seat
from cfanp_gui.session.tree import Node
from tests.session import blind
from tests.session.crashing import shown
from tests.session.test_clock import FakeTime
from tests.slow import is_slow

SETTLING = ("save", "over", "analyse", "open")
USUAL = {"Event", "Site", "Date", "Round"}
"""Tags of which nothing is told."""


class Log:
    """The journal of a session, in memory."""

    def __init__(self) -> None:
        self.entries: list[str] = []

    def append(self, entry: str) -> None:
        """Keep an entry."""
        self.entries.append(entry)


def moves_of(session: GameSession) -> str:
    """Return the moves of a session's record, on one line."""
    text = cpgn.write_game(store.record_of(session))
    return " ".join(text.split("\n\n", 1)[1].split())


class Walk:
    """A session with which one thing after the other is done.

    A question is one thing: ``play AB:e4 BC:e4``, ``undo 2``, ``visit 0*2``, ``pass 10`` (seconds),
    ``crash``, after which it is the session that comes of the journal, and others. An answer says
    “no: ..” why it is refused, what is changed, and in quotation marks the entries of the journal.
    """

    def __init__(self, session: GameSession, now: FakeTime) -> None:
        self.now = now
        self.copied = ""
        self.begin(session)
        self.known = self.state()

    def begin(self, session: GameSession) -> None:
        """Go on with a session, whose journal begins here."""
        self.session, self.log = session, Log()
        self.begun = cpgn.write_game(store.record_of(session))
        self.beside = store.entries_beside(session)
        session.journal.log = self.log  # type: ignore[assignment]

    def answer(self, question: str) -> str:
        """Do what a line says; return what came of it and what is another thing than before."""
        word, _, rest = question.replace("\\n", "\n").partition(" ")
        written = len(self.log.entries)
        try:
            told = self.do(word, rest)
        except (ValueError, RecordError, IllegalAction) as error:
            told = f"no: {error}"
        state = self.state()
        changed = [f"{name} {value}" for name, value in state.items() if value != self.known[name]]
        entries = self.log.entries[written:]
        self.known = state
        if (entries and (is_slow() or len(self.log.entries) % 3 == 0)) or word in SETTLING:
            self.check()
        return " ; ".join([told] * bool(told) + changed + [f"“{one}”" for one in entries]) or "-"

    def state(self) -> dict[str, str]:
        """Return all that is told of a session."""
        session = self.session
        edits, timing, outcome = session.edits, session.timing, session.outcome
        clocks = () if timing is None else zip(timing.policy.all, timing.clock.times(), strict=True)
        times = [
            f"{ms / 1000:g}{'*' * (timing is not None and clock in timing.clock.running)}"
            for clock, ms in clocks
        ]
        tags = [f"{name}={value}" for name, value in session.tags.items() if name not in USUAL]
        seats = session.position.seats()
        holders = [session.position.seat_status(seat.id) for seat in seats]
        return {
            "moves": moves_of(session),
            "at": session.node.place(),
            "players": "/".join("-" if one.dead else str(one.player) for one in holders),
            "over": "no" if outcome is None else f"{outcome.result} of {outcome.players}",
            "pair": "none" if session.pair is None else self.pair_name(session.pair),
            "undo": edit_name(edits.edit_to_undo, edits.can_undo()),
            "redo": edit_name(edits.edit_to_redo, edits.can_redo()),
            "saved": "no" if session.unsaved else "yes",
            "agreed": " ".join(map(str, sorted(session.agreed))) or "nobody",
            "clocks": "" if session.clock_state is None else session.clock_state.name.lower(),
            "times": " ".join(times),
            "names": ", ".join(session.match.names),
            "tags": ", ".join(sorted(tags)) or "none",
            "bots": " ".join(map(str, bots_to_act(session))) or "none",
            "here": str(person_at_table(session)) if session.match.bots else "",
            **(hidden(session) if session.sight else {}),
        }

    def pair_name(self, pair: Pair) -> str:
        """Return a pair by the labels of its boards, ``A+C``."""
        labels = {board.id: board.label for board in self.session.position.boards()}
        return f"{labels[pair.lower]}+{labels[pair.upper]}"

    # What can be done

    def do(self, word: str, rest: str) -> str:
        """Do one thing; return what is told of it."""
        session, number = self.session, int(rest) if rest.lstrip("-").isdecimal() else 1
        match word:
            case "play" | "bot":
                return self.play(rest, by_bot=word == "bot")
            case "undo" | "redo":
                done = getattr(session, word)(number)
                return "" if done == number else f"{done}"
            case "walk":
                done = session.walk(number)
                return "" if done == abs(number) else f"{done}"
            case "go":
                session.go_to(number)
            case "visit":
                session.visit(session.root.at_place(rest))
            case "return":
                session.return_to_game()
            case "push":
                labels = {board.label: board.id for board in session.position.boards()}
                return self.refused(session.push(Pair(*(labels[one] for one in rest.split("+")))))
            case "apart":
                session.pull_apart()
            case "resign":
                player, _, board = rest.partition(" on ")
                return self.refused(session.resign(int(player), int(board) if board else None))
            case "agree":
                return self.refused(session.agree_to_draw(number))
            case "save":
                session.mark_saved()
            case _:
                return self.note(word, rest)
        return ""

    def note(self, word: str, rest: str) -> str:
        """Change the tree or what is noted on it, the clocks, the seats, or the session itself."""
        session, first = self.session, rest.partition(" ")[0]
        match word:
            case "note":
                session.annotations.note(rest)
            case "say" | "more":
                session.annotations.say(rest, more=word == "more")
            case "judge":
                session.annotations.judge(map(int, rest.split()))
            case "describe":
                session.annotations.describe(int(first), rest.partition(" ")[2])
            case "tag":
                session.tags.set(first, rest.partition(" ")[2])
            case "promote":
                return "" if variations.promote(session, self.node(rest)) else "nothing"
            case "delete":
                return "" if variations.delete(session, self.node(rest)) else "nothing"
            case "copy":
                self.copied = variations.text_of(self.node(rest), session.game)
                return self.copied
            case "cut":
                return "" if variations.delete(session, session.node, Edit.CUT) else "nothing"
            case "paste":
                moves = cpgn.read_line(rest or self.copied, session.position, session.game.notation)
                pasted = variations.paste(session, moves)
                return "nothing" if pasted is None else pasted.place()
            case "give":
                return self.refused(give_turn(session, rest))
            case "take":
                return "" if take_turn_back(session) else "nothing"
            case "annotate":
                noted = variations.read_annotation(rest, session.root, session.game)
                variations.annotate(session, noted)
            case "seat":
                name, _, bot = rest.partition(" ")[2].partition(" as ")
                substitute(session, int(first), name, BotSeat.parse(bot) if bot else None)
            case "entry":
                replay(session, rest)
                self.begin(session)
            case _:
                return self.other(word, rest)
        return ""

    def other(self, word: str, rest: str) -> str:
        """Let time pass, or go on with another session."""
        session = self.session
        match word:
            case "pass":
                self.now.ms += round(float(rest) * 1000)
            case "pause":
                session.pause_clock()
            case "resume":
                session.resume_clock()
            case "flag":
                fallen = session.check_flag()
                return "none" if fallen is None else f"that of {fallen}"
            case "wait":
                return str(session.clock_wait())
            case "reopen":
                self.begin(self.reopened())
            case "over":
                record = store.record_of(session)
                record.result = rest
                (again,) = cpgn.read_games(cpgn.write_game(record), self.find)
                self.begin(store.session_of(again, session.match.colours, self.now))
            case "open":
                return self.open(rest)
            case "sit":
                take_seat(session)
            case "cover":
                cover(session)
            case "as":
                look_as(session, int(rest) if rest.isdecimal() else None)
            case "sat":
                blind.play(session, *rest.split())
            case "crash":
                self.begin(self.restored())
            case "analyse":
                self.begin(store.analysis_of(session))
            case _:
                raise AssertionError(f"nobody can {word}")
        return ""

    def open(self, text: str) -> str:
        """Go on with the session of a record; return what is told of its tags."""
        ignored: list[str] = []
        (record,) = cpgn.read_games(text, find_game)
        colours = tuple("#e5484d" for _ in record.names)
        self.begin(store.session_of(record, colours, self.now, ignored=ignored.append))
        return " ".join(ignored)

    def play(self, texts: str, by_bot: bool) -> str:
        """Play actions, up to the first that is refused."""
        for text in texts.split():
            if refusal := self.session.propose(self.action(text), by_bot):
                return self.refused(refusal)
        return ""

    def action(self, text: str) -> Action:
        """Return the action of a token in the notation or in the machine form."""
        game = self.session.game
        try:
            return game.notation.parse(self.session.position, text)
        except NotationError:
            return game.parse_action(text)

    def node(self, place: str) -> Node:
        """Return the node at a place, or that of the cursor."""
        return self.session.root.at_place(place) if place else self.session.node

    def refused(self, refusal: Refusal | None) -> str:
        """Return why something is refused; nothing where it was done."""
        return "" if refusal is None else f"no: {with_names(refusal.sentence, self.session.name)}"

    # What is kept

    def find(self, name: str) -> Game:
        """Return a game by its name in a record, also a made-up one."""
        own = self.session.game
        return own if name == own.title else find_game(name)

    def reopened(self) -> GameSession:
        """Return the session that comes of its file."""
        text = cpgn.write_game(store.record_as_it_stands(self.session))
        (record,) = cpgn.read_games(text, self.find)
        again = store.session_of(record, self.session.match.colours, self.now)
        assert cpgn.write_game(store.record_as_it_stands(again)) == text
        return again

    def restored(self) -> GameSession:
        """Return the session that comes of its journal."""
        (record,) = cpgn.read_games(self.begun, self.find)
        entries = (*self.beside, *self.log.entries)
        found = Recovered(Path("x"), record, entries, datetime.now(UTC))
        return store.restored(found, self.session.match.colours, self.now)

    def check(self) -> None:
        """Check that file and journal bring the session back."""
        again = self.reopened()
        assert not again.unsaved
        assert again.node.place() == self.session.node.place()
        kept, now = (one.node.reached.position.to_text() for one in (again, self.session))
        assert kept == now, f"{kept} is not {now}"
        if self.session.sight is not None:
            return  # what is seen of it comes back covered
        if (timing := self.session.timing) is not None and timing.unrecorded():
            return  # a crash gives the last seconds back
        kept, now = shown(self.restored()), shown(self.session)
        if not self.session.root.children:
            kept["standing"] = now["standing"]  # which is told of as soon as there is a move
        assert kept == now, {
            name: (kept[name], now[name]) for name in now if kept[name] != now[name]
        }


def hidden(session: GameSession) -> dict[str, str]:
    """Return the viewer at the screen, the player awaited there, and each army's visible pieces."""
    pieces = session.position.pieces().values()
    armies = sorted({one.army for one in pieces})
    seen = ["".join(sorted({one.letter for one in pieces if one.army == army})) for army in armies]
    who = "everybody" if session.viewer == EVERYBODY else str(session.viewer)
    return {
        "screen": f"{who} for {awaited(session)}",
        "letters": " ".join(seen),
        "may": " ".join(
            name for name, may in (("cover", may_cover), ("look", may_look_as)) if may(session)
        ),
        "notes": "taken" if session.takes_notes else "not taken",
        "persons": " ".join(map(str, sorted(persons(session)))),
    }


def edit_name(edit: Edit | None, can: bool) -> str:
    """Return the name of the change that is undone or redone; “yes” or “no” if it is no change."""
    return ("yes" if can else "no") if edit is None else edit.name.lower()
