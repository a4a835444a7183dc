"""Pictures as the tests ask for them: all that is shown and how it looks in one call."""

from typing import Any

from cfanp_gui.core.position import Position
from cfanp_gui.record import picture
from cfanp_gui.record.picture_document import PictureContent, PictureStyle


def svg(position: Position, names: Any = (), colours: Any = (), **values: Any) -> str:
    """Return the picture of a position; values are those of its content and of its style."""
    shown = {name: values.pop(name) for name in PictureContent._fields if name in values}
    return picture.draw(position, PictureContent(**shown), PictureStyle(names, colours, **values))
