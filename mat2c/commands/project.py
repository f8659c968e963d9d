"""The files of a new project, from `templates/project/`."""

from __future__ import annotations

import re

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from mat2c.codegen.c_names import Names
from mat2c.frontend.lex.tokens import KEYWORDS
from mat2c.support.resources import templates_dir

# The names in the project, and those of the templates.
_ALWAYS = {
    "{name}.m": "function.m",
    "test_{name}.c": "test.c",
    "mat2c.toml": "mat2c.toml",
    "README.md": "README.md",
    ".gitignore": "gitignore",
    ".github/workflows/ci.yml": "ci.yml",
}
_MAKE, _CMAKE = {"Makefile": "Makefile"}, {"CMakeLists.txt": "CMakeLists.txt"}


def function_name(folder: str) -> str:
    """A name like the folder's that functions of MATLAB and of C may have."""
    name = re.sub(r"\W", "_", folder, flags=re.ASCII).lower().strip("_")
    taken = name in KEYWORDS or Names().fresh(name) != name
    return f"f_{name}".rstrip("_") if taken else name


def files_of(folder: str, cmake: bool) -> dict[str, str]:
    """The texts of the files, by name; the function is named after the folder."""
    name = function_name(folder)
    env = Environment(
        loader=FileSystemLoader(templates_dir() / "project"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    wanted = _ALWAYS | (_CMAKE if cmake else _MAKE)
    return {
        target.format(name=name): env.get_template(f"{source}.j2").render(name=name, cmake=cmake)
        for target, source in wanted.items()
    }
