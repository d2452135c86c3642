"""What people open takes up a bounded room: an edition of a table, and the store as a whole."""

import json
import random
import unittest

from client import LARGEST, ROOT, Server, play_on, two_seats
from storage import clone, health, store_of


def edition_of(game):
    return json.loads((ROOT / "editions" / f"{game}.json").read_text())


def names_of(node):
    """Every name and text, by language."""
    if isinstance(node, list):
        for item in node:
            yield from names_of(item)
    elif isinstance(node, dict):
        for key, member in node.items():
            if key in ("name", "text") and isinstance(member, dict):
                yield member
            else:
                yield from names_of(member)


class EditionTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--tables-per-hour", "1000")
        cls.addClassCleanup(cls.server.close)
        cls.ann = cls.server.browser()

    def open(self, game, edition):
        seats = [{"kind": "me"}, {"kind": "friend"}]
        return self.ann.post("/api/tables", {"game": game, "players": 2, "seats": seats, "edition": edition})

    def refused(self, game, edition, reason):
        answer = self.open(game, edition)
        error = answer.json["error"]
        self.assertEqual((answer.status, error["code"], error["reason"], error["where"]), (413, "edition_too_large", reason, "edition"))

    def test_an_own_edition_in_some_languages_is_welcome(self):
        for game in sorted(path.stem for path in (ROOT / "editions").glob("*.json")):
            edition = edition_of(game)
            for words in names_of(edition):
                words.update({language: words["fr"] for language in ("de", "es", "it", "ja")})
            self.assertEqual(self.open(game, edition).status, 201, game)

    def test_an_edition_padded_with_languages_is_refused(self):
        edition = edition_of("osaka")
        first = next(names_of(edition))
        first.update({f"x{a}": "x" for a in "abcde"})
        self.refused("osaka", edition, "server.edition_languages")

    def test_an_edition_padded_with_words_is_refused(self):
        edition = edition_of("osaka")
        each = 60_000 // (6 * len([*names_of(edition)]))
        for words in names_of(edition):
            for language in ("en", "fr", "de", "es", "it", "ja"):
                words[language] = "x" * each
        self.refused("osaka", edition, "server.edition_words")

    def test_an_edition_padded_with_rows_is_refused(self):
        edition = edition_of(LARGEST)
        edition["provenance"].update({f"{table}.x{i}": {"status": "house", "note": "x"} for table in [*edition["provenance"]] for i in range(60)})
        self.refused(LARGEST, edition, "server.edition_large")


class StoreTest(unittest.TestCase):
    def setUp(self):
        self.server = Server("--store-megabytes", "1", log="warn")
        self.addCleanup(self.server.close)
        self.table, (self.ann, _), self.lives = two_seats(self.server)

    def opens(self):
        return self.ann.post("/api/tables", {"game": "osaka", "players": 2, "seats": [{"kind": "me"}, {"kind": "friend"}]})

    def test_a_full_store_takes_no_new_tables_and_the_others_go_on(self):
        self.assertEqual(self.opens().status, 201)
        before = health(self.server)["store"]
        self.assertEqual((before["full"], before["most"]), (False, 2**20))
        self.assertGreater(before["bytes"], 0)
        play_on(self.lives, random.Random(1), 20)
        with store_of(self.server) as database:
            clone(database, self.table, [f"copy{i}" for i in range(600)])
        full = health(self.server)
        self.assertTrue(full["ok"] and full["store"]["full"])
        self.assertGreater(full["store"]["bytes"], 2**20)
        for _ in range(2):
            refused = self.opens()
            self.assertEqual((refused.status, refused.code), (507, "store_full"))
            self.assertEqual(refused.json["error"]["message"], "This server has no room for new tables; games under way go on.")
        self.assertEqual(play_on(self.lives, random.Random(2), 10), 10)
        # Room that removed tables leave counts as room.
        with store_of(self.server) as database:
            for part, key in (("entries", "table_id"), ("sitters", "table_id"), ("seats", "table_id"), ("tables", "id")):
                database.execute(f"DELETE FROM {part} WHERE {key} LIKE 'copy%'")
        self.assertFalse(health(self.server)["store"]["full"])
        self.assertEqual(self.opens().status, 201)
        self.server.end()
        self.assertEqual(self.server.log.count(b"no table is opened any more"), 1)


if __name__ == "__main__":
    unittest.main()
