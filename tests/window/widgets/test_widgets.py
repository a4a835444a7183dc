"""Parts that all windows are made of: labels, forms, panels, signs, colours."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QIcon,
    QPalette,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QMessageBox,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT, MAPLE, WALNUT, Theme, contrast
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.preferences.preferences_page import PreferencesPage
from cfanp_gui.window.services.settings import Preferences, Settings
from cfanp_gui.window.widgets import dialogs
from cfanp_gui.window.widgets.action_texts import keys_of, set_key_tip, with_keys
from cfanp_gui.window.widgets.chips import RoundButton
from cfanp_gui.window.widgets.dock_frames import CLOSE, FLOAT, PanelDock, scrolled
from cfanp_gui.window.widgets.forms import Buttons, FormDialog, push_button
from cfanp_gui.window.widgets.layouts import (
    MARGIN,
    SIDES,
    DialogGrower,
    Scrolled,
    dialog_layouts,
    resize_on_screen,
)
from cfanp_gui.window.widgets.own_clipboard import forget_copied
from cfanp_gui.window.widgets.own_icons import (
    picture,
    plain_buttons,
    style_message,
    style_next_file_dialog,
    style_picture_button,
    style_toggle,
)
from cfanp_gui.window.widgets.plain_text import (
    LEAST,
    LONGEST_WORD,
    ElidedLabel,
    bold_font,
    bold_label,
    plain_label,
    plain_tip,
    quiet_label,
    small_font,
    wrapped,
)
from cfanp_gui.window.widgets.style import TickMenu, palette_of, theme_named, use_theme
from tests.session.play import a_match
from tests.window.conftest import Answer, ClipboardOwner, Messages

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT, ROLES, Scheme = Qt.MouseButton.LeftButton, QPalette.ColorRole, Qt.ColorScheme
ICONS = QMessageBox.Icon
THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


def pixels(widget: QWidget) -> list[QColor]:
    """Return all points of a picture of a widget."""
    image = widget.grab().toImage()
    places = product(range(image.width()), range(image.height()))
    return [image.pixelColor(x, y) for x, y in places]


# Words


def test_fonts_are_copies_that_can_still_be_read(qapp: QApplication) -> None:
    plain = QFont(qapp.font())
    plain.setPointSizeF(10)
    plain.setBold(False)
    bold = bold_font(plain)
    assert (bold.bold(), bold.pointSizeF(), bold_font(plain, 1.5).pointSizeF()) == (True, 10, 15)
    assert small_font(plain).pointSizeF() == pytest.approx(9, abs=0.05)
    assert small_font(plain, 0.1).pointSizeF() == LEAST
    assert (plain.bold(), plain.pointSizeF()) == (False, 10)
    plain.setPixelSize(19)
    assert bold_font(plain).pixelSize() == 19


def test_labels_are_plain_text_that_is_bold_small_or_quiet(qtbot: QtBot) -> None:
    plain, bold = plain_label("<b>x</b>"), bold_label("<i>x</i>", times=1.5)
    quiet = quiet_label("<i>x</i>")
    for label in (plain, bold, quiet):
        qtbot.addWidget(label)
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert plain.text() == "<b>x</b>"
    assert bold.font().bold()
    assert bold.font().pointSizeF() > plain.font().pointSizeF() >= quiet.font().pointSizeF()
    assert quiet.foregroundRole() == ROLES.PlaceholderText


def test_an_elided_label_keeps_its_height_and_tells_all_in_its_tip(qtbot: QtBot) -> None:
    label = ElidedLabel(2)
    qtbot.addWidget(label)
    wide = label.fontMetrics().horizontalAdvance
    label.resize(wide("one two three <b>four</b>") + 1, 60)
    label.show()
    blank = label.grab().toImage()
    label.setText("one two three <b>four</b>")
    assert label.grab().toImage() != blank
    assert label.lines == ["one two three <b>four</b>"]
    height = label.sizeHint().height()
    label.resize(wide("one two three") + 1, 60)
    assert label.lines == ["one two three", "<b>four</b>"]
    assert (label.toolTip(), label.text()) == ("", "one two three <b>four</b>")
    label.setFont(bold_font(label.font(), 2.0))
    assert label.lines[1].endswith("…"), "its lines are broken anew"
    label.setFont(QLabel().font())
    label.resize(wide("<b>fo") + 1, 60)
    assert label.lines[0] == "one"
    assert label.lines[1].endswith("…")
    assert "one two three &lt;b&gt;four&lt;/b&gt;" in label.toolTip()
    assert label.sizeHint().height() == height
    label.setText("one")
    assert (label.lines, label.toolTip()) == (["one"], "")
    assert label.sizeHint().height() == height


def test_lines_end_where_their_language_breaks_them(qapp: QApplication) -> None:
    font = qapp.font()
    width = QFontMetrics(font).horizontalAdvance
    assert wrapped("one two three", font, width("one two") + 2) == ["one two", "three"]
    assert wrapped("one two three", font, width("one two") + 2, 1) == ["one two three"]
    assert wrapped("extraordinary", font, width("extra"), 2) == ["extraordinary"]
    assert len(wrapped("extraordinary", font, width("extra"))) > 1
    sentence = "你指挥军队，先走。"  # without spaces
    lines = wrapped(sentence, font, width(sentence) * 2 // 3, 2)
    assert len(lines) == 2
    assert "".join(lines) == sentence
    assert lines[1][0] not in "，。"


@pytest.mark.parametrize("name", ["N" * 40, "\u2068" + "\u05d0" * 90 + "\u2069"])
def test_a_long_word_squeezes_nothing_and_is_whole_in_the_tip(qtbot: QtBot, name: str) -> None:
    label, text = plain_label(""), f"{name} to move"
    qtbot.addWidget(label)
    widest = label.fontMetrics().averageCharWidth() * (LONGEST_WORD + 2)
    label.setText(text)
    assert label.minimumSizeHint().width() <= widest
    assert label.sizeHint().width() <= widest
    label.resize(widest, 60)
    label.show()
    shown = QLabel.text(label)
    assert "\u2026" in shown
    assert shown.endswith(" to move")
    assert shown.count("\u2068") == shown.count("\u2069")
    assert (label.text(), label.toolTip(), label.accessibleName()) == (text, plain_tip(text), text)
    label.resize(4000, 60)
    assert (QLabel.text(label), label.toolTip(), label.accessibleName()) == (text, "", "")
    label.setToolTip("else")
    label.resize(widest, 60)
    assert label.toolTip() == "else", "it has a tip of its own"


def test_a_sentence_of_japanese_is_no_long_word(qtbot: QtBot) -> None:
    label = plain_label("あなたは両方の盤で白です。ルークを盤1から端を越えて送ってください：")
    qtbot.addWidget(label)
    label.resize(200, 60)
    label.show()
    assert QLabel.text(label) == label.text()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("own", [True, False])
def test_only_what_was_copied_here_is_forgotten(clipboard_owner: ClipboardOwner, own: bool) -> None:
    clipboard_owner.is_here = own
    QGuiApplication.clipboard().setText("a secret")
    forget_copied()
    assert QGuiApplication.clipboard().text() == ("" if own else "a secret")


# Dialogs and panels


def test_enter_says_yes_and_never_no(qtbot: QtBot) -> None:
    dialog, done = FormDialog(None, "Title", "<i>Words</i>", "Do"), list[int]()
    qtbot.addWidget(dialog)
    dialog.finished.connect(done.append)
    line, pressed = QLineEdit(), list[str]()
    button = push_button("Other", lambda: pressed.append("other"))
    dialog.form.addRow(line)
    dialog.form.addRow(button)
    dialog.show()
    assert (dialog.ok.text(), dialog.ok.toolTip()) == ("Do", "Enter")
    dialog.ok.setEnabled(False)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not pressed
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert pressed == ["other"]
    dialog.ok.setEnabled(True)
    qtbot.keyClick(line, Qt.Key.Key_Return)
    dialog.show()
    dialog.buttons.button(Buttons.Cancel).click()
    assert done == [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected]


class Tall(QDialog):
    """A dialog with lines in a scroll area."""

    def __init__(self, qtbot: QtBot, lines: int, height: int = 120) -> None:
        super().__init__()
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        inside = QWidget()
        self.lines = QVBoxLayout(inside)
        self.add(lines)
        self.area.setWidget(inside)
        QVBoxLayout(self).addWidget(self.area)
        self.resize(300, height)
        DialogGrower(self, [self.area])
        qtbot.addWidget(self)
        self.show()

    def add(self, lines: int) -> None:
        """Show more lines."""
        for _ in range(lines):
            label = QLabel("line")
            label.setFixedHeight(30)
            self.lines.addWidget(label)

    @property
    def scrolls(self) -> bool:
        return self.area.verticalScrollBar().isVisible()


def test_a_dialog_grows_with_what_it_shows_as_far_as_the_screen(qtbot: QtBot) -> None:
    dialog = Tall(qtbot, 8)
    height, place = dialog.height(), dialog.pos()
    assert height > 8 * 30, "it has its height before it is laid in the middle"
    qtbot.waitUntil(lambda: not dialog.scrolls)
    qtbot.wait(30)
    assert (dialog.height(), dialog.pos()) == (height, place)
    dialog.add(4)
    qtbot.waitUntil(lambda: dialog.height() > height and not dialog.scrolls)
    small, tallest = Tall(qtbot, 1, 400), Tall(qtbot, 200)
    most = tallest.screen().availableSize().height() - MARGIN
    qtbot.waitUntil(lambda: tallest.height() == most)
    assert tallest.scrolls
    assert small.height() == 400, "it never shrinks"
    # It grows only where the screen has room below it.
    low = Tall(qtbot, 2)
    screen = low.screen().availableGeometry()
    low.move(screen.left(), screen.bottom() - low.frameGeometry().height() - 50)
    place = low.pos()
    low.add(8)
    qtbot.waitUntil(lambda: low.frameGeometry().bottom() == screen.bottom())
    assert low.scrolls
    low.add(8)
    qtbot.wait(30)
    assert (low.frameGeometry().bottom(), low.pos()) == (screen.bottom(), place)
    bare = QDialog()
    qtbot.addWidget(bare)
    resize_on_screen(bare, 5000, 5000)
    room = bare.screen().availableSize()
    assert (bare.width(), bare.height()) == (room.width() - SIDES, room.height() - MARGIN)
    resize_on_screen(bare, 300, 200)
    assert (bare.width(), bare.height()) == (300, 200)


def test_preferences_have_no_bars_where_all_fits(qtbot: QtBot, window: MainWindow) -> None:
    preferences = PreferencesPage(Preferences(), window.sounds)
    qtbot.addWidget(preferences)
    preferences.show()
    preferences.resize(600, 1300)
    areas = preferences.findChildren(QScrollArea)
    assert areas
    qtbot.waitUntil(lambda: not any(area.verticalScrollBar().isVisible() for area in areas))


@pytest.mark.parametrize("lines", [3, 200])
def test_the_buttons_stay_where_the_rest_is_scrolled(qtbot: QtBot, lines: int) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    outer, inner = dialog_layouts(dialog)
    for _ in range(lines):
        inner.addWidget(QLabel("line"))
    button = QPushButton("OK")
    outer.addWidget(button)
    dialog.show()
    (area,) = dialog.findChildren(Scrolled)
    qtbot.waitUntil(lambda: area.verticalScrollBar().isVisible() == (lines == 200))
    assert dialog.height() <= dialog.screen().availableSize().height() - MARGIN
    assert dialog.rect().contains(button.geometry())
    assert dialog.minimumSizeHint().height() < 150
    inner.addWidget(wide := QLabel("W" * 30))
    qtbot.waitUntil(lambda: dialog.width() >= wide.minimumSizeHint().width())


def test_panels_scroll_where_the_window_is_low_or_narrow(qtbot: QtBot) -> None:
    panels = []
    for size, least in (((300, 200), ()), ((140, 700), (140,))):
        panel, inside = QWidget(), QWidget()
        inside.setMinimumHeight(600)
        QVBoxLayout(panel).addWidget(inside)
        area = scrolled(panel, 300, *least)
        qtbot.addWidget(area)
        area.resize(*size)
        with qtbot.waitExposed(area):
            area.show()
        panels.append(area)
        if not least:
            assert panel.width() <= area.viewport().width(), "it scrolls up and down alone"
    low, narrow = panels
    assert low.minimumSizeHint().height() < 200
    assert low.minimumSizeHint().width() == 300
    assert low.verticalScrollBar().maximum() >= 400
    assert narrow.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
    assert narrow.horizontalScrollBar().maximum() > 0


@THEMES
def test_the_buttons_of_a_panel_are_seen_and_work(qtbot: QtBot, theme: Theme) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setPalette(palette_of(theme))
    dock = PanelDock(window)
    dock.setWidget(QLabel("words"))
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    window.resize(400, 300)
    window.show()
    ground = dock.palette().window().color()
    buttons = {name: dock.findChild(QAbstractButton, name) for name in (CLOSE, FLOAT)}
    for button in buttons.values():
        assert set(map(QColor.rgb, pixels(button))) == {ground.rgb()}, "not yet"
    dock.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    for button in buttons.values():
        assert sum(contrast(one, ground) >= 4.5 for one in pixels(button)) >= 8
    for floats in (True, False):
        qtbot.mouseClick(buttons[FLOAT], LEFT)
        assert dock.isFloating() == floats
    qtbot.mouseClick(buttons[CLOSE], LEFT)
    assert dock.isHidden()


# Tips


def test_every_button_says_what_it_does_and_by_which_keys(
    qtbot: QtBot, window: MainWindow, speak: Callable[[str], None]
) -> None:
    action, button = QAction("Save & &close…"), QPushButton()
    qtbot.addWidget(button)
    assert (keys_of(action), with_keys("Save", action)) == ("", "Save")
    action.setShortcut("Ctrl+S")
    set_key_tip(button, action)
    assert button.toolTip().endswith("(Ctrl+S)")
    assert "…" not in button.toolTip()
    window.documents.begin(a_match(4))
    shown = [one for one in window.findChildren(QAbstractButton) if one.isVisible()]
    assert len(shown) >= 7
    assert [one.objectName() or one.text() for one in shown if not one.toolTip()] == []
    assert window.order_panel.end_turn.toolTip() == "End turn or pass (Ctrl+Return)"
    assert [one.toolTip() for one in window.moves_panel.steps] == [
        "To the start (Home)",
        "Undo (Ctrl+Z)",
        f"Redo ({keys_of(window.commands['redo'])})",  # systems differ
        "To the end (End)",
    ]
    tips = [one.toolTip() for one in window.findChildren(QAbstractButton)]
    assert sum("(F9)" in tip or "(F10)" in tip for tip in tips) == 2
    speak("de")
    qtbot.waitUntil(lambda: "beenden" in window.order_panel.end_turn.toolTip())
    assert window.moves_panel.steps[1].toolTip() == "Zurück (Strg+Z)"


# Signs


def test_messages_wear_signs_of_the_program_and_plain_buttons(
    qtbot: QtBot, answered: Answer, tmp_path: Path
) -> None:
    kinds = (ICONS.Information, ICONS.Question, ICONS.Warning)
    drawn = [picture(icon).toImage() for icon in kinds]
    assert [one for at, one in enumerate(drawn) if one in drawn[:at]] == []
    assert picture(ICONS.Critical).toImage() == drawn[2], "it shouts no louder"
    fine, plain = picture(ICONS.Information, 2.0), picture(ICONS.Information)
    assert fine.width() == 2 * plain.width()
    assert fine.deviceIndependentSize() == plain.deviceIndependentSize()
    for icon in kinds:
        box = QMessageBox()
        qtbot.addWidget(box)
        style_message(box, icon)
        assert box.iconPixmap().toImage() == picture(icon, box.devicePixelRatioF()).toImage()
    dialog = QDialog()
    qtbot.addWidget(dialog)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    (button,) = buttons.buttons()
    button.setIcon(dialog.style().standardIcon(QStyle.StandardPixmap.SP_DialogCancelButton))
    QVBoxLayout(dialog).addWidget(buttons)
    plain_buttons(dialog)
    assert button.icon().isNull()
    assert button.text()
    seen: list[bool] = []

    def look_at_message(box: QDialog) -> None:
        assert isinstance(box, QMessageBox)
        seen.append(box.iconPixmap().toImage() == drawn[2])
        seen.extend(one.icon().isNull() for one in box.buttons())
        box.accept()

    answered(look_at_message)
    dialogs.message(None, "title", "<b>words</b>", icon=ICONS.Warning)
    assert seen == [True, True]

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QFileDialog):
            QTimer.singleShot(10, look)
            return
        for box in dialog.findChildren(QDialogButtonBox):
            seen.extend(button.icon().isNull() for button in box.buttons())
        dialog.reject()

    style_next_file_dialog()
    QTimer.singleShot(60, look)
    name, _ = QFileDialog.getOpenFileName(
        None, "Open", str(tmp_path), "", "", QFileDialog.Option.DontUseNativeDialog
    )
    assert (name, seen) == ("", [True] * 4)


@pytest.mark.parametrize("dress", [style_toggle, style_picture_button])
@THEMES
def test_a_button_that_is_down_looks_otherwise(
    qtbot: QtBot, theme: Theme, dress: Callable[[QToolButton], None]
) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setPalette(palette_of(theme))
    if dress is style_toggle:
        button.setText("K")
    else:
        drawn = QPixmap(20, 20)
        drawn.fill(theme.text)
        button.setIcon(QIcon(drawn))
    dress(button)
    before = pixels(button)
    button.click()
    assert button.isChecked()
    after = pixels(button)
    assert sum(a != b for a, b in zip(before, after, strict=True)) > 0.1 * len(before)


# Colours


class Hints(QObject):
    """A desktop whose colours can be changed, with the part of Qt's hints that tells of it."""

    colorSchemeChanged = Signal(Qt.ColorScheme)

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Scheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def change(self, scheme: Qt.ColorScheme) -> None:
        """Let the desktop turn light or dark."""
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Hints]:
    before = qapp.palette()
    hints = Hints()
    monkeypatch.setattr(QGuiApplication, "styleHints", staticmethod(lambda: hints))
    yield hints
    qapp.setPalette(before)


