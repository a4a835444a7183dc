"""Parts that are made when they are first asked for."""

from __future__ import annotations

from cfanp_gui.table.late import Late, made_parts


class House:
    """It has rooms."""

    built = 0

    @Late
    def hall(self) -> list[int]:
        """Return a hall, and count it."""
        self.built += 1
        return [self.built]

    @Late
    def attic(self) -> str:
        """Return an attic."""
        return "attic"


def test_a_part_is_made_once_when_it_is_first_asked_for() -> None:
    house, other = House(), House()
    assert (House.hall.made(house), house.built) == (None, 0), "asking for it makes none"
    hall = house.hall
    assert (hall, house.hall is hall, House.hall.made(house) is hall) == ([1], True, True)
    assert House.hall.made(other) is None, "each owner has its own"
    assert list(made_parts(house, House.attic, House.hall)) == [[1]]
    assert House.attic.__doc__ == "Return an attic."
