"""PGN reader: games of two armies in standard chess notation.

Text written by other programs and by hand is read as it is meant: moves in other spellings and
letters, non-standard tags, games with parts missing. Text that cannot be read is kept as a comment
or left out, and the game has a remark on each such place. Automatic ends of the game, such as
fivefold repetition, are not enforced on moves already played.
"""

import re
from bisect import bisect_left
from collections.abc import Mapping
from typing import Any, TypeVar, cast

import chess

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.game import Game, OptionValues, Position, PositionError
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.cfanp import fen, variant_fen
from cfanp_gui.games.cfanp.chess_line import ChessLine, action_of
from cfanp_gui.games.cfanp.pgn_words import ALPHABETS, glued, read_odd, resembles_move, translated
from cfanp_gui.record.game_record import GameRecord, PlacedError, RecordError, Remark, result_at_end
from cfanp_gui.record.game_scanner import GameText
from cfanp_gui.record.lexer import LooseLexer, Token, result_of
from cfanp_gui.record.move_tree import MoveNode, Reached, places
from cfanp_gui.record.movetext import ROSTER, single
from cfanp_gui.record.text_encoding import UNREADABLE
from cfanp_gui.record.tree_reader import Dialect, Head, TokenSource, read_tree

S = TypeVar("S")

_OPTIONS: OptionValues = {"order": "seats"}
RESULTS = ("1-0", "0-1", "1/2-1/2", UNFINISHED)
SIDES = ("White", "Black")
"""Tags with the players' names."""
IS_OURS = re.compile(
    r"(?:White|Black|Result|FEN|SetUp|Variant|CFEN|Players|Options|Army[A-Z]|Colour[A-Z]"
    r"|Cursor(?:Clocks)?)\Z"
)
"""Tags for facts that a record has elsewhere, here or in its own file format.

A cursor cannot be expressed by the moves of a PGN alone, which leaves out actions."""
_OF_PGN = ("White", "Black", "Result", "FEN", "SetUp", "Variant")
_SHUFFLED = ("chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random", "960")
_STANDARD = ("standard", "chess", "normal", "from position", "from-position", "?", "-", "")
_FIRST_TAG = re.compile(r"^[ \t\xa0]*\[\s*[A-Za-z0-9_]", re.MULTILINE)
_WORD_NUMBER = re.compile(r"(\d{1,4})\s*(\.*)\s*\Z")
_NO_NAME = re.compile(r"[\W_]+|chess")
_STAYS = re.compile(r"K(?P<square>[a-p]\d{1,2})[+#]?\Z")
"""A King that goes to a square; where it stands there already, Fairy-Stockfish means a pass."""


class IllegalMoveError(PlacedError):
    """Word that is no legal move at its place."""

    def __init__(self, line: int, column: int, word: str, problem: Text) -> None:
        super().__init__(line, column, problem)
        self.word = word


def read_game(text: GameText, game: Game) -> GameRecord:
    """Return the game of a text, with remarks. Raises RecordError for unknown rules or start."""
    reading = _Reading(text, game, {})
    record = reading.read()
    if not reading.illegal:
        return record
    # A game in another language's letters soon has a letter that is not English.
    odd = set(reading.refused) - set("KQRBN")
    readings = [(len(record.moves), -reading.illegal, record)]
    for letters in ALPHABETS:
        if letters.keys() & odd:
            other = _Reading(text, game, letters)
            record = other.read()
            readings.append((len(record.moves), -other.illegal, record))
    return max(readings, key=lambda candidate: candidate[:2])[2]


