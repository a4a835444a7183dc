"""Conversion between a match being played and its record: saving, opening, and crash recovery."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.position import UNFINISHED
from cfanp_gui.core.text import Localize, Text, sentence_of, shown
from cfanp_gui.record.clock_comment import clock_text, parse_time
from cfanp_gui.record.game_record import (
    ANALYSIS_TAG,
    CURSOR_TAG,
    UNDONE,
    GameRecord,
    result_at_end,
    result_token,
)
from cfanp_gui.record.journal import Recovered
from cfanp_gui.record.move_tree import MoveNode, Reached
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.clock import TimeControl, TimeControlError, milliseconds
from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.game_file import FILE, GameFile, file_entry, read_file_entry
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.journal_entries import names_after, replay
from cfanp_gui.session.journal_writer import RESULT, SAVED, STAND, TIMES_AT
from cfanp_gui.session.match import BOTS_TAG, Match, Player, plain_name, read_bots
from cfanp_gui.session.match_clocks import Times, Timing
from cfanp_gui.session.tree import Node

CONTROL_TAG = "TimeControl"
CLOCKS_TAG = "Clocks"
"""Tag with every player's time at the end of the main line, if the moves do not have it."""
CURSOR_CLOCKS_TAG = "CursorClocks"
"""Tag with the times at the cursor, if it was elsewhere."""


class RestoreError(ValueError):
    """Raised for a journal that cannot be replayed fully; the message names the entry or line."""

    def __init__(self, problem: str, session: GameSession) -> None:
        """Keep `session`, replayed as far as the journal allows."""
        super().__init__(problem)
        self.session = session


def record_of(session: GameSession) -> GameRecord:
    """Return the record of a session: its whole tree, which it shares, with all notes.

    A result from a record stays while the main line ends where it did and the rules know no other.
    In an analysis it is that of the analysed game. Clocks stand in comments, and the last ones in a
    tag.
    """
    last, end = session.root.line()[-1], session.game_end
    analysis = {} if end is None else {ANALYSIS_TAG: end.place()}
    return GameRecord(
        game=session.match.game,
        options=dict(session.match.options),
        names=session.match.names,
        colours=session.match.colours,
        start=session.true_start,
        custom_start=session.custom_start,
        root=session.root,
        tags=session.tags | _time_tags(session, last) | analysis,
        result=_result_of(session)[1],
    )


def record_as_it_stands(session: GameSession) -> GameRecord:
    """Return the record of a session for a file, with its cursor, so that it opens there."""
    record = record_of(session)
    record.tags |= _cursor_tag(session.cursor) | _cursor_clocks_tag(session)
    record.result = result_as_it_stands(session)
    return record


def result_as_it_stands(session: GameSession) -> str:
    """Return the result token of the game, or of the one analysed, for a file."""
    return UNFINISHED if session.cursor.undone_to is not None else _result_of(session)[1]


def _result_of(session: GameSession) -> tuple[Node, str]:
    """Return the end of the game, or of the one analysed, and its result token."""
    end = session.game_end or session.root.line()[-1]
    outcome = end.reached.position.outcome()
    if session.result is not None and session.result[0] is end:
        return end, result_at_end(end.position.players, outcome, session.result[1])
    return end, result_token(end.position.players, outcome)


def record_of_line(session: GameSession) -> GameRecord:
    """Return the record of the line through a session's cursor, as if it were the game."""
    start, *moves = session.line()
    root = MoveNode(comment=start.comment, reached=Reached(start.position))
    root.extend(
        MoveNode(
            node.action, node.comment, node.nags, reached=Reached(node.position, node.transition)
        )
        for node in moves
    )
    # From the root's own position, in which the first action was played.
    return replace(record_of(session), root=root, start=start.position, custom_start=True)


def session_of(
    record: GameRecord,
    colours: tuple[str, ...] | None = None,
    now: Callable[[], int] = milliseconds,
    localize: Localize = str,
    ignored: Callable[[str], object] = lambda _: None,
) -> GameSession:
    """Return a session at the cursor that a record gives, or else at its end.

    `colours`, or the usual ones, serve if it names none. Its clocks stand, for good if the game has
    ended by its result. `localize` translates the names of unnamed players; `ignored` is told of
    each tag about the table that is not used. Raises IllegalAction.
    """
    bots = read_bots(record.tags.get(BOTS_TAG, ""), len(record.names)) or {}
    seats = tuple(
        Player(plain_name(name, player, localize), bots.get(player))
        for player, name in enumerate(record.names, start=1)
    )
    if colours is None:
        colours = tuple(usual_colours(record.start))
    time = _time_control(record.tags)
    match = Match(record.game, record.options, seats, record.colours or colours, time)
    session = GameSession(match, record.start, now)
    session.custom_start = record.custom_start
    session.tags.update(record.tags)
    session.remarks = record.remarks
    session.root.comment = record.comment
    session.root.graft(record.root, merged=False)
    last = session.root.line()[-1]
    times = session.tags.pop(CURSOR_CLOCKS_TAG, "")
    node, way_end, undone = _stood(session, last, ignored)
    is_new = not record.root.children and record.result == UNFINISHED
    session.cursor.live = is_new or undone
    if (place := session.tags.pop(ANALYSIS_TAG, None)) is not None:
        session.game_end, session.cursor.live = last, False
        with suppress(ValueError):  # a place outside the tree means the end of the main line
            session.game_end = session.root.at_place(place)
    session.result = (session.game_end or last, record.result)
    if session.timing is not None:
        _set_clocks(session, session.timing, last)
        session.timing.know(session.root.whole())
        session.timing.frozen = record.result != UNFINISHED
        if times and node is not last:
            _set_cursor_clocks(session.timing, node, times, ignored)
    session.move_cursor(node, "")
    session.look_anew()
    session.cursor.lead_to(way_end)
    session.cursor.taking_back = undone and session.cursor.live
    if session.timing is not None and session.root.children:
        session.timing.arrive(node)  # includes the root, which no action leads to
    session.mark_saved()
    return session


