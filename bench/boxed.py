"""Instructions that an operation on boxed values takes, counted by valgrind.

    boxed.py [--keep DIR] [NAME]...

Every operation runs in a loop in a function of its own; one program has all of them, translated
with --boxed. The figure is that of one iteration: the operation with its assignment, and the few
instructions of a loop whose variable is not used.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ITERATIONS = 1000


@dataclass(frozen=True, slots=True)
class Operation:
    """A statement to repeat, with what is set up before the loop."""

    name: str
    statement: str
    setup: str = ""


OPERATIONS = (
    Operation("loop_variable", "y = k;"),
    Operation("plus", "y = a + b;", "a = 1.5; b = 2.5;"),
    Operation("plus_self", "a = a + 1;", "a = 0;"),
    Operation("mtimes", "y = a * b;", "a = 1.5; b = 2.5;"),
    Operation("rdivide", "y = a / b;", "a = 1.5; b = 2.5;"),
    Operation("power", "y = a ^ 2;", "a = 1.5;"),
    Operation("uminus", "y = -a;", "a = 1.5;"),
    Operation("expression", "y = a * b + c / 2 - 1;", "a = 1.5; b = 2.5; c = 3;"),
    Operation("less", "y = a < b;", "a = 1.5; b = 2.5;"),
    Operation("equal", "y = a == b;", "a = 1.5; b = 2.5;"),
    Operation("if_less", "if a < b, y = a; end", "a = 1.5; b = 2.5;"),
    Operation("and_elementwise", "y = a & b;", "a = true; b = false;"),
    Operation("or_elementwise", "y = a | b;", "a = true; b = false;"),
    Operation("not", "y = ~a;", "a = true;"),
    Operation("short_circuit", "if a > 1 && b > 2, y = a; end", "a = 1.5; b = 2.5;"),
    Operation("plus_logical", "y = a + b;", "a = 1.5; b = true;"),
    Operation("logical_sum", "y = a + b;", "a = true; b = true;"),
    Operation("int32_plus", "y = a + b;", "a = int32(5); b = int32(7);"),
    Operation("int32_plus_double", "y = a + 1;", "a = int32(5);"),
    Operation("int32_times", "y = a * b;", "a = int32(5); b = int32(7);"),
    Operation("int32_rdivide", "y = a / b;", "a = int32(5); b = int32(7);"),
    Operation("int32_less", "y = a < b;", "a = int32(5); b = int32(7);"),
    Operation("uint8_plus", "y = a + b;", "a = uint8(5); b = uint8(7);"),
    Operation("single_plus", "y = a + b;", "a = single(5); b = single(7);"),
    Operation("complex_times", "y = a * b;", "a = 1 + 2i; b = 2 - 1i;"),
    Operation("complex_plus", "y = a + b;", "a = 1 + 2i; b = 2 - 1i;"),
    Operation("char_equal", "y = a == 'x';", "a = 'x';"),
    Operation("char_minus", "y = a - '0';", "a = '7';"),
    Operation("mod", "y = mod(a, 7);", "a = 23;"),
    Operation("floor", "y = floor(a);", "a = 2.5;"),
    Operation("abs", "y = abs(a);", "a = -2.5;"),
    Operation("sqrt", "y = sqrt(a);", "a = 2.5;"),
    Operation("min_two", "y = min(a, b);", "a = 1.5; b = 2.5;"),
    Operation("index_1", "y = x(3);", "x = [1 2 3 4];"),
    Operation("index_k", "y = x(j);", "x = [1 2 3 4]; j = 3;"),
    Operation("index_2", "y = x(i, j);", "x = [1 2; 3 4]; i = 2; j = 1;"),
    Operation("index_char", "y = x(j);", "x = 'text'; j = 3;"),
    Operation("index_end", "y = x(end);", "x = [1 2 3 4];"),
    Operation("assign_1", "x(j) = v;", "x = [1 2 3 4]; j = 3; v = 7;"),
    Operation("assign_2", "x(i, j) = v;", "x = [1 2; 3 4]; i = 2; j = 1; v = 7;"),
    Operation("assign_append", "x(end + 1) = v;", "x = []; v = 7;"),
    Operation("update_element", "x(j) = x(j) + 1;", "x = [1 2 3 4]; j = 3;"),
    Operation("field", "y = s.f;", "s = opaque(); s.e = 1; s.f = 2; s.g = 3;"),
    Operation("field_assign", "s.f = v;", "s = opaque(); s.e = 1; s.f = 2; s.g = 3; v = 7;"),
    Operation("field_update", "s.f = s.f + 1;", "s = opaque(); s.e = 1; s.f = 2; s.g = 3;"),
    Operation("field_index", "y = s.f(j);", "s = opaque(); s.e = 1; s.f = [1 2 3]; j = 2;"),
    Operation("field_element_assign", "s.f(j) = v;", "s = opaque(); s.f = [1 2 3]; j = 2; v = 7;"),
    Operation("element_field", "y = s(j).f;", "s = struct('e', {1, 2}, 'f', {3, 4}); j = 2;"),
    Operation(
        "element_field_assign", "s(j).f = v;", "s = struct('e', {1, 2}, 'f', {3, 4}); j = 2; v = 7;"
    ),
    Operation("cell", "y = c{j};", "c = {1, 2, 3}; j = 2;"),
    Operation("cell_assign", "c{j} = v;", "c = {1, 2, 3}; j = 2; v = 7;"),
    Operation("cell_element_assign", "c{j}(i) = v;", "c = {1, [1 2 3], 3}; j = 2; i = 1; v = 7;"),
    Operation("cell_append", "c{end + 1} = v;", "c = {}; v = 7;"),
    Operation("row_append", "x = [x; v];", "x = zeros(0, 3); v = [1 2 3];"),
    Operation("scalar_append", "x = [x, k];", "x = [];"),
    Operation("text_append", "t = [t, 'ab'];", "t = '';"),
    Operation("matrix_literal", "y = [a, b];", "a = 1; b = 2;"),
    Operation("vector_plus", "y = a + b;", "a = [1 2 3 4 5 6 7 8 9]; b = a;"),
    Operation("vector_times_scalar", "y = a * 2;", "a = [1 2 3 4 5 6 7 8 9];"),
    Operation("vector_equal", "y = a == b;", "a = [1 2 3 4 5 6 7 8 9]; b = a;"),
    Operation("column", "y = x(:, j);", "x = ones(4); j = 2;"),
    Operation("row", "y = x(j, :);", "x = ones(4); j = 2;"),
    Operation("column_assign", "x(:, j) = v;", "x = ones(4); v = [1; 2; 3; 4]; j = 2;"),
    Operation("range_index", "y = x(2:j);", "x = [1 2 3 4 5 6 7 8 9]; j = 5;"),
    Operation("mask_index", "y = x(x > 4);", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("list_index", "y = x(p);", "x = [1 2 3 4 5 6 7 8 9]; p = [3 1 2];"),
    Operation("delete_last", "x = [1 2 3]; x(end) = [];"),
    Operation("sum", "y = sum(x);", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("any", "y = any(x == 3);", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("max", "y = max(x);", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("find", "y = find(x == 3);", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("zeros", "y = zeros(1, 9);"),
    Operation("transpose", "y = x';", "x = [1 2 3 4 5 6 7 8 9];"),
    Operation("call_user", "y = one(a);", "a = 1;"),
    Operation("call_user_two", "[y, z] = two(a, b);", "a = 1; b = 2;"),
    Operation("call_handle", "y = f(a);", "f = @(x) x + 1; a = 1;"),
    Operation("numel", "y = numel(x);", "x = [1 2 3 4];"),
    Operation("size_1", "y = size(x, 1);", "x = [1 2 3 4];"),
    Operation("isempty", "y = isempty(x);", "x = [1 2 3 4];"),
    Operation("while_step", "j = 0; while j < 10, j = j + 1; end"),
    Operation("for_range", "for j = 1:10, end"),
    Operation("strcmp", "y = strcmp(a, b);", "a = 'hello'; b = 'hellx';"),
    Operation("switch_text", "switch a, case 'x', y = 1; case 'hello', y = 2; end", "a = 'hello';"),
    Operation("num2str", "y = num2str(a);", "a = 42;"),
    Operation("num2str_fraction", "y = num2str(a);", "a = 2.5;"),
    Operation("sprintf", "y = sprintf('%d', a);", "a = 42;"),
    Operation("str2double", "y = str2double(a);", "a = '42.5';"),
    Operation("upper", "y = upper(a);", "a = 'hello';"),
    Operation("strcat_bracket", "y = [a, ' ', b];", "a = 'hello'; b = 'world';"),
    Operation("map_get", "y = m(a);", "m = containers.Map(); m('abc') = 1; a = 'abc';"),
    Operation("map_set", "m(a) = k;", "m = containers.Map(); m('abc') = 1; a = 'abc';"),
    Operation("map_is_key", "y = isKey(m, a);", "m = containers.Map(); m('abc') = 1; a = 'abc';"),
    Operation(
        "map_number",
        "m(j) = m(j) + 1;",
        "m = containers.Map('KeyType','double','ValueType','any'); m(3) = 0; j = 3;",
    ),
)

HELPERS = """\
function y = one(a)
  y = a;
