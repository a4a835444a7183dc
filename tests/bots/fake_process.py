"""A process of bots that answers, or does not, as its argument says."""

from __future__ import annotations

import os
import sys
import time

from cfanp_gui.bots.choice import Chosen, TurnChoice
from cfanp_gui.bots.process import FrameReader, frame


def main(way: str) -> None:
    """Answer every job in one way until the input ends."""
    frames = FrameReader()
    while data := os.read(0, 1 << 16):
        for what, number, *rest in frames.feed(data):
            if what == "do":
                _answer(way, number, rest[0])


def _answer(way: str, number: int, job: TurnChoice) -> None:
    if way == "hang":
        time.sleep(600)
    elif way == "die":
        os._exit(1)
    elif way == "rave":
        os.write(1, b"nonsense" * 9)
    elif way == "word":
        os.write(1, frame(("done", number, "e4")))
    elif way.startswith("play "):
        found = (one for one in job.position.legal_actions(job.player) if one.text == way[5:])
        os.write(1, frame(("done", number, Chosen(next(found), None))))
    else:
        illegal = job.position.legal_actions(job.player)[0]
        # What was legal for it before somebody else had moved is not legal afterwards.
        following = job.position.apply(illegal)[0]
        action = following.legal_actions(min(following.actors()))[0]
        os.write(1, frame(("done", number, Chosen(action, None))))


if __name__ == "__main__":
    main(sys.argv[1])
