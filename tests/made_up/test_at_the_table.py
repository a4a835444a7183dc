"""The made-up game at the table, as ``told/odd.txt`` and ``heard/odd.txt`` have it."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Game
from cfanp_gui.core.queries import TurnReason, TurnReasons
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.window.panels.reason_strip import light
from cfanp_gui.window.panels.side_panels import OrderPanel
from tests.made_up import BOARDS, OddPosition
from tests.made_up.test_without_a_window import new_session
from tests.record.pictures import svg
from tests.table.access.test_heard import Heard
from tests.table.desk import Desk
from tests.table.told import Scenario, Table, scenarios

HERE = Path(__file__).parent


def square(text: str) -> Square:
    """Return a square such as ``1:n3``."""
    board = int(text[0]) - 1
    return Square(board, BOARDS[board].square_names.index(text[2:]))


@pytest.mark.parametrize("scenario", scenarios(HERE / "told"), ids=str)
def test_it_is_played_as_told(qtbot: QtBot, scenario: Scenario) -> None:
    Table(qtbot).follow(scenario)


@pytest.mark.parametrize("scenario", scenarios(HERE / "heard"), ids=str)
def test_it_is_heard_as_told(qtbot: QtBot, scenario: Scenario) -> None:
    Heard(qtbot).follow(scenario)


def test_rows_frames_and_what_is_carried_know_both_players_and_boards(
    qtbot: QtBot, odd: Game
) -> None:
    desk = Desk(qtbot, new_session(odd))
    desk.settle()
    rows = desk.session.game.wording.rows(desk.session.situation)
    assert [(str(row.name), str(row.aside)) for row in rows] == [
        ("Anna", "White, board 1"), ("Clara", "White, board 2"),
        ("Ben", "Black, board 1"), ("David", "Black, board 2"),
    ]  # fmt: skip
    assert str(rows[0].spoken) == "Anna, White, board 1, to move"
    look, colours = desk.scene.boards[0].look, desk.session.match.colours
    assert look.far is not None
    assert (look.paint.name(), look.far.name()) == colours[:2]
    desk.scene.laying.set_layout(Layout.STAGE)
    assert desk.scene.arrangement.stage is None, "a row of boards has none"
    assert desk.scene.arrangement.wholes == ((0,), (1,))
    assert desk.scene.arrangement.group_of(1) == (0, 1), "they are carried together"


def test_a_picture_has_roads_slots_and_frames_in_two_paints(odd: Game) -> None:
    text = svg(new_session(odd).position, colours=("#010203", "#040506", "#070809", "#0a0b0c"))
    assert text.count('stroke-linecap="round"') == 2, "slots of one seam, dark round light"
    roads = [line for line in text.splitlines() if line.startswith('<path d="M') and "h60" in line]
    assert len(roads) == 1
    assert roads[0].count("h60") == 28, "above and below the third of five ranks"
    for near, far in (("#010203", "#040506"), ("#070809", "#0a0b0c")):
        assert f'fill="{near}" stroke=' in text
        assert f'z" fill="{far}"/>' in text


class Hurried(OddPosition):
    """A position of the game whose turn has its moves for a reason."""

    def turn_reasons(self) -> TurnReasons:
        first, second = square("1:a1"), square("2:b1")
        words = Text("{player} is in a hurry", player=PlayerName(2))
        return TurnReasons(
            Text("2 moves: {player} is in a hurry", player=PlayerName(2)),
            Text("2 moves, in a hurry"),
            (TurnReason(2, words, ((first, second),)),),
            Text("This is a quick turn"),
        )


def test_a_reason_for_the_moves_of_a_turn_is_told_without_a_line(qtbot: QtBot, odd: Game) -> None:
    plain = new_session(odd)
    panel = OrderPanel()
    qtbot.addWidget(panel)
    panel.show_session(plain)
    assert panel.reasons is None
    assert "hurry" not in Narrator(plain).turn()
    session = GameSession(plain.match, Hurried(plain.position.pieces(), (0, 0)))
    panel.show_session(session)
    assert panel.reasons is not None
    (chip,) = panel.reasons.chips
    assert (chip.text(), chip.accessibleDescription()) == ("Ben", "Ben is in a hurry")
    assert panel.reasons.decided.text() == "This is a quick turn."
    assert chip.arrows == ((square("1:a1"), square("2:b1")),)
    assert Narrator(session).turn().endswith(", 2 moves: Ben is in a hurry.")
    scene = Desk(qtbot, session).scene
    light(scene, chip.arrows)
    assert len(scene.arrows.items) == 1
