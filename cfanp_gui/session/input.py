"""Translation of a person's input at the table into an action, a question or a refusal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Gesture, IllegalAction, Refusal, Source
from cfanp_gui.core.boards import STRIP, Pair, Square, specs_by_id, whole
from cfanp_gui.core.given_turn import GiveTurn, play_on
from cfanp_gui.core.text import Plural, Text, WithArticle, enumerated, joined
from cfanp_gui.session.game_session import GameSession


class Playable(NamedTuple):
    """Result: one legal action is meant."""

    action: Action


class Refused(NamedTuple):
    """Result: nothing legal is meant."""

    refusal: Refusal | None


class Answer(NamedTuple):
    """One answer to a question, and the gestures that remain after it."""

    letter: str
    """Letter of the piece whose picture represents the answer."""
    gestures: tuple[Gesture, ...]
    label: Text | None = None
    """Text of the answer if the picture is not enough; see `Gesture.choice`."""


class Ask(NamedTuple):
    """Result: several legal actions are meant, which a question can distinguish."""

    question: Text
    answers: tuple[Answer, ...]


class Point(NamedTuple):
    """Result: one of several squares is to be pointed at."""

    question: Text
    goals: Mapping[Square, tuple[Gesture, ...]]
    """Remaining gestures for each square."""
    letter: str
    """Letter of the piece that is put there; empty for none."""


class Candidate(NamedTuple):
    """A board that another may be pushed against, with the remaining gestures."""

    board: int
    pair: Pair
    gestures: tuple[Gesture, ...]


class Choose(NamedTuple):
    """Result: a board may be pushed against one of several, which is to be pointed at."""

    board: int
    """Board that is pushed: the one with the target square, unless that is a strip."""
    question: Text
    candidates: tuple[Candidate, ...]
    """Candidates in the order of their boards."""
    default: int
    """Index of the likeliest of them, from 0."""
    refusal: Refusal | None = None
    """Refusal with the current pair, to be shown before the question."""


class Consult(NamedTuple):
    """Result: another player must agree before an action is played."""

    action: Action
    player: int
    question: Text


Resolution = Playable | Refused | Ask | Point | Choose | Consult


def resolve(
    session: GameSession, source: Source, target: Square, shown: Pair | None = None
) -> Resolution:
    """Return the meaning of moving the piece at a source to a square.

    The pushed pair takes precedence: what is illegal there is refused, and another pair only used
    when it is asked for. `shown` is the pair that people look at, if that is another.
    """
    position, pair = session.position, session.pair
    meant = [gesture for gesture in position.gestures(source) if gesture.target == target]
    if not meant:
        return Refused(decline(session, source, target))
    if any(gesture.choice is not None for gesture in meant):
        return _which_way(session, meant)
    present = [gesture for gesture in meant if gesture.pair is None or gesture.pair == pair]
    if present:
        return narrow(session, present)
    boards = {target.board, source.board if isinstance(source, Square) else target.board}
    if pair is not None and boards - {STRIP} <= set(pair):
        refusal = position.gesture_refusal(source, target, pair)
        return _which_partner(session, meant, shown)._replace(refusal=refusal)
    return narrow(session, meant, shown)


def decline(session: GameSession, source: Source, target: Square | None = None) -> Refusal | None:
    """Return the reason why a piece cannot be picked up, or cannot go to a square."""
    position, turn = session.position, session.position.turn()
    waits = source in position.pieces() and not position.movable(source)
    if turn is not None and turn.end is not None and waits:
        moves = Plural("%n more move(s)", "", turn.moves_possible)
        name = session.name(position.seat_status(turn.seat).player)
        message = Text("{name} has {moves}; End turn passes", name=name, moves=moves)
        return Refusal(turn.bonus_rule, message)
    return position.gesture_refusal(source, target, session.pair)


def compulsion(session: GameSession, source: Source) -> Refusal | None:
    """Return the obligation on the pushed pair that leaves the piece there no move, or None."""
    position, pair = session.position, session.pair
    if pair is None or source not in position.pieces() or not position.movable(source):
        return None
    if any(gesture.pair == pair for gesture in position.gestures(source)):
        return None
    return position.pair_demand(pair) if source.board in pair else None


def narrow(
    session: GameSession, gestures: Sequence[Gesture], shown: Pair | None = None
) -> Resolution:
    """Return the next question about one or more gestures that share their source and target."""
    if len({gesture.pair for gesture in gestures}) > 1:
        return _which_partner(session, gestures, shown)
    if any(gesture.way for gesture in gestures):
        return _which_square(gestures)
    letters = {gesture.promotion for gesture in gestures}
    if len(letters) > 1:
        return _which_piece(session, gestures)
    goals = {gesture.placed: (gesture,) for gesture in gestures if gesture.placed is not None}
    if len(goals) > 1:
        if (asks := gestures[0].asks) is not None:
            return Point(asks, goals, "")
        letter = gestures[0].promotion or ""
        question = Text(
            "Click the square on which {the_piece} is put, or drag it there.",
            the_piece=WithArticle(session.game.piece_types[letter].title),
        )
        return Point(question, goals, letter)
    return consulted(session, gestures[0].action)


def consulted(session: GameSession, action: Action) -> Playable | Consult:
    """Return an action as playable, or the request for another player's consent to it."""
    question = request(session, action)
    return Playable(action) if question is None else Consult(action, *question)


