"""Output of a chess program, checked before anything of it is believed.

Between the program and `chess.engine` this keeps the lines found and the options, since
`chess.engine` knows the moves of chess alone and refuses what it does not expect. Of each line of
play it keeps the latest word alone, and it detects lies: illegal moves, impossible scores, lines of
output without an end. However fast a program talks, that costs little.
"""

import re
from itertools import takewhile

import chess.engine

from cfanp_gui.core.queries import LineMove, PairLine
from cfanp_gui.core.text import Text, shown
from cfanp_gui.engine.analysis import MOST_LINES, MOST_STEPS, EngineLine, Score

LONGEST = 1 << 14
"""Most bytes of a line of output; UCI has none so long."""
MOST_WORDS = 4000
"""Most lines of output before a search; programs name some hundred options at most."""
HIGHEST = 100_000
"""Greatest score in hundredths of a pawn; programs keep to less even where the game is won."""
FARTHEST_MATE = 1000
"""Greatest distance of a mate, in moves."""
DEEPEST = 999
MOST_NODES = 10**15

THREADS, MEMORY, LINES = "Threads", "Hash", "MultiPV"
VARIANT, FILE = "UCI_Variant", "VariantPath"
"""Options by which a program is asked about another game than chess, and told its rules."""
_TYPES = {
    THREADS: "spin",
    MEMORY: "spin",
    LINES: "spin",
    VARIANT: "combo",
    FILE: "string",
    "Ponder": "check",
    "UCI_AnalyseMode": "check",
    "UCI_Chess960": "check",
}
_NAMES = {name.lower(): name for name in _TYPES}
_LINE = re.compile(r"option\s+name\s+(.+?)\s+type\s+(\S+)(.*)", re.IGNORECASE | re.DOTALL)
_PART = re.compile(r"\s(default|min|max|var)(?=\s|\Z)", re.IGNORECASE)
_WHOLE = re.compile(r"[+-]?[0-9]{1,12}")

_KEYS = frozenset(
    b"depth seldepth time nodes pv multipv score currmove currmovenumber hashfull nps tbhits "
    b"sbhits cpuload string refutation currline lowerbound upperbound wdl ebf".split()
)
"""The words of a line of information that begin something else."""
_NUMBER = re.compile(rb"[+-]?(?:[0-9]{1,9}(?:\.[0-9]*)?|\.[0-9]+)")
_COUNT = re.compile(rb"[0-9]{1,1000}")


