"""An offer of what a typed line may become, and the words offered in every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cfanp_gui.core.game import Action
from cfanp_gui.core.text import Text
from cfanp_gui.session.commands.piece_search import Words, fold
from cfanp_gui.session.commands.words import words_of
from cfanp_gui.session.game_session import GameSession

_SIGNS = str.maketrans("", "", "x=+#")
_ARGUED = frozenset(("board", "push", "where"))
"""Words that mean nothing alone."""


@dataclass(frozen=True, slots=True)
class Completion:
    """A line that the typed text may become."""

    text: str
    """The whole line."""
    description: Text
    action: Action | None = None
    """The legal action that the line means, when it is a move."""


def begins(token: str, typed: str) -> bool:
    """Whether a move begins as typed, whatever the capitals and without its signs."""
    small = "".join(typed.split()).lower()
    if small.startswith("0"):
        small = small.replace("0", "o")
    return any(one.lower().startswith(small) for one in (token, token.translate(_SIGNS)))


def word_offers(session: GameSession, typed: str, words: Words) -> Iterator[Completion]:
    """The words of the session's game that begin as typed."""
    begun = fold(typed)
    for name, description in words_of(session).items():
        for spelt in spelt_words(name, words):
            if fold(spelt).startswith(begun) and (begun or not typed.strip()):
                space = " " if name in _ARGUED else ""
                yield Completion(f"{spelt}{space}", description)
                break


def spelt_words(english: str, words: Words) -> list[str]:
    """How a word may be typed: as in the language in use, then in English."""
    return [own for own, meant in words.items() if meant == english] + [english]
