"""What MkDocs does besides for `make docs-site` (a hook of mkdocs.yml).

README.md and the examples become pages of the site, which otherwise has those of docs/, and links
between them are those of the site (`tests/harness/site_pages.py`). Code is coloured for light and
dark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.harness.site_pages import ROOT, extra_files, in_site, linked

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

STYLES = {"light": "default", "dark": "github-dark"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the files from elsewhere, and the colours of code."""
    from mkdocs.structure.files import File
    from pygments.formatters import HtmlFormatter

    for path in dict.fromkeys(extra_files()):
        files.append(File.generated(config, in_site(path), abs_src_path=str(ROOT / path)))
    rules = [
        HtmlFormatter(style=style).get_style_defs(f"[data-bs-theme={mode}] .codehilite")
        for mode, style in STYLES.items()
    ]
    files.append(File.generated(config, "colours.css", content="\n".join(rules)))
    config["extra_css"].append("colours.css")
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    return linked(markdown, page.file.src_uri)
