"""Completions of a line typed at the table of any game: moves, words and what follows them."""

import re
from collections.abc import Iterable, Iterator

from cfanp_gui.core.actions import Action, Gesture, Transition
from cfanp_gui.core.boards import STRIP, Square, whole
from cfanp_gui.core.commands import Asked, Completion, Words, read_word, word_offers
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.general_commands import known_words
from cfanp_gui.core.piece_letters import piece_letters
from cfanp_gui.core.piece_queries import piece_offers, read_piece, square_title
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Text, joined
from cfanp_gui.core.typed_moves import (
    SEAT,
    Place,
    are_few,
    labels,
    moves_at,
    named_place,
    own_letters,
    place_in_view,
    places,
    promotion_of,
    seat_letters,
    square_named,
    squares_named,
    starting_with,
    typed_move,
)

_ON_SQUARE = re.compile(r"([A-Za-z~])([A-Za-z]\d+)\s*[-x:>]{0,2}\s*")
_LETTERS = re.compile(r"([A-Za-z]?)\s*\+?\s*([A-Za-z]?)\Z")


def offers(at: Situation, line: str, words: Words, board: int | None) -> Iterator[Completion]:
    """Yield the completions of a plain line, likeliest first; a space at its end matters.

    `board` is the id of the board that is looked at, None for none.
    """
    asked, texts = read_word(line, words, known_words(at)), set[str]()
    if asked is not None and " " in line:
        offered = _arguments(at, asked)
    else:
        offered = _moves_and_words(at, line, words, board)
    for offer in offered:
        if offer.text not in texts:  # a square may be read as a move as well
            texts.add(offer.text)
            yield offer


def choices(at: Situation, actions: Iterable[Action]) -> list[Completion]:
    """Return moves to choose from, each as a full line that means no other."""
    moves = [typed_move(at.position, action) for action in dict.fromkeys(actions)]
    completions = [
        Completion(move.text, description(at, move.transition), move.action) for move in moves
    ]
    return sorted(completions, key=lambda completion: completion.text)


# Moves


def _moves_and_words(
    at: Situation, line: str, words: Words, board: int | None
) -> Iterator[Completion]:
    """Yield the moves at the place named or in view, or at all if they are few, and words."""
    own, position = piece_letters(words, at.game.piece_types), at.position
    start, rest, mover = "", line, ""
    place, turn = named_place(at, line), position.turn()
    if turn is not None and place is None:
        letters, seat = seat_letters(at), SEAT.match(line)
        mover = "" if position.outcome() is not None else letters[turn.seat]
        if seat is not None and seat[1] in letters.values():
            if seat[1] != mover:
                return
            start, rest = seat[0], line[seat.end() :]
            place = named_place(at, rest)
    if place is not None:
        typed = rest[len(place.typed) :]
        yield from _fitting(at, place.places, typed, own, start + place.typed)
        return
    if line.isdecimal() and line.isascii() and position.join is None:
        yield from _boards(at, line)
    here, in_view = place_in_view(at, board), False
    for offer in _fitting(at, here.places if here else (), rest, own, start):
        in_view = True
        yield offer
    if not in_view and (start or rest) and are_few(position):
        yield from _fitting(at, places(position), rest, own)
    yield from _from_square(at, start, rest)
    if not start:
        yield from _pairs(at, "", rest, "")
        if mover and rest.strip().lower() in ("", mover):
            yield Completion(f"{mover} ", Text("a move of army {army}", army=mover.upper()))
        yield from word_offers(known_words(at), rest, words)


def _fitting(
    at: Situation, where: Iterable[Place], typed: str, own: Words, start: str | None = None
) -> Iterator[Completion]:
    """Yield the moves at some places that begin as typed.

    `start` is what was typed in front; with None each is named with its place, as is one that would
    otherwise mean two squares.
    """
    english = own_letters(at, typed, own)
    for place in where:
        moves = moves_at(at.position, place)
        for move in starting_with(moves, english) or starting_with(moves, typed):
            full = start is None or (not start and squares_named(at, move.body, own) is not None)
            text = move.text if full else f"{start}{move.body}"
            yield Completion(text, description(at, move.transition), move.action)


def _boards(at: Situation, typed: str) -> Iterator[Completion]:
    """Yield the moves of the board with a number, and the boards whose numbers begin so."""
    known = labels(at)
    if typed in known:
        yield from _fitting(at, (known[typed],), "", {}, f"{typed}:")
    for label in sorted(known, key=lambda number: (len(number), number)):
        if label.startswith(typed) and label != typed:
            yield Completion(f"{label}: ", Text("a move on board {board}", board=label))


def _from_square(at: Situation, start: str, typed: str) -> Iterator[Completion]:
    """Yield the moves of the piece on a square of a board, such as ``Ae2 Be3``."""
    begun = _ON_SQUARE.match(typed)
    origin = square_named(at, *begun.groups()) if begun else None
    if begun is None or origin is None or at.position.join is None:
        return
    rest = typed[begun.end() :].lower()
    reached: dict[str, list[Gesture]] = {}
    for gesture in at.position.gestures(origin):
        goal, becomes = str(square_title(at, gesture.target)), promotion_of(gesture.action)
        short = goal[1:] if gesture.target.board == origin.board else goal
        if gesture.pair is not None and rest in (goal[: len(rest)].lower(), short[: len(rest)]):
            sign = "=" if becomes and becomes.isalpha() else ""
            reached.setdefault(f"{goal}{sign}{becomes or ''}", []).append(gesture)
    for goal, gestures in sorted(reached.items()):
        here = [candidate.action for candidate in gestures if candidate.pair == at.pair]
        actions = here or [candidate.action for candidate in gestures]
        for completion in choices(at, actions):
            text = f"{square_title(at, origin)} {goal}" if len(actions) == 1 else completion.text
            yield completion._replace(text=start + text)


