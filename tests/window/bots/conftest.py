"""A window at whose table bots sit.

They think in the program itself, which needs no time to start, but where a test is about the
process in which they think elsewhere.
"""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.levels import TurnChoice
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import sentence_of
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.timers import single_shot
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.bot_process import BotProcess, Thought
from tests.there import there

SLOW = 10**9 - 1
"""More nodes than any test waits for."""
NAMES = ["Anna", "Ben", "Clara", "David", "Eva", "Felix"]

Begin = Callable[..., GameSession]


class ThinksHere(BotProcess):
    """Does jobs in the program; a search of `SLOW` nodes is answered when it is hurried."""

    def _begin(self) -> None:
        if self._current is None and self._waiting:
            self._current = self._waiting.popleft()
            job = self._current.job
            assert isinstance(job, TurnChoice)
            if (job.level, job.limit.nodes) != ("club", SLOW) or self._current.hurried:
                self._answer()

    def stop(self, thought: Thought) -> None:
        if thought is self._current:
            single_shot(self, 0, self._answer).start()
        else:
            super().stop(thought)

    def _answer(self) -> None:
        thought = self._current
        if thought is None:
            return
        assert isinstance(thought.job, TurnChoice)
        try:
            answer = "done", self.think(thought.job, lambda: thought.hurried or thought.dropped)
        except ValueError as refusal:
            answer = "failed", sentence_of(refusal)
        self._take(answer[0], thought, answer[1])

    def think(self, job: TurnChoice, stopped: Callable[[], bool]) -> object:
        """Return the answer to a job."""
        return job.run(stopped, print)


@pytest.fixture
def begin(window: MainWindow) -> Begin:
    """Return a function that begins a game, given its key and the level of each player's bot."""
    window.bot_players.process = ThinksHere(window.bot_players)
    return beginning(window)


@pytest.fixture
def begin_apart(window: MainWindow) -> Begin:
    """Return the same, for bots that think in a process of their own."""
    return beginning(window)


def beginning(window: MainWindow) -> Begin:
    """Return a function that begins games in a window."""

    def begin(
        key: str, *levels: str, nodes: int = 60, start: Position | None = None, **options: object
    ) -> GameSession:
        game = find_game(key)
        bots = [BotSeat(level, nodes=nodes) if level else None for level in levels]
        match = seat(
            game,
            {**game.as_seated, **options},  # type: ignore[dict-item]
            NAMES[: len(levels)],
            default_colours(len(levels)),
            0,
            bots=bots,
        )
        window.documents.begin(match, start=start)
        return there(window.documents.session)

    window.preference_actions.change(bots="instant")
    window.animator.reduced = True
    return begin


def wait_for_ply(qtbot: QtBot, session: GameSession, ply: int) -> None:
    """Wait until so much has been played."""
    qtbot.waitUntil(lambda: session.node.ply >= ply)
