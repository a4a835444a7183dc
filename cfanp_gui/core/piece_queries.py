"""Where pieces stand and which Kings are attacked, asked and answered in words, for any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square, whole
from cfanp_gui.core.capabilities import Joins, Pockets, Teams
from cfanp_gui.core.commands import NO_WORDS, Completion, Where, Words, english, fold, in_use
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece, PieceType
from cfanp_gui.core.seats import Seat
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Plural, Text, joined, with_and
from cfanp_gui.core.wording import count_of

MOST_NAMED = 24
"""Squares named in one sentence; more are counted."""
STOP_WORDS = frozenset(
    ("all", "are", "army", "armee", "das", "der", "des", "die", "is", "ist", "of", "sind", "the",
     "vom", "von")
)  # fmt: skip
"""Words of a question that say nothing about which piece is meant."""
COLOUR_WORDS = {"white": 0, "black": 1}
"""What the colours are called where people type them, by their English names."""

_MORE_COLOURS = {"weiss": 0, "weisse": 0, "weissen": 0, "schwarz": 1, "schwarze": 1,
                 "schwarzen": 1}  # fmt: skip
_MORE_NAMES = {
    "king": "könig könige koenig koenige",
    "queen": "dame damen",
    "rook": "turm türme tuerme",
    "bishop": "läufer laeufer",
    "knight": "springer",
    "pawn": "bauer bauern",
}
"""German names of pieces with their plurals and without umlauts, understood always."""


# Words of a question


def bare_words(asked: Iterable[str], stop_words: Iterable[str] = STOP_WORDS) -> list[str]:
    """Return the words of a question that say something, without what surrounds them."""
    bare = [word.strip("?!.,;:").removesuffix("'s").removesuffix("’s") for word in asked]
    return [word for word in bare if word and fold(word) not in stop_words]


def read_piece(types: Mapping[str, PieceType], word: str, words: Words = NO_WORDS) -> str | None:
    """Return the letter of the piece that a word names; None when it names none."""
    wanted = (fold(word), english(word, words))
    return next(
        (
            piece_type.letter
            for piece_type in types.values()
            for one in wanted
            if one in _names(piece_type)
        ),
        None,
    )


def _names(piece_type: PieceType) -> frozenset[str]:
    several = str(Plural(piece_type.plural, "", 2)).replace("2", "")
    german = _MORE_NAMES.get(fold(piece_type.name), "").split()
    return frozenset(
        fold(name.strip()) for name in (piece_type.name, piece_type.title, several, *german)
    )


def read_colour(word: str, words: Words = NO_WORDS) -> int | None:
    """Return the colour that a word names, White being 0; None when it names none."""
    colour = COLOUR_WORDS.get(english(word, words))
    return _MORE_COLOURS.get(fold(word)) if colour is None else colour


def piece_offers(
    types: Mapping[str, PieceType], start: str, typed: str, words: Words
) -> Iterator[Completion]:
    """Yield the pieces of a game to ask for that begin as typed, after the text `start`."""
    for piece_type in types.values():
        for spelt in in_use(str(piece_type.name), words):
            if fold(spelt).startswith(fold(typed)):
                yield Completion(f"{start}{spelt} ", piece_type.many or piece_type.heading)
                break


NONE = Text("none on the table")


def listed(names: list[str], none: Text = NONE) -> str:
    """Return names one after another, not too many of them; `none` where there is none."""
    if not names:
        return none
    if len(names) <= MOST_NAMED:
        return joined(", ", names)
    return Text(
        "{places} and {count} more",
        places=joined(", ", names[:MOST_NAMED]),
        count=len(names) - MOST_NAMED,
    )


# Questions and answers in general


class Owner(NamedTuple):
    """Whose pieces are asked for."""

    name: str
    fits: Callable[[Square, Piece], bool]
    """Returns whether a piece on a square is one of theirs."""


class PieceQuery(NamedTuple):
    """The pieces a question is about; None stands for all kinds, or for everybody's."""

    letter: str | None
    owner: Owner | None

    def fits(self, square: Square, piece: Piece) -> bool:
        """Return whether a piece is one of those."""
        mine = self.owner is None or self.owner.fits(square, piece)
        return mine and self.letter in (None, piece.letter)


def read_query(at: Situation, asked: Iterable[str], words: Words = NO_WORDS) -> PieceQuery | None:
    """Return what the words of a question ask for; None when they name no pieces.

    A piece goes by its name or letter; its owner by the label of a seat, the name of a player or
    a team, or a colour: ``queen b``, ``Qb``, ``pawns of Anna``, ``white rook``, ``b``. A lone
    capital is a piece's letter.
    """
    types = at.game.piece_types
    bare = bare_words(asked)
    if not bare:
        return None
    whole = " ".join(bare)
    if owner := read_owner(at, whole, words):
        if whole in types and len(bare) == 1:
            return PieceQuery(whole, None)
        return PieceQuery(None, owner)
    for index, word in enumerate(bare):
        letter = read_piece(types, word, words) or (word.upper() if word.upper() in types else None)
        if letter is None:
            continue
        others = bare[:index] + bare[index + 1 :]
        if not others:
            return PieceQuery(letter, None)
        if owner := read_owner(at, " ".join(others), words):
            return PieceQuery(letter, owner)
    if len(bare) == 1 and whole[0].upper() in types and (owner := read_owner(at, whole[1:], words)):
        return PieceQuery(whole[0].upper(), owner)
    return None