def analysis_of(session: GameSession) -> GameSession:
    """Return an analysis of a session, at the same place of its own copy of the tree."""
    record = record_of(session)
    place = session.node.place()
    end = session.game_end or session.root.line()[-1]
    record.tags = {
        name: value for name, value in record.tags.items() if name not in (CONTROL_TAG, CLOCKS_TAG)
    } | {ANALYSIS_TAG: end.place()}
    analysis = session_of(record, session.match.colours)
    analysis.visit(analysis.root.at_place(place))
    if session.pair is not None and not session.pairs.is_offered:
        analysis.push(session.pair)
    return analysis


def restored(
    recovered: Recovered,
    colours: tuple[str, ...] | None = None,
    now: Callable[[], int] = milliseconds,
    localize: Localize = str,
) -> GameSession:
    """Return a session as a journal left it, complete to the last entry, and saved where it was.

    Raises RestoreError, with the session up to there, if an entry does not fit the game or the
    journal is damaged; IllegalAction if not even its game can be played.
    """
    session = session_of(recovered.game, colours, now, localize)
    session.saved_at = ()  # until an entry says otherwise
    problem = recovered.damage
    for number, entry in enumerate(recovered.entries, start=1):
        try:
            replay(session, entry)
        except IllegalAction as refused:
            problem = Text(
                "entry {number}, “{entry}”: {refusal}",
                number=number,
                entry=shown(entry),
                refusal=refused.refusal.sentence,
            )
            break
        except ValueError as error:
            problem = Text("entry {number}: {problem}", number=number, problem=sentence_of(error))
            break
    session.edits.forget()  # those of the journal alone, without the notes
    if problem:
        raise RestoreError(problem, session)
    return session


def is_played(recovered: Recovered) -> bool:
    """Return True if anything was done in an abandoned game except looking and moving boards."""
    words = [entry.partition(" ")[0] for entry in recovered.entries]
    if recovered.game.root.children and SAVED not in words:
        return True
    for entry, word, before in zip(recovered.entries, words, ("", *words), strict=False):
        # Elapsed time is written separately; as it stood somewhere, behind the place.
        stood = word == "clock" and before in (*_LOOKED, *_STEPPED)
        laid = entry.startswith(f"tag {LAYOUT_TAG} ")
        if not (stood or laid or word in _LOOKED or word in _STEPPED):
            return True
    return False


def is_stepped(recovered: Recovered) -> bool:
    """Return True if something was undone or redone in an abandoned game."""
    return any(entry.partition(" ")[0] in _STEPPED for entry in recovered.entries)


_LOOKED = (SAVED, FILE, STAND, RESULT, TIMES_AT, "go")
"""Words of entries for the state of a game and its origin."""
_STEPPED = ("back", "ahead")


def names_left(recovered: Recovered, localize: Localize = str) -> tuple[str, ...]:
    """Return the names of the players when a game was abandoned; `localize` as in `session_of`."""
    names = [
        plain_name(name, player, localize)
        for player, name in enumerate(recovered.game.names, start=1)
    ]
    return names_after(names, recovered.entries)


def file_left(recovered: Recovered) -> GameFile | None:
    """Return the file of an abandoned game in its state of then, or None."""
    for entry in reversed(recovered.entries):
        word, _, rest = entry.partition(" ")
        if word == FILE:
            return read_file_entry(rest)
    return None


def entries_beside(session: GameSession) -> tuple[str, ...]:
    """Return the entries for what a record lacks: file, saved state, cursor and clocks."""
    entries = [] if session.file is None else [file_entry(session.file)]
    timing = session.timing
    if timing is not None:
        entries += _times_entries(timing, session)
    end, token = _result_of(session)
    node, own = session.result or (end, UNFINISHED)
    if node.nearest() is not node:
        node, own = end, UNFINISHED  # it has left the tree
    if own != token or (node is not end and own != UNFINISHED):
        entries.append(f"{RESULT} {node.place()} {own}")
    if session.root.children:
        entries.append(session.standing)
    if not session.unsaved:
        entries.append(SAVED)  # the cursor's entry covers it
    if timing is not None and timing.begun and not timing.frozen:
        entries.append(f"clock {timing.entry()}")
    return tuple(entries)


