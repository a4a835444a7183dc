"""Reader of movetext in PGN's syntax into a tree, for any game and kind of file.

The differences between kinds of file are in a `Dialect`: how a word becomes a move, and the wording
of errors. The walk through comments, glyphs, variations and results is the same for all of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from string import whitespace
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import Lexer, Token, TokenType
from cfanp_gui.record.move_tree import MoveNode, Reached
from cfanp_gui.record.movetext import MAX_COMMENT, MAX_NAG, single

MAX_EMPTY = 1_000
"""Maximum number of variations without a move that are skipped in a game."""
MAX_TAGS = 1_000

_NO_BRACES = str.maketrans("{}", "  ")

S = TypeVar("S")
"""A dialect's data of a position in which moves are read."""


class Dialect(ABC, Generic[S]):
    """The specifics of one kind of file's movetext; a `ply` is the number of actions before."""

    max_depth: int | None = None
    """Maximum depth of variations, the outermost counted; None for no limit."""
    null_moves: Collection[str] = ()
    """Words for null moves, which are kept in a comment with the rest of their line."""
    last_move: Callable[[], MoveNode | None] = staticmethod(lambda: None)
    """Function that returns the move read last, on the current line or around it, or None."""

    reads_on = False
    """True if moves, variations and glyphs behind the result belong to the game."""

    def opens(self, word: str) -> bool:
        """Return True if a word is only the first part of a move."""
        return False

    def implied(self, state: S, token: Token, ply: int) -> tuple[MoveNode, S] | None:
        """Return the unwritten action a word implies and the state after it. Raises RecordError."""
        return None

    @abstractmethod
    def play(self, state: S, token: Token, ply: int) -> tuple[MoveNode, S] | None:
        """Return a word's action and the state after it, or None. Raises RecordError."""

    @abstractmethod
    def error(self, token: Token, message: str) -> RecordError:
        """Return the error for a token, with its place."""

    def forgive(self, error: RecordError) -> None:
        """Continue without the faulty part if the dialect tolerates that; else raise the error."""
        raise error

    def complain(self, token: Token, message: str) -> None:
        """Reject a token, or continue; see `forgive`. Raises RecordError."""
        self.forgive(self.error(token, message))

    def remark(self, token: Token, message: str) -> None:
        """Report something that is kept in another form than written, but is no error."""

    def parts(self, state: S, token: Token) -> list[Token]:
        """Return the moves in a word that is not a single one; empty if it holds none."""
        return []

    def is_text(self, token: Token) -> bool:
        """Return True if a word that is not a move is text, which does not obstruct other moves."""
        return False

    def closes(self, within: S, around: S, token: Token) -> bool:
        """Return True if a word ends an unclosed variation, by the states within and around it."""
        return False


Complain = Callable[[Token, str], None]
"""Function that rejects a token by a RecordError, or continues without it."""


class TokenSource:
    """The tokens of a text, with one token of lookahead."""

    def __init__(self, lexer: Lexer) -> None:
        self._lexer = lexer
        self._tokens = lexer.tokens()
        self.next = next(self._tokens, None)

    def take(self) -> None:
        """Go on to the next token."""
        self.next = next(self._tokens, None)

    def written(self, begin: int, end: Token | None) -> str:
        """Return the text from an offset to a token, or to the end, without braces."""
        text = self._lexer.text[begin : None if end is None else end.at]
        return " ".join(text.translate(_NO_BRACES).split())


@dataclass(slots=True)
class Head:
    """The part before the movetext of a game."""

    tags: dict[str, Token] = field(default_factory=dict)
    notes: list[Token] = field(default_factory=list)
    """Comments among the tags."""
    most: int = MAX_TAGS
    """Maximum number of tags."""

    def read(self, source: TokenSource, complain: Complain) -> bool:
        """Read tags and comments; return True if there is a game. Raises RecordError."""
        length = 0
        while (token := source.next) is not None:
            if token.type is TokenType.COMMENT:
                if token.text.strip(whitespace):
                    length += len(token.text)
                    check_length(complain, token, length)
                    self.notes.append(token)
            elif token.type is not TokenType.TAG:
                return True
            elif len(self.tags) == self.most:
                complain(token, Text("there are more than {most} tags", most=self.most))
            else:
                if token.name in self.tags:
                    complain(token, Text("there is more than one tag {name}", name=token.name))
                self.tags[token.name] = token
            source.take()
        return bool(self.tags)


class Tree(NamedTuple, Generic[S]):
    """The parsed movetext of a game."""

    root: MoveNode
    """Start, with the text before the first action."""
    result: Token | None
    """Result that ends it, or None."""
    final: S
    """State after the main line."""


