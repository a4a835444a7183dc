"""Dialogs of a game on the table: resigning, drawing, taking back, and changing seats."""

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.game import Resignation
from cfanp_gui.session.bot_seats import people, person_at_table, persons, who_may_resign
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, Player, name_problem, plain_name
from cfanp_gui.table.layers.faces import face_icon
from cfanp_gui.table.translate import enumerated, tr, translated
from cfanp_gui.window.start.seat_boxes import LevelBox, PlayerBox, ThinkingBox, named
from cfanp_gui.window.widgets.forms import FormDialog
from cfanp_gui.window.widgets.plain_text import elided, plain_label, set_tip


class ResignDialog(FormDialog):
    """Dialog for the player who resigns, and the part given up, as far as there is a choice."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        title, words = tr("Resign"), translated(session.game.wording.resigning)
        super().__init__(parent, title, words, title)
        self._session = session
        self._resignations: list[Resignation] = []
        """Possible resignations of the chosen player."""
        self.players = PlayerBox(named(session, who_may_resign(session)), person_at_table(session))
        self.form.addRow(self.tr("Player"), self.players)
        self.form.setRowVisible(self.players, self.players.count() > 1)
        self.choices = QComboBox()
        self.form.addRow(self.tr("Gives up"), self.choices)
        self.players.currentIndexChanged.connect(self._offer_choices)
        self._offer_choices()

    def _offer_choices(self) -> None:
        """List the possible resignations of the chosen player; a single one needs no question."""
        player, position = self.players.chosen(), self._session.position
        self._resignations = [] if player is None else list(position.resignations(player))
        self.choices.clear()
        self.choices.addItems([self._title(choice) for choice in self._resignations])
        self.form.setRowVisible(self.choices, any(choice.boards for choice in self._resignations))
        self.ok.setEnabled(bool(self._resignations))

    def _title(self, resignation: Resignation) -> str:
        """Return a description of a resignation, with the opponent."""
        position, what = self._session.position, translated(resignation.label)
        players = dict.fromkeys(
            position.seat_status(seat.id).player
            for seat in position.seats()
            if seat.board in resignation.boards
        )
        chosen = self.players.chosen()
        others = [self._session.name(player) for player in players if player != chosen]
        words, names = tr("{what}, against {names}"), enumerated(others)
        return words.format(what=what, names=names) if others else what

    def action(self) -> Action | None:
        """Return the resignation as an action; None if nobody can resign."""
        row = self.choices.currentIndex()
        return self._resignations[row].action if 0 <= row < len(self._resignations) else None


class HandOverDialog(FormDialog):
    """Dialog for an army and its new player, in a friendly game."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        title, yes = tr("Hand over an army"), tr("Hand over")
        words = tr(
            "In a friendly game an army may be handed to any player, also to one who is out."
        )
        super().__init__(parent, title, words, yes)
        position = session.position
        owners = {seat.army: position.seat_status(seat.id).player for seat in position.seats()}
        self._owners = {army: owners[army] for army in position.transferable()}
        """Player of each army that may be handed over."""
        names = named(session, range(1, len(session.match.seats) + 1))
        owned = self._owners.items()
        armies = {army: f"{BOARD_LETTERS[army]} ({names[owner]})" for army, owner in owned}
        giver = person_at_table(session)
        own = [army for army, owner in owned if owner == giver]
        turn = position.turn()
        if turn is not None:  # the army of the turn comes first
            moving = position.seat_status(turn.seat).seat.army
            own.sort(key=lambda army: army != moving)
        self.armies = PlayerBox(armies, next(iter(own), None))
        receiver = None
        if giver is not None:  # the next player in the game, a person if any
            seated, count = session.match.bots, position.players
            others = position.alive() - {giver}
            receiver = min(
                others, key=lambda at: (at in seated, (at - giver) % count), default=None
            )
        self.players = PlayerBox(names, receiver)
        self.form.addRow(self.tr("Army"), self.armies)
        self.form.addRow(self.tr("To"), self.players)
        self.armies.currentIndexChanged.connect(self._check)
        self.players.currentIndexChanged.connect(self._check)
        self._check()

    def _check(self) -> None:
        army, player = self.armies.chosen(), self.players.chosen()
        self.ok.setEnabled(army is not None and player is not None and self._owners[army] != player)


