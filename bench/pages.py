"""Pictures of what was measured, and one page with all of them, `bench/out/index.html`.

Each benchmark is a section of the page: its results, with the machine and the date, are kept in
`bench/out/NAME.json`, so that a run of one leaves the others there. Pictures are made where
matplotlib is installed. The variable BENCH_OUT names another folder.
"""

from __future__ import annotations

import datetime
import html
import importlib
import importlib.util
import json
import os
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

OUT = Path(os.environ.get("BENCH_OUT", Path(__file__).parent / "out"))
COLOURS = {
    "mat2c": "#2b5cb3",
    "no-gctd": "#7fa8f0",
    "boxed": "#b9c6de",
    "twin": "#4d9e58",
    "octave": "#c9762f",
}
"""By kind, the same in all pictures."""

STYLE = """\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
img { max-width: 100%; background: white; }
pre { overflow-x: auto; font-size: 13px; }
.made { color: gray; }
"""


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars for each row and kind, on a logarithmic scale; a line where `base` is."""

    name: str
    title: str
    rows: dict[str, dict[str, float]]
    base: float | None = None

    def kinds(self) -> list[str]:
        return list(dict.fromkeys(kind for row in self.rows.values() for kind in row))


@dataclass(frozen=True, slots=True)
class Section:
    """What one benchmark gave: charts, and the text that it printed."""

    name: str
    title: str
    text: str
    charts: Sequence[Chart]
    machine: str
    date: str


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def _compiler() -> str:
    command = [os.environ.get("CC", "gcc"), "--version"]
    try:
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "an unknown C compiler"
    return told.splitlines()[0]


def write(name: str, title: str, text: str, charts: Sequence[Chart]) -> None:
    """Keeps a section, draws its charts and writes the page anew."""
    OUT.mkdir(exist_ok=True)
    machine = f"{_processor()}, {os.cpu_count()} cores, {_compiler()}"
    section = Section(name, title, text, charts, machine, datetime.date.today().isoformat())
    (OUT / f"{section.name}.json").write_text(json.dumps(asdict(section), indent=1) + "\n")
    for chart in section.charts:
        draw(chart, OUT / f"{section.name}_{chart.name}.png")
    parts = [part(read(path)) for path in sorted(OUT.glob("*.json"))]
    head = "<!doctype html>\n<meta charset='utf-8'>\n<title>mat2c: benchmarks</title>"
    page = "\n".join([head, f"<style>\n{STYLE}</style>", "<h1>Benchmarks of mat2c</h1>", *parts])
    (OUT / "index.html").write_text(page + "\n", encoding="utf-8")
    print(f"\nwritten: {OUT / 'index.html'}")


def read(path: Path) -> Section:
    told = json.loads(path.read_text(encoding="utf-8"))
    return Section(**told | {"charts": [Chart(**chart) for chart in told["charts"]]})


def part(section: Section) -> str:
    """A section as HTML."""
    lines = [f"<h2>{html.escape(section.title)}</h2>"]
    lines.append(f'<p class="made">{html.escape(f"{section.machine}; {section.date}")}</p>')
    for chart in section.charts:
        picture = OUT / f"{section.name}_{chart.name}.png"
        title = html.escape(chart.title)
        shown = f'<img src="{picture.name}" alt="{title}">' if picture.exists() else ""
        lines.append(f"<h3>{title}</h3>\n{shown}")
    return "\n".join([*lines, f"<pre>{html.escape(section.text)}</pre>"])


def draw(chart: Chart, path: Path, note: str = "") -> bool:
    """Draws a chart, with a note below; False where there is no matplotlib."""
    if importlib.util.find_spec("matplotlib") is None:
        path.unlink(missing_ok=True)
        return False
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.fonttype"] = "none"
    matplotlib.rcParams["svg.hashsalt"] = "mat2c"
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    width = max(7.0, min(30.0, 0.42 * len(chart.rows) + 2))
    picture, axes = pyplot.subplots(figsize=(width, 3.6), layout="constrained")
    kinds = chart.kinds()
    thick = 0.8 / max(len(kinds), 1)
    for k, kind in enumerate(kinds):
        found = [(n, row[kind]) for n, row in enumerate(chart.rows.values()) if row.get(kind)]
        places = [n + (k + 0.5) * thick - 0.4 for n, _ in found]
        axes.bar(
            places, [height for _, height in found], thick, label=kind, color=COLOURS.get(kind)
        )
    axes.set_yscale("log")
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:,g}")
    axes.yaxis.set_minor_formatter(lambda value, _: "")
    axes.set_xticks(range(len(chart.rows)), list(chart.rows), rotation=45, ha="right", fontsize=8)
    axes.set_ylabel(chart.title, fontsize=9)
    axes.spines[["top", "right"]].set_visible(False)
    if chart.base is not None:
        axes.axhline(chart.base, color="gray", linewidth=0.8)
    if len(kinds) > 1:
        place: Any = {"loc": "upper left", "bbox_to_anchor": (0, 1.15)}
        axes.legend(fontsize=8, frameon=False, ncols=len(kinds), **place)
    if note:
        picture.supxlabel(note, fontsize=7, color="gray")
    picture.savefig(path, dpi=100, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(picture)
    return True
