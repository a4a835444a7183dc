"""Replay of journal entries, as `record.journal` keeps them: a word, a blank, and its arguments."""

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.given_turn import parse_give_turn
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import TextError, shown
from cfanp_gui.record.cpgn import read_line
from cfanp_gui.session import variations
from cfanp_gui.session.annotations import one_line
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.edit_history import notes_of
from cfanp_gui.session.game_file import FILE, read_file_entry
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.journal_writer import FLAGS, RESULT, SAVED, STAND, TIMES, TIMES_AT
from cfanp_gui.session.match import BotSeat, Player, plain_name
from cfanp_gui.session.match_clocks import Times

MAX_LAID = 1_000
"""Maximum length of a tag in a journal entry; longer ones are ignored."""


def replay(session: GameSession, entry: str) -> None:
    """Replay an entry. Raises ValueError for an unknown one, IllegalAction for an illegal one."""
    word, _, rest = entry.partition(" ")
    known = _KNOWN.get(word)
    if known is None or (word in _COUNTED and not (rest.isascii() and rest.isdigit())):
        raise TextError(
            "“{entry}” is not a journal entry (expected one such as play, back or clock)",
            entry=entry,
        )
    known(session, rest)


def _play(session: GameSession, text: str, main: bool = True) -> None:
    """Play an action of the game or a variation. Raises IllegalAction, ValueError."""
    move, known, times = text.partition(TIMES)
    action = parse_give_turn(move) or session.game.parse_action(move)
    refusal = session.play(action, main, _times(session, times) if known else None)
    if refusal is not None:
        raise IllegalAction(refusal)
    if session.timing is not None:
        session.timing.clock.pause()  # no time passes after it


def _set_clock(session: GameSession, text: str) -> None:
    """Set the clocks, if there are any."""
    times = _times(session, text)
    if session.timing is not None and times is not None:
        session.timing.replay(times)


def _times(session: GameSession, text: str) -> Times | None:
    return None if session.timing is None else session.timing.parse(text)


def _set_tag(session: GameSession, text: str) -> None:
    """Set a tag; an invalid one is ignored, because no move depends on it."""
    name, _, value = text.partition(" ")
    sane = len(value) <= MAX_LAID and value.isascii() and value.isprintable()
    if name == LAYOUT_TAG and sane:
        session.tags.set(name, value)


def _note(session: GameSession, text: str) -> None:
    """Set notes on an action. Raises ValueError for an unknown place or invalid glyphs."""
    place, _, rest = text.partition(" ")
    node = session.root.at_place(place)
    glyphs, _, comment = rest.partition(" ")
    nags = () if glyphs in ("", "-") else tuple(int(nag) for nag in glyphs.split(","))
    session.edits.set(node, notes_of(node)._replace(comment=one_line(comment), nags=nags))


def _describe(session: GameSession, text: str) -> None:
    """Set the note about a player. Raises ValueError for an unknown player."""
    number, _, rest = text.partition(" ")
    session.annotations.describe(int(number), rest)


def names_after(names: Sequence[str], entries: Iterable[str]) -> tuple[str, ...]:
    """Return the names of players after entries, of which unknown ones change nothing."""
    called = {str(player): name for player, name in enumerate(names, start=1)}
    for entry in entries:
        word, _, rest = entry.partition(" ")
        if word in _SEATED:
            with suppress(ValueError):
                number, seat = _taken(word, rest)
                if number in called and seat.name.strip():
                    called[number] = plain_name(seat.name, int(number))
    return tuple(called.values())


_SEATED = ("seat", "bot")
"""Words of entries by which a person or a bot takes a seat."""


def _taken(word: str, text: str) -> tuple[str, Player]:
    """Return a player's number, as written, and their seat's new occupant. Raises ValueError."""
    number, _, name = text.partition(" ")
    bot = None
    if word == "bot":
        level, _, name = name.partition(": ")
        bot = BotSeat.parse(level)
    return number, Player(name, bot)


