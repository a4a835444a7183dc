"""PGN: games of two armies in the notation of the chess world, both ways.

Variations, comments with whatever commands they hold (``%clk``, ``%cal``, ``%csl``), annotation
glyphs, further tags and results are kept. python-chess knows the moves of standard chess; it
reads and writes them many times faster than the rules for any number of armies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import chess

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Game, OptionValues, PositionError
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.cfanp import fen
from cfanp_gui.games.cfanp.fen import PAIR, FenError
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.record import movetext
from cfanp_gui.record.clock_comment import without_clock
from cfanp_gui.record.files import read_file, replace_texts
from cfanp_gui.record.game_outline import decoded
from cfanp_gui.record.game_record import (
    GameRecord,
    MoveNode,
    RecordError,
    outcome_of,
    result_token,
)
from cfanp_gui.record.lexer import Lexer, Token
from cfanp_gui.record.movetext import ROSTER, single
from cfanp_gui.record.tree_reader import Dialect, Head, Source, read_tree
from cfanp_gui.record.tree_writer import (
    Branch,
    PendingLine,
    Word,
    WritingDialect,
    comment_words,
    write_tree,
)

MAX_BYTES = 16 * 1024 * 1024
"""Longer files are neither read nor written."""

_OPTIONS: OptionValues = {"order": "seats"}
_RESULTS = ("1-0", "0-1", "1/2-1/2", UNFINISHED)
_DRAW = "1/2-1/2"
SIDES = ("White", "Black")
"""The tags with the players' names."""
_STANDARD = ("standard", "chess", "normal", "from position", "from-position", "?", "-", "")
_OURS = re.compile(
    r"(?:White|Black|Result|FEN|SetUp|Variant|CFEN|Players|Options|Army[A-Z]|Colour[A-Z]"
    r"|Cursor(?:Clocks)?)\Z"
)
"""Tags that say what a record says elsewhere, here or in its own kind of file.

No cursor can be told by the moves of a PGN alone, which leaves out actions.
"""
_LIMIT = 150
"""Moves without capture or pawn move after which a game is drawn without a claim."""


def load(path: Path, game: Game) -> list[GameRecord]:
    """Return the games of a file, see `read_bytes`. Raises OSError and RecordError."""
    return read_bytes(read_file(path, MAX_BYTES), game)


def read_bytes(data: bytes, game: Game) -> list[GameRecord]:
    """Return the games of a text in UTF-8 or, as many older files are, in Latin-1.

    Raises RecordError.
    """
    return read_pgn(decoded(data, strict=False), game)


