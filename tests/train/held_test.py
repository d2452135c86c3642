"""What is kept from learning: whole games, of every file."""

import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRAIN = ROOT / "tools" / "train"
PYTHON = "/usr/bin/python3"
HAS_NUMPY = subprocess.run([PYTHON, "-c", "import numpy"], capture_output=True, check=False).returncode == 0
sys.path.insert(0, str(TRAIN))

import held

# Two files of four games of ten positions each, the number of its file and game in each record.
SPLIT = """
import json, pathlib, sys
sys.path.insert(0, sys.argv[1])
import positions
header = {"format": positions.FORMAT, "game": "g", "rules_version": 1, "edition": "e", "inputs_hash": "0", "inputs": [["file", 9], ["game", 9]]}
paths = []
for file in (1, 2):
    data = b"".join(bytes([file, game]) + bytes(17) + bytes([number == 0]) for game in range(4) for number in range(10))
    paths.append(pathlib.Path(sys.argv[2]) / str(file))
    paths[-1].write_bytes(json.dumps(header).encode() + b"\\n" + data)
_, files = positions.read_all(paths)
print(json.dumps([sorted(map(list, {tuple(map(int, r["counts"])) for r in part})) for part in positions.split(files)]))
"""

# Two files, each of one position, that tell one thing differently, by its name; how they are refused.
DIFFER = """
import json, pathlib, sys
sys.path.insert(0, sys.argv[1])
import positions
paths = []
for file in ("1", "2"):
    header = {"format": positions.FORMAT, "game": "g", "rules_version": 1, "edition": "e", "inputs_hash": "0", "inputs": [["n", 9]]}
    header[sys.argv[3]] = file
    paths.append(pathlib.Path(sys.argv[2]) / file)
    paths[-1].write_bytes(json.dumps(header).encode() + b"\\n" + bytes(18) + b"\\1")
try:
    positions.read_all(paths)
except ValueError as error:
    print(error)
"""


class Held(unittest.TestCase):
    def test_a_twentieth_each_at_the_ends_of_games(self):
        begins = list(range(0, 1000, 10))
        self.assertEqual(held.ends(begins, 1000), (900, 950))
        self.assertEqual(held.ends([0, 500, 890, 903, 948, 951, 999], 1000), (903, 951))

    def test_one_game_at_least_is_in_each_part(self):
        self.assertEqual(held.ends([0, 1, 2], 100), (1, 2))
        self.assertEqual(held.ends([0, 98, 99], 100), (98, 99))
        self.assertEqual(held.ends([0, 50], 100), (100, 100))
        self.assertEqual(held.ends([], 0), (0, 0))

    def test_no_game_is_torn_whatever_their_lengths(self):
        chance = random.Random(1)
        for _ in range(300):
            begins, count = [], 0
            for _ in range(chance.randint(3, 60)):
                begins.append(count)
                count += chance.randint(1, 30)
            middle, last = held.ends(begins, count)
            self.assertIn(middle, begins)
            self.assertIn(last, begins)
            self.assertTrue(0 < middle < last < count)

    @unittest.skipUnless(HAS_NUMPY, "python3-numpy is not installed")
    def test_every_file_gives_to_every_part(self):
        with tempfile.TemporaryDirectory() as folder:
            out = subprocess.run([PYTHON, "-B", "-c", SPLIT, TRAIN, folder], capture_output=True, text=True, check=True).stdout
        self.assertEqual(out.strip(), "[[[1, 0], [1, 1], [2, 0], [2, 1]], [[1, 2], [2, 2]], [[1, 3], [2, 3]]]")

    @unittest.skipUnless(HAS_NUMPY, "python3-numpy is not installed")
    def test_files_of_different_games_are_not_read_together(self):
        for name in ("game", "rules_version", "edition", "inputs_hash"):
            with tempfile.TemporaryDirectory() as folder:
                out = subprocess.run([PYTHON, "-B", "-c", DIFFER, TRAIN, folder, name], capture_output=True, text=True, check=True).stdout
            self.assertEqual(out.strip(), f"the files differ in {name}")


if __name__ == "__main__":
    unittest.main()
