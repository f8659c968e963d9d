"""How the time and memory of translation grow with the size of a program: large programs of one
kind each, as generators write them.

    python bench/scaling.py [--boxed] [-O LEVEL] [--full] [--profile] [SHAPE …]

Each shape is translated at doubling sizes, in a process of its own with at most 1 GB; `--full`
translates it at its full size only, which is to take at most ten seconds.
"""

from __future__ import annotations

import argparse
import cProfile
import math
import multiprocessing
import pstats
import resource
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from mat2c.diagnostics import Diagnostics, TranslationError
from mat2c.driver import translate
from mat2c.options import Options

_MEMORY = 1 << 30
_SECONDS = 60


def _lines(count: int, line: str) -> str:
    """That many lines of one pattern: `{k}` is the number of the line."""
    return "".join(line.format(k=k) + "\n" for k in range(1, count + 1))


def _joined(count: int, part: str, between: str) -> str:
    return between.join(part.format(k=k) for k in range(1, count + 1))


def _printf_lines(n: int) -> str:
    return "x = 1;\n" + _lines(n, "printf ('line %d of %g\\n', {k}, x);")


def _display_lines(n: int) -> str:
    return _lines(n, "x{k} = {k}")


def _array_updates(n: int) -> str:
    return "a = zeros (1, 10);\n" + _lines(n, "a(3) = {k};") + "disp (a)\n"


def _updates_of_arrays(n: int) -> str:
    arrays = 50
    made = "".join(f"a{k} = zeros (1, {k} + 5);\n" for k in range(arrays))
    changed = "".join(f"a{k % arrays}({k % 5 + 1}) = {k};\n" for k in range(n))
    return made + changed + "".join(f"disp (a{k})\n" for k in range(arrays))


def _growing_updates(n: int) -> str:
    return "a = [];\n" + _lines(n, "a({k}) = {k};") + "disp (sum (a))\n"


def _deep_fields(n: int) -> str:
    return f"a{'.b' * n} = 3;\ndisp (a{'.b' * n})\n"


def _struct_fields(n: int) -> str:
    return _lines(n, "s.f{k} = {k};") + "disp (s.f1)\nt = s;\ndisp (numel (fieldnames (t)))\n"


def _struct_call(n: int) -> str:
    fields = _joined(n, "'f{k}', {k}", ", ")
    return f"s = struct ({fields});\ndisp (s.f1)\n"


def _struct_updates(n: int) -> str:
    return "s.f1 = 0;\n" + _lines(n, "s.f1 = s.f1 + {k};") + "disp (s)\n"


def _boxed_struct_updates(n: int) -> str:
    return "s = eval ('struct ()');\n" + _lines(n, "s.f1 = {k};") + "disp (s)\n"


def _cell_updates(n: int) -> str:
    return "c = {};\n" + _lines(n, "c{{{k}}} = 'text {k}';") + "disp (numel (c))\n"


def _cases(n: int) -> str:
    cases = _lines(n, "  case {k}\n    y = {k} * 2;")
    return f"x = str2double ('7');\nswitch x\n{cases}end\ndisp (y)\n"


def _text_cases(n: int) -> str:
    cases = _lines(n, "  case 'name{k}'\n    y = {k} * 2;")
    return f"x = strtrim (' name7 ');\nswitch x\n{cases}  otherwise\n    y = 0;\nend\ndisp (y)\n"


def _elseifs(n: int) -> str:
    return (
        "x = str2double ('7');\nif x == 0\n  y = 0;\n"
        + _lines(n, "elseif x == {k}\n  y = {k} * 2;")
        + "end\ndisp (y)\n"
    )


def _ifs(n: int) -> str:
    return (
        "x = str2double ('7'); a = 0; b = 0; c = zeros (1, 3);\n"
        + _lines(n, "if x > {k}\n  a = a + {k};\nelse\n  b = a;\n  c(2) = {k};\nend")
        + "disp (a + b), disp (c)\n"
    )


