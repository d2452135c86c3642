"""A store of an older program is brought to today's form with all that is in it."""

import pathlib
import shutil
import sqlite3
import tempfile
import unittest

from client import Server
from storage import store_of, wait_replayed

STORES = sorted(pathlib.Path(__file__).with_name("stores").glob("*.sql"))


class UpgradeTest(unittest.TestCase):
    def test_every_former_form_is_read(self):
        self.assertTrue(STORES)
        for dump in STORES:
            with self.subTest(dump.name):
                self.check(dump)

    def check(self, dump):
        folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, folder, True)
        old = sqlite3.connect(folder / "tables.sqlite")
        old.executescript(dump.read_text())
        before = old.execute("PRAGMA user_version").fetchone()[0]
        old.close()
        server = Server(data=str(folder))
        self.addCleanup(server.close)
        wait_replayed(server)
        # Where the rules have changed since, the table is frozen; nothing of it is lost.
        info = server.browser().get("/api/tables/old").json["table"]
        self.assertIn(info["status"], ("playing", "frozen"))
        self.assertEqual(info["why"] is None, info["status"] == "playing")
        self.assertEqual([seat["name"] for seat in info["seats"]], ["Ann", "Bo"])
        self.assertEqual(len(server.browser().get("/api/tables/old/record").json["moves"]), 8)
        with store_of(server) as database:
            self.assertGreater(database.execute("PRAGMA user_version").fetchone()[0], before)
            self.assertEqual(database.execute("PRAGMA integrity_check").fetchone(), ("ok",))


if __name__ == "__main__":
    unittest.main()
