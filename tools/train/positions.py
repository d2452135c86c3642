"""Reads the files of kaisho-selfplay (docs/nets.md describes them)."""

import json

import numpy

FORMAT = 2
SEATS = 4
TWELFTHS = 12
SHARE_UNIT = 60000
ODDS_UNIT = 1000


def record_type(inputs):
    return numpy.dtype(
        [
            ("counts", "u1", (len(inputs),)),
            ("seats", "u1"),
            ("shares", "u1", (SEATS,)),
            ("linear", "<i2", (SEATS,)),
            ("margin", "<i2"),
            ("search", "<u2"),
        ]
    )


def read(path):
    """The header, and an array of records."""
    with open(path, "rb") as file:
        header = json.loads(file.readline())
        if header["format"] != FORMAT:
            raise ValueError(f"{path} is of another format than {FORMAT}")
        data = file.read()
    kind = record_type(header["inputs"])
    if len(data) % kind.itemsize:
        raise ValueError(f"{path} ends within a record")
    records = numpy.frombuffer(data, dtype=kind)
    most = numpy.array([pair[1] for pair in header["inputs"]], dtype="u1")
    if len(records) and (records["counts"] > most).any():
        raise ValueError(f"{path} has a count that is larger than its maximum")
    return header, records


def read_all(paths):
    """Several files for the same inputs as one."""
    parts = [read(path) for path in paths]
    headers = [header for header, _ in parts]
    for name in ("game", "rules_version", "inputs_hash"):
        if len({header[name] for header in headers}) != 1:
            raise ValueError(f"the files differ in {name}")
    return headers, numpy.concatenate([records for _, records in parts])


def linear_odds(records):
    """Log odds of the linear value by seat, own first."""
    return records["linear"].astype("f4") / ODDS_UNIT


def targets(records, search_part):
    """Win shares by seat, own first: how the game ended, mixed with what the search thought."""
    final = records["shares"].astype("f4") / TWELFTHS
    own = final[:, 0] * (1 - search_part) + records["search"].astype("f4") / SHARE_UNIT * search_part
    others = final[:, 1:].copy()
    present = numpy.arange(1, SEATS)[None, :] < records["seats"][:, None]
    sums = others.sum(axis=1, keepdims=True)
    # Who shall share what the own seat leaves, where it won alone: all others alike.
    others = numpy.where(sums > 0, others, present.astype("f4"))
    others *= (1 - own[:, None]) / others.sum(axis=1, keepdims=True)
    return numpy.concatenate([own[:, None], others], axis=1)
