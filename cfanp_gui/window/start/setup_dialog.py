"""Setting up a game: which it is, who sits at the table, in what colours, by which rules."""

from __future__ import annotations

import random
from itertools import combinations, pairwise

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.core.capabilities import Teams
from cfanp_gui.core.game import OptionError, OptionValue, OptionValues, Position, PositionError
from cfanp_gui.games import registry
from cfanp_gui.record import colour as sight
from cfanp_gui.record.palette import (
    apart,
    apart_in_teams,
    difference,
    offered_colours,
    teams_of,
    usual_colours,
)
from cfanp_gui.session.match import Match, name_problem, seat
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.table.translate import translated
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.services.settings import LastSetup, Settings
from cfanp_gui.window.start.position_picture import OptionPicture
from cfanp_gui.window.start.seat_boxes import ThinkingBox
from cfanp_gui.window.start.seat_list import SeatList, SeatRow
from cfanp_gui.window.start.setup_boxes import ClockBox, CountBox, RulesBox
from cfanp_gui.window.widgets.layouts import (
    MARGIN,
    STRETCH,
    Buttons,
    Fitting,
    Scrolled,
    answers,
    in_column,
    in_row,
    resize_on_screen,
)
from cfanp_gui.window.widgets.own_icons import plain_buttons
from cfanp_gui.window.widgets.plain_text import plain_label

_MAX_PAIRS_NAMED = 4
"""So many pairs of like colours are named in a warning."""
_LETTERS = 40
"""So many letters of a name are said in a sentence."""
_SIZE = 920, 560
"""Pixels that the dialog is wide and high at first, where the screen has so many."""
_MANY_PLAYERS = 8
"""More than so many leave no room for a picture below them."""
_USUAL_PLAYERS = 3
"""Players of a game that was never set up."""


