"""A net in whole numbers: read, written, and evaluated exactly as players/net/ does it, in plain Python.

docs/nets.md describes the file. A net is built from real numbers by `quantise`.
"""

import array
import base64
import json
import random
import sys

FORMAT = 2
BLOCK = 64  # columns; a net has one or two blocks
HIDDEN = 32
SEATS = 4
OUTPUTS = SEATS + 1
HIGHEST = 127  # what the layers' numbers are cut to

SECOND_SHIFT = 6  # weights of the second layer in steps of 1/64, so up to 1.98
SECOND_MOST = 127 / (1 << SECOND_SHIFT)
THIRD_UNIT = 256  # and of the outputs in steps of 1/256
LOGIT_UNIT = HIGHEST * THIRD_UNIT
MARGIN_POINTS = 8  # a margin of so many points is an output of one
MARGIN_UNIT = LOGIT_UNIT // MARGIN_POINTS


def fnv(data, value=0xCBF29CE484222325):
    """core/values/hash.h"""
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def hash_text(value):
    return f"{value:016x}"


def inputs_hash(inputs):
    return hash_text(fnv("".join(f"{name}={most}\n" for name, most in inputs).encode()))


def wrap(number, bits):
    """As that many bits in two's complement keep it."""
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> (bits - 1) else number


def clamp(number, low, high):
    return max(low, min(high, number))


def packed(kind, numbers):
    data = array.array(kind, numbers)
    if sys.byteorder == "big":
        data.byteswap()
    return data.tobytes()


def unpacked(kind, data):
    numbers = array.array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return list(numbers)


class Net:
    """`rows[i][n - 1]` is what the count n of input i adds to each column."""

    def __init__(self, inputs, width):
        self.inputs = [(name, most) for name, most in inputs]
        self.width = width
        self.first_shift = 0
        self.second_shift = SECOND_SHIFT
        self.logit_unit = LOGIT_UNIT
        self.margin_unit = MARGIN_UNIT
        self.adds = False  # to the linear value's logits
        self.first_bias = [0] * width
        self.rows = [[[0] * width for _ in range(most)] for _, most in self.inputs]
        self.second_bias = [0] * HIDDEN
        self.second = [[0] * width for _ in range(HIDDEN)]
        self.third_bias = [0] * OUTPUTS
        self.third = [[0] * HIDDEN for _ in range(OUTPUTS)]

    def evaluate(self, counts):
        """The outputs: a logit for each seat, own first, and the margin."""
        columns = list(self.first_bias)
        for rows, count in zip(self.rows, counts, strict=True):
            if count:
                columns = [a + b for a, b in zip(columns, rows[count - 1])]
        columns = [clamp(wrap(c, 16) >> self.first_shift, 0, HIGHEST) for c in columns]
        hidden = []
        for bias, weights in zip(self.second_bias, self.second):
            total = bias + sum(a * b for a, b in zip(columns, weights))
            hidden.append(clamp(total >> self.second_shift, 0, HIGHEST))
        return [bias + sum(a * b for a, b in zip(hidden, weights)) for bias, weights in zip(self.third_bias, self.third)]

    def is_sound(self):
        """Whether no counts can make a column overflow."""
        low, high = list(self.first_bias), list(self.first_bias)
        for rows in self.rows:
            for column in range(self.width):
                reach = [row[column] for row in rows]
                low[column] += min(0, min(reach))
                high[column] += max(0, max(reach))
        return min(low) >= -32768 and max(high) <= 32767

    def bytes(self):
        data = packed("h", self.first_bias)
        for rows in self.rows:
            before = [0] * self.width
            for row in rows:
                data += packed("h", [wrap(now - then, 16) for now, then in zip(row, before)])
                before = row
        data += packed("i", self.second_bias) + b"".join(packed("b", row) for row in self.second)
        return data + packed("i", self.third_bias) + b"".join(packed("h", row) for row in self.third)

    def json(self, game, rules_version, story=None):
        """The file's content; `story` says how the net was made."""
        data = self.bytes()
        return {
            "format": FORMAT,
            "game": game,
            "rules_version": rules_version,
            "inputs": inputs_hash(self.inputs),
            "blocks": self.width // BLOCK,
            "first_shift": self.first_shift,
            "second_shift": self.second_shift,
            "logit_unit": self.logit_unit,
            "margin_unit": self.margin_unit,
            "adds": self.adds,
            "made": story or {},
            "hash": hash_text(fnv(data)),
            "weights": base64.b64encode(data).decode(),
        }

    @classmethod
    def from_json(cls, inputs, content):
        net = cls(inputs, BLOCK * content["blocks"])
        if content["format"] != FORMAT or content["inputs"] != inputs_hash(net.inputs):
            raise ValueError("this net is of another format or for other inputs")
        data = base64.b64decode(content["weights"])
        if hash_text(fnv(data)) != content["hash"]:
            raise ValueError("the weights are not those the hash was made of")
        for name in ("first_shift", "second_shift", "logit_unit", "margin_unit", "adds"):
            setattr(net, name, content[name])
        net.take(data)
        return net

    def take(self, data):
        at = 0

        def numbers(kind, size, count):
            nonlocal at
            at += size * count
            return unpacked(kind, data[at - size * count : at])

        self.first_bias = numbers("h", 2, self.width)
        for rows in self.rows:
            before = [0] * self.width
            for i in range(len(rows)):
                before = rows[i] = [wrap(a + b, 16) for a, b in zip(before, numbers("h", 2, self.width))]
        self.second_bias = numbers("i", 4, HIDDEN)
        self.second = [numbers("b", 1, self.width) for _ in range(HIDDEN)]
        self.third_bias = numbers("i", 4, OUTPUTS)
        self.third = [numbers("h", 2, HIDDEN) for _ in range(OUTPUTS)]
        if at != len(data):
            raise ValueError("there are too many weights")


