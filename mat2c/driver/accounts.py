"""What the compiler found out about a program, for people: `mat2c explain` and `mat2c report`."""

from __future__ import annotations

from pathlib import Path

from mat2c import __version__
from mat2c.build.code_size import code_size
from mat2c.build.compiler import Toolchain
from mat2c.driver.compilation import Compilation
from mat2c.driver.serial_loops import hindrances
from mat2c.driver.session import nested
from mat2c.ir.core import Function
from mat2c.report import boxed_values
from mat2c.report.boxed_values import Account
from mat2c.report.cost_summary import summary
from mat2c.report.costs import Prepared, Remark, remarks
from mat2c.report.explain import Place
from mat2c.report.explain import explain as explain_place
from mat2c.report.no_account import Silence, silence
from mat2c.report.page.html_page import html_page
from mat2c.report.page.page_facts import page_facts
from mat2c.support.diagnostics import Diagnostic, Diagnostics
from mat2c.support.options import Options


def explain(path: Path, place: Place, options: Options, diagnostics: Diagnostics) -> Silence | str:
    """What became of the values that a line of the program defines, or why there is nothing to
    tell."""

    def explained() -> Silence | str:
        return Analysis(path, options, diagnostics).explain(place)

    return nested(options, diagnostics, explained)


class Analysis:
    """A program behind inference, of which place after place can be explained."""

    def __init__(self, path: Path, options: Options, diagnostics: Diagnostics) -> None:
        self._path, self._options = path, options
        self._work = Compilation(path, options, diagnostics)
        self._work.middle()
        entry = self._work.infer()
        self.is_unknown = entry is None  # the inputs may be anything
        self._specs = self._work.engine.reachable(entry or self._work.anything())

    @property
    def files(self) -> list[Path]:
        """What was read."""
        return [Path(file) for file in self._work.program.dependencies]

    @property
    def absent(self) -> list[Path]:
        """What would have been read instead of one of the files, if it were there."""
        return list(self._work.program.absent)

    def explain(self, place: Place) -> Silence | str:
        """What became of the values that a line defines, or why there is nothing to tell."""
        text = explain_place(self._specs, place, self._work.planning.prepare)
        text += _threads(self._path, place, self._options) if self._options.openmp else ""
        functions = [spec.function for spec in self._specs]
        return text or silence(self._work.program.trees, functions, place)

    def boxed(self) -> list[Diagnostic]:
        """Notes on the values that stay boxed."""
        planning = self._work.planning
        prepared = [(spec.function, planning.prepare(spec)[1]) for spec in self._specs]
        return boxed_values.account(prepared).notes


def _threads(path: Path, place: Place, options: Options) -> str:
    """Whether the `parfor` at a place runs on threads; "" where there is none."""
    work = Compilation(path, options, Diagnostics())
    work.c_texts()
    return "".join(
        f"{span.source.path}:{span.line}:{span.column}: parfor\n"
        f"  threads   {f'no: {why}' if why else 'yes, its rounds are independent'}\n"
        for span, why in hindrances(work.program.trees, work.parallel_loops)
        if place.covers(span)
    )


def summarise(path: Path, options: Options, diagnostics: Diagnostics) -> str:
    """The lines of the program that cost most."""

    def summarised() -> str:
        work = Compilation(path, options, diagnostics)
        work.listed_texts()
        return summary(path.name, typed_share(work), costs(work))

    return nested(options, diagnostics, summarised)


def page(
    path: Path, options: Options, diagnostics: Diagnostics, toolchain: Toolchain | None = None
) -> str:
    """The report of the program, as HTML; with the size of the code that a compiler makes."""

    def made() -> str:
        work = Compilation(path, options, diagnostics)
        c_text, header_text = work.listed_texts()
        assert work.listing is not None
        size = None
        if toolchain is not None:
            header = options.header or f"{work.name}.h"
            size = code_size(c_text, header_text, header, toolchain)
        account, plans = _account(work), written(work)
        shares = account.typed, account.total
        known = shares, c_text, work.listing, plans, costs(work), size
        facts = page_facts(path.name, __version__, *known)
        return html_page(facts)

    return nested(options, diagnostics, made)


def written(work: Compilation) -> Prepared:
    """The plans of the typed functions of a listed C file."""
    assert work.listing is not None
    found = [s for _, s in work.listing.starts if s is not None]
    return {spec: plan for spec, plan in work.prepared.items() if spec in found}


def boxed_functions(work: Compilation) -> list[Function]:
    """The functions of a listed C file that are in boxed form."""
    assert work.listing is not None
    return [subject for _, subject in work.listing.starts if isinstance(subject, Function)]


def costs(work: Compilation) -> list[Remark]:
    """What the lines cost of a program whose C file is listed."""
    assert work.listing is not None
    uses, is_asked = work.listing.heap_uses, work.options.boxed
    return remarks(written(work), boxed_functions(work), uses, is_asked)


def typed_share(work: Compilation) -> str:
    """How many values are typed."""
    account = _account(work)
    return account.summary() if account.total else "all values are boxed"


def _account(work: Compilation) -> Account:
    plans = written(work).items()
    return boxed_values.account((spec.function, reps) for spec, (_, reps) in plans)