class SetupDialog(QDialog):
    """Game, players, colours, options and clocks; `match` says what was set up."""

    def __init__(
        self, parent: QWidget | None, settings: Settings, given: GivenPosition | None = None
    ) -> None:
        """`given` is the position at which the game begins; None for the usual one.

        With it game, number of players, and what the position says of the rules are settled.
        """
        super().__init__(parent)
        title = self.tr("New game") if given is None else self.tr("New game from a position")
        self.setWindowTitle(title)
        self._settings = settings
        self._given = given
        self._game = settings.last_game() if given is None else given.game
        self._left: dict[str, LastSetup] = {}
        """By its key what was set up of a game before another one was chosen here."""
        self._names: list[str] = []
        self._colours: list[str] = []
        self._levels: list[str] = []
        self._touched = False
        """Whether a person changed the players here: then they stay, whatever the game."""
        self.seats = SeatList()
        self.seats.set_people(settings.people())
        self.seats.changed.connect(self._touch)
        self.seats.renamed.connect(self._warn)
        self.seats.levels_changed.connect(self._show_thinking)
        self.seats.reordered.connect(self._show_seats)
        self.seats.reordered.connect(self._order_fields)
        self.seats.paint_wanted.connect(self._pick_colour)
        self._colours_box = ColourPicker(self)
        self._colours_box.chosen.connect(self._choose_colour)
        self._painted: SeatRow | None = None
        """The player for whom a colour is chosen."""

        layout = QVBoxLayout(self)
        layout.addLayout(self._game_line())
        # On a low screen all but the buttons is scrolled, not the players and the rules alone.
        self._is_low = self.screen().availableSize().height() - MARGIN < _SIZE[1]
        middle = QWidget()
        self._areas: list[QScrollArea] = [Scrolled(middle)] if self._is_low else []
        """What is scrolled: all together, or else the players and the rules."""
        layout.addWidget(self._areas[0] if self._is_low else middle, 1)
        self._left_side = QVBoxLayout()
        self._left_side.addWidget(self._players_box(), 1)
        self.example: OptionPicture | None = None
        """What the rule means that is pointed at; None where words say enough."""
        self.clock = ClockBox(None)
        rules = QWidget()
        self._rules_side = in_column(over=rules, margins=(0,))
        rules_area = self._scrolled(rules, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = in_column(self.clock, (rules_area, 1))
        in_row((self._left_side, 5), (right, 4), over=middle, margins=(0,))
        buttons = answers(self, Buttons.Cancel)
        self.begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._cancel = buttons.button(Buttons.Cancel)
        self._cancel.setAutoDefault(False)
        layout.addWidget(buttons)
        plain_buttons(self)
        self.begin.setDefault(True)  # of this dialog, so only now that it is in there
        resize_on_screen(self, *_SIZE)
        Fitting(self, self._areas)
        self._show_game()
        if given is None:
            self.count.setFocus()
            self.count.selectAll()  # a number typed at once takes the place of the usual one
        else:
            self.seats.rows[0].name.setFocus()
            self.seats.rows[0].name.selectAll()

    @property
    def _rows(self) -> list[SeatRow]:
        """Return the players' lines, from the first seat to the last."""
        return self.seats.rows

    def _scrolled(self, shown: QWidget, across: Qt.ScrollBarPolicy) -> QWidget:
        """Have a part scrolled by itself where not all is scrolled together.

        `across` is whether also sideways.
        """
        if self._is_low:
            return shown
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(across)
        area.setWidget(shown)
        for ground in (area.viewport(), shown):
            ground.setAutoFillBackground(False)  # the box around it may have a tint of its own
        self._areas.append(area)
        return area

    def _game_line(self) -> QHBoxLayout:
        self.game = QComboBox()
        for key, name in zip(registry.keys(), registry.names(), strict=True):
            self.game.addItem(name, key)
        self.game.setCurrentIndex(self.game.findData(self._game.key))
        self.game.currentIndexChanged.connect(self._choose_game)
        self.game.setEnabled(self._given is None)
        label = QLabel(self.tr("&Game"))
        label.setBuddy(self.game)
        self.variant = QComboBox()
        self.variant.activated.connect(self._choose_variant)
        return in_row(label, self.game, self.variant, STRETCH)

    def _choose_game(self) -> None:
        """Take another game; what was set up of this one waits here."""
        self._left[self._game.key] = self._setup()
        self._game = registry.find_game(self.game.currentData())
        self._show_game()

    def _show_game(self) -> None:
        """Show the game chosen as it was last set up; players and clock stay if it never was."""
        game = self._game
        last = self._left.get(game.key) or self._settings.last_setup(game)
        given = self._given
        settled = {} if given is None else {**game.as_seated, **given.options}
        game = self._game = game.variant({**last.options, **settled})
        usual = {option.name: option.default for option in game.options}
        values = {**usual, **last.options, **settled}
        self._show_variants(values)
        self.rules = RulesBox(game, values, tuple(settled))
        self.rules.changed.connect(self._show_seats)
        self._show_examples()
        while (old := self._rules_side.takeAt(0)) is not None:
            if (box := old.widget()) is not None:
                box.hide()
                box.deleteLater()
        self._rules_side.addWidget(self.rules)
        self.rules.setHidden(not game.options)
        with QSignalBlocker(self.count):
            self.count.set_counts(game.player_counts)
            if last.names:
                self.clock.set_control(last.time)
            if last.names and not self._touched:
                self._names, self._colours = last.names, last.colours
                self._levels = last.bots
                self.thinking.set_limit(last.thinking)
                self._set_count(0)
                self.count.setValue(len(last.names))
            if given is not None:
                self.count.setValue(given.position.players)
                self.count.setEnabled(False)
        self._set_count(self.count.value())

    def _show_variants(self, values: OptionValues) -> None:
        """Offer the variants of the game, where it has any."""
        self.variant.clear()
        for option in self._game.options:
            if option.is_variant:
                self.variant.setObjectName(option.name)
                self.variant.setAccessibleName(translated(option.label))
                for choice in option.choices:
                    self.variant.addItem(translated(choice.label), choice.value)
                self.variant.setCurrentIndex(self.variant.findData(values[option.name]))
        self.variant.setVisible(self.variant.count() > 1)
        self.variant.setEnabled(self._given is None)

    def _choose_variant(self) -> None:
        """Take another variant of the game; who plays stays."""
        setup = self._setup()
        chosen = {self.variant.objectName(): str(self.variant.currentData())}
        self._left[self._game.key] = setup._replace(options={**setup.options, **chosen})
        self._show_game()

    def _show_examples(self) -> None:
        """Have a place for the pictures of the rules, where the game has any."""
        if self.example is not None:
            self.example.deleteLater()
            self._left_side.removeWidget(self.example)
            self.example = None
        if any(self._game.option_example(option.name) for option in self._game.options):
            self.example = OptionPicture(self._game, self._settings.preferences().pieces)
            self.rules.pointed.connect(self.example.show_option)
            self.rules.pointed.connect(self._make_room)
            for option in self._game.options:
                if self.rules.values()[option.name] is True:
                    self.example.show_option(option)
            self._left_side.addWidget(self.example)

    def _make_room(self) -> None:
        """Show the place for pictures; where there is little room only once there is one."""
        if self.example is not None:
            spare = len(self._rows) <= _MANY_PLAYERS and not self._is_low
            spare = spare or bool(self.example.option)
            self.example.setVisible(spare and self.rules.has_examples())

    def _players_box(self) -> QGroupBox:
        box = QGroupBox(self.tr("Players"))
        self.count = CountBox()
        self.count.setValue(_USUAL_PLAYERS)
        self.count.valueChanged.connect(self._choose_count)
        label = QLabel(self.tr("&Number of players"))
        label.setBuddy(self.count)
        # Beside the number it takes no line of its own, and nothing moves when it comes.
        self.thinking = ThinkingBox()
        self._thinking_label = QLabel(self.tr("Bots &think"))
        self._thinking_label.setBuddy(self.thinking)
        top = in_row(label, self.count, STRETCH, self._thinking_label, self.thinking)
        area = self._scrolled(self.seats, Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.seats.row_moved.connect(self._areas[0].ensureWidgetVisible)
        self._order_note = plain_label("")
        self.warning = plain_label("")
        self.warning.setObjectName("warning")
        in_column(top, (area, 1), self._order_note, self.warning, over=box)
        return box

    def _drawn_by_lot(self) -> bool:
        """Return whether a lot will deal the players' places."""
        now = self.rules.values()
        return any(now.get(name) != value for name, value in self._game.as_seated.items())

    def _show_seats(self) -> None:
        """Say who gets which place, who is in a team with whom, and what time means to them."""
        start = self._start()
        if start is not None:
            self.clock.set_policy(self._game.clocks(start))
        if self._drawn_by_lot():
            lines = [self.tr("The batting order is drawn at random when the game begins.")]
        elif self._game.as_seated:
            lines = [self.tr("The players move in this order.")]
        else:
            lines = [self.tr("The players are seated in this order.")]
        if isinstance(start, Teams):
            lines += self._team_lines(start)
        self._order_note.setText("\n".join(lines))
        labels = {} if start is None or self._drawn_by_lot() else _labels(start)
        for index, row in enumerate(self._rows):
            row.label, row.pattern = labels.get(index + 1, ""), index
            row.show_paint()
        self._warn()

    def _start(self, players: int | None = None) -> Position | None:
        """Return how the game begins as it is set up; None while that is impossible.

        It is set up for as many players as there are lines, or for so many.
        """
        try:
            if self._given is not None:
                return self._game.from_text(self._given.text, self.rules.values())
            return self._game.initial(players or len(self._rows), self.rules.values())
        except (OptionError, PositionError, ValueError):
            return None

    def _teams(self) -> list[int]:
        """Return the team of each player; none where there are none or nothing can begin."""
        start = self._start()
        return [] if start is None else teams_of(start)

    def _team_lines(self, start: Teams) -> list[str]:
        """Return for every team who is in it."""
        teams: dict[int, list[str]] = {}
        for index in range(len(self._rows)):
            teams.setdefault(start.team(index + 1), []).append(self._called(index))
        return [
            self.tr("{team}: {players}").format(
                team=translated(start.team_name(team)), players=", ".join(players)
            )
            for team, players in sorted(teams.items())
        ]

    def _touch(self) -> None:
        self._touched = True

    def _choose_count(self, players: int) -> None:
        self._touch()
        self._set_count(players)

    def _set_count(self, players: int) -> None:
        """Have so many lines; what was typed stays."""
        if players:
            self.rules.set_players(players)
        start = self._start(players)
        usual = () if start is None else usual_colours(start)
        self.seats.set_count(players, self._names, self._colours, usual, self._levels)
        self._make_room()
        self._show_thinking()
        self._show_seats()
        self._order_fields()

    def _show_thinking(self) -> None:
        """Ask how long bots think, where there are any."""
        shown = any(row.is_bot for row in self._rows)
        self.thinking.setVisible(shown)
        self._thinking_label.setVisible(shown)

    def _order_fields(self) -> None:
        """Let the keyboard go through the fields as they are read."""
        lines = (field for row in self._rows for field in (row.name, row.level, row.paint))
        fields = (
            self.game, self.count, self.thinking, *lines, *self.clock.fields,
            *self.rules.fields.values(), self.begin, self._cancel,
        )  # fmt: skip
        for one, other in pairwise(fields):
            self.setTabOrder(one, other)

    def _pick_colour(self, row: SeatRow) -> None:
        """Offer the tested colours at a player's button."""
        taken = {one.colour: self._called(index) for index, one in enumerate(self._rows)
                if one is not row}  # fmt: skip
        offered = offered_colours(len(self._rows), self._teams())
        self._painted = row
        self._colours_box.offer(offered, row.colour, taken, row.pattern, row.label)
        self._colours_box.open_at(row.paint)

    def _choose_colour(self, colour: str) -> None:
        """Give the player who was asked about a colour; who wore it so far gets this player's."""
        row = self._painted
        if row is None:
            return
        self._touch()
        for other in self._rows:
            if other.colour == colour:
                other.colour = row.colour
        row.colour = colour
        self._show_seats()

    def _warn(self) -> None:
        """Say whose name is too long, and which colours are hard to tell apart for whom."""
        warnings = self._name_problems()
        self.begin.setEnabled(not warnings)
        colours = self.colours()
        teams = self._teams()
        for_all: list[str] = []
        for_some: list[str] = []
        for one, other in combinations(range(len(colours)), 2):
            limit = apart_in_teams(teams, one, other) if teams else apart(len(colours))
            if difference(colours[one], colours[other]) < limit:
                everyone = sight.difference(colours[one], colours[other]) < limit
                pair = self.tr("{one} and {other}")
                pair = pair.format(one=self._called(one), other=self._called(other))
                (for_all if everyone else for_some).append(pair)
        if for_all:
            text = self.tr("These colours are hard to tell apart: {players}.")
            warnings.append(text.format(players=self._listed(for_all)))
        if for_some:
            text = self.tr(
                "These colours are hard to tell apart for people who are colour-blind: {players}."
            )
            warnings.append(text.format(players=self._listed(for_some)))
        self.warning.setText("\n".join(warnings))
        self.warning.setVisible(bool(warnings))

    def _name_problems(self) -> list[str]:
        """Return a sentence for every name that nobody may be given."""
        problems = enumerate((name_problem(name) for name in self.names()), start=1)
        return [
            self.tr("Player {number}: {problem}").format(number=number, problem=translated(problem))
            for number, problem in problems
            if problem is not None
        ]

    def _called(self, index: int) -> str:
        """Return what a player is called in sentences here, also while no name is typed."""
        name = self.names()[index]
        return name if len(name) <= _LETTERS else f"{name[:_LETTERS]}…"

    def _listed(self, pairs: list[str]) -> str:
        """Return the first few pairs, and how many more there are."""
        more = len(pairs) - _MAX_PAIRS_NAMED
        rest = [self.tr("%n more pair(s)", "", more)] if more > 0 else []
        return ", ".join(pairs[:_MAX_PAIRS_NAMED] + rest)

    def names(self) -> list[str]:
        """Return the names as typed, in the order of the seats; a number where none is."""
        typed = (row.name.text().strip() for row in self._rows)
        return [name or self.tr("Player {number}").format(number=number)
                for number, name in enumerate(typed, start=1)]  # fmt: skip

    def colours(self) -> list[str]:
        """Return the colours chosen, in the order of the seats."""
        return [row.colour for row in self._rows]

    def options(self) -> dict[str, OptionValue]:
        """Return the value of every option."""
        return self.rules.values()

    def match(self, seed: int | None = None) -> Match:
        """Return the match set up; a lot falls by `seed`, or by chance without one.

        Players without a name of their own are numbered as they play, not as they were listed.
        Raises SetupError.
        """
        lot = random.SystemRandom().randrange(2**32) if seed is None else seed
        setup = self._setup()
        usual = self._usual_names()
        names = ["" if name in usual else name for name in setup.names]
        match = seat(
            self._game, setup.options, names, setup.colours, lot, setup.time, localize=translated,
            bots=[self.thinking.limited(row.level.level()) for row in self._rows],
        )  # fmt: skip
        self._settings.add_people(self._typed_names())
        if self._given is not None:  # what the position settled was nobody's choice
            last = self._settings.last_setup(self._game)
            chosen = {name: value for name, value in setup.options.items()
                      if name not in self.rules.settled and name in last.options}  # fmt: skip
            setup = setup._replace(options={**last.options, **chosen})
        self._settings.set_last_setup(self._game, setup)
        return match

    def _typed_names(self) -> list[str]:
        """Return the names of people, without the numbers of those who gave none."""
        usual = self._usual_names()
        rows = zip(self.names(), self._rows, strict=True)
        return [name for name, row in rows if name not in usual and not row.is_bot]

    def _usual_names(self) -> set[str]:
        """Return the numbers by which those are called who gave no name."""
        return {self.tr("Player {number}").format(number=number + 1)
                for number in range(self.count.maximum())}  # fmt: skip

    def _setup(self) -> LastSetup:
        """Return what is set up now."""
        levels = [row.level.level() for row in self._rows]
        return LastSetup(
            self.names(), self.colours(), self.options(), self.clock.control(),
            levels if any(levels) else [], self.thinking.limit(),
        )  # fmt: skip


def _labels(start: Position) -> dict[int, str]:
    """Return what each player's badge says: their one seat's label, or else their number."""
    found: dict[int, list[str]] = {}
    for place in start.seats():
        found.setdefault(start.seat_status(place.id).first_player, []).append(place.label)
    return {
        player: labels[0] if len(labels) == 1 else str(player) for player, labels in found.items()
    }
