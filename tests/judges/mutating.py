"""Small changes to the program, one at a time: what `tests.judges.mutants` wants noticed.

Most come from cosmic-ray's operators, of which those are left out that only tell whether a line is
run at all, such as one that makes ``a % b`` of ``a + b``. Three are ours: what it lacks.
"""

import ast
import hashlib
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

import parso
from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from parso.tree import NodeOrLeaf

from tests import ROOT

Span = tuple[tuple[int, int], tuple[int, int]]


class Operator(Protocol):
    """Operator that makes mutants, as cosmic-ray has it."""

    def mutation_positions(self, node: Any) -> Iterator[Span]: ...

    def mutate(self, node: Any, index: int) -> Any: ...


class _Parts:
    """Replaces one of the parts that a node has."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        """Yield the positions of such parts in a node."""
        return (
            (node.children[at].start_pos, node.children[at].end_pos) for at in self._parts(node)
        )

    def mutate(self, node: Any, index: int) -> Any:
        """Return the node with one of them replaced."""
        at = self._parts(node)[index]
        old = node.children[at]
        prefix = old.get_first_leaf().prefix
        node.children[at] = parso.parse(prefix + self._instead(old.get_code(include_prefix=False)))
        return node

    def _parts(self, node: Any) -> list[int]:
        raise NotImplementedError

    def _instead(self, code: str) -> str:
        raise NotImplementedError


class NegateCondition(_Parts):
    """Negates a condition whole; cosmic-ray's takes ``elif`` and comprehensions for granted."""

    def _parts(self, node: Any) -> list[int]:
        if node.type in ("if_stmt", "while_stmt"):
            words = enumerate(node.children[:-1])
            return [at + 1 for at, one in words if one in ("if", "elif", "while")]
        return {"test": [2], "ternary": [2], "comp_if": [1]}.get(node.type, [])

    def _instead(self, code: str) -> str:
        return f"(not ({code}))"


class RemoveCall(_Parts):
    """Leaves out a statement that is a call, such as ``self.update()``."""

    def _parts(self, node: Any) -> list[int]:
        if node.type != "simple_stmt" or node.children[0].type not in ("atom_expr", "power"):
            return []
        last = node.children[0].children[-1]
        return [0] if last.type == "trailer" and last.children[0] == "(" else []

    def _instead(self, code: str) -> str:
        return "pass"


class SwapMembership(_Parts):
    """Swaps ``in`` and ``not in``."""

    def _parts(self, node: Any) -> list[int]:
        if node.type != "comparison":
            return []
        code = {at: node.children[at].get_code().split() for at in range(1, len(node.children), 2)}
        return [at for at, words in code.items() if words in (["in"], ["not", "in"])]

    def _instead(self, code: str) -> str:
        return "in" if code.startswith("not") else "not in"


CHOSEN = {
    "ReplaceBinaryOperator": (
        "Add_Sub Sub_Add Mul_Add Div_Mul FloorDiv_Mul Mod_Mul Pow_Mul RShift_LShift LShift_RShift "
        "BitOr_BitAnd BitAnd_BitOr BitXor_BitOr"
    ),
    "ReplaceComparisonOperator": (
        "Eq_NotEq NotEq_Eq Lt_LtE Lt_GtE LtE_Lt LtE_Gt Gt_GtE Gt_LtE GtE_Gt GtE_Lt Is_IsNot "
        "IsNot_Is"
    ),
    "ReplaceUnaryOperator": "USub_UAdd Delete_Not Delete_Invert",
}
OPERATORS: dict[str, Operator] = {
    **{
        f"{kind}_{name}": plugins.get_operator(f"core/{kind}_{name}")()
        for kind, names in CHOSEN.items()
        for name in names.split()
    },
    **{
        name: plugins.get_operator(f"core/{name}")()
        for name in (
            *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue"),
            *("ReplaceAndWithOr", "ReplaceOrWithAnd"),
            *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
            *("ExceptionReplacer", "NumberReplacer", "ZeroIterationForLoop"),
        )
    },
    **{type(one).__name__: one for one in (NegateCondition(), RemoveCall(), SwapMembership())},
}
TYPE = re.compile(r"None|bool|bytes|float|int|object|str|(dict|frozenset|list|set|tuple|type)\b.*|"
                  r"[A-Z]\w*[a-z]\w*(\[.*\])?", re.DOTALL)  # fmt: skip
"""Texts of types, as in ``Square | None``, which is no calculation."""


@dataclass(frozen=True)
class Mutant:
    """One change: where, by what, and the changed lines before and after, without indentation."""

    file: str
    line: int
    operator: str
    occurrence: int
    before: str
    after: str

    @property
    def id(self) -> str:
        """Return the hash that distinguishes it from others in a table."""
        said = (self.file, str(self.line), self.operator, self.before, self.after)
        return hashlib.sha1("\n".join(said).encode()).hexdigest()[:8]

    @property
    def room(self) -> str:
        """Return the room that it lies in."""
        return self.file.split("/")[1].removesuffix(".py")

    def code(self) -> str:
        """Return the changed module."""
        return str(mutate_code(source(self.file), OPERATORS[self.operator], self.occurrence))


@cache
def source(file: str) -> str:
    """Return the text of a module, as it was first read."""
    return (ROOT / file).read_text(encoding="utf-8")


Site = tuple[int, int, str, int]
"""Line, column, operator, and which of its changes in the module."""


@cache
def sites(text: str) -> Sequence[Site]:
    """Return the sites where a module may be changed, without those for readers and tools only.

    Left out are annotations, decorators, types, what is there for type checkers, methods that
    others must write, ``__all__``, and what never happens: assertions and ``strict=True``.
    """
    nodes = list(ast_nodes(get_ast(text)))
    found = []
    for name, operator in OPERATORS.items():
        positions = [(node, at) for node in nodes for at, _ in operator.mutation_positions(node)]
        for occurrence, (node, (line, column)) in enumerate(positions):
            if not _is_type(node) and not any(map(_says_only, _way_up(node))):
                found.append((line, column, name, occurrence))
    return sorted(found)