class _Reading:
    """One attempt to read a game."""

    def __init__(self, text: GameText, game: Game, letters: Mapping[str, str]) -> None:
        """Initialise; `letters` are the letters of pieces in another language than English."""
        self.game = game
        self.letters = letters
        self.illegal = 0
        """Number of words that ended their lines."""
        self.refused = ""
        """First letters of these words."""
        self._remarks: list[Remark] = []
        self._last_moves: list[MoveNode | None] = []
        """For each remark the move before it; the earliest remarks have no entry."""
        self._odd_tokens: dict[int, int] = {}
        """Offsets of remarks on tokens, by the index of the remark."""
        self._words: _Words[Any] | None = None
        """Dialect that reads the moves, once it has begun."""
        self.played: list[tuple[int, MoveNode]] = []
        """Moves so far, each with its offset in the text."""
        self.lexer = LooseLexer(self._from_tags(text), text.line, text.column, self._tell)
        if letters:
            shown_letters = "".join(
                sorted(letters, key=lambda letter: "KQRBN".index(letters[letter]))
            )
            self._tell(
                0, Text("the pieces were read by the letters {letters}", letters=shown_letters)
            )
        bad = text.text.find(UNREADABLE)
        if bad >= 0 and not text.is_readable:
            place = self.lexer.place(bad)
            message = Text(
                "some bytes are not text in the encoding {name}", name=text.encoding.name
            )
            self._remarks.append(Remark(*place, message, is_lost=True))
        self._source = TokenSource(self.lexer)
        self._head = Head()
        self.tags = self._head.tags

    def _from_tags(self, text: GameText) -> str:
        """Return a text with everything before its tags blanked, so that offsets stay the same."""
        first = _FIRST_TAG.search(text.text)
        ahead = "" if first is None else text.text[: first.start()]
        words = ahead.partition("{")[0].strip()
        if not words or words.startswith((";", "%")):
            return text.text
        self._remarks.append(
            Remark(
                text.line,
                text.column,
                Text("text before the tags was ignored: “{text}”", text=shown(single(words))),
            )
        )
        return re.sub(r"[^\n]", " ", ahead) + text.text[len(ahead) :]

    def read(self) -> GameRecord:
        """Return the game. Raises RecordError."""
        self._head.read(self._source, lambda token, message: self.tell(token.at, message))
        record, board = self._begin()
        record.tags = {
            name: text
            for name in self.tags
            if not IS_OURS.match(name) and (text := self._value(name) or "") != ROSTER.get(name)
        }
        for name in self.tags:
            if IS_OURS.match(name) and name not in _OF_PGN:
                self.tell_of(name, Text("it is not for PGN, and left out"))
        self._moves(record, board)
        record.remarks = self._placed_remarks(record)
        return record

    def _placed_remarks(self, record: GameRecord) -> tuple[Remark, ...]:
        """Return the remarks with their places in the game."""
        ahead: list[MoveNode | None] = [None] * (len(self._remarks) - len(self._last_moves))
        ahead += self._last_moves
        for number, at in self._odd_tokens.items():
            before = bisect_left(self.played, at, key=lambda played: played[0])
            ahead[number] = self.played[before - 1][1] if before else None
        if not any(ahead):
            return tuple(self._remarks)
        place_of = places(record.root)
        return tuple(
            remark if move is None else remark._replace(place=place_of.get(move))
            for remark, move in zip(self._remarks, ahead, strict=True)
        )

    def tell(self, at: int, message: str, lost: bool = False) -> None:
        """Add a remark at an offset of the text; a repeated one in the same line is dropped."""
        self.tell_at(*self.lexer.place(at), message, lost)

    def tell_at(self, line: int, column: int, message: str, lost: bool = False) -> None:
        """Add a remark at a place of the file."""
        last = self._remarks[-1] if self._remarks else None
        if last is None or (last.line, last.message) != (line, message):
            self._remarks.append(Remark(line, column, message, lost))
            if self._words is not None:
                self._last_moves.append(self._words.last_move())

    def _tell(self, at: int, message: Text) -> None:
        """Add a remark of the lexer, which is a token ahead of the moves played."""
        count = len(self._remarks)
        self.tell(at, message)
        if len(self._remarks) > count:
            self._odd_tokens[count] = at

    def _value(self, name: str) -> str | None:
        token = self.tags.get(name)
        return None if token is None else single(token.text)

    def bad(self, name: str, message: str) -> RecordError:
        """Return the error of a tag."""
        at = self.tags[name].at
        return self.lexer.error(at, Text("tag {name}: {message}", name=name, message=message))

    def tell_of(self, name: str, message: str) -> None:
        """Add a remark on a tag."""
        self.tell(self.tags[name].at, Text("tag {name}: {message}", name=name, message=message))

    # The start

    def _begin(self) -> tuple[GameRecord, chess.Board | None]:
        """Return the game without moves, and its start as a board of chess. Raises RecordError."""
        names = tuple("" if (name := self._value(side)) in (None, "?") else name for side in SIDES)
        variant = self._value("Variant") or ""
        text = self._value("FEN")
        if text in ("", "?", "-"):
            self.tell_of("FEN", Text("it says nothing; the game begins as usual"))
            text = None
        elif text is None and self._value("SetUp") == "1":
            self.tell_of("SetUp", Text("there is no tag FEN; the game begins as usual"))
        is_shuffled = variant.casefold() in _SHUFFLED
        if not is_shuffled and variant.casefold() not in _STANDARD:
            return self._other_game(variant, text, names), None
        if text is None:
            return GameRecord.new(self.game, _OPTIONS, names), chess.Board()
        try:
            board, mended = fen.read_board(text)
            if is_shuffled and board.castling_rights:
                board.chess960 = fen.array_of(board) is not None
            start = fen.position_of(board, self.game, _OPTIONS)
        except PositionError as error:
            raise self.bad("FEN", sentence_of(error)) from None
        for message in mended:
            self.tell_of("FEN", message)
        if not (shuffled := self.game.options_in(start.to_text())):
            board.chess960 = False
            return GameRecord.new(self.game, _OPTIONS, names, start=start), board
        options = {**_OPTIONS, **shuffled}
        usual = self.game.initial(2, options).to_text() == start.to_text()
        return GameRecord.new(self.game, options, names, start=None if usual else start), None

    def _other_game(self, variant: str, text: str | None, players: tuple[str, ...]) -> GameRecord:
        """Return a game that is not standard chess, without moves. Raises RecordError."""
        wanted = _NO_NAME.sub("", variant.casefold().replace("+", "plus"))
        for choice in self.game.options[0].choices:
            names = (str(choice.label), choice.native)
            known = {str(choice.value), *(_NO_NAME.sub("", one.casefold()) for one in names)}
            if wanted and wanted in known | {name.replace("shogi", "") for name in known}:
                options = {**_OPTIONS, "base": choice.value}
                record = GameRecord.new(self.game.variant(options), options, players)
                if text is None:
                    return record
                try:
                    start = variant_fen.read(text, cast(ArmiesGame, record.game), options)
                except PositionError as error:
                    raise self.bad("FEN", sentence_of(error)) from None
                if start.to_text() == record.start.to_text():
                    return record
                return GameRecord.new(record.game, options, players, start=start)
        raise self.bad(
            "Variant", Text("the variant “{variant}” cannot be played yet", variant=shown(variant))
        )

    # The moves

    def _moves(self, record: GameRecord, board: chess.Board | None) -> None:
        """Play the movetext and store its contents in the record."""
        notes = self._head.notes
        if board is None:
            start = record.start.resolve_pending()[0]
            self._words = words = _OtherWords(self, record.game)
            other = read_tree(self._source, words, start, notes)
            tree: Any = other
            outcome = other.final.outcome()
        else:
            line = ChessLine(board, 0)
            self._words = played_words = _ChessWords(self)
            played = read_tree(self._source, played_words, line, notes)
            tree, outcome = played, played.final.outcome()
        record.root = tree.root
        tag = self._value("Result")
        ends = result_of(tag or "")
        if tag and ends not in RESULTS and tag != "?":
            self.tell_of("Result", Text("“{result}” is not a result", result=shown(tag)))
            ends = None
        written = None if tree.result is None else tree.result.text
        if written in RESULTS and UNFINISHED not in (ends, written) and ends not in (None, written):
            self.tell_of("Result", Text("the moves end with {told}", told=written))
        if written is not None and written not in RESULTS:
            message = Text(
                "“{result}” is not a result (expected {expected})",
                result=shown(written),
                expected=", ".join(RESULTS),
            )
            self.tell(tree.result.at, message)
            written = None
        if written in (None, UNFINISHED):
            written = ends or UNFINISHED
        record.result = result_at_end(2, outcome, written)
        if written not in (UNFINISHED, record.result):
            at = self.tags["Result"].at if tree.result is None else tree.result.at
            results = {"known": record.result, "told": written}
            self.tell(at, Text("the game ended {known} by its moves, not {told}", **results))


