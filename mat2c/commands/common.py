"""Options that every command has, before or behind its name."""

from __future__ import annotations

from typing import Any

import click

from mat2c import console
from mat2c.support import stages


def _set(ctx: click.Context, parameter: click.Parameter, value: Any) -> None:
    """Notes what is asked for; what is left out says nothing."""
    if value is not None and value is not False:
        setattr(console.settings, str(parameter.name), value)
        if parameter.name == "timings":
            stages.start()


def common_options() -> list[click.Parameter]:
    """The options."""
    shared: dict[str, Any] = {"expose_value": False, "callback": _set}
    return [
        click.Option(["-v", "--verbose"], is_flag=True, help="Say what is done.", **shared),
        click.Option(["-q", "--quiet"], is_flag=True, help="Say nothing but errors.", **shared),
        click.Option(
            ["--color"],
            type=click.Choice(console.COLOURS),
            help="Messages in colour (default auto: on a terminal).",
            **shared,
        ),
        click.Option(["--timings"], is_flag=True, help="Tell how long each stage took.", **shared),
    ]


def add_common_options(group: click.Group) -> None:
    """Gives the options to a group and to all its commands."""
    for command in (group, *group.commands.values()):
        command.params += common_options()
