"""How long each step of ./test took where it passed: kept beside what ccache keeps, so that a fresh clone knows."""

import os
import statistics
import time
from pathlib import Path

LAST = 5  # of its runs count


class Times:
    def __init__(self):
        folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kaisho"
        self.file = folder / "times.csv"
        self.before = {}
        if self.file.exists():
            for line in self.file.read_text().splitlines():
                _, step, seconds = line.split(",")
                self.before.setdefault(step, []).append(int(seconds))

    def usual(self, step):
        """Seconds, or None where it has not passed yet. Without those of this run."""
        known = self.before.get(step, [])[-LAST:]
        return round(statistics.median(known)) if known else None

    def add(self, step, seconds):
        """One short write at the end: two runs at once do not spoil each other's lines."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with open(self.file, "a", encoding="utf-8") as file:
                file.write(f"{time.strftime('%F')},{step},{seconds}\n")
        except OSError:
            pass  # where nothing can be kept, the next run knows less
