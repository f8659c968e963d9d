"""Large programs of one kind of statement or expression each, as generators of code write them."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class Shape:
    """A kind of program, the size at which it is to be translated in ten seconds, and a size from
    which on its growth shows: 0 where the size is a depth, of which the parser allows few."""

    make: Callable[[int], str]
    full: int
    small: int = 40


def lines(count: int, line: str) -> str:
    """That many lines of one pattern: `{k}` is the number of the line."""
    return "".join(line.format(k=k) + "\n" for k in range(1, count + 1))


def joined(count: int, part: str, between: str) -> str:
    return between.join(part.format(k=k) for k in range(1, count + 1))


def _printf_lines(n: int) -> str:
    return "x = 1;\n" + lines(n, "printf ('line %d of %g\\n', {k}, x);")


def _display_lines(n: int) -> str:
    return lines(n, "x{k} = {k}")


def _array_updates(n: int) -> str:
    return "a = zeros (1, 10);\n" + lines(n, "a(3) = {k};") + "disp (a)\n"


def _updates_of_arrays(n: int) -> str:
    arrays = 50
    made = "".join(f"a{k} = zeros (1, {k} + 5);\n" for k in range(arrays))
    changed = "".join(f"a{k % arrays}({k % 5 + 1}) = {k};\n" for k in range(n))
    return made + changed + "".join(f"disp (a{k})\n" for k in range(arrays))


def _growing_updates(n: int) -> str:
    return "a = [];\n" + lines(n, "a({k}) = {k};") + "disp (sum (a))\n"


def _deep_fields(n: int) -> str:
    return f"a{'.b' * n} = 3;\ndisp (a{'.b' * n})\n"


def _struct_fields(n: int) -> str:
    return lines(n, "s.f{k} = {k};") + "disp (s.f1)\nt = s;\ndisp (numel (fieldnames (t)))\n"


def _struct_call(n: int) -> str:
    fields = joined(n, "'f{k}', {k}", ", ")
    return f"s = struct ({fields});\ndisp (s.f1)\n"


def _struct_updates(n: int) -> str:
    return "s.f1 = 0;\n" + lines(n, "s.f1 = s.f1 + {k};") + "disp (s)\n"


def _boxed_struct_updates(n: int) -> str:
    return "s = eval ('struct ()');\n" + lines(n, "s.f1 = {k};") + "disp (s)\n"


def _cell_updates(n: int) -> str:
    return "c = {};\n" + lines(n, "c{{{k}}} = 'text {k}';") + "disp (numel (c))\n"


def _sum_of_terms(n: int) -> str:
    return f"x = str2double ('7');\ny = {joined(n, 'x * {k}', ' + ')};\ndisp (y)\n"


def _sum_of_constants(n: int) -> str:
    return f"y = {joined(n, '{k}', ' + ')};\ndisp (y)\n"


def _sum_of_arrays(n: int) -> str:
    return f"x = rand (1, 5);\ny = {joined(n, 'x * {k}', ' + ')};\ndisp (size (y))\n"


def _sum_of_variables(n: int) -> str:
    return (
        "x = str2double ('7');\n"
        + lines(n, "v{k} = x + {k};")
        + f"disp ({joined(n, 'v{k}', ' + ')})\n"
    )


def _many_variables(n: int) -> str:
    names = max(n // 5, 1)
    return "".join(f"v{k % names} = {k};\n" for k in range(n)) + lines(
        n // 2, f"v{{k}} = v{names // 2} + {{k}};"
    )


def _array_variables(n: int) -> str:
    return (
        "x = rand (3, 3);\n"
        + lines(n, "v{k} = x * {k};\nw{k} = v{k} + 1;")
        + "".join(f"disp (size (w{k} + v{k}))\n" for k in range(1, n + 1))
    )


def _live_arrays(n: int) -> str:
    return (
        "n = str2double ('3');\n"
        + lines(n, "v{k} = rand (n, {k});")
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


def _matrix_literal(n: int) -> str:
    return f"x = [{joined(n, '{k}', ', ')}];\ndisp (sum (x))\n"


def _matrix_of_variables(n: int) -> str:
    return f"v = str2double ('3');\nx = [{joined(n, 'v + {k}', ', ')}];\ndisp (sum (x))\n"


def _matrix_lines(n: int) -> str:
    return f"x = [\n{lines(n, '  {k}, 2, 3, {k}')}];\ndisp (sum (x))\n"


def _cell_literal(n: int) -> str:
    texts = joined(n, "'t{k}', {k}", ", ")
    return f"x = {{{texts}}};\ndisp (numel (x))\n"


def _cell_lines(n: int) -> str:
    rows = lines(n, "  't{k}', {k}, [1, 2, {k}]")
    return f"x = {{\n{rows}}};\ndisp (size (x))\n"


def _long_text(n: int) -> str:
    return f"x = '{'abcdefg ' * n}';\ndisp (numel (x))\n"


def _appended(n: int) -> str:
    return "x = [];\n" + lines(n, "x = [x, {k}];") + "disp (sum (x))\n"


def _appended_texts(n: int) -> str:
    return "x = '';\n" + lines(n, "x = [x, 'part {k}'];") + "disp (numel (x))\n"


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
    return "k = str2double ('3');\n" + lines(n, "k = k + {k};\na{k} = zeros (1, k);") + "disp (k)\n"


def _reads(n: int) -> str:
    return "x = rand (1, 50);\ns = 0;\n" + lines(n, "s = s + x(mod ({k}, 50) + 1);") + "disp (s)\n"


def _ends(n: int) -> str:
    return "x = rand (1, 50);\n" + lines(n, "x(end + 1) = x(end) + {k};") + "disp (numel (x))\n"


def _methods_of_text(n: int) -> str:
    return (
        "s = 'abc';\n"
        + lines(n, "s = strrep (s, 'x{k}', 'y');\nn = length (strsplit (s, ','));")
        + "disp (s)\n"
    )


def _comments(n: int) -> str:
    comment = "% a comment of seventy bytes, or about so, that says very little ....\n"
    return f"x = 1;\n{comment * n}disp (x)\n"


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


def _deep_index(n: int) -> str:
    return f"x = {{1}};\nx = x;\ny = x{'{1}' * n};\ndisp (y)\n"


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
    "sum_of_terms": Shape(_sum_of_terms, 20_000),
    "sum_of_constants": Shape(_sum_of_constants, 20_000),
    "sum_of_arrays": Shape(_sum_of_arrays, 5_000),
    "sum_of_variables": Shape(_sum_of_variables, 20_000),
    "many_variables": Shape(_many_variables, 10_000),
    "array_variables": Shape(_array_variables, 2_000),
    "live_arrays": Shape(_live_arrays, 2_000),
    "parentheses": Shape(_parentheses, 5_000, small=0),
    "nested_sums": Shape(_nested_sums, 5_000, small=0),
    "nested_calls": Shape(_nested_calls, 5_000, small=0),
    "nested_cells": Shape(_nested_cells, 3_000, small=0),
    "nested_matrices": Shape(_nested_matrices, 3_000, small=0),
    "unary_chain": Shape(_unary_chain, 5_000, small=0),
    "transposes": Shape(_transposes, 5_000),
    "matrix_literal": Shape(_matrix_literal, 10_000),
    "matrix_of_variables": Shape(_matrix_of_variables, 10_000),
    "matrix_lines": Shape(_matrix_lines, 2_000),
    "cell_literal": Shape(_cell_literal, 5_000),
    "cell_lines": Shape(_cell_lines, 2_000),
    "long_text": Shape(_long_text, 125_000),
    "appended": Shape(_appended, 5_000),
    "appended_texts": Shape(_appended_texts, 5_000),
    "copies": Shape(_copies, 10_000),
    "chain_of_values": Shape(_chain_of_values, 10_000),
    "chain_of_sizes": Shape(_chain_of_sizes, 2_000),
    "reads": Shape(_reads, 5_000),
    "ends": Shape(_ends, 3_000),
    "methods_of_text": Shape(_methods_of_text, 3_000),
    "comments": Shape(_comments, 150_000),
    "block_comment": Shape(_block_comment, 150_000),
    "one_line": Shape(_one_line, 10_000),
    "continued": Shape(_continued, 10_000),
    "deep_index": Shape(_deep_index, 3_000),
}
