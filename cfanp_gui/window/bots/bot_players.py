"""Bots of the game on the table: the bot to move thinks, and then moves as people do.

Nobody waits for them. They rest if a person has stopped them, if a game was opened or gone back in
until a person moves or lets them go on, and if something went wrong.
"""

import random
from enum import Enum, auto
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from cfanp_gui.bots.levels import Chosen, TurnChoice, limit_at_table
from cfanp_gui.session.bot_seats import bots_to_act, people, substitute
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.bots.move_show import LOOK_MS, PACES, MoveShow, is_deciding
from cfanp_gui.window.bots.notices import BotTrouble, slow_sentence
from cfanp_gui.window.play.endings import Endings
from cfanp_gui.window.play.game_actions import GameActions
from cfanp_gui.window.services.bot_process import BotProcess, Thought
from cfanp_gui.window.widgets.action_texts import keys_of
from cfanp_gui.window.workplace import Workplace

SAY_MS = 4_000
"""Thinking time after which it is announced, in milliseconds; shorter ones are not worth it."""


SLOW_MS = 15_000
"""Time for which it is said that bots think less deeply, in milliseconds: they may move often."""


class Rest(Enum):
    """Reason bots do not move though it is their turn."""

    STOPPED = auto()
    """A person has stopped them."""
    WAITING = auto()
    """The game was opened or gone back in; the next move of a person lets them go on."""
    TROUBLE = auto()
    """Something went wrong, and a person has been asked for a decision."""


