#!/usr/bin/env python3
"""Runs the steps of ./test: what each needs first, side by side in two lanes, within a budget of time.

Called by ./test, which says what the steps are: one a line, as NAME, KIND, LANE, AGAIN, NEEDS and what it is,
parted by tabs. KIND is quick or thorough; LANE compile, test or any; AGAIN is yes where a step that failed may have
failed by chance, and is run once more by itself at the end. A step is `./test --step NAME`: status 0 is passed, 99
has nothing to do in this tree, all else is failed.

What hangs is told by its silence, never by how long it takes: machines differ. The budget ends thorough steps alone;
what it leaves out is told, and is no failure.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from step_hang import what_hangs
from step_logs import count, failures, tests_failed
from step_times import Times

SILENCE = int(os.environ.get("SILENCE_SECONDS", "600"))  # without a line, after which a step hangs
LOGS = Path("build/logs")
GOOD, NEITHER = ("passed", "by chance"), ("nothing", "not reached")


@dataclass
class Step:
    name: str
    kind: str
    lane: str
    again: bool
    needs: list
    about: str
    result: str = ""  # passed, failed, nothing, by chance, not run, not reached
    why: str = ""
    seconds: int = 0
    passed: int = 0
    failed: int = 0
    process: subprocess.Popen = None
    began: float = 0
    folder: str = ""  # for what it leaves behind

    @property
    def log(self):
        return LOGS / f"{self.name}.log"

    def start(self):
        print(f"  ....  {self.name:10} {self.about}", flush=True)
        self.began = time.monotonic()
        self.folder = tempfile.mkdtemp(prefix="k-")
        os.chmod(self.folder, 0o755)  # tests of rights look into it as somebody else
        environment = {**os.environ, "TMPDIR": self.folder}
        with open(self.log, "wb") as log:
            self.process = subprocess.Popen(["./test", "--step", self.name], env=environment, stdin=subprocess.DEVNULL,
                                            stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

    def tidy_up(self):
        self.seconds = round(time.monotonic() - self.began)
        shutil.rmtree(self.folder, ignore_errors=True)

    def stop(self):
        """Ends what the step started, all of it."""
        for sign, patience in ((signal.SIGTERM, 10), (signal.SIGKILL, 60)):
            try:
                os.killpg(self.process.pid, sign)
            except ProcessLookupError:
                pass
            try:
                self.process.wait(patience)
            except subprocess.TimeoutExpired:
                continue
        self.tidy_up()

    def end(self, result, why=""):
        self.result, self.why = result, why
        self.tidy_up()
        self.passed, self.failed = count(result, self.log)
        if result == "passed":
            tests = f", {self.passed} tests" if self.passed > 1 else ""
            print(f"  ok    {self.name:10} {self.seconds} s{tests}", flush=True)
        elif result == "failed":
            print(f"  FAIL  {self.name:10} {self.seconds} s{why and ': ' + why}; {self.log}", flush=True)
        else:
            print(f"  --    {self.name:10} {self.why}", flush=True)

    def is_silent(self):
        return time.time() - self.log.stat().st_mtime > SILENCE

    def look(self):
        """Whether it has ended, by itself or stopped."""
        status = self.process.poll()
        if status is None and self.is_silent():
            seen = what_hangs(self.process.pid)
            self.stop()
            with open(self.log, "a", encoding="utf-8") as log:
                log.writelines(f"{line}\n" for line in ("", *seen))
            self.end("failed", f"it hangs: no line for {SILENCE} s")
        elif status is not None:
            last = self.log.read_text(errors="replace").splitlines()[-1:] or [""]
            self.end({0: "passed", 99: "nothing"}.get(status, "failed"), last[0] if status == 99 else "")
        return bool(self.result)


def wait_a_moment():
    """Between two looks at what runs; here alone a run ends that is stopped from outside."""
    if stopped:
        raise KeyboardInterrupt
    time.sleep(0.2)


stopped = []  # the signals that asked for it


class Run:
    def __init__(self, steps, within):
        self.steps, self.within, self.began = steps, within, time.monotonic()
        self.by_name = {step.name: step for step in steps}
        self.times = Times()
        self.running = {}  # by lane

    def spent(self):
        return time.monotonic() - self.began

    def left(self):
        return self.within - self.spent() if self.within else float("inf")

    def is_ready(self, step):
        return all(self.by_name[need].result in (*GOOD, "nothing") for need in step.needs)

    def settle(self, step):
        """Ends what cannot be run: the first it needs that failed, or was not reached, is why."""
        for need in (self.by_name[name] for name in step.needs):
            if need.result in ("failed", "not run"):
                step.result, step.why = "not run", need.why if need.result == "not run" else f"{need.name} failed"
            elif need.result == "not reached":
                step.result, step.why = "not reached", f"{need.name} was not reached"
        if step.kind == "thorough" and not step.result and not step.began:
            usual = self.times.usual(step.name)
            if usual and usual > self.left() or self.left() <= 0:
                step.result, step.why = "not reached", f"{usual or 'unknown'} s the last time, {max(0, round(self.left()))} s are left"
        if step.result:
            print(f"  --    {step.name:10} {step.result}: {step.why}", flush=True)

    def next_for(self, lane, waiting):
        """A lane's own steps come first, then those that any lane takes."""
        mine = [step for step in waiting if step.lane in (lane, "any") and self.is_ready(step)]
        mine.sort(key=lambda step: step.lane == "any" and lane == "compile")
        return mine[0] if mine else None

    def phase(self, kind, lanes):
        waiting = [step for step in self.steps if step.kind == kind]
        while waiting or self.running:
            for step in waiting:
                self.settle(step)
            waiting = [step for step in waiting if not step.result]
            for lane in lanes:
                step = lane not in self.running and self.next_for(lane, waiting)
                if step:
                    waiting.remove(step)
                    self.running[lane] = step
                    step.start()
            wait_a_moment()
            for lane, step in list(self.running.items()):
                if kind == "thorough" and self.left() <= 0:
                    step.stop()
                    self.end_of_time(step)
                elif not step.look():
                    continue
                del self.running[lane]
                if step.result == "passed":
                    self.times.add(step.name, step.seconds)

    def end_of_time(self, step):
        """What had failed by then is a failure; what had not is no success."""
        why = f"stopped after {step.seconds} s, the end of the time given"
        if tests_failed(step.name, step.log):
            step.end("failed", why)
            return
        step.result, step.why = "not reached", why
        print(f"  --    {step.name:10} {step.result}: {step.why}", flush=True)

    def repeat(self, kind):
        """What failed, once more and by itself: what passes then failed by chance."""
        for step in [step for step in self.steps if step.kind == kind and step.again and step.result == "failed"]:
            first = step.log.with_suffix(".first.log")
            step.log.rename(first)
            seconds, passed, failed = step.seconds, step.passed, step.failed
            step.result = ""
            step.start()
            while not step.look():
                wait_a_moment()
            if step.result == "passed":
                step.result = "by chance"
            else:
                first.replace(step.log)
                step.seconds, step.passed, step.failed = seconds, passed, failed

    def stop(self):
        for step in self.running.values():
            step.stop()
            step.result, step.why = "failed", f"it ran when all was stopped, after {step.seconds} s"
            step.failed = max(step.failed, 1)

    def whole(self):
        for kind, lanes in (("quick", ("compile", "test")), ("thorough", ("compile",))):
            self.phase(kind, lanes)
            self.repeat(kind)

    def summary(self):
        bad = [step for step in self.steps if step.result not in (*GOOD, *NEITHER)]
        print(f"\n{'step':10} {'result':11} {'passed':>7} {'failed':>7} {'seconds':>8} {'usual':>7}")
        for step in self.steps:
            if step.result == "not run":
                step.failed = 1
            row = f"{step.passed:7} {step.failed:7} {step.seconds:8} {self.times.usual(step.name) or '-':>7}"
            print(f"{step.name:10} {step.result or 'not run':11} {row}  {step.why}".rstrip())
        chance = [step for step in self.steps if step.result == "by chance"]
        for step in chance:
            print(f"\n{step.name} failed BY CHANCE, and passed when run again: a fault to mend (./test --again 10 {step.name})")
            told(step, step.log.with_suffix(".first.log"), 20 // len(chance))
        failed = [step for step in bad if step.result == "failed"]
        for step in failed:
            print(f"\n{step.name} FAILED{step.why and ': ' + step.why}; alone: ./test {step.name}; all it said: {step.log.absolute()}")
            told(step, step.log, max(6, 40 // len(failed)))
        print(f"\nin {round(self.spent())} s; logs in {LOGS}")
        print(f"{sum(step.passed for step in self.steps)} passed, {sum(step.failed for step in bad)} failed", flush=True)
        return 1 if bad else 0


def told(step, log, lines):
    """What failed in a step: each test's name and place, what was expected and found, how it is run alone."""
    for line in failures(step.name, log, lines):
        print(f"    {line}")


def again(step, times):
    """One step many times, beside a load: how often it passes."""
    load = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(4)]
    bad = 0
    try:
        for turn in range(1, times + 1):
            step.result = ""
            step.start()
            while not step.look():
                wait_a_moment()
            if step.result == "failed":
                bad += 1
                told(step, step.log.replace(LOGS / f"{step.name}.{turn}.log"), 20)
    finally:
        for one in load:
            one.kill()
    print(f"{step.name}: {times - bad} of {times} runs passed beside a load of {len(load)}")
    return 1 if bad else 0


def read_steps(path):
    steps = []
    for line in Path(path).read_text().splitlines():
        name, kind, lane, again, needs, about = line.split("\t")
        steps.append(Step(name, kind, lane, again == "yes", needs.split(), about))
    return steps


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--within", type=int, default=0, help="seconds for all; 0: as long as it takes")
    parser.add_argument("--spent", type=int, default=0, help="seconds of them that are over")
    parser.add_argument("--again", type=int, default=0)
    parser.add_argument("steps")
    arguments = parser.parse_args()

    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda sign, _: stopped.append(sign))
    run = Run(read_steps(arguments.steps), arguments.within)
    run.began -= arguments.spent
    try:
        if arguments.again:
            prepare, step = run.steps[:-1], run.steps[-1]
            run.steps = prepare
            run.whole()
            return again(step, arguments.again) if all(one.result in (*GOOD, "nothing") for one in prepare) else run.summary()
        run.whole()
    except KeyboardInterrupt:
        run.stop()
        run.summary()
        return 130
    return run.summary()


sys.exit(main())
