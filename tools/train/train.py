#!/usr/bin/env python3
"""Trains a net on positions of self-play and writes its file, with PyTorch (python3-torch).

    tools/train/train.py positions.bin … --out players/nets/osaka.json

Runs on a GPU when there is one. The net is kept within what its whole numbers can hold while it
learns; what it loses when it becomes whole numbers is measured at the end.
"""

import argparse
import json
import pathlib
import sys
import time

import net_file
import numpy
import outputs
import positions
import torch
import training_options

MARGIN_PART = 0.1  # of the loss
LEAK = 0.01  # of the gradient where a number is cut
MOST_SUM = 32767 / net_file.HIGHEST - 4  # of the first layer; what rounding adds is less than the rest
MOST_MARGIN = 8 * net_file.MARGIN_POINTS


def cut(sums):
    """Cuts to 0..1. Outside a little of the gradient stays, or what a first step carries there would
    never come back."""
    return torch.clamp(sums, 0, 1) + LEAK * (sums - sums.detach())


class FloatNet(torch.nn.Module):
    """The net in real numbers: each unit of each count has a row of its own, which adds to the rows
    of the smaller counts."""

    def __init__(self, inputs, width):
        super().__init__()
        most = [m for _, m in inputs]
        units = sum(most)
        self.width = width
        self.most = most
        self.first = torch.nn.Parameter(torch.zeros(units, width))
        self.first_bias = torch.nn.Parameter(torch.full((width,), 0.3))
        self.second = torch.nn.Linear(width, net_file.HIDDEN)
        self.third = torch.nn.Linear(net_file.HIDDEN, net_file.OUTPUTS)
        torch.nn.init.zeros_(self.third.weight)  # it begins as the linear value, or knowing nothing
        torch.nn.init.zeros_(self.third.bias)
        begins = torch.tensor([0] + most[:-1]).cumsum(0)
        self.register_buffer("begins", begins)
        self.register_buffer("begin_of", torch.repeat_interleave(begins, torch.tensor(most)))

    def rows(self):
        """What each count adds: the sum of its units' rows."""
        sums = torch.cat([torch.zeros_like(self.first[:1]), self.first.cumsum(0)])
        return sums[1:] - sums[self.begin_of]

    def forward(self, counts):
        there = counts != 0
        chosen = (counts.long() + (self.begins - 1))[there]
        sizes = there.sum(1)
        sums = torch.nn.functional.embedding_bag(chosen, self.rows(), sizes.cumsum(0) - sizes, mode="sum")
        columns = cut(sums + self.first_bias)
        hidden = cut(self.second(columns))
        return self.third(hidden)

    def keep_within_bounds(self):
        with torch.no_grad():
            most = net_file.SECOND_MOST
            self.second.weight.clamp_(-most, most)
            most = 32767 / net_file.THIRD_UNIT
            self.third.weight.clamp_(-most, most)

    def keep_sums_within_bounds(self):
        """Makes the columns of the first layer smaller whose sums could leave 16 bits for some counts."""
        with torch.no_grad():
            counts = self.rows().split(self.most)
            high = sum(rows.amax(0).clamp(min=0) for rows in counts)
            low = sum(rows.amin(0).clamp(max=0) for rows in counts)
            self.first_bias.clamp_(-MOST_SUM / 2, MOST_SUM / 2)
            room = MOST_SUM - self.first_bias.abs()
            self.first *= (room / torch.maximum(high, -low)).clamp(max=1)

    def whole(self, inputs):
        rows = self.first.detach().cpu().double().tolist()
        steps, at = [], 0
        for _, most in inputs:
            steps.append(rows[at : at + most])
            at += most
        lists = [t.detach().cpu().double().tolist() for t in (self.second.bias, self.second.weight, self.third.bias, self.third.weight)]
        return net_file.quantise(inputs, self.first_bias.detach().cpu().double().tolist(), steps, *lists)


def loss_of(outputs, seats, linear, shares, margins):
    """Cross-entropy of the win shares, and how far the margin is off. `linear`: what the net's logits
    are added to."""
    absent = torch.arange(net_file.SEATS, device=outputs.device)[None, :] >= seats[:, None]
    logits = (outputs[:, : net_file.SEATS] + linear).masked_fill(absent, -1e4)
    win = -(shares * torch.log_softmax(logits, dim=1)).sum(dim=1).mean()
    off = torch.nn.functional.smooth_l1_loss(outputs[:, net_file.SEATS], margins)
    return win, off


class Data:
    def __init__(self, records, options, search_part, device):
        self.counts = torch.from_numpy(records["counts"].copy()).to(device)
        self.seats = torch.from_numpy(records["seats"].astype("i8")).to(device)
        linear = positions.linear_odds(records)
        self.linear = torch.from_numpy(linear * (0 if options.alone else 1)).to(device)
        self.shares = torch.from_numpy(positions.targets(records, search_part)).float().to(device)
        margin = numpy.clip(records["margin"].astype("f4"), -MOST_MARGIN, MOST_MARGIN)
        self.margins = torch.from_numpy(margin / net_file.MARGIN_POINTS).to(device)

    def __len__(self):
        return len(self.counts)

    def loss(self, net, chosen):
        truth = (part[chosen] for part in (self.seats, self.linear, self.shares, self.margins))
        return loss_of(net(self.counts[chosen]), *truth)


