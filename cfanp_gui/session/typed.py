"""What a line typed at the table means: a move in any notation, a push, a question or a word.

Nothing is played here. `parse` says what is wanted, and where it is not possible why. What each
kind of game understands is in `typed_pushed` and `typed_boards`.
"""

from __future__ import annotations

from cfanp_gui.session import typed_boards, typed_pushed
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.typed_words import MAX_LENGTH, WORDS, plain, read_word, words_of
from cfanp_gui.session.wanted import Typed
from cfanp_gui.session.where import NO_WORDS, Words

__all__ = ["MAX_LENGTH", "WORDS", "parse", "plain", "read_word", "words_of"]


def parse(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> Typed:
    """What a typed line means at the session's cursor.

    Capitals matter only where they tell two meanings apart. Where whole boards are played on,
    `board` is the number of the one that is looked at.
    Raises TypeError for a session of a kind in which nothing can be typed.
    """
    line = plain(text)
    if isinstance(session, PushedSession):
        return typed_pushed.read(session, text, line, words)
    if isinstance(session, BoardsSession):
        return typed_boards.read(session, text, line, words, board)
    raise TypeError(f"nothing can be typed in a {type(session).__name__}")
