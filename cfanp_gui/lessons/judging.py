"""Judgement of the learner's actions by the tasks of a lesson.

The progress of a lesson is derived from the actions that led to the position on the table, so that
undo reverts it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Position
from cfanp_gui.lessons.lesson import Condition, Lesson, Step, pair_named
from cfanp_gui.session.tree import Node


class Done(NamedTuple):
    """An action that was done, with the position before it and its effects."""

    game: Game
    before: Position
    transition: Transition


def _is_move(done: Done, words: Sequence[str]) -> bool:
    wanted = (done.game.notation.parse(done.before, word) for word in words)
    return done.transition.action in wanted


def _mates(done: Done, words: Sequence[str]) -> bool:
    mated = mated_seats(done.transition.events)
    labels = {seat.label for seat in done.before.seats() if seat.id in mated}
    return bool(labels) and labels.issuperset(words)


def _captures(done: Done, words: Sequence[str]) -> bool:
    armies = {seat.army for seat in done.before.seats() if seat.label in words}
    taken = {capture.piece.army for capture in done.transition.captured}
    return bool(taken) and (not words or bool(taken & armies))


def _reaches(done: Done, words: Sequence[str]) -> bool:
    specs = {spec.id: spec for spec in done.before.boards()}
    targets = (moved.target for moved in done.transition.went)
    return any(specs[target.board].title(target.index) in words for target in targets)


def _moves_piece(done: Done, words: Sequence[str]) -> bool:
    return any(moved.before.letter in words for moved in done.transition.went)


def _is_on(done: Done, words: Sequence[str]) -> bool:
    pushed = done.transition.pushed
    return pushed is not None and any(pair_named(word, done.before) == pushed for word in words)


def _crosses(done: Done, _: Sequence[str]) -> bool:
    labels = {spec.id: spec.label for spec in done.before.boards()}
    ends = ((moved.origin.board, moved.target.board) for moved in done.transition.went)
    return any(labels[origin] != labels[target] for origin, target in ends)


CLAUSES: Mapping[str, tuple[Callable[[Done, Sequence[str]], bool], int | None]] = {
    "move": (_is_move, None),
    "mate": (_mates, None),
    "capture": (_captures, None),
    "reach": (_reaches, None),
    "on": (_is_on, None),
    "piece": (_moves_piece, None),
    "check": (lambda done, _: bool(done.transition.checks), 0),
    "drop": (lambda done, _: bool(done.transition.placed), 0),
    "cross": (_crosses, 0),
    "end": (lambda done, _: done.transition.action == done.before.turn_end, 0),
    "pass": (lambda done, _: done.transition.action in (done.before.passes() or {}).values(), 0),
    "any": (lambda *_: True, 0),
}
"""Tests of an action by name, with their number of words; None for any number."""


def holds(condition: Condition, done: Done) -> bool:
    """Return True if all clauses of a condition hold for an action."""
    return all(
        clause.kind in CLAUSES and CLAUSES[clause.kind][0](done, clause.words)
        for clause in condition
    )


def does(step: Step, done: Done) -> bool:
    """Return True if an action fulfils a step."""
    return any(holds(condition, done) for condition in step.done)


def wanted_pair(step: Step, position: Position) -> Pair | None:
    """Return the boards that a step wants pushed together; None if it wants an action."""
    return None if step.push is None else pair_named(step.push.words[0], position)


def answer_to(step: Step, done: Done) -> str:
    """Return a step's answer to an action that it did not ask for; empty for none."""
    return next((answer.sentence for answer in step.wrong if holds(answer.when, done)), "")


def answer_to_push(step: Step, pair: Pair, position: Position) -> str:
    """Return a step's answer to a push; looking is free, so that other pairs have none."""

    def is_about(condition: Condition) -> bool:
        if not condition:
            return step.push is not None
        return all(
            clause.kind == "push" and pair_named(clause.words[0], position) == pair
            for clause in condition
        )

    return next((answer.sentence for answer in step.wrong if is_about(answer.when)), "")


class LessonPhase(Enum):
    """Next event of a lesson."""

    AWAITED = auto()
    """The learner acts."""
    REPLY = auto()
    """The program plays a reply."""
    ASTRAY = auto()
    """The learner's last action must be taken back."""
    OVER = auto()
    """Nothing more follows from this start."""


class LessonProgress(NamedTuple):
    """Progress of a lesson."""

    step: int
    """Index of the step, from 0; that of the last one when all are done."""
    phase: LessonPhase
    replies: tuple[str, ...] = ()
    """Actions the program must play now."""
    astray: int = 0
    """Number of actions to take back."""


def standing(lesson: Lesson, first: int, node: Node, pair: Pair | None) -> LessonProgress:
    """Return the progress at a node of a step's tree, where the boards of `pair` lie together."""
    at, last, waiting = first, lesson.last_of(first), tuple[str, ...]()
    path = list(node.path())[::-1]
    for number, passed in enumerate(path[1:], start=1):
        before, transition = path[number - 1].position, passed.transition
        assert transition is not None, "only the root has none"
        if waiting:
            if lesson.game.notation.parse(before, waiting[0]) != transition.action:
                return LessonProgress(at, LessonPhase.ASTRAY, astray=len(path) - number)
            waiting = waiting[1:]
            if not waiting:
                at += 1
            continue
        done, step = Done(lesson.game, before, transition), min(at, last)
        if at <= last and (pushed := wanted_pair(lesson.steps[at], before)) is not None:
            # A player who moves at once has pushed the boards, too.
            step = at + 1 if transition.pushed == pushed and at < last else at
        if at > last:
            break  # no step asks for later actions
        if not does(lesson.steps[step], done):
            return LessonProgress(step, LessonPhase.ASTRAY, astray=len(path) - number)
        waiting = lesson.steps[step].replies
        at = step if waiting else step + 1
    if waiting:
        return LessonProgress(at, LessonPhase.REPLY, waiting)
    if at <= last and pair is not None and wanted_pair(lesson.steps[at], node.position) == pair:
        at += 1
    return LessonProgress(min(at, last), LessonPhase.OVER if at > last else LessonPhase.AWAITED)


def way_to(lesson: Lesson, step: int) -> list[Action]:
    """Return the actions played from a step's starting position up to the step.

    Of several that fulfil a step the first is used. Raises LookupError if none does, and the
    notation's errors for an illegal move.
    """
    first = lesson.first_of(step)
    position = lesson.steps[first].start
    assert position is not None, "a step that begins anew has a position"
    way: list[Action] = []
    for earlier in lesson.steps[first:step]:
        if earlier.push is None:
            way.append(next(solutions(lesson.game, earlier, position, lesson.you)))
            position = position.apply(way[-1])[0]
        for word in earlier.replies:
            way.append(lesson.game.notation.parse(position, word))
            position = position.apply(way[-1])[0]
    return way


def solutions(game: Game, step: Step, position: Position, you: frozenset[int]) -> Iterator[Action]:
    """Yield the legal actions of the learner that fulfil a step."""
    for condition in step.done:
        moves = [clause for clause in condition if clause.kind == "move"]
        named = [game.notation.parse(position, word) for clause in moves for word in clause.words]
        for action in named or _actions(position, you):
            if holds(condition, Done(game, position, position.apply(action)[1])):
                yield action


def _actions(position: Position, you: frozenset[int]) -> Iterator[Action]:
    """Yield the learner's legal actions."""
    for player in sorted(you & position.actors()):
        yield from position.legal_actions(player)