def measure(net, data, batch):
    """Mean win loss and margin loss."""
    sums = [0.0, 0.0]
    with torch.no_grad():
        for begin in range(0, len(data), batch):
            chosen = slice(begin, begin + batch)
            size = len(data.seats[chosen])
            for i, part in enumerate(data.loss(net, chosen)):
                sums[i] += float(part) * size
    return [s / max(1, len(data)) for s in sums]


def learn(net, train, test, options):
    """Leaves the net as it was after the epoch that `test` likes best."""
    if len(train) < options.batch:
        raise SystemExit(f"{len(train)} positions to learn from are fewer than a batch of {options.batch}")
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    steps = max(1, options.epochs * (len(train) // options.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, options.rate, total_steps=steps + 1)
    best, kept = None, None
    for epoch in range(options.epochs):
        order = torch.randperm(len(train), device=train.counts.device)
        for begin in range(0, len(train) - options.batch + 1, options.batch):
            win, off = train.loss(net, order[begin : begin + options.batch])
            optimiser.zero_grad(set_to_none=True)
            (win + MARGIN_PART * off).backward()
            optimiser.step()
            schedule.step()
            net.keep_within_bounds()
        net.keep_sums_within_bounds()
        win, off = measure(net, test, options.batch)
        print(f"epoch {epoch + 1}: loss {win:.4f}, margin {off:.4f}", file=sys.stderr, flush=True)
        if best is None or win < best:
            best, kept = win, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)


def whole_loss(whole, records, options):
    """The win loss of the net in whole numbers, on at most some hundred positions."""
    some = records[:: max(1, len(records) // 300)]
    outputs = torch.tensor([whole.evaluate(list(map(int, record["counts"]))) for record in some]).float()
    data = Data(some, options, 0.0, "cpu")
    win, _ = loss_of(outputs / net_file.LOGIT_UNIT, data.seats, data.linear, data.shares, data.margins)
    return float(win), some


def linear_loss(records):
    """The win loss of the linear value alone."""
    linear, seats = torch.from_numpy(positions.linear_odds(records)), torch.from_numpy(records["seats"].astype("i8"))
    shares = torch.from_numpy(positions.targets(records, 0.0)).float()
    nothing = torch.zeros(len(records), net_file.OUTPUTS)
    return float(loss_of(nothing, seats, linear, shares, nothing[:, 0])[0])


def story_of(options, headers):
    """What the net's file tells of how it came about, but for the figures."""
    inputs = ("format", "game", "rules_version", "edition", "inputs_hash", "inputs")
    return {
        **training_options.told(options),
        "seed": options.seed,
        "goes_on": bool(options.begin),
        "edition": headers[0]["edition"],
        "selfplay": [{name: value for name, value in header.items() if name not in inputs} for header in headers],
    }


def train(options):
    began = time.time()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    headers, files = positions.read_all(options.positions)
    inputs = [tuple(pair) for pair in headers[0]["inputs"]]
    learnt, chosen, measured = positions.split(files)
    net = FloatNet(inputs, options.width).to(device)
    if options.begin:
        net.load_state_dict(torch.load(options.begin, map_location=device))
    before = linear_loss(measured)
    print(f"the linear value alone: loss {before:.4f}", file=sys.stderr, flush=True)
    learn(net, Data(learnt, options, options.search_part, device), Data(chosen, options, 0.0, device), options)
    loss, _ = measure(net, Data(measured, options, 0.0, device), options.batch)
    if options.keep:
        torch.save(net.state_dict(), options.keep)
    whole = net.whole(inputs)
    whole.adds = not options.alone
    exact, some = whole_loss(whole, measured, options)
    real, _ = measure(net.cpu(), Data(some, options, 0.0, "cpu"), options.batch)
    story = {
        "positions": len(learnt),
        "positions_to_choose_by": len(chosen),
        "positions_to_measure_by": len(measured),
        "games": sum(header["games"] for header in headers),
        "loss": round(loss, 4),
        "loss_of_linear_value": round(before, 4),
        "loss_of_whole_numbers": round(exact, 4),
        "loss_of_real_numbers": round(real, 4),
        "device": device,
        **story_of(options, headers),
    }
    header = headers[0]
    net_file.write_json(options.out, whole.json(header["game"], header["rules_version"], story))
    if options.vectors:
        counts = [list(map(int, record["counts"])) for record in learnt[:: max(1, len(learnt) // 100)]][:100]
        content = {"game": header["game"], "vectors": net_file.vectors(whole, counts)}
        text = json.dumps(content, separators=(",", ":"))
        pathlib.Path(options.vectors).write_text(text + "\n", encoding="utf-8")
    story["seconds"] = round(time.time() - began)
    return story


def parse(arguments):
    parser = argparse.ArgumentParser(description="Trains a net on positions of self-play.")
    parser.add_argument("positions", nargs="+", help="files of kaisho-selfplay, oldest first")
    parser.add_argument("--out", required=True, help="the net's file to write")
    parser.add_argument("--vectors", help="write test vectors of the net here")
    parser.add_argument("--keep", help="write the real numbers here, for --begin")
    parser.add_argument("--begin", help="go on from such numbers")
    training_options.add(parser)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    chosen_options = parse(sys.argv[1:])
    outputs.check(chosen_options.out, chosen_options.vectors, chosen_options.keep)
    print(json.dumps(train(chosen_options)))
