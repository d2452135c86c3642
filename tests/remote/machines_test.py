"""Games and moves by workers that are killed, with coordinators and queues that are killed."""

import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "server"))

from client import Server
from machines import KAISHO, Arena, Nats, Worker, wait_for

CONTEST = ["osaka", "search:simulations=400", "greedy", "--games", "12", "--seed", "11"]


class MachinesTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.kept = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-arena-"))
        local = Arena(cls.kept / "local.jsonl", *CONTEST, "--threads", "1")
        status, cls.report, errors = local.end()
        if status:
            raise AssertionError(errors)
        cls.games = local.games()

    @classmethod
    def tearDownClass(cls):
        shutil.rmtree(cls.kept, ignore_errors=True)

    def setUp(self):
        self.nats = self.closed(Nats())
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-arena-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def closed(self, thing):
        self.addCleanup(thing.close)
        return thing

    def worker(self, *options):
        return self.closed(Worker(self.nats, *options))

    def arena(self):
        return self.closed(Arena(self.folder / "far.jsonl", *CONTEST, "--nats", self.nats.url))

    def assert_as_locally(self, arena):
        status, report, errors = arena.end()
        self.assertEqual(status, 0, errors)
        self.assertEqual(report, self.report)
        self.assertEqual(arena.games(), self.games)
        return errors

    def test_a_worker_tells_its_version_to_the_log_and_to_the_queue(self):
        worker = self.worker()
        named = subprocess.run([KAISHO, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        self.assertIn(f"worker of {named} is ready", worker.words())
        self.assertIn(named.split(",")[0], self.nats.clients())

    def test_two_workers_play_as_one_machine_does(self):
        workers = [self.worker(), self.worker()]
        self.assert_as_locally(self.arena())
        played = [worker.jobs("game", "done") for worker in workers]
        self.assertTrue(all(played), "both had games")
        self.assertEqual(len(set(sum(played, []))), len(self.games))

    def test_the_game_of_a_worker_killed_in_it_is_played_by_another(self):
        first = self.worker()
        arena = self.arena()
        wait_for(lambda: len(first.jobs("game", "done")) >= 2, "two games")
        wait_for(first.held_in_a_game, "a game under way")
        under_way = first.under_way()
        first.kill()
        second = self.worker()
        self.assert_as_locally(arena)
        for game in under_way:
            self.assertIn(game, second.jobs("game", "done"))

    def test_a_stopped_worker_gives_its_game_back(self):
        first = self.worker()
        arena = self.arena()
        wait_for(lambda: first.jobs("game", "begun"), "a game under way")
        self.assertEqual(first.stop(), 0)
        self.assertIn("stopped after", first.words())
        self.worker()
        self.assert_as_locally(arena)

    def test_a_coordinator_that_was_killed_goes_on_and_repeats_nothing(self):
        worker = self.worker()
        arena = self.arena()
        wait_for(lambda: len(arena.games()) >= 3, "three games")
        arena.kill()
        # The worker goes on alone with what was sent.
        wait_for(lambda: len(worker.jobs("game", "done")) == len(self.games), "all games")
        self.assert_as_locally(self.arena())
        done = worker.jobs("game", "done")
        self.assertEqual(len(done), len(set(done)), "a game was played twice")
        self.assertEqual(len(done), len(self.games))

    def test_a_queue_that_was_killed_goes_on(self):
        worker = self.worker()
        arena = self.arena()
        wait_for(lambda: len(arena.games()) >= 2, "two games")
        self.nats.kill()
        self.nats.start()
        self.assert_as_locally(arena)
        self.assertIn("The queue is back.", worker.words())

    def test_a_hang_up_opens_the_log_of_a_worker_again(self):
        log = self.folder / "log"
        worker = self.worker("--log-file", str(log))
        log.rename(self.folder / "log.1")
        for sign in (signal.SIGUSR1, signal.SIGALRM, signal.SIGHUP):
            worker.process.send_signal(sign)
        wait_for(log.exists, "the new log")
        self.assert_as_locally(self.arena())
        self.assertEqual(worker.stop(), 0)
        self.assertIn("is ready", (self.folder / "log.1").read_text())
        self.assertIn("stopped after 12 jobs", log.read_text())

    def test_a_queue_that_comes_back_empty_is_set_up_again(self):
        worker = self.worker()
        arena = self.arena()
        wait_for(lambda: len(arena.games()) >= 2, "two games")
        self.nats.kill()
        self.nats.lose_store()
        self.nats.start()
        errors = self.assert_as_locally(arena)
        # Whoever notices it first sets the queue up again, and says so.
        self.assertIn("The queue has lost what it held", errors + worker.words())

    def test_an_idle_worker_finds_a_queue_that_comes_back_empty(self):
        worker = self.worker()
        self.nats.kill()
        self.nats.lose_store()
        self.nats.start()
        wait_for(lambda: "The queue has lost what it held" in worker.words(), "the worker sees it")
        self.assert_as_locally(self.arena())

    def test_a_game_that_one_worker_may_not_play_waits_for_another(self):
        program = self.folder / "bot"  # which only workers need to have
        contest = ["osaka", f"engine=command:{program} engine", "random", "--games", "4", "--turn-cap", "20"]
        first = self.worker()
        arena = self.closed(Arena(self.folder / "far.jsonl", *contest, "--nats", self.nats.url))
        wait_for(lambda: "its --commands allows that" in first.words(), "a worker without --commands")
        second = self.worker("--commands")
        wait_for(lambda: "Cannot start" in second.words(), "a worker without the program")
        program.symlink_to(pathlib.Path(KAISHO).resolve())
        status, _, errors = arena.end()
        self.assertEqual(status, 0, errors)
        self.assertEqual(errors.count("waiting for another one"), 2, errors)
        self.assertEqual(len(arena.games()), 4)
        self.assertFalse(first.jobs("game", "done"))
        for game in arena.games():
            self.assertNotIn("Cannot start", game)

    def test_a_queue_that_is_not_there_is_said_in_a_sentence(self):
        self.nats.kill()
        status, _, errors = self.arena().end()
        self.assertEqual(status, 1)
        self.assertIn("Cannot connect to the NATS server at nats://127.0.0.1", errors)


class HallTest(unittest.TestCase):
    """A server whose bots think at workers."""

    def setUp(self):
        self.nats = Nats()
        self.addCleanup(self.nats.close)

    def server(self):
        server = Server("--nats", self.nats.url)
        self.addCleanup(server.close)
        return server

    def watch(self, server):
        made, _ = server.browser().open_table(1, 2, options={"turn_cap": 30})
        live = server.browser().live(made["table"])
        live.wait_update()
        return live

    def play_on(self, live):
        while live.update["to_move"] is not None:
            live.next()
        self.assertIsNotNone(live.update["result"])

    def test_a_worker_thinks_for_the_bots(self):
        worker = Worker(self.nats, "--only", "moves")
        self.addCleanup(worker.close)
        server = self.server()
        live = self.watch(server)
        while live.update["to_move"] is not None and len(worker.jobs("move", "done")) < 5:
            live.next()
        self.assertGreaterEqual(len(worker.jobs("move", "done")), 5)
        worker.kill()
        self.play_on(live)

    def test_without_workers_the_server_thinks_itself(self):
        self.play_on(self.watch(self.server()))

    def test_without_a_queue_the_server_thinks_itself(self):
        self.nats.kill()
        self.play_on(self.watch(self.server()))


if __name__ == "__main__":
    unittest.main()