class UciOutput:
    """A program's output on its way to `chess.engine`."""

    def __init__(self) -> None:
        self.lie: Text | None = None
        """First lie, which shows that this is no chess program, as the end of a sentence."""
        self.spoken = 0
        """Number of whole lines since the last request to the program."""
        self.options: dict[str, chess.engine.Option] = {}
        """Options that can be set, by their names."""
        self.nodes = 0
        """Number of positions that were looked at."""
        self._rest = b""
        self._lines: dict[int, EngineLine] = {}
        self._scores: dict[int, tuple[Score, int]] = {}
        """Scores given alone, with their depths, by the ranks of lines whose moves may come yet."""
        self._asked: PairLine | None = None
        self._held: dict[tuple[int, bool, bool], list[bytes]] = {}
        """Latest words on each line of play, by rank and the presence of moves and of a score."""
        self._counted = b""

    @property
    def lines(self) -> tuple[EngineLine, ...]:
        """Return the lines of play that were found, the best one first."""
        return tuple(self._lines[rank] for rank in sorted(self._lines))

    def begin(self, asked: PairLine) -> None:
        """Expect a search of a position from now on."""
        self._asked = asked
        self.nodes, self._counted = 0, b""
        for known in (self._held, self._lines, self._scores):
            known.clear()

    def feed(self, data: bytes) -> bytes:
        """Return the part of the program's output that is to be passed on at once."""
        *whole, self._rest = (self._rest + data).split(b"\n")
        passed = [line for raw in whole if (line := self._hear(raw.rstrip(b"\r"))) is not None]
        if len(self._rest) > LONGEST:
            self._rest = b""
            self.lie = self.lie or Text("it writes lines without an end")
        return b"".join(line + b"\n" for line in passed)

    def take(self) -> None:
        """Parse the latest words on each line of play since the last call."""
        for (rank, *_), words in self._held.items():
            self._learn(rank, words)
        self._held.clear()
        if self._counted:
            self.nodes = min(int(self._counted), MOST_NODES)

    def _hear(self, line: bytes) -> bytes | None:
        """Return a line of output if it is to be passed on, else None."""
        self.spoken += 1
        words = line.split()
        if words[:1] == [b"info"]:
            if self._asked is not None:
                self._hold(words)
            return None
        if self._asked is not None:
            return self._last(words) if words[:1] == [b"bestmove"] else None
        if self.spoken > MOST_WORDS:
            self.lie = self.lie or Text("it talks without being asked")
            return None
        if [word.lower() for word in words[:1]] == [b"option"]:
            option = read_option(line)
            if option is not None:
                self.options.setdefault(option.name, option)
            return None
        return line

    def _hold(self, words: list[bytes]) -> None:
        """Keep the words on a line of play, to be parsed on demand."""
        if b"string" in words:  # the rest is for persons
            del words[words.index(b"string") :]
        if b"lowerbound" in words or b"upperbound" in words:
            return
        self._counted = _behind(words, b"nodes") or self._counted
        moves, score = b"pv" in words[:-1], b"score" in words
        if not (moves or score):
            return
        rank = _behind(words, b"multipv") if b"multipv" in words else b"1"
        if 1 <= int(rank or 0) <= MOST_LINES:
            key = int(rank), moves, score
            self._held.pop(key, None)
            self._held[key] = words

    def _last(self, words: list[bytes]) -> bytes:
        """Return the end of a search, after the last words were parsed."""
        asked = self._asked
        self.take()
        self._asked = None
        self.spoken = 0
        assert asked is not None, "only a search ends"
        best = words[1:2]
        if best and best[0] not in _NO_MOVE and asked.step(_word(best[0])) is None:
            self._lies_about(best[0])
        return b"bestmove (none)"

    def _learn(self, rank: int, words: list[bytes]) -> None:
        """Parse the words on a line of play: its moves as far as they are legal, and its score.

        A program may say both in one line, or the score in one of its own before the moves or
        behind them. Invalid values are lies.
        """
        known = self._lines.get(rank)
        score, moves = self._score(words), self._moves(words)
        depth = min(int(_behind(words, b"depth") or 0), DEEPEST)
        if moves:
            earlier, at = self._scores.pop(rank, (None, 0))
            if earlier is None and known is not None and known.steps[0] == moves[0]:
                earlier = known.score
            self._lines[rank] = EngineLine(score or earlier, depth or at, moves)
        elif score is not None:
            self._scores[rank] = score, depth
            if known is not None:
                self._lines[rank] = known._replace(score=score, depth=depth or known.depth)

    def _score(self, words: list[bytes]) -> Score | None:
        """Return the score in the words; None if there is none, or one of an unknown kind."""
        at = words.index(b"score") if b"score" in words else len(words)
        kind, number = b"".join(words[at + 1 : at + 2]), b"".join(words[at + 2 : at + 3])
        if kind not in (b"cp", b"mate"):
            return None
        value = float(number) if _NUMBER.fullmatch(number) else float("inf")
        if kind == b"cp" and abs(value) <= HIGHEST:
            return Score(round(value), None)
        if kind == b"mate" and abs(value) <= FARTHEST_MATE and value.is_integer():
            return Score(None, int(value))
        self.lie = self.lie or Text("it gives a score that makes no sense")
        return None

    def _moves(self, words: list[bytes]) -> tuple[LineMove, ...]:
        """Return the moves in the words as far as they are legal; if none is, that is a lie."""
        at = self._asked
        assert at is not None, "lines of play are held during a search"
        start = words.index(b"pv") + 1 if b"pv" in words else len(words)
        listed = list(takewhile(lambda word: word not in _KEYS, words[start:]))
        moves = []
        for word in listed[:MOST_STEPS]:
            step = at.step(_word(word))
            if step is None:
                break
            move, at = step
            moves.append(move)
        if listed and not moves:
            self._lies_about(listed[0])
        return tuple(moves)

    def _lies_about(self, move: bytes) -> None:
        name = shown(_word(move))
        self.lie = self.lie or Text("it names a move that is not legal (“{move}”)", move=name)


def read_option(line: bytes) -> chess.engine.Option | None:
    """Return the option of a line of output; None, or no default, for what is unused or invalid."""
    match = _LINE.fullmatch(line.decode("utf-8", "replace").strip())
    name = None if match is None else _NAMES.get(match[1].lower())
    if match is None or name is None or match[2].lower() != _TYPES[name]:
        return None
    _, *parts = _PART.split(match[3])
    fields = [
        (key.lower(), value.strip()) for key, value in zip(parts[::2], parts[1::2], strict=True)
    ]
    usual = next((value for key, value in fields if key == "default"), "")
    if _TYPES[name] != "spin":
        choices = [value for key, value in fields if key == "var"]
        default = usual.lower() == "true" if usual and _TYPES[name] == "check" else usual or None
        return chess.engine.Option(name, _TYPES[name], default, None, None, choices)
    limits = {key: value for key, value in fields if key in ("min", "max")}
    if not all(map(_WHOLE.fullmatch, limits.values())):
        return None
    least, most = (int(limits[key]) if key in limits else None for key in ("min", "max"))
    if least is not None and most is not None and least > most:
        return None
    number = int(usual) if _WHOLE.fullmatch(usual) else None
    return chess.engine.Option(name, "spin", number, least, most, [])


_NO_MOVE = (b"(none)", b"NULL", b"0000")
"""Words of programs that have no move to name."""


def _behind(words: list[bytes], key: bytes) -> bytes:
    """Return the digits of the number behind a word; empty if there is none."""
    at = words.index(key) + 1 if key in words else len(words)
    digits = b"".join(words[at : at + 1])
    return digits if _COUNT.fullmatch(digits) else b""


def _word(word: bytes) -> str:
    return word.decode("utf-8", "replace")
