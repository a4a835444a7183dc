"""Parts that are made when they are first asked for."""

from cfanp_gui.table.late import Late, made_parts


class House:
    """It has a hall, and counts how often that is built."""

    built = 0

    @Late
    def hall(self) -> list[int]:
        self.built += 1
        return [self.built]


def test_a_part_is_made_once_when_it_is_first_asked_for() -> None:
    house = House()
    assert (House.hall.made(house), house.built) == (None, 0), "asking for it makes none"
    assert house.hall is house.hall is House.hall.made(house)
    assert list(made_parts(house, House.hall)) == [[1]]
    assert list(made_parts(House(), House.hall)) == [], "each owner has its own"