class _Words(Dialect[S]):
    """Dialect that reads the words of a game as they are meant."""

    null_moves = ("--", "Z0", "0000", "@@@@", "<>")
    reads_on = True

    def __init__(self, reading: _Reading) -> None:
        self._reading = reading

    def error(self, token: Token, message: str) -> RecordError:
        return self._reading.lexer.error(token.at, message)

    def forgive(self, error: RecordError) -> None:
        if not isinstance(error, PlacedError):
            raise error
        message: str = error.problem
        if isinstance(error, IllegalMoveError):
            self._reading.illegal += 1
            self._reading.refused += error.word[:1]
            message = Text("{error}; the rest of the line is kept as a comment", error=message)
        self._reading.tell_at(error.line, error.column, message)

    def remark(self, token: Token, message: str) -> None:
        self._reading.tell(token.at, message)

    def is_text(self, token: Token) -> bool:
        return not resembles_move(self.bare(token))

    def bare(self, token: Token) -> str:
        """Return a word without leading dots, with the English letters of pieces."""
        word = token.text.lstrip(".")
        return translated(word, self._reading.letters) if self._reading.letters else word

    def illegal(self, token: Token, number: str, reason: str) -> IllegalMoveError:
        """Return the error of an illegal move."""
        word = shown(token.text)
        line, column = self._reading.lexer.place(token.at)
        message = Text(
            "move {number} {word}: {reason}",
            number=number,
            word=word,
            reason=_unquoted(reason, word),
        )
        return IllegalMoveError(line, column, word, message)


