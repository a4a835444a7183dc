"""Chess For Any Number of Players on the command line: a position as CFEN."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Position
from cfanp_gui.core.lines import Argument, Json, Key, LineFormat
from cfanp_gui.games.armies.position import ArmiesPosition


class ArmiesLines(LineFormat):
    """Lines that hold positions as CFEN, alone or with moves to be played on them."""

    inputs = (
        Key("players", "how many begin a game (2 to 26)"),
        Key(
            "cfen",
            "a position to go on from in place of that, as CFEN; a line that is nothing "
            "else may be without JSON",
        ),
    )
    move_example = "AB:e2e4, or end"
    example = '{"cfen": ..., "moves": [...]}'
    moves_answer = (
        Key("cfen", "the position, as it was given where no move was played"),
        Key("army", "the army to move"),
        Key(
            "moves",
            "its moves in machine form, sorted: none where it must pass or is checkmated, "
            "only removals and swaps while a piece is owed, only what a pawn becomes while one "
            "pushed by Avalanche waits",
        ),
        Key("may_end", "true where the rest of the turn may be declined"),
        Key("over", "how the game ended; null while it goes on"),
        Key("attackers", "with defend=on: the players who attack"),
        Key("debts", "with exchange=on: what each player owes"),
        Key("frozen", "with kingcapture=on: the armies that are frozen"),
    )
    play_answer = (
        Key("cfen", "the position after the moves"),
        Key("san", "the moves as people write them"),
        Key("events", "what happened"),
        Key("over", "how the game ended; null while it goes on"),
    )
    remark = (
        'The move "end" ends a turn early. Where kinds of pieces are hidden, a position that ends '
        "in for=P is what player P sees: moves answers with that view and P's moves, none while "
        "another player is to move; a view is not played on."
    )

    def arguments(self) -> tuple[Argument, ...]:
        players, *others = super().arguments()
        return (players._replace(flags=("--armies", "--players")), *others)

    def from_arguments(self, given: Mapping[str, Any]) -> Position:
        if self.position_key in given:
            return self.start(given)
        return self.initial(given, self.options(given))

    def moves(self, position: Position, text: str | None) -> Json:
        now = cast(ArmiesPosition, position)
        turn = now.turn()
        moves = [move.text for pair in now.pairs() for move in now.pair_actions(pair)]
        moves += [action.text for action in (*now.payments, *(now.passes() or {}).values())]
        return {
            "cfen": position.to_text() if text is None or position.viewer is not None else text,
            "army": ARMY_LETTERS[turn.seat],
            "moves": sorted(moves),
            "may_end": turn.end is not None,
            "over": self.over(position),
            **_added(now),
        }

    def play(self, position: Position, human: Sequence[str], events: list[Json]) -> Json:
        if (over := self.over(position)) is not None:
            events = [*events, {"type": "over", **over}]
        return {"cfen": position.to_text(), "san": list(human), "events": events, "over": over}

    def unwritten(self, text: str) -> bool:
        return text == "end"


def _added(position: ArmiesPosition) -> Json:
    """Return the fields of the answer about Peterson's rules that are on."""
    from cfanp_gui.games.armies.modifiers import exchange, kingcapture, limits

    rules, state = position.rules, position.state
    added: Json = {}
    if rules.defend:
        count = limits.counted(state)
        added["attackers"] = [] if count is None else list(count.opponents)
    if rules.exchange:
        added["debts"] = owed = dict[str, list[int]]()
        for debt in sorted(exchange.ledger(state).debts, key=lambda debt: debt.player):
            owed.setdefault(str(debt.player), []).append(debt.value)
    if rules.kingcapture:
        added["frozen"] = [ARMY_LETTERS[army] for army in sorted(kingcapture.frozen(state))]
    return added
