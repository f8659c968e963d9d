"""Small programs brought to a stage of the compiler."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from mat2c.driver import dumps, session
from mat2c.driver.compilation import Compilation
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Instr
from mat2c.ir.printer import print_function
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def _work(text: str, options: Options) -> Compilation:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "prog.m"
        path.write_text(text)
        return Compilation(path, options, Diagnostics())


def inferred(text: str, args: str | None = None) -> list[Specialisation]:
    """The specialisations of a program, or of a function for the types `args`, the entry first."""
    work = _work(text, Options(args=args, main=None if args is None else False, verify=True))
    work.middle()
    entry = work.infer()
    assert entry is not None
    return work.engine.reachable(entry)


def types(text: str, args: str | None = None) -> dict[str, str]:
    """The type of each named variable of the entry, at its last definition in the text."""
    entry = inferred(text, args)[0]
    return {
        value.name: value.type.to_text()
        for instr in entry.function.instrs()
        for value in instr.targets
        if value.name and value.type is not None
    }


def optimised(text: str, args: str | None = None, opt_level: int = 2) -> list[Specialisation]:
    """The specialisations behind all passes."""
    main = None if args is None else False
    work = _work(text, Options(args=args, main=main, opt_level=opt_level, verify=True))
    work.middle()
    entry = work.infer()
    assert entry is not None
    found = work.engine.reachable(entry)
    for spec in found:
        work.planning.optimise(spec)
    return found


def analysed(text: str) -> list[Specialisation]:
    """The specialisations behind inference."""
    work = _work(text, Options(verify=True))
    work.middle()
    entry = work.infer()
    assert entry is not None
    return work.engine.reachable(entry)


def instrs(text: str, args: str | None = None) -> list[Instr]:
    """The instructions of the optimised entry."""
    return list(optimised(text, args)[0].function.instrs())


def ops(text: str, args: str | None = None) -> Counter[str]:
    """How often each operation stands in the optimised entry; folded ones don't count."""
    return Counter(instr.op for instr in instrs(text, args))


def lines(text: str, args: str | None = None) -> list[str]:
    """The optimised entry, line by line."""
    printed = print_function(optimised(text, args)[0].function, spans=False)
    return [line.strip() for line in printed.splitlines()]


def storage(text: str) -> str:
    """The storage plan of a program."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "prog.m"
        path.write_text(text)
        return dumps.dump(path, "storage", Options(), Diagnostics())


def dumped(folder: Path, text: str) -> str:
    """What `mat2c dump --stage opt` prints of a program."""
    path = folder / "prog.m"
    path.write_text(text)
    return dumps.dump(path, "opt", Options(), Diagnostics())


def boxed(folder: Path, text: str) -> list[str]:
    """The boxed values of a program, as the notes name them."""
    path = folder / "prog.m"
    path.write_text(text)
    notes = session.translate(path, Options(explain_boxed=True), Diagnostics()).warnings
    return [note.message for note in notes if " is boxed" in note.message]
