"""The line typed at the table: its possible meanings, and the words every game understands.

`core.general_commands` reads a line in any game. Nothing is played here: it returns the command, or
the reason why it is not possible.
"""

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, sentence, shortened, shown

MAX_LENGTH = 64
"""Maximum number of characters of a line; longer ones mean nothing."""
MOST_STEPS = 9999
"""Maximum number of actions one line can undo."""

Words = Mapping[str, str]
"""Single words of another language mapped to their English equivalents.

The English ones are the keys of `WORDS`, the names of the game's pieces and of the two colours, and
are always understood. Capitals stand for the letters of pieces, see `core.piece_letters`.
"""
NO_WORDS: Words = MappingProxyType({})

WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "board": Text("show one board as large as can be"),
        "push": Text("push two half-boards together"),
        "apart": Text("pull the half-boards apart"),
        "where": Text("light up where pieces stand"),
        "on": Text("say what stands on a board"),
        "turn": Text("say whose turn it is"),
        "last": Text("say the last move, or as many as a number says"),
        "checks": Text("say which Kings are attacked, and by what"),
        "radar": Text("show what can be lost before the next turn"),
        "end": Text("end the turn without the moves left"),
        "pass": Text("pass, where there is no move"),
        "undo": Text("go back an action, or as many as a number says"),
        "redo": Text("go forward an action, or as many as a number says"),
        "claim": Text("claim a draw"),
        "draw": Text("agree to a draw"),
        "resign": Text("give up"),
        "fit": Text("show every board"),
        "tidy": Text("lay the boards in their places"),
        "help": Text("open the help"),
    }
)
"""All words a line can begin with in any game, each with its purpose."""

_SYNONYMS = {
    word: name
    for name, words in {
        "apart": "pull",
        "on": "what was",
        "turn": "who whose wer wessen",
        "last": "previous letzter letzte letzten",
        "checks": "check attack attacks attacked angriff angriffe angegriffen schachgebote",
        "radar": "threat threats threatened danger dangers drohung drohungen bedroht gefahr",
    }.items()
    for word in words.split()
}
"""Synonyms in English and German, always understood."""
_TAILS = {"apart": "apart", "end": "turn", "tidy": "up"}
"""Filler words that may follow another word, as “up” in “tidy up”."""
_ARGUED = frozenset(("board", "on", "push", "where"))
"""Words that mean nothing alone."""
_MOVES = frozenset(("move", "moves", "zug", "zuge", "zuege"))
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_FIGURINES = {
    **str.maketrans("♔♚♕♛♖♜♗♝♘♞", "KKQQRRBBNN"),
    **dict.fromkeys(map(ord, "♙♟\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")),
}
_VOICED = unicodedata.combining("\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}")
_NUMBER = re.compile(r"\d+\s*\.[.\s]*")

# Possible meanings of a line


class Play(NamedTuple):
    """An action that is legal now."""

    action: Action


class PushCommand(NamedTuple):
    """A request to push two boards together."""

    pair: Pair


class Where(NamedTuple):
    """An answer: a sentence, and the squares to highlight, if any."""

    squares: tuple[Square, ...]
    sentence: Text


@dataclass(frozen=True, slots=True)
class WordCommand:
    """One of `WORDS` that the window carries out: ``undo``, ``last``, ``fit`` and the like."""

    name: str
    count: int = 1
    """Number of times for ``undo`` and ``redo``, of moves for ``last``; board id for ``board``."""


class Ambiguous(NamedTuple):
    """Several legal moves fit equally well; the table may ask which is meant."""

    actions: tuple[Action, ...]
    sentence: Text


class CommandProblem(NamedTuple):
    """A line that cannot be carried out, with a sentence on the reason and what was expected."""

    sentence: Text
    refusal: Refusal | None = None
    """Rule and its causes, if a rule forbids it."""

    @property
    def causes(self) -> tuple[Square, ...]:
        """Return the squares that show the reason."""
        return self.refusal.causes if self.refusal is not None else ()


CommandResult = Play | PushCommand | Where | WordCommand | Ambiguous | CommandProblem


class Completion(NamedTuple):
    """A line that the typed text may become."""

    text: str
    """The whole line; if it ends with a space, more follows."""
    description: str
    """Description of the line, a `Text` if it is a sentence."""
    action: Action | None = None
    """Legal action that the line means, when it is a move."""