def quantise(inputs, first_bias, steps, second_bias, second, third_bias, third):
    """A net from real numbers.

    `steps[i][n - 1]` is what the n-th unit of input i adds to each column; the layers' numbers are
    cut to 0..1; the last output is the margin in units of MARGIN_POINTS.
    """
    rows = []
    for count in steps:
        total = [0.0] * len(first_bias)
        rows.append([])
        for step in count:
            total = [a + b for a, b in zip(total, step)]
            rows[-1].append(total)
    for shift in range(6, -1, -1):  # as fine as 16 bits allow
        net = Net(inputs, len(first_bias))
        scale = HIGHEST << shift
        half = (1 << shift) >> 1  # the shift rounds down
        net.first_shift = shift
        net.first_bias = [round(b * scale) + half for b in first_bias]
        net.rows = [[[round(value * scale) for value in row] for row in count] for count in rows]
        if net.is_sound():
            break
    else:
        raise ValueError("the first layer's weights are too large for 16 bits")
    scale = 1 << SECOND_SHIFT
    net.second_bias = [round(b * HIGHEST * scale) + scale // 2 for b in second_bias]
    net.second = [[clamp(round(w * scale), -127, 127) for w in row] for row in second]
    net.third_bias = [round(b * LOGIT_UNIT) for b in third_bias]
    net.third = [[clamp(round(w * THIRD_UNIT), -32767, 32767) for w in row] for row in third]
    return net


def random_net(inputs, seed, width=BLOCK):
    """For tests: about as large as trained ones, with some columns at their ends."""
    chance = random.Random(seed)

    def numbers(count, spread):
        return [chance.gauss(0, spread) for _ in range(count)]

    return quantise(
        inputs,
        numbers(width, 0.5),
        [[numbers(width, 0.15) for _ in range(most)] for _, most in inputs],
        numbers(HIDDEN, 0.3),
        [numbers(width, 0.5) for _ in range(HIDDEN)],
        numbers(OUTPUTS, 0.5),
        [numbers(HIDDEN, 1.0) for _ in range(OUTPUTS)],
    )


def random_counts(inputs, chance):
    """Each input at rest, at its most, or anything between."""
    return [chance.choice((0, most, chance.randint(0, most))) for _, most in inputs]


def vectors(net, all_counts):
    return [{"counts": list(counts), "outputs": net.evaluate(counts)} for counts in all_counts]


def write_json(path, content):
    with open(path, "w", encoding="utf-8") as file:
        json.dump(content, file, indent=1)
        file.write("\n")
