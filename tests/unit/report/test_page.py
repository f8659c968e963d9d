"""`mat2c report`: the page, its facts and its pictures; and what a browser makes of it, where one
is installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.build.compiler import Toolchain
from mat2c.driver import accounts
from mat2c.report.page import html_page
from mat2c.report.page.call_graph import MOST, call_graph, deepest
from mat2c.report.page.frame_picture import frame_picture, frame_timeline
from mat2c.report.page.html_page import counted
from mat2c.report.page.lifetimes import merged, sums
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from tests.unit.report.programs import listed

PROGRAM = """function r = prog(x, n)
  r = zeros(1, 3);
  for i = 1:n
    r(1, i) = part(x, i);
  end
  u = ones(3, 4);
  r = r + u(2, 2) * sum(u(:));
end
function y = part(x, i)
  y = x(i) * 2;
end
"""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def page(folder: Path, text: str = PROGRAM, args: str | None = "double(1,:), double") -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return accounts.page(path, Options(args=args), Diagnostics())


def island(text: str, name: str) -> list[list[object]]:
    """Data that the page has for its script."""
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', text, re.S)
    assert found is not None
    data: list[list[object]] = json.loads(found[1])
    return data


def c_text(text: str) -> list[str]:
    found = re.search(r'data-key="c"[^>]*>(.*?)</pre>', text, re.S)
    assert found is not None
    return found[1].splitlines()


def test_lines_lead_to_their_c(tmp_path: Path) -> None:
    text = page(tmp_path)
    runs = island(text, "runs")
    lines = c_text(text)
    places = [run[0] for run in runs if run[2] == 4]
    assert len(places) == 2  # with checks before the loop, and with those in it
    for place in places:
        assert isinstance(place, int)
        assert lines[place - 1].strip() == "/* r(1, i) = part(x, i); */"
    assert runs[0][2] == 9  # the function that is called comes first
    assert runs == sorted(runs)


def test_everything_is_in_the_file(tmp_path: Path) -> None:
    text = page(tmp_path)
    assert not re.search(r"""(?:src|href)=["'](?!#)""", text)
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "prefers-color-scheme: dark" in text


def test_costs_say_what_to_write(tmp_path: Path) -> None:
    told = island(page(tmp_path), "remarks")
    checks = [t for t in told if t[2] == "check"]
    assert [0, 10, "check", "subscript 1 of x", "not proved to be at most numel(x)"] in [
        t[:5] for t in checks
    ]
    assert all(t[5] for t in checks)


def test_variables_and_pictures(tmp_path: Path) -> None:
    text = page(tmp_path)
    assert "<code>double[3,4]{1..1, int}</code><br>3-by-4 integers, always 1" in text
    assert "on the stack, 96 bytes: static size" in text
    assert "<td>C scalar: double</td><td>a local variable</td>" in text
    assert 'aria-label="Frame of prog over time' in text
    assert '<rect class="bar stack"' in text
    assert '<rect class="loop"' in text


def test_texts_cannot_leave_their_place(tmp_path: Path) -> None:
    text = page(tmp_path, "disp('</script><b>ü')\n", None)
    assert "</script><b>" not in text
    assert "&lt;/script&gt;&lt;b&gt;ü" in text


def test_boxed_programs_have_a_page(tmp_path: Path) -> None:
    text = page(tmp_path, args=None)
    assert "prog (boxed)" in text
    assert "give the types of the inputs by --args" in text


def test_pages_stay_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """5,000 lines are to make no more than 2 MB."""
    part = PROGRAM.split("function y")[0].replace("part(x, i)", "x(i) + {k}")
    monkeypatch.setattr(html_page, "MOST", 10_000)
    parts = [part.replace("prog", f"f{k}").replace("{k}", str(k)) for k in range(60)]
    calls = "".join(f"disp(f{k}([1 2 3], 3))\n" for k in range(60))
    text = page(tmp_path, calls + "".join(parts), None)
    lines = (calls + "".join(parts)).count("\n")
    assert len(text.encode()) < lines * 400 + html_page.MOST / 5
    assert 'data-body="3"' in text
    assert "Variables of f3" not in text


def test_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("prog.m").write_text("x = rand(3);\ndisp(x)\n")
    assert cli.execute(["report", "prog.m"]) == 0
    assert Path("prog.html").read_text().startswith("<!DOCTYPE html>")
    assert cli.execute(["report", "prog.m", "-o", "prog.m"]) == 2
    assert cli.execute(["report", "none.m"]) == 2


