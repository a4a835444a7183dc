"""A bot for Chess For Any Number of Players: it prefers to move towards the other end of the board.

Try it:  cfanp selfplay --bots example,greedy --armies 4 --games 10
with these lines in bots.ini (see the help, “Bots of your own”):

    [example]
    command = python3 example.py
"""

import random
import re
import sys

legal: list[str] = []
chance = random.Random(0)


def ranks_gained(text: str) -> int:
    """Return how many ranks a move such as AB:e2e4 goes; 0 for anything else."""
    found = re.fullmatch(r"\w\w:[a-z](\d+)[a-z](\d+)\w*", text)
    return 0 if found is None else abs(int(found[2]) - int(found[1]))


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "cfanp-bot":
        print("id name Example")
        print("ok", flush=True)
    elif word == "position":
        legal.clear()
    elif word == "legal":
        legal.append(rest)
    elif word == "seed":
        chance.seed(int(rest))
    elif word == "go":
        best = max(map(ranks_gained, legal))
        answers = [text for text in legal if ranks_gained(text) == best]
        print(f"bestmove {chance.choice(answers)}", flush=True)
