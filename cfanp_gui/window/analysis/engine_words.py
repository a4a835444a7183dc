"""What a chess program has found about a pair, in the words of the game on the table."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.capabilities import ChessPair
from cfanp_gui.core.wording import badge_of
from cfanp_gui.engine.analysis import Line, Score, Step
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.panels.panel_presenter import RowBadge, painted, status_of

_EVEN = 25
"""Hundredths of a pawn that nobody would call an advantage."""
_MINUS = "\N{MINUS SIGN}"


class EngineWords:
    """Puts into words what was found about one pair of a session's position."""

    def __init__(self, session: GameSession, pair: Pair, shown: ChessPair) -> None:
        self._session = session
        self._pair = pair
        self.shown = shown
        self._actions: dict[Step, Action | None] = {}
        self._tokens: dict[Step, str] = {}

    def name(self, army: int) -> str:
        """Return who moves an army now."""
        status = status_of(self._session.position, army)
        return "" if status is None else self._session.name(status.player)

    def badge(self, army: int) -> RowBadge | None:
        """Return the badge of an army."""
        status = status_of(self._session.position, army)
        return None if status is None else painted(badge_of(status), self._session.match.colours)

    def score(self, score: Score) -> str:
        """Return a score in few signs, as the army to move there sees it."""
        value = score.mate if score.mate is not None else score.centipawns or 0
        sign = _MINUS if value < 0 else "+" if value > 0 else ""
        if score.mate is not None:
            return f"{sign if value < 0 else ''}#{abs(value)}"
        return f"{sign}{abs(value) / 100:.2f}"

    def verdict(self, score: Score) -> str:
        """Return a score in words, with the names of the players."""
        mover, other = self.name(self.shown.mover), self.name(self.shown.other)
        names = {"mover": mover, "other": other}
        if score.mate is not None:
            if score.mate < 0:
                names = {"mover": other, "other": mover}
            return tr("{mover} mates {other} in %n move(s)", "", abs(score.mate)).format(**names)
        value = score.centipawns or 0
        if abs(value) < _EVEN:
            return tr("{mover} and {other} are about even").format(**names)
        leader = mover if value > 0 else other
        return tr("{name} is ahead by {pawns} pawns").format(
            name=leader, pawns=QLocale().toString(abs(value) / 100, "f", 1)
        )

    def to_move(self) -> str:
        """Return who moves next on the pair."""
        return tr("{name} moves next there").format(name=self.name(self.shown.mover))

    def line(self, line: Line) -> str:
        """Return the moves of a line: the first as the game writes it, the others behind it."""
        first, *others = line.steps
        return " ".join([self._token(first), *(step.text for step in others)])

    def spoken(self, line: Line) -> str:
        """Return a line as it is read aloud."""
        return f"{self.verdict(line.score)}: {self.line(line)}"

    def squares(self, step: Step) -> tuple[Square, Square]:
        """Return from where to where a move goes on the table."""
        return self.shown.squares[step.origin], self.shown.squares[step.target]

    def action(self, step: Step) -> Action | None:
        """Return the action that the first move of a line is now; None where it is none."""
        if step not in self._actions:
            source, target = self.squares(step)
            actions = (
                gesture.action
                for gesture in self._session.position.gestures(source)
                if (gesture.target, gesture.pair, gesture.promotion)
                == (target, self._pair, step.promotion)
            )
            self._actions[step] = next(actions, None)
        return self._actions[step]

    def _token(self, step: Step) -> str:
        if step not in self._tokens:
            session, action = self._session, self.action(step)
            if action is None:
                labels = (session.situation.board(board).label for board in self._pair)
                self._tokens[step] = f"{''.join(labels)}:{step.text}"
            else:
                self._tokens[step] = session.game.notation.human(session.position, action)
        return self._tokens[step]
