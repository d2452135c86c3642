"""Reads the files of kaisho-selfplay (docs/nets.md describes them)."""

import json

import held
import numpy

FORMAT = 3
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
            ("begins", "u1"),
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
    if len(records) and not records["begins"][0]:
        raise ValueError(f"{path} begins within a game")
    return header, records


def read_all(paths):
    """Several files for the same inputs: their headers, and an array of records of each."""
    files = [read(path) for path in paths]
    headers = [header for header, _ in files]
    for name in ("game", "rules_version", "edition", "inputs_hash"):
        if len({header[name] for header in headers}) != 1:
            raise ValueError(f"the files differ in {name}")
    return headers, [records for _, records in files]


def split(files):
    """The records to learn from, to choose an epoch by and to measure by: whole games, of each file its
    last ones for the latter two."""
    parts = ([], [], [])
    for records in files:
        ends = held.ends(numpy.flatnonzero(records["begins"]).tolist(), len(records))
        for part, some in zip(parts, numpy.split(records, ends)):
            part.append(some)
    learnt, chosen, measured = (numpy.concatenate(part) for part in parts)
    if not len(learnt) or not len(chosen) or not len(measured):
        raise ValueError("the files have too few games: at least one of them needs three")
    return learnt, chosen, measured


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
    # Who shall share what the seat itself leaves, where it won alone: all others alike.
    others = numpy.where(sums > 0, others, present.astype("f4"))
    others *= (1 - own[:, None]) / others.sum(axis=1, keepdims=True)
    return numpy.concatenate([own[:, None], others], axis=1)
