"""The line typed at the table: what it can mean, and the words every game understands.

A game reads its line through `core.general_commands.GeneralCommands`, or a language of its own
built on that, see `Game.commands`. Nothing is played here: a language says what is wanted, and
where that is not possible why.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, shown

MAX_LENGTH = 64
"""Characters of a line; longer ones mean nothing."""
MOST_STEPS = 9999
"""The most actions one line can undo."""
MOST_MOVES = 12
"""Moves named in one sentence."""

Words = Mapping[str, str]
"""Single words of another language and the English ones they stand for.

The English ones are the keys of `WORDS`, the names of the game's pieces and of the two colours;
they are understood always. Capitals stand for the letters of pieces, see `core.piece_letters`.
"""
NO_WORDS: Words = MappingProxyType({})

WORDS: Mapping[str, Text] = MappingProxyType(
    {
        "board": Text("show one board as large as can be"),
        "push": Text("push two boards together"),
        "apart": Text("pull the boards apart"),
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
"""All words a line can begin with in any game, and what each is for."""

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
"""Other words for the same, in English and German, understood always."""
_TAILS = {"apart": "apart", "end": "turn", "tidy": "up"}
"""What may follow a word for the sake of English, as in “tidy up”."""
_ARGUED = frozenset(("board", "on", "push", "where"))
"""Words that mean nothing alone."""
_DASHES = dict.fromkeys(map(ord, "‐‑‒–—−"), "-")
_FIGURINES = {
    **str.maketrans("♔♚♕♛♖♜♗♝♘♞", "KKQQRRBBNN"),
    **dict.fromkeys(map(ord, "♙♟\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}")),
}
_VOICED = unicodedata.combining("\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}")
_NUMBER = re.compile(r"\d+\s*\.[.\s]*")
_SIGNS = str.maketrans("", "", "x=+#")

# What a line can turn out to mean


@dataclass(frozen=True, slots=True)
class Play:
    """An action that is legal now."""

    action: Action


@dataclass(frozen=True, slots=True)
class PushCommand:
    """Two boards are to be pushed together."""

    pair: Pair


@dataclass(frozen=True, slots=True)
class Apart:
    """The boards that lie pushed together are to be pulled apart."""


@dataclass(frozen=True, slots=True)
class Where:
    """An answer: squares to light up, if any, and what is said."""

    squares: tuple[Square, ...]
    sentence: Text


@dataclass(frozen=True, slots=True)
class Command:
    """One of `WORDS` that is the window's to do: ``undo``, ``last``, ``fit`` and the like."""

    name: str
    count: int = 1
    """How often, for ``undo`` and ``redo``; how many, for ``last``; for ``board`` its id."""


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """Several legal moves are meant alike; the table may ask which."""

    actions: tuple[Action, ...]
    sentence: Text


@dataclass(frozen=True, slots=True)
class CommandProblem:
    """Nothing can be done; one sentence says why, and what was expected."""

    sentence: Text
    refusal: Refusal | None = None
    """The rule and its causes, where a rule stands against it."""

    @property
    def causes(self) -> tuple[Square, ...]:
        """Return the squares that show why."""
        return self.refusal.causes if self.refusal is not None else ()

    @property
    def pair(self) -> Pair | None:
        """Return the pair the problem is about."""
        return self.refusal.pair if self.refusal is not None else None


CommandResult = Play | PushCommand | Apart | Where | Command | Ambiguous | CommandProblem


@dataclass(frozen=True, slots=True)
class Completion:
    """A line that the typed text may become."""

    text: str
    """The whole line; one that ends with a space goes on."""
    description: str
    """What that is, as a `Text` where it is a sentence."""
    action: Action | None = None
    """The legal action that the line means, when it is a move."""


# Lines and words


class TypedLine(NamedTuple):
    """A line at the table."""

    typed: str
    """As it was typed, for quoting it."""
    plain: str
    """As it is read, see `plain`; empty for one that means nothing."""


class Asked(NamedTuple):
    """A line that begins with a word."""

    name: str
    """The word of `WORDS`."""
    typed: str
    """The word as it was typed."""
    rest: str
    """What follows it."""
    words: Words


def plain(text: str) -> str:
    """Return a line as it is read: single spaces, plain dashes and letters, no number, no ``&``.

    Empty for one longer than `MAX_LENGTH`.
    """
    if len(text) > MAX_LENGTH:
        return ""
    usual = unicodedata.normalize("NFKC", text).translate(_DASHES).translate(_FIGURINES)
    line = " ".join(usual.split())
    if number := _NUMBER.match(line):
        line = line[number.end() :]
    return line.removeprefix("&").lstrip()


