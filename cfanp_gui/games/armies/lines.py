"""Chess For Any Number of Players on the command line: a position as CFEN."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.capabilities import Hidden
from cfanp_gui.core.game import OptionValues, Position
from cfanp_gui.core.lines import Argument, Json, LineError, LineFormat, outcome_json
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.table_view import TableView


class ArmiesLines(LineFormat):
    """Lines are positions as CFEN, alone or with moves to be played on them."""

    position_key = "cfen"
    keys = ("players", "cfen", "moves", "options")
    move_example = "AB:e2e4, or end"
    example = '{"cfen": ..., "moves": [...]}'
    bare = True
    moves_help = (
        "Chess For Any Number of Players: a line is a position (CFEN), or "
        '{"cfen": ..., "options": {...}}. Answered are the cfen as given, the army to move, its '
        "piece moves in machine form, sorted; whether the rest of the turn may be declined "
        "(may_end), and how the game ended (over). A position in which the army to move must "
        "pass, or is checkmated, has no moves; while a piece is owed, moves are the removals and "
        "swaps, and while a pawn pushed by Avalanche waits, what it may become. With Peterson's "
        "rules there are also the players who attack (attackers), what is "
        "owed (debts), and the armies that are frozen (frozen). Where kinds of pieces are hidden, "
        "a line that ends in for=P asks what player P sees: answered are that view as the cfen, "
        "and P's moves, none while another player is to move."
    )
    play_help = (
        'Chess For Any Number of Players: a line is {"cfen": ..., "moves": [...]} with the moves '
        'in machine form ("end" ends the turn early) and, if wanted, "options": {...} with house '
        "rules. Answered are the cfen after them, the moves in human form (san), what happened "
        "(events), and how the game ended (over). A view (for=P) is not played on."
    )

    def initial(self, value: Mapping[str, Any], options: OptionValues) -> Position:  # noqa: ARG002
        """Refuse a line without a position. Raises LineError."""
        raise LineError(
            Text("“{game}” is given as a position, not as a game (expected a CFEN, or {example})",
                 game=self.game.name, example=self.example)
        )  # fmt: skip

    def arguments(self) -> tuple[Argument, ...]:
        players, *others = super().arguments()
        return (players._replace(flags=("--armies", "--players")), *others)

    def from_arguments(self, given: Mapping[str, Any]) -> Position:
        if self.position_key in given:
            return self.start(given)
        return super().initial(given, self.options(given))

    def moves(self, position: Position, text: str | None) -> Json:
        now = cast(TableView, position)
        turn = now.turn()
        found = [move.text for pair in now.pairs() for move in now.pair_actions(pair)]
        found += [action.text for action in now.payments]
        seen = isinstance(position, Hidden) and position.viewer is not None
        return {
            "cfen": position.to_text() if text is None or seen else text,
            "army": ARMY_LETTERS[turn.seat],
            "moves": sorted(found),
            "may_end": turn.end is not None,
            "over": outcome_json(position.outcome()),
            **_added(now),
        }

    def play(self, position: Position, human: Sequence[str], events: list[Json]) -> Json:
        over = outcome_json(position.outcome())
        if over is not None:
            events = [*events, {"type": "over", **over}]
        return {"cfen": position.to_text(), "san": list(human), "events": events, "over": over}

    def unwritten(self, text: str) -> bool:
        return text == "end"


def _added(position: TableView) -> Json:
    """Return what is said of Peterson's rules that are on."""
    from cfanp_gui.games.armies import peterson

    rules = position.rules
    found: Json = {}
    if rules.defend:
        count = peterson.defence(position)
        found["attackers"] = [] if count is None else list(count.opponents)
    if rules.exchange:
        owed = peterson.debts(position)
        found["debts"] = {str(player): list(values) for player, values in owed.items()}
    if rules.kingcapture:
        found["frozen"] = [ARMY_LETTERS[army] for army in sorted(peterson.frozen(position))]
    return found