class BotPlayers(QObject):
    """Controller that has bots think at their turn in the game on the table, and moves for them."""

    has_told_slowness = False
    """True if it has been said in any window, since the start, that bots think less deeply."""

    def __init__(self, window: Workplace, endings: Endings, actions: GameActions) -> None:
        super().__init__(window)
        self._window = window
        self.process = BotProcess(self)
        self.show = MoveShow(window, endings)
        self.show.held.connect(self.retranslate)
        self._slow = single_shot(self, SLOW_MS, self.retranslate)
        self._session: GameSession | None = None
        self._table: TableScene | None = None
        self._rests: WeakKeyDictionary[GameSession, Rest | None] = WeakKeyDictionary()
        """Reasons to rest in the games that have been on the table; None if bots move there."""
        self._subscriptions: tuple[Unsubscribe, ...] = ()
        self._thought: Thought | None = None
        self.thinking: int | None = None
        """Player who thinks, or whose move is being made."""
        self._asking = False
        """True if a person has been asked to agree to a bot's move."""
        self._line = ""
        """Sentence shown at the table."""
        self._idle: set[int] = set()
        """Bots that have no action in this position."""
        self._chance = random.SystemRandom()
        self._failure: tuple[GameSession, int, str]
        """Bot that failed last with its game, and the reason it does not move."""
        self._soon = single_shot(self, 0, self._look)
        self._later = single_shot(self, LOOK_MS, self._offer_seat)
        self.say_ms = SAY_MS
        """Thinking time after which it is announced, in milliseconds."""
        self._aloud = single_shot(
            self, SAY_MS, lambda: window.announce(self._named(tr("{name} is thinking.")))
        )
        actions.undoing.connect(self.halt)
        window.order_panel.bots.clicked.connect(self.toggle_rest)
        window.order_panel.hurry.clicked.connect(self.hurry)

    # Following the table

    def follow_table(self, table: TableScene, opened: bool) -> None:
        """Play at another table from now on; `opened` is True if it has just been laid."""
        self.leave_table()
        self._table, self._session, self._line = table, table.session, ""
        session = table.session
        self._subscriptions = (
            session.changed.connect(self._on_change),
            session.names_changed.connect(self._on_seats),
            session.clocks_changed.connect(self._on_clock),
            session.edits.lines_changed.connect(self.look),
        )
        if session not in self._rests:
            unasked = opened and session.root.children and bots_to_act(session)
            self._rests[session] = Rest.WAITING if unasked else None
        self.show.reset_clock()
        self.look()
        self.retranslate()

    def leave_table(self) -> None:
        """Play at no table."""
        self._stop_thinking()
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._table, self._session, self._subscriptions = None, None, ()
        self._soon.stop()

    @property
    def rest(self) -> Rest | None:
        """Return the reason the bots of the game on the table rest; None if they do not."""
        return None if self._session is None else self._rests.get(self._session)

    @property
    def waiting(self) -> bool:
        """Return True if bots would not move now, regardless of the turn."""
        return self.sitting and (self.rest is not None or self._paused)

    @property
    def _paused(self) -> bool:
        """Return True if somebody paused the clocks, rather than a dialog or a move that waits."""
        session = self._session
        stopped = session is not None and session.clock_state is ClockState.PAUSED
        return stopped and not self._window.clock_holder.has_stopped

    @property
    def sitting(self) -> bool:
        """Return True if there are bots in the game on the table, and it goes on."""
        if (session := self._session) is None or session.analysing or session.exercise:
            return False
        return session.outcome is None and bool(session.match.bots)

    @property
    def playing(self) -> bool:
        """Return True if bots move at the cursor; they do not while a person looks back."""
        return self.sitting and self._session is not None and self._session.cursor.follows_game

    def look(self) -> None:
        """Look soon for a bot to move, after all listeners of the session."""
        self._soon.start()

    def halt(self) -> None:
        """Stop thinking; if nothing else changes it begins anew."""
        self._stop_thinking()
        self.look()

    def _on_change(self, change: Change) -> None:
        session = self._session
        assert session is not None, "it has changed"
        self._stop_thinking()
        self._idle.clear()
        self.show.reset_clock()
        if change.new and self.rest is Rest.WAITING:
            self._set_rest(None)
        elif not change.new and session.node.children and not self.rest and bots_to_act(session):
            self._set_rest(Rest.WAITING)  # they would only move once more
        self.look()

    def _on_seats(self) -> None:
        """Let the game go on after somebody has taken a seat."""
        if self.rest is not Rest.STOPPED:
            self._set_rest(None)
        self.halt()
        self.retranslate()

    def _on_clock(self) -> None:
        if self._paused:
            self._stop_thinking()
        self.look()

    # Resting

    def toggle_rest(self) -> None:
        """Stop the bots, or let them go on."""
        session, paused = self._session, self._paused
        if session is None or not self.sitting:
            return
        if self.rest is None and not paused:
            self._set_rest(Rest.STOPPED)
            self._stop_thinking()
            session.pause_clock()
            return
        self._set_rest(None)
        if paused:
            session.resume_clock()
        self.look()

    def hurry(self) -> None:
        """Have the bot that thinks move its best move now; let resting bots go on."""
        if self._thought is not None:
            self._thought.hurry()
        elif self.show.busy:
            self.show.hurry()
        elif self.rest is not None:
            self.toggle_rest()

    def _set_rest(self, rest: Rest | None) -> None:
        if self._session is not None:
            self._rests[self._session] = rest
            self.retranslate()

    def retranslate(self) -> None:
        """Show the bots' activity at the table, in the current language."""
        table, session = self._table, self._session
        if table is None or session is None:
            return
        line = slow_sentence() if self._slow.isActive() else ""
        is_thinking = self.thinking is not None
        if self.waiting and bots_to_act(session):
            key = keys_of(self._window.commands["stop bots"])
            line = tr("The bots wait. {key} lets them go on.").format(key=key)
        elif self.playing and not is_thinking and bots_to_act(session):
            awaited = self._awaited(session)
            if awaited is not None:
                line = tr("The bots wait for {name}.").format(name=session.name(awaited))
        if line != self._line:
            self._line = line
            table.hint(line)
        table.show_thinking(None if self.show.holds else self.thinking)
        self._window.order_panel.show_bots(self.playing, self.waiting, is_thinking)

    # Thinking

    def _look(self) -> None:
        """Have a bot think, if one is to move and nothing prevents it."""
        session = self._session
        if session is None or self._thought is not None or self.show.busy or self._asking:
            return
        self.retranslate()
        if self.waiting:
            return
        player = next((player for player in bots_to_act(session) if player not in self._idle), None)
        if player is None or self._awaited(session) is not None:
            return
        bot = session.match.bots[player]
        choice = TurnChoice(
            session.seen_by(player),
            player,
            dict(session.game.piece_types),
            bot.level,
            self._chance.randrange(2**32),
            limit_at_table(bot.level, bot.seconds, bot.nodes, *self._time(session, player)),
        )
        if choice.is_slowed and not BotPlayers.has_told_slowness:
            BotPlayers.has_told_slowness = True
            self._slow.start()
            self.retranslate()  # the message at the table is announced, too
        thought = self._thought = self.process.ask(choice)
        thought.done.connect(self._answered)
        thought.failed.connect(self._failed)
        thought.restarted.connect(self._restarted)
        self._set_thinking(player)
        self._aloud.start(self.say_ms)

    @staticmethod
    def _awaited(session: GameSession) -> int | None:
        """Return the person for whom bots wait; None if there is none.

        If many may act at once, bots would play out their boards among themselves before a person
        finds a first move. So they act as often as there are players, and then wait for a person
        who may act, unless clocks run, which wait for nobody.
        """
        persons = people(session)
        may = min(session.position.actors() & persons, default=None)
        if may is None or session.match.time is not None:
            return None
        node, acted = session.node, 0
        while node.transition is not None and node.transition.actor not in persons:
            acted += 1
            if node.parent is None:
                break
            node = node.parent
        return may if acted >= session.position.players else None

    @staticmethod
    def _time(session: GameSession, player: int) -> tuple[int | None, float]:
        """Return the milliseconds a player has left, None without clocks, and seconds a turn."""
        time = session.match.time
        left = [left for other, left in session.time_at_move() if other == player]
        if time is None or not left:
            return None, 0.0
        return min(left), float(time.increment or time.delay)

    def _set_thinking(self, player: int | None) -> None:
        if player != self.thinking:
            self.thinking = player
            self.retranslate()

    def _stop_thinking(self) -> None:
        """Stop thinking, and cancel the move that is being made."""
        self._aloud.stop()
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()
        self.show.cancel()
        self._asking = False
        self._set_thinking(None)

    def _named(self, words: str, **values: str) -> str:
        """Return a sentence with the name of the bot that thinks, and other values."""
        assert self._session is not None, "bots think about a game"
        assert self.thinking is not None, "one of them thinks"
        return words.format(name=self._session.name(self.thinking), **values)

    def _answered(self, chosen: object) -> None:
        player, thought, self._thought = self.thinking, self._thought, None
        self._aloud.stop()
        if isinstance(chosen, Chosen):
            self.show.make(chosen, PACES[self._window.settings.preferences().bots], self._play)
            if thought is not None and thought.hurried:
                self.show.hurry()
        elif chosen is None and player is not None:
            self._idle.add(player)
            self._set_thinking(None)
            self.look()
        else:
            self._trouble(tr("{name} gave an answer that is not a move."))

    def _restarted(self) -> None:
        """Report that a bot thinks anew, in another process."""
        words = tr(
            "The program in which bots think did not respond and was ended. {name} thinks "
            "again in a new one."
        )
        self._window.report(self._named(words))

    def _failed(self, sentence: str) -> None:
        self._thought = None
        self._aloud.stop()
        words = tr("{name} cannot move. {reason}")
        if not sentence.endswith((".", "\N{IDEOGRAPHIC FULL STOP}")):
            words = tr("{name} cannot move: {reason}.")  # it is part of a sentence
        self._trouble(words, sentence)

    # Moving

    def _play(self, chosen: Chosen) -> None:
        """Play a bot's choice, once the player who must agree does."""
        session, table = self._session, self._table
        if session is None or table is None:
            return
        if session.position.partner(chosen.action) in people(session):
            self._asking = True
            table.interaction.resolver.consult_for_bot(chosen.action, self._declined)
            return
        node = session.node
        refusal = session.propose(chosen.action, by_bot=True)
        if refusal is not None and session.node is node:
            reason = translated(refusal.named(session.name).message)
            self._trouble(tr("{name} has tried a move that is not allowed. {reason}."), reason)

    def _declined(self) -> None:
        self._asking = False
        self._trouble(tr("{name} has no move to which everybody agrees."))

    # Failures

    def _trouble(self, sentence: str, reason: str = "") -> None:
        """Say the reason a bot does not move, and offer its seat to a person."""
        session, player = self._session, self.thinking
        if session is None or player is None:
            return
        self._failure = (session, player, self._named(sentence, reason=reason))
        self._set_rest(Rest.TROUBLE)
        self._set_thinking(None)
        self._offer_seat()

    def _offer_seat(self) -> None:
        """Offer the seat of the bot that failed, after any decision of a person in progress."""
        session, player, words = self._failure
        if self._session is not session or self.rest is not Rest.TROUBLE:
            return  # the failure is settled
        if is_deciding(self._window.view):
            self._later.start()
            return
        box = BotTrouble(self._window, words)
        box.retry.clicked.connect(lambda: self._try_again(session))
        box.take.clicked.connect(lambda: substitute(session, player, session.name(player)))
        box.open()
        self._window.announce(words)

    def _try_again(self, session: GameSession) -> None:
        self._rests[session] = None
        self.retranslate()
        self.look()

    # Leaving

    def close(self) -> None:
        """End the process for good."""
        self._stop_thinking()
        self._soon.stop()
        self._later.stop()
        self._slow.stop()
        self.process.close()
