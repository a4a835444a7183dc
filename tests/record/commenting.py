"""Golden tables of comments: what they say and command, and what they become."""

from collections.abc import Callable

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.position import Position
from cfanp_gui.record.clock_comment import read_clock, with_clock, without_clock
from cfanp_gui.record.drawing_comment import read_drawings, with_drawings
from cfanp_gui.record.drawings import Drawings
from cfanp_gui.record.evaluation_comment import (
    marked_better,
    read_evaluation,
    read_mark,
    with_evaluation,
)
from cfanp_gui.record.movetext import said, with_said


def commenting(
    position: Position, square_text: Callable[[Position, Square], str]
) -> Callable[[str], str]:
    """Return a function that tells the contents of comments, and changes them.

    A question is ``read COMMENT``, ``pair A+C COMMENT``, or behind a stroke the comment of which
    another is made: ``say TEXT | ..``, ``clock SECONDS | ..``, ``no clock | ..``,
    ``judge SHARES MARK | ..``, and ``draw COMMENT | ..``, which draws the same as that.
    """
    labels = {board.label: board.id for board in position.boards()}

    def told(drawn: Drawings) -> list[str]:
        arrows = (
            f"{one.paint}: {square_text(position, one.source)}>{square_text(position, one.target)}"
            for one in drawn.arrows
        )
        return [
            *arrows,
            *(f"{one.paint}: {square_text(position, one.square)}" for one in drawn.rings),
        ]

    def read(comment: str, pair: Pair | None = None) -> str:
        drawn = read_drawings(comment, position, pair)
        assert with_drawings(comment, drawn, position, pair) == comment, "nothing is changed"
        shares = read_evaluation(comment, position.players)
        parts = {
            "said": said(comment),
            "clock": read_clock(comment),
            "shares": shares and " ".join(f"{one:.3f}" for one in shares),
            "mark": read_mark(comment),
            "better": marked_better(comment),
            "drawn": ", ".join(told(drawn)),
        }
        found = [f"{name} {value}" for name, value in parts.items() if value not in ("", None)]
        return " ; ".join(found) or "nothing"

    def answer(question: str) -> str:
        made, _, comment = f"{question} ".partition("| ")
        word, _, rest = made.strip().partition(" ")
        comment = comment.strip()
        match word:
            case "read":
                return read(question.removeprefix("read").removeprefix(" "))
            case "pair":
                first, _, drawn = rest.partition(" ")
                return read(drawn, Pair(*(labels.get(one, 9) for one in first.split("+"))))
            case "say":
                return with_said(comment, rest)
            case "clock":
                return with_clock(comment, round(float(rest) * 1000))
            case "no":
                return without_clock(comment)
            case "judge":
                *shares, mark = rest.split()
                return with_evaluation(comment, tuple(map(float, shares)), int(mark))
            case "draw":
                return with_drawings(comment, read_drawings(rest, position), position)
        raise AssertionError(f"nobody can {word}")

    return answer
