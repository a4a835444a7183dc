"""Annotation of games by a search: signs on moves, better lines, and everybody's shares.

It is written as a person would write it, so that every program shows it, and with commands that
identify it (`record.evaluation_comment`). So it can be written anew later, and a person's own notes
stay as they are.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from cfanp_gui.bots.contract import Limit, Stopped, never
from cfanp_gui.bots.judgement import Inquiry, Judgement, Shares, judge
from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.given_turn import play_on
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import sentence_of
from cfanp_gui.record import evaluation_comment, game_record
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.move_tree import MoveNode

NODES = 4000
"""Positions searched for each position of a game."""
CLOSER = {4: 0.06, 16: 0.1, 64: 0.2}
"""Factors of positions for closer looks at a move, each with the part that must seem to be lost.

That is by the turn played or, if it is the best, by the next best one instead.
"""
GLIMPSE = 200
"""Positions of a short search; a good move that it finds is too easy for an !."""

Implies = Callable[[Action, Action], bool]
GOOD, MISTAKE, BLUNDER = 1, 2, 4
"""The glyphs that are given: !, ?, ??"""
_OF_MOVES = range(1, 8)
"""All glyphs that judge a move, which has at most one of them."""

WORTH_TELLING = 0.06
"""Least part of a player's share that must be lost for a move to be listed."""
LEAST_LOST = {BLUNDER: (0.4, 0.06), MISTAKE: (0.2, 0.03)}
"""Least lost part of the player's share, and of the whole game, that a sign says of a move."""
_MISSED = 0.1
"""Least lost part for a missed mate to be a mistake."""
MARGIN = 1.25
"""Factor by which more must seem to be lost for a sign to be given: it is to stay."""
_LONGEST = 6
"""Most actions of a better line that are written."""


class MoveInquiry(NamedTuple):
    """A position of a game, and the action played there, to be judged; see `process.Job`."""

    position: Position
    piece_types: Mapping[str, PieceType]
    played: Action | None
    """None at the end of the game."""
    nodes: int = NODES

    def run(self, stopped: Stopped, tell: Callable[[Judgement], None]) -> Judgement:
        """Return the judgement, with closer looks as long as it seems to deserve a sign."""
        position, played = self.position, self.played
        actors = sorted(position.actors()) if played is not None else ()
        # Nobody is known who has made a turn that was given.
        player = next((actor for actor in actors if played in position.legal_actions(actor)), None)
        inquiry = Inquiry(position, self.piece_types, Limit(self.nodes), 2, player, played)

        def look(nodes: int) -> Judgement:
            return judge(inquiry._replace(limit=Limit(nodes)), stopped)

        judgement = look(self.nodes)
        for times, least in CLOSER.items():
            lost = max(judgement.part_lost, _with_second(judgement).part_lost)
            if stopped() or (lost < least and not judgement.missed_mate):
                return judgement
            tell(judgement)
            judgement = look(times * self.nodes)  # a smaller search may be mistaken
        if _reaches(_with_second(judgement), MISTAKE):
            glimpse = look(GLIMPSE)
            judgement = judgement._replace(is_hard=not _is_best(glimpse))
        return judgement


def is_costly(judgement: Judgement) -> bool:
    """Return True if a move lost so much of its player's share that it is reported."""
    return judgement.missed_mate or judgement.part_lost >= WORTH_TELLING


def _is_best(judgement: Judgement) -> bool:
    """Return True if the best turn begins with the action played."""
    played = judgement.played
    if played is None or not judgement.turns:
        return False
    return judgement.turns[0].actions[:1] == played.actions[:1]


def _with_second(judgement: Judgement) -> Judgement:
    """Return a judgement as if the next best turn had been played if the best was; else of none."""
    second = judgement.turns[1] if len(judgement.turns) > 1 and _is_best(judgement) else None
    return judgement._replace(played=second)


def _reaches(judgement: Judgement, sign: int) -> bool:
    """Return True if a move lost more than a sign says, and by the last look alone no less."""
    (part, whole), player, played = LEAST_LOST[sign], judgement.player, judgement.played
    if player is None or played is None:
        return False
    if judgement.part_lost < MARGIN * part or judgement.cost < MARGIN * whole:
        return False
    best = judgement.shares[player - 1]
    return best - played.shares[player - 1] >= max(part * best, whole)


def sign_of(judgement: Judgement) -> int | None:
    """Return the glyph for the action played, by its loss: ?, ?? or !; None for none."""
    if _reaches(judgement, BLUNDER):
        return BLUNDER
    if _reaches(judgement, MISTAKE) or (judgement.missed_mate and judgement.part_lost >= _MISSED):
        return MISTAKE
    return GOOD if judgement.is_hard else None


class Noted(NamedTuple):
    """The notes on a move."""

    comment: str
    nags: tuple[int, ...]