# Words and what follows them


def _arguments(at: Situation, asked: Asked) -> Iterator[Completion]:
    """Yield the arguments that may follow a word."""
    start = f"{asked.typed} "
    match asked.name:
        case "where":
            yield from _pieces(at, start, asked.rest, asked.words)
        case "board" | "on":
            groups = {board: group for group in whole(at.position.boards()) for board in group}
            known = sorted(labels(at).items(), key=lambda item: (len(item[0]), item))
            for label, board in known:
                if board != STRIP and label.lower().startswith(asked.rest.lower()):
                    parts = (at.game.wording.board(at, part) for part in groups[board])
                    yield Completion(f"{start}{label}", joined("; ", parts))
        case "push":
            yield from _pairs(at, start, asked.rest, " ")


def _pairs(at: Situation, start: str, typed: str, between: str) -> Iterator[Completion]:
    """Yield the pairs that may be pushed and have the letters typed, with their moves."""
    letters = _LETTERS.match(typed.strip())
    if letters is None:
        return
    wanted = "".join(letters.groups()).upper()
    for pair in at.position.pairs():
        if set(wanted) <= set(pair.name):
            count = len(at.position.pair_actions(pair))
            words = {"pair": " + ".join(pair.name), "count": count}
            text = Text("push {pair} together; legal moves: {count}", **words)
            yield Completion(start + between.join(pair.name), text)


def _pieces(at: Situation, start: str, typed: str, words: Words) -> Iterator[Completion]:
    """Yield pieces to ask for and, once one is named, their owners."""
    position, types = at.position, at.game.piece_types
    piece, space, begun = typed.rpartition(" ")
    if not space or read_piece(types, piece, words) is None:
        yield from piece_offers(types, start, typed, words)
        return
    owners: dict[str, str] = {}
    one_turn = position.turn() is not None
    for seat in position.seats():
        if one_turn:
            owners[seat.label.lower()] = at.game.wording.side(at, Piece("", seat.army))
        else:
            name = at.name(position.seat_status(seat.id).player)
            owners[name] = name
    for name, owner in owners.items():
        if name.lower().startswith(begun.lower()):
            yield Completion(f"{start}{piece} {name}", owner)


# Descriptions


def description(at: Situation, transition: Transition) -> str:
    """Return the description of a legal action, such as ``Knight Ag1 to Af3, check``."""
    what = _description(at, transition)
    if mated_seats(transition.events):
        return Text("{move}, checkmate", move=what)
    return Text("{move}, check", move=what) if transition.checks else what


def _description(at: Situation, transition: Transition) -> str:
    types, wording = at.game.piece_types, at.game.wording
    went, placed, captured = transition.went, transition.placed, transition.captured

    def does(piece: Piece, square: Square, what: str) -> Text:
        heading = types[piece.letter].heading
        return Text(
            "{piece} {square}: {what}", piece=heading, square=square_title(at, square), what=what
        )

    if (choice := getattr(transition.action, "choice", None)) is not None:
        square, piece = captured[0][:2] if captured else (went[0].origin, went[0].before)
        return does(piece, square, choice)
    if placed and not went:
        square, piece = placed[0]
        heading, title = types[piece.letter].heading, square_title(at, square)
        what = Text("{piece} placed on {square}", piece=heading, square=title)
        # The pawn it was exchanged for comes first.
        return does(captured[0].piece, captured[0].square, what) if captured else what
    if not went:
        return wording.entry(at, transition) or transition.action.text
    move, pawn = went[0], transition.pushed_pawn
    what = _step(at, transition)
    if move.after.letter != move.before.letter:
        become = types[move.after.letter].title
        what = Text("{move}, promotes to {piece}", move=what, piece=become)
    for square, piece in placed:
        words = {"piece": types[piece.letter].title, "square": square_title(at, square)}
        what = Text("{move}, brings in {piece} on {square}", move=what, **words)
    if transition.blast is not None:
        what = Text("{move}, explodes", move=what)
    if pawn is not None:
        what = Text("{move}, pushes {pawn}", move=what, pawn=square_title(at, pawn.origin))
    return what


def _step(at: Situation, transition: Transition) -> Text:
    """Return the words for the way of the moving piece: a step, castling, attack or capture."""
    move, types = transition.went[0], at.game.piece_types
    piece = types[move.before.letter].heading
    origin, target = square_title(at, move.origin), square_title(at, move.target)
    if len(transition.went) > (1 if transition.pushed_pawn is None else 2):
        return Text("castling, King {origin} to {target}", origin=origin, target=target)
    if transition.met is not None:
        met = transition.met.defender
        return Text(
            "{piece} {origin} attacks {taken} of {side} on {target}",
            piece=piece,
            origin=origin,
            taken=types[met.letter].title,
            side=at.game.wording.side(at, met),
            target=target,
        )
    captured = sorted(transition.captured, key=lambda capture: capture.square != move.target)
    taken = next((capture for capture in captured if not capture.removed), None)
    if taken is None:
        return Text("{piece} {origin} to {target}", piece=piece, origin=origin, target=target)
    return Text(
        "{piece} {origin} takes {taken} of {side} on {target}",
        piece=piece,
        origin=origin,
        taken=types[taken.piece.letter].title,
        side=at.game.wording.side(at, taken.piece),
        target=square_title(at, taken.square),
    )
