"""What is said of puzzles."""

from __future__ import annotations

from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.table.translate import tr, translated


def side_words(side: str) -> str:
    """Return what a side is called by which a stipulation is begun, such as ``b`` or ``2w``."""
    if len(side) == 1:
        return tr("Army {letter}").format(letter=side)
    board, colour = side[:-1], side[-1]
    words = tr("White on board {board}") if colour == "w" else tr("Black on board {board}")
    return words.format(board=board)


def asked_words(puzzle: Puzzle) -> str:
    """Return what a puzzle asks for, as a sentence."""
    asked = puzzle.stipulation
    sentence = translated(asked.sentence(side_words(asked.side)))
    return tr("{sentence}.").format(sentence=sentence)


def title_words(puzzle: Puzzle, called: str) -> str:
    """Return what a puzzle is called: which one it is, what is asked, and how many play."""
    asked = translated(puzzle.stipulation.title)
    players = tr("%n player(s)", "", puzzle.position.players)
    return " · ".join((called, asked, players))


def theme_words(theme: str) -> str:
    """Return what people call a theme; one that a person made up is itself."""
    return translated(THEMES[theme]) if theme in THEMES else theme
