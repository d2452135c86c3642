"""What one seat, one owner or many eyes can do to others: nothing much."""

import time
import unittest

from client import LARGEST, Server, catch_up, two_seats


def turn_of(lives):
    live = lives[lives[0].update["to_move"]]
    catch_up(live, lives[0].update["rev"])
    return live


class UndoTest(unittest.TestCase):
    def test_nobody_ends_a_table_by_taking_back(self):
        server = Server()
        self.addCleanup(server.close)
        _, _, lives = two_seats(server)
        while True:
            mover = turn_of(lives)
            mover.play(mover.legal()[0])
            catch_up(lives[0], mover.update["rev"])
            if mover.update["can_undo"] > 0:
                break
        for _ in range(500):
            if mover.update["can_undo"] == 0:
                break
            self.assertEqual(mover.undo()["type"], "done")
            self.assertEqual(mover.play(mover.legal()[0])["type"], "done")
        self.assertEqual(mover.update["can_undo"], 0)
        self.assertEqual(mover.undo()["error"]["code"], "too_many_undos")
        self.assertLess(mover.update["rev"], 500)
        catch_up(lives[0], mover.update["rev"])
        other = turn_of(lives)
        self.assertEqual(other.play(other.legal()[0])["type"], "done")

    def test_a_table_that_becomes_too_long_is_closed_and_says_so(self):
        server = Server("--moves-per-table", "8", log=True)
        self.addCleanup(server.close)
        ann = server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        live.wait_update()
        while live.table["status"] == "playing":
            if live.legal():
                live.play(live.legal()[0])
            else:
                live.next()
        for _ in range(2):
            info = ann.get(f"/api/tables/{made['table']}").json["table"]
            self.assertEqual((info["status"], info["why"]["reason"], info["n"]), ("frozen", "server.too_long", 8))
            again = ann.live(made["table"])
            again.wait_update()
            self.assertEqual(again.play("buy")["error"]["code"], "frozen")
            server.end()
            server.start()
        server.end()
        self.assertNotIn(b"error", server.log)  # no bot goes on trying


class FairnessTest(unittest.TestCase):
    def test_a_quick_bot_does_not_wait_for_many_slow_ones(self):
        server = Server("--bot-threads", "1")
        self.addCleanup(server.close)
        many = server.browser()
        for _ in range(20):
            many.open_table(5, 5, 5, 5, game=LARGEST)
        ann = server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        live.wait_update()
        moves, began = 0, time.monotonic()
        while moves < 6:
            if live.legal():
                live.play(live.legal()[0])
                moves += 1
            else:
                live.next()
        # Each of its moves waits for one thought of another at most, not for twenty.
        self.assertLess(time.monotonic() - began, 20)

    def test_many_eyes_cost_nothing_when_players_come_and_go(self):
        server = Server()
        self.addCleanup(server.close)
        ann = server.browser()
        made, _ = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        eyes = [server.browser().live(made["table"]) for _ in range(100)]
        for live in eyes:
            live.next()
        for _ in range(30):
            live = ann.live(made["table"])
            live.next()
            live.close()
        stays = ann.live(made["table"])
        stays.next()
        told = 0
        for live in eyes:  # all hear the end of it, and few words of what was between
            while not (live.table and live.table["seats"][0]["here"]):
                live.next()
            told += len(live.seen) - 1
        self.assertLess(told, 100 * 8)


class StoryTest(unittest.TestCase):
    def test_the_whole_story_is_told_as_it_was(self):
        server = Server()
        self.addCleanup(server.close)
        table, (ann, _), lives = two_seats(server)
        first = server.browser().live(table, **{"from": -1})
        told = first.wait_update()["entries"]
        for _ in range(12):
            mover = turn_of(lives)
            self.assertEqual(mover.play(mover.legal()[0])["type"], "done")
            catch_up(lives[0], mover.update["rev"])
            told += first.wait_update()["entries"]
        self.assertEqual(server.browser().live(table, **{"from": -1}).wait_update()["entries"], told)
        self.assertEqual(ann.live(table, **{"from": 7}).wait_update()["entries"], told[8:])
        server.kill()
        server.start()
        self.assertEqual(server.browser().live(table, **{"from": -1}).wait_update()["entries"], told)


if __name__ == "__main__":
    unittest.main()
