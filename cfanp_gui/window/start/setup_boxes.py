"""Parts of the set-up that depend on the game: its house rules and its clocks."""

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QFormLayout, QSpinBox, QWidget

from cfanp_gui.core.game import ClockPolicy, Game, Option, OptionExample, OptionValue, OptionValues
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.clock import MAX_BASE, MAX_EXTRA, TimeControl
from cfanp_gui.table.layers.piece_art import USUAL_ART, ArtKeys
from cfanp_gui.table.translate import enumerated, joined, sentence, tr, translated
from cfanp_gui.window.widgets.chips import TARGET, Card, ChipRow, FlatBox, NumberChips
from cfanp_gui.window.widgets.forms import GROWING, fill_box
from cfanp_gui.window.widgets.layouts import STRETCH, bare_grid, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label
from cfanp_gui.window.widgets.position_picture import PositionPicture

_PICTURE = 136
"""Side of the picture of a house rule, in pixels."""
_CARD = 76
"""Average letters of the least width of a card beside another one."""


class CountBox(QSpinBox):
    """Box of the numbers of players possible in a game."""

    _counts = range(2, 3)

    def set_counts(self, counts: range) -> None:
        """Offer other numbers; the chosen one becomes the nearest of them."""
        chosen = self.value()
        self._counts = counts
        self.setRange(counts[0], counts[-1])
        self.setSingleStep(counts.step)
        self.setValue(self._nearest(chosen))

    def _nearest(self, number: int) -> int:
        return min(self._counts, key=lambda count: (abs(count - number), -count))

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Return the state of a typed number: one of the possible ones, or a beginning of one."""
        state, text, pos = super().validate(text, pos)
        known = text.isdecimal() and int(text) in self._counts
        if state is QValidator.State.Acceptable and not known:
            state = QValidator.State.Intermediate
        return state, text, pos

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {"+": 1, "-": -1}.get(event.text())
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepBy(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()

    def fixup(self, text: str) -> str:
        """Return the possible number nearest to a typed one."""
        return str(self._nearest(int(text) if text.isdecimal() else self.value()))


class RuleCard(Card):
    """Card of an option: its picture, its field, and the meaning of its value."""

    def __init__(self, option: Option, value: OptionValue, art: ArtKeys) -> None:
        super().__init__()
        self.option = option
        self.field: ChipRow | QCheckBox
        title, text = bold_label(translated(option.label)), translated(option.label)
        if option.choices:
            chips = ((translated(one.label), one.value, "") for one in option.choices)
            self.field = (
                NumberChips(chips, tr("Number"), option.numbers, str(value))
                if option.numbers
                else ChipRow(chips, str(value))
            )
            self.field.setAccessibleName(text)
            for one in option.choices:
                chip = self.field.chips[one.value]
                chip.setAccessibleDescription(joined(" ", (sentence(text), one.help)))
        else:
            self.field = QCheckBox(text)
            self.field.setMinimumHeight(TARGET)
            self.field.setFont(title.font())
            self.field.setChecked(bool(value))
        self.help, self.words = plain_label(""), quiet_label()
        self.picture = PositionPicture(art)
        self.picture.setFixedSize(_PICTURE, _PICTURE)
        self.picture.hide()
        head = (title, self.field) if option.choices else (self.field,)
        beside = in_column(*head, self.help, self.words, STRETCH, spacing=6)
        top = Qt.AlignmentFlag.AlignTop
        in_row((self.picture, 0, top), (beside, 1), over=self, spacing=14, margins=(14,))

    def value(self) -> OptionValue:
        """Return the value of the option."""
        field = self.field
        return field.value() if isinstance(field, ChipRow) else field.isChecked()

    def set_value(self, value: OptionValue) -> None:
        """Choose a value, without a signal."""
        with QSignalBlocker(self.field):
            if isinstance(self.field, ChipRow):
                self.field.set_value(str(value))
            else:
                self.field.setChecked(bool(value))

    def explain(self, help: str, example: OptionExample | None) -> None:
        """Say what the value means, with an example to be drawn when the card is shown."""
        words = "" if example is None else translated(example.words)
        self.help.setText(help)
        self.words.setText(words)
        self.words.setVisible(bool(words))
        if isinstance(self.field, QCheckBox):
            line = tr("{rule} Example: {words}").format(rule=help, words=words)
            self.field.setAccessibleDescription(line if words else help)


class RulesBox(QWidget):
    """Cards of all options, each with a picture and the meaning of its value."""

    changed = Signal()
    """Emitted when the value of an option has changed."""

    def __init__(
        self,
        game: Game,
        values: OptionValues,
        settled: tuple[str, ...] = (),
        art: ArtKeys = USUAL_ART,
    ) -> None:
        """`settled` are the names of options that cannot be changed."""
        super().__init__()
        self.settled, self._game = settled, game
        self._wanted: dict[str, bool] = {}
        """Chosen states of switches that cannot be on now."""
        rules = [rule for rule in game.options if not (rule.is_variant or rule.by_seat)]
        # The order of play, which is shown beside the players too, comes last.
        self._rules = tuple(sorted(rules, key=lambda rule: rule.name in game.as_seated))
        self.elsewhere = {
            option.name: values[option.name] for option in game.options if option not in rules
        }
        """Values chosen elsewhere: the game, and each player's own choice."""
        self._players = game.player_counts[-1]
        known = {option.name for option in game.options}
        usual = (option for option in find_game(game.key).options if option.name not in known)
        missing = enumerated(option.label for option in usual)
        self._missing = plain_label(self.tr("Not in this game: {rules}.").format(rules=missing))
        self._missing.setVisible(bool(missing))
        self.cards = {rule.name: RuleCard(rule, values[rule.name], art) for rule in self._rules}
        self._grid = bare_grid(self, 10)
        self._grid.addWidget(self._missing, 0, 0, 1, 2)
        self._across = 0
        for name, card in self.cards.items():
            if isinstance(card.field, ChipRow):
                card.field.changed.connect(self.changed)
            else:
                card.field.toggled.connect(self.changed)
            card.field.setEnabled(name not in settled)
        self.changed.connect(self._offer)
        self._offer()
        self._lay(2)

    def _lay(self, across: int) -> None:
        """Lay the cards in a number of columns."""
        if across != self._across:
            self._across = across
            for at, card in enumerate(self.cards.values()):
                self._grid.addWidget(card, 1 + at // across, at % across)
            for column in range(2):
                self._grid.setColumnStretch(column, int(column < across))
            self._grid.setRowStretch(1 + len(self.cards), 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay(2 if self.width() >= 2 * _CARD * self.fontMetrics().averageCharWidth() else 1)

    def minimumSizeHint(self) -> QSize:
        widths = (card.minimumSizeHint().width() for card in self.cards.values())
        return QSize(max(widths, default=0), 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the pictures, which take longer than all else, when they are first seen."""
        super().showEvent(event)
        self._offer()

    def set_players(self, players: int) -> None:
        """Disable switches that are impossible with a number of players, and show the reason."""
        self._players = players
        self._offer()

    def reset(self) -> None:
        """Choose the default of every option that may be changed."""
        for name, card in self.cards.items():
            if name not in self.settled:
                self._wanted.pop(name, None)
                card.set_value(card.option.default)
        self.changed.emit()

    def _offer(self) -> None:
        """Disable switches that are impossible or idle, and say why; their states come back."""
        for _ in self._rules:  # a change of one may affect those before it
            changes = [self._offer_switch(option) for option in self._rules]
            if not any(changes):
                break
        for option in self._rules:
            self._explain(option)

    def _refusal(self, option: Option) -> str | None:
        """Return the reason why a switch cannot be on, or why an option has no effect."""
        values, name = self.values(), option.name
        refusal = None
        if not option.choices and name not in self.settled:
            refusal = self._game.option_refusal(name, self._players, values)
        return refusal or self._game.option_idle(name, values)

    def _offer_switch(self, option: Option) -> bool:
        """Enable or disable a switch; return True if its state has changed."""
        card = self.cards[option.name]
        if option.choices or option.name in self.settled:
            return False
        before, refusal = bool(card.value()), self._refusal(option)
        if card.field.isEnabled() and refusal is not None:
            self._wanted[option.name] = before
            card.set_value(option.default)
        elif not card.field.isEnabled() and refusal is None:
            card.set_value(self._wanted.pop(option.name, bool(option.default)))
        card.field.setEnabled(refusal is None)
        return bool(card.value()) != before

    def _explain(self, option: Option) -> None:
        """Show the meaning of an option's value with its picture, or why it has none."""
        card, refusal = self.cards[option.name], self._refusal(option)
        value, words = "", option.help
        if option.choices:
            value = str(card.value())
            helps = (one.help for one in option.choices if one.value == value)
            words = next(helps, option.help)
        example = self._game.option_example(option.name, value)
        card.explain(translated(refusal or words), example)
        if self.isVisible():
            card.picture.show_example(self._game, example)

    def unusual(self) -> list[str]:
        """Return the choices that differ from the defaults, in a few words each."""
        words = []
        for option in self._rules:
            card, label = self.cards[option.name], translated(option.label)
            if card.value() == option.default or option.name in self.settled:
                continue
            if isinstance(card.field, ChipRow):
                chosen = self.tr("{rule} “{choice}”")
                words.append(chosen.format(rule=label, choice=card.field.words))
            else:
                words.append(label if card.value() else self.tr("{rule} off").format(rule=label))
        return words

    def values(self) -> dict[str, OptionValue]:
        """Return the value of every option."""
        return self.elsewhere | {name: card.value() for name, card in self.cards.items()}


PRESETS = (TimeControl(180, 2), TimeControl(300, 3), TimeControl(600, 5), TimeControl(1800))
"""Predefined time controls, the shortest first."""
DEFAULT = TimeControl(600, 5)
"""Time control proposed when a clock is first chosen."""

_OWN = "own"


class ClockBox(QWidget):
    """Chips of no clock, time controls, and one of one's own minutes and seconds a turn."""

    def __init__(self) -> None:
        super().__init__()
        self._policy = ClockPolicy((1, 2))
        none, own = self.tr("No clock"), self.tr("Own…")
        presets = (
            (f"{one.base // 60} + {one.increment}".removesuffix(" + 0"), one.text, self._title(one))
            for one in PRESETS
        )
        self.choice, self.mode = ChipRow(((none, "", ""), *presets, (own, _OWN, ""))), FlatBox()
        added = self.tr("added when a turn ends"), "increment"  # as `TimeControl` has it
        fill_box(self.mode, (added, (self.tr("not counted when one begins"), "delay")))
        self.minutes = QSpinBox(minimum=1, maximum=MAX_BASE // 60)
        self.extra = QSpinBox(maximum=MAX_EXTRA)
        self.help = quiet_label()
        self.own = QWidget()
        """Fields of one's own time."""
        form = QFormLayout(self.own, fieldGrowthPolicy=GROWING, verticalSpacing=6)
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(self.tr("&Minutes for each player"), self.minutes)
        form.addRow(self.tr("&Seconds a turn"), self.extra)
        form.addRow(self.tr("They &are"), self.mode)
        for field in (self.minutes, self.extra, self.mode):
            field.setMinimumHeight(TARGET)
            form.labelForField(field).setMinimumHeight(TARGET)
        in_column(self.choice, self.own, self.help, over=self, spacing=8, margins=(0,))
        self.choice.changed.connect(self._chosen)
        changes = self.minutes.valueChanged, self.extra.valueChanged, self.mode.currentIndexChanged
        for changed in changes:
            changed.connect(self._explain)
        self.set_control(None)

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """Return the fields in reading order."""
        return (*self.choice.chips.values(), self.minutes, self.extra, self.mode)

    def control(self) -> TimeControl | None:
        """Return the chosen time control; None for a game without clocks."""
        if not self.choice.value():
            return None
        extra = {self.mode.currentData(): self.extra.value()}
        return TimeControl(60 * self.minutes.value(), **extra)

    def set_control(self, control: TimeControl | None) -> None:
        """Show a time control, a part of a minute as a whole one; None for no clock."""
        self._fill(control or DEFAULT)
        own = control if control in PRESETS else None
        name = "" if control is None else _OWN if own is None else own.text
        self.choice.set_value(name)
        self._explain()

    def set_policy(self, clocks: ClockPolicy) -> None:
        """Explain the effect of time in a game with these clocks."""
        self._policy = clocks
        self._explain()

    def _title(self, control: TimeControl) -> str:
        minutes = self.tr("%n minute(s)", "", control.base // 60)
        if not control.increment:
            return minutes
        seconds = self.tr("%n second(s) a turn", "", control.increment)
        return self.tr("{minutes} and {seconds}").format(minutes=minutes, seconds=seconds)

    def _fill(self, control: TimeControl) -> None:
        extra = control.increment or control.delay
        self.minutes.setValue(-(-control.base // 60))
        self.extra.setValue(extra)
        if extra:
            self.mode.setCurrentIndex(self.mode.findData("delay" if control.delay else "increment"))

    def _chosen(self) -> None:
        """Take the time of the chip; those of one's own begin with what was there."""
        for preset in PRESETS:
            if preset.text == self.choice.value():
                self.mode.setCurrentIndex(0)
                self._fill(preset)
        self._explain()

    def _explain(self) -> None:
        self.own.setVisible(self.choice.value() == _OWN)
        self.mode.setEnabled(self.extra.value() > 0)
        self.help.setText(self._meaning(self.control()))

    def _meaning(self, control: TimeControl | None) -> str:
        """Return the effect of a time control on the players."""
        if control is None or not self._policy.all:
            return self.tr("Everyone may think as long as they like.")
        if control.delay:
            text = self.tr("A player's time runs only when their turn has lasted that long.")
        elif not control.increment:
            text = self.tr("This is the time for the whole game.")
        else:
            text = self.tr("A player gets the seconds each time one of their turns ends.")
        factor, rule = self._policy.factor, translated(self._policy.rule)
        meaning = self.tr("{clock} {rule}").format(clock=text, rule=rule)
        text = self.tr("Each clock starts at {factor} times this time.").format(factor=factor)
        return meaning if factor == 1 else f"{meaning}\n{text}"
