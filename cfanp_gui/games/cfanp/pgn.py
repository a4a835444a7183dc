"""PGN: games of two armies in the notation of the chess world, both ways.

Variations, comments with whatever commands they hold (``%clk``, ``%cal``, ``%csl``), annotation
glyphs, further tags and results are kept. python-chess knows the moves of standard chess; it
reads and writes them many times faster than the rules for any number of armies.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import chess

from cfanp_gui.core.game import IllegalAction, OptionValues, PositionError, PushedSystem
from cfanp_gui.core.text import Text, sentence_of
from cfanp_gui.games.cfanp import fen
from cfanp_gui.games.cfanp.fen import PAIR, FenError
from cfanp_gui.record import movetext
from cfanp_gui.record.clock_comment import without_clock
from cfanp_gui.record.errors import NotationError, RecordError, shown
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game_record import (
    UNFINISHED,
    GameRecord,
    MoveNode,
    only_pushed,
    result_token,
)
from cfanp_gui.record.lexer import Lexer, Token, TokenType
from cfanp_gui.record.movetext import MAX_NAG, ROSTER, WIDTH, single

MAX_BYTES = 16 * 1024 * 1024
"""Longer files are neither read nor written."""

_OPTIONS: OptionValues = {"order": "seats"}
_RESULTS = ("1-0", "0-1", "1/2-1/2", UNFINISHED)
_DRAW = "1/2-1/2"
_SIDES = ("White", "Black")
_STANDARD = ("standard", "chess", "normal", "from position", "from-position", "?", "-", "")
_OURS = re.compile(
    r"(?:White|Black|Result|FEN|SetUp|Variant|CFEN|Players|Options|Army[A-Z]|Colour[A-Z])\Z"
)
"""Tags that say what a record says elsewhere, here or in its own kind of file."""
_LIMIT = 150
"""Moves without capture or pawn move after which a game is drawn without a claim."""


def load(path: Path, system: PushedSystem) -> list[GameRecord]:
    """The games of a file in UTF-8 or, as many older files are, in Latin-1.

    Raises OSError and RecordError.
    """
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(Text("the file is longer than {most} bytes", most=MAX_BYTES))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    return read_pgn(text, system)


def save(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games to a file, which has either its old content or all of the new one.

    Raises OSError and RecordError; the file is then as it was.
    """
    data = "\n".join(write_pgn(game) for game in games).encode("utf-8")
    if len(data) > MAX_BYTES:
        raise RecordError(
            Text(
                "the games take {count} bytes (expected at most {most})",
                count=len(data),
                most=MAX_BYTES,
            )
        )
    replace_file(path, data)


def read_pgn(text: str, system: PushedSystem) -> list[GameRecord]:
    """The games of a PGN text, in order; none for an empty one.

    Only standard chess is understood. Raises RecordError naming line and column, and for a
    move that cannot be played the game and the move.
    """
    if len(text) > MAX_BYTES:
        raise RecordError(Text("the text is longer than {most} characters", most=MAX_BYTES))
    lexer = Lexer(text)
    return [
        _Reader(lexer, part, number, system).read()
        for number, part in enumerate(_parts(lexer), start=1)
    ]


