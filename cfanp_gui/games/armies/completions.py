"""Completions of a line typed at a table of half-boards that are pushed together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import cast

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, pair_of
from cfanp_gui.core.commands import (
    Completion,
    Words,
    begins,
    word_offers,
)
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import Game
from cfanp_gui.core.notation import shown_token
from cfanp_gui.core.piece_letters import in_english, piece_letters
from cfanp_gui.core.piece_queries import piece_offers, read_piece
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.command_moves import Letters, are_two_boards, is_between_squares, table
from cfanp_gui.games.armies.table_view import TableView

FEW_PAIRS, FEW_MOVES = 8, 400
"""Largest numbers of pairs and of their moves for which all moves are offered without a push.

Each move is tried to see whether it mates; with hands there may be a thousand."""

_AFTER_PAIR = re.compile(r"([A-Za-z])\s*\+?\s*([A-Za-z])(?:\s*:\s*|\s+)")
_AFTER_ARMY = re.compile(r"([a-z])\s*:?\s+")
_LETTERS = re.compile(r"([A-Za-z]?)\s*\+?\s*([A-Za-z]?)\Z")


def offers(
    at: Situation, line: str, words: Words, known: Mapping[str, Text]
) -> Iterator[Completion]:
    """Yield completions of a plain line that is no word with arguments, the likeliest first.

    Moves are generated only for the pair named or pushed together, or for all pairs if there are
    few.
    """
    start, rest = _past_army(at, line)
    if rest is None:
        return
    own = piece_letters(words, at.game.piece_types)
    yield from _payments(at, line, own)
    named = _AFTER_PAIR.match(rest)
    if named and are_two_boards(at, named[1], named[2]):
        move = in_english(rest[named.end() :], own)
        yield from _on_pair(at, start + named[0], named, move)
        return
    yield from _moves(at, start, rest, in_english(rest, own))
    if not start:
        yield from pairs_to_push(at, "", rest, "")
        yield from _armies(at, rest)
        yield from word_offers(known, rest, words)


def choices(at: Situation, actions: Iterable[Action]) -> list[Completion]:
    """Return moves to choose from, each as a full line that means this move alone."""
    wanted = set(actions)
    return [
        Completion(token, description, action)
        for pair in sorted({cast(Move, action).pair for action in wanted})
        for token, action, description in _tokens(at, pair)
        if action in wanted
    ]


def _past_army(at: Situation, line: str) -> tuple[str, str | None]:
    """Return the army's letter that a line begins with, and the rest; None if it may not move."""
    named = _AFTER_ARMY.match(line)
    if named is None or named[1] not in ARMY_LETTERS[: at.position.players]:
        return "", line
    pair = _AFTER_PAIR.match(line)
    if pair and are_two_boards(at, pair[1], pair[2]):
        return "", line
    mover = ARMY_LETTERS[table(at).turn().seat]
    return named[0], line[named.end() :] if named[1] == mover else None


def _payments(at: Situation, line: str, own: Letters) -> Iterator[Completion]:
    """Yield the removals and swaps one of which must be done before a move.

    They fit the typed text in either form, with English letters of pieces or with `own` ones.
    """
    position = table(at)
    if not position.payments:
        return
    typed = "".join(line.split()).upper()
    head, equals, becomes = typed.partition("=")
    letter = own.get(head[1:2], head[1:2])
    spellings = (typed, f"{head[:1]}{letter}{head[2:]}{equals}{own.get(becomes, becomes)}")
    base = position.rules.base
    for action in position.payments:
        token = at.game.notation.human(position, action)
        if token.upper().startswith(spellings) or action.text.upper().startswith(spellings):
            piece = position.pieces()[action.square]
            yield Completion(
                token,
                Text(
                    "{piece} {square}: {what}",
                    piece=base.types[piece.letter].heading,
                    square=base.names.title(action.square),
                    what=action.choice,
                ),
                action,
            )


# Moves


def _on_pair(at: Situation, start: str, named: re.Match[str], rest: str) -> Iterator[Completion]:
    one, other = (BOARD_LETTERS.index(letter.upper()) for letter in named.groups())
    yield from _fitting(at, pair_of(one, other), start, rest)