def placing_refusal(session: GameSession, gesture: Gesture, square: Square) -> Refusal | None:
    """Return the reason why a pending piece cannot be put on a square; None off its board."""
    if gesture.placed is None:  # next square of its way
        if square == gesture.source:
            return None
        return session.position.gesture_refusal(gesture.source, square, gesture.pair)
    return session.position.gesture_refusal(
        gesture.source, gesture.target, gesture.pair, gesture.promotion, square
    )


def _which_partner(session: GameSession, gestures: Sequence[Gesture], shown: Pair | None) -> Choose:
    """Return the boards that the board of the gestures may be pushed against."""
    pairs = {gesture.pair for gesture in gestures if gesture.pair is not None}
    # A piece that goes to the strip may do so on any pair: most likely on the current one, or at
    # home.
    likely = (gestures[0].target.board, gestures[0].source.board, *(shown or ()), *min(pairs))
    board = next(board_id for board_id in likely if any(board_id in pair for pair in pairs))
    candidates = []
    for pair in sorted(pairs):
        other = pair.other(board)
        if other is None:
            continue
        on_pair = tuple(gesture for gesture in gestures if gesture.pair == pair)
        candidates.append(Candidate(other, pair, on_pair))
    candidates.sort()
    boards = [candidate.board for candidate in candidates]
    partners = (partner for partner in _partners(session, board, shown) if partner in boards)
    default = boards.index(next(partners, boards[0]))
    specs = specs_by_id(session.position.boards())
    words: dict[str, object] = {"board": specs[board].label, "other": specs[boards[default]].label}
    question = (
        Text(
            "Push {board} against which half-board? Click it, type its letter or number, or "
            "press Enter for {other}.",
            **words,
        )
        if len(boards) > 1
        else Text("Push {board} against {other} instead? Click {other} or press Enter.", **words)
    )
    return Choose(board, question, tuple(candidates), default)


def _partners(session: GameSession, board: int, shown: Pair | None) -> Iterator[int]:
    """Yield the boards a board is or was pushed against: now, then in this game, latest first."""
    transitions = (node.transition for node in session.node.path())
    pushed = (transition.pushed for transition in transitions if transition is not None)
    for pair in (shown, session.pair, *pushed):
        partner = None if pair is None else pair.other(board)
        if partner is not None:
            yield partner


