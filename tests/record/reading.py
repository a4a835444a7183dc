"""Golden tables of records: what a text is read as, or what is wrong with it."""

from collections.abc import Callable

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.move_tree import MoveNode


def moves_of(text: str) -> str:
    """Return the movetext of a written game."""
    return text.split("\n\n", 1)[1].strip()


def tree(line: list[MoveNode]) -> str:
    """Return a line in machine forms, each variation in parentheses behind its move."""
    return " ".join(
        " ".join(
            [node.action.text, *(f"({tree(other.continuation())})" for other in node.variations)]
        )
        for node in line
    )


def described(record: GameRecord, with_tree: bool) -> str:
    """Return the moves of a record as they are written, and what stands in its head."""
    written = cpgn.write_game(record)
    (again,) = cpgn.read_games(written, find_game)
    assert cpgn.write_game(again) == written, "it is written otherwise when it is read again"
    assert again.final().to_text() == record.final().to_text()
    game = record.game
    usual = {option.name: option.default for option in game.options}
    options = [
        f"{name}={value}" for name, value in record.options.items() if usual.get(name) != value
    ]
    head = {
        "names": ", ".join(record.names) if any(record.names) else "",
        "colours": " ".join(record.colours),
        "options": " ".join(options),
        "start": record.start.to_text() if record.custom_start else "",
        "tags": ", ".join(f"{name}={value}" for name, value in sorted(record.tags.items())),
        "tree": tree(record.moves) if with_tree else "",
    }
    parts = [f"{name} {value}" for name, value in head.items() if value]
    return " ; ".join([moves_of(written).replace("\n", " "), *parts])


def reading(head: str, with_tree: bool = False) -> Callable[[str], str]:
    """Return a function that reads texts behind a head, and tells their games.

    In both, ``\\n``, ``\\r`` and ``\\0`` are a new line, a carriage return and NUL. A game is told
    by its moves as they are written, and by the fields of its head; “no: ..” is the reason why a
    text is refused.
    """

    def answer(question: str) -> str:
        text = f"{head}{question}"
        for written, meant in (("\\n", "\n"), ("\\r", "\r"), ("\\0", "\0")):
            text = text.replace(written, meant)
        try:
            games = cpgn.read_games(text, find_game)
        except RecordError as error:
            return f"no: {error}"
        return " / ".join(described(one, with_tree) for one in games) or "no game"

    return answer
