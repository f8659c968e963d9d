"""What is known of the values of structs whose fields have computed names."""

import pytest

from mat2c.types.lattice import Type
from tests.unit.compiled import inferred

NAMES = "n = {'a', 'b', 'cc'}; s = struct ();\n"


def last_type(text: str, name: str) -> Type:
    """The type of what a variable of the script is at the end."""
    function = inferred(text)[0].function
    *_, last = (v for i in function.instrs() for v in i.targets if v.name == name)
    assert last.type is not None
    return last.type


@pytest.mark.parametrize(
    ("assigned", "cls"),
    [("k", "double"), ("k > 1", "logical"), ("sprintf ('%d', k)", "char"), ("int8 (k)", "int8")],
)
def test_values_of_one_class_are_read_as_such(assigned: str, cls: str) -> None:
    text = f"{NAMES}for k = 1:3, s.(n{{k}}) = {assigned}; end, t = s.(n{{randi (3)}}), u = s.b"
    assert last_type(text, "t").cls == cls
    assert last_type(text, "u").cls == cls


def test_counters_by_name_are_numbers() -> None:
    step = "if isfield (s, n{k}), s.(n{k}) += 1; else, s.(n{k}) = 1; end"
    text = f"{NAMES}for k = 1:3, {step}, end, c = s.(n{{1}}), f = fieldnames (s); g = f{{1}}"
    assert last_type(text, "c").is_scalar
    assert last_type(text, "c").cls == "double"
    assert last_type(text, "g").cls == "char"


def test_values_of_several_classes_are_not_known() -> None:
    text = f"{NAMES}s.note = 'text'; for k = 1:3, s.(n{{k}}) = k; end, t = s.(n{{1}})"
    assert last_type(text, "t").is_any


def test_a_known_field_counts_with_the_computed_ones() -> None:
    text = f"{NAMES}s.total = 0; for k = 1:3, s.(n{{k}}) = k; end, t = s.total + s.(n{{1}})"
    assert last_type(text, "t").cls == "double"


def test_what_an_unknown_struct_holds_is_not_known() -> None:
    text = f"{NAMES}s = load ('x.mat'); for k = 1:3, s.(n{{k}}) = k; end, t = s.(n{{1}})"
    assert last_type(text, "t").is_any


def test_fields_are_found_and_taken_away_by_functions() -> None:
    filled = f"{NAMES}for k = 1:3, s.(n{{k}}) = k; end, "
    text = f"{filled}s = rmfield (s, n{{randi (3)}}); t = getfield (s, n{{1}})"
    assert last_type(text, "t").cls == "double"
