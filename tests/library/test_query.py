"""What is typed finds in the lines of an index, and sentences that an index keeps."""

from __future__ import annotations

import random
import re
from collections import Counter

from cfanp_gui.core.text import Plural, SquareName, Text
from cfanp_gui.library import stored_text
from cfanp_gui.library.query import Query, Sought, finder

# What is typed finds in the lines of an index just what counting their pieces tells.


def counted(line: str, wanted: list[str], more: bool) -> bool:
    """Return whether a line of pieces has those wanted, each with its army or without."""
    armies = wanted[0][-1:].islower()
    there = re.findall(r"\+?[A-Z][a-z]?", line)
    found = Counter(there if armies else [piece.rstrip("abc") for piece in there])
    return Counter(wanted) <= found if more else Counter(wanted) == found


def test_pieces_are_found_by_their_numbers() -> None:
    chance = random.Random(1)
    hits = 0
    for _ in range(2000):
        pair = chance.random() < 0.7
        armies = "abc" if pair else ("",)
        there = sorted(
            chance.choice(("K", "Q", "P", "P", "+P")) + chance.choice(armies)
            for _ in range(chance.randint(1, 7))
        )
        wanted = chance.sample(there, chance.randint(1, len(there)))
        if chance.random() < 0.3:
            wanted.append(chance.choice(("K", "+P")) + chance.choice(armies))
        if chance.random() < 0.5:
            wanted = [piece.rstrip("abc") for piece in wanted]
        more = chance.random() < 0.7
        text = "".join(wanted) + "+" * more
        if more and chance.random() < 0.5:
            text = " ".join(wanted) + " +"
        line = "".join(there)
        sought = Sought.PAIR if pair else Sought.ARMY
        ply = finder(Query(sought=sought, text=text))(f"7\tA\tZ\n12\tA\t{line}".encode())
        assert (ply == 12) == counted(line, wanted, more), (line, text)
        hits += ply == 12
    assert 500 < hits < 1900


def test_pieces_that_are_not_there_are_not_looked_for_without_end() -> None:
    line = "".join(sorted(f"{piece}{army}" for piece in "BBKNNPPPPPPPPQRR" for army in "abc"))
    lines = f"1\tAB\t{line}\n".encode() * 50
    assert finder(Query(sought=Sought.PAIR, text=line[:-2] + "ZaZb+"))(lines) is None
    assert finder(Query(sought=Sought.PAIR, text="BBNNPPPPPPPPRRRRRRR+"))(lines) is None


# Sentences that were kept are the same, and can still be said in another language.


def test_a_sentence_keeps_its_template_and_values() -> None:
    inner = Text("the {piece} on {square} cannot move", piece="Rook", square=SquareName("e4", 0, 3))
    text = Text("line {line}: {message}", line=3, message=inner)
    again = stored_text.loads(stored_text.dumps(text))
    assert isinstance(again, Text)
    assert (again, again.template) == (text, text.template)
    message = again.values["message"]
    assert isinstance(message, Text)
    assert message.template == inner.template


def test_counts_and_plain_texts_are_kept() -> None:
    counted = stored_text.loads(stored_text.dumps(Plural("%n move(s)", "", 2)))
    assert isinstance(counted, Plural)
    assert (counted, counted.number) == ("2 moves", 2)
    assert stored_text.loads(stored_text.dumps("as it is {brace}")) == "as it is {brace}"
    assert stored_text.loads(stored_text.dumps("half \ud800")) == "half ?"
