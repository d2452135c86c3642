"""What the learning of a net can be told, alike for train.py and for a round that runs it."""

NAMES = ("width", "epochs", "batch", "rate", "decay", "search_part")


def add(parser):
    parser.add_argument("--width", type=int, choices=(64, 128), default=64)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.1)
    parser.add_argument("--search-part", type=float, default=0.5, help="of the target, the rest is how the game ended")
    parser.add_argument("--alone", action="store_true", help="a net that stands for itself, not one that adds to the linear value")


def told(options):
    """By name, as a net's file tells how it was made."""
    return {name: getattr(options, name) for name in (*NAMES, "alone")}


def arguments(options):
    """The words that make train.py take the same."""
    words = [word for name in NAMES for word in (f"--{name.replace('_', '-')}", getattr(options, name))]
    return words + (["--alone"] if options.alone else [])
