"""Files that are written after hours of work are tried before it."""

import pathlib


def check(*paths):
    """Ends the program where one of them cannot be written; leaves all as they were. None is no file."""
    for path in map(pathlib.Path, filter(None, paths)):
        there = path.exists()
        try:
            with path.open("ab"):
                pass
        except OSError as error:
            raise SystemExit(f"Cannot write {str(path)!r}: {error.strerror}.") from error
        if not there:
            path.unlink()
