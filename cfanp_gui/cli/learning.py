"""`weights`: what the pieces of a base game are worth to bots, learned from games of their own."""

import argparse
import json
import os
from math import sqrt
from pathlib import Path
from typing import Any

from cfanp_gui.assets import user_data
from cfanp_gui.bots.arena import Arena
from cfanp_gui.bots.weighing import SampledGame, fitted, form_of, play_duel, play_sampled, read_game
from cfanp_gui.bots.weight_files import WEIGHTS, file_name, write
from cfanp_gui.cli import base_games, runs
from cfanp_gui.cli.cluster import Reply, WrongAnswerError
from cfanp_gui.cli.output import FAILED
from cfanp_gui.cli.speech import reason, said
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.cli.workers import Waiting, Work, local_games
from cfanp_gui.core.lines import Json
from cfanp_gui.core.text import Text, TextError
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.files import replace_file

SUFFIX = ".jsonl"
_MOST_ANSWERED = 10_000_000
"""Maximum number of characters of another machine's answer."""
_DUELS = 100
"""Games in which weights are tried, at least."""


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Has a bot play games against itself, learns from them what each piece of a base game is "
        "worth to its army on each rank at home and abroad and on each file, and in a hand, and "
        f"tries that in {_DUELS} games against the plain values, one seat against all others. "
        "Weights that win are written, and their file is named: all bots that search use them from "
        "then on. There is a file for two armies and one for more. With 400 games of two armies "
        "this takes two processors about half an hour. The same seed gives the same games."
    )
    parser.epilog = runs.TRUST
    parser.failure = "a game cannot be played, or a file not be read or written"
    runs.add_arguments(parser, f"the positions learned from ({SUFFIX})", bots="strongest")
    parser.value("--to", "FILE", "write the weights there (default: where bots look)", named_file)
    base_games.add_rules(parser)
    parser.set_defaults(run=weights)


def weights(arguments: argparse.Namespace) -> int:
    """Play, learn, try and write; return the exit status."""

    def make() -> Arena:
        arena = runs.arena_of(arguments)
        form_of(arena)
        return arena

    def report(arena: Arena, played: dict[int, SampledGame]) -> str:
        run.say(Text("the weights are fitted, and tried against the plain ones"))
        return _report(arena, [played[number] for number in sorted(played)], arguments)

    run = runs.Run("weights", arguments, _write, SAMPLED_GAMES)
    try:
        return run.play_all(make, SUFFIX, _load, report)
    except (OSError, ValueError) as error:
        return run.fail(f"{arguments.to or user_data() / WEIGHTS}: {reason(error)}", FAILED)


def _report(arena: Arena, games: list[SampledGame], arguments: argparse.Namespace) -> str:
    """Fit weights, try them and write them if they win; return what came of it. Raises OSError."""
    form = form_of(arena)
    learned = fitted(form, games)
    work: Work[Any] = Work(play_duel, *SAMPLED_GAMES[1:])
    numbers = range(1, -(-_DUELS // arena.players) * arena.players + 1)
    duels = local_games((arena, learned), numbers, arguments.workers or os.cpu_count() or 1, work)
    won = [duel.score for duel in duels if not isinstance(duel, Waiting)]
    rate, fair = sum(won) / len(won), 1 / arena.players
    error = sqrt(sum((score - rate) ** 2 for score in won) / len(won) / (len(won) - 1))
    told = Text(
        "the weights won {rate} +- {error} % of {games} games (fair are {fair} %)",
        rate=f"{100 * rate:.1f}", error=f"{100 * error:.1f}", games=len(won),
        fair=f"{100 * fair:.1f}",
    )  # fmt: skip
    if rate - error <= fair:
        return said(told)
    path: Path = arguments.to or user_data() / WEIGHTS / file_name(form)
    write(form, learned, path)
    return f"{said(told)}\n{path}"


def _head(arena: Arena) -> str:
    tags = arena.tags(1)
    del tags["Event"], tags["Round"]
    return json.dumps({**tags, "Players": arena.players, "Options": dict(arena.options)})


def _write(arena: Arena, out: Path, played: dict[int, SampledGame]) -> None:
    lines = (json.dumps(game) for _, game in sorted(played.items()))
    replace_file(out, "\n".join((_head(arena), *lines, "")).encode())


def _load(arena: Arena, out: Path) -> dict[int, SampledGame]:
    """Return the games of a file by their numbers. Raises OSError, ValueError for other content."""
    head, *lines = out.read_text("utf-8", "replace").splitlines() or [""]
    if head != _head(arena):
        raise _wrong(out, 1)
    form, played = form_of(arena), dict[int, SampledGame]()
    for number, line in enumerate(lines, start=2):
        try:
            game = read_game(form, json.loads(line))
        except (ValueError, RecursionError):
            raise _wrong(out, number) from None
        played[game.number] = game
    return played


def _wrong(out: Path, number: int) -> TextError:
    return TextError("{file}: line {number} is not of this run", file=out, number=number)


def _answered(value: Json, arena: Arena, number: int) -> SampledGame:
    """Return the game of an answer. Raises WrongAnswerError."""
    try:
        game = read_game(form_of(arena), value.get("positions"))
    except ValueError:
        game = None
    if game is None or game.number != number:
        raise WrongAnswerError("it is no text")
    return game


def _longest(_: Arena) -> int:
    return _MOST_ANSWERED


_POSITIONS = Reply("positions", "[...]", play_sampled, _answered, _longest)
SAMPLED_GAMES = Work(play_sampled, _POSITIONS.answer, _POSITIONS.read_answer)
"""Playing games to learn from."""
