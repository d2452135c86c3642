"""What a step that hangs was doing: its processes, where each of their threads waits, and, where gdb is installed, the
functions it is in. For the log of the step, because a hang by chance may not come again for days."""

import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
STACKS = 60  # seconds for the stacks of one process


def text(path):
    try:
        return path.read_text(errors="replace")
    except OSError:  # it has ended, or belongs to somebody else
        return ""


def fields(process):
    """Of /proc/PID/stat, what follows the name in brackets: state, parent, group, session…"""
    return text(process / "stat").rpartition(")")[2].split()


def members(session):
    for process in Path("/proc").glob("[0-9]*"):
        found = fields(process)
        if len(found) > 12 and int(found[3]) == session and found[0] != "Z":
            yield process, found


def waits(process):
    """How many threads wait in which call of the kernel; "?" where one runs, or the kernel does not say."""
    places = Counter(text(thread / "wchan").strip("0") or "?" for thread in process.glob("task/*"))
    return ", ".join(f"{count} × {place}" for place, count in places.most_common())


def stacks(process):
    if not shutil.which("gdb"):
        return []
    command = ["gdb", "-p", process.name, "-batch", "-ex", "thread apply all backtrace 16"]
    try:
        said = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=STACKS, check=False)
    except subprocess.TimeoutExpired:
        return ["gdb did not end"]
    return [line for line in said.stdout.splitlines() if line.startswith(("#", "Thread"))]


def what_hangs(session):
    """Lines: the stacks of what may be compiled by us, then each process of the session in one line."""
    told, listed = [], []
    for process, found in members(session):
        command = text(process / "cmdline").replace("\0", " ").strip()
        if "kaisho" in command.split(" ")[0]:
            told += [f"-- process {process.name}: {command}"[:300], *stacks(process)]
        used = (int(found[11]) + int(found[12])) / TICKS
        listed.append(f"-- process {process.name} ({found[0]}, {used:.0f} s of processor time, waits: {waits(process)}): {command}"[:300])
    return told + listed
