"""Spoken sentences about the events at a table, and their announcement to assistive tools."""

from collections.abc import Iterable
from itertools import islice

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Game
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import listed
from cfanp_gui.core.wording import as_framed, name_of
from cfanp_gui.session.cursor import Change, CursorStep
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import claim, cut_short, framed, new_claim, seat_to_move
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, sentence, tr, translated


def spoken_time(ms: int) -> str:
    """Return the time on a clock, such as ``4 minutes 12 seconds``, rounded up to seconds."""
    minutes, seconds = divmod(-(-max(0, ms) // 1000), 60)
    hours, minutes = divmod(minutes, 60)
    parts = {
        tr("%n hour(s)", "", hours): hours,
        tr("%n minute(s)", "", minutes): minutes,
        tr("%n second(s)", "", seconds): seconds,
    }
    return " ".join(words for words, number in parts.items() if number) or tr("no time")


def offer_name(game: Game, offer: Offer) -> str:
    """Return the text of an answer; for a picture, the name of its piece."""
    return offer.text if offer.picture is None else translated(name_of(game, offer.text))


MOST_TOLD = 20
"""Largest number of actions told at once."""
MOST_SEATS = 8
"""Largest number of boards for which the players are listed."""


class Narrator:
    """Narrator of one session in spoken sentences."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._wording = session.game.wording

    # Events

    def change(self, change: Change) -> str:
        """Return a change in sentences: the moves done or undone, and the turn now."""
        steps, now = change.steps, self._session.situation
        if not steps:
            return joined(" ", [self.viewer(), self.turn(), self.time()])
        sentences = [] if change.new else [_direction(steps)]
        if len(steps) != 1:
            if steps[0].forward is not steps[-1].forward:
                sentences.append(self.row(self._session.node))
            return joined(" ", [*sentences, self.turn(), self.time()])
        transition = steps[0].transition
        before = now._replace(position=change.before, pair=None, transition=None)
        if steps[0].forward:
            outcome = self._session.outcome
            end = "" if outcome is None else translated(self._wording.outcome(now, outcome))
            sentences += [
                self.action(before, transition, now),
                *map(sentence, self._wording.checks(before, now, transition)),
                *self._events(transition.events, now),
                end,
                *map(sentence, self._wording.consequences(now, transition)),
                sentence(self._wording.decided(before, now)),
                sentence(cut_short(self._session, change)),
            ]
        else:
            sentences.append(self.action(now, transition, now))
            sentences += map(sentence, self._wording.reversals(now, transition))
        turn = translated(self._wording.turn_after(before, now, transition))
        if change.new and self.bot_moves:
            turn = ""  # the bot's own move will be announced
        offered = new_claim(self._session, change.before) if change.new else claim(self._session)
        return joined(" ", [*sentences, sentence(turn), sentence(offered or ""), self.time()])

    @property
    def bot_moves(self) -> bool:
        """Return True if the one player to move is a bot that moves by itself."""
        position = self._session.position
        seat = seat_to_move(position)
        return seat is not None and self._session.moves_itself(position.seat_status(seat.id).player)

    def viewer(self) -> str:
        """Return a sentence on the viewer whose knowledge is shown; empty if all is shown."""
        viewer = self._session.viewer
        if viewer in (None, EVERYBODY):
            return tr("The table shows what all may see.") if viewer == EVERYBODY else ""
        name = isolated(self._session.name(viewer))
        return tr("The table shows what {name} may see.").format(name=name)

    def last(self, count: int) -> str:
        """Return the last actions before the cursor in their order, each with its results."""
        nodes = list(islice(self._session.node.path(), min(count, MOST_TOLD)))
        return joined(" ", map(self.row, reversed(nodes))) or tr("Nothing has been played yet.")

    def row(self, node: Node) -> str:
        """Return a move of the move list with its results; empty if there is nothing to tell."""
        if node.parent is None or node.transition is None:
            return ""
        before = self._session.situation_at(node.parent)
        after = self._session.situation_at(node)
        checks = self._wording.checks(before, after, node.transition)
        seen = self._session.situation if node is self._session.node else after
        action = self.action(before, node.transition, seen)
        return joined(" ", [action, *map(sentence, checks), *self._events(node.events, seen)])

    def action(self, before: Situation, transition: Transition, seen: Situation) -> str:
        """Return an action with its squares as `seen` now; empty if only its events tell it."""
        player = self._session.name(transition.actor)
        if not transition.went and not transition.placed:
            if transition.pushed is not None:
                low, high = (before.board(board).label for board in transition.pushed)
                words = tr("{player} pushes half-boards {one} and {two} together.")
                return words.format(player=player, one=low, two=high)
            if transition.action == before.position.turn_end:
                return tr("{player} ends the turn.").format(player=player)
        return sentence(as_framed(seen, self._wording.action(before, transition)))

    def _events(self, events: Iterable[Event], seen: Situation) -> list[str]:
        spoken = (event for event in events if not event.repeats_action)
        return [sentence(as_framed(seen, event.text(self._session.name))) for event in spoken]

    # Present state

    def table(self) -> str:
        """Return the introduction of a game: its boards, players and turn."""
        boards = sentence(self._wording.table(self._session.situation))
        return joined(" ", [boards, self.seats(), self.turn(), self.time()])

    def seats(self) -> str:
        """Return a sentence with the players by board; empty if it would be too long."""
        at = self._session.situation
        players: dict[str, dict[str, None]] = {}
        for seat in at.position.seats():
            name = isolated(at.name(at.position.seat_status(seat.id).player))
            players.setdefault(at.board(seat.board).label, {})[name] = None
        if len(players) > MOST_SEATS:
            return ""
        words = tr("{board} {names}")
        names = {label: translated(listed(here)) for label, here in players.items()}
        return sentence(
            joined(", ", (words.format(board=at, names=them) for at, them in names.items()))
        )

    def turn(self) -> str:
        """Return sentences on the turn and on a draw that may be claimed; empty after the end."""
        session = self._session
        turn = sentence(framed(session, self._wording.spoken_turn(session.situation)))
        return joined(" ", [turn, sentence(claim(session) or "")])

    def time(self) -> str:
        """Return the shortest time left at move; empty without clocks or after the end."""
        session = self._session
        if session.outcome is not None:
            return ""
        turn = session.position.turn()
        if turn is not None:
            clock = session.position.seat_status(turn.seat).clock
            left = None if clock is None else session.time_left(clock)
            return "" if left is None else tr("{time} left.").format(time=spoken_time(left))
        times = session.time_at_move()
        if not times:
            return ""
        player, ms = min(times, key=lambda timed: timed[1])
        words = tr("{player} has {time} left.")
        return words.format(player=session.name(player), time=spoken_time(ms))

    def pair(self, pair: Pair) -> str:
        """Return a sentence on the boards pushed together and the moves possible on them."""
        return translated(self._wording.pushed(self._session.situation._replace(pair=pair)))


def _direction(steps: tuple[CursorStep, ...]) -> str:
    forward, count = steps[0].forward, len(steps)
    if count == 1:
        return tr("Redone:") if forward else tr("Undone:")
    if forward is not steps[-1].forward:
        return tr("To another line:")
    redone, undone = tr("%n move(s) redone.", "", count), tr("%n move(s) undone.", "", count)
    return redone if forward else undone


class Announcer(QObject):
    """Announcer that collects sentences and announces them when the event loop is idle."""

    announced = Signal(str)
    """Emitted with a text that has just been announced to assistive tools."""

    def __init__(self, source: QObject) -> None:
        """Announce on behalf of `source`, the object whose interface is named in the events."""
        super().__init__(source)
        self._source = source
        self._parts: list[str] = []
        self._pair = ""
        self._urgent = False
        self._timer = single_shot(self, 0, self._speak)

    def say(self, text: str, urgent: bool = False) -> None:
        """Announce a sentence soon; an urgent one may interrupt the text being read."""
        self._parts.append(text)
        self._urgent = self._urgent or urgent
        self._timer.start()

    def say_change(self, session: GameSession, change: Change, in_list: bool = False) -> None:
        """Announce a move done or undone; only the turn if a row `in_list` is read as well."""
        # A move's own sentence names its boards.
        self._pair = ""
        narrator = Narrator(session)
        self.say(narrator.turn() if in_list else narrator.change(change))

    def say_pair(self, session: GameSession, pair: Pair | None) -> None:
        """Announce a pair pushed together, unless a move will, as when a bot moves next."""
        narrator = Narrator(session)
        self._pair = "" if pair is None or narrator.bot_moves else narrator.pair(pair)
        self._timer.start()

    def _speak(self) -> None:
        text = joined(" ", (*self._parts, self._pair))
        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(self._source, text)
        event.setPoliteness(politeness.Assertive if self._urgent else politeness.Polite)
        self._parts, self._pair, self._urgent = [], "", False
        if text:
            QAccessible.updateAccessibility(event)
            self.announced.emit(text)
