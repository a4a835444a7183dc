"""python-chess as the judge of two-army games: positions and moves in both notations."""

import chess

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import HALF_SQUARES, square_name
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests import ROOT

KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
# Positions for a rule each, of three or four armies.
# On BC army C's King stands on joined h8, army B's Rook on h1; a Rook on g4 shuts the g-file.
THIRD_PARTY = "Ka:Ae1 Ra:Ba4 Kb:Bc1 Rb:Bh1 Kc:Ca1"
STUCK = "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2"
BONUS = "Ka:Ae1 Ra:Ba4 Na:Cb3 Kb:Bd1 Kc:Ce1 Kd:Dd1 Pd:Dd2"
PASSED = "Ka:Ae1 Pa:Ae2 Pb:Ad4 Pc:Af4 Kb:Bd1 Kc:Ce1 Pd:Dh2 Kd:Dd1"
THREE_ARMIES = (
    "3Nb3Pa/Pa1Na2Pa2/1PaPaPaNa3/Ra1BaQaKaBa1Ra|2PaPbPbQb2/NbPb1Bb2Pb1/Pb1Kb2Pb1Pb/Rb6Rb"
    "|PcPcPaPc3Pc/3RcPcNc2/3Qc1PcPcRc/1Nc2KcBc2 a 1/2/3 KQ/-/- - 3 2 16"
)
REFERENCE_DATA = ROOT.parent / "shared" / "data"
"""The reference data folder beside the checkout; tests that need it are skipped without it."""


def position(cfen: str, **options: str | bool) -> CfanpPosition:
    """Return the position of a CFEN line under some options."""
    found = find_game("cfanp").from_text(cfen, options)
    assert isinstance(found, CfanpPosition)
    return found


def cfen_of(board: chess.Board, join: Join = Join.ROTATE) -> str:
    """Return the CFEN line of a two-army position of python-chess."""
    halves = []
    for half in (0, 1):
        ranks = []
        for rank in (3, 2, 1, 0):
            text, empty = "", 0
            for file in range(8):
                local = 8 * rank + file
                piece = board.piece_at(join.place(local, 8, 4) if half else local)
                if piece is None:
                    empty += 1
                    continue
                text += f"{empty or ''}{piece.symbol().upper()}{'a' if piece.color else 'b'}"
                empty = 0
            ranks.append(f"{text}{empty or ''}")
        halves.append("/".join(ranks))
    rights = [
        "".join(
            letter
            for letter, has in (
                ("K", board.has_kingside_castling_rights(color)),
                ("Q", board.has_queenside_castling_rights(color)),
            )
            if has
        )
        or "-"
        for color in (chess.WHITE, chess.BLACK)
    ]
    passed = "-"
    if board.ep_square is not None:
        lower = board.ep_square < HALF_SQUARES
        square = board.ep_square if lower else join.place(board.ep_square, 8, 4)
        passed = f"{'A' if lower else 'B'}{square_name(square)}"
    own = board.occupied_co[board.turn]
    left = bool(own & 0xFFFF_FFFF) + bool(own >> 32)
    return (
        f"{'|'.join(halves)} {'a' if board.turn else 'b'} 1/2 {'/'.join(rights)} {passed} {left} "
        f"{board.halfmove_clock} {board.fullmove_number}"
    )


def uci_moves(found: CfanpPosition) -> list[str]:
    """Return the legal piece moves in UCI, sorted."""
    return sorted(
        action.text.split(":")[1]
        for actor in found.actors()
        for action in found.legal_actions(actor)
        if isinstance(action, Move)
    )


def play(found: CfanpPosition, *texts: str) -> CfanpPosition:
    """Return the position after actions in machine form."""
    for text in texts:
        found, _ = found.apply(find_game("cfanp").parse_action(text))
    return found


def bulk_perft(board: chess.Board, depth: int) -> int:
    """python-chess's own perft, its last ply counted in bulk."""
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += bulk_perft(board, depth - 1)
        board.pop()
    return nodes
