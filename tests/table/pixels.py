"""All pixels of a picture at once: asking for one after the other takes ten times as long."""

from collections import Counter

from PySide6.QtGui import QImage


def argb(image: QImage) -> list[int]:
    """Return the colours of all pixels, row by row, each as 0xAARRGGBB."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    return list(memoryview(plain.constBits()).cast("I"))


def alpha(value: int) -> int:
    """Return the opacity of a colour, from 0 to 255."""
    return value >> 24


def name(value: int) -> str:
    """Return the name of a colour without what it covers, such as #ff0000."""
    return f"#{value & 0xFFFFFF:06x}"


def colours(image: QImage) -> Counter[str]:
    """Return the names of all colours that cover their pixel, and how many they cover."""
    return Counter(
        {name(value): count for value, count in Counter(argb(image)).items() if alpha(value) == 255}
    )


def differing(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the places, each as x and y, where two pictures of one size are not the same."""
    width = one.width()
    return [
        (at % width, at // width)
        for at, (first, second) in enumerate(zip(argb(one), argb(other), strict=True))
        if first != second
    ]
