"""Themes of puzzles, in a few words each: the goal, and features of the solution."""

from collections.abc import Collection, Mapping

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text
from cfanp_gui.puzzles.prover import Line
from cfanp_gui.puzzles.stipulation import Goal, Stipulation

THEMES: Mapping[str, Text] = {
    "mate": Text("Mate in one turn"),
    "mate-in-two": Text("Mate in two turns or more"),
    "unpushed": Text("Mate on a pair nobody pushes"),
    "two-armies": Text("Two armies in one turn"),
    "save": Text("Save the King"),
    "win": Text("Win the game"),
    "bonus": Text("Bonus moves"),
    "new-pair": Text("A pair that was never pushed"),
    "borrowed": Text("Check by a piece of somebody else"),
    "captured-army": Text("With a captured army"),
    "drop": Text("Drops"),
    "crossing": Text("From board to board"),
    "promotion": Text("Promotion"),
    "capture": Text("With a capture"),
    "quiet": Text("Without a capture"),
    "house-rules": Text("House rules"),
}
"""All themes with their names for people."""

_GOALS = {
    Goal.MATE: "mate",
    Goal.UNPUSHED_MATE: "unpushed",
    Goal.TWO_ARMIES: "two-armies",
    Goal.SAVE: "save",
    Goal.WIN: "win",
}


GOAL_THEMES = frozenset((*_GOALS.values(), "mate-in-two"))
"""Themes that are goals; a puzzle has one of them."""


def goal_theme(asked: Stipulation) -> str:
    """Return the theme of a goal."""
    theme = _GOALS[asked.goal]
    return "mate-in-two" if theme == "mate" and asked.turns > 1 else theme


def themes_of(
    position: Position, seat: int, asked: Stipulation, solution: Line, pushed: Collection[Pair]
) -> tuple[str, ...]:
    """Return a solution's themes in the order of `THEMES`; `pushed` are the pairs pushed before."""
    player = position.seat_status(seat).player
    themes = {goal_theme(asked)}
    if position.seat_status(seat).first_player != player:
        themes.add("captured-army")
    moves = 0
    for action in solution:
        after, done = position.apply(action)
        moves += bool(done.went or done.placed)
        themes |= _themes_of_move(position, after, done, player, pushed)
        position = after
        if not after.turn_begun:
            break  # themes are those of the first turn; another army's may be the same player's
    if "capture" not in themes:
        themes.add("quiet")
    if moves > 1:
        themes.add("bonus")
    return tuple(theme for theme in THEMES if theme in themes)


def _themes_of_move(
    before: Position, after: Position, done: Transition, player: int, pushed: Collection[Pair]
) -> set[str]:
    """Return the themes of one move of the solving player."""
    themes: set[str] = set()
    labels = {seat.board: seat.label.lower() for seat in before.seats()}
    if done.captured:
        themes.add("capture")
    if any(moved.before.letter != moved.after.letter for moved in done.went):
        themes.add("promotion")
    if done.placed and not done.went:
        themes.add("drop")
    if done.pushed is None and any(
        labels.get(moved.origin.board) != labels.get(moved.target.board) for moved in done.went
    ):
        themes.add("crossing")
    mates = [event for event in done.events if event.mated]
    if mates and done.pushed is not None:
        if pushed and done.pushed not in pushed:
            themes.add("new-pair")
        pieces = after.pieces()
        checking = {pieces[square].army for event in mates for square in event.attackers}
        if any(before.seat_status(army).player != player for army in checking):
            themes.add("borrowed")
    return themes
