"""Questions about the squares of pieces and attacked Kings, answered in words, for any game."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, groupby
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Pair, Square, whole
from cfanp_gui.core.commands import NO_WORDS, Completion, Where, Words, english, fold, in_use
from cfanp_gui.core.piece_letters import key_letters
from cfanp_gui.core.pieces import COLOUR_NAMES, Piece, PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import Seat
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Plural, SquareName, Text, enumerated, joined, listed, some
from cfanp_gui.core.wording import count_of

MOST_NAMED = 24
"""Maximum number of squares named in one sentence; more are counted."""
MOST_WORDS = 6
"""Maximum number of words by which pieces and their owner are named."""
_ARTICLES = "all are army armee das der des die is ist of sind the vom von"
STOP_WORDS = frozenset(_ARTICLES.split())
"""Words of a question that do not identify a piece."""
_PLACES = "auf board brett dem half-board halbbrett is ist on stands steht the was what"
_ABOUT_BOARDS = frozenset(("", *_PLACES.split()))
"""Words of a question about boards that do not identify a board."""
COLOUR_WORDS = {"white": 0, "black": 1}
"""Typed names of the colours, by their English names."""

COLOUR_LETTERS = ("w", "b")
"""Letters of the colours in games that keep track of sets."""
_SET = re.compile(r"(.*?)\s*(?:\b(?:set|satz|satzes)\s+)?(\d{1,2})?", re.IGNORECASE)
"""A colour, and the number of a set."""

_MORE_COLOURS = {"weiss": 0, "weisse": 0, "weissen": 0, "schwarz": 1, "schwarze": 1, "schwarzen": 1}
_MORE_NAMES = {
    "king": "könig könige koenig koenige",
    "queen": "dame damen",
    "rook": "turm türme tuerme",
    "bishop": "läufer laeufer",
    "knight": "springer",
    "pawn": "bauer bauern",
}
"""German names of pieces with their plurals and without umlauts, always understood."""


# Words of a question


def bare_words(asked: Iterable[str]) -> list[str]:
    """Return the significant words of a question, without surrounding punctuation."""
    bare = [word.strip("?!.,;:").removesuffix("'s").removesuffix("’s") for word in asked]
    return [word for word in bare if word and fold(word) not in STOP_WORDS]


def read_piece(types: Mapping[str, PieceType], word: str, words: Words = NO_WORDS) -> str | None:
    """Return the letter of the piece that a word names, or None."""
    wanted = {fold(word), english(word, words)}
    return next((kind.letter for kind in types.values() if wanted & _names(kind)), None)


def _names(piece_type: PieceType) -> frozenset[str]:
    several = str(Plural(piece_type.plural, "", 2)).replace("2", "")
    german = _MORE_NAMES.get(fold(piece_type.name), "").split()
    names = (piece_type.name, piece_type.title, several, *german)
    return frozenset(fold(name.strip()) for name in names)


def read_colour(word: str, words: Words = NO_WORDS) -> int | None:
    """Return the colour that a word names, White being 0, or None."""
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


def listed_or(names: list[str], none: Text = NONE) -> str:
    """Return names as a list of limited length; `none` if there are none."""
    return some(names, MOST_NAMED) if names else none


# Questions and answers in general


class Owner(NamedTuple):
    """The owner whose pieces are asked for."""

    name: str
    fits: Callable[[Square, Piece], bool]
    """Function that returns True for one of the owner's pieces on a square."""


class PieceQuery(NamedTuple):
    """The pieces a question is about; None stands for all kinds, or for every owner."""

    name: Text | None
    """Name of the kind, which several may share."""
    owner: Owner | None

    def fits(self, at: Situation, square: Square, piece: Piece) -> bool:
        """Return True if a piece is one of those."""
        mine = self.owner is None or self.owner.fits(square, piece)
        return mine and self.name in (None, at.game.piece_types[piece.letter].name)


