"""What actions lead to, and what is known of a position: the answers in the folder `rules/`."""

import re
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Position
from cfanp_gui.core.notation import NotationError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.games.armies.modifiers import exchange, kingcapture, limits
from cfanp_gui.games.armies.threats import every_threat
from cfanp_gui.session.game_session import GameSession
from tests.golden.tables import Table, board_of, plain, refused, source_of, square_text

FACTS = ("mated", "fallen", "repainted", "kings", "scene", "attackers", "losses", "out")
"""Facts told of an event beside its sentence."""


def rules(table: Table) -> Callable[[str], str]:
    """Return a function that tells the results of actions and the facts known afterwards.

    A question is actions one after the other, the last of which is told of; or what is asked of the
    position that they lead to, behind a semicolon. A question that begins with a plus is asked of
    the pieces of the table with more pieces and other fields, which end with a colon; one with an
    equals sign of pieces and fields of its own.
    """
    session = table.session()
    text = "" if "play" in table.settings else table.position_line()
    start = table.game.from_text(text, table.options) if text else session.position

    def answer(question: str) -> str:
        position, change = start, None
        if question.startswith(("+", "= ")):
            given, _, question = question.partition(" : ")
            other = table.with_more(given) if given[0] == "+" else table.built(given[1:].strip())
            position = table.game.from_text(other, table.options)
        tokens, _, asked = question.partition(";")
        for token in tokens.split():
            try:
                action = table.game.parse_action(token)
            except (NotationError, ValueError) as error:
                return f"unreadable: {plain(session, str(error))}"
            if refusal := position.refusal(action):
                return refused(session, refusal)
            position, change = position.apply(action)
        if not asked:
            assert change is not None, f"{table}: {question}"
            return happened(session, position, change)
        name, *more = asked.split()
        return plain(session, known(session, position, change, name, more))

    return answer


def happened(session: GameSession, position: Position, change: Transition) -> str:
    """Return the results of an action: sentences, pieces, checks, and the line without boards."""

    def at(square: Square) -> str:
        return square_text(position, square)

    parts = [" ".join(event.text(session.name) for event in change.events)]
    parts += [
        f"{at(one.origin)}-{at(one.target)}"
        + (f"={one.after.letter}" if one.before.letter != one.after.letter else "")
        for one in change.moved
    ]
    parts += [f"{piece_text(one.piece)} put on {at(one.square)}" for one in change.placed]
    parts += [
        f"{'gone ' if one.removed else 'x'}{piece_text(one.piece)}:{at(one.square)}"
        for one in change.captured
    ]
    parts += [
        f"{session.name(one.player)} {'gets' if one.gained else 'gives'} {one.piece.letter}"
        for one in change.stockpiles
    ]
    parts += [f"check {at(square)}" for square in change.checks]
    if (outcome := position.outcome()) is not None:
        players = " and ".join(session.name(player) for player in outcome.players)
        parts.append(f"{outcome.result} of {players}: {outcome.reason}")
    parts.append(position.to_text().partition(" ")[2])
    return " | ".join(filter(None, parts))


def known(
    session: GameSession, position: Any, change: Transition | None, name: str, more: list[str]
) -> str:
    """Return the answer to what is asked of a position."""
    match name:
        case "line":
            return str(position.to_text())
        case "legal" | "count":
            begun = tuple(more) or ""
            found = [one.text for one in position.all_actions() if one.text.startswith(begun)]
            if name == "count":
                return str(len(found))
            pair = more[0].partition(":")[0] + ":" if len(more) == 1 else ""
            return " ".join(text.removeprefix(pair) for text in found) or "nothing"
        case "pending":
            after, events = position.resolve_pending()
            told = [event.text(session.name) for event in events]
            return " | ".join([*told, after.to_text().partition(" ")[2]])
        case "events":
            assert change is not None
            return " | ".join(facts(position, event) for event in change.events) or "nothing"
        case "seat":
            return told_of(position, position.seat_status(ARMY_LETTERS.index(more[0])))
        case "attacks":
            return told_of(position, every_threat(position.state, position.army))
        case "demand":
            return told_of(position, position.demand(session.name))
        case "prospects":
            return prospects(position, *(argument(position, one) for one in more))
    for method in (kingcapture.frozen, kingcapture.ripe, exchange.ledger, limits.counted):
        if method.__name__ == name:
            return told_of(position, method(position.state))
    value = getattr(position, name)
    if callable(value):
        value = value(*(argument(position, one) for one in more))
    return told_of(position, value)


def facts(position: Position, event: Event) -> str:
    """Return an event as the command line has it, and what it is asked beside that."""
    values = " ".join(f"{key}={value}" for key, value in event.to_json().items())
    asked = {name: getattr(event, name) for name in FACTS}
    more = ", ".join(f"{name} {told_of(position, one)}" for name, one in asked.items() if one)
    return f"{values} ({event.weight.value}{', ' if more else ''}{more})"


def prospects(position: Any, army: int, pair: Pair) -> str:
    """Return the prospects of an army on a pair if its turn began now."""
    found = position.prospects(army)
    parts = {
        "king": found.king,
        "pairs": found.pairs,
        "moves": found.moves(pair),
        "checkers": found.checkers(pair),
        "captures": [(one.action, found.won(one)) for one in found.captures(pair)],
        "mates": [
            (one.action, [ARMY_LETTERS[other] for other in one.armies]) for one in found.mates(pair)
        ],
    }
    return ", ".join(f"{name} {told_of(position, one)}" for name, one in parts.items() if one)


def argument(position: Any, text: str) -> object:
    """Return the value of a word: an army, a piece, a pair, a board, a pocket, a square, a number.

    A minus is nothing, such as no pair.
    """
    if text == "-":
        return None
    if re.fullmatch(r"\+?[A-Z][a-z]", text):
        return Piece(text[:-1], ARMY_LETTERS.index(text[-1]))
    if text.isdecimal():
        return int(text)
    if re.fullmatch("[a-z]", text):
        return ARMY_LETTERS.index(text)
    if re.fullmatch("[A-Z]{2}", text):
        return Pair(*(board_of(position, label) for label in text))
    if re.fullmatch("[A-Z~]", text):
        return board_of(position, text)
    return source_of(position, text)


def piece_text(piece: Piece) -> str:
    """Return a piece as lines have it, ``Na``."""
    return f"{piece.letter}{ARMY_LETTERS[piece.army]}"


def told_of(position: Position, value: object) -> str:
    """Return any answer of a position on one line."""
    match value:
        case None | () | []:
            return "nothing"
        case Square():
            return square_text(position, value)
        case Pair():
            return value.name
        case Piece():
            return piece_text(value)
        case str():
            return f"“{value}”" if " " in value else value
        case Enum():
            return value.name
        case Mapping():
            rows = (f"{told_of(position, key)}: {told_of(position, one)}" for key, one in
                    value.items())  # fmt: skip
            return " ; ".join(rows) or "nothing"
    text = getattr(value, "text", None)
    if isinstance(text, str):
        return text
    if hasattr(value, "_asdict"):
        parts = (
            f"{name} {told_of(position, one)}"
            for name, one in value._asdict().items()
            if one is not None
            and one is not False
            and one not in ((), "", frozenset())
            and not (isinstance(value, SeatStatus) and name in ("seat", "paint"))
        )
        return ", ".join(parts)
    if isinstance(value, Iterable):
        found = sorted(value) if isinstance(value, frozenset) else value
        listed = [told_of(position, one) for one in found]
        return (" ; " if any("," in one for one in listed) else " ").join(listed) or "nothing"
    return str(value)