def write_pgn(game: GameRecord) -> str:
    """The PGN of a game of two armies, ending with a line break.

    A resignation, a flag or a draw by agreement or claim ends its line without a word: the
    result says it. Raises RecordError for a game PGN has no words for.
    """
    begin = only_pushed(game, game.start)
    try:
        start = fen.write_fen(begin)
    except FenError as error:
        raise RecordError(Text("PGN: {error}", error=sentence_of(error))) from None
    result = game.result
    if result == UNFINISHED:
        try:
            result = result_token(2, game.final().outcome())
        except IllegalAction as error:
            raise RecordError(Text("PGN: {error}", error=sentence_of(error))) from None
    if result not in _RESULTS:
        raise RecordError(
            Text(
                "PGN: “{result}” is no result (expected {expected})",
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
        *((side, name or "?") for side, name in zip(_SIDES, names, strict=True)),
        ("Result", result),
    ]
    if game.custom_start:
        lines += [("SetUp", "1"), ("FEN", start)]
    lines += tags.items()
    head = movetext.tag_lines((name, single(value)) for name, value in lines)
    return f"{head}\n{movetext.wrapped([*_movetext(game, start), result])}\n"


@dataclass(slots=True)
class _Writing:
    """A line of which the moves from an index on are still to be written."""

    board: chess.Board
    line: list[MoveNode]
    index: int = 0
    numbered: bool = False
    """Whether what was just written tells the number of Black's next move."""


def _movetext(game: GameRecord, start: str) -> list[str]:
    """The tokens of the moves with their variations; a stack keeps deep ones from recursing."""
    tokens = movetext.comment(game.comment)
    stack: list[_Writing | str] = [_Writing(chess.Board(start), game.moves)]
    while stack:
        now = stack.pop()
        if isinstance(now, str):
            tokens.append(now)
            continue
        wordless = []
        while now.index < len(now.line) and _move(now.line[now.index]) is None:
            wordless.append(now.line[now.index])
            now.index += 1
        # A clock is that of a move: one of what has no word would be taken for another move's.
        wordless = [replace(node, comment=without_clock(node.comment)) for node in wordless]
        if now.index == len(now.line):
            for node in wordless:
                if node.variations:
                    raise RecordError(
                        Text("PGN: variations on “{action}” have no place", action=node.action.text)
                    )
                tokens += movetext.comment(f"{node.before} {node.comment}")
            continue
        for node in wordless:
            if not node.action.text.startswith(PAIR.name):
                raise RecordError(
                    Text("PGN has no word for “{action}” within a game", action=node.action.text)
                )
        nodes = [*wordless, now.line[now.index]]
        now.index += 1
        variations = [line for node in nodes for line in node.variations if any(map(_move, line))]
        before = now.board.copy(stack=False) if variations else now.board
        tokens += _written(now, nodes)
        stack.append(now)
        for line in reversed(variations):
            stack += [_CLOSE, _Writing(before.copy(stack=False), line), _OPEN]
    return _closed_up(tokens)


_OPEN, _CLOSE = "\0(", "\0)"
"""The parentheses of variations among tokens, apart from those that are words of comments."""


def _closed_up(tokens: list[str]) -> list[str]:
    """Tokens with the parentheses of variations at the words they enclose."""
    found: list[str] = []
    opened = ""
    for token in tokens:
        if token == _OPEN:
            opened = "("
        elif token == _CLOSE and len(found[-1]) < WIDTH // 2:
            found[-1] += ")"
        else:
            found.append(opened + (")" if token == _CLOSE else token))
            opened = ""
    return found


def _written(now: _Writing, nodes: list[MoveNode]) -> list[str]:
    """The tokens of a move, which is played; what was noted on pushes before it goes with it."""
    move = _move(nodes[-1])
    board = now.board
    number = f"{board.fullmove_number}{'.' if board.turn else '...'}"
    if move is None or not board.is_legal(move):
        raise RecordError(
            Text(
                "PGN: move {number} {action} is not legal",
                number=number,
                action=nodes[-1].action.text,
            )
        )
    tokens = [word for node in nodes for word in movetext.comment(node.before)]
    san = board.san_and_push(move)
    tokens.append(f"{number} {san}" if board.turn == chess.BLACK or not now.numbered else san)
    for node in nodes:
        tokens += [f"${nag}" for nag in node.nags]
        tokens += movetext.comment(node.comment)
    now.numbered = not any(node.comment or node.variations for node in nodes)
    return tokens


def _move(node: MoveNode) -> chess.Move | None:
    """A piece's move as python-chess has it; None for what PGN has no word for."""
    pair, colon, uci = node.action.text.partition(":")
    return chess.Move.from_uci(uci) if colon and pair == PAIR.name and uci else None


@dataclass(slots=True)
class _Reading:
    """A line as far as it is read."""

    line: list[MoveNode]
    board: chess.Board
    earlier: tuple[object, ...] = ()
    """Keys of the positions since the last capture or pawn move."""
    before: tuple[chess.Board, tuple[object, ...]] | None = None
    """Board and keys before the last move; None where there is none."""
    opened: Token | None = None
    """The parenthesis the line began with; None for the main line."""
    ahead: str = ""
    """The comment before the first move."""


def _parts(lexer: Lexer) -> Iterator[list[Token]]:
    """The tokens of each game: from its first tag to its result."""
    part: list[Token] = []
    moves = False
    depth = 0
    for token in lexer.tokens():
        if token.type is TokenType.TAG and moves:
            yield part
            part, moves, depth = [], False, 0
        part.append(token)
        moves = moves or token.type not in (TokenType.TAG, TokenType.COMMENT)
        depth += (token.type is TokenType.OPEN) - (token.type is TokenType.CLOSE)
        if token.type is TokenType.RESULT and depth <= 0:
            yield part
            part, moves, depth = [], False, 0
    if any(token.type is not TokenType.COMMENT for token in part):
        yield part


class _Reader:
    """Reads one game from its tokens."""

    def __init__(
        self, lexer: Lexer, tokens: list[Token], number: int, system: PushedSystem
    ) -> None:
        self.lexer = lexer
        self.tokens = tokens
        self.number = number
        self.system = system
        self.notation = system.notation
        self.tags: dict[str, Token] = {}
        for token in tokens:
            if token.type is TokenType.TAG:
                if token.name in self.tags:
                    raise self._error(token, Text("the tag {name} is there twice", name=token.name))
                self.tags[token.name] = token

    def read(self) -> GameRecord:
        """The game. Raises RecordError."""
        variant = self._value("Variant") or ""
        if variant.casefold() not in _STANDARD:
            raise self._bad(
                "Variant", Text("“{variant}” is not standard chess", variant=shown(variant))
            )
        start = None
        board = chess.Board()
        if "FEN" in self.tags:
            try:
                start = fen.read_fen(self._value("FEN") or "", self.system, _OPTIONS)
                board = chess.Board(fen.write_fen(start))
            except (PositionError, FenError) as error:
                raise self._bad("FEN", sentence_of(error)) from None
        elif self._value("SetUp") == "1":
            raise self._bad("SetUp", Text("the game has no tag FEN with its start position"))
        names = tuple("" if (name := self._value(side)) in (None, "?") else name for side in _SIDES)
        record = GameRecord.new(self.system, _OPTIONS, names, start=start)
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

    def _error(self, token: Token, message: str) -> RecordError:
        return self.lexer.error(
            token.at, Text("game {number}: {message}", number=self.number, message=message)
        )

    def _bad(self, name: str, message: str) -> RecordError:
        return self._error(
            self.tags[name], Text("tag {name}: {message}", name=name, message=message)
        )

    def _moves(self, record: GameRecord, board: chess.Board) -> None:
        """Play the movetext and set what it says."""
        main = now = _Reading(record.moves, board)
        stack = [main]
        result = self._value("Result")
        if result is not None and result not in _RESULTS:
            result = None
        for token in self.tokens:
            match token.type:
                case TokenType.COMMENT:
                    self._note(now, token)
                case TokenType.WORD:
                    self._play(now, token)
                case TokenType.NAG:
                    self._glyphs(now, token, token.nags)
                case TokenType.OPEN:
                    if now.before is None:
                        raise self._error(token, Text("a variation stands before the first move"))
                    now = _Reading([], *now.before, opened=token)
                    stack.append(now)
                case TokenType.CLOSE:
                    if len(stack) == 1:
                        raise self._error(token, Text("a variation ends that never began"))
                    stack.pop()
                    if now.line:
                        stack[-1].line[-1].variations.append(now.line)
                    now = stack[-1]
                case TokenType.RESULT if len(stack) == 1:
                    if token.text not in _RESULTS:
                        expected = ", ".join(_RESULTS)
                        raise self._error(
                            token,
                            Text(
                                "“{result}” is no result (expected {expected})",
                                result=shown(token.text),
                                expected=expected,
                            ),
                        )
                    result = token.text if token.text != UNFINISHED or not result else result
                case _:
                    pass
        if now.opened is not None:
            raise self._error(now.opened, Text("the variation has no end (expected a parenthesis)"))
        record.comment = main.ahead
        record.result = _result(main) or result or UNFINISHED

    def _note(self, now: _Reading, token: Token) -> None:
        text = single(token.text)
        if now.line:
            last = now.line[-1]
            last.comment = f"{last.comment} {text}".strip(" ")
        else:
            now.ahead = f"{now.ahead} {text}".strip(" ")

    def _glyphs(self, now: _Reading, token: Token, nags: tuple[int, ...]) -> None:
        if not now.line:
            raise self._error(token, Text("an annotation stands before the first move"))
        last = now.line[-1]
        for nag in nags:
            if nag > MAX_NAG:
                raise self._error(
                    token,
                    Text(
                        "${nag} is no annotation (expected at most ${most})", nag=nag, most=MAX_NAG
                    ),
                )
            if nag not in last.nags:
                last.nags += (nag,)

    def _play(self, now: _Reading, token: Token) -> None:
        """Play a word on its line."""
        word = token.text.lstrip(".…")
        if not word:
            return
        board = now.board
        over = _drawn(board, now.earlier)
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
        now.before = board, now.earlier
        now.earlier = () if after.halfmove_clock == 0 else (*now.earlier, _key(board))
        now.board = after
        promotion = chess.piece_symbol(move.promotion).upper() if move.promotion else None
        action = self.system.piece_move(PAIR, move.from_square, move.to_square, promotion)
        before = ""
        if now.opened is not None and not now.line:
            before, now.ahead = now.ahead, ""
        now.line.append(MoveNode(action, before=before))
        self._glyphs(now, token, token.nags)

    def _otherwise(self, board: chess.Board, token: Token, word: str) -> chess.Move:
        """The move of a word that is no SAN but can be nothing else. Raises RecordError."""
        try:
            position = fen.position_of(board, self.system, _OPTIONS)
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
    """Why a move is refused, without the move that the reason quotes first."""
    if isinstance(reason, Text) and reason.startswith(f"“{word}”: "):
        rest = reason.values.get("reason")
        if isinstance(rest, str):
            return rest
    return reason


def _key(board: chess.Board) -> object:
    """What must be equal for two positions to count as the same."""
    return (
        board.turn, board.occupied_co[chess.WHITE], board.occupied, board.pawns, board.knights,
        board.bishops, board.rooks, board.queens, board.kings, board.clean_castling_rights(),
        board.ep_square if board.has_legal_en_passant() else None,
    )  # fmt: skip


def _drawn(board: chess.Board, earlier: tuple[object, ...]) -> Text | None:
    """Why a game is drawn without anybody's claim, if nobody is mated."""
    if board.halfmove_clock >= _LIMIT:
        return Text("75 moves each without capture or pawn move")
    # A position can stand a fifth time only after four moves since each time before.
    if len(earlier) >= 16 and earlier.count(_key(board)) >= 4:
        return Text("fivefold repetition")
    return Text("insufficient material") if board.is_insufficient_material() else None


def _result(now: _Reading) -> str | None:
    """How a line ended by the rules; None when it did not."""
    if not any(now.board.generate_legal_moves()):
        if now.board.is_check():
            return "0-1" if now.board.turn else "1-0"
        return _DRAW
    return _DRAW if _drawn(now.board, now.earlier) else None
