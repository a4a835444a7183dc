"""What a line typed at the table means: a move in any notation, a push, a question or a word.

Nothing is played here. `parse` says what is wanted, and where it is not possible why. What each
kind of game understands is in `typed_pushed` and `typed_boards`.
"""

from __future__ import annotations

from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.commands import board_commands, pair_commands
from cfanp_gui.session.commands.piece_search import NO_WORDS, Words
from cfanp_gui.session.commands.results import CommandResult
from cfanp_gui.session.commands.words import MAX_LENGTH, WORDS, plain, read_word, words_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession

__all__ = ["MAX_LENGTH", "WORDS", "parse", "plain", "read_word", "words_of"]


def parse(
    session: GameSession, text: str, words: Words = NO_WORDS, board: int | None = None
) -> CommandResult:
    """What a typed line means at the session's cursor.

    Capitals matter only where they tell two meanings apart. Where whole boards are played on,
    `board` is the number of the one that is looked at.
    Raises TypeError for a session of a kind in which nothing can be typed.
    """
    line = plain(text)
    if isinstance(session, PushedSession):
        return pair_commands.read(session, text, line, words)
    if isinstance(session, BoardsSession):
        return board_commands.read(session, text, line, words, board)
    raise TypeError(f"nothing can be typed in a {type(session).__name__}")