def _moves(at: Situation, start: str, rest: str, english: str) -> Iterator[Completion]:
    """Yield moves without a pair in front, and moves from square to square.

    `english` is the typed text with the English letters of pieces.
    """
    pairs = table(at).pairs()
    here = at.pair if at.pair in pairs else None
    if here is None and not (start or rest):
        return
    found = False
    if here is not None:
        for offer in _fitting(at, here, start, english, bare=True):
            found = True
            yield offer
    if not found and len(pairs) <= FEW_PAIRS and _are_few(at, pairs):
        for pair in pairs:
            if pair != here:
                yield from _fitting(at, pair, f"{start}{pair.name}:", english)
    yield from _between_squares(at, start, rest)


def _are_few(at: Situation, pairs: Iterable[Pair]) -> bool:
    position = table(at)
    return sum(len(position.pair_actions(pair)) for pair in pairs) <= FEW_MOVES


def _fitting(
    at: Situation, pair: Pair, start: str, typed: str, bare: bool = False
) -> Iterator[Completion]:
    """Yield the moves on a pair that complete the typed text; exact spellings come first."""
    if pair not in table(at).pairs():
        return
    tokens = [
        (token.partition(":")[2], action, description)
        for token, action, description in _tokens(at, pair)
    ]
    fitting = [one for one in tokens if begins(one[0], typed)]
    fitting.sort(key=lambda one: not one[0].startswith(typed))
    if not fitting and typed:
        squares = [(action.text.partition(":")[2], action, what) for _, action, what in tokens]
        fitting = [one for one in squares if one[0].startswith(typed.lower())]
    for token, action, description in fitting:
        # A bare move that could also be read as squares of half-boards is named in full.
        ambiguous = bare and is_between_squares(token, table(at).rules.base)
        pair_name = f"{pair.name}:" if ambiguous else ""
        yield Completion(f"{start}{pair_name}{token}", description, action)


def _between_squares(at: Situation, start: str, rest: str) -> Iterator[Completion]:
    """Yield the moves of the piece on a square of a half-board, such as ``Ae2 Be3``."""
    title = table(at).rules.base.names.title
    named = _after_square(table(at).rules.base).match(rest)
    if named is None:
        return
    origin = table(at).rules.base.names.square(named[1], named[2].lower())
    if origin is None:
        return
    typed = rest[named.end() :].lower()
    reached: dict[str, list[Move]] = {}
    for gesture in at.position.gestures(origin):
        action, target = gesture.action, gesture.target
        if not isinstance(action, Move):
            continue
        promotion = table(at).rules.pair_rules.san.becoming(action.promotion)
        if title(target).lower().startswith(typed) or (
            target.board == origin.board and title(target)[1:].startswith(typed)
        ):
            reached.setdefault(title(target) + promotion, []).append(action)
    for goal, actions in sorted(reached.items()):
        here = [action for action in actions if action.pair == at.pair] or actions
        if len(here) == 1:
            text = f"{start}{title(origin)} {goal}"
            yield Completion(text, _described(table(at), here[0]), here[0])
        else:
            for one in choices(at, here):
                yield Completion(start + one.text, one.description, one.action)


@cache
def _after_square(base: BaseGame) -> re.Pattern[str]:
    return re.compile(rf"([A-Za-z~])({base.names.typed_pattern})\s*[-x:>]{{0,2}}\s*")


def _tokens(at: Situation, pair: Pair) -> tuple[tuple[str, Move, Text], ...]:
    return _tokens_at(at.game, table(at), pair)


@lru_cache(maxsize=64)
def _tokens_at(game: Game, position: TableView, pair: Pair) -> tuple[tuple[str, Move, Text], ...]:
    """Return the legal moves on a pair in the human form, sorted by it, with descriptions."""
    found = []
    for action in position.pair_actions(pair):
        transition = position.foretold(action)
        token = shown_token(game.notation.human(position, action, transition))
        found.append((token, action, describe(transition, position.rules.base)))
    return tuple(sorted(found, key=lambda one: one[0]))


