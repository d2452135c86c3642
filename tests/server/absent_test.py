"""A player is away when they must decide: the others let a bot play on for them, until they are back."""

import random
import unittest

from client import PATIENCE, Server, catch_up, play_on, two_seats, verify
from storage import store_of, wait_until

SHORT, LONG = ("--absence-seconds", "1"), ("--absence-seconds", "3600")


def info_of(server, table, browser=None):
    return (browser or server.browser()).get(f"/api/tables/{table}").json["table"]


def wait_away(server, table, seat, seconds=1):
    """The server has seen for so long that the seat is away."""
    wait_until(lambda: info_of(server, table)["seats"][seat]["away"] >= seconds, PATIENCE)


def ask(live, seat, **fields):
    return live.ask({"type": "stand_in", "seat": seat, **fields})


def until_table(live, wanted):
    """The newest table info that a page was told, once it is so."""
    while live.table is None or not wanted(live.table):
        live.next()
    return live.table


def until_turn(live, seat):
    while live.update is None or live.update["to_move"] != seat:
        live.next()


def is_back(table, times=1):
    return len(table["stand_ins"]) == times and table["stand_ins"][-1]["ended"] is not None


def play_first(live):
    """The first legal move, and the update that follows."""
    answer = live.play(live.legal()[0])
    if answer["type"] != "done":
        raise AssertionError(answer)
    catch_up(live, answer["rev"])


def leave(server, table, live, seat):
    live.close()
    wait_until(lambda: not info_of(server, table)["seats"][seat]["here"], PATIENCE)


