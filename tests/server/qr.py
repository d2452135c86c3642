"""Reads the QR code that a terminal shows in half blocks: versions 2 to 5 of level L, whose bytes lie in one block."""

HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
BORDER = 4
DATA = {2: 34, 3: 55, 4: 80, 5: 108}  # bytes before those that correct errors
MASKS = (
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: i * j % 2 + i * j % 3,
    lambda i, j: (i * j % 2 + i * j % 3) % 2,
    lambda i, j: ((i + j) % 2 + i * j % 3) % 2,
)
LEVEL_L = 0b01
FORMAT_MASK = 0b10101


def modules(lines):
    """The code without its border, which must be empty: 1 is dark."""
    rows = [list(row) for line in lines for row in zip(*(HALVES[sign] for sign in line))]
    size = len(rows[0]) - 2 * BORDER
    inner = [row[BORDER : BORDER + size] for row in rows[BORDER : BORDER + size]]
    if sum(map(sum, rows)) != sum(map(sum, inner)):
        raise ValueError("there is something in the border")
    return inner


def is_function(size, row, column):
    """Whether a module belongs to the patterns or to the format, and not to the data."""
    if row == 6 or column == 6:
        return True
    if row < 9 and (column < 9 or column >= size - 8) or row >= size - 8 and column < 9:
        return True
    centre = size - 7  # of the one alignment pattern
    return abs(row - centre) <= 2 and abs(column - centre) <= 2


def path(size):
    """The modules of the data, in their order: two columns at a time, from the right, upwards first."""
    columns = [column for column in range(size - 1, -1, -1) if column != 6]
    for pair in range(0, len(columns), 2):
        rows = range(size - 1, -1, -1) if pair % 4 == 0 else range(size)
        for row in rows:
            for column in columns[pair : pair + 2]:
                if not is_function(size, row, column):
                    yield row, column


def number(bits):
    return int("".join(map(str, bits)), 2)


def decode(lines):
    code = modules(lines)
    size = len(code)
    form = number(code[8][:5]) ^ FORMAT_MASK
    if form >> 3 != LEVEL_L:
        raise ValueError(f"not of level L: {form:05b}")
    mask = MASKS[form & 7]
    bits = [code[i][j] ^ (mask(i, j) == 0) for i, j in path(size)][: 8 * DATA[(size - 17) // 4]]
    if number(bits[:4]) != 4:
        raise ValueError("these are no bytes")
    count = number(bits[4:12])
    return bytes(number(bits[12 + 8 * i : 20 + 8 * i]) for i in range(count)).decode()
