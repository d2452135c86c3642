#!/usr/bin/env python3
"""Writes test vectors that need no trained net: a made-up net, random counts, and what it gives.

    tools/train/make_vectors.py tests/native_browser/nets/made_up.json
"""

import json
import random
import sys

import net_file

INPUTS = [(f"count {i}", most) for i, most in enumerate([1, 2, 3, 4, 8, 15, 1, 40, 1, 5, 12, 3])]


def made_up(seed, width):
    net = net_file.random_net(INPUTS, seed, width)
    chance = random.Random(seed + 1)
    counts = [net_file.random_counts(INPUTS, chance) for _ in range(200)]
    return {
        "inputs": [list(pair) for pair in INPUTS],
        "net": net.json("vectors", 1, {"by": "tools/train/make_vectors.py"}),
        "vectors": net_file.vectors(net, counts),
    }


def content(width):
    return json.dumps(made_up(7, width), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    for path, width in zip(sys.argv[1:], (64, 128)):
        with open(path, "w", encoding="utf-8") as file:
            file.write(content(width))
