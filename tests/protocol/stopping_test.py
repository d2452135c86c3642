"""kaisho balance and kaisho simulate, stopped under way."""

import json
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from engine import KAISHO


def hear_interrupts():
    """A child of a shell's background ignores them otherwise."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Stopping(unittest.TestCase):
    def stopped(self, *arguments):
        """What it says, once a game was done: on a busy machine that takes longer."""
        for seconds in (2, 8, 30, 120):
            process = subprocess.Popen(
                [KAISHO, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts)
            self.addCleanup(process.kill)
            time.sleep(seconds)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=300)
            self.assertEqual(process.returncode, 130, err)
            if "before the first deal" not in err:
                break
        self.assertIn("stopped before the end", err)
        return out

    def test_balance_tells_of_the_games_that_are_done(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "figures.json"
            out = self.stopped("balance", "osaka", "--bots", "greedy", "--games", 1000000, "--json", file)
            figures = json.loads(file.read_text())
        self.assertIn("opening", out)
        self.assertTrue(figures["stopped"])
        self.assertGreater(figures["edition"]["games"], 0)
        self.assertLess(figures["edition"]["games"], 1000000)
        turns = figures["edition"]["spreads"][0]["counts"]
        self.assertEqual(sum(turns.values()), figures["edition"]["games"])

    def test_simulate_tells_of_the_games_that_are_done(self):
        figures = json.loads(self.stopped("simulate", "osaka", "--bots", "greedy,random", "--games", 1000000, "--json"))
        self.assertTrue(figures["stopped"])
        self.assertGreater(figures["games"], 0)
        self.assertLess(figures["games"], 1000000)
        self.assertGreater(figures["bots"][0]["share"], 0.5)


if __name__ == "__main__":
    unittest.main()
