"""The language server, asked by a client."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.lsp.client import Client

ROOT = Path(__file__).parents[2]
TEXT = """\
function y = main_one(a, n)
% MAIN_ONE  Does things.
  y = zeros(1, n);  % ä🙂 é
  for k = 1:n
    y(k) = helper(a, k);
  end
  c = {1, 'x'}; q = c{n};
  f = @(a) a + n;
  y = [y f(1) beside(q)];
end
% The helper.
function z = helper(a, k)
% HELPER  Multiplies.
  z = a * k;
end
"""
BESIDE = "function r = beside(x)\n% BESIDE  Passes.\n  r = x; t = helper_of(r);\nend\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "main_one.m").write_text(TEXT)
    (tmp_path / "beside.m").write_text(BESIDE)
    return tmp_path


def spans(found: list[dict[str, Any]]) -> list[tuple[int, int, int]]:
    """Line, start and end of ranges in one line each."""
    return sorted(
        (r["start"]["line"], r["start"]["character"], r["end"]["character"])
        for r in (item["range"] for item in found)
    )


def test_diagnostics_as_one_types(folder: Path) -> None:
    with Client(folder) as client:
        client.open("new.m", "x = 1;\ny = 'ä' + (x;\n")
        found = client.diagnostics("new.m")
        assert found and found[0]["severity"] == 1 and found[0]["source"] == "mat2c"
        assert found[0]["range"]["start"]["line"] == 1
        client.change("new.m", "x = 1;\ny = 'ä🙂' + nowhere_at_all(x);\n")
        (warning,) = client.diagnostics("new.m")
        assert (warning["severity"], warning["code"]) == (2, "undefined")
        assert spans([warning])[0][:2] == (1, 12)  # the smile has two units
        client.change("new.m", "x = 1;\n")
        assert client.diagnostics("new.m") == []
        client.open("main_one.m", TEXT)
        assert client.diagnostics("main_one.m") == []


def test_what_is_open_counts_for_other_files(folder: Path) -> None:
    with Client(folder) as client:
        client.open("only_here.m", "function r = only_here(x)\n  r = x;\nend\n")
        client.diagnostics("only_here.m")
        client.open("beside.m", BESIDE.replace("t = helper_of(r);", ""))
        assert client.diagnostics("beside.m") == []
        client.open("main_one.m", TEXT)
        assert client.diagnostics("main_one.m") == []


def test_hover(folder: Path) -> None:
    with Client(folder, args={"main_one.m": "double, double"}) as client:
        client.open("main_one.m", TEXT)
        shown = client.at("hover", "main_one.m", 4, 4)["contents"]["value"]  # y(k) =
        assert "**y (line 5)**" in shown and "array of double" in shown and "type" in shown
        parameter = client.at("hover", "main_one.m", 4, 18)["contents"]["value"]
        assert "**a (line 1)**" in parameter and "C scalar: double" in parameter
        helper = client.at("hover", "main_one.m", 4, 12)["contents"]["value"]
        assert "**function helper**" in helper and "\nHELPER  Multiplies.\n" in helper
        other = client.at("hover", "main_one.m", 8, 16)["contents"]["value"]
        assert "BESIDE  Passes." in other
        assert client.at("hover", "main_one.m", 1, 4) is None


def test_definitions_and_references(folder: Path) -> None:
    with Client(folder) as client:
        client.open("main_one.m", TEXT)
        (place,) = client.at("definition", "main_one.m", 8, 9)  # f
        assert spans([place]) == [(7, 2, 3)]
        (place,) = client.at("definition", "main_one.m", 4, 12)
        assert spans([place]) == [(11, 13, 19)]
        (place,) = client.at("definition", "main_one.m", 8, 16)
        assert place["uri"] == client.uri("beside.m") and spans([place]) == [(0, 13, 19)]
        declared = {"context": {"includeDeclaration": True}}
        places = client.at("references", "main_one.m", 0, 22, **declared)  # a, not that of @(a)
        assert spans(places) == [(0, 22, 23), (4, 18, 19)]
        places = client.at("references", "main_one.m", 7, 11, **declared)  # that one
        assert spans(places) == [(7, 8, 9), (7, 11, 12)]
        places = client.at("references", "main_one.m", 8, 16, **declared)
        assert {p["uri"] for p in places} == {client.uri("main_one.m"), client.uri("beside.m")}


def test_rename(folder: Path) -> None:
    with Client(folder) as client:
        client.open("main_one.m", TEXT)
        edit = client.at("rename", "main_one.m", 3, 6, newName="step")
        edits = edit["changes"][client.uri("main_one.m")]
        assert spans(edits) == [(3, 6, 7), (4, 6, 7), (4, 21, 22)]
        assert {e["newText"] for e in edits} == {"step"}
        edit = client.at("rename", "main_one.m", 4, 12, newName="product")
        assert len(edit["changes"][client.uri("main_one.m")]) == 2
        for name, said in (("for", "not a name"), ("a", "means something else in line 1")):
            with pytest.raises(RuntimeError, match=said):
                client.at("rename", "main_one.m", 3, 6, newName=name)
        assert client.at("prepareRename", "main_one.m", 0, 14) is None  # the file's own name
        assert spans([{"range": client.at("prepareRename", "main_one.m", 3, 6)}]) == [(3, 6, 7)]


def test_symbols_and_hints(folder: Path) -> None:
    with Client(folder, args={"main_one": "double, double"}) as client:
        client.open("main_one.m", TEXT)
        document = {"textDocument": {"uri": client.uri("main_one.m")}}
        symbols = client.ask("textDocument/documentSymbol", document)
        assert [(s["name"], s["detail"]) for s in symbols] == [
            ("main_one", "(a, n)"),
            ("helper", "(a, k)"),
        ]
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": 20, "character": 0}}
        hints = client.ask("textDocument/inlayHint", document | {"range": whole})
        (hint,) = (h for h in hints if h["position"]["line"] == 6)
        assert hint["label"] == "boxed: c, q" and "'q' is boxed: class" in hint["tooltip"]


def test_quick_fixes(folder: Path) -> None:
    text = "total = 1;\ndisp(totl);\n"
    with Client(folder) as client:
        client.open("new.m", text)
        found = client.diagnostics("new.m")
        given = {"textDocument": {"uri": client.uri("new.m")}, "range": found[0]["range"]}
        fixes = client.ask("textDocument/codeAction", given | {"context": {"diagnostics": found}})
        titles = {fix["title"]: fix["edit"]["changes"][client.uri("new.m")] for fix in fixes}
        assert spans(titles["Write 'total'"]) == [(1, 5, 9)]
        (silence,) = titles["Silence undefined in this line"]
        assert silence["newText"] == " %#ok<undefined>"
        client.change("new.m", text.replace("totl);", "totl); %#ok<undefined>"))
        assert client.diagnostics("new.m") == []


def test_the_extension_of_vs_code() -> None:
    extension = ROOT / "editors" / "vscode"
    about = json.loads((extension / "package.json").read_text())
    assert (extension / about["main"]).is_file()
    (matcher,) = about["contributes"]["problemMatchers"]
    assert matcher["name"] == "mat2c"
    if node := shutil.which("node"):
        subprocess.run([node, "--check", extension / about["main"]], check=True)