def read_query(at: Situation, asked: Iterable[str], words: Words = NO_WORDS) -> PieceQuery | None:
    """Return the query that a question's words express; None when they name no pieces.

    A piece goes by its name or letter; its owner by the label of a seat, the name of a player or a
    team, a colour or a set: ``queen b``, ``Qb``, ``pawns of Anna``, ``white rook``, ``Nw3``, ``b``.
    A lone capital is a piece's letter.
    """
    types = at.game.piece_types
    letters = key_letters(words, types)
    bare = bare_words(asked)
    whole = " ".join(bare)

    def of_owner(letter: str | None, text: str) -> PieceQuery | None:
        """Return the pieces of a kind of the owner that a text names, which may be empty."""
        owner = read_owner(at, text, words)
        name = types[letter].name if letter else None
        return PieceQuery(name, owner) if owner or (letter and not text) else None

    if len(bare) == 1 and whole[0] in letters and (query := of_owner(letters[whole[0]], whole[1:])):
        return query
    if query := of_owner(None, whole):
        return query
    count = len(bare) if len(bare) <= MOST_WORDS else 0
    for length in range(count, 0, -1):
        for start in range(count - length + 1):
            piece = " ".join(bare[start : start + length])
            others = " ".join(bare[:start] + bare[start + length :])
            letter = read_piece(types, piece, words) or letters.get(piece.upper())
            if letter and (query := of_owner(letter, others)):
                return query
    small = letters.get(whole[:1].upper())
    return of_owner(small, whole[1:]) if small and len(bare) == 1 else None


def read_owner(at: Situation, text: str, words: Words) -> Owner | None:
    """Return the owner that a text names, or None."""
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
    if named := _of_colour_and_set(at, text, words):
        return named
    if labelled := [seat for seat in seats if fold(seat.label) == wanted]:
        sides = (at.game.wording.side(at, Piece("", seat.army)) for seat in labelled)
        return owner(listed(dict.fromkeys(sides)), {seat.id for seat in labelled})
    players = {seat.id: position.seat_status(seat.id).player for seat in seats}
    for player in sorted(set(players.values())):
        if wanted in (fold(at.name(player)), fold(at.name(player)).partition(" ")[0]):
            return owner(at.name(player), {seat for seat in players if players[seat] == player})
    teams = {seat: position.team(player) for seat, player in players.items()}
    for team in sorted({number for number in teams.values() if number is not None}):
        if fold(position.team_name(team)) == wanted:
            return owner(position.team_name(team), {seat for seat in teams if teams[seat] == team})
    return None


def _of_colour_and_set(at: Situation, text: str, words: Words) -> Owner | None:
    """Return the owner that a text names by a colour, by a set or by both, such as ``w3``."""
    position, pieces = at.position, at.position.pieces().values()
    match = _SET.fullmatch(text)
    named, number = match.groups() if match else (text, "")
    sets = any(piece.set for piece in pieces)
    colour = read_colour(named, words)
    if colour is None and sets and named.lower() in COLOUR_LETTERS:
        colour = COLOUR_LETTERS.index(named.lower())
    if (named and colour is None) or (number and not sets):
        return None
    body = None if colour is None else tuple(COLOUR_WORDS)[colour]
    if body not in (None, *(position.style(piece).body for piece in pieces)):
        return None
    names = [] if colour is None else [COLOUR_NAMES[colour]]
    if number:
        names.append(Text("set {set}", set=number))

    def is_theirs(_: Square, piece: Piece) -> bool:
        return body in (None, position.style(piece).body) and number in (None, str(piece.set))

    return Owner(enumerated(names), is_theirs)


