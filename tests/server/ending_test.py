"""Players give up, or agree to end a game before its rules end it."""

import random
import unittest

from client import LARGEST, PATIENCE, Server, catch_up, play_on, two_seats, verify
from storage import store_of, wait_until

SHORT = ("--absence-seconds", "1")


def until(live, wanted):
    """Reads on until what the page was told last is as wanted: its update and its table."""
    while not wanted(live):
        live.next()


class EndingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(*SHORT)
        cls.addClassCleanup(cls.server.close)

    def info(self, table, server=None):
        return (server or self.server).browser().get(f"/api/tables/{table}").json["table"]

    def steps(self, table, server=None):
        return [(step["seat"], step["what"]) for step in self.info(table, server)["ending"]["steps"]]

    def done(self, answer):
        self.assertEqual(answer["type"], "done", answer)

    def refused(self, answer, code):
        self.assertEqual((answer["type"], answer["error"]["code"]), ("error", code), answer)

    def play(self, lives, moves):
        """So many moves, by whoever is to move."""
        play_on(lives, random.Random(3), moves)

    def three_seats(self, *more, moves=12):
        """A running table of three people, where all have had a turn: its id, and the lives by seat."""
        people = [self.server.browser() for _ in range(3)]
        made, keys = people[0].open_table("me", "friend", "friend", *more)
        table = made["table"]
        for seat, browser in enumerate(people):
            self.assertEqual(browser.sit(table, seat, key=keys.get(seat)).status, 200)
        lives = {seat: browser.live(table) for seat, browser in enumerate(people)}
        for live in lives.values():
            live.wait_update()
        self.play(lives, moves)
        return table, lives

    def record(self, table):
        record = self.server.browser().get(f"/api/tables/{table}/record").json
        return record, verify(record)

    def test_who_gives_up_a_game_of_two_has_lost_it(self):
        table, _, lives = two_seats(self.server)
        self.play(lives, 9)
        self.done(lives[1].ask({"type": "resign", "id": "r"}))
        for live in lives.values():
            until(live, lambda live: live.update["result"] and live.table["status"] == "over")
            update = live.update
            self.assertEqual((update["result"]["rank"], update["result"]["share"]), ([1, 2], [1, 0]))
            self.assertEqual((update["to_move"], update["legal"], update["can_undo"]), (None, None, 0))
            self.assertEqual(live.table["ended_by"], "resignation")
        self.assertEqual(self.steps(table), [(1, "resigned")])
        # The page may ask again; nobody else may do anything more.
        self.done(lives[1].ask({"type": "resign", "id": "r"}))
        self.refused(lives[0].ask({"type": "resign"}), "not_playing")
        self.refused(lives[0].ask({"type": "agree_to_end"}), "not_playing")
        self.done(lives[0].ask({"type": "decline_to_end"}))
        self.assertEqual(self.steps(table), [(1, "resigned")])
        record, (status, words) = self.record(table)
        self.assertEqual((status, words.count("ended by resignation")), (0, 1), words)
        self.assertEqual(record["ending"], {"by": "resignation", "resigned": [1]})
        self.assertEqual(len(record["moves"]), 9)

    def test_a_bot_plays_on_for_who_gives_up_among_three_who_is_last(self):
        table, lives = self.three_seats()
        self.done(lives[0].ask({"type": "resign"}))
        until(lives[1], lambda live: live.table["ending"]["steps"])
        told = lives[1].table
        self.assertEqual((told["status"], told["ended_by"]), ("playing", None))
        self.assertEqual((told["seats"][0]["resigned"], told["seats"][0]["stand_in"]), (True, 2))
        self.assertIsNone(lives[0].update["legal"])
        self.refused(lives[0].play("token red"), "has_resigned")
        self.refused(lives[0].undo(), "has_resigned")
        self.refused(lives[0].ask({"type": "agree_to_end"}), "has_resigned")
        rest = {seat: lives[seat] for seat in (1, 2)}
        for live in rest.values():
            catch_up(live, self.info(table)["rev"])
        rng = random.Random(7)
        while self.info(table)["status"] == "playing":
            turn = self.info(table)
            if turn["to_move"] not in rest:
                continue  # the bot thinks
            live = rest[turn["to_move"]]
            catch_up(live, turn["rev"])
            live.play(rng.choice(live.legal()))
        result = self.info(table)["result"]
        self.assertEqual((result["rank"][0], result["share"][0]), (3, 0))
        self.assertEqual(self.info(table)["ended_by"], "rules")
        record, (status, words) = self.record(table)
        self.assertEqual((status, words.count("played to the end")), (0, 1), words)
        self.assertEqual(record["ending"], {"by": "rules", "resigned": [0]})
        record["ending"]["resigned"] = [1]
        self.assertNotEqual(verify(record)[0], 0)

    def test_the_last_who_stays_has_won_and_who_went_first_is_last(self):
        table, lives = self.three_seats()
        self.done(lives[2].ask({"type": "resign"}))
        self.done(lives[0].ask({"type": "resign"}))
        result = self.info(table)["result"]
        self.assertEqual((result["rank"], result["share"]), ([2, 1, 3], [0, 1, 0]))

    def test_bots_do_not_play_on_among_themselves(self):
        table, lives = self.three_seats(2, moves=0)
        for seat in (1, 0, 2):
            self.assertEqual(self.info(table)["status"], "playing")
            self.done(lives[seat].ask({"type": "resign"}))
        told = self.info(table)
        self.assertEqual((told["status"], told["result"]["rank"]), ("over", [3, 4, 2, 1]))

    def test_a_game_ends_when_all_agree_and_nobody_wins(self):
        table, lives = self.three_seats()
        for number, seat in enumerate((2, 0)):
            self.done(lives[seat].ask({"type": "agree_to_end"}))
            told = self.info(table)
            self.assertEqual((told["status"], told["ending"]["agree"]), ("playing", [2, 0][: number + 1]))
            self.assertEqual(told["ending"]["asked"], [0, 1, 2])
        self.done(lives[1].ask({"type": "agree_to_end"}))
        until(lives[0], lambda live: live.update["result"])
        self.assertEqual(lives[0].update["result"]["rank"], [1, 1, 1])
        told = self.info(table)
        self.assertEqual((told["status"], told["ended_by"], told["to_move"]), ("over", "agreement", None))
        self.assertEqual(self.steps(table)[-1], (1, "agreed"))
        _, (status, words) = self.record(table)
        self.assertEqual((status, words.count("ended by agreement")), (0, 1), words)
        # Nothing of this is lost when the server dies.
        self.server.kill()
        self.server.start()
        self.assertEqual(self.info(table)["ending"], told["ending"])
        self.assertEqual(self.info(table)["result"], told["result"])

    def test_whoever_declines_is_not_asked_again_at_once(self):
        table, _, lives = two_seats(self.server)
        self.play(lives, 10)
        self.done(lives[0].ask({"type": "agree_to_end"}))
        self.done(lives[0].ask({"type": "agree_to_end"}))
        self.assertEqual(self.steps(table), [(0, "offered")])
        self.done(lives[1].ask({"type": "decline_to_end"}))
        self.done(lives[1].ask({"type": "decline_to_end"}))
        self.assertEqual(self.steps(table), [(0, "offered"), (1, "declined")])
        for live in lives.values():
            self.refused(live.ask({"type": "agree_to_end"}), "too_soon")
        self.play(lives, 10)
        # Whoever withdraws keeps nobody else from offering.
        self.done(lives[0].ask({"type": "agree_to_end"}))
        self.done(lives[0].ask({"type": "decline_to_end"}))
        self.assertEqual(self.info(table)["ending"]["agree"], [])
        self.refused(lives[0].ask({"type": "agree_to_end"}), "too_soon")
        self.done(lives[1].ask({"type": "agree_to_end"}))
        self.assertEqual(self.info(table)["ending"]["agree"], [1])

    def test_before_all_have_had_a_turn_anybody_may_end_it(self):
        table, _, lives = two_seats(self.server)
        self.assertEqual(self.info(table)["ending"]["asked"], [0, 1], "asked of the store alone")
        self.assertEqual(lives[0].table["ending"]["asked"], [])
        _, _, others = two_seats(self.server)
        self.play(others, 6)
        for live in others.values():
            until(live, lambda live: live.table["ending"]["asked"] == [0, 1])
        self.done(lives[1].ask({"type": "agree_to_end"}))
        self.assertEqual((self.info(table)["status"], self.info(table)["result"]["rank"]), ("over", [1, 1]))

    def test_who_stays_away_for_long_need_not_agree(self):
        server = Server(*SHORT)
        self.addCleanup(server.close)
        table, browsers, lives = two_seats(server)
        self.play(lives, 9)
        absent = lives[0].update["to_move"]
        live = lives[1 - absent]
        lives[absent].close()
        wait_until(lambda: self.info(table, server)["seats"][absent]["away"] >= 1, PATIENCE)
        self.done(live.ask({"type": "stand_in", "seat": absent}))
        self.done(live.ask({"type": "agree_to_end"}))
        self.assertEqual(self.info(table, server)["status"], "playing", "the bot has just come")
        # A server that was down saw nobody.
        server.kill()
        server.start()
        self.assertEqual(self.info(table, server)["ending"]["asked"], [0, 1])
        wait_until(lambda: self.info(table, server)["ending"]["asked"] == [1 - absent], PATIENCE)
        live = browsers[1 - absent].live(table)
        self.done(live.ask({"type": "agree_to_end"}))
        told = self.info(table, server)
        self.assertEqual((told["status"], told["ended_by"]), ("over", "agreement"))

    def test_who_comes_to_a_seat_by_the_hosts_link_has_agreed_to_nothing(self):
        table, (ann, _), lives = two_seats(self.server)
        self.play(lives, 9)
        self.done(lives[1].ask({"type": "agree_to_end"}))
        link = ann.post(f"/api/tables/{table}/seats/1/link", {}).json["link"]
        cleo = self.server.browser()
        self.assertEqual(cleo.sit(table, 1, key=link["key"], name="Cleo").status, 200)
        self.assertEqual(self.info(table)["ending"]["agree"], [])
        self.done(lives[0].ask({"type": "agree_to_end"}))
        self.assertEqual(self.info(table)["status"], "playing")

    def test_nobody_gives_up_anothers_game(self):
        table, (ann, _), lives = two_seats(self.server)
        self.play(lives, 9)
        link = ann.post(f"/api/tables/{table}/seats/1/link", {}).json["link"]
        self.assertEqual(ann.sit(table, 1, key=link["key"]).status, 200)
        live = ann.live(table, seat=1)
        self.refused(live.ask({"type": "resign"}), "not_your_seat")
        self.assertEqual(self.steps(table), [])

    def test_a_step_that_nobody_took_is_damage(self):
        server = Server(*SHORT)
        self.addCleanup(server.close)
        table, _, lives = two_seats(server)
        self.play(lives, 9)
        server.kill()
        with store_of(server) as database:
            database.execute("INSERT INTO ending_steps VALUES (?, 1, 0, 1, 9, 9, 0)", (table,))
        server.start()
        live = server.browser().live(table)
        live.wait_update()
        self.assertEqual((live.table["status"], live.table["why"]["where"]), ("frozen", "ending_steps"))
        self.assertIsNone(server.browser().get(f"/api/tables/{table}/record").json["seed"])

    def test_a_bot_that_thinks_is_not_disturbed_by_an_offer(self):
        server = Server(log="error")
        self.addCleanup(server.close)
        ann, bo = server.browser(), server.browser()
        made, keys = ann.open_table("me", "friend", 5, game=LARGEST)
        ann.sit(made["table"], 0)
        bo.sit(made["table"], 1, key=keys[1])
        lives = {0: ann.live(made["table"]), 1: bo.live(made["table"])}
        for live in lives.values():
            live.wait_update()
        live, rng = lives[0], random.Random(1)
        while live.update["to_move"] != 2 or live.table["ending"]["asked"] == []:
            seat = live.update["to_move"]
            if seat == 2:
                live.next()  # the bot thinks
                continue
            catch_up(lives[seat], live.update["rev"])
            answer = lives[seat].play(rng.choice(lives[seat].legal()))
            self.done(answer)
            catch_up(live, answer["rev"])
        self.done(lives[1].ask({"type": "agree_to_end"}))
        until(live, lambda live: live.update["to_move"] != 2)
        server.end()
        self.assertEqual(server.log, b"")

    def test_only_players_may_and_only_while_a_game_runs(self):
        table, _, lives = two_seats(self.server)
        watch = self.server.browser().live(table)
        watch.wait_update()
        for kind in ("resign", "agree_to_end", "decline_to_end"):
            self.refused(watch.ask({"type": kind}), "not_your_seat")
            self.refused(lives[0].ask({"type": kind, "seat": 1}), "unknown_field")
        ann = self.server.browser()
        made, _ = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        for kind in ("resign", "agree_to_end"):
            self.refused(live.ask({"type": kind}), "not_playing")

    def test_all_of_it_is_in_the_store_when_it_is_acknowledged(self):
        server = Server(*SHORT)
        self.addCleanup(server.close)
        table, _, lives = two_seats(server)
        self.play(lives, 9)
        self.done(lives[1].ask({"type": "agree_to_end"}))
        server.kill()
        server.start()
        self.assertEqual(self.steps(table, server), [(1, "offered")])
        with store_of(server) as database:
            self.assertEqual(database.execute("SELECT seat, what, rev FROM ending_steps").fetchall(), [(1, 2, 9)])


if __name__ == "__main__":
    unittest.main()
