"""First field of FEN: the pieces of the start that a game is described by, and of positions."""

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

from cfanp_gui.core.text import TextError, shown


class FenBoard(NamedTuple):
    """Pieces on a board for two, and in pockets."""

    placed: dict[int, str]
    """Letters by squares, Black's small, with a + before or ~ behind those of promoted pieces."""
    pockets: tuple[str, str]
    """Sorted capital letters of White's and of Black's pieces."""


def board_of_rows(text: str, files: int, ranks: int, known: Collection[str]) -> FenBoard:
    """Return the pieces of a board whose letters are known. Raises TextError."""
    match = re.fullmatch(r"([^\[\]]*)(?:\[([^\[\]]*)\])?(?:/([^\[\]]*))?", text)
    if match is None:
        raise TextError("“{text}” is no board", text=shown(text[:120]))
    rows = match[1].rstrip("/").split("/")
    if len(rows) != ranks:
        words = {"count": len(rows), "ranks": ranks}
        raise TextError("it has {count} ranks (expected {ranks})", **words)
    placed: dict[int, str] = {}
    for number, row in enumerate(rows, 1):
        placed.update(_row(row, ranks - number, files, known))
    pocket = (match[2] or "").replace("-", "")
    for letter in pocket:
        if letter.upper() not in known:
            raise TextError("“{letter}” in the pocket is not a piece", letter=shown(letter))
    black = "".join(sorted(filter(str.islower, pocket))).upper()
    return FenBoard(placed, ("".join(sorted(filter(str.isupper, pocket))), black))


def _row(row: str, rank: int, files: int, known: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield the pieces of a row with their squares."""
    file = 0
    for word in re.findall(r"\d+|\+?[A-Za-z]~?|.", row):
        if word.isdecimal():
            file += int(word)
            continue
        if word.strip("+~").upper() not in known:
            raise TextError(
                "“{word}” on rank {rank} is not a piece (expected one of {expected})",
                word=shown(word),
                rank=rank + 1,
                expected=", ".join(sorted(known)),
            )
        yield files * rank + min(file, files - 1), word
        file += 1
    if file != files:
        words = {"rank": rank + 1, "count": file, "files": files}
        raise TextError("rank {rank} has {count} files (expected {files})", **words)