class AbsentTest(unittest.TestCase):
    def serve(self, *options):
        server = Server(*options)
        self.addCleanup(server.close)
        return server

    def table(self, server):
        """A table of two: its id, the seat that is to move, and by seat browsers and lives."""
        table, browsers, lives = two_seats(server)
        return table, lives[0].update["to_move"], browsers, lives

    def left_table(self, server, wait=True):
        """The same, where whoever is to move has gone, for long enough; the seat of the one who waits."""
        table, absent, browsers, lives = self.table(server)
        leave(server, table, lives[absent], absent)
        if wait:
            wait_away(server, table, absent)
        return table, absent, 1 - absent, browsers, lives

    def refused(self, answer, code, reason=None):
        self.assertEqual((answer["type"], answer["error"]["code"]), ("error", code), answer)
        if reason:
            self.assertEqual(answer["error"]["reason"], reason)

    def test_a_bot_plays_until_the_player_is_back(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        watch = server.browser().live(table)
        watch.wait_update()
        self.assertEqual(ask(lives[here], absent)["type"], "done")
        for live in (lives[here], watch):
            told = until_table(live, lambda table: table["stand_ins"])
            (one,) = told["stand_ins"]
            self.assertEqual((one["number"], one["seat"], one["by"], one["ended"]), (1, absent, here, None))
            self.assertEqual((one["begun"]["rev"], one["begun"]["n"]), (0, 0))
            self.assertEqual(told["seats"][absent]["stand_in"], one["level"])
            self.assertEqual(told["seats"][absent]["kind"], "person")
        # Asked once more, nothing more happens.
        self.assertEqual(ask(lives[here], absent)["type"], "done")
        live = lives[here]
        for _ in range(3):
            until_turn(live, here)
            play_first(live)
        until_turn(live, here)
        # Back: the seat is theirs at once, by the browser that has had it all the while.
        back = browsers[absent].live(table)
        back.wait_update()
        ended = until_table(back, is_back)
        self.assertNotIn("stand_in", ended["seats"][absent])
        self.assertTrue(ended["seats"][absent]["yours"])
        end = ended["stand_ins"][0]["ended"]
        self.assertEqual((end["rev"], end["n"]), (back.update["rev"], back.update["n"]))
        self.assertEqual(info_of(server, table)["stand_ins"], ended["stand_ins"])
        while live.update["to_move"] == here:
            play_first(live)
        until_turn(back, absent)
        rev = back.update["rev"]
        self.assertEqual(back.play(back.legal()[0])["rev"], rev + 1, "nobody else has moved")

    def test_the_record_of_such_a_game_can_be_verified(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        self.assertEqual(ask(lives[here], absent)["type"], "done")
        rng, live = random.Random(5), lives[here]
        for _ in range(5):
            until_turn(live, here)
            answer = live.play(rng.choice(live.legal()))
            self.assertEqual(answer["type"], "done")
            catch_up(live, answer["rev"])
        back = browsers[absent].live(table)
        back.wait_update()
        until_table(back, is_back)
        catch_up(live, back.update["rev"])
        play_on({here: live, absent: back}, rng)
        self.assertEqual(info_of(server, table)["status"], "over")
        status, words = verify(server.browser().get(f"/api/tables/{table}/record").json)
        self.assertEqual(status, 0, words)

    def test_it_is_stored_and_survives_a_power_cut(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        self.assertEqual(ask(lives[here], absent)["type"], "done")
        server.kill()
        server.start()
        # It goes on by itself, and its person need not be away for long once more.
        self.assertIsNone(info_of(server, table)["stand_ins"][0]["ended"])
        live = browsers[here].live(table)
        until_turn(live, here)
        self.assertGreaterEqual(live.update["rev"], 1)
        back = browsers[absent].live(table)
        until_table(back, is_back)
        told = info_of(server, table)["stand_ins"]
        server.kill()
        server.start()
        self.assertEqual(info_of(server, table)["stand_ins"], told)
        with store_of(server) as database:
            kept = database.execute("SELECT seat, by_seat, end_rev IS NULL FROM stand_ins").fetchall()
        self.assertEqual(kept, [(absent, here, 0)])

    def test_after_a_start_everybody_has_been_away_for_no_time(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, _ = self.left_table(server)
        server.kill()
        server.options[server.options.index("--absence-seconds") + 1] = "3600"
        server.start()
        live = browsers[here].live(table)
        live.wait_update()
        self.refused(ask(live, absent), "not_absent", "server.soon_back")

    def test_too_early(self):
        server = self.serve(*LONG)
        table, absent, here, _, lives = self.left_table(server, wait=False)
        answer = ask(lives[here], absent)
        self.refused(answer, "not_absent", "server.soon_back")
        self.assertEqual(answer["error"]["values"]["after"], 3600)
        self.assertLessEqual(answer["error"]["values"]["left"], 3600)
        info = info_of(server, table)
        self.assertEqual((info["stand_ins"], info["stand_in_after"]), ([], 3600))

    def test_who_is_there_is_not_stood_in_for(self):
        server = self.serve(*SHORT)
        table, mover, _, lives = self.table(server)
        self.refused(ask(lives[1 - mover], mover), "not_absent", "server.still_here")
        self.assertEqual(info_of(server, table)["seats"][mover]["away"], 0)

    def test_nobody_is_stood_in_for_whom_nobody_waits_for(self):
        server = self.serve(*SHORT)
        table, mover, _, lives = self.table(server)
        leave(server, table, lives[1 - mover], 1 - mover)
        wait_away(server, table, 1 - mover)
        self.refused(ask(lives[mover], 1 - mover), "not_absent", "server.not_awaited")

    def test_only_who_sits_there_and_is_there_asks(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        stranger = server.browser().live(table)
        self.refused(ask(stranger, absent), "not_your_seat", "server.onlooker")
        # By HTTP, without an open page, nothing can be asked.
        answer = browsers[here].post(f"/api/tables/{table}/seats/{absent}/stand_in", {})
        self.assertEqual((answer.status, answer.code), (404, "not_found"))
        self.assertEqual(info_of(server, table)["stand_ins"], [])
        self.assertEqual(ask(lives[here], absent)["type"], "done")

    def test_nobody_lets_a_bot_play_their_own_seat(self):
        server = self.serve(*SHORT)
        ann = server.browser()
        made, keys = ann.open_table("me", "friend")
        table = made["table"]
        for seat in (0, 1):
            self.assertEqual(ann.sit(table, seat, key=keys[seat]).status, 200)
        live = ann.live(table, seat=0)
        live.wait_update()
        mover = live.update["to_move"]
        if mover == 0:
            live.close()
            live = ann.live(table, seat=1)
            live.wait_update()
        wait_away(server, table, mover)
        self.refused(ask(live, mover), "not_your_seat", "server.own_seat")

    def test_a_bots_seat_and_seats_that_do_not_exist(self):
        server = self.serve(*SHORT)
        ann = server.browser()
        made, _ = ann.open_table("me", 1)
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        live.wait_update()
        self.refused(ask(live, 1), "seat_taken", "server.bot_sits")
        self.refused(ask(live, 3), "not_found", "server.no_seat")
        for wrong in (-1, 4, 1.5, "1", None):
            self.assertEqual(ask(live, wrong)["type"], "error", wrong)

    def test_times_and_levels_of_ones_own_are_refused(self):
        server = self.serve(*LONG)
        table, absent, here, _, lives = self.left_table(server, wait=False)
        for forged in ({"away": 9999}, {"at": 0}, {"level": 5}, {"rev": 0}, {"by": absent}, {"after": 1}):
            self.refused(ask(lives[here], absent, **forged), "unknown_field")
        self.assertEqual(info_of(server, table)["stand_ins"], [])

    def test_not_before_the_game_nor_after_it(self):
        server = self.serve(*SHORT)
        ann = server.browser()
        made, _ = ann.open_table("me", "friend")
        ann.sit(made["table"], 0)
        live = ann.live(made["table"])
        live.wait(lambda m: m["type"] == "table")
        self.refused(ask(live, 1), "not_playing", "server.not_begun")
        table, _, lives = two_seats(server, options={"turn_cap": 2})
        play_on(lives, random.Random(3))
        leave(server, table, lives[1], 1)
        self.refused(ask(lives[0], 1), "not_playing", "game_over")

    def test_who_comes_and_goes_is_stood_in_for_anew(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        live = lives[here]
        for times in (1, 2):
            self.assertEqual(ask(live, absent)["type"], "done")
            until_turn(live, here)
            back = browsers[absent].live(table)
            until_table(back, lambda told, times=times: is_back(told, times))
            leave(server, table, back, absent)
            until_turn(live, here)
            while live.update["to_move"] == here:
                play_first(live)
            self.refused(ask(live, absent), "not_absent", "server.soon_back")
            wait_away(server, table, absent)
        self.assertEqual([one["number"] for one in info_of(server, table)["stand_ins"]], [1, 2])

    def test_the_seat_is_handed_on_while_a_bot_plays(self):
        server = self.serve(*SHORT)
        table, absent, here, browsers, lives = self.left_table(server)
        self.assertEqual(ask(lives[here], absent)["type"], "done")
        key = browsers[0].post(f"/api/tables/{table}/seats/{absent}/link", {}).json["link"]["key"]
        cleo = server.browser()
        self.assertEqual(cleo.sit(table, absent, key=key, name="Cleo").status, 200)
        # The bot plays until the table is open to whoever has the seat.
        self.assertIsNone(info_of(server, table)["stand_ins"][0]["ended"])
        until_table(cleo.live(table), is_back)


if __name__ == "__main__":
    unittest.main()
