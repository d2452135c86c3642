"""Nets in whole numbers, in plain Python."""

import json
import pathlib
import random
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools" / "train"))

import make_vectors
import net_file

VECTORS = ROOT / "tests" / "native_browser" / "nets"


class NetFile(unittest.TestCase):
    def test_the_kept_vectors_are_those_of_the_script(self):
        for name, width in (("one_block", 64), ("two_blocks", 128)):
            self.assertEqual((VECTORS / f"{name}.json").read_text(encoding="utf-8"), make_vectors.content(width))

    def test_written_and_read_again_it_says_the_same(self):
        net = net_file.random_net(make_vectors.INPUTS, 5)
        content = json.loads(json.dumps(net.json("osaka", 1)))
        again = net_file.Net.from_json(make_vectors.INPUTS, content)
        self.assertEqual(again.bytes(), net.bytes())
        chance = random.Random(1)
        for _ in range(50):
            counts = net_file.random_counts(net.inputs, chance)
            self.assertEqual(again.evaluate(counts), net.evaluate(counts))

    def test_spoilt_files_are_refused(self):
        net = net_file.random_net(make_vectors.INPUTS, 5)
        content = net.json("osaka", 1)
        for field, wrong in (("format", 1), ("inputs", "0"), ("hash", "0"), ("weights", content["weights"][:-8])):
            with self.assertRaises(ValueError, msg=field):
                net_file.Net.from_json(net.inputs, {**content, field: wrong})

    def test_the_vectors_use_the_whole_range(self):
        content = make_vectors.made_up(7, 64)
        outputs = [v["outputs"] for v in content["vectors"]]
        self.assertGreater(len({tuple(o) for o in outputs}), 190)
        self.assertTrue(any(value < 0 for o in outputs for value in o))

    # What is made whole says about what the real numbers say.
    def test_quantise_keeps_what_a_net_says(self):
        inputs = make_vectors.INPUTS
        chance = random.Random(3)

        def numbers(count, spread):
            return [chance.gauss(0, spread) for _ in range(count)]

        first_bias, second_bias, third_bias = numbers(64, 0.3), numbers(32, 0.2), numbers(5, 0.3)
        steps = [[numbers(64, 0.05) for _ in range(most)] for _, most in inputs]
        second, third = [numbers(64, 0.3) for _ in range(32)], [numbers(32, 0.5) for _ in range(5)]
        net = net_file.quantise(inputs, first_bias, steps, second_bias, second, third_bias, third)
        for _ in range(50):
            counts = net_file.random_counts(inputs, chance)
            columns = list(first_bias)
            for count, rows in zip(counts, steps):
                for row in rows[:count]:
                    columns = [a + b for a, b in zip(columns, row)]
            cut = [min(1, max(0, c)) for c in columns]
            hidden = [min(1, max(0, b + sum(w * c for w, c in zip(row, cut)))) for b, row in zip(second_bias, second)]
            real = [b + sum(w * h for w, h in zip(row, hidden)) for b, row in zip(third_bias, third)]
            for exact, whole in zip(real, net.evaluate(counts)):
                self.assertAlmostEqual(whole / net.logit_unit, exact, delta=0.15)

    def test_weights_too_large_for_16_bits_are_refused(self):
        inputs = [("one", 1)]
        zeros = [[0.0] * 64] * 32
        args = ([0.0] * 32, zeros, [0.0] * 5, [[0.0] * 32] * 5)
        net = net_file.quantise(inputs, [200.0] * 64, [[[0.0] * 64]], *args)
        self.assertEqual(net.first_shift, 0)
        self.assertTrue(net.is_sound())
        with self.assertRaises(ValueError):
            net_file.quantise(inputs, [200.0] * 64, [[[100.0] * 64]], *args)


if __name__ == "__main__":
    unittest.main()
