"""Games of any number of armies as text; what is canonical in it is said in `record.cpgn`."""

from __future__ import annotations

import re
from typing import Any

from cfanp_gui.core.game import IllegalAction, OptionValue, Position, Transition
from cfanp_gui.core.notation import Notation, TagNames
from cfanp_gui.core.text import Text, shown
from cfanp_gui.record import movetext
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError, result_token
from cfanp_gui.record.lexer import RESULT
from cfanp_gui.record.movetext import MAX_DEPTH, ROSTER
from cfanp_gui.record.tree_writer import Branch, Line, Word, write_tree

_TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}\Z")
_SWITCH = {True: "on", False: "off"}


def write_game(record: GameRecord) -> str:
    """Return the record of a game, ending with a line break.

    Raises RecordError for moves that cannot be played, tags that cannot be written, and a
    result that is not one.
    """
    notation = record.game.notation
    naming = notation.naming
    main = Line(record.moves, record.start.resolve_pending()[0])
    tokens = write_tree(
        main, _Movetext(notation), movetext.comment(_lead(record.moves, record.comment))
    )
    final = main.state
    players = record.start.players
    outcome = final.outcome()
    result = record.result if outcome is None else result_token(players, outcome)
    if not RESULT.match(result):
        raise RecordError(
            Text(
                "“{result}” is not a result (expected * or scores such as 1-0-0 or 1/2-1/2)",
                result=shown(result),
            )
        )
    tags = ROSTER | _own_tags(record.tags, naming)
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
        ("Options", _write_options(record.options)),
    ]
    if record.custom_start:
        lines += [("SetUp", "1"), (naming.position, record.start.to_text())]
    lines += tags.items()
    return f"{movetext.tag_lines(lines)}\n{movetext.wrapped([*tokens, result])}\n"


def _own_tags(tags: dict[str, str], naming: TagNames) -> dict[str, str]:
    """Return the further tags of a record, checked."""
    for name in tags:
        if not _TAG_NAME.match(name):
            raise RecordError(
                Text(
                    "“{name}” is not a tag name (expected letters, digits and underscores)",
                    name=shown(name),
                )
            )
        if naming.ours(name):
            raise RecordError(Text("the tag {name} is written by the record itself", name=name))
    return tags


def _write_options(options: dict[str, OptionValue]) -> str:
    return " ".join(
        f"{name}={_SWITCH[value] if isinstance(value, bool) else value}"
        for name, value in options.items()
    )


class _Movetext:
    """Writes the moves of any game as its notation has them."""

    max_depth = MAX_DEPTH

    def __init__(self, notation: Notation[Any]) -> None:
        self._notation = notation

    def write(self, line: Line[Position]) -> Word[Position]:
        """Write the next action, or an implied one and the next; see `WritingDialect.write`."""
        notation = self._notation
        nodes, index = line.nodes, line.index
        node, following = nodes[index], _at(nodes, index + 1)
        before, ply = line.state, line.ply + index
        position, transition = _played(before, node, ply)
        lead = movetext.comment(_lead(nodes, "")) if line.begins else []
        alternatives = [] if line.begins else _alternatives(node)
        variations = [Branch(other, before, ply) for other in alternatives]
        written = [node]
        if following is not None and notation.implies(following.action, node.action):
            instead = _alternatives(following)
            # A variation begins before the unwritten action too: its first one must show
            # which of the two it is played instead of.
            clear = (
                all(notation.implies(other[0].action, node.action) for other in instead)
                and not any(other[0].action == node.action for other in alternatives)
                and not (node.nags or movetext.single(_noted(nodes, index)))
            )
            if clear:
                variations += [Branch(other, position, ply + 1) for other in instead]
                before, ply = position, ply + 1
                position, transition = _played(before, following, ply)
                written.append(following)
        return Word(
            written,
            notation.human(before, written[-1].action, transition),
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
        return node.play(position)
    except IllegalAction as error:
        raise RecordError(
            Text(
                "move {ply}, {action}: {reason}",
                ply=ply + 1,
                action=node.action.text,
                reason=error.refusal.sentence,
            )
        ) from None


def _alternatives(node: MoveNode) -> list[list[MoveNode]]:
    """Return the variations on an action, each followed by those on its own first action."""
    found = []
    open_lines = [line for line in reversed(node.variations) if line]
    while open_lines:
        line = open_lines.pop()
        found.append(line)
        open_lines += [other for other in reversed(line[0].variations) if other]
    return found


def _lead(line: list[MoveNode], text: str) -> str:
    """Return the comment ahead of a line's first action."""
    return f"{text} {line[0].before}" if line and line[0].before else text


def _noted(line: list[MoveNode], index: int) -> str:
    """Return the comment behind an action, with what stands ahead of the next one."""
    following = _at(line, index + 1)
    text = line[index].comment
    return f"{text} {following.before}" if following is not None and following.before else text
