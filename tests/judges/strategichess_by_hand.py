"""Positions of StrategiChess made by hand, judged by the slow model and by the game at once."""

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from tests.judges.strategichess import Game
from tests.judges.strategichess_text import FILES, Refused, write_boards, write_unmoved

CORE = find_game("strategichess")

AWAY = "Kh1 kh14"
"""A board on which nothing happens."""


def stfen(
    *boards: str, turn: str = "", unmoved: str = "", quiet: int = 0, numbers: str = ""
) -> str:
    """Return the text of boards such as ``Kh1 Pe4 kh14``.

    The sides to move and move numbers are fields of the text, White's and 1 if left out; pawns that
    never moved are named by board and square, such as ``1e4 2n11``.
    """
    pieces = {}
    for board, men in enumerate(boards, 1):
        for man in men.split():
            pieces[board, FILES.index(man[1]), int(man[2:])] = man[0]
    pawns = {(int(at[0]), FILES.index(at[1]), int(at[2:])) for at in unmoved.split()}
    return " ".join(
        (
            write_boards(len(boards), pieces),
            turn or "|".join("w" for _ in boards),
            write_unmoved(len(boards), pawns),
            str(quiet),
            numbers or "|".join("1" for _ in boards),
        )
    )


def core(text: str) -> StrategiPosition:
    """Return the game's own position of a text, as the command line sees it."""
    position = CORE.from_text(text, {})
    assert isinstance(position, StrategiPosition)
    return position.without_draws()


class Both(Game):
    """A position of the slow model that has the game's own beside it and compares the two."""

    own: StrategiPosition

    def begin(self, text: str) -> None:
        """Read the text in the game, too."""
        self.own, opening = core(text).resolve_pending()
        assert [event.to_json() for event in opening] == self.opening
        self._compare()

    def play(self, text: str) -> list[dict]:
        """Play a move in both and return what happened. Raises Refused where both refuse it."""
        action = CORE.parse_action(text)
        try:
            events = super().play(text)
        except Refused:
            with pytest.raises(IllegalAction):
                self.own.apply(action)
            raise
        self.own, transition = self.own.apply(action)
        assert [event.to_json() for event in transition.events] == events
        self._compare()
        return events

    def _compare(self) -> None:
        assert CORE.lines.moves(self.own, None) == self.answer()


def laid(text: str) -> Both:
    """Return a position in both; what is not mated in it is written as it was read."""
    game = Both.read(text)
    assert isinstance(game, Both)
    game.begin(text)
    assert game.opening or game.write() == text
    return game
