"""Every public way to read a game of hidden knowledge, asked without knowing what it is.

`ways` names each way that is tried, with what it answers. Functions are found by looking through
modules and objects; what they are given goes by the names of their parameters.
"""

import inspect
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice, product
from types import ModuleType
from typing import Any

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Square, without_strip
from cfanp_gui.core.commands import WORDS
from cfanp_gui.core.position import Position
from cfanp_gui.record.web_page import web_page
from cfanp_gui.session import (
    bot_seats,
    command_parser,
    formats,
    record_pictures,
    store,
    variations,
    view_model,
)
from cfanp_gui.session import input as session_input
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.access.narrator import Narrator
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from tests.record.pictures import svg

MOST = 2000
"""Calls of one function at most."""
TRUTH = {
    "session": {"true_start", "seen_by"},
    "node": {"reached", "seen_by"},
}  # fmt: skip
"""Names that may know the truth, and the views of bots: no others are left out as telling."""
CHANGING = {
    "session": {
        "agree_to_draw", "check_flag", "give_turn", "go_back", "go_to", "look_anew", "mark_saved",
        "move_cursor", "pause_clock", "play", "propose", "pull_apart", "push", "redo", "resign",
        "resume_clock", "return_to_game", "set_file", "undo", "visit", "walk",
    },
    "node": {"add", "adopt", "extend", "graft", "lead", "put", "remove", "tried"},
    "position": {"apply", "builder", "replace", "seen_by", "shown", "search_state", "turn_given"},
    "presenter": {"update"},
    "bot_seats": {"substitute"},
}  # fmt: skip
"""Names that change something, or that rules ask for with full knowledge."""
Ways = dict[str, str]