def fold(word: str) -> str:
    """Return a word as it is compared: without case, accents and what surrounds it.

    The marks of voiced kana are no accents: ハ and バ are two letters.
    """
    apart = unicodedata.normalize("NFKD", word.casefold())
    kept = "".join(char for char in apart if unicodedata.combining(char) in (0, _VOICED))
    return kept.strip("?!.,;:'’？！。、，；：")


def english(word: str, words: Words) -> str:
    """Return the English word that one of another language stands for; else itself, folded."""
    folded = fold(word)
    return next((meant for own, meant in words.items() if fold(own) == folded), folded)


def in_use(word: str, words: Words) -> list[str]:
    """Return how an English word may be typed: as in the language in use, then in English."""
    return [own for own, meant in words.items() if meant == word] + [word]


def read_word(line: str, words: Words = NO_WORDS, known: Collection[str] = WORDS) -> Asked | None:
    """Return the word of those known that a line begins with; None when it begins with none."""
    head, _, rest = line.partition(" ")
    name = english(head, words)
    name = _SYNONYMS.get(name, name)
    return Asked(name, head, rest, words) if name in known else None


def word_offers(known: Mapping[str, Text], typed: str, words: Words) -> Iterator[Completion]:
    """Yield the words of those known that begin as typed."""
    begun = fold(typed)
    if not begun and typed.strip():
        return
    meant = {name for word, name in _SYNONYMS.items() if begun[1:] and word.startswith(begun)}
    for name, description in known.items():
        spellings = in_use(name, words)
        found = [spelt for spelt in spellings if fold(spelt).startswith(begun)]
        if found or name in meant:
            space = " " if name in _ARGUED else ""
            yield Completion(f"{(found or spellings)[0]}{space}", description)


def begins(token: str, typed: str) -> bool:
    """Return whether a move begins as typed, whatever the capitals and without its signs."""
    small = "".join(typed.split()).lower()
    if small.startswith("0"):
        small = small.replace("0", "o")
    return any(one.lower().startswith(small) for one in (token, token.translate(_SIGNS)))


# Answers that are the same in every game


def refused(refusal: Refusal) -> CommandProblem:
    """Return the problem that a rule stands against what was wanted; the refusal names it."""
    return CommandProblem(Text("{refusal}.", refusal=refusal.message), refusal)


def if_legal(at: Situation, action: Action) -> Play | CommandProblem:
    """Return an action where it is legal; otherwise why it is not."""
    refusal = at.position.known_refusal(action)
    return Play(action) if refusal is None else refused(refusal)


def alone(asked: Asked) -> CommandProblem | None:
    """Return what is wrong with a word that something follows, when nothing may."""
    if not fold(asked.rest) or fold(asked.rest) == _TAILS.get(asked.name):
        return None
    return CommandProblem(
        Text(
            "Nothing may follow “{word}”, but “{rest}” does.",
            word=shown(asked.typed),
            rest=shown(asked.rest),
        )
    )


def steps(asked: Asked) -> CommandResult:
    """Return how far to go back or forth; whether so many actions are there is not asked."""
    if asked.rest and not _is_count(asked.rest):
        return _no_number(asked.rest, asked)
    return Command(asked.name, int(asked.rest or 1))


def _no_number(text: str, asked: Asked) -> CommandProblem:
    return CommandProblem(
        Text(
            "“{text}” is not a number of actions: expected such as {word} 3.",
            text=shown(text),
            word=shown(asked.typed),
        )
    )


def read_count(asked: Asked) -> Command | CommandProblem:
    """Return how many of the last moves are asked for, as in ``last 3 moves`` or ``last move``."""
    *_, number = [1, *(int(one) for one in asked.rest.split() if _is_count(one))]
    rest = [one for one in asked.rest.split() if not _is_count(one) and fold(one) not in _MOVES]
    if rest:
        return _no_number(" ".join(rest), asked)
    return Command(asked.name, number)


_MOVES = frozenset(("move", "moves", "zug", "zuge", "zuege"))


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and 1 <= int(text) <= MOST_STEPS


def ambiguous(typed: str, actions: tuple[Action, ...], name: Callable[[Action], str]) -> Ambiguous:
    """Return the question which of several legal moves a text means; `name` writes one."""
    more = ", …" if len(actions) > MOST_MOVES else ""
    sentence = Text(
        "“{text}” may be any of {moves}: say which.",
        text=shown(typed),
        moves=", ".join(map(name, actions[:MOST_MOVES])) + more,
    )
    return Ambiguous(actions, sentence)