def test_machine_code_is_measured(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text(PROGRAM)
    options = Options(args="double(1,:), double")
    text = accounts.page(path, options, Diagnostics(), Toolchain.find(None, ("-O1",)))
    found = re.search(r"<dt>Machine code</dt><dd>(\d+) bytes", text)
    assert found is not None
    assert int(found[1]) > 100
    assert "-O1, without the runtime" in text


def test_boxed_functions_call_each_other(tmp_path: Path) -> None:
    text = "function prog\n  disp(eval('3'));\n  part(1)\nend\nfunction part(x)\n  disp(x)\nend\n"
    (tmp_path / "prog.m").write_text(text)
    made = accounts.page(tmp_path / "prog.m", Options(boxed=True), Diagnostics())
    assert ">part (boxed)</a>" in made
    assert "--boxed keeps every value boxed" in made


# --- pictures ---------------------------------------------------------------------------------


def test_lifetimes(tmp_path: Path) -> None:
    text = "function s = prog(n)\n  a = rand(1, 3);\n  s = a(n);\n  b = rand(1, 4);\n"
    work = listed(tmp_path, f"{text}  s = s + b(n);\nend\n", "double")
    (spec,) = accounts.written(work)
    plan, _ = work.prepared[spec]
    time = frame_timeline(spec.function, plan)
    lives = {v.name: time.alive(v.members) for v in plan.variables if v.name in ("a", "b")}
    (a,), (b,) = lives["a"], lives["b"]
    assert a[1] <= b[0]
    assert (time.lines[a[0]], time.lines[b[0]]) == (2, 4)
    picture = frame_picture(plan, time)
    assert picture is not None
    assert picture.most == "most alive at once: 32 bytes of known size"


def test_stretches() -> None:
    assert merged([(4, 6), (0, 2), (2, 3), (5, 9)]) == [(0, 3), (4, 9)]
    assert sums(4, [([(0, 2)], 8), ([(1, 4)], 1)]) == [8, 9, 1, 1]


def test_call_graph() -> None:
    graph = call_graph({0: [], 1: [0], 2: [0, 1, 2]})
    assert graph is not None
    columns = {n.number: n.x for n in graph.nodes}
    assert columns[2] < columns[1] < columns[0]
    assert len(graph.edges) == 4
    assert call_graph({0: []}) is None
    assert call_graph({k: [] for k in range(MOST + 1)}) is None


def test_functions_that_call_each_other_are_laid_out() -> None:
    graph = call_graph({0: [1], 1: [2], 2: [1]})
    assert graph is not None
    assert len({n.x for n in graph.nodes}) == 3


def test_the_deepest_chain() -> None:
    assert deepest({0: 8, 1: 100, 2: 16}, {0: [1], 1: [], 2: [1]}) == (116, [2, 1])


def test_words_are_counted() -> None:
    assert [counted("box", 2), counted("copy", 1), counted("copy", 2)] == [
        "2 boxes",
        "1 copy",
        "2 copies",
    ]


# --- in a browser -----------------------------------------------------------------------------


def dom(folder: Path, place: str) -> str:
    """The page behind its script, at a place; without a network."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        pytest.skip("no Chromium is installed: what the page's script does is not tested")
    path = folder / "prog.html"
    path.write_text(page(folder))
    command = [
        browser,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        f"--user-data-dir={folder}/u",
    ]
    command += ["--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=2000", "--dump-dom"]
    made = subprocess.run(
        [*command, f"file://{path}{place}"], capture_output=True, text=True, timeout=120, check=True
    )
    return made.stdout


def chosen(text: str) -> set[str]:
    """The lines that are marked."""
    found = re.findall(r'<span class="l([^"]*)" id="([^"]*)"', text)
    return {name for classes, name in found if "chosen" in classes}


def test_a_line_marks_its_c(tmp_path: Path) -> None:
    text = dom(tmp_path, "#s0-7")
    marked = chosen(text)
    assert "s0-7" in marked
    numbers = [int(name.removeprefix("c-")) for name in marked if name.startswith("c-")]
    lines = c_text(page(tmp_path))
    assert lines[min(numbers) - 1].strip() == "/* r = r + u(2, 2) * sum(u(:)); */"
    assert re.search(r'<div id="told"[^>]*><p>line 7: ', text)
    # a line of C leads back
    assert "s0-7" in chosen(dom(tmp_path, f"#c-{max(numbers)}"))


def test_packed_functions_are_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(html_page, "MOST", 0)
    assert "Variables of prog" not in page(tmp_path)
    assert "Variables of prog" in dom(tmp_path, "")
