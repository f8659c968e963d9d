"""Large programs of one kind of control flow, or of many functions, each."""

from __future__ import annotations

from tests.harness.large_data import Shape, joined, lines


def _cases(n: int) -> str:
    cases = lines(n, "  case {k}\n    y = {k} * 2;")
    return f"x = str2double ('7');\nswitch x\n{cases}end\ndisp (y)\n"


def _text_cases(n: int) -> str:
    cases = lines(n, "  case 'name{k}'\n    y = {k} * 2;")
    return f"x = strtrim (' name7 ');\nswitch x\n{cases}  otherwise\n    y = 0;\nend\ndisp (y)\n"


def _elseifs(n: int) -> str:
    return (
        "x = str2double ('7');\nif x == 0\n  y = 0;\n"
        + lines(n, "elseif x == {k}\n  y = {k} * 2;")
        + "end\ndisp (y)\n"
    )


def _ifs(n: int) -> str:
    return (
        "x = str2double ('7'); a = 0; b = 0; c = zeros (1, 3);\n"
        + lines(n, "if x > {k}\n  a = a + {k};\nelse\n  b = a;\n  c(2) = {k};\nend")
        + "disp (a + b), disp (c)\n"
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
        + "".join(f"    y = y + f{j % n} (x - 1);\n" for j in range(k + 1, k + 6))
        + "  end\nend\n"
        for k in range(n)
    )
    return f"1;\n{functions}disp (f0 (1))\n"


def _calls_with_constants(n: int) -> str:
    return (
        "1;\nfunction y = f (x, k)\n  y = zeros (1, k);\n  y(end) = x;\nend\n"
        + lines(n, "a = f ({k}, {k});")
        + "disp (numel (a))\n"
    )


def _calls_with_texts(n: int) -> str:
    return (
        "1;\nfunction r = f (r, name, v)\n  r = [r, sprintf('%s=%d', name, v)];\nend\n"
        "r = '';\n" + lines(n, "r = f (r, 'name{k}', {k});") + "disp (numel (r))\n"
    )


def _nested_ifs(n: int) -> str:
    return "x = str2double ('3');\n" + "if x > 0\n" * n + "disp (x)\n" + "end\n" * n


def _nested_whiles(n: int) -> str:
    return "x = 3;\n" + "while x > 0\n" * n + "x = x - 1;\n" + "end\n" * n


def _nested_tries(n: int) -> str:
    return "x = 3;\n" + "try\n" * n + "error ('a')\n" + "catch\n  x = x + 1;\nend\n" * n


def _anonymous_functions(n: int) -> str:
    return (
        "x = 3;\n"
        + lines(n, "f{k} = @(t) t * {k} + x;")
        + "".join(f"x = x + f{k} (1);\n" for k in range(1, n + 1))
        + "disp (x)\n"
    )


def _nested_functions(n: int) -> str:
    return (
        "function main_of_all ()\n  x = 1; total = 0;\n"
        + lines(n, "  step{k} ();")
        + "  disp (total)\n"
        + lines(n, "  function step{k} ()\n    total = total + x * {k};\n    y{k} = x;\n  end")
        + "end\n"
    )


def _globals(n: int) -> str:
    names = [f"g{k}" for k in range(100)]
    declared = f"  global {' '.join(names)}\n"
    functions = "".join(
        f"function f{k} ()\n{declared}  g{k % 100} = g{(k + 1) % 100} + {k};\nend\n"
        for k in range(n)
    )
    start = declared.strip() + "\n" + "".join(f"{name} = 1;\n" for name in names)
    calls = "".join(f"f{k} ();\n" for k in range(n))
    return f"1;\n{functions}{start}{calls}disp (g0)\n"


def _tries(n: int) -> str:
    return (
        "x = 0;\n"
        + lines(n, "try\n  x = x + str2func ('sin') ({k});\ncatch err\n  disp (err.message)\nend")
        + "disp (x > 0)\n"
    )


def _loops(n: int) -> str:
    return (
        "x = 0; a = zeros (1, 10);\n"
        + lines(n, "for i = 1:10\n  x = x + i * {k};\n  a(i) = x;\nend")
        + "disp (x)\n"
    )


def _whiles(n: int) -> str:
    return "x = 0;\n" + lines(n, "while x < {k}\n  x = x + 1;\nend") + "disp (x)\n"


def _nested_loops(n: int) -> str:
    head = "".join(f"for i{k} = 1:2\n" for k in range(n))
    total = " + ".join(f"i{k}" for k in range(n))
    body = f"x = x + {total}; a(i0) = x;\n"
    return f"x = 0; a = zeros (1, 2);\n{head}{body}" + "end\n" * n + "disp (x)\n"


def _small_functions(n: int) -> str:
    return (
        "1;\n"
        + lines(n, "function y = f{k} (x)\n  y = x + {k};\nend")
        + "s = 0;\n"
        + lines(n, "s = s + f{k} (s);")
        + "disp (s)\n"
    )


def _conditions(n: int) -> str:
    terms = joined(n, "x == {k}", " || ")
    return f"x = str2double ('3');\nif {terms}\n  disp (x)\nend\n"


def _arguments(n: int) -> str:
    names = joined(n, "a{k}", ", ")
    values = joined(n, "{k}", ", ")
    return f"1;\nfunction y = f ({names})\n  y = a1;\nend\ndisp (f ({values}))\n"


def _results(n: int) -> str:
    names = joined(n, "a{k}", ", ")
    given = lines(n, "  a{k} = {k};")
    return f"1;\nfunction [{names}] = f ()\n{given}end\n[{names}] = f ();\ndisp (a1)\n"


def _nested_handles(n: int) -> str:
    return f"f = {'@() ' * n}1;\ndisp (class (f))\n"


SHAPES = {
    "cases": Shape(_cases, 5_000),
    "text_cases": Shape(_text_cases, 5_000),
    "elseifs": Shape(_elseifs, 5_000),
    "ifs": Shape(_ifs, 3_000),
    "chain_of_functions": Shape(_chain_of_functions, 1_000),
    "chain_of_array_functions": Shape(_chain_of_array_functions, 500, small=20),
    "mutual_recursion": Shape(_mutual_recursion, 60, small=15),
    "all_call_all": Shape(_all_call_all, 60, small=5),
    "calls_with_constants": Shape(_calls_with_constants, 5_000),
    "calls_with_texts": Shape(_calls_with_texts, 5_000),
    "nested_ifs": Shape(_nested_ifs, 3_000, small=0),
    "nested_whiles": Shape(_nested_whiles, 1_000, small=0),
    "nested_tries": Shape(_nested_tries, 1_000, small=0),
    "anonymous_functions": Shape(_anonymous_functions, 2_000),
    "nested_functions": Shape(_nested_functions, 500, small=12),
    "globals": Shape(_globals, 500, small=10),
    "tries": Shape(_tries, 3_000, small=20),
    "loops": Shape(_loops, 3_000, small=20),
    "whiles": Shape(_whiles, 3_000, small=0),
    "nested_loops": Shape(_nested_loops, 20, small=0),
    "small_functions": Shape(_small_functions, 1_000),
    "conditions": Shape(_conditions, 5_000),
    "arguments": Shape(_arguments, 1_000),
    "results": Shape(_results, 1_000),
    "nested_handles": Shape(_nested_handles, 1_000, small=0),
}
