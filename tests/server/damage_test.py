"""A damaged table is frozen and says why; the rest opens."""

import random
import unittest

from client import LARGEST, Server, play_on, two_seats
from storage import clone, store_of, wait_replayed

# What happens to a table's rows: its copy is named :id.
DAMAGES = {
    "variants": "UPDATE tables SET variants = '[' WHERE id = :id",
    "variants_of_numbers": "UPDATE tables SET variants = '[1]' WHERE id = :id",
    "variants_no_list": "UPDATE tables SET variants = '{}' WHERE id = :id",
    "result": "UPDATE tables SET result = '{]' WHERE id = :id",
    "status": "UPDATE tables SET status = 99 WHERE id = :id",
    "secret": "UPDATE tables SET secret = x'00' WHERE id = :id",
    "seed": "UPDATE tables SET seed = x'0011' WHERE id = :id",
    "other_seed": "UPDATE tables SET seed = zeroblob(32) WHERE id = :id",
    "other_secret": "UPDATE tables SET secret = zeroblob(32) WHERE id = :id",
    "other_nonce": "UPDATE seats SET nonce = zeroblob(32) WHERE table_id = :id AND seat = 0",
    "no_nonce": "UPDATE seats SET nonce = NULL WHERE table_id = :id AND seat = 0",
    "edition_hash": "UPDATE tables SET edition_hash = '0000000000000000' WHERE id = :id",
    "edition_name": "UPDATE tables SET edition_name = 'zzz' WHERE id = :id",
    "no_seed": "UPDATE tables SET seed = NULL WHERE id = :id",
    "to_move": "UPDATE tables SET to_move = 77 WHERE id = :id",
    "rev": "UPDATE tables SET rev = 'many' WHERE id = :id",
    "turn_cap": "UPDATE tables SET turn_cap = -1 WHERE id = :id",
    "game": "UPDATE tables SET game = 'chess' WHERE id = :id",
    "other_game": f"UPDATE tables SET game = '{LARGEST}' WHERE id = :id",
    "edition_lost": "UPDATE tables SET edition = x'00' WHERE id = :id",
    "edition_garbage": "INSERT INTO editions VALUES (x'01', '{'); UPDATE tables SET edition = x'01' WHERE id = :id",
    "edition_other": "INSERT INTO editions VALUES (x'02', '[1]'); UPDATE tables SET edition = x'02' WHERE id = :id",
    "seat_missing": "DELETE FROM seats WHERE table_id = :id AND seat = 0",
    "seats_missing": "DELETE FROM seats WHERE table_id = :id",
    "seat_too_many": "INSERT INTO seats (table_id, seat, level, name, key_hash) SELECT table_id, 9, level, name, key_hash"
                     " FROM seats WHERE table_id = :id AND seat = 0",
    "level": "UPDATE seats SET level = 99 WHERE table_id = :id",
    "nonce": "UPDATE seats SET nonce = x'00' WHERE table_id = :id",
    "entry_missing": "DELETE FROM entries WHERE table_id = :id AND rev = 3",
    "first_missing": "DELETE FROM entries WHERE table_id = :id AND rev = 1",
    "last_missing": "DELETE FROM entries WHERE table_id = :id AND rev = 8",
    "entries_missing": "DELETE FROM entries WHERE table_id = :id",
    "unknown_move": "UPDATE entries SET move = 'no move' WHERE table_id = :id AND rev = 3",
    "empty_move": "UPDATE entries SET move = '' WHERE table_id = :id AND rev = 3",
    "bytes_for_a_move": "UPDATE entries SET move = x'ff00fe' WHERE table_id = :id AND rev = 3",
    "other_seat": "UPDATE entries SET seat = 1 - seat WHERE table_id = :id AND rev = 3",
    "no_seat": "UPDATE entries SET seat = 200 WHERE table_id = :id AND rev = 3",
    "hash": "UPDATE entries SET hash = 'x' WHERE table_id = :id AND rev = 3",
    "undo_too_far": "UPDATE entries SET undo = 50 WHERE table_id = :id AND rev = 3",
    "undo_negative": "UPDATE entries SET undo = -1 WHERE table_id = :id AND rev = 3",
}
# What does no harm to the game.
SOUND = {
    "sound": "SELECT 1",
    "bytes_for_a_name": "UPDATE tables SET name = x'ff00fe' WHERE id = :id",
    "bytes_for_a_person": "UPDATE seats SET name = x'ff00fe' WHERE table_id = :id",
    "sitter_without_seat": "INSERT INTO sitters (table_id, seat, browser) VALUES (:id, 9, 'x')",
}


