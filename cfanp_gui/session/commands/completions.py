"""What a line half typed at the table may become: moves, words, and what a word is about."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from cfanp_gui.core.game import Action
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.commands import board_completions, pair_completions
from cfanp_gui.session.commands.offers import Completion
from cfanp_gui.session.commands.piece_search import NO_WORDS, Words
from cfanp_gui.session.commands.words import plain
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession

__all__ = ["MOST", "Completion", "choices", "completions"]

MOST = 60
"""Completions offered at once; who types on sees the others."""


def completions(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> list[Completion]:
    """What a text may become, likeliest first, at most `MOST`.

    Where whole boards are played on, `board` is the number of the one that is looked at.
    """
    line = plain(text)
    if text.strip() and not line:
        return []
    if line and text[-1].isspace():
        line += " "
    if isinstance(session, PushedSession):
        return list(islice(pair_completions.offers(session, line, words), MOST))
    if isinstance(session, BoardsSession):
        return list(islice(board_completions.offers(session, line, words, board), MOST))
    return []


def choices(session: GameSession, actions: Iterable[Action]) -> list[Completion]:
    """Moves to choose from, each as a full line that means it and no other."""
    if isinstance(session, PushedSession):
        return pair_completions.choices(session, actions)
    if isinstance(session, BoardsSession):
        return board_completions.choices(session, actions)
    return []
