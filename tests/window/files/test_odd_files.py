"""Files that other people's programs and hands write: opened, pasted, dragged in, and indexed.

From each comes the game, or one sentence that says why not.
"""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.library.game_index import GameIndex

TAGS = '[White "Anna"]\n[Black "Ben"]\n\n'
ODD = {
    "illegal.pgn": f"{TAGS}1. e4 e5 2. Ke3 *\n".encode(),
    "western.pgn": '[White "Šahović"]\n\n1. e4 {“gut” – 5 €} *\n'.encode("cp1252", "replace"),
    "half.pgn": TAGS.encode() + b"1. e4 {caf\xc3\xa9 \xff} e5 *\n",
    "wide.pgn": f"{TAGS}1. e4 e5 *\n".encode("utf-16"),
    "fenced.pgn": f"```pgn\n{TAGS}1…e5 1–0\n```\n".encode(),
    "rules.pgn": b'[Variant "No such"]\n\n1. e4 *\n',
    "some.pgn": f'{TAGS}1. e4 *\n\n[Variant "No such"]\n\n1. e4 *\n\n{TAGS}1. d4 (*\n'.encode(),
    "bare.pgn": b"1. e4 e5 2. Nf3\n",
    "none.pgn": b"nothing of the kind\n",
    "zeros.pgn": b"\0" * 4000,
    "lines.fen": b"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\nnone\n",
    "impossible.fen": b"8/8/8/8/8/8/8/8 w - - 0 1\n",
    "program.cpgn": b"#!/usr/bin/env python3\nprint('{')\n",
}
"""What a file may hold, by a name."""
LOST = {"rules.pgn", "none.pgn", "zeros.pgn", "impossible.fen", "program.cpgn"}
"""Those that hold no game."""


def test_an_index_holds_what_can_be_read(tmp_path: Path) -> None:
    for name, data in ODD.items():
        (tmp_path / name).write_bytes(data)
    index = GameIndex(None)
    for _ in index.update([tmp_path]):
        pass
    told = {entry.path.name for entry in index.entries()}
    assert {name for name in ODD if name.endswith("pgn")} - LOST <= told