def test_the_window_follows_the_system_unless_a_theme_is_chosen(
    qtbot: QtBot,
    qapp: QApplication,
    desktop: Hints,
    documents: Documents,
    settings: Settings,
    messages: Messages,
) -> None:
    for scheme, theme in ((Scheme.Unknown, LIGHT), (Scheme.Dark, DARK), (Scheme.Light, LIGHT)):
        desktop.scheme = scheme
        assert [theme_named(name) for name in ("system", "light", "dark")] == [theme, LIGHT, DARK]
    window = new_window(documents, settings)
    qtbot.addWidget(window)
    window.animator.reduced = True
    window.show()
    documents.begin(a_match(2))
    table = window.view.table
    assert table is not None
    window.preference_actions.change(theme="system")
    for scheme, theme in ((Scheme.Dark, DARK), (Scheme.Light, LIGHT), (Scheme.Dark, DARK)):
        desktop.change(scheme)
        assert table.theme is (WALNUT if theme.dark else MAPLE)
        assert table.backgroundBrush().color() == table.theme.surface
        assert qapp.palette().color(ROLES.Text) == theme.text
    for name, theme in (("light", LIGHT), ("dark", DARK)):
        window.preference_actions.change(theme=name)
        for scheme in (Scheme.Dark, Scheme.Light):
            desktop.change(scheme)
            assert table.theme is (WALNUT if theme.dark else MAPLE)