def _times_entries(timing: Timing, session: GameSession) -> Iterator[str]:
    """Yield the entries for times at positions that a record would not give."""
    last = session.root.line()[-1]
    recorded: dict[Node | None, Times] = {None: timing.initial}
    for node in session.root.whole():
        times = timing.times_at(node)
        move = [] if node.parent is None else [node]
        recorded[node] = timing.recorded(recorded[node.parent], move)
        if node is last:  # in a tag, as the clocks stand now where the cursor is there
            recorded[node] = timing.clock.times() if node is session.node else times
        if times != recorded[node]:
            yield f"{TIMES_AT} {node.place()} {'/'.join(map(str, times))}"


def _time_control(tags: dict[str, str]) -> TimeControl | None:
    """Return the time control in tags; None for none or one of another kind."""
    try:
        return TimeControl.parse(tags.get(CONTROL_TAG, ""))
    except TimeControlError:
        return None


def _time_tags(session: GameSession, last: Node) -> dict[str, str]:
    """Return tags with the time control, and the times at the end unless the moves have them."""
    time, timing = session.match.time, session.timing
    if time is None or timing is None:
        return {}
    tags = {} if _time_control(session.tags) == time else {CONTROL_TAG: time.text}
    times = timing.clock.times() if session.node is last else timing.times_at(last)
    if times != timing.recorded(timing.initial, session.root.line()):
        tags[CLOCKS_TAG] = " ".join(map(clock_text, times))
    return tags


def _cursor_clocks_tag(session: GameSession) -> dict[str, str]:
    """Return the tag with the times at the cursor, unless the moves have them."""
    timing, node = session.timing, session.node
    if timing is None or (node.on_main_line and not node.children):
        return {}
    times = timing.clock.times()
    if times == timing.recorded(timing.initial, list(node.path())[::-1]):
        return {}
    return {CURSOR_CLOCKS_TAG: " ".join(map(clock_text, times))}


def _read_times(timing: Timing, text: str) -> Times | None:
    """Return the times in a tag; None if it contains anything else."""
    words = [parse_time(word) for word in text.split(" ")]
    times: Times = tuple(time for time in words if time is not None)
    return times if len(times) == len(words) == len(timing.initial) else None


def _set_clocks(session: GameSession, timing: Timing, last: Node) -> None:
    """Set the clocks from a record's tag; an invalid tag is kept as it is."""
    times = _read_times(timing, session.tags.get(CLOCKS_TAG, ""))
    if times is not None:
        last.times = times
        del session.tags[CLOCKS_TAG]
        if last is session.root:
            timing.arrive(last)  # no action leads to the root


def _set_cursor_clocks(
    timing: Timing, node: Node, text: str, ignored: Callable[[str], object]
) -> None:
    """Set the times at a node from a tag; `ignored` is told of an invalid tag."""
    times = _read_times(timing, text)
    if times is not None:
        node.times = times
        return
    message = Text(
        "the tag {tag}, “{value}”, is not the time of {clocks} clocks (expected {expected})",
        tag=CURSOR_CLOCKS_TAG,
        value=shown(text),
        clocks=len(timing.initial),
        expected=" ".join(map(clock_text, timing.initial)),
    )
    ignored(message)


_STOOD = re.compile(rf"(?P<place>\S+)(?P<undone> {UNDONE})?(?: ahead (?P<ahead>\S+))?\Z")
"""Pattern of `CURSOR_TAG`: the place of the cursor, as written by `MoveNode.place`.

After it comes ``undone`` if the moves that follow were undone and the game goes on from there, and
``ahead`` with a second place if redo does not lead along the main continuations: ``0*12 ahead
0*12.1.0*3``.
"""


def _cursor_tag(cursor: Cursor) -> dict[str, str]:
    """Return the tag of a cursor; empty at the end of the main line."""
    node, end = cursor.node, cursor.way_end
    value = node.place()
    if cursor.undone_to is not None:
        value = f"{value} {UNDONE}"
    if any(step.heads_variation for step in takewhile(lambda step: step is not node, end.path())):
        value = f"{value} ahead {end.place()}"
    elif not node.children and node.on_main_line:
        return {}
    return {CURSOR_TAG: value}


def _stood(
    session: GameSession, last: Node, ignored: Callable[[str], object]
) -> tuple[Node, Node, bool]:
    """Return the cursor's node in a session's record, by default the end of the main line.

    With it come the node that redo leads to, and True if later moves were undone. `ignored` is told
    of an invalid tag.
    """
    text, root = session.tags.pop(CURSOR_TAG, ""), session.root
    with suppress(ValueError):
        if (parts := _STOOD.match(text)) is not None:
            node = root.at_place(parts["place"])
            end = node if parts["ahead"] is None else root.at_place(parts["ahead"])
            undone = parts["undone"] is not None
            if end.within(node) and (not undone or (node.children and node.on_main_line)):
                return node, end, undone
    if text:
        message = Text(
            "the tag {tag}, “{value}”, names no place in the game (expected such as 0*12)",
            tag=CURSOR_TAG,
            value=shown(text),
        )
        ignored(message)
    return last, last, False