def _sum_of_terms(n: int) -> str:
    return f"x = str2double ('7');\ny = {_joined(n, 'x * {k}', ' + ')};\ndisp (y)\n"


def _sum_of_constants(n: int) -> str:
    return f"y = {_joined(n, '{k}', ' + ')};\ndisp (y)\n"


def _sum_of_arrays(n: int) -> str:
    return f"x = rand (1, 5);\ny = {_joined(n, 'x * {k}', ' + ')};\ndisp (size (y))\n"


def _sum_of_variables(n: int) -> str:
    return (
        "x = str2double ('7');\n"
        + _lines(n, "v{k} = x + {k};")
        + f"disp ({_joined(n, 'v{k}', ' + ')})\n"
    )


def _chain_of_functions(n: int) -> str:
    functions = "".join(f"function y = f{k} (x)\n  y = f{k + 1} (x + 1);\nend\n" for k in range(n))
    return f"1;\n{functions}function y = f{n} (x)\n  y = x;\nend\ndisp (f0 (1))\n"


def _chain_of_array_functions(n: int) -> str:
    functions = "".join(
        f"function [y, s] = f{k} (x, s)\n  s.a{k % 3} = {k};\n"
        f"  [y, s] = f{k + 1} (x + 1, s);\n  y(1) = {k};\nend\n"
        for k in range(n)
    )
    last = f"function [y, s] = f{n} (x, s)\n  y = x;\nend\n"
    return f"1;\n{functions}{last}[y, s] = f0 (ones (2, 3), struct ());\ndisp (y), disp (s)\n"


def _mutual_recursion(n: int) -> str:
    functions = "".join(
        f"function y = f{k} (x)\n  if x <= 0\n    y = {k};\n  elseif mod (x, 2)\n"
        f"    y = f{(k + 1) % n} (x - 1);\n  else\n    y = f{(k * 7 + 3) % n} (x - 2) + 1;\n"
        "  end\nend\n"
        for k in range(n)
    )
    return f"1;\n{functions}disp (f0 (50))\n"


def _all_call_all(n: int) -> str:
    functions = "".join(
        f"function y = f{k} (x)\n  y = {k};\n  if x > 0\n"
        + "".join(f"    y = y + f{j} (x - 1);\n" for j in range(0, n, 4))
        + "  end\nend\n"
        for k in range(n)
    )
    return f"1;\n{functions}disp (f0 (1))\n"


def _calls_with_constants(n: int) -> str:
    return (
        "1;\nfunction y = f (x, k)\n  y = zeros (1, k);\n  y(end) = x;\nend\n"
        + _lines(n, "a = f ({k}, {k});")
        + "disp (numel (a))\n"
    )


def _calls_with_texts(n: int) -> str:
    return (
        "1;\nfunction r = f (r, name, v)\n  r = [r, sprintf('%s=%d', name, v)];\nend\n"
        "r = '';\n" + _lines(n, "r = f (r, 'name{k}', {k});") + "disp (numel (r))\n"
    )