# Lines and words


class Asked(NamedTuple):
    """A line that begins with a command word."""

    name: str
    """Word of `WORDS`."""
    typed: str
    """The word as it was typed."""
    rest: str
    """Text after the word."""
    words: Words


def plain(text: str) -> str:
    """Return a line in plain signs, without number and ``&``; empty if over `MAX_LENGTH`."""
    if len(text) > MAX_LENGTH:
        return ""
    usual = unicodedata.normalize("NFKC", text).translate(_DASHES).translate(_FIGURINES)
    line = " ".join(usual.split())
    if number := _NUMBER.match(line):
        line = line[number.end() :]
    return line.removeprefix("&").lstrip()


def fold(word: str) -> str:
    """Return a word folded for comparison: without case, accents and surrounding punctuation.

    The marks of voiced kana are no accents: ハ and バ are two letters.
    """
    apart = unicodedata.normalize("NFKD", word.casefold())
    letters = "".join(char for char in apart if unicodedata.combining(char) in (0, _VOICED))
    return letters.strip("?!.,;:'’？！。、，；：")


def english(word: str, words: Words) -> str:
    """Return the English equivalent of a word of another language, else the word itself, folded."""
    folded = fold(word)
    return next((meant for own, meant in words.items() if fold(own) == folded), folded)


def in_use(word: str, words: Words) -> list[str]:
    """Return the forms in which an English word may be typed: the current language's first."""
    return [own for own, meant in words.items() if meant == word] + [word]


def read_word(line: str, words: Words = NO_WORDS, known: Collection[str] = WORDS) -> Asked | None:
    """Return the known word that a line begins with, or None."""
    head, _, rest = line.partition(" ")
    name = english(head, words)
    name = _SYNONYMS.get(name, name)
    return Asked(name, head, rest, words) if name in known else None


def word_offers(known: Mapping[str, Text], typed: str, words: Words) -> Iterator[Completion]:
    """Yield the known words that begin as typed."""
    begun = fold(typed)
    if not begun and typed.strip():
        return
    meant = {name for word, name in _SYNONYMS.items() if begun[1:] and word.startswith(begun)}
    for name, description in known.items():
        spellings = in_use(name, words)
        fitting = [spelt for spelt in spellings if fold(spelt).startswith(begun)]
        if fitting or name in meant:
            space = " " if name in _ARGUED else ""
            yield Completion(f"{(fitting or spellings)[0]}{space}", description)


# Answers that are the same in every game


def refused(refusal: Refusal) -> CommandProblem:
    """Return the problem made from a refusal of what was wanted."""
    return CommandProblem(sentence(refusal.message), refusal)


def if_legal(at: Situation, action: Action) -> Play | CommandProblem:
    """Return an action if it is legal, otherwise the problem with the reason."""
    refusal = at.position.known_refusal(action)
    return Play(action) if refusal is None else refused(refusal)


def alone(asked: Asked) -> CommandProblem | None:
    """Return the problem with a word followed by anything, when nothing may follow."""
    if not fold(asked.rest) or fold(asked.rest) == _TAILS.get(asked.name):
        return None
    words = {"word": shown(asked.typed), "rest": shown(asked.rest)}
    return CommandProblem(Text("Nothing may follow “{word}”, but “{rest}” does.", **words))


def read_count(asked: Asked) -> WordCommand | CommandProblem:
    """Return a command with its number of actions, as in ``undo 3``; so many need not exist."""
    match [word for word in asked.rest.split() if fold(word) not in _MOVES]:
        case []:
            return WordCommand(asked.name)
        case [text] if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_STEPS:
            return WordCommand(asked.name, int(text))
        case rest:
            words = {"text": shown(" ".join(rest)), "word": shown(asked.typed)}
            return CommandProblem(
                Text("“{text}” is not a number of actions: expected such as {word} 3.", **words)
            )


def ambiguous(typed: str, actions: tuple[Action, ...], name: Callable[[Action], str]) -> Ambiguous:
    """Return the question which of several legal moves is meant; `name` writes a move."""
    words = {"text": shown(typed), "moves": shortened(list(map(name, actions)))}
    return Ambiguous(actions, Text("“{text}” may be any of {moves}: say which.", **words))