class SubstituteDialog(FormDialog):
    """Dialog for the new player of a seat: a person or a bot."""

    def __init__(
        self, parent: QWidget | None, session: GameSession, player: int | None = None
    ) -> None:
        """`player` sits at the proposed seat."""
        title, yes = tr("Change a player or bot"), tr("Change")
        words = tr("Somebody else, or a bot, may take a seat at any time and plays on from there.")
        super().__init__(parent, title, words, yes)
        living = named(session, session.position.alive())
        titled = {number: self._titled(session, number, name) for number, name in living.items()}
        self.players = PlayerBox(titled, person_at_table(session) if player is None else player)
        self._seats = session.match.seats
        for row in range(self.players.count()):
            seat = self._seats[self.players.itemData(row) - 1]
            if seat.bot is not None:
                self.players.setItemIcon(row, face_icon(seat.name))
        self.line = QLineEdit()
        self.level = LevelBox()
        self.thinking = ThinkingBox()
        self.form.addRow(tr("Seat of"), self.players)
        self.form.addRow(tr("Played by"), self.level)
        self.form.addRow(tr("New player"), self.line)
        self.form.addRow(tr("Thinks"), self.thinking)
        self.problem = plain_label("")
        """Reason a name is not allowed; empty if it is."""
        self.form.addRow(self.problem)
        self.line.textChanged.connect(self._check)
        self.level.currentIndexChanged.connect(self._choose_level)
        self.thinking.currentIndexChanged.connect(self._check)
        self.players.currentIndexChanged.connect(self._show_seat)
        self.players.setFocus()
        self._show_seat()

    def _show_seat(self) -> None:
        """Show the player at the chosen seat."""
        bot = self._seat.bot
        with QSignalBlocker(self.level):
            self.level.set_level("" if bot is None else bot.level)
        self.thinking.set_bot(bot)
        self._check()

    def _choose_level(self) -> None:
        """Propose a name for the new player, unless a person's name was typed."""
        own, player = self.level.usual_names(), self.players.chosen()
        if self.bot() is not None and (not self.name() or self.name() in own):
            seats = enumerate(self._seats, start=1)
            others = [seat.name for number, seat in seats if number != player]
            self.line.setText(self.level.usual_name(others))
        elif self.bot() is None and self.name() in own:
            self.line.clear()
        self._check()

    @staticmethod
    def _titled(session: GameSession, player: int, name: str) -> str:
        """Return a name with the label of its seat, where plates show one."""
        at, position = session.situation, session.position
        for seat in position.seats():
            status = position.seat_status(seat.id)
            asides = session.game.wording.asides(at, status)
            if status.player == player and asides and not status.taken_over:
                return tr("{name} ({place})").format(name=name, place=translated(asides[0]))
        return name

    def _check(self) -> None:
        self.form.setRowVisible(self.thinking, self.bot() is not None)
        same = (self.called(), self.bot()) == self._seat
        self.line.setPlaceholderText(self._known_name())
        problem = name_problem(self.name())
        self.problem.setText("" if problem is None else translated(problem))
        self.form.setRowVisible(self.problem, problem is not None)
        chosen = self.players.chosen() is not None
        self.ok.setEnabled(chosen and not same and problem is None)

    def _known_name(self) -> str:
        """Return the seat's name, to keep if none is typed; a person gets none of a bot's."""
        name, player = self._seat.name, self.players.chosen()
        leaves = self._seat.bot is not None and self.bot() is None
        if player is not None and leaves and name in self.level.usual_names():
            return plain_name("", player, localize=translated)
        return name

    def bot(self) -> BotSeat | None:
        """Return the bot that takes the seat; None for a person."""
        return self.thinking.limited(self.level.level())

    def called(self) -> str:
        """Return the future name of the player at the seat."""
        return self.name() or self._known_name()

    @property
    def _seat(self) -> Player:
        """Return the chosen seat; one of nobody while none is chosen."""
        player = self.players.chosen()
        return Player("") if player is None else self._seats[player - 1]

    def name(self) -> str:
        """Return the name typed for the new player; empty to keep the known one."""
        return self.line.text().strip()


class _AgreeDialog(FormDialog):
    """Dialog in which players agree to something, each by ticking their own name."""

    def __init__(
        self,
        parent: QWidget | None,
        session: GameSession,
        title: str,
        words: str,
        yes: str,
        asked: Iterable[int],
    ) -> None:
        super().__init__(parent, title, words, yes)
        self.ticks: dict[int, QCheckBox] = {}
        for player in sorted(asked):
            name = session.name(player)
            tick = QCheckBox(elided(name, self.fontMetrics(), 400).replace("&", "&&"))
            set_tip(tick, name)
            tick.toggled.connect(self._check)
            self.ticks[player] = tick
            self.form.addRow(tick)
        self._check()

    def players(self) -> list[int]:
        """Return the players who agree."""
        return [player for player, tick in self.ticks.items() if tick.isChecked()]

    def _check(self) -> None:
        self.ok.setEnabled(len(self.players()) == len(self.ticks))


class TakeBackDialog(_AgreeDialog):
    """Dialog in which all persons agree to an undo in a game with hidden pieces."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        title = tr("Take back")
        words = tr(
            "What was seen is seen: here something is taken back only when all agree. All tick "
            "their own names."
        )
        super().__init__(parent, session, title, words, title, persons(session))


class DrawDialog(_AgreeDialog):
    """Dialog in which all living players agree to a draw."""

    def __init__(self, parent: QWidget | None, session: GameSession) -> None:
        living, asked = session.position.alive(), people(session)
        self._bots_answer = bool(asked) and asked != living
        """True if bots are asked when every person has agreed."""
        title, yes = tr("Draw by agreement"), tr("Draw")
        words = tr("The game is a draw when every living player agrees. All tick their own names.")
        super().__init__(parent, session, title, words, yes, asked or living)
        for player in session.agreed & self.ticks.keys():
            self.ticks[player].setChecked(True)

    def _check(self) -> None:
        agree = self.players()
        ends = len(agree) == len(self.ticks) and not self._bots_answer
        self.ok.setText(tr("Draw") if ends else tr("Offer"))
        self.ok.setEnabled(bool(agree))