def _seats_of_pieces(at: Situation) -> Callable[[Square, Piece], Seat | None]:
    """Return a function that finds a piece's seat: of its army, the nearest to its square."""
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
    """Return the squares of the pieces asked for, board by board, and those beside the boards."""
    position = at.position
    order = list(at.game.piece_types)
    boards = [board.id for board in position.boards()]
    standing = sorted(
        (item for item in position.pieces().items() if query.fits(at, *item)),
        key=lambda item: (boards.index(item[0].board), order.index(item[1].letter), item[0].index),
    )
    of_seat = _seats_of_pieces(at)
    names: list[str] = []
    for square, piece in standing:
        name: str = square_title(at, square)
        name = name if query.name else placed(at.game.piece_types, piece.letter, [name])
        if piece.set and str(piece.set) != at.board(square.board).label:
            name = Text("{place} (set {set})", place=name, set=piece.set)
        seat = of_seat(square, piece)
        if query.owner is None and seat is not None:
            who = at.name(position.seat_status(seat.id).player)
            name = Text("{square} ({player})", square=name, player=who)
        names.append(name)
    title: str = Plural("%n piece(s)", "", len(standing))
    if query.name is not None:
        asked = next(kind for kind in at.game.piece_types.values() if kind.name == query.name)
        title = count_of(at.game, asked.letter, len(standing))
    if query.owner is not None:
        title = Text("{pieces} of {player}", pieces=title, player=query.owner.name)
    theirs = query._replace(name=None)
    unknown = any(
        at.game.piece_types[piece.letter].unknown and theirs.fits(at, square, piece)
        for square, piece in position.pieces().items()
    )
    none = Text("none that is known") if unknown else NONE
    sentence: Text = Text("{pieces}: {places}.", pieces=title, places=listed_or(names, none))
    if held := _held(at, query):
        more = Text("In pockets: {pieces}.", pieces=listed_or(held))
        sentence = joined(" ", (sentence, more))
    return Where(tuple(square for square, _ in standing), sentence)


def _held(at: Situation, query: PieceQuery) -> list[str]:
    """Return the pieces asked for that players hold beside the boards."""
    position = at.position
    players = {seat.board: position.seat_status(seat.id).player for seat in position.seats()}
    homes = {player: board for board, player in players.items()}
    held = [(player, piece) for player, pieces in position.stockpiles.items() for piece in pieces]
    held = held or [
        (players[board], piece) for board in players for piece, _ in position.pocket(board) or ()
    ]
    fitting = [item for item in held if query.fits(at, Square(homes[item[0]], 0), item[1])]
    names = [(at.game.wording.piece(at.game, piece), at.name(player)) for player, piece in fitting]
    return [Text("{square} ({player})", square=name, player=player) for name, player in names]


def square_title(at: Situation, square: Square) -> SquareName:
    """Return the name of a square with its board, such as ``Be2`` or ``2:e4``."""
    board, index = square
    return SquareName(at.board(board).title(index), board, index)


def read_boards(at: Situation, labels: Iterable[str], asked: Iterable[str]) -> list[str]:
    """Return the labels of the board, or of two also as ``AB``, that a question names, if any."""
    known = {fold(label): label for label in labels}
    named = [fold(word) for word in asked if fold(word) not in _ABOUT_BOARDS]
    joins = at.position.join is not None
    if joins and len(named) == 1 and len(named[0]) == 2:
        named = list(named[0])
    most = 2 if joins else 1
    if len(named) > most or len(set(named)) < len(named) or not set(named) <= set(known):
        return []
    return [known[word] for word in named]


