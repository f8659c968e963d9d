"""The configuration file: options that are given in each call, from `mat2c.toml` or the table
`[tool.mat2c]` of `pyproject.toml`, in the folder or one above it.

    I = ["lib"]                 # paths are relative to the file
    dialect = "matlab"

    [build]                     # of this command only
    cc = "clang"
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

OWN, SHARED = "mat2c.toml", "pyproject.toml"
_TABLE = "[tool.mat2c"
_PATHS = ("search_path", "example")


def find(folder: Path) -> Path | None:
    """The file that counts in a folder: the nearest one with options."""
    for place in (folder, *folder.parents):
        if (place / OWN).is_file():
            return place / OWN
        shared = place / SHARED
        if shared.is_file() and _TABLE in shared.read_text(encoding="utf-8", errors="replace"):
            return shared
    return None


def defaults(path: Path, commands: Mapping[str, click.Command]) -> dict[str, dict[str, Any]]:
    """What the file gives each command, as click takes it; a usage error where it says what no
    command knows."""
    import tomllib

    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(f"{path}: {error}") from None
    if path.name == SHARED:
        data = data.get("tool", {}).get("mat2c", {})
    names = {name: _options(command) for name, command in commands.items()}
    found: dict[str, dict[str, Any]] = {name: {} for name in commands}
    for key, value in data.items():
        if isinstance(value, dict):
            if key not in commands:
                raise click.UsageError(f"{path}: no command '{key}'{_near(key, commands)}")
            for option, given in value.items():
                _set(path, found[key], names[key], option, given)
            continue
        owners = [name for name in commands if key in names[name]]
        if not owners:
            known = {option for options in names.values() for option in options}
            raise click.UsageError(f"{path}: no option '{key}'{_near(key, known)}")
        for name in owners:
            if names[name][key].name not in found[name]:
                _set(path, found[name], names[name], key, value)
    return found


def _options(command: click.Command) -> dict[str, click.Option]:
    """The options of a command, by what they are called on the command line."""
    return {
        option.lstrip("-"): parameter
        for parameter in command.params
        if isinstance(parameter, click.Option)
        for option in parameter.opts
    }


def _set(
    path: Path,
    found: dict[str, Any],
    options: dict[str, click.Option],
    key: str,
    value: Any,
) -> None:
    option = options.get(key)
    if option is None:
        raise click.UsageError(f"{path}: no option '{key}'{_near(key, options)}")
    name = str(option.name)
    if option.multiple and not isinstance(value, list):
        value = [value]
    if name in _PATHS:
        folder = path.parent
        value = [str(folder / v) for v in value] if option.multiple else str(folder / value)
    found[name] = value


def _near(word: str, known: Any) -> str:
    from mat2c.support.codes import closest

    near = closest(word, known)
    return f"; did you mean '{near}'?" if near is not None else ""