def _many_variables(n: int) -> str:
    names = max(n // 5, 1)
    return "".join(f"v{k % names} = {k};\n" for k in range(n)) + _lines(
        n // 2, f"v{{k}} = v{names // 2} + {{k}};"
    )


def _array_variables(n: int) -> str:
    return (
        "x = rand (3, 3);\n"
        + _lines(n, "v{k} = x * {k};\nw{k} = v{k} + 1;")
        + "".join(f"disp (size (w{k} + v{k}))\n" for k in range(1, n + 1))
    )


def _live_arrays(n: int) -> str:
    return (
        "n = str2double ('3');\n"
        + _lines(n, "v{k} = rand (n, {k});")
        + "".join(f"disp (sum (v{k}(:)) > 0)\n" for k in range(1, n + 1))
    )


def _parentheses(n: int) -> str:
    return f"x = 3;\ny = {'(' * n}x{')' * n};\ndisp (y)\n"


def _nested_sums(n: int) -> str:
    return f"x = str2double ('3');\ny = {'(x + ' * n}1{')' * n};\ndisp (y)\n"


def _nested_calls(n: int) -> str:
    return f"x = 3;\ny = {'abs (' * n}x{')' * n};\ndisp (y)\n"


def _nested_cells(n: int) -> str:
    return f"c = {'{' * n}1{'}' * n};\ndisp (class (c))\n"


def _nested_matrices(n: int) -> str:
    return f"c = {'[' * n}1{']' * n};\ndisp (c)\n"


def _unary_chain(n: int) -> str:
    return f"x = 3;\ny = {'- ' * n}x;\ndisp (y)\n"


def _transposes(n: int) -> str:
    return f"x = [1, 2];\ny = x{chr(39) * n};\ndisp (y)\n"


def _nested_ifs(n: int) -> str:
    return "x = str2double ('3');\n" + "if x > 0\n" * n + "disp (x)\n" + "end\n" * n


def _nested_whiles(n: int) -> str:
    return "x = 3;\n" + "while x > 0\n" * n + "x = x - 1;\n" + "end\n" * n


def _nested_tries(n: int) -> str:
    return "x = 3;\n" + "try\n" * n + "error ('a')\n" + "catch\n  x = x + 1;\nend\n" * n


def _matrix_literal(n: int) -> str:
    return f"x = [{_joined(n, '{k}', ', ')}];\ndisp (sum (x))\n"


def _matrix_of_variables(n: int) -> str:
    return f"v = str2double ('3');\nx = [{_joined(n, 'v + {k}', ', ')}];\ndisp (sum (x))\n"


def _matrix_lines(n: int) -> str:
    return f"x = [\n{_lines(n, '  {k}, 2, 3, {k}')}];\ndisp (sum (x))\n"


def _cell_literal(n: int) -> str:
    texts = _joined(n, "'t{k}', {k}", ", ")
    return f"x = {{{texts}}};\ndisp (numel (x))\n"


def _cell_lines(n: int) -> str:
    rows = _lines(n, "  't{k}', {k}, [1, 2, {k}]")
    return f"x = {{\n{rows}}};\ndisp (size (x))\n"


def _long_text(n: int) -> str:
    return f"x = '{'abcdefg ' * n}';\ndisp (numel (x))\n"


def _anonymous_functions(n: int) -> str:
    return (
        "x = 3;\n"
        + _lines(n, "f{k} = @(t) t * {k} + x;")
        + "".join(f"x = x + f{k} (1);\n" for k in range(1, n + 1))
        + "disp (x)\n"
    )


def _nested_functions(n: int) -> str:
    return (
        "function main_of_all ()\n  x = 1; total = 0;\n"
        + _lines(n, "  step{k} ();")
        + "  disp (total)\n"
        + _lines(n, "  function step{k} ()\n    total = total + x * {k};\n    y{k} = x;\n  end")
        + "end\n"
    )


def _globals(n: int) -> str:
    names = max(n // 100, 1) * 5
    declared = "  global" + "".join(f" g{k}" for k in range(names)) + "\n"
    functions = "".join(
        f"function f{k} ()\n{declared}  g{k % names} = g{(k + 1) % names} + {k};\nend\n"
        for k in range(max(n // 5, 1))
    )
    start = declared.strip() + "\n" + "".join(f"g{k} = {k};\n" for k in range(names))
    calls = "".join(f"f{k} ();\n" for k in range(max(n // 5, 1)))
    return f"1;\n{functions}{start}{calls}disp (g0)\n"


def _tries(n: int) -> str:
    return (
        "x = 0;\n"
        + _lines(n, "try\n  x = x + str2func ('sin') ({k});\ncatch err\n  disp (err.message)\nend")
        + "disp (x > 0)\n"
    )


def _loops(n: int) -> str:
    return (
        "x = 0; a = zeros (1, 10);\n"
        + _lines(n, "for i = 1:10\n  x = x + i * {k};\n  a(i) = x;\nend")
        + "disp (x)\n"
    )


def _whiles(n: int) -> str:
    return "x = 0;\n" + _lines(n, "while x < {k}\n  x = x + 1;\nend") + "disp (x)\n"


def _nested_loops(n: int) -> str:
    head = "".join(f"for i{k} = 1:2\n" for k in range(n))
    total = " + ".join(f"i{k}" for k in range(n))
    body = f"x = x + {total}; a(i0) = x;\n"
    return f"x = 0; a = zeros (1, 2);\n{head}{body}" + "end\n" * n + "disp (x)\n"


def _appended(n: int) -> str:
    return "x = [];\n" + _lines(n, "x = [x, {k}];") + "disp (sum (x))\n"


def _appended_texts(n: int) -> str:
    return "x = '';\n" + _lines(n, "x = [x, 'part {k}'];") + "disp (numel (x))\n"


def _copies(n: int) -> str:
    return (
        "v0 = rand (1, 3);\n"
        + "".join(f"v{k} = v{k - 1};\n" for k in range(1, n + 1))
        + f"disp (size (v{n}))\n"
    )


def _chain_of_values(n: int) -> str:
    return (
        "v0 = str2double ('3');\n"
        + "".join(f"v{k} = v{k - 1} * 2 + 1;\n" for k in range(1, n + 1))
        + f"disp (v{n})\n"
    )


def _chain_of_sizes(n: int) -> str:
    return (
        "k = str2double ('3');\n" + _lines(n, "k = k + {k};\na{k} = zeros (1, k);") + "disp (k)\n"
    )


def _reads(n: int) -> str:
    return "x = rand (1, 50);\ns = 0;\n" + _lines(n, "s = s + x(mod ({k}, 50) + 1);") + "disp (s)\n"


def _ends(n: int) -> str:
    return "x = rand (1, 50);\n" + _lines(n, "x(end + 1) = x(end) + {k};") + "disp (numel (x))\n"


def _small_functions(n: int) -> str:
    return (
        "1;\n"
        + _lines(n, "function y = f{k} (x)\n  y = x + {k};\nend")
        + "s = 0;\n"
        + _lines(n, "s = s + f{k} (s);")
        + "disp (s)\n"
    )


def _methods_of_text(n: int) -> str:
    return (
        "s = 'abc';\n"
        + _lines(n, "s = strrep (s, 'x{k}', 'y');\nn = length (strsplit (s, ','));")
        + "disp (s)\n"
    )


def _conditions(n: int) -> str:
    terms = _joined(n, "x == {k}", " || ")
    return f"x = str2double ('3');\nif {terms}\n  disp (x)\nend\n"


def _comments(n: int) -> str:
    return (
        "x = 1;\n"
        + "% a comment of one hundred bytes, or about so, that says little ....\n" * n
        + ("disp (x)\n")
    )


def _block_comment(n: int) -> str:
    return (
        "x = 1;\n%{\n"
        + "any text at all, of which nothing is to be read at all here\n" * n
        + ("%}\ndisp (x)\n")
    )


def _one_line(n: int) -> str:
    return "x = 0; " + "x = x + 1; " * n + "disp (x)\n"


def _continued(n: int) -> str:
    return "x = 0 + ...\n" + "  1 + ...\n" * n + "  2;\ndisp (x)\n"


def _arguments(n: int) -> str:
    names = _joined(n, "a{k}", ", ")
    values = _joined(n, "{k}", ", ")
    return f"1;\nfunction y = f ({names})\n  y = a1;\nend\ndisp (f ({values}))\n"


def _results(n: int) -> str:
    names = _joined(n, "a{k}", ", ")
    given = _lines(n, "  a{k} = {k};")
    return f"1;\nfunction [{names}] = f ()\n{given}end\n[{names}] = f ();\ndisp (a1)\n"


def _deep_index(n: int) -> str:
    return f"x = {{1}};\nx = x;\ny = x{'{1}' * n};\ndisp (y)\n"


def _nested_handles(n: int) -> str:
    return f"f = {'@() ' * n}1;\ndisp (class (f))\n"


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind of program, and the size at which it is to be translated in ten seconds."""

    make: Callable[[int], str]
    full: int


SHAPES = {
    "printf_lines": Shape(_printf_lines, 10_000),
    "display_lines": Shape(_display_lines, 5_000),
    "array_updates": Shape(_array_updates, 10_000),
    "updates_of_arrays": Shape(_updates_of_arrays, 10_000),
    "growing_updates": Shape(_growing_updates, 5_000),
    "deep_fields": Shape(_deep_fields, 5_000),
    "struct_fields": Shape(_struct_fields, 1_500),
    "struct_call": Shape(_struct_call, 1_500),
    "struct_updates": Shape(_struct_updates, 2_000),
    "boxed_struct_updates": Shape(_boxed_struct_updates, 2_000),
    "cell_updates": Shape(_cell_updates, 1_000),
    "cases": Shape(_cases, 5_000),
    "text_cases": Shape(_text_cases, 5_000),
    "elseifs": Shape(_elseifs, 5_000),
    "ifs": Shape(_ifs, 3_000),
    "sum_of_terms": Shape(_sum_of_terms, 20_000),
    "sum_of_constants": Shape(_sum_of_constants, 20_000),
    "sum_of_arrays": Shape(_sum_of_arrays, 5_000),
    "sum_of_variables": Shape(_sum_of_variables, 20_000),
    "chain_of_functions": Shape(_chain_of_functions, 1_000),
    "chain_of_array_functions": Shape(_chain_of_array_functions, 500),
    "mutual_recursion": Shape(_mutual_recursion, 60),
    "all_call_all": Shape(_all_call_all, 60),
    "calls_with_constants": Shape(_calls_with_constants, 5_000),
    "calls_with_texts": Shape(_calls_with_texts, 5_000),
    "many_variables": Shape(_many_variables, 10_000),
    "array_variables": Shape(_array_variables, 2_000),
    "live_arrays": Shape(_live_arrays, 2_000),
    "parentheses": Shape(_parentheses, 5_000),
    "nested_sums": Shape(_nested_sums, 5_000),
    "nested_calls": Shape(_nested_calls, 5_000),
    "nested_cells": Shape(_nested_cells, 3_000),
    "nested_matrices": Shape(_nested_matrices, 3_000),
    "unary_chain": Shape(_unary_chain, 5_000),
    "transposes": Shape(_transposes, 5_000),
    "nested_ifs": Shape(_nested_ifs, 3_000),
    "nested_whiles": Shape(_nested_whiles, 1_000),
    "nested_tries": Shape(_nested_tries, 1_000),
    "matrix_literal": Shape(_matrix_literal, 10_000),
    "matrix_of_variables": Shape(_matrix_of_variables, 10_000),
    "matrix_lines": Shape(_matrix_lines, 2_000),
    "cell_literal": Shape(_cell_literal, 5_000),
    "cell_lines": Shape(_cell_lines, 2_000),
    "long_text": Shape(_long_text, 125_000),
    "anonymous_functions": Shape(_anonymous_functions, 2_000),
    "nested_functions": Shape(_nested_functions, 500),
    "globals": Shape(_globals, 500),
    "tries": Shape(_tries, 3_000),
    "loops": Shape(_loops, 3_000),
    "whiles": Shape(_whiles, 3_000),
    "nested_loops": Shape(_nested_loops, 20),
    "appended": Shape(_appended, 5_000),
    "appended_texts": Shape(_appended_texts, 5_000),
    "copies": Shape(_copies, 10_000),
    "chain_of_values": Shape(_chain_of_values, 10_000),
    "chain_of_sizes": Shape(_chain_of_sizes, 2_000),
    "reads": Shape(_reads, 5_000),
    "ends": Shape(_ends, 3_000),
    "small_functions": Shape(_small_functions, 1_000),
    "methods_of_text": Shape(_methods_of_text, 3_000),
    "conditions": Shape(_conditions, 5_000),
    "comments": Shape(_comments, 150_000),
    "block_comment": Shape(_block_comment, 150_000),
    "one_line": Shape(_one_line, 10_000),
    "continued": Shape(_continued, 10_000),
    "arguments": Shape(_arguments, 1_000),
    "results": Shape(_results, 1_000),
    "deep_index": Shape(_deep_index, 3_000),
    "nested_handles": Shape(_nested_handles, 1_000),
}


@dataclass(frozen=True, slots=True)
class Cost:
    """What a translation took: CPU time, peak memory, and how it ended (empty: with C)."""

    seconds: float
    megabytes: float
    ending: str = ""


def cost(text: str, options: Options, name: str = "main_of_all") -> Cost:
    """Translates a program in this process."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.m")
        path.write_text(text, encoding="ascii")
        ending = ""
        start = time.process_time()
        try:
            translate(path, options, Diagnostics())
        except TranslationError as error:
            ending = f"message: {str(error)[:100]}"
        except BaseException as error:  # noqa: BLE001, whatever it is, it is what is looked for
            cause = error.__cause__ or error
            ending = f"FAILS: {type(cause).__name__}: {str(error)[:100]}"
        taken = time.process_time() - start
    return Cost(taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, ending)


def _child(text: str, options: Options, to: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS + 5))
    to.send(cost(text, options))


def apart(text: str, options: Options) -> Cost:
    """The cost in a process of its own."""
    here, there = multiprocessing.get_context("fork").Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(
        target=_child, args=(text, options, there)
    )
    process.start()
    there.close()
    try:
        found = here.recv()
    except EOFError:
        process.join()
        found = Cost(math.inf, math.inf, f"FAILS: exit code {process.exitcode}")
    process.join()
    assert isinstance(found, Cost)
    return found


def exponent(sizes: Iterable[int], seconds: Iterable[float]) -> float:
    """The slope of the line through the logarithms (least squares)."""
    points = [(math.log(n), math.log(max(s, 1e-4))) for n, s in zip(sizes, seconds, strict=True)]
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)
    return sum((x - x0) * (y - y0) for x, y in points) / sum((x - x0) ** 2 for x, _ in points)


def _profile(shape: Shape, size: int, options: Options) -> None:
    text = shape.make(size)
    profiler = cProfile.Profile(time.process_time)
    found = profiler.runcall(cost, text, options)
    print(found)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)
    pstats.Stats(profiler).sort_stats("cumtime").print_stats(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shapes", nargs="*", default=list(SHAPES))
    parser.add_argument("--boxed", action="store_true")
    parser.add_argument("-O", type=int, default=Options().opt_level, dest="level")
    parser.add_argument("--full", action="store_true", help="the full sizes, not half of them")
    parser.add_argument("--size", type=int, help="a size for all shapes")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    options = Options(boxed=given.boxed, opt_level=given.level)
    for name in given.shapes:
        shape = SHAPES[name]
        full = given.size or shape.full
        if given.profile:
            _profile(shape, full, options)
            continue
        sizes = [full] if given.full else [max(full // d, 1) for d in (16, 4)]
        costs = [apart(shape.make(n), options) for n in sizes]
        growth = "" if given.full else f"{exponent(sizes, [c.seconds for c in costs]):6.2f} "
        times = " ".join(f"{c.seconds:7.2f}" for c in costs)
        last = costs[-1]
        print(f"{name:26} {growth}{times} s {last.megabytes:6.0f} MB {last.ending}", flush=True)


if __name__ == "__main__":
    main()
