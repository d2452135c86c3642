"""From self-play to a net that plays, in small; where PyTorch (python3-torch) is not installed, without
the learning."""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
TRAIN = ROOT / "tools" / "train"
PROGRAMS = pathlib.Path(os.environ.get("KAISHO", ROOT / "build/release/kaisho")).parent
PYTHON = "/usr/bin/python3"  # Debian's, which has Debian's PyTorch
HAS_TORCH = subprocess.run([PYTHON, "-c", "import torch"], capture_output=True, check=False).returncode == 0
GAMES = sorted(path.stem for path in (ROOT / "players/nets").glob("*.json"))  # those with a net
LITTLE = ["--quick", "greedy:samples=1,evaluations=2", "--soft", "random", "--turn-cap", "60"]

sys.path.insert(0, str(TRAIN))

import net_file


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True, **options).stdout


def read(path):
    """A positions file without numpy: its header, and each record's bytes."""
    head, data = path.read_bytes().split(b"\n", 1)
    header = json.loads(head)
    size = len(header["inputs"]) + 18
    assert len(data) % size == 0
    return header, [data[i : i + size] for i in range(0, len(data), size)]


class Round(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)

    def self_play(self, game, name, *arguments, full="greedy:samples=1,evaluations=4"):
        out = self.folder / name
        run(PROGRAMS / "kaisho-selfplay", game, "--out", out, "--full", full, *LITTLE, *arguments)
        return out

    def test_positions_are_as_described(self):
        for game in GAMES:
            header, records = read(self.self_play(game, f"{game}.bin", "--games", 6, "--full-percent", 50))
            inputs = [tuple(pair) for pair in header["inputs"]]
            self.assertEqual(header["game"], game)
            self.assertEqual(header["inputs_hash"], net_file.inputs_hash(inputs))
            self.assertGreater(len(records), 20)
            self.assertLessEqual(sum(record[-1] for record in records), 6)  # where games begin
            self.assertEqual(records[0][-1], 1)
            seen, some = set(), False
            for record in records:
                counts, seats, shares = record[: len(inputs)], record[len(inputs)], record[len(inputs) + 1 : len(inputs) + 5]
                self.assertTrue(all(count <= most for count, (_, most) in zip(counts, inputs)))
                self.assertEqual(sum(shares), 12)
                self.assertFalse(any(shares[seats:]))
                odds = [int.from_bytes(record[i : i + 2], "little", signed=True) for i in range(len(inputs) + 5, len(inputs) + 13, 2)]
                self.assertFalse(any(odds[seats:]))
                self.assertLess(abs(sum(odds)), seats)
                some = some or any(odds)
                self.assertLessEqual(int.from_bytes(record[-3:-1], "little"), 60000)
                seen.add(seats)
            self.assertEqual(seen, {2, 3, 4})
            self.assertTrue(some)

    def test_the_same_whatever_the_threads(self):
        one = self.self_play("osaka", "one.bin", "--games", 9, "--threads", 1)
        two = self.self_play("osaka", "two.bin", "--games", 9, "--threads", 2)
        other = self.self_play("osaka", "other.bin", "--games", 9, "--seed", 2)
        self.assertEqual(one.read_bytes(), two.read_bytes())
        self.assertNotEqual(read(one)[1], read(other)[1])

    def made_up_net(self, game, name, seed):
        header, _ = read(self.self_play(game, "few.bin", "--games", 1))
        net = net_file.random_net([tuple(pair) for pair in header["inputs"]], seed)
        net_file.write_json(self.folder / name, net.json(game, header["rules_version"]))
        return self.folder / name

    def test_nets_sit_at_the_tables(self):
        one, two = self.made_up_net("osaka", "one.json", 1), self.made_up_net("osaka", "two.json", 2)
        full = "greedy:samples=1,evaluations=4,net=100"
        first = self.self_play("osaka", "a.bin", "--games", 4, "--net", one, full=full)
        second = self.self_play("osaka", "b.bin", "--games", 4, "--net", two, full=full)
        both = self.self_play("osaka", "c.bin", "--games", 4, "--net", one, "--net", two, full=full)
        self.assertEqual(len({b"".join(read(path)[1]) for path in (first, second, both)}), 3)

    def test_what_cannot_be_written_is_told_and_nothing_else_lost(self):
        out = self.self_play("osaka", "a.bin", "--games", 1)
        before = out.read_bytes()
        for name, words, code in (("a.bin", ["--games", 0], "bad_option"), ("none/a.bin", ["--games", 1], "not_written")):
            with self.assertRaises(subprocess.CalledProcessError) as failed:
                self.self_play("osaka", name, *words)
            self.assertIn(f"{code}: ", failed.exception.stderr)
        self.assertEqual(out.read_bytes(), before)
        self.assertEqual([path.name for path in self.folder.iterdir()], ["a.bin"])

    def test_a_net_of_another_game_is_refused(self):
        net = self.made_up_net("osaka", "one.json", 1)
        with self.assertRaises(subprocess.CalledProcessError) as failed:
            self.self_play(next(game for game in GAMES if game != "osaka"), "a.bin", "--games", 1, "--net", net)
        self.assertIn("bad_net", failed.exception.stderr)

    def test_a_net_that_nobody_takes_is_refused(self):
        net = self.made_up_net("osaka", "one.json", 1)
        match = [PROGRAMS / "kaisho-net-match", "osaka", "--net", net, "--player", "search:simulations=4"]
        for attempt in (lambda: self.self_play("osaka", "a.bin", "--games", 1, "--net", net), lambda: run(*match)):
            with self.assertRaises(subprocess.CalledProcessError) as failed:
                attempt()
            self.assertIn("bad_option: ", failed.exception.stderr)
            self.assertIn("net=", failed.exception.stderr)

    def test_a_match_knows_the_better_net(self):
        net = self.made_up_net("osaka", "noise.json", 3)
        command = [PROGRAMS / "kaisho-net-match", "osaka", "--net", net, "--player", "greedy:samples=1,evaluations=16,net=100", "--deals", 400]
        found = json.loads(run(*command))
        self.assertEqual(found["verdict"], "H0")  # noise against the linear value
        self.assertLess(found["share"], 0.4)
        self.assertLess(found["deals"], 400)
        even = json.loads(run(*command[:-1], 10, "--against", net))
        self.assertEqual(even["share"], 0.5)  # the same net on both sides, each deal in both seats
        other = json.loads(run(*command, "--against-player", "random"))
        self.assertEqual(other["verdict"], "H1")  # even noise wins against chance

    @unittest.skipUnless(HAS_TORCH, "python3-torch is not installed")
    def test_a_round_learns_and_is_written_down(self):
        tree = self.folder / "tree"
        (tree / "players/nets").mkdir(parents=True)
        (tree / "tests/native_browser/nets").mkdir(parents=True)
        (tree / "tools").mkdir()
        shutil.copytree(TRAIN, tree / "tools/train")
        round_script = tree / "tools/train/round"
        common = ["osaka", "--games", 60, "--selfplay-players", 2, "--epochs", 2, "--full", "greedy:samples=1,evaluations=8", "--quick", "greedy:samples=1,evaluations=2"]
        common += ["--full-percent", 60, "--player", "greedy:samples=1,evaluations=8,net=20", "--python", PYTHON, "--threads", 1]
        common += ["--selfplay", PROGRAMS / "kaisho-selfplay", "--net-match", PROGRAMS / "kaisho-net-match"]
        # Bounds that any net meets, then bounds that none can.
        run(PYTHON, "-B", round_script, *common, "--deals", 64, "--low", -800, "--high", -300)
        made = json.loads((tree / "players/nets/osaka.json").read_text(encoding="utf-8"))["made"]
        self.assertEqual((made["epochs"], made["batch"], made["alone"]), (2, 512, False))
        self.assertEqual(made["selfplay"][0]["full_percent"], 60)
        self.assertGreater(made["positions"], made["positions_to_choose_by"])
        self.assertGreater(made["positions_to_measure_by"], 0)
        vectors = json.loads((tree / "tests/native_browser/nets/osaka.json").read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(vectors["vectors"]), 50)
        run(PYTHON, "-B", round_script, *common, "--deals", 64, "--low", 500, "--high", 1000, "--rounds", 5)
        lines = (tree / "players/nets/osaka.rounds.txt").read_text(encoding="utf-8").splitlines()
        self.assertEqual([line.split()[-1] for line in lines[2:]], ["kept", "dropped", "dropped", "dropped"])


if __name__ == "__main__":
    unittest.main()