def read_owner(at: Situation, text: str, words: Words) -> Owner | None:
    """Return whose pieces a text means; None for nobody's."""
    position, wanted = at.position, fold(text)
    seats = position.seats()
    of_seat = _seats_of_pieces(at)

    def owner(name: str, ids: set[int]) -> Owner:
        def is_theirs(square: Square, piece: Piece) -> bool:
            seat = of_seat(square, piece)
            return seat is not None and seat.id in ids

        return Owner(name, is_theirs)

    if not wanted:
        return None
    colour = read_colour(text, words)
    if colour is not None:
        body = tuple(COLOUR_WORDS)[colour]
        if any(position.style(piece).body == body for piece in position.pieces().values()):
            return Owner(
                COLOUR_NAMES[colour],
                lambda _, piece: position.style(piece).body == body,
            )
    if labelled := [seat for seat in seats if fold(seat.label) == wanted]:
        name = with_and(dict.fromkeys(seat.label for seat in labelled))
        return owner(name, {seat.id for seat in labelled})
    players = {seat.id: position.seat_status(seat.id).player for seat in seats}
    for player in sorted(set(players.values())):
        if wanted in (fold(at.name(player)), fold(at.name(player)).partition(" ")[0]):
            return owner(at.name(player), {one for one in players if players[one] == player})
    if isinstance(position, Teams):
        teams = {one: position.team(player) for one, player in players.items()}
        for team in sorted(set(teams.values())):
            if fold(position.team_name(team)) == wanted:
                return owner(position.team_name(team), {one for one in teams if teams[one] == team})
    return None


def _seats_of_pieces(at: Situation) -> Callable[[Square, Piece], Seat | None]:
    """Return what finds the seat of a piece: of its army, as near to its square as there is."""
    position = at.position
    seats = position.seats()
    group_of = {board: group for group in whole(position.boards()) for board in group}

    def seat_of(square: Square, piece: Piece) -> Seat | None:
        own = [seat for seat in seats if seat.army == piece.army]
        near = [seat for seat in own if seat.board == square.board]
        near = near or [seat for seat in own if seat.board in group_of[square.board]]
        return next(iter(near or own), None)

    return seat_of


def where_pieces(at: Situation, query: PieceQuery) -> Where:
    """Return where the pieces asked for stand, board by board, and which lie beside the boards."""
    position = at.position
    order = list(at.game.piece_types)
    boards = [board.id for board in position.boards()]
    found = sorted(
        ((square, piece) for square, piece in position.pieces().items()
         if query.fits(square, piece)),
        key=lambda one: (boards.index(one[0].board), order.index(one[1].letter), one[0].index),
    )  # fmt: skip
    of_seat = _seats_of_pieces(at)
    names: list[str] = []
    for square, piece in found:
        name = square_title(at, square)
        name = name if query.letter else f"{piece.letter} {name}"
        seat = of_seat(square, piece)
        if query.owner is None and seat is not None:
            who = at.name(position.seat_status(seat.id).player)
            names.append(Text("{square} ({player})", square=name, player=who))
        else:
            names.append(name)
    title: str = Plural("%n piece(s)", "", len(found))
    if query.letter is not None:
        title = count_of(at.game, query.letter, len(found))
    if query.owner is not None:
        title = Text("{pieces} of {player}", pieces=title, player=query.owner.name)
    sentence = Text("{pieces}: {places}.", pieces=title, places=listed(names))
    if held := _held(at, query):
        more = Text("In pockets: {pieces}.", pieces=listed(held))
        sentence = Text("{sentence} {more}", sentence=sentence, more=more)
    return Where(tuple(square for square, _ in found), sentence)


def _held(at: Situation, query: PieceQuery) -> list[str]:
    """Return the pieces asked for that lie in pockets."""
    position = at.position
    if not isinstance(position, Pockets):
        return []
    return [
        Text("{square} ({player})", square=at.game.wording.piece(at.game, piece),
             player=at.name(position.seat_status(seat.id).player))
        for board in position.boards()
        if (seat := at.seat_at(board.id)) is not None
        for piece, _ in position.pocket(board.id)
        if query.fits(Square(board.id, 0), piece)
    ]  # fmt: skip


def square_title(at: Situation, square: Square) -> str:
    """Return a square with its board, such as ``Be2`` or ``2:e4``."""
    return at.board(square.board).title(square.index)


def attacked_kings(at: Situation) -> Where:
    """Return which Kings a hostile piece attacks and, where boards are joined, on which pairs."""
    position = at.position
    attacked: dict[Square, list[str]] = {square: [] for square in position.checked_kings()}
    if isinstance(position, Joins):
        for two in combinations(position.boards(), 2):
            pair = Pair(*sorted(board.id for board in two))
            for king in position.pair_checks(pair):
                name = " + ".join(at.board(board).label for board in pair)
                attacked.setdefault(king, []).append(name)
    if not attacked:
        return Where((), Text("No King is attacked."))
    pieces, wording = position.pieces(), at.game.wording
    sentences: list[Text] = []
    for square, pairs in sorted(attacked.items()):
        words: dict[str, object] = {"player": wording.owner(at, pieces[square]),
                                   "place": square_title(at, square)}  # fmt: skip
        if pairs:
            sentences.append(
                Text("The King of {player} on {place} is attacked on {pairs}.",
                     pairs=listed(pairs), **words)
            )  # fmt: skip
        else:
            sentences.append(Text("The King of {player} on {place} is attacked.", **words))
    return Where(tuple(sorted(attacked)), joined(" ", sentences))
