"""Tables played over real connections, from opening to the verified record."""

import hashlib
import json
import random
import unittest

from client import Server, catch_up, play_on, two_seats, verify


class GameTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def test_a_whole_game_of_two_is_verified(self):
        table, (ann, _), lives = two_seats(self.server)
        moves = play_on(lives, random.Random(1))
        self.assertGreater(moves, 20)
        catch_up(lives[1], lives[0].update["rev"])
        for live in lives.values():
            self.assertIsNotNone(live.update["result"])
            self.assertIsNone(live.update["legal"])
            self.assertEqual(live.table["status"], "over")
        record = ann.get(f"/api/tables/{table}/record").json
        self.assertEqual(len(record["moves"]), moves)
        status, words = verify(record)
        self.assertEqual(status, 0, words)
        # The check is worth something: any change is found.
        record["moves"][3]["seat"] = 1 - record["moves"][3]["seat"]
        self.assertNotEqual(verify(record)[0], 0)

    def test_the_shuffle_is_fair(self):
        ann, bo = self.server.browser(), self.server.browser()
        made, keys = ann.open_table("me", 1, "friend", options={"turn_cap": 1})
        nonces = ["ab" * 32, None, "cd" * 32]
        ann.sit(made["table"], 0, nonce=nonces[0])
        bo.sit(made["table"], 2, key=keys[2], nonce=nonces[2])
        lives = {0: ann.live(made["table"]), 2: bo.live(made["table"])}
        for live in lives.values():
            live.wait_update()
        rng = random.Random(2)
        while lives[0].update["to_move"] is not None:
            if lives[0].update["to_move"] == 1:
                lives[0].next()
            else:
                play_on(lives, rng, 1)
        record = ann.get(f"/api/tables/{made['table']}/record").json
        fair = record["fair"]
        digest = lambda *parts: hashlib.sha256(b"".join(parts)).hexdigest()
        secret, commitment = bytes.fromhex(fair["secret"]), bytes.fromhex(made["commitment"])
        self.assertEqual(digest(secret), made["commitment"])
        self.assertEqual(fair["commitment"], made["commitment"])
        nonces[1] = digest(commitment, bytes([1]))
        self.assertEqual(fair["nonces"], nonces)
        self.assertEqual(record["seed"], digest(secret, *map(bytes.fromhex, nonces)))
        self.assertEqual(verify(record)[0], 0)

    def test_two_tables_at_once_do_not_meet(self):
        first, _, lives_a = two_seats(self.server)
        second, _, lives_b = two_seats(self.server)
        rng = random.Random(3)
        for _ in range(15):
            play_on(lives_a, rng, 1)
            play_on(lives_b, rng, 2)
        browser = self.server.browser()
        self.assertEqual(browser.get(f"/api/tables/{first}").json["table"]["rev"], 15)
        self.assertEqual(browser.get(f"/api/tables/{second}").json["table"]["rev"], 30)

    def test_a_page_comes_back_with_what_it_has(self):
        table, (_, bo), lives = two_seats(self.server)
        play_on(lives, random.Random(4), 12)
        lives[1].close()
        play_on({0: lives[0], 1: (back := bo.live(table, **{"from": 5}))}, random.Random(5), 0)
        update = back.wait_update()
        self.assertEqual((update["from"], update["rev"]), (5, 12))
        self.assertEqual([e["rev"] for e in update["entries"]], list(range(6, 13)))
        self.assertEqual(update["state"], lives[0].update["state"])
        whole = bo.live(table, **{"from": -1}).wait_update()
        self.assertEqual([e["rev"] for e in whole["entries"]], list(range(13)))
        self.assertEqual(whole["entries"][6:][:7][0]["events"], update["entries"][0]["events"])
        self.assertTrue(whole["entries"][0]["events"])
        newest = bo.live(table).wait_update()
        self.assertEqual((newest["from"], newest["rev"], newest["entries"]), (12, 12, []))
        ahead = bo.live(table, **{"from": 99}).wait_update()
        self.assertEqual((ahead["from"], ahead["entries"]), (12, []))

    def test_events_come_with_the_move_as_they_do_later(self):
        table, (ann, _), lives = two_seats(self.server)
        told = []
        rng = random.Random(6)
        for _ in range(20):
            play_on(lives, rng, 1)
            told += lives[0].update["entries"]
        later = ann.live(table, **{"from": 0}).wait_update()["entries"]
        self.assertEqual(told, later)

    def test_undo_goes_back_to_the_last_reveal_or_the_other_seat(self):
        table, (ann, _), lives = two_seats(self.server)
        rng = random.Random(7)
        while True:
            seat = lives[0].update["to_move"]
            if any(move.startswith("take") for move in lives[seat].legal()):
                break
            play_on(lives, rng, 1)
            catch_up(lives[1], lives[0].update["rev"])
        mover, other = lives[seat], lives[1 - seat]
        before = mover.update
        taken = next(move for move in mover.legal() if move.startswith("take"))
        self.assertEqual(mover.play(taken)["type"], "done")
        self.assertEqual(mover.update["can_undo"], 1)
        catch_up(other, mover.update["rev"])
        self.assertEqual(other.update["can_undo"], 0)
        self.assertEqual(other.undo()["error"]["code"], "cannot_undo")
        self.assertEqual(mover.undo(moves=2)["error"]["code"], "cannot_undo")
        done = mover.undo()
        self.assertEqual((done["rev"], done["n"]), (before["rev"] + 2, before["n"]))
        self.assertEqual(mover.update["state"], before["state"])
        self.assertEqual(mover.update["entries"][0]["undo"], 1)
        # Once the other has chosen, it stands.
        self.assertEqual(mover.play(taken)["type"], "done")
        catch_up(other, mover.update["rev"])
        self.assertEqual(other.play(other.legal()[0])["type"], "done")
        catch_up(mover, other.update["rev"])
        self.assertEqual(mover.undo()["error"]["code"], "cannot_undo")
        play_on(lives, rng)
        record = ann.get(f"/api/tables/{table}/record").json
        self.assertEqual(sum("undo" in entry for entry in record["moves"]), 1)
        status, words = verify(record)
        self.assertEqual(status, 0, words)


