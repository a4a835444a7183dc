"""Set-up of a game as a value that knows no Qt: who plays, by which rules, what is wrong."""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from cfanp_gui.core.game import Game, OptionError, PositionError
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Localize, Plural, Text, enumerated
from cfanp_gui.record.palette import Vision, apart, apart_in_teams, difference, teams_of
from cfanp_gui.session.match import BotSeat, LastSetup, Match, name_problem, seat
from cfanp_gui.session.position_texts import GivenPosition

_LETTERS = 40
"""Maximum length of a name in a sentence, in letters."""
_MAX_PAIRS_NAMED = 4


@dataclass(frozen=True)
class SetupModel:
    """Game as it is set up, from its usual start or from a given position."""

    game: Game
    given: GivenPosition | None
    setup: LastSetup

    @cached_property
    def start(self) -> Position | None:
        """Return the position at the start; None while it is impossible."""
        options = self.setup.options
        try:
            if self.given is not None:
                return self.game.from_text(self.given.text, options)
            return self.game.initial(len(self.setup.names), options)
        except (OptionError, PositionError, ValueError):
            return None

    @property
    def is_by_lot(self) -> bool:
        """Return True if the order of the players is drawn when the game begins."""
        seated = self.game.as_seated.items()
        return any(self.setup.options.get(name) != value for name, value in seated)

    @property
    def labels(self) -> dict[int, str]:
        """Return the texts of the players' badges; none before the lot."""
        return {} if self.start is None or self.is_by_lot else place_labels(self.start)

    @property
    def teams(self) -> list[int]:
        """Return the team of each player; none without teams or if nothing can begin."""
        return [] if self.start is None else teams_of(self.start)

    @property
    def called(self) -> list[str]:
        """Return the players' names in sentences, cut if they are long."""
        names = self.setup.names
        return [name if len(name) <= _LETTERS else f"{name[:_LETTERS]}…" for name in names]

    def team_lines(self) -> list[Text]:
        """Return the members of every team, if there are teams."""
        start, teams = self.start, dict[int, list[str]]()
        if start is None:
            return []
        for player, name in enumerate(self.called, start=1):
            if (team := start.team(player)) is not None:
                teams.setdefault(team, []).append(name)
        return [
            Text("{team}: {players}", team=start.team_name(team), players=enumerated(players))
            for team, players in sorted(teams.items())
        ]

    def name_problems(self) -> list[Text]:
        """Return a sentence for every name that is not allowed."""
        return [
            Text("Player {number}: {problem}", number=number, problem=problem)
            for number, problem in enumerate(map(name_problem, self.setup.names), start=1)
            if problem is not None
        ]

    def colour_warnings(self) -> list[Text]:
        """Return sentences about colours that are alike, for everyone or for the colour-blind."""
        colours, teams, called = self.setup.colours, self.teams, self.called
        alike: dict[bool, list[Text]] = {True: [], False: []}  # for everyone, or some people
        for player, other in combinations(range(len(colours)), 2):
            limit = apart_in_teams(teams, player, other) if teams else apart(len(colours))
            if difference(colours[player], colours[other]) < limit:
                pair = Text("{one} and {other}", one=called[player], other=called[other])
                seen_by_all = difference(colours[player], colours[other], Vision.FULL) < limit
                alike[seen_by_all].append(pair)
        words = {
            True: Text("These colours are hard to tell apart: {players}."),
            False: Text(
                "These colours are hard to tell apart for people who are colour-blind: {players}."
            ),
        }
        for pairs in alike.values():
            if (more := len(pairs) - _MAX_PAIRS_NAMED) > 0:
                pairs[_MAX_PAIRS_NAMED:] = [Plural("%n more pair(s)", "", more)]
        told = ((words[seen], enumerated(pairs)) for seen, pairs in alike.items() if pairs)
        return [sentence.filled(players=players) for sentence, players in told]

    def own_names(self, localize: Localize = str) -> list[str]:
        """Return the players' names, empty for those without one of their own."""
        usual = {localize(numbered(index)) for index in range(self.game.player_counts[-1])}
        return ["" if name in usual else name for name in self.setup.names]

    def match(self, lot: int, localize: Localize = str) -> Match:
        """Return the match. Raises SetupError.

        `lot` seeds the draw of the places.
        """
        last, names = self.setup, self.own_names(localize)
        options, colours, time = last.options, last.colours, last.time
        bots = [BotSeat.parse(f"{one} {last.thinking}") if one else None for one in last.bots]
        return seat(self.game, options, names, colours, lot, time, localize, bots)


def numbered(index: int) -> Text:
    """Return the name of a player without one at a place, counted from 0."""
    return Text("Player {number}", number=index + 1)


def place_labels(start: Position) -> dict[int, str]:
    """Return the text of each player's badge: the label of their one seat, or their number."""
    labels: dict[int, list[str]] = {}
    for place in start.seats():
        labels.setdefault(start.seat_status(place.id).first_player, []).append(place.label)
    return {player: own[0] if len(own) == 1 else str(player) for player, own in labels.items()}
