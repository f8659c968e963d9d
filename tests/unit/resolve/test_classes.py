"""What is known of the classes of a program, from its files alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.frontend import load
from mat2c.ir.class_rows import likely_property
from mat2c.ir.core import Program
from mat2c.lower.program import lower_program
from mat2c.resolve import function_files
from mat2c.resolve.class_info import ClassInfo
from mat2c.resolve.class_table import ClassTable
from mat2c.resolve.function_files import Library
from mat2c.support.diagnostics import Diagnostics, Source
from mat2c.support.dialect import Dialect

POINT = """classdef Point < Shape
  properties (SetAccess = private)
    x = 1
    y
  end
  properties (Constant)
    ORIGIN = 0
  end
  methods
    function p = Point (x)
      p.x = x;
    end
    function r = get.y (p), r = p.x; end
    function r = area (p), r = 0; end
  end
  methods (Static, Access = protected)
    function p = unit (), p = Point (1); end
  end
  methods (Abstract)
    r = missing (p)
  end
end
"""
SHAPE = """% a shape
classdef Shape < handle
  properties
    name = 'shape'
    x = 0
  end
  methods
    function r = area (s), r = -1; end
    function r = missing (s), r = 1; end
  end
end
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "Point.m").write_text(POINT)
    (tmp_path / "Shape.m").write_text(SHAPE)
    (tmp_path / "Other.m").write_text("classdef Other\nend\n")
    (tmp_path / "main.m").write_text("p = Point (3);\narea (p)\nlog (2)\n")
    return tmp_path


def found(folder: Path) -> dict[str, ClassInfo]:
    library = Library([], Diagnostics())
    unit = library.read(folder / "main.m")
    assert unit is not None
    table = ClassTable(library)
    table.find(unit)
    return table.infos


def lowered(folder: Path) -> Program:
    return lower_program(folder / "main.m", [], Diagnostics())


def test_classes_are_those_that_words_name(folder: Path) -> None:
    assert set(found(folder)) == {"Point", "Shape"}


def test_members_hide_those_above(folder: Path) -> None:
    point = found(folder)["Point"]
    assert point.is_handle
    assert [info.name for info in point.ancestors()] == ["Point", "Shape"]
    properties = point.properties()
    assert {name: p.owner.name for name, p in properties.items()} == {
        "x": "Point",
        "y": "Point",
        "ORIGIN": "Point",
        "name": "Shape",
    }
    assert properties["x"].write == "private" and properties["x"].read == "public"
    assert properties["y"].getter is not None and properties["ORIGIN"].is_constant
    methods = point.methods()
    assert methods["area"].owner is point
    assert methods["unit"].is_static and methods["unit"].access == "protected"


def test_a_method_with_a_body_hides_an_abstract_one(folder: Path) -> None:
    assert found(folder)["Point"].methods()["missing"].owner.name == "Shape"


def test_constructors_take_the_object_and_call_those_above(folder: Path) -> None:
    point = found(folder)["Point"]
    assert point.constructor is not None
    assert [p.name for p in point.constructor.params] == [".object", "x"]
    assert len(point.constructor.body) == 3  # the object, obj@Shape (), what is written


def test_packages_and_folders(tmp_path: Path) -> None:
    for name in ("+geo/+flat", "@Vec", "@Old"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "+geo" / "+flat" / "Pt.m").write_text("classdef Pt\nend\n")
    (tmp_path / "@Vec" / "Vec.m").write_text("classdef Vec\nend\n")
    (tmp_path / "@Vec" / "len.m").write_text("function r = len (v)\n  r = 1;\nend\n")
    (tmp_path / "@Old" / "Old.m").write_text("function o = Old ()\n  o = class (1, 'Old');\nend\n")
    (tmp_path / "main.m").write_text("p = geo.flat.Pt ();\nv = Vec ();\no = Old ();\n")
    infos = found(tmp_path)
    assert set(infos) == {"geo.flat.Pt", "Vec", "Old"}
    assert set(infos["Vec"].own_methods) == {"len"}
    assert infos["Old"].definition is None


@pytest.mark.parametrize(
    ("line", "classes"),
    [
        ("% see also Point", set()),
        ("  # as Point does\n", set()),
        ("x = feval ('Point', 1);", {"Point", "Shape"}),
        ("%#function Point", {"Point", "Shape"}),
        ("x = 1; % a Point", {"Point", "Shape"}),  # maybe a part of a text
    ],
)
def test_comments_name_no_classes(folder: Path, line: str, classes: set[str]) -> None:
    (folder / "main.m").write_text(f"y = 2;\n{line}\n")
    assert set(found(folder)) == classes


def test_only_names_of_methods_are_dispatched(folder: Path) -> None:
    program = lowered(folder)
    main = program.functions["main"]
    ops = {(i.op, i.payload.callee) for i in main.instrs() if i.payload.callee}
    assert ("dispatch", "area") in ops and ("builtin", "log") in ops


def test_a_program_without_classes_has_none(tmp_path: Path) -> None:
    (tmp_path / "Point.m").write_text(POINT)
    (tmp_path / "main.m").write_text("x = 1;\n")
    assert lowered(tmp_path).classes == []


def test_slots_are_those_of_the_class_at_hand(folder: Path) -> None:
    rows = lowered(folder).classes

    def likely(within: str, name: str, assigned: bool = False) -> str | None:
        known = likely_property(rows, within, name, assigned)
        return None if known is None else f"{known[0].name}.{known[0].properties[known[1]].name}"

    assert likely("Point", "x", assigned=True) == "Point.x"
    assert likely("Shape", "x", assigned=True) == "Shape.x"
    assert likely("", "x") is None  # of which class, only the run tells
    assert likely("", "y") == "Point.y"
    assert likely("", "y", assigned=True) is None  # private
    assert likely("Point", "ORIGIN") is None


def test_superclasses_that_are_not_there_are_told(folder: Path) -> None:
    (folder / "Other.m").write_text("classdef Other < matlab.System\nend\n")
    (folder / "main.m").write_text("x = Other ();\n")
    diagnostics = Diagnostics()
    lower_program(folder / "main.m", [], diagnostics)
    assert [d.code for d in diagnostics.sorted()] == ["classdef"]


def test_files_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "@Vec").mkdir()
    (tmp_path / "@Vec" / "Vec.m").write_text("classdef Vec\nend\n")
    (tmp_path / "@Vec" / "len.m").write_text("function r = len (v)\n  r = Vec ();\nend\n")
    (tmp_path / "Shape.m").write_text(SHAPE)
    (tmp_path / "one.m").write_text("function one ()\n  v = Vec ();\n  s = Shape ();\nend\n")
    (tmp_path / "two.m").write_text("function two ()\n  v = Vec ();\n  one ();\nend\n")
    read: list[str] = []

    def counted(path: Path, dialect: Dialect | None = None) -> Source:
        read.append(path.name)
        return load(path, dialect)

    monkeypatch.setattr(function_files, "load", counted)
    lower_program(tmp_path / "one.m", [], Diagnostics(), [tmp_path / "two.m"])
    assert sorted(read) == ["Shape.m", "Vec.m", "len.m", "one.m", "two.m"]


def test_what_files_say_is_known_as_they_are_read(folder: Path) -> None:
    library = Library([], Diagnostics())
    assert not library.says("area", "name")
    library.read(folder / "main.m")
    assert library.says("nothing", "area") and not library.says("nothing")
    assert not library.says("handle")
    library.read(folder / "Shape.m")
    assert library.says("handle")
