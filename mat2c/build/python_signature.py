"""What Python shows of a compiled function, and which inputs its keyword arguments are."""

from __future__ import annotations

import inspect
import keyword
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path

from mat2c.support.record import dataclass


@dataclass(frozen=True, slots=True)
class About:
    """What Python shows of a function: its inputs, the last "varargin" where any number may follow,
    its outputs, likewise, and its help text. `classes` are those declared of the inputs, `folder`
    is where its source stands, which errors name."""

    name: str
    inputs: Sequence[str] = ()
    help: str = ""
    classes: Sequence[str | None] = ()
    folder: Path = Path()
    outputs: Sequence[str] = ()

    @property
    def signature(self) -> inspect.Signature:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        # MATLAB's functions may be called with fewer inputs than they have
        parameters = [inspect.Parameter(name, kind) for name in self.names]
        if self.is_variadic:
            parameters.append(inspect.Parameter("varargin", inspect.Parameter.VAR_POSITIONAL))
        outputs = inspect.Parameter("nargout", inspect.Parameter.KEYWORD_ONLY, default=None)
        return inspect.Signature([*parameters, outputs])

    @property
    def is_variadic(self) -> bool:
        """True if any number of inputs may follow the named ones."""
        return bool(self.inputs) and self.inputs[-1] == "varargin"

    @property
    def names(self) -> list[str]:
        """The names of the inputs, as Python accepts them."""
        named = self.inputs[:-1] if self.is_variadic else self.inputs
        return [python_name(name, k) for k, name in enumerate(named)]

    @property
    def usage(self) -> str:
        """How MATLAB calls it: `[y, n] = f(x, k)`."""
        outputs = ", ".join(self.outputs)
        given = f"[{outputs}] = " if len(self.outputs) > 1 else f"{outputs} = " if outputs else ""
        return f"{given}{self.name}({', '.join(self.inputs)})"

    @property
    def doc(self) -> str | None:
        return textwrap.dedent(self.help).strip() or None


class Binder:
    """Puts the arguments of a function's calls in their places."""

    def __init__(self, about: About) -> None:
        self._about = about
        self._names = tuple(about.names)

    def bound(self, given: Sequence[object], named: Mapping[str, object]) -> Sequence[object]:
        """All arguments in their places. What is no input's name is, as in MATLAB, an option of a
        function that takes any number of inputs: its name, then its value."""
        names, first = self._names, len(given)
        wanted = names[first : first + len(named)]
        if named.keys() == set(wanted):
            return (*given, *[named[name] for name in wanted])
        return self._with_options(given, named)

    def _with_options(self, given: Sequence[object], named: Mapping[str, object]) -> list[object]:
        """The same where names are not those of the next inputs."""
        name, names = self._about.name, self._names
        arguments, rest = list(given), dict(named)
        while rest and len(arguments) < len(names) and names[len(arguments)] in rest:
            arguments.append(rest.pop(names[len(arguments)]))
        for key, value in rest.items():
            if key in names[: len(arguments)]:
                raise TypeError(f"{name}() got two values for '{key}'")
            if key in names:
                missing = names[len(arguments)]
                raise TypeError(f"{name}() got '{key}', but nothing for '{missing}' before")
            if not self._about.is_variadic:
                has = ", ".join(names) or "none"
                raise TypeError(f"{name}() has no input '{key}' (inputs: {has})")
            arguments += [key, value]
        return arguments


def python_name(name: str, k: int) -> str:
    """The name of input `k`, or one like it that Python accepts."""
    if not name.isidentifier():
        return f"input_{k + 1}"
    return f"{name}_" if keyword.iskeyword(name) else name
