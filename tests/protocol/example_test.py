"""The examples run as they are told to."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from engine import KAISHO, ROOT


class Example(unittest.TestCase):
    def test_plays_a_whole_game(self):
        with tempfile.TemporaryDirectory() as folder:
            record = pathlib.Path(folder) / "record.json"
            done = subprocess.run(
                [sys.executable, ROOT / "examples/play_a_game.py", "--kaisho", KAISHO, "--seed", "5", "--record", record],
                capture_output=True,
                text=True,
                timeout=60,
            )
            self.assertEqual(done.returncode, 0, done.stderr)
            lines = done.stdout.splitlines()
            self.assertRegex(lines[-2], r"^seat 0: \d+ points, rank [12]$")
            self.assertRegex(lines[-1], r"^seat 1: \d+ points, rank [12]$")
            self.assertEqual(len(json.loads(record.read_text())["moves"]), sum(" seat " in line and line[0] == " " and line[:3].strip().isdigit() for line in lines))
            verified = subprocess.run([KAISHO, "verify", record], capture_output=True, text=True, timeout=60)
            self.assertEqual(verified.returncode, 0, verified.stdout)

    def test_positions_load_and_are_told_again(self):
        text = (ROOT / "examples/load_positions.jsonl").read_text(encoding="utf8")
        done = subprocess.run([KAISHO, "engine"], input=text, capture_output=True, text=True, timeout=60)
        requests = [json.loads(line) for line in text.splitlines()]
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        self.assertEqual(len(answers), len(requests))
        for request, answer in zip(requests, answers):
            self.assertTrue(answer["ok"], answer)
            told = {name: answer["state"][name] for name in request["position"]}
            self.assertEqual(told, request["position"], request["game"])
            # Every field of it is needed.
            less = [{"type": "load", **request, "position": {k: v for k, v in request["position"].items() if k != name}} for name in told]
            refused = subprocess.run([KAISHO, "engine"], input="\n".join(map(json.dumps, less)), capture_output=True, text=True, timeout=60)
            for name, line in zip(told, refused.stdout.splitlines()):
                self.assertFalse(json.loads(line)["ok"], f"{request['game']} without {name}")

    def test_says_when_the_program_is_missing(self):
        done = subprocess.run(
            [sys.executable, ROOT / "examples/play_a_game.py", "--kaisho", "/no/such/program"],
            capture_output=True,
            text=True,
            timeout=60,
        )
        self.assertEqual(done.returncode, 1)
        self.assertIn("/no/such/program", done.stderr)


if __name__ == "__main__":
    unittest.main()
