"""A store of an older program is brought to today's form with all that is in it."""

import pathlib
import shutil
import sqlite3
import subprocess
import tempfile
import unittest

from client import KAISHO, Server
from storage import store_of, wait_replayed

STORES = sorted(pathlib.Path(__file__).with_name("stores").glob("*.sql"))


class UpgradeTest(unittest.TestCase):
    def test_every_former_form_is_read(self):
        self.assertTrue(STORES)
        for dump in STORES:
            with self.subTest(dump.name):
                self.check(dump)

    def test_the_former_form_is_kept_and_can_be_put_back(self):
        for dump in STORES:
            with self.subTest(dump.name):
                self.go_back(dump)

    def go_back(self, dump):
        server, before = self.serve(dump)
        kept = [*pathlib.Path(server.folder).glob("before-upgrade-*.sqlite")]
        self.assertEqual(len(kept), 1, kept)
        # The older program finds exactly what it left.
        self.assertEqual(self.content(kept[0]), before)
        server.end()
        server.start()
        self.assertEqual([*pathlib.Path(server.folder).glob("before-upgrade-*.sqlite")], kept)
        server.end()
        done = subprocess.run([KAISHO, "restore", kept[0], "--data", server.folder, "--force"], capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.content(pathlib.Path(server.folder) / "tables.sqlite"), before)

    def content(self, file):
        database = sqlite3.connect(file)
        try:
            return [*database.iterdump(), database.execute("PRAGMA user_version").fetchone()]
        finally:
            database.close()

    def serve(self, dump):
        """A server on the store of an older program, and what was in the store."""
        folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, folder, True)
        old = sqlite3.connect(folder / "tables.sqlite")
        old.executescript(dump.read_text())
        old.close()
        before = self.content(folder / "tables.sqlite")
        server = Server(data=str(folder))
        self.addCleanup(server.close)
        wait_replayed(server)
        return server, before

    def check(self, dump):
        server, before = self.serve(dump)
        # Where the rules have changed since, the table is frozen; nothing of it is lost.
        info = server.browser().get("/api/tables/old").json["table"]
        self.assertIn(info["status"], ("playing", "frozen"))
        self.assertEqual(info["why"] is None, info["status"] == "playing")
        self.assertEqual([seat["name"] for seat in info["seats"]], ["Ann", "Bo"])
        self.assertEqual(len(server.browser().get("/api/tables/old/record").json["moves"]), 8)
        with store_of(server) as database:
            self.assertGreater(database.execute("PRAGMA user_version").fetchone()[0], before[-1][0])
            self.assertEqual(database.execute("PRAGMA integrity_check").fetchone(), ("ok",))


if __name__ == "__main__":
    unittest.main()
