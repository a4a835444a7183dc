"""Sentences of the set-up about its players: teams, names that are not allowed, and colours that
are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.position import Position
from cfanp_gui.record.palette import Vision, apart, apart_in_teams, difference
from cfanp_gui.session.match import name_problem
from cfanp_gui.table.translate import tr, translated

_MAX_PAIRS_NAMED = 4
"""Maximum number of pairs of like colours named in a warning."""


def name_problems(names: Sequence[str]) -> list[str]:
    """Return a sentence for every name that is not allowed."""
    problems = enumerate((name_problem(name) for name in names), start=1)
    return [
        tr("Player {number}: {problem}").format(number=number, problem=translated(problem))
        for number, problem in problems
        if problem is not None
    ]


def colour_warnings(
    colours: Sequence[str], teams: Sequence[int], called: Sequence[str]
) -> list[str]:
    """Return a sentence about colours that are alike for everyone, and one for the colour-blind.

    `teams` are those of the players, none if there are none; `called` are the players' names.
    """
    alike: dict[bool, list[str]] = {True: [], False: []}  # for everyone, or for the colour-blind
    for one, other in combinations(range(len(colours)), 2):
        limit = apart_in_teams(teams, one, other) if teams else apart(len(colours))
        if difference(colours[one], colours[other]) < limit:
            pair = tr("{one} and {other}").format(one=called[one], other=called[other])
            seen_by_all = difference(colours[one], colours[other], Vision.FULL) < limit
            alike[seen_by_all].append(pair)
    words = {
        True: tr("These colours are hard to tell apart: {players}."),
        False: tr(
            "These colours are hard to tell apart for people who are colour-blind: {players}."
        ),
    }
    return [words[key].format(players=_listed(pairs)) for key, pairs in alike.items() if pairs]


def team_lines(start: Position, called: Sequence[str]) -> list[str]:
    """Return the members of every team, if there are teams; `called` are the players' names."""
    teams: dict[int, list[str]] = {}
    for player, name in enumerate(called, start=1):
        team = start.team(player)
        if team is not None:
            teams.setdefault(team, []).append(name)
    return [
        tr("{team}: {players}").format(
            team=translated(start.team_name(team)), players=", ".join(map(isolated, players))
        )
        for team, players in sorted(teams.items())
    ]


def _listed(pairs: list[str]) -> str:
    """Return the first few pairs, and the number of the rest."""
    more = len(pairs) - _MAX_PAIRS_NAMED
    rest = [tr("%n more pair(s)", "", more)] if more > 0 else []
    return ", ".join(pairs[:_MAX_PAIRS_NAMED] + rest)
