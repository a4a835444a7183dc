"""Records of games: PGN's syntax for every game (suffix ``.cpgn``).

Moves, variations, comments with any commands in them (``%cal`` and ``%csl``, see `drawing_comment`;
``%clk``, see `clock_comment`), annotation glyphs and other tags are read and written. The written
form is canonical:

- a comment stands behind its move and that move's glyphs, ahead of the variations on it; only
  at the beginning of a line may one stand before a move. Several merge with a space.
- variations on a variation's first move are written behind it, beside it: ``e4 (d4) (c4)``.
- the end of a turn is written (``&--``) only where the next move does not imply it. A variation
  on a move that implies it begins where that move's turn does, unless it begins with ``&`` or
  with no piece's move: then it replaces the end of the turn.
- the round stands where it begins (``2.``), and again where a line begins or resumes (``2...``);
  in a ring every move has its own number (``2B. e4``, see `games.boards.notation`).

PGN knows no escape for ``}`` inside a comment: it is written as ``)``. Tag values and comments
are single lines of text: line breaks and control characters in them become spaces.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cfanp_gui.core.actions import IllegalAction, Transition
from cfanp_gui.core.game import GameLookup, Position
from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.core.notation import DEFINITION_TAG, Notation
from cfanp_gui.core.options import options_text, told
from cfanp_gui.core.text import shown
from cfanp_gui.record import movetext
from cfanp_gui.record.cpgn_reader import Kept, State, played_out, read_game, read_line
from cfanp_gui.record.files import replace_texts
from cfanp_gui.record.game_record import GameRecord, RecordError, outcome_of, result_at_end
from cfanp_gui.record.game_texts import GameSource, game_texts, opened, source_of
from cfanp_gui.record.lexer import RESULT
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.movetext import MAX_DEPTH, ROSTER, Branch, PendingLine, Word, write_tree

ENCODING = "utf-8"
"""Encoding of all record files."""

__all__ = ["load", "read_game", "read_games", "read_line", "save", "write_game", "write_line"]


def read_games(text: str, find_game: GameLookup) -> list[GameRecord]:
    """Return the games of a text in order; none for an empty one.

    Raises RecordError, naming line and column and what was expected.
    """
    return _read(source_of(text), find_game)


def load(path: Path, find_game: GameLookup) -> list[GameRecord]:
    """Return the games of a file. Raises OSError and RecordError."""
    with opened(path, ENCODING) as source:
        return _read(source, find_game)


def _read(source: GameSource, find_game: GameLookup) -> list[GameRecord]:
    room = Kept()
    return [read_game(text, find_game, room) for text in game_texts(source, all_text=True)]


def save(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games to a file completely or not at all. Raises OSError and RecordError."""
    replace_texts(path, map(write_game, games))


_TAG_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_+#=:.-]*\Z")


def write_game(record: GameRecord) -> str:
    """Return the record of a game, ending with a line break. Raises RecordError if invalid."""
    notation, players = record.game.notation, record.start.players
    naming = notation.naming
    start = record.start.resolve_pending()[0]
    moves, write = record.moves, Movetext(start, notation).write
    main: PendingLine[State] = PendingLine(moves, record.game.quick_line(start) or start)
    lead = movetext.comment(_lead(moves, record.comment))
    tokens = write_tree(main, write, lead, MAX_DEPTH)
    result = result_at_end(players, outcome_of(record.tags, main.state), record.result)
    if not RESULT.match(result):
        raise RecordError(
            "“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)",
            result=shown(result),
        )
    for name in record.tags:
        if not _TAG_NAME.match(name):
            raise RecordError(
                "“{name}” is not a tag name (expected letters, digits and underscores)",
                name=shown(name),
            )
        if naming.ours(name):
            raise RecordError("the tag {name} is written by the record itself", name=name)
    tags = ROSTER | record.tags
    names = [
        (f"{tag}{naming.label(player)}", text)
        for tag, texts in ((naming.player, record.names), (naming.colour, record.colours))
        for player, text in enumerate(texts, start=1)
    ]
    lines = [
        *((name, tags.pop(name)) for name in ROSTER),
        ("Result", result),
        ("Variant", record.game.name),
        ("Players", str(players)),
        *names,
        ("Options", options_text(told(record.game.options, record.options))),
    ]
    if record.game.definition:
        lines.append((DEFINITION_TAG, movetext.in_one_line(record.game.definition)))
    if record.custom_start:
        lines += [("SetUp", "1"), (naming.position, record.start.to_text())]
    lines += tags.items()
    return f"{movetext.tag_lines(lines)}\n{movetext.wrapped([*tokens, result])}\n"