class Asker:
    """Calls functions with all that a session has to give them."""

    def __init__(self, session: GameSession, squares: int = 100) -> None:
        position: Position = session.position
        nodes = session.line()
        boards = [board.id for board in position.boards()]
        places = [Square(board.id, index) for board in position.boards()
                  for index in range(board.size)]  # fmt: skip
        places = places[:: max(1, len(places) // squares)]
        situations = [session.situation_at(node) for node in nodes]
        seats = [seat.id for seat in position.seats()]
        players = list(range(1, position.players + 1))
        pairs = list(position.pairs())
        self._pools: dict[str, list[Any]] = {
            "session": [session], "position": [position], "node": nodes,
            "at": [session.situation, *situations], "before": situations, "after": situations,
            "now": [session.situation], "game": [session.game], "seat": seats,
            "status": [position.seat_status(seat) for seat in seats],
            "board": boards, "pair": pairs, "square": places, "source": places, "target": places,
            "king": places, "player": players, "actor": players, "army": seats,
            "piece": sorted(set(position.pieces().values())),
            "transition": [one.transition for one in nodes if one.transition is not None],
            "event": [event for node in nodes for event in node.events],
            "action": list(position.all_actions())[:40], "row": list(range(len(seats))),
            "players": [players], "letter": list(session.game.piece_types),
        }  # fmt: skip

    def ask(self, name: str, function: Callable[..., Any]) -> Iterator[tuple[str, str]]:
        """Yield the name of a function with all it answers; nothing where it wants other things."""
        try:
            wanted = [one for one in inspect.signature(function).parameters.values()
                      if one.default is inspect.Parameter.empty]  # fmt: skip
        except (TypeError, ValueError):
            return
        if any(one.name not in self._pools or one.kind is one.VAR_KEYWORD for one in wanted):
            return
        answers = []
        for given in islice(product(*(self._pools[one.name] for one in wanted)), MOST):
            try:
                answers.append(told(function(*given)))
            except Exception as problem:  # a refusal tells as well
                answers.append(f"{type(problem).__name__}: {problem}")
        yield name, "\n".join(answers)

    def ask_all(self, kind: str, thing: object) -> Iterator[tuple[str, str]]:
        """Yield every public attribute of an object or function of a module with its answers."""
        left_out = TRUTH.get(kind, set()) | CHANGING.get(kind, set())
        for name in sorted(set(dir(thing))):
            if name.startswith("_") or name in left_out:
                continue
            found = getattr(thing, name)
            if isinstance(thing, ModuleType) and getattr(found, "__module__", "") != thing.__name__:
                continue
            if inspect.isclass(found):
                continue
            if callable(found):
                yield from self.ask(f"{kind}.{name}", found)
            elif not isinstance(thing, ModuleType):
                yield f"{kind}.{name}", told(found)


def told(value: object) -> str:
    """Return an answer as text, whatever it is, the same for the same."""
    if isinstance(value, Position):
        return f"{value.to_text()} {sorted(value.pieces().items())}"
    if isinstance(value, Node):
        return f"node {value.place()}"
    if isinstance(value, str | int | float | bytes | None):
        return repr(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(sorted(f"{told(k)}: {told(v)}" for k, v in value.items())) + "}"
    if isinstance(value, set | frozenset):
        return "{" + ", ".join(sorted(map(told, value))) + "}"
    if isinstance(value, Iterable):
        return "[" + ", ".join(map(told, value)) + "]"
    if callable(value) or type(value).__repr__ is object.__repr__:
        return type(value).__name__
    return repr(value)


def look(session: GameSession, viewer: int | None) -> None:
    """Have somebody look at a session, or for None the truth be seen, in anybody's turn."""
    assert session.sight is not None
    session.sight.viewer = viewer
    session.position = session.node.position


def lines(session: GameSession) -> Iterator[str]:
    """Yield lines that a person may type: moves of anybody, and questions about every square."""
    position = session.position
    yield from WORDS
    for board in position.boards():
        names = [board.title(index) for index in range(0, board.size, max(1, board.size // 12))]
        for name in names:
            yield name
            for word in ("where", "attacks", "check", "status"):
                yield f"{word} {name}"
    for letter in session.game.piece_types:
        yield f"where {letter}"
    for board in without_strip(position.boards()):
        yield f"where {board.label}"
        yield f"on {board.label}"


def foreign_moves(session: GameSession) -> list[Action]:
    """Return moves of everybody by the truth, and others with their pieces, that are not own."""
    whole = session.node.reached.position
    own = set(session.position.legal_actions(session.viewer or 0))
    moves = [one for one in whole.all_actions() if one not in own]
    for square in whole.pieces():
        moves += [one.action for one in whole.gestures(square) if one.action not in own]
    return sorted(set(moves), key=lambda one: one.text)


def ways(session: GameSession, tries: Iterable[Action] = (), squares: int = 100) -> Ways:
    """Return the answers to every way of reading a session, by the names of the ways.

    `tries` are actions that are proposed and must be refused.
    """
    asker = Asker(session, squares)
    found: list[tuple[str, str]] = [*asker.ask_all("session", session)]
    for node in session.root.whole():
        found += ((f"{name} {node.place()}", text) for name, text in asker.ask_all("node", node))
    found += asker.ask_all("position", session.position)
    modules = ("view_model", view_model), ("input", session_input), ("bot_seats", bot_seats)
    for name, module in modules:
        found += asker.ask_all(name, module)
    found += asker.ask_all("wording", session.game.wording)
    found += asker.ask_all("narrator", Narrator(session))
    found += asker.ask_all("presenter", PanelPresenter(session))
    for line in lines(session):
        found.append((f"typed {line}", told(command_parser.parse(session, line))))
        found.append((f"completed {line}", told(command_parser.completions(session, line))))
    kept = len(session.root.whole())
    for number, action in enumerate(tries):
        found.append((f"tried {number} {action.text}", told(session.propose(action))))
    assert len(session.root.whole()) == kept, "what is tried is refused"
    record = store.record_of_line(session)
    found.append(("position file", formats.position_at(record, session.node.ply)[0].to_text()))
    found.append(("picture", record_pictures.draw(record, session.node.ply)))
    found.append(("last picture", svg(session.position, types=session.game.piece_types)))
    if record.moves:
        film = record_pictures.film(record)
        assert list(film.draw())
        found.append(("film", film.strip(2)))
        found.append(("page", web_page([record], "game")))
        found.append(("line", variations.text_of(session.line()[1], session.game)))
    return dict(found)


def bots_input(session: GameSession, player: int) -> bytes:
    """Return the bytes that the process of a player's bot gets of the position."""
    return pickle.dumps(session.seen_by(player))
