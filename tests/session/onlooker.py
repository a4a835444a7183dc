"""Golden tables of what is seen of a session, and of what a person means who touches it."""

from collections.abc import Callable

from cfanp_gui.core.actions import Refusal, Source
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import with_names
from cfanp_gui.session import view_model
from cfanp_gui.session.input import Ask, Choose, Consult, Playable, Point, Refused, decline, resolve
from tests.session.walks import Walk

SquareText = Callable[[Position, Square], str]


class Onlooker:
    """Onlooker at a session as it is walked through.

    Questions are what `Walk` does, which is not answered, and ``marks`` (with ``Ae2`` picked up,
    ``because Bd1 Ba4``), ``checks``, ``join A+B``, ``boards``, ``turn``, ``start``, ``demand``,
    ``claim``, ``news`` (a claim since the last step), ``losses``, ``since``, ``below A+B``,
    ``attacks``, ``touch Ae2 to Ae4 on A+C`` and ``decline Ae2``.
    """

    def __init__(
        self,
        walk: Walk,
        square_of: Callable[[Position, str], Square],
        source_of: Callable[[Position, str], Source],
        square_text: SquareText,
    ) -> None:
        self.walk = walk
        self.square_of, self.source_of, self.square_text = square_of, source_of, square_text
        self.before = walk.session.position

    @property
    def position(self) -> Position:
        """Return the position that is looked at."""
        return self.walk.session.position

    def square(self, text: str) -> Square:
        """Return a square of the boards there are."""
        return self.square_of(self.position, text)

    def named(self, squares: object) -> str:
        """Return squares by their names, in order."""
        return " ".join(sorted(self.square_text(self.position, one) for one in squares))  # type: ignore[attr-defined]

    def pair(self, text: str) -> Pair:
        """Return a pair by the labels of its boards."""
        labels = {board.label: board.id for board in self.position.boards()}
        return Pair(*(labels[one] for one in text.split("+")))

    def board(self, number: int) -> str:
        """Return a board by its label."""
        return next(one.label for one in self.position.boards() if one.id == number)

    def answer(self, question: str) -> str:
        """Do what a line says, or tell what is seen."""
        session, position = self.walk.session, self.position
        word, _, rest = question.partition(" ")
        match word:
            case "marks":
                return self.marks(rest)
            case "checks":
                found = view_model.check_lines(session).items()
                return " ; ".join(f"{self.named([king])} by {self.named(by)}" for king, by in found)
            case "join":
                return view_model.join_text(position, self.pair(rest))
            case "boards":
                moving, resting = view_model.boards_to_move, view_model.boards_at_rest
                return f"moving {sorted(moving(position))} ; resting {sorted(resting(position))}"
            case "turn":
                seat = view_model.seat_to_move(position)
                return "nobody's" if seat is None else f"that of seat {seat.id}"
            case "start":
                return self.named([view_model.start_square(session)])
            case "demand":
                return with_names(view_model.demand(session), session.name)
            case "claim":
                return str(view_model.claim(session))
            case "news":
                return str(view_model.new_claim(session, self.before))
            case "losses":
                lost = view_model.losses(session.node)
                return " ; ".join(f"{at.ply}: seat {one.seat} to {one.captor}" for at, one in lost)
            case "since":
                return " ".join(str(node.ply) for node in view_model.moves_since(session))
            case "below":
                below = view_model.seat_below(session, self.pair(rest))
                return "nobody" if below is None else below.label
            case "attacks":
                found = position.attacks_on(int(rest))
                return " ; ".join(f"{self.named([by])} on {self.named([on])}" for by, on in found)
            case "touch":
                return self.touched(rest)
            case "decline":
                return self.refused(decline(session, self.square(rest)))
        self.before = position
        done = self.walk.do(word, rest)
        return done or "done"

    def marks(self, rest: str) -> str:
        """Return the marked squares, with a piece picked up or causes of a refusal."""
        session = self.walk.session
        picked, _, because = rest.partition("because ")
        origin = self.square(picked.strip()) if picked.strip() else None
        gestures = () if origin is None else session.position.gestures(origin)
        causes = tuple(map(self.square, because.split()))
        shown: dict[str, list[str]] = {}
        for board, here in view_model.marks(session, causes, origin, gestures).items():
            for index, found in here.items():
                kinds = "+".join(sorted(one.value for one in found))
                try:
                    name = self.square_text(session.position, Square(board, index))
                except IndexError:
                    name = f"{board}/{index}"
                shown.setdefault(kinds, []).append(name)
        return " ; ".join(f"{kinds}: {' '.join(sorted(at))}" for kinds, at in sorted(shown.items()))

    def touched(self, rest: str) -> str:
        """Return the meaning of a gesture."""
        session = self.walk.session
        source, _, more = rest.partition(" to ")
        target, _, shown = more.partition(" on ")
        found = resolve(
            session,
            self.source_of(session.position, source),
            self.square(target),
            self.pair(shown) if shown else None,
        )
        match found:
            case Playable(action):
                return action.text
            case Refused(refusal):
                return self.refused(refusal)
            case Choose(board, question, candidates, default, refusal):
                several = " or ".join(
                    f"{self.board(one.board)} ({' '.join(at.action.text for at in one.gestures)})"
                    for one in candidates
                )
                why = f" because {self.refused(refusal)}" if refusal else ""
                usual = self.board(candidates[default].board)
                return f"{self.board(board)} with {several}, usually {usual}: {question}{why}"
            case Ask(question, answers):
                said = " ; ".join(
                    f"{one.letter} ({one.label}): {' '.join(at.action.text for at in one.gestures)}"
                    for one in answers
                )
                return f"{question} {said}"
            case Point(question, goals, letter):
                return f"{question} {self.named(goals)} {letter}"
            case Consult(action, player, question):
                return f"{action.text} if {session.name(player)} agrees: {question}"

    def refused(self, refusal: Refusal | None) -> str:
        """Return a refusal with its rule, and with names and squares as they are on the screen."""
        session = self.walk.session
        if refusal is None:
            return "no word"
        return f"no: {view_model.refusal_text(session, refusal)} ({refusal.rule})"
