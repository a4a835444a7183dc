"""Games of any number of armies as text; what is canonical in it is said in `record.cpgn`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from cfanp_gui.core.game import IllegalAction, OptionValue, Position, Transition
from cfanp_gui.core.notation import Notation
from cfanp_gui.core.tag_names import TagNames
from cfanp_gui.core.text import Text
from cfanp_gui.record import movetext
from cfanp_gui.record.errors import RecordError, shown
from cfanp_gui.record.game_record import GameRecord, MoveNode, result_token
from cfanp_gui.record.lexer import RESULT
from cfanp_gui.record.movetext import MAX_NAG, ROSTER

MAX_DEPTH = 1_000
"""Variations within variations, the outermost counted."""

_TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}\Z")
_SWITCH = {True: "on", False: "off"}


def write_game(game: GameRecord) -> str:
    """The record of a game, ending with a line break.

    Raises RecordError for moves that cannot be played, tags that cannot be written, and a
    result that is no result.
    """
    notation = game.system.notation
    naming = notation.naming
    tokens, final = _movetext(game, notation)
    players = game.start.players
    outcome = final.outcome()
    result = game.result if outcome is None else result_token(players, outcome)
    if not RESULT.match(result):
        raise RecordError(
            Text(
                "“{result}” is no result (expected * or scores such as 1-0-0 or 1/2-1/2)",
                result=shown(result),
            )
        )
    tags = ROSTER | _own_tags(game.tags, naming)
    names = [
        (f"{tag}{naming.label(player)}", text)
        for tag, texts in ((naming.player, game.names), (naming.colour, game.colours))
        for player, text in enumerate(texts, start=1)
    ]
    lines = [
        *((name, tags.pop(name)) for name in ROSTER),
        ("Result", result),
        ("Variant", game.system.name),
        ("Players", str(players)),
        *names,
        ("Options", _write_options(game.options)),
    ]
    if game.custom_start:
        lines += [("SetUp", "1"), (naming.position, game.start.to_text())]
    lines += tags.items()
    return f"{movetext.tag_lines(lines)}\n{movetext.wrapped([*tokens, result])}\n"


def _own_tags(tags: dict[str, str], naming: TagNames) -> dict[str, str]:
    """The further tags of a record, checked."""
    for name in tags:
        if not _TAG_NAME.match(name):
            raise RecordError(
                Text(
                    "“{name}” is no tag name (expected letters, digits and underscores)",
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


@dataclass(slots=True)
class _Writing:
    """A line of which the actions from an index on are still to be written."""

    line: list[MoveNode]
    position: Position
    ply: int
    """Actions from the start of the game to the beginning of the line."""
    index: int = 0
    round: int | None = 0
    """The round of the last move written here or before this line."""
    numbered: bool = True
    """Whether what stands before the next move tells its round."""
    depth: int = 0
    """How many variations the line is within, itself counted; 0 for the main line."""


def _movetext(game: GameRecord, notation: Notation[Any]) -> tuple[list[str], Position]:
    """The tokens of the moves with their variations, and the position after the main line.

    A stack of lines keeps deep variations from recursing.
    """
    tokens = movetext.comment(_lead(game.moves, game.comment))
    main = _Writing(game.moves, game.start.resolve_pending()[0], 0)
    stack = [main]
    while stack:
        now = stack[-1]
        if now.index == len(now.line):
            stack.pop()
            if now.depth:
                tokens[-1] += ")"
            continue
        begin = len(tokens)
        first = now.index == 0
        if now.depth and first:
            tokens += movetext.comment(_lead(now.line, ""))
        variations = _write_move(now, notation, tokens)
        if now.depth and first:
            tokens[begin] = f"({tokens[begin]}"
        if variations and now.depth == MAX_DEPTH:
            raise RecordError(
                Text(
                    "move {ply}: variations are nested more than {most} deep",
                    ply=now.ply + now.index,
                    most=MAX_DEPTH,
                )
            )
        stack += reversed(variations)
        now.numbered = now.numbered and not variations
    return tokens, main.position


def _write_move(now: _Writing, notation: Notation[Any], tokens: list[str]) -> list[_Writing]:
    """Write the next action, or an implied one and the next; answers their variations."""
    node, following = now.line[now.index], _at(now.line, now.index + 1)
    before, number, ply = now.position, now.round, now.ply + now.index
    position, transition = _applied(before, node, ply)
    alternatives = [] if now.depth and now.index == 0 else _alternatives(node)
    begun = [
        _Writing(line, before, ply, round=number, numbered=False, depth=now.depth + 1)
        for line in alternatives
    ]
    if following is not None and notation.implies(following.action, node.action):
        instead = _alternatives(following)
        # A variation begins before the unwritten action too: it must tell by its first one
        # which of the two it is played instead of.
        clear = (
            all(notation.implies(line[0].action, node.action) for line in instead)
            and not any(line[0].action == node.action for line in alternatives)
            and not (node.nags or movetext.single(_noted(now.line, now.index)))
        )
        if clear:
            begun += [
                _Writing(line, position, ply + 1, round=number, numbered=False, depth=now.depth + 1)
                for line in instead
            ]
            now.index += 1
            before, node, ply = position, following, ply + 1
            position, transition = _applied(before, node, ply)
    token = notation.human(before, node.action, transition)
    now.round = notation.round(before)
    if now.round is None:
        pass  # the token tells its number itself
    elif now.round != number:
        token = f"{now.round}. {token}"
    elif not now.numbered:
        token = f"{now.round}... {token}"
    tokens.append(token)
    for nag in dict.fromkeys(node.nags):
        if not 0 <= nag <= MAX_NAG:
            raise RecordError(
                Text("${nag} is no annotation (expected at most ${most})", nag=nag, most=MAX_NAG)
            )
        tokens.append(f"${nag}")
    tokens += movetext.comment(_noted(now.line, now.index))
    now.index += 1
    now.position, now.numbered = position, True
    return begun


def _at(line: list[MoveNode], index: int) -> MoveNode | None:
    return line[index] if index < len(line) else None


def _applied(position: Position, node: MoveNode, ply: int) -> tuple[Position, Transition]:
    try:
        return position.apply(node.action)
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
    """The variations on an action, each followed by those on its own first action."""
    found = []
    open_lines = [line for line in reversed(node.variations) if line]
    while open_lines:
        line = open_lines.pop()
        found.append(line)
        open_lines += [other for other in reversed(line[0].variations) if other]
    return found


def _lead(line: list[MoveNode], text: str) -> str:
    """The comment ahead of a line's first action."""
    return f"{text} {line[0].before}" if line and line[0].before else text


def _noted(line: list[MoveNode], index: int) -> str:
    """The comment behind an action, with what stands ahead of the next one."""
    following = _at(line, index + 1)
    text = line[index].comment
    return f"{text} {following.before}" if following is not None and following.before else text