def pieces_on(at: Situation, labels: Collection[str]) -> Where:
    """Return the pieces on a board, or on two pushed together, by the labels of boards.

    They are listed army by army, those at home there first, and rank by rank. Squares have the
    names of the pushed pair if the boards are pushed together.
    """
    specs = [board for board in at.position.boards() if board.label in labels]
    ids = {board.id for board in specs}
    pair = Pair(*sorted(ids)) if len(labels) == 2 else at.pair
    if pair is not None and ids <= set(pair) and at.position.join is not None:
        names = at.position.joined_names(pair)
        lower, upper = (at.board(board).label for board in pair)
        where: str = Text("half-boards {one} and {two}", one=lower, two=upper)
        if len(labels) == 1:
            (label,) = labels
            words = {"board": label, "other": upper if label == lower else lower}
            where = Text("half-board {board}, pushed together with {other}", **words)
    else:
        names = {board.id: board.square_names for board in specs}
        where = Text("board {board}", board=specs[0].label)
        if at.position.join is not None:
            where = Text("half-board {board}", board=specs[0].label)
    # Those at home there come first.
    pieces, seats = at.position.pieces(), at.position.seats()
    here = {seat.army for seat in seats if seat.board in ids}
    squares = sorted(square for square in pieces if square.board in ids)
    sides: dict[str, list[Square]] = {}
    for square in sorted(
        squares, key=lambda place: (pieces[place].army not in here, pieces[place].army)
    ):
        sides.setdefault(at.game.wording.side(at, pieces[square]), []).append(square)
    parts = [
        Text("{side}: {pieces}", side=side, pieces=_by_rank(at, names, theirs))
        for side, theirs in sides.items()
    ]
    listing = joined("; ", parts) if parts else Text("nothing")
    sentence = Text("On {board}: {pieces}.", board=where, pieces=listing)
    return Where(tuple(chain(*sides.values())), sentence)


def _by_rank(at: Situation, names: Mapping[int, Sequence[str]], squares: Iterable[Square]) -> str:
    """Return pieces with their squares rank by rank; equal ones side by side are named once."""
    pieces = at.position.pieces()
    letters = ((names[square.board][square.index], pieces[square].letter) for square in squares)
    named = sorted((int(name[1:]), name[0], letter) for name, letter in letters)
    parts = (
        placed(at.game.piece_types, letter, [f"{file}{rank}" for _, file, _ in some])
        for (rank, letter), some in groupby(named, key=lambda item: (item[0], item[2]))
    )
    return joined(", ", parts)


def placed(types: Mapping[str, PieceType], letter: str, squares: Iterable[str]) -> str:
    """Return pieces of a kind with their squares, such as ``Rooks a1, h1``."""
    names, known = list(squares), types.get(letter)
    title = letter if known is None else (len(names) > 1 and known.many) or known.heading
    return Text("{piece} {square}", piece=title, square=enumerated(names))


def attacked_kings(at: Situation) -> Where:
    """Return the attacked Kings with their attackers and the board or pairs, as pairs name them."""
    position = at.position
    attacks: dict[tuple[str, str], list[str]] = {}
    squares: dict[Square, None] = {}
    for pair, king in _checks(position):
        attackers = position.attackers(king, pair)
        squares |= dict.fromkeys((king, *attackers))
        by = listed(_owned(at, attacker, pair) for attacker in attackers)
        where = " + ".join(at.board(board).label for board in pair or (king.board,))
        place = where if pair else Text("board {board}", board=where)
        attacks.setdefault((_owned(at, king, pair), by), []).append(place)
    if not attacks:
        any_pair = Text("No King is attacked on any pair.")
        return Where((), any_pair if position.join else Text("No King is attacked."))
    words = (
        {"pairs": listed_or(places), "king": king, "attackers": by}
        for (king, by), places in attacks.items()
    )
    sentences = (
        Text("On {pairs} {king} is attacked by {attackers}.", **attack) for attack in words
    )
    return Where(tuple(squares), joined(" ", sentences))


def _checks(position: Position) -> Iterator[tuple[Pair | None, Square]]:
    """Yield the attacked Kings, each with the pair on which it is attacked."""
    if position.join is None:
        yield from ((None, king) for king in position.checked_kings())
        return
    boards = sorted(board.id for board in position.boards() if board.id != STRIP)
    for pair in (Pair(*two) for two in combinations(boards, 2)):
        yield from ((pair, king) for king in position.checked_kings(pair))


def _owned(at: Situation, square: Square, pair: Pair | None) -> str:
    """Return a piece with its square, as the pair names it, and its owner."""
    position, piece = at.position, at.position.pieces()[square]
    name = at.board(square.board).name(square.index)
    if pair is not None:
        name = position.joined_names(pair)[square.board][square.index]
    square_of_piece = placed(at.game.piece_types, piece.letter, [name])
    return Text("{piece} of {side}", piece=square_of_piece, side=at.game.wording.side(at, piece))