class WishTest(unittest.TestCase):
    """Moves that come twice, too late, from the wrong seat, or against the rules."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server()
        cls.addClassCleanup(cls.server.close)

    def setUp(self):
        self.table, self.browsers, self.lives = two_seats(self.server)
        play_on(self.lives, random.Random(8), 6)
        catch_up(self.lives[1], 6)
        self.mover = self.lives[self.lives[0].update["to_move"]]
        self.other = self.lives[1 - self.lives[0].update["to_move"]]

    def rev(self):
        return self.server.browser().get(f"/api/tables/{self.table}").json["table"]["rev"]

    def test_the_same_id_counts_once(self):
        move = self.mover.legal()[0]
        first = self.mover.play(move, rev=6, id="twice")
        self.assertEqual(first["type"], "done")
        self.assertEqual(self.mover.play(move, rev=6, id="twice"), first)
        rev = self.rev()
        self.assertEqual(rev, 7)
        # Also by another connection, and when the table has moved on.
        seat = self.lives[0] is not self.mover
        again = self.browsers[seat].live(self.table)
        again.wait_update()
        self.assertEqual(again.play(move, rev=6, id="twice"), first)
        self.assertEqual(self.rev(), rev)
        # Another seat's id is another wish.
        self.assertEqual(self.other.play("token red", rev=6, id="twice")["error"]["code"], "stale")

    def test_a_wish_from_the_past_is_stale(self):
        self.assertEqual(self.mover.play(self.mover.legal()[0], rev=5)["error"]["code"], "stale")
        answer = self.mover.undo(rev=5)
        self.assertEqual((answer["error"]["code"], answer["rev"]), ("stale", 6))
        self.assertEqual(self.rev(), 6)

    def test_only_the_seat_to_move_moves(self):
        self.assertEqual(self.other.play(self.mover.legal()[0])["error"]["code"], "not_your_turn")
        spectator = self.server.browser().live(self.table)
        spectator.wait_update()
        self.assertEqual(spectator.play(self.mover.legal()[0])["error"]["code"], "not_your_seat")
        self.assertIsNone(spectator.update["legal"])

    def test_what_the_rules_forbid_is_refused_whole(self):
        for text, code in (("take red9", "bad_move"), ("take red5 other", "illegal_move"), ("", "bad_move")):
            answer = self.mover.play(text)
            self.assertEqual((answer["type"], answer["error"]["code"]), ("error", code), text)
        legal = self.mover.legal()[0]
        answer = self.mover.play(legal, "take red5 other", "nonsense")
        self.assertEqual(answer["type"], "error")
        self.assertEqual(answer["error"]["where"], "moves[1]")
        self.assertEqual(self.rev(), 6)

    def test_broken_messages_are_answered(self):
        for message, code in (
            ("{", "bad_json"),
            ("[]", "bad_field"),
            ("7", "bad_field"),
            ({"type": "dance", "id": "x"}, "bad_field"),
            ({"type": "play", "rev": 6, "moves": ["buy"]}, "missing_field"),
            ({"type": "play", "id": 7, "rev": 6, "moves": ["buy"]}, "bad_field"),
            ({"type": "play", "id": "", "rev": 6, "moves": ["buy"]}, "bad_field"),
            ({"type": "play", "id": "x" * 65, "rev": 6, "moves": ["buy"]}, "bad_field"),
            ({"type": "play", "id": "a", "moves": ["buy"]}, "missing_field"),
            ({"type": "play", "id": "a", "rev": "6", "moves": ["buy"]}, "bad_field"),
            ({"type": "play", "id": "a", "rev": 6, "moves": []}, "bad_field"),
            ({"type": "play", "id": "a", "rev": 6, "moves": ["buy"] * 65}, "bad_field"),
            ({"type": "play", "id": "a", "rev": 6, "moves": [7]}, "bad_field"),
            ({"type": "play", "id": "a", "rev": 6, "move": "buy"}, "unknown_field"),
            ({"type": "undo", "id": "a", "rev": 6, "moves": 0}, "bad_field"),
            ({"type": "undo", "id": "a", "rev": -1}, "bad_field"),
        ):
            self.mover.send(message)
            answer = self.mover.wait(lambda m: m["type"] == "error")
            self.assertEqual(answer["error"]["code"], code, message)
            self.assertRegex(answer["error"]["message"], r"[.?]$")
        self.assertEqual(self.mover.ask({"type": "ping"})["rev"], 6)

    def come_to_a_choice_of_payment(self):
        """Plays until a purchase can be paid in several ways, and leaves it unbought."""
        rng = random.Random(9)
        while True:
            rev = self.lives[0].update["rev"]
            catch_up(self.lives[1], rev)
            if self.lives[0].update["to_move"] is None:
                self.skipTest("no purchase of this game left a choice")
            self.mover = self.lives[self.lives[0].update["to_move"]]
            if "buy" not in self.mover.legal():
                play_on(self.lives, rng, 1)
                continue
            self.mover.play("buy")
            payments = [move for move in self.mover.legal() if move.startswith("pay ")]
            if payments:
                self.mover.undo()
                return payments[0]
            catch_up(self.lives[0], self.mover.update["rev"])

    def test_several_moves_in_one_message(self):
        payment = self.come_to_a_choice_of_payment()
        before = self.mover.update
        rev = self.mover.update["rev"]
        answer = self.mover.play("buy", payment, id="both")
        self.assertEqual((answer["rev"], answer["n"]), (rev + 2, before["n"] + 2))
        self.assertEqual([e["move"] for e in self.mover.update["entries"]], ["buy", payment])


class HiddenTest(unittest.TestCase):
    def test_nothing_hidden_is_told_before_the_end(self):
        server = Server()
        self.addCleanup(server.close)
        table, (ann, bo), lives = two_seats(server, options={"turn_cap": 30})
        watch = server.browser().live(table, **{"from": -1})
        watch.wait_update()
        rng = random.Random(10)
        said = []
        while lives[0].update["to_move"] is not None:
            play_on(lives, rng, 5)
            if lives[0].update["to_move"] is not None:
                paths = (f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/tables")
                said += [b.get(path).bytes.decode() for b in (ann, bo) for path in paths]
                (late := bo.live(table, **{"from": -1})).wait_update()
                said += late.seen
        catch_up(lives[1], lives[0].update["rev"])
        catch_up(watch, lives[0].update["rev"])
        record = ann.get(f"/api/tables/{table}/record").json
        seed, secret = record["seed"], record["fair"]["secret"]
        self.assertTrue(seed and secret)
        for live in (*lives.values(), watch):
            self.assertGreater(len(live.seen), 30)
            said += live.seen
        for text in said:
            self.assertNotIn(seed, text)
            self.assertNotIn(secret, text)
            self.check_state(json.loads(text))

    def check_state(self, message):
        if message.get("type") == "update":
            state = message["state"]
            self.assertIsInstance(state["draw"], int)
            self.assertIsNone(state["random"])
            self.assertIsNone(state["blind"])
            self.assertNotIn("hash", message)
        if message.get("kaisho") == "record":
            self.assertIsNone(message["seed"])
            self.assertIsNone(message["fair"].get("secret"))
            self.assertIsNone(message["hash"])


if __name__ == "__main__":
    unittest.main()
