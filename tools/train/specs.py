"""The part a net has: in players' specs ("search:ms=30,net=60"), and in players/tuned/GAME.json."""

import json

BUDGETS = (50, 500)  # milliseconds that are tuned for: players/tuned.h
STANDARD_MS = 200  # of a search
TAKERS = ("greedy", "search", "beam")  # of a net


def values(spec):
    """A spec's parameters by name."""
    return dict(item.split("=", 1) for item in spec.partition(":")[2].split(",") if item)


def part_of(spec, otherwise):
    return int(values(spec).get("net", otherwise))


def with_part(spec, part):
    """The spec with that net=, unless it says another or is of a player without nets."""
    if "net" in values(spec) or spec.partition(":")[0] not in TAKERS:
        return spec
    return f"{spec}{',' if ':' in spec else ':'}net={part}"


def without_part(spec):
    kind, _, text = spec.partition(":")
    kept = [item for item in text.split(",") if item and not item.startswith("net=")]
    return f"{kind}:{','.join(kept)}" if kept else kind


def read_tuned(path, game):
    if not path.exists():
        return {"game": game, "budgets": {}}
    return json.loads(path.read_text(encoding="utf-8"))


def tuned_part(tuned, spec):
    """Percent of its net that a search takes in the spec's time when nobody says how much."""
    ms = int(values(spec).get("ms", STANDARD_MS))
    budget = BUDGETS[0] if ms * ms < BUDGETS[0] * BUDGETS[1] else BUDGETS[1]
    return tuned["budgets"].get(str(budget), {}).get("values", {}).get("net", 0)


def set_tuned_part(tuned, part, found, figures=None):
    """Sets it for all budgets, with the figures of its match. Of other values there it is still told
    how they were found; tries against what the search played with before are not."""
    for budget in BUDGETS:
        entry = tuned["budgets"].setdefault(str(budget), {"values": {}})
        others = set(entry["values"]) - {"net"}
        before = entry.get("found", "").split("; net: ")[0]
        entry["found"] = f"{before}; net: {found}" if others and before else found
        if entry["values"].get("net") != part:
            entry.pop("tried", None)
        entry["values"]["net"] = part
        others = [match for match in entry.get("matches", []) if "net=" not in match["match"]]
        entry["matches"] = [*others, {"match": f"net={part} - before", "found": found, **(figures or {})}]


def write_tuned(path, tuned):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(tuned, indent=2, sort_keys=True) + "\n", encoding="utf-8")