def write_line(
    first: MoveNode, position: Position, notation: Notation[Any], is_alone: bool = False
) -> str:
    """Return a line as movetext, with its variations and notes, as `read_line` reads it.

    It begins with an action in `position`; with `is_alone` alternatives to that are left out.
    Raises RecordError for illegal moves.
    """
    moves = first.continuation()
    lead = movetext.comment(_lead(moves, ""))
    main: PendingLine[State] = PendingLine(moves, position, is_alone=is_alone)
    write = Movetext(position, notation).write
    return movetext.wrapped(write_tree(main, write, lead, MAX_DEPTH))


class Movetext:
    """Writer of the moves of any game in its notation."""

    def __init__(self, start: Position, notation: Notation[Any]) -> None:
        """Begin at `start`, which is settled."""
        self._start, self._notation = start, notation

    def write(self, line: PendingLine[State]) -> Word[State]:
        """Return the word for the next action of a line. Raises RecordError."""
        nodes, index = line.nodes, line.index
        node, before = nodes[index], line.state
        if isinstance(before, Position):
            return self._word(line, before)
        number = before.round  # tested first, because a line is fastest at its end
        written = before.written(node.action)
        if written is None:
            return self._word(line, played_out(self._start, before))
        return Word(
            1,
            node.nags,
            written[0],
            number,
            written[1],
            movetext.comment(_lead(nodes, "")) if line.begins else [],
            movetext.comment(_noted(nodes, index)),
            [Branch(other, before, line.ply + index) for other in line.variations_on(node)],
        )

    def _word(self, line: PendingLine[State], before: Position) -> Word[State]:
        """Return the written form of an action in a position."""
        notation, nodes, index = self._notation, line.nodes, line.index
        node, following = nodes[index], _at(nodes, index + 1)
        ply = line.ply + index
        position, transition = _played(before, node, ply)
        lead = movetext.comment(_lead(nodes, "")) if line.begins else []
        alternatives = line.variations_on(node)
        variations: list[Branch[State]] = [Branch(other, before, ply) for other in alternatives]
        written = [node]
        if (
            following is not None
            and not isinstance(following.action, GiveTurn)
            and notation.implies(following.action, node.action)
        ):
            instead = following.variations
            # A variation begins before the unwritten action too: its first action must show which
            # of the two it replaces.
            clear = (
                all(notation.implies(other.action, node.action) for other in instead)
                and not any(other.action == node.action for other in alternatives)
                and not (node.nags or movetext.single(_noted(nodes, index)))
            )
            if clear:
                variations += [Branch(other, position, ply + 1) for other in instead]
                before, ply = position, ply + 1
                position, transition = _played(before, following, ply)
                written.append(following)
        action = written[-1].action
        given = isinstance(action, GiveTurn)
        return Word(
            len(written),
            [nag for move in written for nag in move.nags],
            action.text if given else notation.human(before, action, transition),
            notation.round(before),
            position,
            lead,
            movetext.comment(_noted(nodes, index + len(written) - 1)),
            variations,
        )


def _at(line: list[MoveNode], index: int) -> MoveNode | None:
    return line[index] if index < len(line) else None


def _played(position: Position, node: MoveNode, ply: int) -> tuple[Position, Transition]:
    try:
        return node.played_in(position)
    except IllegalAction as error:
        words = {"ply": ply + 1, "action": node.action.text, "reason": error.refusal.sentence}
        raise RecordError("move {ply}, {action}: {reason}", **words) from None


def _lead(line: list[MoveNode], text: str) -> str:
    """Return the comment ahead of a line's first action."""
    return f"{text} {line[0].before}" if line and line[0].before else text


def _noted(line: list[MoveNode], index: int) -> str:
    """Return the comment behind an action, merged with the one ahead of the next."""
    following = _at(line, index + 1)
    text = line[index].noted
    return f"{text} {following.before}" if following is not None and following.before else text
