"""What a chess program says, before anything of it is believed.

Between the program and `chess.engine` it drops what nobody needs, keeps of each line the latest
word alone, and finds out lies: moves that are not legal, scores that no position has, lines of
output without an end. However fast a program talks, little of that costs anything. Moves stay here,
for `chess.engine` knows those of chess alone.
"""

from __future__ import annotations

import re

from cfanp_gui.core.game_pair import LineMove, PairLine
from cfanp_gui.core.text import Text, shown
from cfanp_gui.engine.analysis import MOST_LINES, MOST_STEPS

LONGEST = 1 << 14
"""Bytes of a line of output; there are none so long in UCI."""
MOST_WORDS = 4000
"""Lines of output before a search; programs name some hundred options at most."""
HIGHEST = 100_000
"""Hundredths of a pawn; programs keep to less even where the game is won."""
FARTHEST_MATE = 1000
"""Moves."""

_RANK = re.compile(rb" multipv (\d{1,9})(?= |$)")
_SCORE = re.compile(rb" score (cp|mate) (-?\d{1,9})(?= |$)")
_LIMITS = {b"cp": HIGHEST, b"mate": FARTHEST_MATE}
_BOUNDS = (b" lowerbound", b" upperbound")


class UciOutput:
    """A program's output on its way to `chess.engine`."""

    def __init__(self) -> None:
        self.lie: Text | None = None
        """The first thing that showed the program not to be one, as the end of a sentence."""
        self.lines = 0
        """Whole lines there were."""
        self._rest = b""
        self.moves: dict[int, tuple[LineMove, ...]] = {}
        """Those of the lines of play passed on last, by their ranks from 1; at least one each."""
        self._asked: PairLine | None = None
        self._held: dict[int, bytes] = {}

    def begin(self, asked: PairLine) -> None:
        """Expect a search of a position from now on."""
        self._asked = asked
        self._held.clear()
        self.moves.clear()

    def feed(self, data: bytes) -> bytes:
        """Return what is to be passed on at once of what the program says."""
        *whole, self._rest = (self._rest + data).split(b"\n")
        passed = [line for one in whole if (line := self._hear(one.rstrip(b"\r"))) is not None]
        if len(self._rest) > LONGEST:
            self._rest = b""
            self.lie = self.lie or Text("it writes lines without an end")
        return b"".join(line + b"\n" for line in passed)

    def take(self) -> bytes:
        """Return the latest word on each line of play since the last time, the best one first."""
        passed = [line for rank in sorted(self._held) if (line := self._checked(rank))]
        self._held.clear()
        return b"".join(line + b"\n" for line in passed)

    def _hear(self, line: bytes) -> bytes | None:
        """Return what is to be passed on of one line of output."""
        self.lines += 1
        word = line.split(None, 1)[:1]
        if self._asked is None:
            if self.lines > MOST_WORDS:
                self.lie = self.lie or Text("it talks without being asked")
                return None
            return None if word == [b"info"] else line
        if word == [b"info"]:
            if b" pv " in line and not any(bound in line for bound in _BOUNDS):
                rank = _RANK.search(line)
                number = 1 if rank is None else int(rank[1])
                if 1 <= number <= MOST_LINES:
                    self._held[number] = line
            return None
        if word == [b"bestmove"]:
            return self._last(line)
        return None

    def _last(self, line: bytes) -> bytes:
        """Return the end of a search, with what was said last ahead of it."""
        asked, passed = self._asked, self.take()
        self._asked = None
        self.lines = 0
        assert asked is not None, "only a search ends"
        best = line.split()[1:2]
        if best and best[0] not in (b"(none)", b"NULL") and asked.step(_word(best[0])) is None:
            self._lies_about(best[0])
        return passed + b"bestmove (none)"

    def _checked(self, rank: int) -> bytes | None:
        """Return what is said of a line of play as far as it is legal, but for its moves.

        Where it makes no sense it is None, and a lie.
        """
        line = self._held[rank]
        score = _SCORE.search(line)
        if score is None or abs(int(score[2])) > _LIMITS[score[1]]:
            self.lie = self.lie or Text("it gives a score that makes no sense")
            return None
        head, _, rest = line.partition(b" pv ")
        at = self._asked
        assert at is not None, "lines of play are held during a search"
        moves = []
        for word in rest.split()[:MOST_STEPS]:
            found = at.step(_word(word))
            if found is None:
                break
            move, at = found
            moves.append(move)
        if not moves:
            self._lies_about(rest.split(None, 1)[0] if rest.split() else b"")
            return None
        self.moves[rank] = tuple(moves)
        return head

    def _lies_about(self, move: bytes) -> None:
        said = shown(_word(move))
        self.lie = self.lie or Text("it names a move that is not legal (“{move}”)", move=said)


def _word(said: bytes) -> str:
    return said.decode("utf-8", "replace")
