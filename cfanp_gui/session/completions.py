"""What a line half typed at the table may become: moves, pairs, words and pieces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from cfanp_gui.core.geometry import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    Pair,
    Place,
    pair_of,
    parse_square,
)
from cfanp_gui.core.system import (
    PIECE_NAMES,
    PieceMove,
    PushedPosition,
    PushedSystem,
    Transition,
)
from cfanp_gui.core.text import Text
from cfanp_gui.record.notation import notation_for
from cfanp_gui.session.deed import deed_of
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.reach import moves_from
from cfanp_gui.session.typed import WORDS, plain, read_word
from cfanp_gui.session.typed_moves import are_two_boards, is_between_places
from cfanp_gui.session.where import MANY, NO_WORDS, ONE, PIECE_WORDS, Words, fold, read_piece

MOST = 60
"""Completions offered at once; who types on sees the others."""
FEW_PAIRS = 8
"""Up to so many pairs all their moves are offered while none is pushed together."""

_AFTER_PAIR = re.compile(r"([A-Za-z])\s*\+?\s*([A-Za-z])(?:\s*:\s*|\s+)")
_AFTER_ARMY = re.compile(r"([a-z])\s*:?\s+")
_AFTER_PLACE = re.compile(r"([A-Za-z])([A-Ha-h][1-4])\s*[-x:>]{0,2}\s*")
_LETTERS = re.compile(r"([A-Za-z]?)\s*\+?\s*([A-Za-z]?)\Z")
_SIGNS = str.maketrans("", "", "x=+#")
_ARGUED = frozenset(("push", "where"))
"""Words that mean nothing alone."""


@dataclass(frozen=True, slots=True)
class Completion:
    """A line that the typed text may become."""

    text: str
    """The whole line."""
    description: Text
    action: PieceMove | None = None
    """The legal action that the line means, when it is a move."""


def completions(session: GameSession, text: str, words: Words = NO_WORDS) -> list[Completion]:
    """What a text may become, likeliest first, at most `MOST`.

    Moves are worked out for the pair named or pushed together only, or for all pairs where they
    are few.
    """
    line = plain(text)
    if text.strip() and not line:
        return []
    if line and text[-1].isspace():
        line += " "
    return list(islice(_offers(session, line, words), MOST))


def choices(session: GameSession, actions: Iterable[PieceMove]) -> list[Completion]:
    """Moves to choose from, each as a full line that means it and no other."""
    wanted = set(actions)
    return [
        Completion(token, description, action)
        for pair in sorted({action.pair for action in wanted})
        for token, action, description in _tokens(session, pair)
        if action in wanted
    ]


def _offers(session: GameSession, line: str, words: Words) -> Iterator[Completion]:
    asked = read_word(line, words)
    if asked is not None and " " in line:
        if asked.name == "push":
            yield from _pairs(session, f"{asked.typed} ", asked.rest, " ")
        elif asked.name == "where":
            yield from _pieces(session, f"{asked.typed} ", asked.rest, words)
        return
    start, rest = _past_army(session, line)
    if rest is None:
        return
    named = _AFTER_PAIR.match(rest)
    if named and are_two_boards(session, named[1], named[2]):
        yield from _on_pair(session, start + named[0], named, rest[named.end() :])
        return
    yield from _moves(session, start, rest)
    if not start:
        yield from _pairs(session, "", rest, "")
        yield from _armies(session, rest)
        yield from _words(rest, words)


def _past_army(session: GameSession, line: str) -> tuple[str, str | None]:
    """The letter of an army that a line begins with, and what follows; None if it may not move."""
    named = _AFTER_ARMY.match(line)
    if named is None or named[1] not in ARMY_LETTERS[: session.position.players]:
        return "", line
    pair = _AFTER_PAIR.match(line)
    if pair and are_two_boards(session, pair[1], pair[2]):
        return "", line
    mover = ARMY_LETTERS[session.position.turn().army]
    return named[0], line[named.end() :] if named[1] == mover else None


# Moves


def _on_pair(
    session: GameSession, start: str, named: re.Match[str], rest: str
) -> Iterator[Completion]:
    one, other = (BOARD_LETTERS.index(letter.upper()) for letter in named.groups())
    if one > other:
        return  # moves are written with the lower letter first
    yield from _fitting(session, pair_of(one, other), start, rest)


def _moves(session: GameSession, start: str, rest: str) -> Iterator[Completion]:
    """Moves without their pair in front, and moves from square to square."""
    pairs = session.position.pairs()
    here = session.pair if session.pair in pairs else None
    if here is None and not (start or rest):
        return
    found = False
    if here is not None:
        for offer in _fitting(session, here, start, rest, bare=True):
            found = True
            yield offer
    if not found and len(pairs) <= FEW_PAIRS:
        for pair in pairs:
            if pair != here:
                yield from _fitting(session, pair, f"{start}{pair.name}:", rest)
    yield from _between_places(session, start, rest)


def _fitting(
    session: GameSession, pair: Pair, start: str, typed: str, bare: bool = False
) -> Iterator[Completion]:
    """The moves on a pair that what was typed may become; those spelt just so first."""
    if pair not in session.position.pairs():
        return
    tokens = [
        (token.partition(":")[2], action, description)
        for token, action, description in _tokens(session, pair)
    ]
    fitting = [one for one in tokens if _begins(one[0], typed)]
    fitting.sort(key=lambda one: not one[0].startswith(typed))
    if not fitting and typed:
        squares = [(action.text.partition(":")[2], action, what) for _, action, what in tokens]
        fitting = [one for one in squares if one[0].startswith(typed.lower())]
    for token, action, description in fitting:
        # A bare move that could be read as squares of half-boards too is named in full.
        pair_name = f"{pair.name}:" if bare and is_between_places(token) else ""
        yield Completion(f"{start}{pair_name}{token}", description, action)


def _begins(token: str, typed: str) -> bool:
    """Whether a move begins as typed, whatever the capitals and without its signs."""
    small = "".join(typed.split()).lower()
    if small.startswith("0"):
        small = small.replace("0", "o")
    return any(one.lower().startswith(small) for one in (token, token.translate(_SIGNS)))


def _between_places(session: GameSession, start: str, rest: str) -> Iterator[Completion]:
    """The moves of the piece on a square of a half-board, such as ``Ae2 Be3``."""
    named = _AFTER_PLACE.match(rest)
    if named is None:
        return
    origin = Place(BOARD_LETTERS.index(named[1].upper()), parse_square(named[2].lower()))
    typed = rest[named.end() :].lower()
    reached: dict[str, list[PieceMove]] = {}
    for action, target in moves_from(session.position, origin):
        promotion = f"={action.promotion}" if action.promotion else ""
        if target.name.lower().startswith(typed) or (
            target.board == origin.board and target.name[1:].startswith(typed)
        ):
            reached.setdefault(target.name + promotion, []).append(action)
    for goal, actions in sorted(reached.items()):
        here = [action for action in actions if action.pair == session.pair] or actions
        if len(here) == 1:
            text = f"{start}{origin.name} {goal}"
            yield Completion(text, _described(session.position, here[0]), here[0])
        else:
            for one in choices(session, here):
                yield Completion(start + one.text, one.description, one.action)


def _tokens(session: GameSession, pair: Pair) -> tuple[tuple[str, PieceMove, Text], ...]:
    return _tokens_at(session.match.system, session.position, pair)


@lru_cache(maxsize=64)
def _tokens_at(
    system: PushedSystem, position: PushedPosition, pair: Pair
) -> tuple[tuple[str, PieceMove, Text], ...]:
    """The legal moves on a pair in the human form, sorted by it, with what they are."""
    notation = notation_for(system)
    found = []
    for action in position.pair_actions(pair):
        transition = position.apply(action)[1]
        token = notation.human(position, action, transition).removeprefix("&")
        found.append((token, action, describe(position, transition)))
    return tuple(sorted(found, key=lambda one: one[0]))


def _described(position: PushedPosition, action: PieceMove) -> Text:
    return describe(position, position.apply(action)[1])


def describe(position: PushedPosition, transition: Transition) -> Text:
    """What a legal move is, by the squares of the half-boards, such as ``Knight Ag1 to Af3``."""
    done = deed_of(transition, position.join)
    piece, origin = ONE[done.kind], done.origin.name
    if done.castles:
        what = Text("castling, King {origin} to {target}", origin=origin, target=done.target.name)
    elif done.taken is not None:
        what = Text(
            "{piece} {origin} takes {taken} of army {army} on {target}",
            piece=piece,
            origin=origin,
            taken=PIECE_NAMES[done.taken.piece.kind],
            army=ARMY_LETTERS[done.taken.piece.army],
            target=done.taken.place.name,
        )
    else:
        what = Text(
            "{piece} {origin} to {target}", piece=piece, origin=origin, target=done.target.name
        )
    if done.becomes is not None:
        what = Text("{move}, promotes to {piece}", move=what, piece=PIECE_NAMES[done.becomes])
    if done.mated:
        letters = ", ".join(ARMY_LETTERS[army] for army in sorted(done.mated))
        return Text("{move}, checkmate of army {army}", move=what, army=letters)
    return Text("{move}, check", move=what) if done.checks else what


# Pairs, armies, words, pieces


def _pairs(session: GameSession, start: str, typed: str, between: str) -> Iterator[Completion]:
    """The pairs that may be used now and have the letters typed, with their number of moves."""
    letters = _LETTERS.match(typed.strip())
    if letters is None:
        return
    wanted = "".join(letters.groups()).upper()
    for pair in session.position.pairs():
        if set(wanted) <= set(pair.name):
            count = len(session.position.pair_actions(pair))
            yield Completion(
                start + between.join(pair.name),
                Text(
                    "push {pair} together; legal moves: {count}",
                    pair=" + ".join(pair.name),
                    count=count,
                ),
            )


def _armies(session: GameSession, typed: str) -> Iterator[Completion]:
    """The army to move, with a space for its move."""
    position = session.position
    mover = ARMY_LETTERS[position.turn().army]
    if session.outcome is None and typed.strip().lower() in ("", mover):
        yield Completion(f"{mover} ", Text("a move of army {army}", army=mover))


def _words(typed: str, words: Words) -> Iterator[Completion]:
    begun = fold(typed)
    for name, description in WORDS.items():
        for spelt in _spelt(name, words):
            if fold(spelt).startswith(begun) and (begun or not typed.strip()):
                space = " " if name in _ARGUED else ""
                yield Completion(f"{spelt}{space}", description)
                break


def _spelt(english: str, words: Words) -> list[str]:
    """How a word may be typed: as in the language in use, then in English."""
    return [own for own, meant in words.items() if meant == english] + [english]


def _pieces(session: GameSession, start: str, typed: str, words: Words) -> Iterator[Completion]:
    """Pieces to ask for and, once one is named, their armies."""
    named, space, letter = typed.rpartition(" ")
    if space and read_piece(named, words) is not None:
        for army, player in enumerate(session.position.control):
            if ARMY_LETTERS[army].startswith(letter.lower()):
                who = session.name(player) if player is not None else Text("a dead army")
                yield Completion(
                    f"{start}{named} {ARMY_LETTERS[army]}",
                    Text("army {army}: {who}", army=ARMY_LETTERS[army], who=who),
                )
        return
    for english, kind in PIECE_WORDS.items():
        for spelt in _spelt(english, words):
            if fold(spelt).startswith(fold(typed)):
                yield Completion(f"{start}{spelt} ", MANY[kind])
                break
