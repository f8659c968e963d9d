"""Functions in Python as MATLAB's handles."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, Protocol

_TEXT = b"@(varargin) python (varargin{:})"


class Values(Protocol):
    """What is needed of the conversion of values."""

    ffi: Any
    lib: Any

    def owned(self, item: object) -> Any: ...
    def take(self, pointer: Any) -> Any: ...


class Callables:
    """The functions that a module's handles stand for. A handle knows its function's number; it is
    forgotten when no value of the program holds the handle any more."""

    def __init__(self, values: Values) -> None:
        self._values = values
        self._text = values.ffi.new("char[]", _TEXT)
        self._numbers = itertools.count(1)
        self._known: dict[int, tuple[Callable[..., Any], Any]] = {}
        self.raised: BaseException | None = None
        """What a function has raised last, unless that was taken."""
        catch = values.ffi.def_extern(name="m2c_python_call", onerror=self._failed)
        catch(self._called)

    def handle(self, function: Callable[..., Any]) -> Any:
        """A new reference to a handle that calls a function."""
        lib, number = self._values.lib, next(self._numbers)
        which = lib.m2c_double(float(number))
        made = lib.m2c_handle(lib.m2c_python_call, self._values.ffi.NULL, self._text, 1, [which])
        lib.m2c_release(which)
        self._known[number] = function, lib.m2c_retain(made)
        return made

    def forget(self) -> None:
        """Forgets the functions whose handles nobody has."""
        for number, (_, handle) in list(self._known.items()):
            if handle.refs == 1:
                del self._known[number]
                self._values.lib.m2c_release(handle)

    def _called(self, handle: Any, nargout: int, out: Any, nargin: int, given: Any) -> int:
        """What a handle does: the status of a function of the program."""
        values = self._values
        number = int(handle.closure.captured[0].f64[0])
        function = self._known[number][0]
        arguments = [values.take(values.lib.m2c_retain(given[k])) for k in range(nargin)]
        for k, result in enumerate(_results(function(*arguments), nargout)):
            out[k] = values.owned(result)
        return 0

    def _failed(self, kind: type, error: BaseException, traceback: object) -> int:
        """What a handle does whose function has raised something: an error that the program may
        catch, unless Python is to end."""
        self.raised, lib = error, self._values.lib
        if not isinstance(error, Exception):
            return int(lib.m2c_interrupt_call())
        name, text = type(error).__name__, str(error) or type(error).__name__
        said = text.encode("utf-8", "surrogateescape")
        return int(lib.m2c_error_text(f"Python:{name}".encode(), said))


def _results(result: object, nargout: int) -> Sequence[object]:
    """The outputs that a call asks for, of what a function in Python gives."""
    if nargout <= 1:
        return () if result is None and nargout == 0 else (result,)
    if not isinstance(result, (tuple, list)) or len(result) < nargout:
        raise TypeError(f"{nargout} outputs are wanted: a tuple of so many")
    return result[:nargout]