@dataclass(slots=True)
class _BranchPoint(Generic[S]):
    """The point at which the variations on a move begin."""

    node: MoveNode
    state: S
    ply: int
    middle: tuple[MoveNode, S] | None = None
    """Implied action and state after it; variations that imply it too begin there."""


@dataclass(slots=True)
class _Line(Generic[S]):
    """A line as far as it has been read."""

    node: MoveNode
    """Last move; the node at which the line begins before the first."""
    state: S
    ply: int
    begins: _BranchPoint[S] | None = None
    """Point at which a variation begins; None for the main line."""
    opened: Token | None = None
    """Its parenthesis; None for the main line."""
    last: _BranchPoint[S] | None = None
    """Point at which variations on the last move begin; None before the first."""
    notes: list[str] = field(default_factory=list)
    """Comments since the last move."""
    length: int = 0
    """Number of characters in them."""

    def settle(self) -> str:
        """Put the comments on the last move; return them if there is none."""
        text = " ".join(self.notes)
        if text:
            self.notes, self.length = [], 0
        if self.last is not None and text:
            self.node.comment, text = text, ""
        return text


def read_tree(source: TokenSource, dialect: Dialect[S], start: S, notes: list[Token]) -> Tree[S]:
    """Read a game's moves from a state, with the notes ahead of them. Raises RecordError."""
    return _Walk(source, dialect, start).read(notes)


def check_length(complain: Complain, token: Token, length: int) -> None:
    """Reject comments that together exceed the maximum for a move. Raises RecordError."""
    if length > MAX_COMMENT:
        message = Text(
            "the comments on a move have {length} characters (expected at most {most})",
            length=length,
            most=MAX_COMMENT,
        )
        complain(token, message)