def reasons(session: GameSession, candidates: Sequence[Candidate]) -> list[list[Text]]:
    """Return for each candidate what sets it apart from the others, what matters most first."""
    told = [list(_consequences(session, candidate)) for candidate in candidates]
    captures = any(taken is not None for _, taken, *_ in told)
    nothing = Text("captures nothing") if captures else None
    known = [[check, taken or nothing, *rest] for check, taken, *rest in told]
    common = [text for text in known[0] if all(text in others for others in known)]
    return [[text for text in texts if text and text not in common] for texts in known]


def _consequences(session: GameSession, candidate: Candidate) -> Iterator[Text | None]:
    """Yield check and capture, or None for none, what a candidate needs, and the board it uses."""
    gesture, position = candidate.gestures[0], session.position
    after, transition = session.preview(gesture.action)
    here = transition.went[0].after.army if transition.went else None
    kings = [after.pieces()[king] for king in after.checked_kings(candidate.pair)]
    checked = [after.style(king).label.upper() for king in kings if king.army != here]
    yield Text("gives check to {army}", army=enumerated(checked)) if any(checked) else None
    taken = [lost.piece for lost in transition.captured if lost.piece.army != here]
    names = [session.game.piece_types[piece.letter].title for piece in taken]
    yield Text("takes the {piece}", piece=names[0]) if names else None
    yield from needs(session, gesture)
    seat = next((seat for seat in position.seats() if seat.board == candidate.board), None)
    if seat is not None:
        name = session.name(position.seat_status(seat.id).first_player)
        yield Text("uses {name}'s board this turn", name=name)


def _which_square(gestures: Sequence[Gesture]) -> Point:
    """Return the next squares of gestures that differ by their way."""
    goals: dict[Square, tuple[Gesture, ...]] = {}
    for gesture in gestures:
        goal = gesture.way[0] if gesture.way else gesture.target
        goals[goal] = (*goals.get(goal, ()), gesture._replace(way=gesture.way[1:]))
    return Point(gestures[0].asks or Text("Click the next square."), goals, "")


def _which_way(session: GameSession, gestures: Sequence[Gesture]) -> Ask:
    """Return the choices for a piece on its own square."""
    letter = _letter(session, gestures[0].source)
    if all(gesture.promotion for gesture in gestures):
        order = list(session.game.piece_types)
        gestures = sorted(gestures, key=lambda gesture: order.index(gesture.promotion or ""))
    return Ask(
        Text(
            "What becomes of {the_piece}?",
            the_piece=WithArticle(session.game.piece_types[letter].title),
        ),
        tuple(
            Answer(gesture.promotion or letter, (gesture,), gesture.choice) for gesture in gestures
        ),
    )


def _letter(session: GameSession, source: Source) -> str:
    piece = session.position.pieces().get(source) if isinstance(source, Square) else None
    return "" if piece is None else piece.letter


def _which_piece(session: GameSession, gestures: Sequence[Gesture]) -> Ask:
    order = list(session.game.piece_types)
    plain = _letter(session, gestures[0].source)  # promotion is optional
    choices = {gesture.promotion or plain for gesture in gestures}
    letters = sorted(choices, key=lambda letter: (letter == plain, order.index(letter)))
    placed, none = any(gesture.placed is not None for gesture in gestures), None
    question = Text("Promote?") if plain in choices else Text("Promote to")
    if placed:
        question = Text("Put on for the pawn")
        if any(gesture.placed is None for gesture in gestures):
            question, none = Text("Bring in a piece?"), Text("No piece")
            letters.sort(key=lambda letter: letter != plain)
    return Ask(
        question,
        tuple(
            Answer(
                letter,
                tuple(gesture for gesture in gestures if (gesture.promotion or plain) == letter),
                none if letter == plain else None,
            )
            for letter in letters
        ),
    )


# What a gesture needs of other players: their turns and their consent