class DamageTest(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.close)
        table, self.browsers, lives = two_seats(self.server)
        play_on(lives, random.Random(1), 8)
        self.server.end()
        with store_of(self.server) as database:
            for name, damage in {**DAMAGES, **SOUND}.items():
                clone(database, table, [name])
                for statement in damage.split("; "):
                    database.execute(statement, {"id": name})
        self.server.start()

    def test_each_is_frozen_and_the_rest_goes_on(self):
        wait_replayed(self.server)
        for name in DAMAGES:
            with self.subTest(name):
                self.check_frozen(name)
        for name in SOUND:
            with self.subTest(name):
                lives = {seat: browser.live(name) for seat, browser in enumerate(self.browsers)}
                for live in lives.values():
                    live.wait_update()
                self.assertEqual(play_on(lives, random.Random(4), 3), 3)
        lists = self.browsers[0].get("/api/tables")
        self.assertEqual(lists.status, 200)
        self.assertTrue(lists.json["mine"])

    def check_frozen(self, name):
        info = self.browsers[0].get(f"/api/tables/{name}").json["table"]
        self.assertEqual(info["status"], "frozen")
        self.assertEqual(info["why"]["code"], "frozen")
        self.assertIn("reason", info["why"])
        for path in ("record", "edition"):
            self.assertIn(self.browsers[0].get(f"/api/tables/{name}/{path}").status, (200, 409))
        live = self.browsers[0].live(name, seat=0)
        if live.status != 101:
            self.assertIn(live.error, ("frozen", "not_your_seat"))
            return
        live.wait(lambda message: message["type"] == "table")
        self.assertEqual(live.table["status"], "frozen")
        for answer in (live.play("buy", rev=8), live.undo(rev=8)):
            self.assertEqual(answer["error"]["code"], "frozen")

    def test_a_finished_table_without_its_result_is_frozen(self):
        table, browsers, lives = two_seats(self.server)
        play_on(lives, random.Random(2), 5000)
        self.server.end()
        with store_of(self.server) as database:
            clone(database, table, ["whole", "moved", "seedless"])
            database.execute("UPDATE tables SET result = '{]' WHERE id = ?", [table])
            database.execute("UPDATE tables SET result = 'null' WHERE id = 'whole'")
            database.execute("UPDATE entries SET move = 'no move' WHERE table_id = 'moved' AND rev = 3")
            database.execute("UPDATE tables SET seed = NULL WHERE id = 'seedless'")
        self.server.start()
        info = browsers[0].get(f"/api/tables/{table}").json["table"]
        self.assertEqual((info["status"], info["why"]["where"]), ("frozen", "result"))
        for name, where in ((table, "result"), ("whole", "result"), ("moved", "entries[2]"), ("seedless", "seed")):
            live = browsers[0].live(name, seat=0)
            live.wait(lambda message: message["type"] == "table")
            info = browsers[0].get(f"/api/tables/{name}").json["table"]
            for seen in (live.table, info):
                self.assertEqual((seen["status"], seen["why"]["where"]), ("frozen", where))
        with store_of(self.server) as database:
            kept = [status for (status,) in database.execute("SELECT status FROM tables WHERE id IN ('whole', 'moved')")]
        self.assertEqual(kept, [2, 2])  # still finished: it is kept as long as those

    def test_what_is_mended_goes_on(self):
        wait_replayed(self.server)
        self.server.end()
        with store_of(self.server) as database:
            database.execute("UPDATE tables SET variants = '[]' WHERE id = 'variants'")
            database.execute("UPDATE tables SET status = 1 WHERE id = 'status'")
        self.server.start()
        wait_replayed(self.server)
        for name in ("variants", "status"):
            self.assertEqual(self.server.browser().get(f"/api/tables/{name}").json["table"]["status"], "playing")


if __name__ == "__main__":
    unittest.main()
