"""Set-up of a game: the game itself, its players, their colours, and the rules."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QStackedWidget, QWidget

from cfanp_gui.core.game import Game, OptionValue, OptionValues
from cfanp_gui.core.options import NO_OPTIONS
from cfanp_gui.core.text import Text
from cfanp_gui.record.palette import default_colours, offered_colours, usual_colours
from cfanp_gui.session.match import LastSetup, Match
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.session.setup_model import SetupModel, numbered
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.translate import enumerated, translated
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.game_choice import AddGames, GameCard, GameChoice, offered_of
from cfanp_gui.window.start.seat_boxes import ThinkingBox
from cfanp_gui.window.start.seat_list import SeatList, SeatRow
from cfanp_gui.window.start.setup_boxes import ClockBox, CountBox, RulesBox
from cfanp_gui.window.widgets.chips import TARGET, Card, RoundButton
from cfanp_gui.window.widgets.forms import buddy_label
from cfanp_gui.window.widgets.layouts import STRETCH, bare_area, discard, in_column, in_row
from cfanp_gui.window.widgets.page import Page
from cfanp_gui.window.widgets.panel_lists import is_enter
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label, set_tip

_NARROW = 128
"""Average letters of the least width of a page with the game beside the rest."""
_AROUND = 270
"""Height around the picture of the game on the page, in pixels."""
_USUAL_PLAYERS = 3


class SetupPage(Page):
    """Page for game, players, colours, options and clocks; `match` returns the result."""

    begun = Signal()
    """Emitted when a person presses Begin."""
    closed = Signal()
    """Emitted when a person leaves the page, rather than one of its faces."""

    def __init__(
        self,
        settings: Settings,
        given: GivenPosition | None = None,
        add_games: AddGames | None = None,
        with_people: bool = False,
        write_games: Callable[[], object] | None = None,
    ) -> None:
        """`given` is the position at which the game begins, which settles its players and rules.

        `add_games` asks for a file of games, if any can be added here, and `write_games` shows
        where a person writes some. `with_people` has people play with each other, even if bots
        played last.
        """
        self.faces, self.as_usual = QStackedWidget(), RoundButton("")
        """The set-up itself, and above it the house rules or the choice of games."""
        self.help = RoundButton("")
        super().__init__(self.faces, self.as_usual, self.help)
        self.left.connect(self.go_back)
        self.taken.connect(self._go_on)
        self._settings, self._given, self._with_people = settings, given, with_people
        self._add_games, self._write_games = add_games, write_games
        self._game = settings.last_game() if given is None else given.game
        self._latest = settings.last_setup(settings.last_game())
        self._left: dict[str, LastSetup] = {}
        """Set-up of each game before another one was chosen here, by the game's key."""
        self._seated = LastSetup([], [], {})
        """Players and colours proposed for new lines."""
        self._touched = False
        """True if a person changed the players here: then they stay, whatever the game."""
        self._painted: SeatRow
        """Line of the player for whom a colour is chosen."""
        self._build()

    def retranslate(self) -> None:
        """Have all words in another language; what was chosen stays."""
        self._keep(self._game.key, self.model().setup)
        self._touched = False
        while (face := self.faces.currentWidget()) is not None:
            discard(face)
        self._build()

    def _build(self) -> None:
        """Make all fields, and show the game set up in them."""
        is_given = self._given is not None
        title = self.tr("New game from a position") if is_given else self.tr("New game")
        self.entitle(title)
        self.seats = SeatList(self._settings.people())
        self.seats.changed.connect(self._touch)
        self.seats.renamed.connect(self._warn)
        self.seats.renamed.connect(self._offer_same_people)
        self.seats.levels_changed.connect(self._show_thinking)
        self.seats.armies_changed.connect(self._show_seats)
        self.seats.reordered.connect(self._show_seats)
        self.seats.reordered.connect(self._order_fields)
        self.seats.paint_wanted.connect(self._pick_colour)
        self._colours_box = ColourPicker(self)
        self._colours_box.chosen.connect(self._repaint)
        self.game = GameCard(self._art, is_given)
        self.game.clicked.connect(self._choose_game)
        self.clock = ClockBox()
        self.house_rules = RoundButton("")
        self.house_rules.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.house_rules.clicked.connect(self._show_rules)
        self.rules: RulesBox
        self.games: GameChoice | None = None
        """Choice of games, while it is shown."""
        self.as_usual.setText(self.tr("Set all as usual"))
        self.help.setText(self.tr("Rules"))
        self.help.setAccessibleName(self.tr("Rules of this game"))
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        first, rules = bare_area(self._set_up(), off), bare_area(QWidget(), off)
        self._areas = first, rules
        for area in self._areas:
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.faces.addWidget(area)
        self.seats.reordered.connect(first.ensureWidgetVisible)
        self._lay()
        self._show_game()
        self._show_face()

    def focus_first(self) -> None:
        """Give focus to the first field; what is typed at once replaces the default."""
        first = self.count if self._given is None else self.seats.rows[0].name
        first.setFocus()
        first.selectAll()

    def _set_up(self) -> QWidget:
        """Return the first face: the game beside players, time and house rules."""
        shown, beside = QWidget(), QWidget()
        time = bold_label(self.tr("Time"), times=1.2)
        in_column(
            self._players_box(), 10, time, self.clock, 10, self.house_rules, STRETCH,
            over=beside, spacing=8, margins=(0,),
        )  # fmt: skip
        left = in_column(self.game, STRETCH)
        self._columns = in_row((left, 2), (beside, 3), over=shown, spacing=24, margins=(0,))
        return shown

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        """Lay the game above the rest if the page is narrow, or letters are large."""
        is_narrow = self.width() < _NARROW * self.fontMetrics().averageCharWidth()
        way = QBoxLayout.Direction
        self._columns.setDirection(way.TopToBottom if is_narrow else way.LeftToRight)
        self.game.lay(is_narrow, self.height() - _AROUND)

    def _show_face(self, face: QWidget | None = None) -> None:
        """Show one of the faces, and what the buttons do there; the set-up by default."""
        first, rules = self._areas
        face = face or first
        words: dict[QWidget, tuple[str, str, str]] = {
            first: (self.windowTitle(), self.tr("Cancel"), self.tr("Begin")),
            rules: (self.tr("House rules"), "", self.tr("Done")),
        }
        others = self.tr("Choose a game"), self.tr("Back"), self.tr("Choose")
        heading, back, onward = words.get(face, others)
        self.heading.setText(heading)
        self.back.setText(back)
        self.onward.setText(onward)
        self.back.setVisible(face is not rules)  # what is chosen there holds at once
        self.as_usual.setVisible(face is rules)
        self.faces.setCurrentWidget(face)
        self._warn()

    def _show_rules(self) -> None:
        self._show_face(self._areas[1])
        fields = (card.field for card in self.rules.cards.values())
        next((field for field in fields if field.isEnabled()), self.as_usual).setFocus()

    def _choose_game(self) -> None:
        """Show all games, to choose another one."""
        self.games = GameChoice(self._art, self.game.name, self._add_games, self._write_games)
        self.games.taken.connect(self._go_on)
        self.games.selected.connect(self._warn)
        self.faces.addWidget(self.games)
        self._show_face(self.games)
        self.games.search.setFocus()

    @property
    def topic(self) -> Game | None:
        chosen = None if self.games is None else self.games.chosen
        if chosen is None or chosen.game is None:
            return self._game
        return chosen.game.variant(chosen.variant)

    @property
    def is_first(self) -> bool:
        """Return True if the set-up itself is shown."""
        return self.faces.currentWidget() is self._areas[0]

    def go_back(self) -> None:
        """Leave the house rules or the choice of games, or else the page."""
        if self.is_first:
            self.closed.emit()
            return
        opener = self.house_rules if self.games is None else self.game
        discard(self.games)
        self.games = None
        self._show_face()
        opener.setFocus()

    def _go_on(self) -> None:
        """Begin, or take what was chosen on the face that is shown."""
        if not self.onward.isEnabled():
            return
        if self.is_first:
            self.begun.emit()
            return
        chosen = None if self.games is None else self.games.chosen
        self.go_back()
        if chosen is not None and chosen.game is not None:
            self.take_game(chosen.game, chosen.variant)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """At Enter go from one name to the next, and from another field go on."""
        names = [row.name for row in self.seats.rows]
        if is_enter(event) and (focused := self.focusWidget()) in names:
            (*names, self.onward)[names.index(focused) + 1].setFocus(Qt.FocusReason.TabFocusReason)
        elif is_enter(event):
            self._go_on()
        else:
            super().keyPressEvent(event)

    @property
    def _art(self) -> ArtKeys:
        preferences = self._settings.preferences()
        return ArtKeys(preferences.pieces, preferences.signs)

    def take_game(self, game: Game, variant: OptionValues = NO_OPTIONS) -> None:
        """Set up another game; the set-up of this one is kept here, and the players stay."""
        self._keep(self._game.key, self.model().setup)
        if variant:
            last = self._left.get(game.key) or self._settings.last_setup(game)
            self._keep(game.key, replace(last, options={**last.options, **variant}))
        self._game = game
        self._show_game()

    def _keep(self, key: str, setup: LastSetup) -> None:
        """Keep a set-up, with the rules that were chosen for other variants of its game."""
        before = self._left.get(key)
        options = setup.options if before is None else {**before.options, **setup.options}
        self._left[key] = replace(setup, options=dict(options))

    def _show_game(self) -> None:
        """Show the game as it was last set up; players and clock stay if it never was."""
        game, given = self._game, self._given
        last = self._left.get(game.key) or self._proposed(game)
        settled = {} if given is None else {**game.as_seated, **given.options}
        game = self._game = game.variant({**last.options, **settled})
        usual = {option.name: option.default for option in game.options}
        values = {**usual, **last.options, **settled}
        self.game.show_game(game, next(offered_of(game)))
        self._offer_armies(values)
        self.rules = RulesBox(game, values, tuple(settled), self._art)
        self.rules.changed.connect(self._show_seats)
        self.as_usual.clicked.connect(self.rules.reset)
        self._areas[1].setWidget(self.rules)  # which deletes those of another game
        self.house_rules.setVisible(bool(self.rules.cards))
        with QSignalBlocker(self.count):
            self.count.set_counts(game.player_counts)
            if last.names:
                self.clock.set_control(last.time)
            if last.names and not self._touched:
                self._seat(last)
            if given is not None:
                self.count.setValue(given.position.players)
                self.count.setEnabled(False)
        self._set_count(self.count.value())

    def _proposed(self, game: Game) -> LastSetup:
        """Return the last set-up of a game, with colours chosen since, and people where wanted."""
        last, usual = self._settings.last_setup(game), default_colours(len(self._latest.names))
        latest = zip(self._latest.names, self._latest.colours, strict=False)
        chosen = {name: colour for name, colour in latest if colour not in usual}
        colours = [chosen.get(one, own) for one, own in zip(last.names, last.colours, strict=False)]
        if len({*colours}) == len(last.colours):
            last = replace(last, colours=colours)
        played = list(zip(last.names, last.bots, strict=False))
        seated = [name for name, level in played if not level]
        if not (self._with_people and played) or len(seated) > 1:
            return last
        idle = (name for name in self._settings.people() if name not in seated)
        names = [
            next(idle, translated(numbered(at))) if bot else name
            for at, (name, bot) in enumerate(played)
        ]
        return replace(last, names=names, bots=[])

    def _seat(self, last: LastSetup) -> None:
        self._seated = last
        self.thinking.set_limit(last.thinking)
        self._set_count(0)
        self.count.setValue(len(last.names))

    def _seat_same_people(self) -> None:
        self._touch()
        with QSignalBlocker(self.count):
            self._seat(self._latest)
        self._set_count(self.count.value())
        self.seats.rows[0].name.setFocus()

    def _players_box(self) -> QWidget:
        self.count = CountBox()
        self.count.setMinimumSize(48, TARGET - 8)
        self.count.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count.setButtonSymbols(CountBox.ButtonSymbols.NoButtons)
        self.count.setFrame(False)
        shown = Card()
        in_row(self.count, over=shown, margins=(4,))
        self.count.setValue(_USUAL_PLAYERS)
        self.count.valueChanged.connect(self._touch)
        self.count.valueChanged.connect(self._set_count)
        title = self.tr("&Number of players")
        label = buddy_label(title, self.count)
        self.count.setAccessibleName(title.replace("&", ""))  # its label is not beside it
        self.same_people = RoundButton(self.tr("Same &people as last time"))
        self.same_people.clicked.connect(self._seat_same_people)
        self.add = RoundButton(self.tr("Add a player"))
        self.add.clicked.connect(self._add_player)
        self.seats.removed.connect(lambda: self.count.stepBy(-1))
        self.thinking = ThinkingBox()
        self.thinking.setMinimumHeight(TARGET)
        self._thinking_label = buddy_label(self.tr("Bots &think"), self.thinking)
        box = QWidget()
        top = in_row(label, shown, STRETCH, self.same_people)
        below = in_row(self.add, STRETCH, self._thinking_label, self.thinking)
        self._order_note, self.warning = quiet_label(), plain_label("")
        parts = top, self.seats, below, self._order_note, self.warning
        in_column(*parts, over=box, spacing=8, margins=(0,))
        return box

    def _add_player(self) -> None:
        self.count.stepBy(1)
        row = self.seats.rows[-1]
        row.show()  # now, to take focus
        row.name.setFocus()
        row.name.selectAll()

    def _show_seats(self) -> None:
        """Show the players' places, the teams, and the effect of time."""
        model = self.model()
        if model.start is not None:
            self.clock.set_policy(self._game.clocks(model.start))
        order = self.tr("The players are seated in this order.")
        if model.is_by_lot:
            order = self.tr("The order of play is drawn at random when the game begins.")
        elif self._game.as_seated:
            order = self.tr("The players move in this order.")
        self._order_note.setText("\n".join((order, *map(translated, model.team_lines()))))
        self.game.paint_armies(self.colours())
        labels = model.labels
        for index, row in enumerate(self.seats.rows):
            row.label, row.pattern = labels.get(index + 1, ""), index
            row.show_paint()
        rules = enumerated(self.rules.unusual()) or self.tr("as usual")
        words = self.tr("House rules: {rules}").format(rules=rules)
        self.house_rules.setText(f"{words}  \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}")
        self.house_rules.setAccessibleName(words)
        set_tip(self.house_rules, words)
        self._offer_same_people()
        self._warn(model)

    def _offer_same_people(self) -> None:
        """Offer to seat the people of the last game, if others sit there now."""
        last = self._latest.names
        possible = self._given is None and len(last) in self._game.player_counts
        self.same_people.setVisible(possible and last != self.names())
        set_tip(self.same_people, enumerated(last))

    def _touch(self) -> None:
        self._touched = True

    def _set_count(self, players: int) -> None:
        if players:
            self.rules.set_players(players)
        start = self.model(players).start
        self.seats.set_count(players, self._seated, () if start is None else usual_colours(start))
        counts = self._game.player_counts
        self.add.setVisible(self._given is None and players < counts[-1])
        for row in self.seats.rows:
            row.remove.setVisible(self._given is None and players > counts[0])
        self._show_thinking()
        self._show_seats()
        self._order_fields()

    def _show_thinking(self) -> None:
        for part in (self.thinking, self._thinking_label):
            part.setVisible(any(row.is_bot for row in self.seats.rows))

    def _order_fields(self) -> None:
        """Set the tab order of the fields to the reading order."""
        lines = [
            field
            for row in self.seats.rows
            for field in (row.paint, row.name, row.level, row.army, row.remove)
        ]
        above = (self.game, self.count, self.same_people, *lines, self.add, self.thinking)
        below = self.house_rules, self.back, self.as_usual, self.onward
        fields = (*above, *self.clock.fields, *below)
        for field, following in pairwise(fields):
            self.setTabOrder(field, following)

    def _pick_colour(self, row: SeatRow) -> None:
        model, rows = self.model(), self.seats.rows
        names = zip(rows, model.called, strict=True)
        taken = {other.colour: name for other, name in names if other is not row}
        offered = offered_colours(len(rows), model.teams)
        self._painted = row
        self._colours_box.offer(offered, row.colour, taken, row.pattern, row.label)
        self._colours_box.open_at(row.paint)

    def _repaint(self, colour: str) -> None:
        """Give the player the chosen colour; its previous owner gets theirs in return."""
        for other in self.seats.rows:
            if other.colour == colour:
                other.colour = self._painted.colour
        self._painted.colour = colour
        self._touch()
        self._show_seats()

    def _warn(self, model: SetupModel | None = None) -> None:
        """Warn of names that are too long, and of colours that are hard to tell apart."""
        model, problems = model or self.model(), list[Text]()
        if self.games is not None:
            chosen = self.games.chosen
            self.onward.setEnabled(chosen is not None and chosen.game is not None)
        else:
            problems = model.name_problems()
            self.onward.setEnabled(not problems or not self.is_first)
        self.say("".join(map(translated, problems[:1])))
        warnings = model.colour_warnings()
        self.warning.setText("\n".join(map(translated, warnings)))
        self.warning.setVisible(bool(warnings))

    def names(self) -> list[str]:
        """Return the names as typed, in the order of the seats; a number if there is none."""
        return [row.typed or translated(numbered(at)) for at, row in enumerate(self.seats.rows)]

    def colours(self) -> list[str]:
        """Return the chosen colours, in the order of the seats."""
        return [row.colour for row in self.seats.rows]

    def options(self, players: int = 0) -> dict[str, OptionValue]:
        """Return the value of every option with these players, or those listed."""
        if (by_seat := self.seats.option) is not None:
            self.rules.elsewhere[by_seat.name] = self.seats.chosen(players or len(self.seats.rows))
        return self.rules.values()

    def _offer_armies(self, values: OptionValues) -> None:
        """Have each player choose an army, if the game has that option."""
        option = next((option for option in self._game.options if option.by_seat), None)
        name = "" if option is None else option.name
        settled = self._given is not None and name in self._given.options
        self.seats.offer(option, str(values.get(name, "")), settled)

    def match(self, seed: int | None = None) -> Match:
        """Return and remember the match, the lot drawn by `seed` or chance. Raises SetupError."""
        model = self.model()
        lot = random.SystemRandom().randrange(2**32) if seed is None else seed
        match, setup = model.match(lot, translated), model.setup
        named = zip(model.own_names(translated), self.seats.rows, strict=True)
        self._settings.add_people([name for name, row in named if name and not row.is_bot])
        if self._given is not None:  # values that the position settled were nobody's choice
            last = self._settings.last_setup(self._game).options
            free = setup.options.keys() & last.keys() - {*self.rules.settled}
            chosen = {name: setup.options[name] for name in free}
            setup = replace(setup, options={**last, **chosen})
        self._settings.set_last_setup(self._game, setup)
        return match

    def model(self, players: int = 0) -> SetupModel:
        """Return the set-up as it is now, or with another number of players."""
        levels = [row.level.level() for row in self.seats.rows]
        names = self.names()[: players or None]
        names += [translated(numbered(at)) for at in range(len(names), players)]
        colours, options, clock = self.colours(), self.options(players), self.clock.control()
        bots, thinking = levels if any(levels) else [], self.thinking.limit()
        setup = LastSetup(names, colours, options, clock, bots, thinking)
        return SetupModel(self._game, self._given, setup)