def _substitute(session: GameSession, word: str, text: str) -> None:
    """Give a seat to a person or a bot. Raises ValueError for an unknown seat."""
    number, seat = _taken(word, text)
    players = range(1, len(session.match.seats) + 1)
    if not number.isascii() or not number.isdigit() or int(number) not in players:
        raise TextError("“{number}” is not the number of a player", number=number)
    substitute(session, int(number), seat.name, seat.bot)


def _paste(session: GameSession, text: str) -> None:
    """Put a line behind a place. Raises ValueError for an unknown place or an invalid line."""
    place, _, rest = text.partition(" ")
    node = session.root.at_place(place)
    start = read_line(rest, node.reached.position, session.game.notation)
    variations.paste(session, start, node)


def _stand(session: GameSession, text: str) -> None:
    """Restore a state in the tree. Raises ValueError if it is not in it."""
    place, _, rest = text.partition(" ")
    end, *words = rest.split(" ")
    node, way_end = session.root.at_place(place), session.root.at_place(end)
    if not way_end.within(node):
        raise TextError("“{end}” does not follow “{place}”", end=shown(end), place=shown(place))
    session.visit(node)
    cursor = session.cursor
    cursor.lead_to(way_end)
    cursor.live, cursor.taking_back, given, frozen = (flag in words for flag in FLAGS)
    cursor.given = node if given else None
    if session.timing is not None:
        session.timing.frozen = frozen


def _decide(session: GameSession, text: str) -> None:
    """Adopt the result of a record. Raises ValueError if it or its place is invalid."""
    place, _, token = text.partition(" ")
    if _RESULT.fullmatch(token) is None:
        raise TextError("“{result}” is not a result", result=shown(token))
    session.decide(session.root.at_place(place), token)


_RESULT = re.compile(rf"{re.escape(UNFINISHED)}|(?:0|1/2|1)(?:-(?:0|1/2|1))+", re.ASCII)


def _set_times(session: GameSession, text: str) -> None:
    """Set the times at a position. Raises ValueError for an unknown place or invalid times."""
    place, _, times = text.partition(" ")
    node = session.root.at_place(place)
    node.times = _times(session, times) or node.times


def _retrace(session: GameSession, step: Callable[[], object]) -> None:
    """Undo or redo a change of the tree."""
    step()
    session.cursor.forget_way()


_COUNTED = ("back", "forward")
"""Words followed by a number; the second occurs only in journals of version 1."""

_KNOWN: dict[str, Callable[[GameSession, str], object]] = {
    "play": _play,
    "try": lambda session, text: _play(session, text, main=False),
    "clock": _set_clock,
    "tag": _set_tag,
    "note": _note,
    "about": _describe,
    "seat": lambda session, text: _substitute(session, "seat", text),
    "bot": lambda session, text: _substitute(session, "bot", text),
    "back": lambda session, steps: session.go_back(int(steps)),
    "forward": lambda session, steps: session.move_cursor(session.cursor.ahead(int(steps)), ""),
    "ahead": lambda session, place: session.move_cursor(session.root.at_place(place), ""),
    "go": lambda session, place: session.visit(session.root.at_place(place)),
    "promote": lambda session, place: variations.promote(session, session.root.at_place(place)),
    "delete": lambda session, place: variations.delete(session, session.root.at_place(place)),
    "paste": _paste,
    "annotate": lambda session, text: variations.annotate(
        session, variations.read_annotation(text, session.root, session.game)
    ),
    "undo": lambda session, _: _retrace(session, session.edits.take_back),
    "redo": lambda session, _: _retrace(session, session.edits.do_again),
    STAND: _stand,
    RESULT: _decide,
    TIMES_AT: _set_times,
    FILE: lambda session, text: session.set_file(read_file_entry(text)),
    SAVED: lambda session, _: session.mark_saved(),
}
"""Function for each word, called with the text after it."""