def _is_type(node: NodeOrLeaf) -> bool:
    beside = (node.get_previous_sibling(), node.get_next_sibling()) if node == "|" else ()
    return any(one and TYPE.fullmatch(one.get_code().strip()) for one in beside)


def _way_up(node: NodeOrLeaf | None) -> Iterator[NodeOrLeaf]:
    while node is not None:
        yield node
        node = node.parent


def _says_only(node: Any) -> bool:
    parent = node.parent
    if node.type in ("decorator", "assert_stmt", "import_from", "import_name"):
        return True
    if parent is not None and parent.type in ("annassign", "tfpdef") and ":" in parent.children:
        return bool(node is parent.children[parent.children.index(":") + 1])
    if parent is not None and parent.type == "funcdef":
        return node is parent.annotation
    if node.type == "argument":
        return bool(node.children[0].get_code().strip() == "strict")
    if node.type == "simple_stmt":
        code = node.get_code(include_prefix=False)
        return code.startswith(("raise AssertionError", "assert_never(", "__all__"))
    if node.type == "if_stmt":
        return "TYPE_CHECKING" in node.children[1].get_code()
    if node.type == "classdef":
        above = node.get_super_arglist()
        return above is not None and "Protocol" in above.get_code()
    if node.type == "funcdef":
        return any("abstractmethod" in one.get_code() for one in node.get_decorators())
    return False


def made(file: str, site: Site) -> Mutant | None:
    """Return the mutant of a place; None if it is no program, or the same one."""
    text = source(file)
    line, _, operator, occurrence = site
    code = str(mutate_code(text, OPERATORS[operator], occurrence))
    try:
        if ast.dump(ast.parse(code)) == ast.dump(ast.parse(text)):
            return None
        compile(code, file, "exec", dont_inherit=True)
    except SyntaxError:
        return None
    old, new = text.split("\n"), code.split("\n")
    while old and new and old[-1] == new[-1]:
        old.pop(), new.pop()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    before, after = (" ".join(" ".join(lines).split()) for lines in (old, new))
    return Mutant(file, line, operator, occurrence, before, after)


def drawn(lines: Mapping[str, Sequence[tuple[str, int]]], count: int, seed: int) -> list[Mutant]:
    """Return so many mutants drawn by lot from lines (file, number) of rooms, evenly by lines.

    Each line has one at first, so that one with many operators does not count more.
    """
    total = sum(map(len, lines.values()))
    exact = {room: count * len(every) / max(total, 1) for room, every in lines.items()}
    shares = {room: int(share) for room, share in exact.items()}
    for room in sorted(exact, key=lambda room: shares[room] - exact[room]):
        shares[room] += sum(shares.values()) < count
    lot = []
    for room, every in lines.items():
        rng = random.Random(f"{seed} {room}")
        taken: set[tuple[str, Site]] = set()
        order = rng.sample(every, len(every))
        share: list[Mutant] = []
        while len(share) < shares[room]:
            before = len(share)
            for file, line in order:
                if len(share) == shares[room]:
                    break
                if mutant := _one_of(file, line, taken, rng):
                    share.append(mutant)
            if len(share) == before:
                break
        lot += share
    return lot


def _one_of(
    file: str, line: int, taken: set[tuple[str, Site]], rng: random.Random
) -> Mutant | None:
    """Return one of the mutants of a line that is not taken; places come before operators."""
    while True:
        left = [one for one in _of_line(file).get(line, ()) if (file, one) not in taken]
        if not left:
            return None
        column, family = rng.choice(sorted({(one[1], one[2].split("_")[0]) for one in left}))
        site = rng.choice(
            [one for one in left if one[1] == column and family == one[2].split("_")[0]]
        )
        taken.add((file, site))
        if mutant := made(file, site):
            return mutant


@cache
def _of_line(file: str) -> dict[int, list[Site]]:
    by_line: dict[int, list[Site]] = {}
    for site in sites(source(file)):
        by_line.setdefault(site[0], []).append(site)
    return by_line


def found_again(file: str, line: int, operator: str, before: str, after: str) -> Mutant | None:
    """Return the mutant that makes the same change, nearest to a line; None where there is none."""
    near = [site for site in sites(source(file)) if site[2] == operator]
    for site in sorted(near, key=lambda site: abs(site[0] - line)):
        if source(file).split("\n")[site[0] - 1].strip().split(" ")[0] not in before:
            continue
        mutant = made(file, site)
        if mutant and (mutant.before, mutant.after) == (before, after):
            return mutant
    return None


def statement(text: str, line: int) -> tuple[range, bool]:
    """Return the lines of the statement at a line, and whether they are run at each call.

    Of a statement with others in it those before the first of them are meant. What is returned from
    a cache is not: the first test that asks for it runs it for all others.
    """
    best, called = range(line, line + 1), False
    todo: list[tuple[ast.AST, bool]] = [(ast.parse(text), False)]
    while todo:
        node, inside = todo.pop()
        if isinstance(node, ast.stmt | ast.ExceptHandler):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else getattr(node, "end_lineno", line)
            first = getattr(node, "lineno", line)
            if first <= line <= max(last, first):
                best, called = range(first, max(last, first) + 1), inside
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            kept = {ast.unparse(one).partition("(")[0] for one in node.decorator_list}
            inside = not kept & {"cache", "lru_cache"}
        todo += [(child, inside) for child in ast.iter_child_nodes(node)]
    return best, called
