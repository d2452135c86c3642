"""The store's file under a server that is not running, for tests that change what lies there."""

import contextlib
import pathlib
import sqlite3
import time

PARTS = {"tables": "id", "seats": "table_id", "sitters": "table_id", "entries": "table_id", "paces": "table_id", "clocks": "table_id"}


@contextlib.contextmanager
def store_of(server):
    database = sqlite3.connect(pathlib.Path(server.folder) / "tables.sqlite")
    try:
        with database:
            yield database
    finally:
        database.close()


def clone(database, table, ids):
    """Copies of a table under other ids."""
    for part, key in PARTS.items():
        rows = database.execute(f"SELECT * FROM {part} WHERE {key} = ?", (table,)).fetchall()
        if rows:
            marks = ",".join("?" * len(rows[0]))  # the id is the first column of each
            copies = ((new, *row[1:]) for new in ids for row in rows)
            database.executemany(f"INSERT INTO {part} VALUES ({marks})", copies)


def wait_until(true, seconds=30):
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError("it has not come to pass")
        time.sleep(0.02)


def health(server):
    return server.browser().get("/api/health").json


def wait_replayed(server):
    wait_until(lambda: health(server)["to_replay"] == 0)
