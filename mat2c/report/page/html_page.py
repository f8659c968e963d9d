"""The report's page as HTML: one file, with its style and its script, from `templates/report.*`."""

from __future__ import annotations

import functools
import json
import zlib
from base64 import b64encode
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from mat2c.report.costs import Remark
from mat2c.report.page.page_facts import FunctionFacts, PageFacts
from mat2c.support.resources import templates_dir

MOST = 600_000  # characters about functions; of more, the page has them packed
_TERMS = 4  # of the heap's formula


def html_page(page: PageFacts) -> str:
    """The text of the page."""
    kinds = Counter(remark.cost.value for remark in page.remarks)
    whole = _environment().get_template("report.html.j2")
    function = _environment().get_template("report_function.html.j2")
    bodies = [Markup(function.render(f=f, page=page)) for f in page.functions]
    return whole.render(
        page=page,
        bodies=bodies,
        packed=_packed(bodies) if sum(map(len, bodies)) > MOST else "",
        share=f"{100 * page.typed // page.values} %" if page.values else "none",
        heap=_heap(page.functions),
        code={
            "lines": page.c_text.count("\n"),
            "size": len(page.c_text),
            "program": sum(len(source.text.splitlines()) for source in page.sources),
        },
        kinds=kinds.most_common(),
        costs=sorted(page.remarks, key=lambda r: -r.weight),
        runs=_island(page.runs),
        told=_island([_told(remark, page) for remark in page.remarks]),
    )


def _packed(bodies: Sequence[str]) -> str:
    """Texts as the page's script unpacks them."""
    return b64encode(zlib.compress(json.dumps(bodies).encode(), 9)).decode()


def _told(remark: Remark, page: PageFacts) -> list[object]:
    """A remark as the script reads it."""
    file = page.sources.index(remark.span.source)
    texts = (remark.cost.value, remark.subject, remark.why, remark.cure)
    return [file, remark.span.line, *map(_readable, texts)]


def _heap(functions: Sequence[FunctionFacts]) -> dict[str, str]:
    """The formula of what is on the heap, of one call of each function: blocks of known size, those
    whose size is an expression, and how many have a size that is known at run time only."""
    sizes = [size for f in functions for size in f.heap]
    fixed = sum(int(size) for size in sizes if size.isdigit())
    terms = [size for size in sizes if size != "?" and not size.isdigit()]
    parts = [_bytes(fixed)] if fixed else []
    if terms:
        shown = list(dict.fromkeys(terms))
        more = " + …" if len(shown) > _TERMS else ""
        parts.append(f"{' + '.join(shown[:_TERMS])}{more} bytes")
    unknown = sizes.count("?")
    some = f"{unknown} of sizes known at run time only" if unknown else ""
    if not sizes:
        return {"head": "none", "note": "no array is on the heap"}
    note = f"in {counted('block', len(sizes))}"
    return {"head": " + ".join(parts) or "unknown", "note": f"{note}, {some}" if some else note}


def _island(data: object) -> Markup:
    """Data for a script, which no text in it can end."""
    return Markup(
        json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")
    )


def _readable(value: object) -> object:
    """Texts of the program are kept with a character for each byte: they are read as UTF-8."""
    if not isinstance(value, str) or isinstance(value, Markup):
        return value
    try:
        return value.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return value


def _bytes(count: int) -> str:
    """`824 bytes`, `12.3 KB`."""
    if count < 10_000:
        return f"{count} bytes"
    return f"{count / 1000:.1f} KB" if count < 1_000_000 else f"{count / 1e6:.1f} MB"


def counted(word: str, count: int) -> str:
    """`1 box`, `2 boxes`."""
    ending = "es" if word.endswith("x") else "ies" if word.endswith("y") else "s"
    plural = (word[:-1] if ending == "ies" else word) + ending
    return f"{count} {word if count == 1 else plural}"


def _shortened(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


@functools.cache
def _environment() -> Environment:
    env = Environment(
        loader=FileSystemLoader(templates_dir()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        autoescape=True,
        finalize=_readable,
    )
    env.filters["bytes"] = _bytes
    env.filters["shortened"] = _shortened
    env.filters["counted"] = counted
    env.filters["base"] = lambda path: PurePath(path).name
    return env