def _described(position: TableView, action: Move) -> Text:
    return describe(position.foretold(action), position.rules.base)


def describe(transition: Transition, base: BaseGame) -> Text:
    """Return a description of a legal move with squares of half-boards: ``Knight Ag1 to Af3``."""
    title, types = base.names.title, base.types
    for dropped in transition.placed:
        what = Text("{piece} dropped on {square}", piece=types[dropped.piece.letter].heading,
                    square=title(dropped.square))  # fmt: skip
        return _with_end(what, transition)
    move = transition.went[0]
    piece = types[move.before.letter].heading
    origin, target = title(move.origin), title(move.target)
    taken = next((lost for lost in transition.captured if not lost.removed), None)
    pawn = transition.pushed_pawn
    if len(transition.moved) > (1 if pawn is None else 2):
        what = Text("castling, King {origin} to {target}", origin=origin, target=target)
    elif transition.met is not None:
        met = transition.met.defender
        what = Text(
            "{piece} {origin} attacks {taken} of army {army} on {target}",
            piece=piece,
            origin=origin,
            taken=types[met.letter].title,
            army=ARMY_LETTERS[met.army],
            target=target,
        )
    elif taken is not None:
        what = Text(
            "{piece} {origin} takes {taken} of army {army} on {target}",
            piece=piece,
            origin=origin,
            taken=types[taken.piece.letter].title,
            army=ARMY_LETTERS[taken.piece.army],
            target=title(taken.square),
        )
    else:
        what = Text(
            "{piece} {origin} to {target}",
            piece=piece,
            origin=origin,
            target=target,
        )
    if move.after.letter != move.before.letter:
        what = Text("{move}, promotes to {piece}", move=what, piece=types[move.after.letter].title)
    if pawn is not None:
        what = Text("{move}, pushes {pawn}", move=what, pawn=title(pawn.origin))
    return _with_end(what, transition)


def _with_end(what: Text, transition: Transition) -> Text:
    """Return a description of a move with its check or checkmates added."""
    if lost := mated_seats(transition.events):
        letters = ", ".join(ARMY_LETTERS[army] for army in sorted(lost))
        return Text("{move}, checkmate of army {army}", move=what, army=letters)
    return Text("{move}, check", move=what) if transition.checks else what


# Pairs, armies, words, pieces


def pairs_to_push(at: Situation, start: str, typed: str, between: str) -> Iterator[Completion]:
    """Yield the pairs that may be used and have the letters typed, with their numbers of moves."""
    letters = _LETTERS.match(typed.strip())
    if letters is None:
        return
    wanted = "".join(letters.groups()).upper()
    for pair in table(at).pairs():
        if set(wanted) <= set(pair.name):
            count = len(table(at).pair_actions(pair))
            yield Completion(
                start + between.join(pair.name),
                Text(
                    "push {pair} together; legal moves: {count}",
                    pair=" + ".join(pair.name),
                    count=count,
                ),
            )


def _armies(at: Situation, typed: str) -> Iterator[Completion]:
    """Yield the army to move, followed by a space for its move."""
    position = table(at)
    mover = ARMY_LETTERS[position.turn().seat]
    if at.position.outcome() is None and typed.strip().lower() in ("", mover):
        yield Completion(f"{mover} ", Text("a move of army {army}", army=mover))


def pieces_to_find(at: Situation, start: str, typed: str, words: Words) -> Iterator[Completion]:
    """Yield pieces to search for and, once a piece is named, their armies."""
    named, space, letter = typed.rpartition(" ")
    if space and read_piece(at.game.piece_types, named, words) is not None:
        for army, player in enumerate(table(at).control):
            if ARMY_LETTERS[army].startswith(letter.lower()):
                who = at.name(player) if player is not None else Text("a dead army")
                yield Completion(
                    f"{start}{named} {ARMY_LETTERS[army]}",
                    Text("army {army}: {who}", army=ARMY_LETTERS[army], who=who),
                )
        return
    yield from piece_offers(at.game.piece_types, start, typed, words)
