"""What all tests share."""

from __future__ import annotations

import shutil

import pytest
from hypothesis import HealthCheck, settings

from mat2c.build import cache
from tests.harness import doc_commands
from tests.library import targets


def pytest_report_header() -> list[str]:
    found = [name for name in ("gcc", "clang", "valgrind", "octave") if shutil.which(name)]
    absent = "" if "clang" in found else "; no clang here: generated C is checked with gcc only"
    return [
        f"mat2c: tested with {', '.join(found)}{absent}",
        targets.report(),
        doc_commands.report(),
    ]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Ends the run with what tests of an installed package cost: they are few and slow."""
    items.sort(key=lambda item: "test_wheel" in item.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run leaves thousands of binaries in the user's cache: the oldest make room."""
    if not hasattr(session.config, "workerinput"):
        cache.prune()


# a loaded machine is slow, which says nothing of the code
settings.register_profile("mat2c", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("mat2c")
