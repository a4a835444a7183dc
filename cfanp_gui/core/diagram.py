"""A position drawn in letters, to be read without a window: in a REPL or a log."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from cfanp_gui.core.boards import BoardSpec, Edge, Square, linked, specs_by_id

COLUMNS = 100
"""Maximum width in characters of boards placed side by side."""


def diagram(boards: Sequence[BoardSpec], cells: Mapping[Square, str]) -> str:
    """Return boards with the cells of pieces; two joined at their north edges are one block."""
    width, by_id = max(map(len, cells.values()), default=1), specs_by_id(boards)
    blocks = []
    for group in linked(boards):
        specs = [by_id[board] for board in group]
        north = specs[0].seam(Edge.NORTH)
        if len(specs) == 2 and north and north[1:3] == (specs[1].id, Edge.NORTH):
            blocks.append([*_rows(specs[1], cells, width)[::-1], *_rows(specs[0], cells, width)])
            for row in blocks[-1][: specs[1].ranks]:
                row.reverse()
            blocks[-1].insert(0, [specs[0].label])
        else:
            blocks += [[[spec.label], *_rows(spec, cells, width)] for spec in specs]
    lines = [[" ".join(row) for row in block] for block in blocks]
    return "\n\n".join("\n".join(band) for band in _bands(lines))


def _rows(spec: BoardSpec, cells: Mapping[Square, str], width: int) -> list[list[str]]:
    """Return a board's squares in letters, the rank farthest from its owner first."""
    squares = [Square(spec.id, index) for index in range(spec.size)]
    row = [cells.get(square, ".").ljust(width) for square in squares]
    return [row[at : at + spec.files] for at in range(0, spec.size, spec.files)][::-1]


def _bands(blocks: list[list[str]]) -> list[list[str]]:
    """Return the lines of blocks placed side by side, band by band."""
    bands: list[list[list[str]]] = [[]]
    for block in blocks:
        widths = [max(map(len, lines)) + 3 for lines in (*bands[-1], block)]
        if len(widths) > 1 and sum(widths) > COLUMNS:
            bands.append([])
        bands[-1].append(block)
    return [_beside(band) for band in bands]


def _beside(blocks: list[list[str]]) -> list[str]:
    widths = [max(map(len, block)) for block in blocks]
    return [
        "   ".join(line.ljust(width) for line, width in zip(row, widths, strict=True)).rstrip()
        for row in zip_longest(*blocks, fillvalue="")
    ]