class _Walk(Generic[S]):
    """Reader of the movetext of one game; a stack of lines avoids recursion in deep variations."""

    def __init__(self, source: TokenSource, dialect: Dialect[S], start: S) -> None:
        self._source, self._dialect = source, dialect
        self._root = MoveNode(reached=Reached(start) if isinstance(start, Position) else None)
        self._main: _Line[S] = _Line(self._root, start, 0)
        self._stack = [self._main]
        dialect.last_move = lambda: next(
            (line.node for line in reversed(self._stack) if line.last is not None), None
        )
        self._empty = 0

    def read(self, notes: list[Token]) -> Tree[S]:
        """Read up to the end of the game."""
        main, stack, source, dialect = self._main, self._stack, self._source, self._dialect
        for note in notes:
            self._note(main, note)
        result = within = None
        while (token := source.next) is not None:
            source.take()
            now = stack[-1]
            match token.type:
                case TokenType.COMMENT:
                    self._note(now, token)
                case _ if result is not None and now is main and not self._goes_on(token, result):
                    dialect.complain(token, Text("there is text after the result"))
                case TokenType.WORD if token.text in dialect.null_moves:
                    if now is main:
                        dialect.remark(
                            token, Text("a null move: the rest of the line is kept as a comment")
                        )
                    self._note(now, token._replace(text=self._rest_of_line(token)))
                case TokenType.WORD:
                    if dialect.opens(token.text):
                        token = self._whole(token)
                    self._play_or_note(now, token)
                case TokenType.NAG:
                    self._glyphs(now, token)
                case TokenType.OPEN:
                    self._open(now, token)
                case TokenType.CLOSE:
                    self._close(now, token)
                case TokenType.TAG:
                    dialect.complain(
                        token, Text("the tag {name} stands among the moves", name=token.name)
                    )
                    self._note(now, token._replace(text=f"{token.name}: {token.text}"))
                case _ if now is main:
                    result = token
                case _:
                    within = token  # result of a variation
        if (opened := stack[-1].opened) is not None:
            dialect.complain(opened, Text("the variation has no end (expected a parenthesis)"))
            while len(stack) > 1:
                self._close(stack[-1], opened)
            result = result or within
        if text := main.settle():
            self._root.comment = text
        return Tree(self._root, result, main.state)

    def _goes_on(self, token: Token, result: Token) -> bool:
        """Return True if a token behind the result still belongs to the game."""
        if not self._dialect.reads_on:
            return False
        if token.type is TokenType.RESULT:
            return token.text == result.text
        if token.type is TokenType.WORD:
            self._dialect.remark(token, Text("there is text after the result"))
        return token.type in (TokenType.WORD, TokenType.NAG, TokenType.OPEN)

    def _play_or_note(self, now: _Line[S], token: Token) -> None:
        """Play a word on its line; an illegal one ends it as a comment."""
        try:
            self._play(now, token)
        except RecordError as error:
            if parts := self._dialect.parts(now.state, token):
                for part in parts:
                    self._play(now, part)
                return
            if self._dialect.is_text(token):
                self._dialect.complain(token, Text("text among the moves is kept as a comment"))
                self._note(now, token)
                return
            around = self._stack[-2] if len(self._stack) > 1 else None
            if (
                around is not None
                and now.last is not None
                and self._dialect.closes(now.state, around.state, token)
            ):
                assert now.opened is not None, "it is a variation"
                self._dialect.complain(
                    now.opened, Text("the variation has no end (expected a parenthesis)")
                )
                self._close(now, token)
                self._play_or_note(around, token)
                return
            self._dialect.forgive(error)
            self._note(now, token._replace(text=self._rest_of_line(token)))

    def _open(self, now: _Line[S], token: Token) -> None:
        branch = now.last
        if branch is None:
            self._dialect.complain(
                token, Text("a variation comes before the first move it could replace")
            )
            self._note(now, token._replace(text=self._rest_of_line(token, is_variation=True)))
            return
        most = self._dialect.max_depth
        if most is not None and len(self._stack) > most:
            raise self._dialect.error(
                token, Text("variations are nested more than {most} deep", most=most)
            )
        self._stack.append(_Line(branch.node, branch.state, branch.ply, branch, token))

    def _close(self, now: _Line[S], token: Token) -> None:
        if now is self._main:
            self._dialect.complain(token, Text("a variation ends that never began"))
            return
        text = now.settle()
        self._stack.pop()
        self._empty += now.last is None
        if self._empty > MAX_EMPTY:
            raise self._dialect.error(
                token, Text("more than {most} variations have no move", most=MAX_EMPTY)
            )
        if text:
            # The variation has no move, but its text is kept.
            self._note(self._stack[-1], token._replace(text=text))

    def _whole(self, token: Token) -> Token:
        """Return a word that is only the first part of a move, joined with the next word."""
        rest = self._source.next
        if rest is None or rest.type is not TokenType.WORD:
            return token
        self._source.take()
        return rest._replace(text=f"{token.text} {rest.text}", at=token.at)

    def _rest_of_line(self, token: Token, is_variation: bool = False) -> str:
        """Take the rest of a token's line, or the variation it opens; return the source text."""
        depth, source = 0, self._source
        on_main_line = len(self._stack) == 1 and not is_variation
        while (rest := source.next) is not None:
            ends = rest.type is TokenType.RESULT and on_main_line
            if not depth and (rest.type is TokenType.CLOSE or ends):
                break
            depth += (rest.type is TokenType.OPEN) - (rest.type is TokenType.CLOSE)
            source.take()
        text = source.written(token.at, rest)
        if is_variation and rest is not None:
            source.take()
            return f"{text})"
        return text

    def _note(self, now: _Line[S], token: Token) -> None:
        text = single(token.text)
        if not text:
            return
        now.notes.append(text)
        now.length += len(text) + 1
        check_length(self._dialect.complain, token, now.length - 1)

    def _glyphs(self, now: _Line[S], token: Token) -> None:
        if now.last is None:
            self._dialect.complain(token, Text("an annotation comes before the first move"))
            return
        last = now.node
        for nag in token.nags:
            if nag > MAX_NAG:
                message = Text(
                    "${nag} is not an annotation (expected at most ${most})", nag=nag, most=MAX_NAG
                )
                self._dialect.complain(token, message)
            elif nag not in last.nags:
                last.nags += (nag,)

    def _play(self, now: _Line[S], token: Token) -> None:
        """Play a word on its line."""
        begins, at, state, ply = now.begins, now.node, now.state, now.ply
        branch = begins or _BranchPoint(at, state, ply)
        implied = self._dialect.implied(state, token, ply)
        first = None
        if implied is not None:
            ply += 1
            if begins is not None and begins.middle is not None:
                # An alternative to the move, after the action that both imply.
                at, state = begins.middle
            else:
                first, state = implied
                branch = _BranchPoint(at, now.state, ply - 1, implied)
        played = self._dialect.play(state, token, ply)
        if played is None:
            return
        lead = now.settle()
        if lead and now is self._main:
            self._root.comment, lead = lead, ""
        node, now.state = played
        node.nags = token.nags
        (node if first is None else first).before = lead
        if first is not None:
            at = at.add(first)
        now.node = at.add(node)
        now.begins, now.last, now.ply = None, branch, ply + 1
