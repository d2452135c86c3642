"""People talk at a table: players among themselves, onlookers among themselves, and what is said is kept."""

import json
import pathlib
import socket
import sqlite3
import unittest

from client import PATIENCE, ROOT, Browser, Closed, Server, two_seats
from storage import store_of

SCRIPT = '<script>alert("1")</script> <b>x</b> & javascript:alert(1) \'; DROP TABLE messages; -- http://example.org'
TEXTS = ROOT / "web/src/pages/table/chat/texts/en.json"


class Elsewhere:
    """The server as it is reached from another address of this machine."""

    def __init__(self, server, address):
        self.port, self.lives, self.address = server.port, server.lives, address

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (self.address, 0))


def say(live, text=None, **fields):
    return live.ask({"type": "say", **({} if text is None else {"text": text}), **fields})


def heard(live):
    """What the page has been told, by number, as far as it has read."""
    all_told = (json.loads(text) for text in live.seen)
    return {said["number"]: said for told in all_told if told["type"] == "chat" for said in told["messages"]}


def words(live):
    live.ask({"type": "ping"})  # what was sent before has come when this is answered
    return [said.get("text", said.get("phrase")) for _, said in sorted(heard(live).items())]


class ChatTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def refused(self, answer, code, reason=None):
        self.assertEqual((answer["type"], answer["error"]["code"]), ("error", code), answer)
        if reason:
            self.assertEqual(answer["error"]["reason"], reason)

    def said(self, answer):
        self.assertEqual(answer["type"], "done", answer)
        return answer["number"]

    def onlooker(self, table, server=None, address="127.0.0.1"):
        browser = Browser(Elsewhere(server or self.server, address))
        browser.get(f"/api/tables/{table}")
        return browser.live(table)

    def test_players_hear_each_other_and_whoever_comes_later_reads_it(self):
        table, (ann, _), lives = two_seats(self.server)
        self.assertNotIn("chat", [json.loads(text)["type"] for text in lives[0].seen])  # where nothing was said nothing is sent
        self.assertEqual(self.said(say(lives[0], "Hello Bo")), 1)
        self.assertEqual(self.said(say(lives[1], phrase="well_played")), 2)
        self.assertEqual(words(lives[0]), ["Hello Bo", "well_played"])
        first, second = heard(lives[0]).values()
        self.assertEqual((first["seat"], first["name"], first["onlooker"]), (0, "Ann", None))
        self.assertNotIn("phrase", first)
        self.assertEqual((second["seat"], second["name"]), (1, "Bo"))
        self.assertNotIn("text", second)
        self.assertGreaterEqual(second["at"], first["at"])
        again = ann.live(table)
        self.assertEqual(words(again), ["Hello Bo", "well_played"])
        self.said(say(lives[0], "Are you still there?"))
        words(again)
        told = [one for one in map(json.loads, again.seen) if one["type"] == "chat"]
        self.assertEqual([(len(one["messages"]), one["before"]) for one in told], [(2, True), (1, False)])

    def test_every_phrase_of_the_pages_may_be_said(self):
        _, _, lives = two_seats(self.server)
        phrases = [*json.loads(TEXTS.read_text())["phrases"]]
        for phrase in phrases:
            self.said(say(lives[0], phrase=phrase))
        self.assertEqual(words(lives[1]), phrases)
        self.refused(say(lives[1], phrase="die"), "bad_field", "choice")

    def test_onlookers_hear_all_and_players_hear_them_after_the_game(self):
        table, _, lives = two_seats(self.server)
        watch, other = self.onlooker(table), self.onlooker(table)
        self.said(say(lives[0], "we play"))
        self.said(say(watch, "we watch", name="Cleo"))
        self.said(say(other, "I, too"))
        self.assertEqual(words(watch), ["we play", "we watch", "I, too"])
        self.assertEqual(words(lives[0]), ["we play"])
        _, mine, others = heard(other).values()
        self.assertEqual((mine["seat"], mine["name"], others["name"]), (None, "Cleo", None))
        self.assertNotEqual(mine["onlooker"], others["onlooker"])
        self.assertRegex(mine["onlooker"], "^[0-9a-f]{16}$")
        self.assertEqual(lives[1].ask({"type": "resign"})["type"], "done")
        self.assertEqual(words(lives[0]), ["we play", "we watch", "I, too"])
        self.said(say(watch, "well done"))
        self.said(say(lives[1], "thanks"))
        for live in (lives[0], other):
            self.assertEqual(words(live)[3:], ["well done", "thanks"])

    def test_a_player_says_nothing_under_another_name(self):
        _, _, lives = two_seats(self.server)
        self.said(say(lives[0], "It is me", name="Bo"))
        words(lives[1])
        self.assertEqual(heard(lives[1])[1]["name"], "Ann")

    def test_people_who_wait_talk_and_so_does_who_has_given_up(self):
        ann, bo = self.server.browser(), self.server.browser()
        made, keys = ann.open_table("me", "friend", "friend")
        table = made["table"]
        ann.sit(table, 0, name="Ann")
        bo.sit(table, 1, key=keys[1], name="Bo")
        lives = [ann.live(table), bo.live(table)]
        self.said(say(lives[0], "Who else comes?"))
        self.assertEqual(words(lives[1]), ["Who else comes?"])
        late = self.server.browser()
        late.sit(table, 2, key=keys[2], name="Cleo")
        lives.append(late.live(table))
        lives[2].wait_update()
        self.assertEqual(words(lives[2]), ["Who else comes?"])
        self.assertEqual(lives[1].ask({"type": "resign"})["type"], "done")
        self.said(say(lives[1], "I look on"))
        self.assertEqual(words(lives[2]), ["Who else comes?", "I look on"])

    def test_what_was_typed_comes_back_as_it_was(self):
        _, _, lives = two_seats(self.server)
        for text in (SCRIPT, "  spaced  ", "日本語 Ünï 👩‍👩‍👧", "\\u0000 %s {0} ${x}", "😀" * 300):
            self.said(say(lives[0], text))
            words(lives[1])
            self.assertEqual(max(heard(lives[1]).items())[1]["text"], text)

    def test_hostile_words_are_refused(self):
        _, _, lives = two_seats(self.server)
        live = lives[0]
        for fields, code, reason in (
            ({"text": ""}, "bad_field", "text_empty"),
            ({"text": "   "}, "bad_field", "text_blank"),
            ({"text": "a\nb"}, "bad_field", "text_control"),
            ({"text": "a\u0000b"}, "bad_field", "text_control"),
            ({"text": "\u202eevil"}, "bad_field", "text_control"),
            ({"text": "\u2066x"}, "bad_field", "text_control"),
            ({"text": "x" * 301}, "bad_field", "server.talk_long"),
            ({"text": "😀" * 301}, "bad_field", "text_longer"),
            ({"text": "a" + "\u0301" * 1000}, "bad_field", "text_longer"),
            ({"text": "x" * 60000}, "bad_field", "text_longer"),
            ({"text": 7}, "bad_field", "text"),
            ({"text": None}, "bad_field", "text"),
            ({"text": ["x"]}, "bad_field", "text"),
            ({}, "missing_field", None),
            ({"text": "x", "phrase": "hello"}, "unknown_field", None),
            ({"phrase": None}, "bad_field", "choice"),
            ({"text": "x", "seat": 1}, "unknown_field", None),
            ({"text": "x", "name": "x" * 31}, "bad_field", "server.name_long"),
            ({"text": "x", "name": "\u202e"}, "bad_field", "text_control"),
            ({"text": "x", "id": ""}, "bad_field", "text_empty"),
            ({"text": "x", "id": "x" * 65}, "bad_field", "text_longer"),
        ):
            with self.subTest(str(fields)[:60]):
                message = {"type": "say", "id": "wish", **fields}
                live.send(message)
                answer = live.wait(lambda m: m["type"] in ("done", "error"))
                self.refused(answer, code, reason)
        live.send('{"type": "say", "id": "x", "text": "')
        self.refused(live.wait(lambda m: m["type"] == "error"), "bad_json")
        self.assertEqual(words(lives[1]), [])
        self.said(say(live, "still here"))

    def test_a_message_that_is_too_large_ends_only_its_connection(self):
        table, (ann, _), lives = two_seats(self.server)
        with self.assertRaises(Closed) as closed:
            say(lives[0], "x" * 70000)
        self.assertEqual(closed.exception.code, 1009)
        self.said(say(ann.live(table), "back"))
        self.assertEqual(words(lives[1]), ["back"])

    def test_the_same_is_not_said_twice(self):
        table, (ann, _), lives = two_seats(self.server)
        number = self.said(say(lives[0], "once", id="same"))
        self.assertEqual(self.said(say(lives[0], "once", id="same")), number)
        self.assertEqual(self.said(say(ann.live(table), "otherwise", id="same")), number)
        # Another's wish of that name is another wish.
        self.assertEqual(self.said(say(lives[1], "twice", id="same")), number + 1)
        self.assertEqual(words(lives[1]), ["once", "twice"])

    def test_a_flood_is_stopped_and_holds_nobody_up(self):
        table, _, lives = two_seats(self.server)
        for number in range(10):
            self.said(say(lives[0], f"flood {number}"))
        answer = say(lives[0], "too much")
        self.refused(answer, "too_much_talk", "server.talk_fast")
        self.assertIn(answer["error"]["values"]["seconds"], range(1, 31))
        self.said(say(lives[1], "I may"))
        watch, quiet = self.onlooker(table), self.onlooker(table, address="127.0.0.2")
        for number in range(10):
            self.said(say(watch, f"watch {number}"))
        self.refused(say(watch, "too much"), "too_much_talk", "server.talk_fast")
        self.said(say(quiet, "I may"))
        mover = lives[lives[0].update["to_move"]]
        self.assertEqual(mover.play(mover.legal()[0])["type"], "done")

    def test_many_browsers_of_one_address_are_one_flood(self):
        table, _, lives = two_seats(self.server)
        self.said(say(self.onlooker(table, address="127.0.0.2"), "quiet"))
        for number in range(10):
            self.said(say(self.onlooker(table), f"flood {number}"))
        answer = say(self.onlooker(table), "too much")
        self.refused(answer, "too_much_talk", "server.talk_fast_here")
        self.assertIn(answer["error"]["values"]["seconds"], range(1, 31))
        self.said(say(self.onlooker(table, address="127.0.0.2"), "I may"))
        self.said(say(lives[0], "I, too"))
        self.said(say(self.onlooker(two_seats(self.server)[0]), "at another table, too"))

    def test_who_floods_crowds_out_nobody_else(self):
        table, _, _ = two_seats(self.server)
        self.said(say(self.onlooker(table, address="127.0.1.1"), "quiet"))
        for house in range(2, 13):
            live = self.onlooker(table, address=f"127.0.1.{house}")
            for number in range(10):
                self.said(say(live, f"flood {house} {number}"))
        told = words(self.onlooker(table))
        self.assertEqual((len(told), told[0], told[-1]), (100, "quiet", "flood 12 9"))

    def test_a_hundred_messages_are_kept_of_each(self):
        server = Server()
        self.addCleanup(server.close)
        table, (ann, _), _ = two_seats(server)
        self.said(say(self.onlooker(table, server), "from outside"))
        server.kill()
        with store_of(server) as database:
            for number in range(2, 102):
                database.execute("INSERT INTO messages VALUES (?,?,0,'','Ann','',?,?,1)", (table, number, f"old {number}", f"id {number}"))
        server.start()
        watch = self.onlooker(table, server)
        self.assertEqual(len(words(watch)), 101)
        self.said(say(watch, "more"))  # onlookers crowd out no player
        self.assertEqual(self.said(say(ann.live(table), "new")), 103)
        server.kill()
        server.start()
        told = words(self.onlooker(table, server))
        self.assertEqual((len(told), told[0], told[1], told[-2:]), (102, "from outside", "old 3", ["more", "new"]))

    def test_what_was_acknowledged_outlives_a_crash_and_goes_with_its_table(self):
        server = Server()
        self.addCleanup(server.close)
        table, (ann, _), lives = two_seats(server)
        for number in range(5):
            self.said(say(lives[0], f"word {number}", id=f"id {number}"))
        server.kill()
        server.start()
        live = ann.live(table)
        self.assertEqual(words(live), [f"word {number}" for number in range(5)])
        self.assertEqual(self.said(say(live, "word 4", id="id 4")), 5)  # sent again, since the answer was lost
        self.assertEqual(len(words(live)), 5)

    def test_a_server_without_talk(self):
        server = Server("--no-chat")
        self.addCleanup(server.close)
        _, _, lives = two_seats(server)
        self.assertIs(lives[0].table["options"]["chat"], False)
        self.refused(say(lives[0], "hello"), "no_talk", "server.talk_off")

    def test_a_server_that_forbids_it_later_tells_nothing_of_before(self):
        server = Server()
        self.addCleanup(server.close)
        table, (ann, _), lives = two_seats(server)
        self.said(say(lives[0], "hello"))
        server.end()
        server.options.append("--no-chat")
        server.start()
        live = ann.live(table)
        self.assertEqual(words(live), [])
        server.end()
        server.options.remove("--no-chat")
        server.start()
        self.assertEqual(words(ann.live(table)), ["hello"])

    def test_a_table_without_talk(self):
        table, (ann, _), lives = two_seats(self.server, options={"chat": False})
        self.assertIs(lives[0].table["options"]["chat"], False)
        self.refused(say(lives[0], "hello"), "no_talk")
        self.refused(say(self.onlooker(table), "hello"), "no_talk")
        self.assertEqual(lives[1].ask({"type": "resign"})["type"], "done")
        other = ann.post(f"/api/tables/{table}/rematch", {}).json["table"]
        self.assertIs(ann.get(f"/api/tables/{other}").json["table"]["options"]["chat"], False)
        listed = {one["table"]: one for one in ann.get("/api/tables").json["mine"]}
        self.assertIs(listed[table]["options"]["chat"], False)
        loud, _, lives = two_seats(self.server, options={"chat": True})
        self.assertIs(lives[0].table["options"]["chat"], True)
        answer = ann.post("/api/tables", {"game": "osaka", "players": 2, "seats": [{"kind": "friend"}] * 2, "options": {"chat": "no"}})
        self.assertEqual((answer.status, answer.json["error"]["where"]), (400, "options.chat"))

    def test_who_has_no_cookie_listens_and_who_has_lost_the_seat_is_silent(self):
        table, (ann, _), lives = two_seats(self.server)
        nobody = self.server.browser().live(table)
        self.refused(say(nobody, "hello"), "no_talk", "server.talk_cookie")
        self.said(say(lives[0], "hello"))
        self.assertEqual(words(nobody), ["hello"])
        link = ann.post(f"/api/tables/{table}/seats/1/link", {}).json["link"]
        self.assertEqual(self.server.browser().sit(table, 1, key=link["key"], name="Cleo").status, 200)
        with self.assertRaises(Closed):
            while True:
                say(lives[1], "I am Bo")

    def test_a_table_of_an_older_store_lets_people_talk(self):
        server = Server()
        self.addCleanup(server.close)
        server.end()
        store = pathlib.Path(server.folder) / "tables.sqlite"
        store.unlink()
        for rest in pathlib.Path(server.folder).glob("tables.sqlite-*"):
            rest.unlink()
        old = sqlite3.connect(store)
        old.executescript(pathlib.Path(__file__).with_name("stores").joinpath("version_9.sql").read_text())
        old.close()
        server.start()
        watch = self.onlooker("old", server)
        self.assertIs(watch.next()["table"]["options"]["chat"], True)
        self.said(say(watch, "still open"))
        self.assertEqual(words(self.onlooker("old", server)), ["still open"])


if __name__ == "__main__":
    unittest.main()
