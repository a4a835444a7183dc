"""Tokens: pieces that bear a sign, as in Xiangqi and Shogi, instead of being figures.

They are in a folder of `resources/pieces/` for each family, and a kind of piece names its own as
``family/kind``. Each has two signs to choose from: a character, and a pictogram; those of draughts
are plain, a disc with grooves or a crown.
"""

from functools import cache

from cfanp_gui.assets import asset
from cfanp_gui.record.palette import ink_on

CHARACTERS, PICTOGRAMS = "characters", "pictograms"
SIGNS = (CHARACTERS, PICTOGRAMS)
"""Kinds of signs on tokens, the default first."""
SIDE = 1000
"""Side of the square in which a token is drawn."""
_MIDDLE = "500 470"


def token(outline: str, paint: str, side: int = 0, turn: int = 0, signs: str = CHARACTERS) -> str:
    """Return a token in a square of `SIDE`, in the paint of its army, as SVG.

    `side` is 0 for an army that is set up as White, 1 for another one, which may have other
    characters. A token that points is turned by `turn` degrees, its sign stays upright. Raises
    FileNotFoundError for an outline without drawing.
    """
    *face, sign = _parts(outline, side, signs)
    body = "\n".join(face)
    if turn:
        body = f'<g transform="rotate({turn} {_MIDDLE})">{body}</g>'
    ink = ink_on(paint)
    return f"{body}\n{sign}".replace('"#fff"', f'"{paint}"').replace('"#000"', f'"{ink}"')


@cache
def _parts(outline: str, side: int, signs: str) -> tuple[str, ...]:
    """Return the face of a token, and last its sign, in white paint and black ink."""
    family, kind = outline.split("/")
    names = ("pictogram",) if signs == PICTOGRAMS else (("white", "black")[side], "character")
    for name in (*names, "plain"):
        try:
            text = asset("pieces", family, f"{kind}-{name}.svg").read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        return tuple(text.splitlines()[2:-1])
    raise FileNotFoundError(f"nobody has drawn {outline}")