@pytest.mark.usefixtures("qapp")
def test_words_can_be_read_in_the_window() -> None:
    dim = []
    for theme, (ink, ground) in product(
        (LIGHT, DARK),
        (
            (ROLES.WindowText, ROLES.Window), (ROLES.Text, ROLES.Base),
            (ROLES.Text, ROLES.AlternateBase), (ROLES.ButtonText, ROLES.Button),
            (ROLES.ToolTipText, ROLES.ToolTipBase), (ROLES.HighlightedText, ROLES.Highlight),
            (ROLES.PlaceholderText, ROLES.Base), (ROLES.Link, ROLES.Base),
        ),
    ):  # fmt: skip
        palette = palette_of(theme)
        if contrast(palette.color(ink), palette.color(ground)) < 4.5:
            dim.append((theme, ink, ground))
    assert dim == []
    for palette in map(palette_of, (LIGHT, DARK)):
        unusable = palette.color(QPalette.ColorGroup.Disabled, ROLES.ButtonText)
        assert contrast(unusable, palette.color(ROLES.Window)) < 3, "not to be taken for usable"


def a_box(kind: str) -> tuple[QWidget, QPoint]:
    """Return something that can be ticked and is not, and a point amid its box."""
    if kind == "list":
        boxes = QListWidget()
        item = QListWidgetItem("", boxes)
        item.setCheckState(Qt.CheckState.Unchecked)
        row = boxes.visualItemRect(item)
        return boxes, boxes.viewport().mapTo(boxes, QPoint(10, row.center().y()))
    if kind == "menu":
        menu = TickMenu()
        action = menu.addAction("")
        action.setCheckable(True)
        menu.resize(menu.sizeHint())
        return menu, QPoint(14, menu.actionGeometry(action).center().y())
    around = QWidget()
    box = QCheckBox(around) if kind == "check box" else QRadioButton(around)
    box.setGeometry(10, 0, 30, 30)
    return around, QPoint(18, 15)


