"""Shapes of which a face is made, in a square of 100 by 100, as text for any painter.

A line has a colour, perhaps ``*`` and the percentage by which it is darker, perhaps ``~`` and the
width of a line, and shapes: an oval (middle, half its width and height), a block (left, top, width,
height, corners), a curve (start, the point it bends towards, end) or a polygon (its corners).
``&``, ``|`` and ``-`` combine a shape with all before it. Names of colours are those of
`colours_of`, or one is ``#rrggbb``, after an opacity if it has eight digits.
"""

from cfanp_gui.bots.characters import GROUNDS, HAIRS, ROBOT, SKINS, Look

_ROBOT = """
skin*150~4: c50,30,50,22,50,15
hair*115: o50,14,6.5,6.5
skin*140: b13,46,74,22,7
skin: b20,28,60,56,15
#39434b: b27,40,46,24,11
hair: o39,52,6,6.5
hair: o61,52,6,6.5
skin*190~3.2: c41,72,50,78,59,72"""
_HEAD = """
skin*112: b42,70,16,20,6
skin*108: o25,57,5,6.5
skin*108: o75,57,5,6.5
skin: o50,53,25,28"""
_FEATURES = """
#3cd65c54: o35,64,5,3.5
#3cd65c54: o65,64,5,3.5
white of eyes: o39,55,4.4,4.6
white of eyes: o61,55,4.4,4.6
ink: o39,55,3.4,4
ink: o61,55,3.4,4
brow~2.4: c33,47,39,43,45,47
brow~2.4: c55,47,61,43,67,47
skin*140~2.2: c48,62,50,64,52,62
mouth: c42,69,50,78,58,69"""
_CRESCENT = "hair: o50,50,29,32 - o50,64,26,27"
_PARTED = "hair: o50,50,29,32 - o36,66,24,29 - o64,66,24,29"
_FRINGE = "hair: o50,50,29,32 & b0,0,100,42,0"
_CURLS = "o22,50,12,12 | o20,37,12,12 | o28,25,12,12 | o40,18,12,12 | o54,16,12,12"
_HAIR = {
    "short": ("", _CRESCENT),
    "bob": ("hair: b18,20,64,60,28", _FRINGE),
    "curls": (
        f"hair: o50,50,29,32 | {_CURLS} | o67,21,12,12 | o77,32,12,12 | o79,46,12,12",
        "hair: o35,32,9,7 | o50,29,10,8 | o65,32,9,7",
    ),
    "bun": ("hair: o50,14,13,12", _PARTED),
    "long": ("hair: b17,18,66,90,30", _PARTED),
    "quiff": ("", f"{_CRESCENT} | o44,24,22,9 | o58,19,15,8"),
    "fringe": ("", f"{_FRINGE}\n{_CRESCENT}"),
    "scarf": ("", "cloth: o50,51,34,37 | o50,92,32,22 - o50,55,22,26"),
}
"""Hair behind and in front of the head, by style, or what covers it."""
_WORN = {
    "glasses": "ink~2.6: o39,55,8.5,8.5\nink~2.6: o61,55,8.5,8.5\nink~2.6: c47,54,50,53,53,54",
    "beard": "hair: o50,53,25,28 & b20,58,60,30,0 - o50,57,19,8\n#ffffff: c42,69,50,78,58,69",
    "moustache": "hair: o44,67,7,3.4 | o56,67,7,3.4",
    "cap": "cloth: o50,40,31,27 & b0,0,100,38,0\ncloth*125: b18,33,74,8,4",
    "band": "cloth: o50,50,30,33 & b0,25,100,8,0",
    "earrings": "#d19a1f: o24,67,3.6,3.6\n#d19a1f: o76,67,3.6,3.6",
}


STAR = "p6,0.4,7.4,4.1,11.3,4.3,8.2,6.7,9.3,10.5,6,8.3,2.7,10.5,3.8,6.7,0.7,4.3,4.6,4.1"
"""Star for the strength of a level, in a square of 12 by 12."""


_INK = "#33292a"
_CLOTHES = ("#857758", "#728578", "#776d85", "#627585", "#85665d", "#7d855e", "#857f76")
"""Darker forms of the grounds."""
_BROWS = ("#2e2726", "#4b3328", "#6a4630", "#967748", "#7e422b", "#6a686b", _INK)
"""Darker forms of the colours of hair."""


def colours_of(look: Look) -> dict[str, str]:
    """Return the colours of a face by their names."""
    is_dark = look.skin in SKINS[4:]  # on which eyes and mouth are seen by white
    return {
        "ground": look.ground,
        "skin": look.skin,
        "hair": look.hair,
        "ink": _INK,
        "cloth": _CLOTHES[GROUNDS.index(look.ground)],
        "brow": dict(zip(HAIRS, _BROWS, strict=True)).get(look.hair, _INK),
        "white of eyes": "#ffffff" if is_dark else look.skin,
        "mouth": "#ffffff" if is_dark else "#8e3b3b",
    }


def shapes_of(look: Look) -> list[str]:
    """Return the lines of a face, what lies behind first."""
    ground = ["ground: o50,50,50,50", "cloth: o50,116,43,34"]
    if look.style == ROBOT:
        return [*ground, *_ROBOT.split("\n")[1:]]
    behind, front = _HAIR.get(look.style, ("", ""))
    layers = (behind, _HEAD, _FEATURES, front, _WORN.get(look.worn, ""))
    return [*ground, *(line for layer in layers for line in layer.split("\n") if line)]
