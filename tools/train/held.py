"""Which positions of a file are kept from learning: its last games, in two parts.

By the first part the best epoch is chosen. The second measures what was chosen, and so must have had no
say in it.
"""

import bisect

PART = 20  # of the records, one in so many for each of the two


def ends(begins, count):
    """Where in a file the records to learn from end, and where those to choose by.

    `begins`: the numbers of the records that begin a game, ascending; `count`: of all records. Either
    part is whole games, one at least, and beyond that no more records than one in PART. A file of
    fewer than three games is learnt from and nothing else.
    """
    if len(begins) < 3:
        return count, count
    size = max(1, count // PART)
    last = min(max(2, bisect.bisect_left(begins, count - size)), len(begins) - 1)
    middle = min(max(1, bisect.bisect_left(begins, begins[last] - size)), last - 1)
    return begins[middle], begins[last]
