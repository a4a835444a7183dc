"""Set-up of a game: the game itself, its players, their colours, and the rules."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QPoint, QSignalBlocker, Qt
from PySide6.QtWidgets import QGroupBox, QScrollArea, QVBoxLayout, QWidget

from cfanp_gui.core.game import Game, OptionValue, OptionValues
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.options import NO_OPTIONS
from cfanp_gui.record.palette import offered_colours, usual_colours
from cfanp_gui.session.match import LastSetup, Match
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.translate import translated
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.game_choice import AddGames, GameButton, offered_of
from cfanp_gui.window.start.seat_boxes import ThinkingBox
from cfanp_gui.window.start.seat_list import NameField, SeatList, SeatRow
from cfanp_gui.window.start.setup_boxes import ClockBox, CountBox, RulesBox, RulesFold
from cfanp_gui.window.start.setup_model import SetupModel, numbered
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, buddy_label, push_button, yes_or_no
from cfanp_gui.window.widgets.layouts import (
    MARGIN,
    STRETCH,
    DialogGrower,
    Scrolled,
    bare_area,
    discard,
    in_column,
    in_row,
    resize_on_screen,
)
from cfanp_gui.window.widgets.plain_text import plain_label, set_tip
from cfanp_gui.window.widgets.position_picture import OptionPicture

_SIZE = 580, 470
"""Initial width and height of the dialog on a screen with enough room, in pixels."""
_MANY_LINES = 7
"""Number of lines of players and clock above which a picture has no room below them."""
_RULES_WIDTH = 420
"""Width of the house rules beside the rest, once they are unfolded, in pixels."""
_ARMY_WIDTH = 170
"""Additional width if each player chooses an army, in pixels."""
_USUAL_PLAYERS = 3


class SetupDialog(ModalDialog):
    """Dialog for game, players, colours, options and clocks; `match` returns the result."""

    def __init__(
        self,
        parent: QWidget | None,
        settings: Settings,
        given: GivenPosition | None = None,
        add_games: AddGames | None = None,
        with_people: bool = False,
    ) -> None:
        """`given` is the position at which the game begins, which settles its players and rules.

        `add_games` asks for a file of games, if any can be added here. `with_people` has people
        play with each other, even if bots played last.
        """
        title = self.tr("New game") if given is None else self.tr("New game from a position")
        super().__init__(parent, title, _SIZE)
        self._settings, self._given, self._with_people = settings, given, with_people
        self._game = settings.last_game() if given is None else given.game
        self._latest = settings.last_setup(settings.last_game())
        self._left: dict[str, LastSetup] = {}
        """Set-up of each game before another one was chosen here, by the game's key."""
        self._seated = LastSetup([], [], {})
        """Players and colours proposed for new lines."""
        self._touched = False
        """True if a person changed the players here: then they stay, whatever the game."""
        self.seats = SeatList(settings.people())
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
        self._painted: SeatRow
        """Line of the player for whom a colour is chosen."""

        layout = QVBoxLayout(self)
        self.game = GameButton(self._art, add_games)
        self.game.taken.connect(self.take_game)
        self.game.setEnabled(given is None)
        layout.addLayout(in_row(buddy_label(self.tr("&Game"), self.game), self.game, STRETCH))
        # On a low screen all but the buttons is scrolled, not the players and the rules separately.
        self._is_low = self.screen().availableSize().height() - MARGIN < _SIZE[1]
        middle = QWidget()
        self._areas: list[QScrollArea] = [Scrolled(middle)] if self._is_low else []
        """Scroll areas: one for all, or else for the players and the rules."""
        layout.addWidget(self._areas[0] if self._is_low else middle, 1)
        self.example: OptionPicture | None = None
        """Example of the rule pointed at; None if words are enough."""
        self.clock = ClockBox()
        players = self._players_box()
        self.fold = RulesFold()
        self.fold.toggled.connect(self._unfold)
        rules = QWidget()
        self._rules_side = in_column(over=rules, margins=(0,))
        self._unfolded = self._scrolled(rules, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._unfolded.hide()
        self._left_side = in_column((players, 1), self.clock, self.fold)
        # With enough room the rules lie beside the rest, else below it.
        beside = in_column if self._is_low else in_row
        beside((self._left_side, 4), (self._unfolded, 3), over=middle, margins=(0,))
        buttons, self.begin = yes_or_no(self, self.tr("Begin"))
        self._cancel = buttons.button(Buttons.Cancel)
        layout.addWidget(buttons)
        DialogGrower(self, self._areas)
        self._show_game()
        first: CountBox | NameField = self.count if given is None else self.seats.rows[0].name
        first.setFocus()
        first.selectAll()  # what is typed at once replaces the default

    @property
    def _art(self) -> ArtKeys:
        preferences = self._settings.preferences()
        return ArtKeys(preferences.pieces, preferences.signs)

    def _scrolled(self, shown: QWidget, across: Qt.ScrollBarPolicy) -> QWidget:
        """Put a part into its own scroll area unless all is scrolled together."""
        if self._is_low:
            return shown
        area = bare_area(shown, across)
        self._areas.append(area)
        return area

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
        self.game.show_game(game, next(offered_of(game)).name)
        self._offer_armies(values)
        self.rules = RulesBox(game, values, tuple(settled))
        self.rules.changed.connect(self._show_seats)
        self._show_examples()
        while (old := self._rules_side.takeAt(0)) is not None:
            discard(old.widget())
        self._rules_side.addWidget(self.rules)
        self.rules.setHidden(not game.options)
        self.fold.setVisible(bool(game.options))
        if not game.options:
            self.fold.setChecked(False)
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
        """Return the last set-up of a game, with people for bots if people are to play."""
        last = self._settings.last_setup(game)
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

    def _unfold(self, on: bool) -> None:
        self._unfolded.setVisible(on)
        self._widen(_RULES_WIDTH if on else -_RULES_WIDTH)
        self._make_room()

    def _widen(self, by: int) -> None:
        """Widen by a number of pixels if the screen has them, to be seen whole, or narrow again."""
        if not self._is_low:
            resize_on_screen(self, max(_SIZE[0], self.width() + by), self.height())
            room = self.screen().availableGeometry()
            if self.isVisible() and (beyond := self.frameGeometry().right() - room.right()) > 0:
                self.move(self.pos() - QPoint(beyond, 0))

    def _show_examples(self) -> None:
        """Make a place for the pictures of the rules, if the game has any."""
        if self.example is not None:
            self.example.deleteLater()
            self.example = None
        if any(self._game.option_example(option.name) for option in self._game.options):
            self.example = OptionPicture(self._game, self._art)
            self.rules.pointed.connect(self.example.show_option)
            self.rules.pointed.connect(self._make_room)
            for option in self._game.options:
                if self.options()[option.name] is True:
                    self.example.show_option(option)
            self._left_side.addWidget(self.example)

    def _make_room(self) -> None:
        """Show the place for pictures, in little room only once there is one."""
        if self.example is not None:
            if (name := self.example.option) and not self.rules.fields[name].isEnabled():
                self.example.show_none()
            lines = len(self.seats.rows) + (0 if self.clock.control() is None else 4)
            spare = lines <= _MANY_LINES and not self._is_low
            spare = self.fold.isChecked() and (spare or bool(self.example.option))
            self.example.setVisible(spare and self.rules.has_examples())

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        self.count = CountBox()
        self.count.setValue(_USUAL_PLAYERS)
        self.count.valueChanged.connect(self._touch)
        self.count.valueChanged.connect(self._set_count)
        label = buddy_label(self.tr("&Number of players"), self.count)
        self.same_people = push_button(self.tr("Same &people as last time"), self._seat_same_people)
        self.thinking = ThinkingBox()
        self._thinking_label = buddy_label(self.tr("Bots &think"), self.thinking)
        top = in_row(label, self.count, STRETCH, self.same_people)
        bots = in_row(STRETCH, self._thinking_label, self.thinking)
        area = self._scrolled(self.seats, Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.seats.reordered.connect(self._areas[0].ensureWidgetVisible)
        self._order_note, self.warning = plain_label(""), plain_label("")
        self.warning.setObjectName("warning")
        in_column(top, (area, 1), bots, self._order_note, self.warning, over=box)
        return box

    def _show_seats(self) -> None:
        """Show the players' places, the teams, and the effect of time."""
        model = self.model()
        if model.start is not None:
            self.clock.set_policy(self._game.clocks(model.start))
        order = self.tr("The players are seated in this order.")
        if model.is_by_lot:
            order = self.tr("The batting order is drawn at random when the game begins.")
        elif self._game.as_seated:
            order = self.tr("The players move in this order.")
        self._order_note.setText("\n".join((order, *map(translated, model.team_lines()))))
        labels = model.labels
        for index, row in enumerate(self.seats.rows):
            row.label, row.pattern = labels.get(index + 1, ""), index
            row.show_paint()
        self.fold.show_rules(self.rules.unusual())
        self._make_room()
        self._offer_same_people()
        self._warn()

    def _offer_same_people(self) -> None:
        """Offer to seat the people of the last game, if others sit there now."""
        last = self._latest.names
        possible = self._given is None and len(last) in self._game.player_counts
        self.same_people.setVisible(possible and last != self.names())
        set_tip(self.same_people, ", ".join(map(isolated, last)))

    def _touch(self) -> None:
        self._touched = True

    def _set_count(self, players: int) -> None:
        if players:
            self.rules.set_players(players)
        start = self.model(players).start
        self.seats.set_count(players, self._seated, () if start is None else usual_colours(start))
        self._make_room()
        self._show_thinking()
        self._show_seats()
        self._order_fields()

    def _show_thinking(self) -> None:
        for part in (self.thinking, self._thinking_label):
            part.setVisible(any(row.is_bot for row in self.seats.rows))

    def _order_fields(self) -> None:
        """Set the tab order of the fields to the reading order."""
        rows = self.seats.rows
        lines = [field for row in rows for field in (row.name, row.level, row.army, row.paint)]
        above = (self.game, self.same_people, self.count, *lines, self.thinking)
        below = (*self.clock.fields, self.fold, *self.rules.fields.values())
        for field, following in pairwise([*above, *below, self.begin, self._cancel]):
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

    def _warn(self) -> None:
        """Warn of names that are too long, and of colours that are hard to tell apart."""
        model = self.model()
        warnings = model.name_problems()
        self.begin.setEnabled(not warnings)
        warnings += model.colour_warnings()
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
        if (option is None) != (self.seats.option is None):
            self._widen(-_ARMY_WIDTH if option is None else _ARMY_WIDTH)
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
