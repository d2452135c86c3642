"""Nobody is thought for who has gone: a search that takes hours ends with whoever asked for it."""

import json
import os
import signal
import socket
import subprocess
import unittest

from engine import KAISHO

PATIENCE = 180  # seconds; the thought alone would take hours
ENDLESS = {"player": "search", "simulations": 100_000_000}
NEW = {"type": "new", "game": "osaka", "players": 2, "seed": "1"}


def lines(*messages):
    return b"".join(json.dumps(message).encode() + b"\n" for message in messages)


class ReaderGone(unittest.TestCase):
    def start(self, output, given):
        process = subprocess.Popen([KAISHO, "engine"], stdin=subprocess.PIPE, stdout=output, stderr=subprocess.DEVNULL)
        self.addCleanup(process.kill)
        self.addCleanup(process.stdin.close)
        process.stdin.write(given)
        process.stdin.flush()
        return process

    def test_a_pipe_that_is_closed_ends_the_thought(self):
        for kind in ("choose", "suggest"):
            reading, writing = os.pipe()
            process = self.start(writing, lines(NEW, {"type": kind, **ENDLESS}))
            os.close(writing)
            with os.fdopen(reading, "rb") as pipe:
                self.assertTrue(json.loads(pipe.readline())["ok"])  # so the thought has begun, or is about to
            process.stdin.close()
            self.assertEqual(process.wait(PATIENCE), 1)

    def test_a_socket_that_is_closed_ends_the_thought(self):
        ours, theirs = socket.socketpair()
        process = self.start(theirs, lines(NEW, {"type": "choose", **ENDLESS}))
        theirs.close()
        self.assertTrue(ours.recv(10))
        ours.close()
        self.assertEqual(process.wait(PATIENCE), 1)

    def test_who_only_says_no_more_gets_the_answer(self):
        given = lines(NEW, {"type": "choose", "player": "search", "simulations": 300})
        done = subprocess.run([KAISHO, "engine"], input=given, capture_output=True, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)
        alone = json.loads(done.stdout.splitlines()[1])
        self.assertTrue(alone["ok"])
        with subprocess.Popen([KAISHO, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
            process.stdin.write(given)
            process.stdin.flush()
            process.stdout.readline()
            self.assertEqual(json.loads(process.stdout.readline()), alone)
            process.stdin.close()

    def test_a_file_takes_every_answer(self):
        with open("/dev/null", "wb") as nowhere:
            process = self.start(nowhere, lines(NEW, {"type": "choose", "player": "greedy"}))
            process.stdin.close()
            self.assertEqual(process.wait(PATIENCE), 0)

    def test_an_interrupt_ends_the_thought(self):
        process = self.start(subprocess.PIPE, lines(NEW, {"type": "choose", **ENDLESS}))
        process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(PATIENCE), -signal.SIGTERM)
        process.stdout.close()


if __name__ == "__main__":
    unittest.main()
