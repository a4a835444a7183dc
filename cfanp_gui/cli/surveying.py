"""`insight`: every position on standard input is answered by what it holds for each army."""

from __future__ import annotations

from cfanp_gui.cli.playing import NO_OPTIONS, read_position
from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.lines import Json, LineError
from cfanp_gui.core.options import OptionValues
from cfanp_gui.insight.survey import Survey

HELP = (
    "For every living army, as if its turn began now, and for every pair on which it has a piece "
    "(armies): the number of its legal moves there (moves), whether its King stands there attacked "
    "by a hostile piece (check), and how many of the moves checkmate one or more armies at once on "
    "that pair (mates). And for every living army the moves in machine form, sorted, by which "
    "another army would so checkmate it (threats). Only games whose boards are pushed together in "
    "pairs can be asked about."
)


def insight(line: str, options: OptionValues = NO_OPTIONS) -> Json:
    """Return what ``insight`` answers to a line. Raises LineError, PositionError, OptionError.

    `options` are the house rules of a line that names none.
    """
    game, position, text = read_position(line, options)
    if not Survey.is_possible(position):
        raise LineError(
            f"in “{game.name}” no boards are pushed together in pairs "
            "(expected a position of a game in which they are)"
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
    return {
        game.lines.position_key: position.to_text() if text is None else text,
        "armies": armies,
        "threats": {army: sorted(moves) for army, moves in threats.items()},
    }