end
function s = opaque()
  s.(char(100)) = 0;
end
function [x, y] = two(a, b)
  x = b; y = a;
end
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Instructions of operations on boxed values.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these operations")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="where to leave what is made")
    options = parser.parse_args()
    chosen = [o for o in OPERATIONS if not options.names or o.name in options.names]
    with tempfile.TemporaryDirectory(prefix="mat2c-boxed-") as scratch:
        counts = measure(chosen, options.keep or Path(scratch))
    print(table(chosen, counts))
    return 0


def program(operations: list[Operation]) -> str:
    """The text of a program that does each operation ITERATIONS times."""
    calls, functions = [], []
    for o in operations:
        calls.append(f"disp(class(op_{o.name}({ITERATIONS})))\n")
        functions.append(
            f"function y = op_{o.name}(n)\n  y = 0; {o.setup}\n"
            f"  for k = 1:n\n    {o.statement}\n  end\nend\n"
        )
    return "1;\n" + "".join(calls) + "".join(functions) + HELPERS


def measure(operations: list[Operation], folder: Path) -> dict[str, float]:
    """Instructions of one iteration, by the operation's name."""
    folder.mkdir(parents=True, exist_ok=True)
    source, binary, profile = folder / "ops.m", folder / "ops", folder / "callgrind.out"
    source.write_text(program(operations), encoding="utf-8")
    beside = Path(sys.executable).with_name("mat2c")
    mat2c = str(beside) if beside.exists() else shutil.which("mat2c") or "mat2c"
    subprocess.run([mat2c, "build", "--boxed", str(source), "-o", str(binary)], check=True)
    subprocess.run(
        ["valgrind", "-q", "--tool=callgrind", f"--callgrind-out-file={profile}", str(binary)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    report = subprocess.run(
        ["callgrind_annotate", "--inclusive=yes", "--threshold=100", str(profile)],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    found: dict[str, float] = {}
    for line in report.splitlines():
        match = re.match(r" *([\d,]+) .*?:f_op_(\w+)", line)
        if match:
            found[match[2]] = int(match[1].replace(",", "")) / ITERATIONS
    return found


def table(operations: list[Operation], counts: dict[str, float]) -> str:
    """A line for each operation."""
    lines = [f"{'operation':<22} {'instructions':>12}  statement"]
    lines += [
        f"{o.name:<22} {counts[o.name]:>12.0f}  {o.statement}"
        for o in operations
        if o.name in counts
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
