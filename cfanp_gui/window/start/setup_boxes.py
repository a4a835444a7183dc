"""Parts of the set-up dialog that depend on the game: its house rules and its clocks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from cfanp_gui.core.game import ClockPolicy, Game, Option, OptionValue, OptionValues
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.clock import MAX_BASE, MAX_EXTRA, TimeControl
from cfanp_gui.table.translate import translated
from cfanp_gui.window.widgets.forms import GROWING, fill_box
from cfanp_gui.window.widgets.plain_text import elided, plain_label, set_tip, soft_label


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

    def fixup(self, text: str) -> str:
        """Return the possible number nearest to a typed one."""
        return str(self._nearest(int(text) if text.isdecimal() else self.value()))


class RulesBox(QGroupBox):
    """Box with a field for every option, each with the meaning of its value."""

    changed = Signal()
    """Emitted when the value of an option has changed."""
    pointed = Signal(object)
    """Carries an `Option` that is pointed at, has focus, or was switched on."""

    def __init__(self, game: Game, values: OptionValues, settled: tuple[str, ...] = ()) -> None:
        """`settled` are the names of options that cannot be changed."""
        super().__init__(self.tr("House rules"))
        self.settled, self._game = settled, game
        self._helps: dict[str, QLabel] = {}
        self._options: dict[QObject, Option] = {}
        self._wanted: dict[str, bool] = {}
        """Chosen states of switches that cannot be on now."""
        self.fields: dict[str, QComboBox | QCheckBox] = {}
        """Field of every option by its name."""
        wrap = QFormLayout.RowWrapPolicy.WrapLongRows
        form = QFormLayout(self, fieldGrowthPolicy=GROWING, verticalSpacing=4, rowWrapPolicy=wrap)
        self._rules = tuple(rule for rule in game.options if not (rule.is_variant or rule.by_seat))
        self.elsewhere = {
            option.name: values[option.name] for option in game.options if option not in self._rules
        }
        """Values chosen elsewhere: the game, and each player's own choice."""
        self._players = game.player_counts[-1]
        known = {option.name for option in game.options}
        usual = (option for option in find_game(game.key).options if option.name not in known)
        if missing := ", ".join(translated(option.label) for option in usual):
            form.addRow(plain_label(self.tr("Not in this game: {rules}.").format(rules=missing)))
        for option in self._rules:
            label = self._helps[option.name] = soft_label(times=0.9)
            if option.choices:
                combo = self.fields[option.name] = QComboBox()
                choices = [
                    (translated(choice.label), choice.value, translated(choice.help))
                    for choice in option.choices
                ]
                fill_box(combo, choices, str(values[option.name]))
                form.addRow(translated(option.label), combo)
                combo.currentIndexChanged.connect(self.changed)
            else:
                tick = self.fields[option.name] = QCheckBox(translated(option.label))
                tick.setChecked(bool(values[option.name]))
                form.addRow(tick)
                tick.toggled.connect(self.changed)
                tick.toggled.connect(lambda on, o=option: self.pointed.emit(o) if on else None)
                if option.name in settled:
                    self._explain_switch(option, None)
            form.addRow(label)
            self.fields[option.name].setEnabled(option.name not in settled)
            for widget in (self.fields[option.name], label):
                self._options[widget] = option
                widget.installEventFilter(self)
        self.changed.connect(self._offer)
        self._offer()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report the option that the pointer or focus comes to."""
        comes = event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn)
        option = self._options.get(watched)
        if comes and option is not None and self.fields[option.name].isEnabled():
            self.pointed.emit(option)
        return super().eventFilter(watched, event)

    def set_players(self, players: int) -> None:
        """Disable switches that are impossible with a number of players, and show the reason."""
        self._players = players
        self._offer()

    def _offer(self) -> None:
        """Disable switches that are impossible or idle, and say why; their states come back."""
        for _ in self._rules:  # a change of one may affect those before it
            changes = [self._offer_switch(option) for option in self._rules]
            if not any(changes):
                break
        values = self.values()
        for option in self._rules:
            field = self.fields[option.name]
            if isinstance(field, QComboBox):
                idle = self._game.option_idle(option.name, values)
                words = field.currentData(Qt.ItemDataRole.ToolTipRole) or ""
                _explain(field, self._helps[option.name], translated(idle) if idle else words)

    def _offer_switch(self, option: Option) -> bool:
        """Enable or disable a switch; return True if its state has changed."""
        field = self.fields[option.name]
        if not isinstance(field, QCheckBox) or option.name in self.settled:
            return False
        before, values = field.isChecked(), self.values()
        refusal = self._game.option_refusal(option.name, self._players, values)
        refusal = refusal or self._game.option_idle(option.name, values)
        with QSignalBlocker(field):  # nobody points at it
            if field.isEnabled() and refusal is not None:
                self._wanted[option.name] = before
                field.setChecked(bool(option.default))
            elif not field.isEnabled() and refusal is None:
                field.setChecked(self._wanted.pop(option.name))
        field.setEnabled(refusal is None)
        self._explain_switch(option, refusal)
        return field.isChecked() != before

    def unusual(self) -> list[str]:
        """Return the choices that differ from the defaults, in a few words each."""
        words, values = [], self.values()
        for option in self._rules:
            field, label = self.fields[option.name], translated(option.label)
            value = values[option.name]
            if value == option.default or option.name in self.settled:
                continue
            if isinstance(field, QComboBox):
                chosen = self.tr("{rule} “{choice}”")
                words.append(chosen.format(rule=label, choice=field.currentText()))
            else:
                words.append(label if value else self.tr("{rule} off").format(rule=label))
        return words

    def has_examples(self) -> bool:
        """Return True if a rule that may be chosen now has an example."""
        names = [name for name, field in self.fields.items() if field.isEnabled()]
        return any(self._game.option_example(name) is not None for name in names)

    def _explain_switch(self, option: Option, refusal: str | None) -> None:
        """Show a switch's meaning, with its picture in words for a screen reader, or refusal."""
        field, words = self.fields[option.name], translated(refusal or option.help)
        _explain(field, self._helps[option.name], words)
        example = self._game.option_example(option.name)
        if refusal is None and example is not None:
            line = self.tr("{rule} Example: {words}")
            field.setAccessibleDescription(line.format(rule=words, words=translated(example.words)))

    def values(self) -> dict[str, OptionValue]:
        """Return the value of every option."""
        return self.elsewhere | {
            name: str(field.currentData()) if isinstance(field, QComboBox) else field.isChecked()
            for name, field in self.fields.items()
        }


