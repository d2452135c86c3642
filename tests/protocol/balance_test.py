"""kaisho balance, stopped under way."""

import json
import pathlib
import signal
import subprocess
import tempfile
import time
import unittest

from engine import KAISHO


class Stopping(unittest.TestCase):
    def stopped(self, *arguments):
        """What it says, and its figures."""
        with tempfile.TemporaryDirectory() as folder:
            figures = pathlib.Path(folder) / "figures.json"
            command = [KAISHO, "balance", "osaka", "--bots", "greedy", *map(str, arguments), "--json", figures]
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            time.sleep(2)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
            self.assertEqual(process.returncode, 130, err)
            self.assertIn("stopped before the end", err)
            return out, json.loads(figures.read_text())

    def test_tells_of_the_games_that_are_done(self):
        out, figures = self.stopped("--games", 1000000)
        self.assertIn("opening", out)
        self.assertTrue(figures["stopped"])
        self.assertGreater(figures["edition"]["games"], 0)
        self.assertLess(figures["edition"]["games"], 1000000)
        turns = figures["edition"]["spreads"][0]["counts"]
        self.assertEqual(sum(turns.values()), figures["edition"]["games"])


if __name__ == "__main__":
    unittest.main()
