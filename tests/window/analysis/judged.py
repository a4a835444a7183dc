"""Judgements for tests: made up, or found by a search that is asked at once."""

import pytest

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.judgement import BestTurn, Inquiry, Judgement, judge
from cfanp_gui.core.actions import Action
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis import hint_steps, judgement_actions
from cfanp_gui.window.analysis import judge as judging
from cfanp_gui.window.services.bot_process import BotProcess


def judgement(
    session: GameSession, nodes: int = 300, lines: int = 3, played: Action | None = None
) -> Judgement:
    """Return the judgement of the position on the table by a search."""
    inquiry = Inquiry(
        session.position, session.game.piece_types, Limit(nodes), lines, played=played
    )
    return judge(inquiry, lambda: False, lambda _: None)


def made_up(session: GameSession, *texts: str, share: float = 0.5) -> Judgement:
    """Return a judgement whose best turns are some moves, one action each."""
    count = session.position.players
    others = (1 - share) / (count - 1)
    player = min(session.position.actors())
    shares = tuple(share if one == player else others for one in range(1, count + 1))
    turns = tuple(BestTurn((session.game.parse_action(text),), (), shares) for text in texts)
    return Judgement(player, shares, turns, None, 3, 1234)


class PromptProcess(BotProcess):
    """Does in the window's thread what it is asked: no process has to be loaded first.

    A search of few positions is over before one would have begun.
    """

    def _begin(self) -> None:
        if self._current is not None or not self._waiting:
            return
        thought = self._current = self._waiting.popleft()
        found = thought.job.run(
            lambda: thought.dropped or thought.hurried,
            lambda value: self._take("told", thought, value),
        )
        if thought is self._current:
            self._take("done", thought, found)


class SilentProcess(BotProcess):
    """Never answers: what is wanted of it can be looked at, and answered by a test."""

    def _begin(self) -> None:
        pass


def quickly(patch: pytest.MonkeyPatch) -> None:
    """Have few positions looked at for a judgement, without a process that has to be loaded."""
    for module, name, value in (
        (judging, "BotProcess", PromptProcess),
        (judgement_actions, "NODES", 120),
        (judging, "NODES", 40),
        (judging, "MOST", 40),
        (hint_steps, "NODES", 100),
    ):
        patch.setattr(module, name, value)