def crossing(session: GameSession, source: Source, target: Square) -> Gesture | None:
    """Return the gesture that moves a piece to a square of another board, or None."""
    wholes = whole(session.position.boards())
    if any({source.board, target.board} <= set(parts) for parts in wholes):
        return None
    matching = (
        gesture for gesture in session.position.gestures(source) if gesture.target == target
    )
    return next(matching, None)


def needs(session: GameSession, gesture: Gesture) -> list[Text]:
    """Return in few words the turns a gesture uses and the players who must agree; may be empty."""
    words = []
    names = [session.name(player) for player in gesture.uses]
    if len(names) == 1:
        words.append(Text("uses {name}'s turn", name=names[0]))
    elif names:
        *others, last = names
        words.append(Text("uses {names}'s and {last}'s turn", names=enumerated(others), last=last))
    if gesture.consent is not None:
        words.append(Text("{name} must agree", name=session.name(gesture.consent)))
    return words


def needs_in_one(session: GameSession, gesture: Gesture) -> str:
    """Return the turns and consent that a gesture needs in one line; empty if it needs none."""
    return joined(" \N{MIDDLE DOT} ", needs(session, gesture))


def request(session: GameSession, action: Action) -> tuple[int, Text] | None:
    """Return the player who must agree to an action, and the question; None for nobody."""
    position = session.position
    player = position.partner(action)
    if player is None:
        return None
    # Words for squares come with those for typed lines, which are not needed at the start.
    from cfanp_gui.core.piece_queries import square_title

    _, transition = session.preview(action)
    name, other = session.name(player), session.name(transition.actor)
    if not transition.moved:
        return player, Text("{name}, do you agree?", name=name)
    move, at = transition.moved[0], session.situation
    own = [seat for seat in position.seats() if seat.army == move.before.army]
    near = [seat for seat in own if seat.board == move.origin.board] or own
    owners = {position.seat_status(seat.id).player for seat in near}
    title = session.game.piece_types[move.before.letter].title
    words: dict[str, object] = {
        "name": name,
        "other": other,
        "origin": square_title(at, move.origin),
        "target": square_title(at, move.target),
    }
    if player in owners:
        return player, Text(
            "{name}, {other} wants to fetch your {piece} from {origin} to {target}. Do you agree?",
            piece=title,
            **words,
        )
    return player, Text(
        "{name}, {other} wants to take {the_piece} from {origin} to {target}. Do you agree?",
        the_piece=WithArticle(title),
        **words,
    )


# Turns given in an analysis to sides that are not to move; see `Position.free_turns`


def turn_for(session: GameSession, source: Source) -> str | None:
    """Return the side that must be given the turn in an analysis to move a piece, or None."""
    position = session.position
    if not session.analysing or position.movable(source):
        return None
    piece = position.pieces().get(source) if isinstance(source, Square) else None
    groups = whole(position.boards())
    near = next(group for group in groups if source.board in group)
    seats = {seat.id: seat for seat in position.seats()}
    sides = [
        (seats[seat].board not in near, side)
        for side, seat in position.free_turns().items()
        if (seats[seat].army == piece.army if piece is not None else seats[seat].board in near)
    ]
    return min(sides)[1] if sides else None


def give_turn(session: GameSession, side: str) -> Refusal | None:
    """Give the turn to a side, in place of an unused given turn; return the refusal, or None."""
    action, given = GiveTurn(side), session.cursor.given
    if given is not None and given is session.node and given.parent is not None:
        before = given.parent.position
        if side in session.position.free_turns() and side not in before.free_turns():
            session.visit(given.parent)  # their turn by the rules
            return None
        try:
            play_on(before, action)
        except IllegalAction as problem:
            return problem.refusal
        session.visit(given.parent)
    return session.propose(action)


def take_turn_back(session: GameSession) -> bool:
    """Take back a given turn in which nothing was played; return True if it was."""
    given = session.cursor.given
    if given is None or given is not session.node or given.parent is None:
        return False
    return bool(session.visit(given.parent))