class RulesFold(QToolButton):
    """Line above the house rules that lists the differing ones; a click unfolds them."""

    def __init__(self) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        right, down = Qt.ArrowType.RightArrow, Qt.ArrowType.DownArrow
        super().__init__(autoRaise=True, toolButtonStyle=beside, arrowType=right)
        self._words = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.toggled.connect(lambda on: self.setArrowType(down if on else right))

    def show_rules(self, unusual: Sequence[str]) -> None:
        """Show the rules that differ from the defaults."""
        rules = ", ".join(unusual) or self.tr("as usual")
        self._words = self.tr("House rules: {rules}").format(rules=rules)
        self.setAccessibleName(self._words)
        self._elide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        """Elide the text to the room available, with all of it in a tip."""
        room = self.width() - self.iconSize().width() - 24
        shown = elided(self._words, self.fontMetrics(), room)
        self.setText(shown.replace("&", "&&"))
        set_tip(self, "" if shown == self._words else self._words)


def _explain(field: QWidget, label: QLabel, text: str) -> None:
    label.setText(text)
    field.setAccessibleDescription(text)


PRESETS = (TimeControl(180, 2), TimeControl(300, 3), TimeControl(600, 5), TimeControl(1800))
"""Predefined time controls, the shortest first."""
DEFAULT = TimeControl(600, 5)
"""Time control proposed when a clock is first chosen."""

_CUSTOM = "custom"


class ClockBox(QGroupBox):
    """Box of no clock, a predefined time control, or one of minutes and seconds a turn."""

    def __init__(self) -> None:
        super().__init__(self.tr("Clock"))
        self._policy = ClockPolicy((1, 2))
        self.choice, self.mode = QComboBox(), QComboBox()
        presets = ((self._title(preset), preset.text) for preset in PRESETS)
        fill_box(self.choice, ((self.tr("No clock"), ""), *presets, (self.tr("Other"), _CUSTOM)))
        added = self.tr("added when a turn ends"), "increment"  # as `TimeControl` has it
        fill_box(self.mode, (added, (self.tr("not counted when one begins"), "delay")))
        self.minutes = QSpinBox(minimum=1, maximum=MAX_BASE // 60)
        self.extra = QSpinBox(maximum=MAX_EXTRA)
        self.fields: tuple[QWidget, ...] = (self.choice, self.minutes, self.extra, self.mode)
        """Fields in reading order."""
        self.help = soft_label(times=0.9)
        form = self._form = QFormLayout(self, fieldGrowthPolicy=GROWING, verticalSpacing=4)
        form.addRow(self.tr("&Time"), self.choice)
        form.addRow(self.tr("&Minutes for each player"), self.minutes)
        form.addRow(self.tr("&Seconds a turn"), self.extra)
        form.addRow(self.tr("They &are"), self.mode)
        form.addRow(self.help)
        self.choice.currentIndexChanged.connect(self._chosen)
        changes = self.minutes.valueChanged, self.extra.valueChanged, self.mode.currentIndexChanged
        for changed in changes:
            changed.connect(lambda: self._choose(self._name_of_fields()))
        self.set_control(None)

    def control(self) -> TimeControl | None:
        """Return the chosen time control; None for a game without clocks."""
        return self._in_fields() if self.choice.currentData() else None

    def _in_fields(self) -> TimeControl:
        extra = {self.mode.currentData(): self.extra.value()}
        return TimeControl(60 * self.minutes.value(), **extra)

    def set_control(self, control: TimeControl | None) -> None:
        """Show a time control, a part of a minute as a whole one; None for no clock."""
        self._fill(control or DEFAULT)
        self._choose("" if control is None else self._name_of_fields())

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
        mode = "delay" if control.delay else "increment"
        with QSignalBlocker(self.minutes), QSignalBlocker(self.extra), QSignalBlocker(self.mode):
            self.minutes.setValue(-(-control.base // 60))
            self.extra.setValue(extra)
            if extra:
                self.mode.setCurrentIndex(self.mode.findData(mode))

    def _name_of_fields(self) -> str:
        control = self._in_fields()
        return control.text if control in PRESETS else _CUSTOM

    def _choose(self, name: str) -> None:
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(name))
        self._explain()

    def _chosen(self) -> None:
        """Fill the fields from the choice made above them."""
        for preset in PRESETS:
            if preset.text == self.choice.currentData():
                self._fill(preset)
        self._explain()

    def _explain(self) -> None:
        control = self.control()
        for field in self.fields[1:]:
            self._form.setRowVisible(field, control is not None)
        self.mode.setEnabled(self.extra.value() > 0)
        self.help.setText(self._meaning(control))

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
