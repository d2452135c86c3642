"""A server that rested, or whose clock is wrong for once, keeps its tables."""

import pathlib
import unittest

from client import Server
from storage import store_of, wait_replayed, wait_until

DAY = 24 * 60 * 60 * 1000


class RestTest(unittest.TestCase):
    def setUp(self):
        self.server = Server("--keep-waiting", "1", "--keep-running", "1", log="info")
        self.addCleanup(self.server.close)
        self.ann = self.server.browser()
        self.waiting = self.ann.open_table("me", "friend")[0]["table"]
        self.playing = self.ann.open_table("me", 1)[0]["table"]
        self.ann.sit(self.playing, 0)

    def change(self, sql, *values):
        with store_of(self.server) as database:
            database.execute(sql, values)

    def restart(self):
        self.server.start()
        wait_replayed(self.server)

    def tables(self):
        return {info["table"] for info in self.ann.get("/api/tables").json["mine"]}

    def test_nothing_is_removed_after_forty_days_of_rest(self):
        self.server.end()
        self.change("UPDATE tables SET changed = changed - ?", 40 * DAY)
        for _ in range(3):
            self.restart()
            self.assertEqual(self.tables(), {self.waiting, self.playing})
            self.server.end()
        self.assertNotIn(b"removed", self.server.log)

    def test_a_bot_moves_at_a_table_that_rested(self):
        live = self.ann.live(self.playing)
        live.wait_update(lambda update: update["to_move"] == 0)
        self.server.kill()
        # It is the bot's turn when the server starts again.
        self.change("UPDATE seats SET level = 1 - level, nonce = nonce WHERE table_id = ?", self.playing)
        self.change("INSERT OR REPLACE INTO settings VALUES ('days', 400)")
        self.restart()

        def touched():
            with store_of(self.server) as database:
                return database.execute("SELECT touched FROM tables WHERE id = ?", (self.playing,)).fetchone()[0]
        wait_until(lambda: touched() == 400, 120)

    def test_removed_tables_go_to_an_archive_unless_told_otherwise(self):
        self.server.end()
        archive = pathlib.Path(self.server.folder) / "archive"
        self.assertTrue(archive.is_dir())
        archive.rmdir()
        self.server.options.append("--no-archive")
        self.restart()
        self.assertFalse(archive.exists())


if __name__ == "__main__":
    unittest.main()