@pytest.mark.usefixtures("desktop")  # which puts the palettes back
@THEMES
def test_choices_are_seen_on_the_ground_of_the_window(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    use_theme(qapp, theme)
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["one", "two"])
    box.show()
    box.showPopup()
    image = box.view().grab().toImage()
    ground = palette_of(theme).color(ROLES.Window)
    assert image.pixelColor(image.width() - 6, image.height() - 6) == ground
    box.hidePopup()
    for kind in ("check box", "radio button", "list", "menu"):
        widget, within = a_box(kind)
        qtbot.addWidget(widget)
        widget.show()
        image = widget.grab().toImage()
        line = [image.pixelColor(x, within.y()) for x in range(2, within.x())]
        bare, inside = line[1], image.pixelColor(within)
        edges = [one for one in line if min(contrast(one, bare), contrast(one, inside)) >= 3]
        assert edges, f"{kind}: what is not ticked is seen by its edge"


def test_a_large_button_shows_all_words_beside_an_underlined_letter(qtbot: QtBot) -> None:
    ends = []
    for words in ("Same &people", "Same people"):
        button = RoundButton(words)
        qtbot.addWidget(button)
        button.resize(button.sizeHint())
        ink, wide = button.palette().text().color(), button.width()
        inked = (at % wide for at, colour in enumerate(pixels(button)) if colour == ink)
        ends.append(max(inked))
    assert ends[0] == ends[1]
