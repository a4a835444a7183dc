"""The large buttons of the start view: what they say, how large they are, and what they begin."""

from PySide6.QtGui import QColor, QIcon, QPixmap
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.level_names import OFFERED, USUAL
from cfanp_gui.window.start.choices import MOST_BOTS, USUAL_BOTS, BotsChoice, ChoiceButton

LONG = "All that may be said of it, and more than a line or two have room for. " * 4


def a_choice(qtbot: QtBot, words: str = "In turns.") -> ChoiceButton:
    choice = ChoiceButton("2")
    qtbot.addWidget(choice)
    choice.say("Play", words)
    choice.resize(220, 80)
    choice.show()
    return choice


def test_a_choice_is_read_aloud_with_its_key_and_tells_by_a_tip_what_has_no_room(
    qtbot: QtBot,
) -> None:
    choice = a_choice(qtbot)
    assert choice.accessibleName() == "Play"
    assert choice.accessibleDescription() == "In turns. Key 2"
    assert choice.shortcut().toString() == "2"
    assert choice.toolTip() == ""
    choice.say("Play", LONG)
    assert LONG.strip() in choice.toolTip()
    lines = choice.lines()
    assert len(lines) == 2
    assert lines[-1].endswith("…")
    choice.say("Play", "In turns.")
    assert choice.toolTip() == ""
    narrow = choice.minimumSizeHint().width()
    choice.say("Play a game that bears a far longer title", "In turns.")
    assert choice.minimumSizeHint().width() > narrow + 50


def test_a_picture_at_the_left_leaves_the_words_their_room(qtbot: QtBot) -> None:
    choice = ChoiceButton("5", has_picture=True)
    qtbot.addWidget(choice)
    choice.say("Continue", "Anna and Ben and Clara and David at one table")
    choice.resize(300, 80)
    choice.show()
    before = choice.lines()
    picture = QPixmap(600, 400)  # of a larger window
    picture.fill(QColor("#ff0000"))
    choice.show_picture(picture)
    seen = choice.grab().toImage()
    red = [at for at in range(300) if seen.pixelColor(at, 40) == QColor("#ff0000")]
    assert 60 < len(red) < 120
    assert red[-1] < 110
    assert choice.lines() == before


def bots(qtbot: QtBot, number: int, level: str) -> BotsChoice:
    choice = BotsChoice("3", number, level)
    qtbot.addWidget(choice)
    choice.say("Play against bots", "You move first.")
    choice.resize(500, 90)
    choice.show()
    return choice


def test_bots_are_begun_by_the_button_with_their_faces_beside_their_number(qtbot: QtBot) -> None:
    choice = bots(qtbot, 4, "")
    begun: list[tuple[int, str]] = []
    choice.begun.connect(lambda number, level: begun.append((number, level)))
    level = choice.level.currentData()
    choice.begin.click()
    choice.number.setCurrentIndex(0)
    choice.begin.click()
    assert begun == [(4, level), (1, level)]
    assert choice.begin.shortcut().toString() == "3"
    before, red = choice.level.grab().toImage(), QPixmap(16, 16)
    red.fill(QColor("#ff0000"))
    choice.level.setItemIcon(choice.level.currentIndex(), QIcon(red))
    assert choice.level.grab().toImage() != before, "such as stars for strength"
    choice.level.setCurrentIndex(list(OFFERED).index("casual"))
    choice.person = "Lena"
    bare = choice.begin.grab().toImage()
    choice.show_faces()
    choice.number.setCurrentIndex(1)
    assert choice.begin.words == "Against Omar and Yuki. You move first."
    assert choice.begin.grab().toImage() != bare, "their faces"


def test_the_usual_is_offered_for_what_nobody_may_choose(qtbot: QtBot) -> None:
    for number in (0, MOST_BOTS + 1):
        choice = bots(qtbot, number, "none")
        assert choice.number.currentData() == USUAL_BOTS
        assert choice.level.currentData() == USUAL
    for level in OFFERED:
        choice = bots(qtbot, MOST_BOTS, level)
        assert choice.number.currentData() == MOST_BOTS
        assert choice.level.currentData() == level
