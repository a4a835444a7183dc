"""Other people's games read by us and by python-chess.

`python -m tests.judges.compare_pgn FILE ...` tells for each file how many games and moves
python-chess reads, how many of them we read, and of how many moves, final positions, variations and
comments are equal. Games that we refuse, and those that differ, are listed with the reason.
"""

from __future__ import annotations

import argparse
import io
import logging
import sys
from dataclasses import dataclass, fields
from pathlib import Path

import chess
import chess.pgn

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import to_joined
from cfanp_gui.games.cfanp.chess_line import line_of, move_of
from cfanp_gui.games.cfanp.fen import PAIR
from cfanp_gui.record.game_record import GameRecord, UnreadGame
from cfanp_gui.record.game_texts import game_texts, opened
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.session import formats


@dataclass
class Count:
    """Counts of a file, or of all files."""

    games: int = 0
    """Those that python-chess reads without an error."""
    variants: int = 0
    """Games of a variant that cannot be played here, which python-chess knows."""
    read: int = 0
    remarked: int = 0
    moves: int = 0
    """The moves of the main lines that python-chess reads."""
    equal_moves: int = 0
    finals: int = 0
    """The games whose last position is the same."""
    variations: int = 0
    equal_variations: int = 0
    comments: int = 0
    equal_comments: int = 0

    def add(self, other: Count) -> None:
        for one in fields(self):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


def words(text: str) -> str:
    return " ".join(text.replace("}", ")").split())


def variations_of(game: chess.pgn.GameNode) -> list[str]:
    """Return each line but the main one as its moves."""
    found: list[str] = []
    waiting = [game]
    while waiting:
        node = waiting.pop()
        for other in node.variations[1:]:
            line = [other, *other.mainline()]
            found.append(" ".join(one.move.uci() for one in line))
        waiting += node.variations
    return sorted(found)


def our_variations(root: MoveNode) -> list[str]:
    return sorted(
        " ".join(one.action.text.partition(":")[2] for one in node.continuation())
        for node in root.whole()
        if node.heads_variation
    )


def placement(game: GameRecord) -> str:
    """Return the final placement of the pieces, as the first field of a FEN."""
    if game.options["base"] == "chess":  # python-chess has played it while it was read
        line = line_of(game.start, game.game)
        assert line is not None, "FEN tells every start of a PGN"
        for node in game.moves:
            move = move_of(node.action)
            assert move is not None, "PGN has moves of pieces alone"
            line = line.after(move)
        return line.shown().board_fen()
    final, board = game.final(), chess.Board(None)
    for square, piece in final.pieces().items():
        at = to_joined(square, PAIR, Join.ROTATE)
        board.set_piece_at(
            at, chess.Piece(chess.PIECE_SYMBOLS.index(piece.letter[0].lower()), piece.army == 0)
        )
    return board.board_fen()


def compare(path: Path) -> Count:
    """Compare the games of a file."""
    count = Count()
    with opened(path) as source:
        texts = list(game_texts(source))
    ours = list(formats.stream(path)) if texts else []
    for text, one in zip(texts, ours, strict=True):
        try:
            judge = chess.pgn.read_game(io.StringIO(text.text))
        except IndexError:  # it fails on some texts, such as a variation behind no move
            continue
        if judge is None or judge.errors:
            continue
        if isinstance(one, UnreadGame):
            if judge.headers.get("Variant", "").casefold() not in ("", "standard", "chess"):
                count.variants += 1
                continue
            print(f"  {path.name}, game {one.number}: {one.error}")
        count.games += 1
        count.add(compared(path, text.number, judge, one))
    return count


def compared(path: Path, number: int, judge: chess.pgn.Game, one: GameRecord | UnreadGame) -> Count:
    """Compare a game."""
    main = [node.move.uci() for node in judge.mainline()]
    theirs = variations_of(judge)
    said = [words(judge.comment), *(words(node.comment) for node in judge.mainline())]
    count = Count(moves=len(main), variations=len(theirs), comments=sum(map(bool, said)))
    if isinstance(one, UnreadGame):
        return count
    count.read, count.remarked = 1, bool(one.remarks)
    line = [node.action.text.partition(":")[2] for node in one.moves]
    count.equal_moves = next(
        (at for at, (a, b) in enumerate(zip(main, line, strict=False)) if a != b),
        min(len(main), len(line)),
    )
    count.finals = placement(one) == judge.end().board().board_fen()
    count.equal_variations = len(theirs) if our_variations(one.root) == theirs else 0
    ours = [words(one.comment), *(words(node.comment) for node in one.moves)]
    count.equal_comments = sum(a == b for a, b in zip(said, ours, strict=False) if a)
    if (count.equal_moves, count.equal_variations, count.equal_comments, count.finals) != (
        count.moves, count.variations, count.comments, 1,
    ):  # fmt: skip
        print(f"  {path.name}, game {number} differs: {count}")
        for remark in one.remarks[:3]:
            print(f"    {remark.sentence}")
    return count


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    logging.getLogger("chess.pgn").setLevel(logging.CRITICAL)  # what it refuses is not compared
    whole = Count()
    for path in parser.parse_args(arguments).files:
        found = compare(path)
        whole.add(found)
        print(f"{path.name}: {found}")
    print(f"all: {whole}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