def noted(before: Noted, judgement: Judgement, shares: Shares) -> Noted:
    """Return the notes on a move that has been judged, with all that a person noted on it.

    `shares` are everybody's shares after it. A glyph that a person gave it stays and is the only
    one; one that a person took away does not come back.
    """
    mark = evaluation_comment.read_mark(before.comment)
    others = tuple(nag for nag in before.nags if nag != mark)
    if mark and mark not in before.nags:
        return Noted(evaluation_comment.with_evaluation(before.comment, shares, mark), before.nags)
    sign = sign_of(judgement)
    if sign is None or any(nag in _OF_MOVES for nag in others):
        return Noted(evaluation_comment.with_evaluation(before.comment, shares, 0), others)
    return Noted(evaluation_comment.with_evaluation(before.comment, shares, sign), (sign, *others))


def better_line(position: Position, judgement: Judgement) -> MoveNode:
    """Return the start of the better line; it follows if the action played deserves a sign."""
    start = end = MoveNode()
    if sign_of(judgement) not in (MISTAKE, BLUNDER):
        return start
    best = judgement.turns[0]
    for action in (*best.actions, *best.following)[: max(_LONGEST, len(best.actions))]:
        try:
            position, _ = play_on(position, action)
        except IllegalAction:
            break  # the search only expects this
        end = end.add(MoveNode(action))
    for first in start.children:
        first.comment = evaluation_comment.better_mark(end.ply)
    return start


def is_own(first: MoveNode) -> bool:
    """Return True if a program wrote a line, and nobody has added anything to it."""
    line = first.whole()
    return evaluation_comment.marked_better(first.noted) == len(line) and not any(
        node.nags or node.before or len(node.children) > 1 or (node.noted and node is not first)
        for node in line
    )


def annotated(record: GameRecord, nodes: int = NODES) -> Iterator[tuple[int, int, GameRecord]]:
    """Yield the number of judged positions of a game, their total, and the game so far.

    The game is unchanged until the last item, in which it is annotated. Raises RecordError where it
    cannot be judged.
    """
    positions = _positions(record)
    root = record.root.copied()
    moves = root.continuation()[1:]
    actions = [node.action for node in moves]
    judged = judged_positions(actions, record.game.notation.implies)
    types = record.game.piece_types
    judgements: dict[int, Judgement] = {}
    for at in judged:
        yield len(judgements), len(judged), record
        played = actions[at] if at < len(actions) else None
        inquiry = MoveInquiry(positions[at], types, played, nodes)
        judgements[at] = inquiry.run(never, lambda _: None)
    after = {at: judgements[following].shares for at, following in pairwise(judged)}
    fixed = not {game_record.CURSOR_TAG, game_record.ANALYSIS_TAG}.isdisjoint(record.tags)
    for at, node in enumerate(moves):
        if at in after:
            _annotate(node, positions[at], judgements[at], after[at], fixed)
    root.comment = evaluation_comment.with_evaluation(root.comment, judgements[judged[0]].shares, 0)
    yield len(judged), len(judged), replace(record, root=root)


def _positions(record: GameRecord) -> list[Position]:
    """Return the positions of the main line, the start first. Raises RecordError."""
    if not record.root.children:
        raise RecordError("there are no moves to judge (expected a game that was played)")
    positions = [record.start.resolve_pending()[0]]
    try:
        positions += [step.after for step in record.steps()]
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None
    if positions[-1].hides and game_record.outcome_of(record.tags, positions[-1]) is None:
        raise RecordError(
            "pieces are hidden as long as the game goes on (expected one that is over)"
        )
    return positions


def judged_positions(actions: Sequence[Action], implies: Implies) -> list[int]:
    """Return the numbers of the positions of a line that are judged, from the start, 0, to the end.

    Positions are left out whose action is implied, which no record writes, such as the end of a
    turn ahead of the next one's move; `implies` is `Notation.implies`.
    """
    unsaid = {
        at
        for at, (earlier, following) in enumerate(pairwise(actions))
        if implies(following, earlier)
    }
    return [at for at in range(len(actions) + 1) if at not in unsaid]


def _annotate(
    node: MoveNode, position: Position, judgement: Judgement, shares: Shares, fixed: bool
) -> None:
    """Annotate a move of the main line; with `fixed`, tags name places among its variations."""
    assert node.parent is not None, "an action has a place"
    node.comment, node.nags = noted(Noted(node.comment, node.nags), judgement, shares)
    better, variations = better_line(position, judgement).children, node.variations
    lines = [node]
    for number, first in enumerate(variations):
        if not is_own(first):
            lines.append(first)
        elif better:
            lines.append(better.pop())
        elif fixed and number + 1 < len(variations):
            lines.append(first)
    lines += [first for first in better if all(first.action != line.action for line in variations)]
    node.parent.children.clear()
    for first in lines:
        node.parent.add(first)
