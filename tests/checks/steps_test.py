"""tools/run_steps.py: what it says of steps that pass, fail, hang, fail by chance, or do not fit into the time."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]

# A step by its name.
STEPS = """#!/usr/bin/env bash
case $2 in
good*) echo fine ;;
bad*) echo "expected 1, found 2"; exit 1 ;;
chance*) [ -e came ] && exit; touch came; echo "too late"; exit 1 ;;
long*) for i in 1 2 3 4 5 6 7 8 9 10; do echo "$i"; sleep 0.5; done ;;
silent*) echo begun; sleep 60 ;;
none*) echo "nothing to do: no x"; exit 99 ;;
gtest*) cat gtest.txt; exit 1 ;;
esac
"""


class StepsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="kaisho-steps-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "build/logs").mkdir(parents=True)
        program = self.folder / "test"
        program.write_text(STEPS)
        program.chmod(0o755)

    def start(self, *steps, options=()):
        """Steps as (name, needs) or (name, needs, kind, again)."""
        rows = []
        for name, needs, *more in steps:
            kind, again = more or ("quick", "no")
            rows.append(f"{name}\t{kind}\tcompile\t{again}\t{needs}\tabout {name}\n")
        (self.folder / "steps.tsv").write_text("".join(rows))
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "kept"), "SILENCE_SECONDS": "6"}
        command = [sys.executable, "-B", str(ROOT / "tools/run_steps.py"), *options, "steps.tsv"]
        return subprocess.Popen(command, cwd=self.folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def run_steps(self, *steps, options=()):
        process = self.start(*steps, options=options)
        out, _ = process.communicate(timeout=120)
        return process.returncode, out

    def results(self, out):
        table = out[out.index("\nstep ") :].split("\n\n")[0].splitlines()[2:]
        return {line.split()[0]: line[11:22].strip() for line in table}

    def test_all_that_passes_is_green(self):
        status, out = self.run_steps(("good", ""), ("good2", "good"), ("none", ""))
        self.assertEqual(status, 0, out)
        self.assertEqual(self.results(out), {"good": "passed", "good2": "passed", "none": "nothing"})
        self.assertTrue(out.endswith("2 passed, 0 failed\n"), out)

    def test_what_failed_is_told_at_the_end_and_silences_nothing(self):
        status, out = self.run_steps(("bad", ""), ("good", "bad"), ("good2", "good"), ("good3", ""))
        self.assertEqual(status, 1, out)
        self.assertEqual(self.results(out), {"bad": "failed", "good": "not run", "good2": "not run", "good3": "passed"})
        self.assertIn("bad failed", out)
        end = "\n".join(out.splitlines()[-12:])
        self.assertIn("bad FAILED", end)
        self.assertIn("expected 1, found 2", end)
        self.assertIn("./test bad", end)
        self.assertIn("1 passed, 3 failed", end)

    def test_a_failed_test_has_its_name_place_and_command(self):
        (self.folder / "gtest.txt").write_text(
            "3| [ RUN      ] Crane.Lifts\n3| tests/crane_test.cpp:12: Failure\n3| Expected equality of these values:\n3|   1\n3|   2\n"
            "4| [ RUN      ] Crane.Turns\n3| [  FAILED  ] Crane.Lifts\n4| AddressSanitizer:DEADLYSIGNAL\n")
        sys.path.insert(0, str(ROOT / "tools"))
        from step_logs import count, failures

        told = failures("cpp", self.folder / "gtest.txt", 20)
        self.assertEqual(told[0], "Crane.Lifts: build/release/kaisho-tests --gtest_filter='Crane.Lifts'")
        self.assertEqual(told[1], "tests/crane_test.cpp:12: Failure")
        self.assertIn("Crane.Turns did not end: build/release/kaisho-tests --gtest_filter='Crane.Turns'", told)
        self.assertEqual(count("failed", self.folder / "gtest.txt"), (0, 1))

    def told(self, step, log):
        sys.path.insert(0, str(ROOT / "tools"))
        from step_logs import failures

        (self.folder / "log").write_text(log)
        return failures(step, self.folder / "log", 20)

    def test_a_failed_test_of_python_is_told(self):
        told = self.told("server", (
            "test_a (x_test.X.test_a) ... FAIL\n\n" + "=" * 70 + "\nFAIL: test_a (x_test.X.test_a) (SEED=3)\n" + "-" * 70 + "\n"
            'Traceback (most recent call last):\n  File "x_test.py", line 7, in test_a\n    self.assertEqual(1, 2)\nAssertionError: 1 != 2\n\n'
            + "-" * 70 + "\nRan 1 test in 0.001s\n\nFAILED (failures=1)\n"))
        self.assertEqual(told, [
            "x_test.X.test_a: python3 -B -m unittest discover -s tests/server -p 'x_test.py' -k test_a",
            'File "x_test.py", line 7, in test_a', "self.assertEqual(1, 2)", "AssertionError: 1 != 2"])

    def test_a_failed_test_of_the_pages_is_told(self):
        told = self.told("units", (
            " FAIL  tests/a.test.ts > a > b\nAssertionError: expected 1 to be 2\n ❯ tests/a.test.ts:3:5\n"
            "⎯⎯⎯⎯⎯[1/1]⎯\n\n Test Files  1 failed (1)\n"))
        self.assertEqual(told, [
            "tests/a.test.ts > a > b: cd web && npx vitest run tests/a.test.ts", "AssertionError: expected 1 to be 2", "❯ tests/a.test.ts:3:5"])
        told = self.told("browser", (
            "ok     e2e/a.e2e.ts > x (1.0 s)\nFAILED e2e/a.e2e.ts > the page > b (0.8 s)\nAssertionError: expected 1 to be 2\n"
            "    at e2e/a.e2e.ts:3:5\n\nok     e2e/a.e2e.ts > z (1.0 s)\n2 passed, 1 failed\n"))
        self.assertEqual(told, [
            "e2e/a.e2e.ts > the page > b (0.8 s): cd web && npx vitest run --config vitest.e2e.config.ts e2e/a.e2e.ts",
            "AssertionError: expected 1 to be 2", "at e2e/a.e2e.ts:3:5"])

    def test_a_failed_build_is_told(self):
        told = self.told("release", (
            "[1/9] Building a.o\nFAILED: x/b.o\n/usr/bin/g++ -c b.cpp\nb.cpp:3:5: error: no x\n[2/9] Building c.o\nninja: build stopped\n"))
        self.assertEqual(told, ["x/b.o: ninja -C build/release x/b.o", "b.cpp:3:5: error: no x"])

    def test_what_passes_when_run_again_failed_by_chance(self):
        status, out = self.run_steps(("chance", "", "quick", "yes"))
        self.assertEqual(status, 0, out)
        self.assertEqual(self.results(out), {"chance": "by chance"})
        self.assertIn("BY CHANCE", out)
        self.assertIn("too late", out)
        self.assertIn("./test --again 10 chance", out)

    def test_what_fails_twice_is_red(self):
        status, out = self.run_steps(("bad", "", "quick", "yes"))
        self.assertEqual(status, 1, out)
        self.assertEqual(self.results(out), {"bad": "failed"})

    def test_a_hang_is_told_by_its_silence(self):
        status, out = self.run_steps(("silent", ""), ("long", ""))
        self.assertEqual(status, 1, out)
        self.assertEqual(self.results(out), {"silent": "failed", "long": "passed"})
        self.assertIn("silent FAILED: it hangs", out)
        self.assertIn("begun", out)

    def test_what_hung_is_told_with_where_it_waited(self):
        _, out = self.run_steps(("silent", ""))
        self.assertRegex(out, r"-- process \d+ \(S, 0 s of processor time, waits: 1 × \S+\): sleep \d+")

    def test_thorough_steps_that_do_not_fit_are_not_reached(self):
        status, out = self.run_steps(("long", "", "thorough", "no"), ("good", "long", "thorough", "no"), options=("--within", "2"))
        self.assertEqual(status, 0, out)
        self.assertEqual(self.results(out), {"long": "not reached", "good": "not reached"})

    def test_what_failed_before_the_end_of_the_time_is_a_failure(self):
        told = "echo '[ RUN      ] A.B'; echo '[  FAILED  ] A.B'"
        program = self.folder / "test"
        for line, result in ((told, "failed"), ("echo '[ RUN      ] A.B'", "not reached")):
            program.write_text(f"#!/usr/bin/env bash\n{line}; sleep 60\n")
            status, out = self.run_steps(("sanitized", "", "thorough", "no"), options=("--within", "2"))
            self.assertEqual(self.results(out), {"sanitized": result}, out)
            self.assertEqual(status, result == "failed", out)

    def test_a_step_that_took_longer_than_is_left_is_not_begun(self):
        kept = self.folder / "kept/kaisho"
        kept.mkdir(parents=True)
        (kept / "times.csv").write_text("2026-01-01,good,1000\n")
        status, out = self.run_steps(("good", "", "thorough", "no"), ("good2", "", "thorough", "no"), options=("--within", "900"))
        self.assertEqual(status, 0, out)
        self.assertEqual(self.results(out), {"good": "not reached", "good2": "passed"})
        self.assertIn("1000 s the last time", out)

    def test_the_budget_ends_no_quick_step_and_hides_no_failure(self):
        steps = (("long", ""), ("bad", "", "thorough", "no"))
        self.assertEqual(self.run_steps(*steps, options=("--within", "1"))[0], 0)
        status, out = self.run_steps(*steps, options=("--within", "60"))
        self.assertEqual(status, 1, out)
        self.assertEqual(self.results(out), {"long": "passed", "bad": "failed"})

    def test_a_run_that_is_stopped_says_what_ran(self):
        process = self.start(("long", ""), ("good", "long"))
        while not (self.folder / "build/logs/long.log").exists():
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=60)
        self.assertEqual(process.returncode, 130, out)
        self.assertEqual(self.results(out), {"long": "failed", "good": "not run"})


if __name__ == "__main__":
    unittest.main()
