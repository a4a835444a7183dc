"""`insight`: every position on standard input is answered by the prospects of each army."""

import argparse
from contextlib import suppress
from functools import partial

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.judgement import BestTurn, Inquiry, judge
from cfanp_gui.cli.playing import Question, declare_lines, each_line, read_position
from cfanp_gui.cli.subcommands import CommandParser, Example, Table, positive
from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Game, Position, PositionError
from cfanp_gui.core.lines import Json, Key, LineError
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games import registry
from cfanp_gui.insight.survey import Survey
from cfanp_gui.puzzles.stipulation import sides_to_move

NODES, LINES = 2000, 3
"""Limit of positions searched for the best turns, and number of turns reported."""


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Writes what each position on standard input holds for every living army, as if its turn "
        "began now. Only games whose boards are pushed together in pairs can be asked about so; "
        "with --best any game can, about the best turns of one army."
    )
    parser.examples = (
        Example(
            '{"system": "cfanp", "players": 3, "id": 1}',
            "insight",
            "what every army could do at the beginning of a game of three",
        ),
        Example(
            '{"system": "ring", "players": 3}',
            "insight --best 2w --nodes 100",
            "the best turns of White on board 2 of Multi Player Chess",
        ),
    )
    declare_lines(parser, _answers)
    parser.value(
        "--best", "ARMY", "the best turns of an army, such as a; of one side of a board, such as 2w"
    )
    parser.value("--nodes", "K", "with --best: positions to look at", positive, default=NODES)
    parser.value("--lines", "N", "with --best: how many turns to tell", positive, default=LINES)
    parser.set_defaults(run=partial(each_line, insight))


def _answers() -> tuple[Table]:
    keys = (game.lines.position_key for game in registry.GAMES)
    return (Table("keys of the answer", (Key(" or ".join(keys), "the position"), *_KEYS)),)


_KEYS = (
    Key(
        "armies",
        "for every army and every pair on which it has a piece: the number of its legal "
        "moves there (moves), whether its King stands there attacked by a hostile piece (check), "
        "and how many of the moves checkmate an army on that pair (mates)",
    ),
    Key(
        "threats",
        "for every army the moves, in machine form, sorted, by which another army checkmates it",
    ),
    Key(
        "best",
        "with --best: how many moves ahead was looked (depth), at how many positions "
        "(nodes), what part of the game each player may expect, player 1 first (shares), and the "
        "best turns, each with its moves in machine form (moves) and as people write them (human), "
        "the boards pushed together (pairs), what is expected then (following) and the shares "
        "after it",
    ),
)


def insight(question: Question, arguments: argparse.Namespace) -> Json:
    """Return the answer of ``insight`` to a line. Raises LineError, PositionError, OptionError."""
    game, position, text = read_position(question, arguments)
    answer: Json = {game.lines.position_key: position.to_text() if text is None else text}
    if arguments.best is None or Survey.is_possible(position):
        answer.update(_survey(game, position))
    if arguments.best is not None:
        answer["best"] = _best(game, position, arguments)
    return answer


def _best(game: Game, position: Position, arguments: argparse.Namespace) -> Json:
    """Return the best turns of an army. Raises LineError for an invalid army."""
    sides = _sides(position)
    army: str = arguments.best
    if army not in sides:
        known = ", ".join(sorted(sides)) or Text("none: the game is over")
        raise LineError(
            "army “{army}” cannot be asked about (expected one of {expected})",
            army=shown(army),
            expected=known,
        )
    seat, start = sides[army]
    player = start.seat_status(seat).player
    limit = Limit(arguments.nodes)
    judgement = judge(Inquiry(start, game.piece_types, limit, arguments.lines, player))
    return {
        "army": army,
        "player": player,
        "depth": judgement.depth,
        "nodes": judgement.nodes,
        "shares": _rounded(judgement.shares),
        "turns": [_turn(game, start, turn) for turn in judgement.turns],
    }


def _rounded(shares: tuple[float, ...]) -> list[float]:
    return [round(share, 4) for share in shares]


def _turn(game: Game, position: Position, turn: BestTurn) -> Json:
    """Return one of the best turns."""
    human, pairs = [], []
    for action in turn.actions:
        after, transition = position.apply(action)
        human.append(game.notation.human(position, action, transition))
        if transition.pushed is not None:
            pairs.append(transition.pushed.name)
        position = after
    return {
        "moves": [action.text for action in turn.actions],
        "human": " ".join(human),
        "pairs": pairs,
        "following": [action.text for action in turn.following],
        "shares": _rounded(turn.shares),
    }


def _sides(position: Position) -> dict[str, tuple[int, Position]]:
    """Return the sides by their names, with their seats and the beginnings of their turns."""
    if position.outcome() is not None:
        return {}
    sides: dict[str, tuple[int, Position]]
    sides = {name: (seat, position) for name, seat in sides_to_move(position).items()}
    for name, seat in position.free_turns().items():
        with suppress(PositionError):
            sides[name] = seat, position.turn_given(name)[0]
    return sides


def _survey(game: Game, position: Position) -> Json:
    """Return the prospects of every army on every pair, and its threats. Raises LineError."""
    if not Survey.is_possible(position):
        raise LineError(
            "in “{game}” no boards are pushed together in pairs (expected a position of a "
            "game in which they are)",
            game=game.name,
        )
    survey = Survey(position)
    armies: dict[str, dict[str, Json]] = {}
    threats: dict[str, list[str]] = {ARMY_LETTERS[army]: [] for army in sorted(survey.armies)}
    for army in sorted(survey.armies):
        prospects = survey.prospects(army)
        armies[ARMY_LETTERS[army]] = {
            pair.name: {
                "moves": prospects.moves(pair),
                "check": bool(prospects.checkers(pair)),
                "mates": len(prospects.mates(pair)),
            }
            for pair in prospects.pairs
        }
        for mate in survey.mates(army):
            for victim in mate.armies:
                threats[ARMY_LETTERS[victim]].append(mate.action.text)
    return {"armies": armies, "threats": {army: sorted(moves) for army, moves in threats.items()}}