def save(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games to a file, which has either its old content or all of the new one.

    Raises OSError and RecordError; the file is then as it was.
    """
    replace_texts(path, map(write_pgn, games), MAX_BYTES)


def read_pgn(text: str, game: Game) -> list[GameRecord]:
    """Return the games of a PGN text, in order; none for an empty one.

    Only standard chess is understood. Raises RecordError naming line and column, and for a
    move that cannot be played the game and the move.
    """
    if len(text) > MAX_BYTES:
        raise RecordError(Text("the text is longer than {most} characters", most=MAX_BYTES))
    lexer = Lexer(text)
    source = Source(lexer)
    games: list[GameRecord] = []
    while (reader := _Reader(lexer, source, len(games) + 1, game)).found:
        games.append(reader.read())
    return games


def write_pgn(game: GameRecord) -> str:
    """Return the PGN of a game of two armies, ending with a line break.

    A resignation, a flag or a draw by agreement or claim ends its line without a word: the
    result says it. Raises RecordError for a game that PGN cannot express.
    """
    begin = game.start
    if not isinstance(begin, TableView):
        raise RecordError(Text("PGN has no word for “{game}”", game=game.game.name))
    try:
        start = fen.write_fen(begin)
    except FenError as error:
        raise RecordError(Text("PGN: {error}", error=sentence_of(error))) from None
    result = game.result
    if result == UNFINISHED:
        try:
            result = result_token(2, outcome_of(game.tags, game.final()))
        except IllegalAction as error:
            raise RecordError(Text("PGN: {error}", error=sentence_of(error))) from None
    if result not in _RESULTS:
        raise RecordError(
            Text(
                "PGN: “{result}” is not a result (expected {expected})",
                result=shown(result),
                expected=", ".join(_RESULTS),
            )
        )
    tags = ROSTER | {name: text for name, text in game.tags.items() if not _OURS.match(name)}
    names = (game.names[player - 1] for player in begin.control if player is not None)
    if begin.control == (2, 1):
        result = "-".join(reversed(result.split("-")))
    lines = [
        *((name, tags.pop(name)) for name in ROSTER),
        *((side, name or "?") for side, name in zip(SIDES, names, strict=True)),
        ("Result", result),
    ]
    if game.custom_start:
        lines += [("SetUp", "1"), ("FEN", start)]
    lines += tags.items()
    head = movetext.tag_lines((name, single(value)) for name, value in lines)
    tokens = write_tree(_main(game, start), _Movetext(), movetext.comment(game.comment))
    return f"{head}\n{movetext.wrapped([*tokens, result])}\n"


def _main(game: GameRecord, start: str) -> PendingLine[chess.Board]:
    """Return the main line; where Black begins, White's move of that round is not written."""
    board = chess.Board(start)
    if board.turn == chess.WHITE:
        return PendingLine(game.moves, board)
    return PendingLine(game.moves, board, round=board.fullmove_number, numbered=False)


class _Movetext(WritingDialect[chess.Board]):
    """Writes the moves of two armies in SAN; boards are played on in place."""

    def write(self, line: PendingLine[chess.Board]) -> Word[chess.Board]:
        """Write the next piece's move; see `WritingDialect.write`.

        What was noted on pushes before it goes with it.
        """
        nodes, board = line.nodes, line.state
        index = line.index
        while index < len(nodes) and _move(nodes[index]) is None:
            index += 1
        # A clock is that of a move: one of what has no word would be taken for another move's.
        wordless = [
            replace(node, comment=without_clock(node.comment)) for node in nodes[line.index : index]
        ]
        if index == len(nodes):
            return _end_of_line(wordless, board)
        for node in wordless:
            if not node.action.text.startswith(PAIR.name):
                raise RecordError(
                    Text("PGN has no word for “{action}” within a game", action=node.action.text)
                )
        written = [*wordless, nodes[index]]
        branches = [
            other for node in written for other in node.variations if any(map(_move, other))
        ]
        variations = [Branch(other, board.copy(stack=False), 0) for other in branches]
        number = board.fullmove_number
        return Word(
            written,
            _san(board, nodes[index]),
            number,
            board,
            comment_words(*(node.before for node in written)),
            comment_words(*(node.comment for node in written)),
            variations,
            renumbered=any(node.comment for node in written),
        )


def _end_of_line(wordless: list[MoveNode], board: chess.Board) -> Word[chess.Board]:
    """Return what was noted on actions without a word behind the last move."""
    for node in wordless:
        if node.variations:
            raise RecordError(
                Text("PGN: variations on “{action}” have no place", action=node.action.text)
            )
    notes = comment_words(*(f"{node.before} {node.comment}" for node in wordless))
    unmarked = [replace(node, nags=()) for node in wordless]
    return Word(unmarked, None, None, board, [], notes, [])


def _san(board: chess.Board, node: MoveNode) -> str:
    """Return the SAN of a move, which is played."""
    move = _move(node)
    if move is None or not board.is_legal(move):
        number = f"{board.fullmove_number}{'.' if board.turn else '...'}"
        raise RecordError(
            Text(
                "PGN: move {number} {action} is not legal",
                number=number,
                action=node.action.text,
            )
        )
    return board.san_and_push(move)


def _move(node: MoveNode) -> chess.Move | None:
    """Return a piece's move as python-chess has it; None for an action PGN cannot write."""
    pair, colon, uci = node.action.text.partition(":")
    return chess.Move.from_uci(uci) if colon and pair == PAIR.name and uci else None


class _State(NamedTuple):
    """A position as far as it matters for PGN."""

    board: chess.Board
    earlier: tuple[object, ...] = ()
    """Keys of the positions since the last capture or pawn move."""


class _Reader(Dialect[_State]):
    """Reads one game from its tokens: the dialect of PGN."""

    null_moves = ("--", "Z0")

    def __init__(self, lexer: Lexer, source: Source, number: int, game: Game) -> None:
        self.lexer = lexer
        self.source = source
        self.number = number
        self.game = game
        self.notation = game.notation
        self.head = Head()
        self.tags = self.head.tags
        self.found = self.head.read(source, self.error)
        """Whether there is a game."""

    def read(self) -> GameRecord:
        """Return the game. Raises RecordError."""
        variant = self._value("Variant") or ""
        if variant.casefold() not in _STANDARD:
            raise self._bad(
                "Variant", Text("“{variant}” is not standard chess", variant=shown(variant))
            )
        start = None
        board = chess.Board()
        if "FEN" in self.tags:
            try:
                start = fen.read_fen(self._value("FEN") or "", self.game, _OPTIONS)
                board = chess.Board(fen.write_fen(start))
            except (PositionError, FenError) as error:
                raise self._bad("FEN", sentence_of(error)) from None
        elif self._value("SetUp") == "1":
            raise self._bad("SetUp", Text("the game has no tag FEN with its start position"))
        names = tuple("" if (name := self._value(side)) in (None, "?") else name for side in SIDES)
        record = GameRecord.new(self.game, _OPTIONS, names, start=start)
        record.tags = {
            name: text
            for name in self.tags
            if not _OURS.match(name) and (text := self._value(name) or "") != ROSTER.get(name)
        }
        self._moves(record, board)
        return record

    def _value(self, name: str) -> str | None:
        token = self.tags.get(name)
        return None if token is None else single(token.text)

    def error(self, token: Token, message: str) -> RecordError:
        """Return the error of a token; see `Dialect.error`."""
        return self.lexer.error(
            token.at, Text("game {number}: {message}", number=self.number, message=message)
        )

    def _bad(self, name: str, message: str) -> RecordError:
        return self.error(
            self.tags[name], Text("tag {name}: {message}", name=name, message=message)
        )

    def _moves(self, record: GameRecord, board: chess.Board) -> None:
        """Play the movetext and set what it says."""
        result = self._value("Result")
        if result is not None and result not in _RESULTS:
            result = None
        tree = read_tree(self.source, self, _State(board), self.head.notes)
        token = tree.result
        if token is not None:
            if token.text not in _RESULTS:
                raise self.error(
                    token,
                    Text(
                        "“{result}” is not a result (expected {expected})",
                        result=shown(token.text),
                        expected=", ".join(_RESULTS),
                    ),
                )
            result = token.text if token.text != UNFINISHED or not result else result
        record.moves, record.comment = tree.moves, tree.comment
        record.result = _result(tree.final) or result or UNFINISHED

    # The dialect

    def play(self, state: _State, token: Token, ply: int) -> tuple[MoveNode, _State] | None:  # noqa: ARG002 -- PGN has its own numbers
        """Play a move by python-chess; see `Dialect.play`."""
        word = token.text.lstrip(".…")
        if not word:
            return None
        board = state.board
        over = _drawn(state)
        if over is not None:
            raise self._illegal(board, token, Text("the game is over ({reason})", reason=over))
        try:
            move = board.parse_san(word)
        except ValueError:
            move = chess.Move.null()
        if not move:
            move = self._otherwise(board, token, word)
        after = board.copy(stack=False)
        after.push(move)
        earlier = () if after.halfmove_clock == 0 else (*state.earlier, _key(board))
        promotion = chess.piece_symbol(move.promotion).upper() if move.promotion else None
        action = Move(PAIR, move.from_square, move.to_square, promotion, FIDE)
        return MoveNode(action), _State(after, earlier)

    def _otherwise(self, board: chess.Board, token: Token, word: str) -> chess.Move:
        """Return the move that a word means which is not SAN. Raises RecordError."""
        try:
            position = fen.position_of(board, self.game, _OPTIONS)
            action = self.notation.parse(position, word)
        except (NotationError, PositionError) as error:
            raise self._illegal(board, token, sentence_of(error)) from None
        if action in position.pair_actions(PAIR):
            return chess.Move.from_uci(action.text.partition(":")[2])
        refusal = position.refusal(action)
        reason = refusal.sentence if refusal else Text("it is not a move of a piece")
        raise self._illegal(board, token, reason)

    def _illegal(self, board: chess.Board, token: Token, reason: str) -> RecordError:
        word = shown(token.text)
        number = f"{board.fullmove_number}{'.' if board.turn else '...'}"
        return self.lexer.error(
            token.at,
            Text(
                "game {game}, move {number} {word}: {reason}",
                game=self.number,
                number=number,
                word=word,
                reason=_unquoted(reason, word),
            ),
        )


def _unquoted(reason: str, word: str) -> str:
    """Return why a move is refused, without the move that the reason quotes first."""
    if isinstance(reason, Text) and reason.startswith(f"“{word}”: "):
        rest = reason.values.get("reason")
        if isinstance(rest, str):
            return rest
    return reason


def _key(board: chess.Board) -> object:
    """Return what must be equal for two positions to count as the same."""
    return (
        board.turn, board.occupied_co[chess.WHITE], board.occupied, board.pawns, board.knights,
        board.bishops, board.rooks, board.queens, board.kings, board.clean_castling_rights(),
        board.ep_square if board.has_legal_en_passant() else None,
    )  # fmt: skip


def _drawn(state: _State) -> Text | None:
    """Return why a game is drawn without anybody's claim, if nobody is mated."""
    board, earlier = state
    if board.halfmove_clock >= _LIMIT:
        return Text("75 moves each without capture or pawn move")
    # A position can stand a fifth time only after four moves since each time before.
    if len(earlier) >= 16 and earlier.count(_key(board)) >= 4:
        return Text("fivefold repetition")
    return Text("insufficient material") if board.is_insufficient_material() else None


def _result(state: _State) -> str | None:
    """Return how a line ended by the rules; None when it did not."""
    board = state.board
    if not any(board.generate_legal_moves()):
        if board.is_check():
            return "0-1" if board.turn else "1-0"
        return _DRAW
    return _DRAW if _drawn(state) else None
