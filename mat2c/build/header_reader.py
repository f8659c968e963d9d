"""The declarations of a generated library, read from its header with pycparser, for cffi."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from pycparser import c_ast, c_generator, c_parser

from mat2c.build.compiler import Toolchain
from mat2c.support.files import source_bytes, working_folder
from mat2c.support.resources import include_dir

# What the Python side reads and writes of the runtime's types; cffi finds out where it is.
_MEMBERS = {
    "m2c_value": (
        *("refs", "cls", "flags", "ndims", "dims", "numel"),
        *("data", "f64", "cell", "fields", "closure"),
    ),
    "m2c_fields": ("count", "name"),
    "m2c_closure": ("captured",),
}
_FUNCTIONS = """
    m2c_view m2c_take_data m2c_new m2c_cell m2c_struct m2c_double m2c_bool m2c_chars
    m2c_empty m2c_setfield m2c_set m2c_release m2c_retain m2c_free m2c_catch m2c_class_name
    m2c_error_message m2c_error_id m2c_exit_status m2c_call_handle_outside m2c_handle m2c_error_text
    m2c_interrupt_call
"""
_HEADERS = tuple(
    f"m2c/{name}.h" for name in ("value", "error", "memory", "index", "call", "interrupt")
)
PYTHON_CALL = """
extern "Python" int m2c_python_call(const m2c_value *self, int nargout, m2c_value **out,
                                    int nargin, m2c_value *const *in);
"""
"""What a handle calls that stands for a function in Python."""


def source_prologue(name: str) -> str:
    """The includes that declare all that `declarations` names."""
    return "".join(f'#include "{header}"\n' for header in (*_HEADERS, f"{name}.h"))


def declarations(header_text: str, name: str, entries: Sequence[str], toolchain: Toolchain) -> str:
    """The text for cffi's `cdef` of a library whose header is NAME.h."""
    unit = parse(source_prologue(name), toolchain, {f"{name}.h": header_text})
    render = c_generator.CGenerator().visit
    wanted = {*_FUNCTIONS.split(), *(f"{entry}_values" for entry in entries)}
    lines = [f"{text};" for node in unit.ext for text in _wanted(node, wanted, render)]
    return "\n".join([*_forward(), *lines, "int fflush(FILE *);", PYTHON_CALL])


def parse(
    c_text: str, toolchain: Toolchain, headers: dict[str, str] | None = None
) -> c_ast.FileAST:
    """The syntax tree of C text, with stubs in place of the system's headers."""
    with working_folder() as folder:
        for name, text in (headers or {}).items():
            (folder / name).write_bytes(source_bytes(text))
        source = folder / "source.c"
        source.write_bytes(source_bytes(c_text))
        stubs = Path(__file__).parent / "stubs"
        plain = ("-nostdinc", "-U__GNUC__", f"-I{stubs}", f"-I{include_dir()}", f"-I{folder}")
        return c_parser.CParser().parse(toolchain.preprocess(source, *plain))


def _forward() -> Iterator[str]:
    return (f"typedef struct {name} {name};" for name in _MEMBERS)


def _wanted(node: Any, functions: Container[str], render: Any) -> Iterator[str]:
    """The declarations that the Python side needs from one at file scope."""
    kind = getattr(node, "type", None)
    match node, kind:
        case c_ast.Typedef(name="m2c_class" | "m2c_function"), _:
            yield render(node)
        case c_ast.Decl(), c_ast.FuncDecl():
            if node.name in functions:
                yield render(node)
        case c_ast.Decl(), c_ast.Enum(name=None):
            yield render(node)
        case ((c_ast.Decl() | c_ast.Typedef()), _):
            struct = kind if isinstance(kind, c_ast.Struct) else getattr(kind, "type", None)
            if isinstance(struct, c_ast.Struct) and struct.decls and struct.name in _MEMBERS:
                yield _partial(struct, render)


def _partial(struct: c_ast.Struct, render: Any) -> str:
    wanted = _MEMBERS[struct.name]
    members = [render(m) for m in _members(struct.decls) if m.name in wanted]
    return f"struct {struct.name} {{ {'; '.join(members)}; ...; }}"


def _members(decls: Iterable[Any]) -> Iterator[Any]:
    """Members of a struct, those of unions without a name included."""
    for member in decls:
        if isinstance(member.type, c_ast.Union) and member.name is None:
            yield from _members(member.type.decls)
        else:
            yield member