class _ChessWords(_Words[ChessLine]):
    """Dialect of standard chess, played by python-chess."""

    def play(self, state: ChessLine, token: Token, ply: int) -> tuple[MoveNode, ChessLine] | None:
        word = self.bare(token)
        if not word:
            return None
        try:
            move, after = state.parse(word)
        except ValueError:
            odd = read_odd(state.shown(), word)
            if odd is None and self.is_text(token):
                raise self.illegal(token, "", "") from None  # the reason is shown to nobody
            if odd is None:
                raise self._refused(state.shown(), token, word) from None
            move, after = odd, state.after(odd)
        node = MoveNode(action_of(move))
        self._reading.played.append((token.at, node))
        return node, after

    def parts(self, state: ChessLine, token: Token) -> list[Token]:
        words = glued(state.shown(), self.bare(token))
        return [token._replace(text=word, nags=()) for word in words[:-1]] + [
            token._replace(text=word) for word in words[-1:]
        ]

    def closes(self, within: ChessLine, around: ChessLine, token: Token) -> bool:
        before = self._reading.lexer.text[max(0, token.at - 12) : token.at]
        number = _WORD_NUMBER.search(before)
        if number is None:
            return False
        wanted = int(number[1]), len(number[2]) < 2
        here, there = within.shown(), around.shown()
        return (
            wanted != (here.fullmove_number, here.turn)
            and wanted == (there.fullmove_number, there.turn)
            and read_odd(there, self.bare(token)) is not None
        )

    def _refused(self, board: chess.Board, token: Token, word: str) -> RecordError:
        """Return the error of a refused word, in the sentences of the rules of armies."""
        number = f"{board.fullmove_number}{'.' if board.turn else '...'}"
        reading = self._reading
        try:
            position = fen.position_of(board, reading.game, _OPTIONS)
            action = reading.game.notation.parse(position, word)
        except (NotationError, PositionError) as error:
            return self.illegal(token, number, sentence_of(error))
        refusal = position.refusal(action)
        reason = refusal.sentence if refusal else Text("it is not a move of a piece")
        return self.illegal(token, number, reason)


class _OtherWords(_Words[Position]):
    """Dialect of another game of two armies, played by its own rules."""

    def __init__(self, reading: _Reading, game: Game) -> None:
        super().__init__(reading)
        self._notation = game.notation

    def play(self, state: Position, token: Token, ply: int) -> tuple[MoveNode, Position] | None:
        word = self.bare(token)
        if not word:
            return None
        if word.startswith("@"):
            word = f"P{word}"
        if state.outcome() is not None:
            state = state.continued()
        try:
            action = self._pass(state, word) or self._notation.parse(state, word)
            after, transition = state.apply(action)
        except (IllegalAction, NotationError) as error:
            number = f"{ply // 2 + 1}{'...' if ply % 2 else '.'}"
            raise self.illegal(token, number, sentence_of(error)) from None
        node = MoveNode(action, reached=Reached(after, transition, transition.events))
        self._reading.played.append((token.at, node))
        return node, after

    def _pass(self, state: Position, word: str) -> Action | None:
        """Return the pass that is written as a move of the King to its own square, or None."""
        stays, passes = _STAYS.match(word), state.passes()
        if not (stays and passes):
            return None
        assert isinstance(state, ArmiesPosition), "it is a position of this game"
        king = state.state.king_of(state.army)
        move = self._notation.parse(state, f"AB:{stays['square'] * 2}")
        assert isinstance(move, Move), "a square is named twice"
        stands = king and state.rules.pair_rules.joined(king, fen.PAIR)
        return passes[state.army] if stands == move.target else None


def _unquoted(reason: str, word: str) -> str:
    """Return the reason of a refusal without the move that it quotes first."""
    if isinstance(reason, Text) and reason.startswith(f"“{word}”: "):
        rest = reason.values.get("reason")
        if isinstance(rest, str):
            return rest
    return reason
