"""kaisho-calibrate: how well a review's account agrees with results."""

import json
import pathlib
import subprocess
import unittest

from engine import KAISHO, game_ids

CALIBRATE = pathlib.Path(KAISHO).parent / "kaisho-calibrate"


def calibrate(*arguments):
    return subprocess.run([CALIBRATE, *map(str, arguments)], capture_output=True, text=True, timeout=300)


class Calibrate(unittest.TestCase):
    def found(self, *arguments):
        done = calibrate(*arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)

    def test_the_account_knows_more_than_a_constant_and_luck_is_luck(self):
        found = self.found("account", "osaka", "--games", 300, "--player", "greedy", "--seed", 3)
        better = found["brier"]["better_than_constant"]
        self.assertGreater(better["mean"], 2 * better["standard_error"])
        for seat in found["seats"]:
            self.assertLess(abs(seat["luck"]["mean"]), 3 * seat["luck"]["standard_error"])
            self.assertLess(seat["variance_without_luck"], seat["variance"])

    def test_threads_change_nothing(self):
        for game in game_ids():
            options = ("account", game, "--players", 3, "--games", 3, "--player", "random")
            self.assertEqual(self.found(*options, "--threads", 1), self.found(*options, "--threads", 2), game)

    def test_verdicts_find_what_was_planted(self):
        options = ("verdicts", "osaka", "--games", 6, "--player", "greedy", "--simulations", 16)
        found = self.found(*options, "--threads", 1)
        self.assertEqual(found, self.found(*options, "--threads", 2))
        self.assertGreater(found["planted"]["marked"], 0)
        self.assertEqual(sum(found["planted"]["marks"].values()), found["planted"]["games"])
        self.assertLessEqual(found["best"]["marked"], 1)

    def test_what_cannot_be_is_refused(self):
        for arguments, code in ((("chess",), "unknown_game"), (("osaka", "--players", 7), "bad_option"),
                                (("osaka", "--player", "nobody"), "bad_player")):
            done = calibrate("account", *arguments)
            self.assertEqual(done.returncode, 1)
            self.assertIn(code, done.stderr)


if __name__ == "__main__":
    unittest.main()
