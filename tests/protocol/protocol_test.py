"""The line protocol, spoken to the program: garbage, limits, whole games."""

import json
import random
import subprocess
import unittest

from engine import NATIVE, Engine


class Garbage(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.__exit__)

    def refused(self, answer, code):
        self.assertIs(answer["ok"], False)
        self.assertEqual(answer["error"]["code"], code)
        self.assertTrue(answer["error"]["message"].endswith("."), answer)

    def test_lines_that_are_no_json(self):
        for line in (b"x", b"{", b'{"type":', b"\x00\x01\x02", b"\xff\xfe\xfa", b'"\xed\xa0\x80"', b"nul", b"{}{}", b'{"type":"games",}'):
            self.refused(self.engine.send_line(line), "bad_json")

    def test_json_that_is_no_request(self):
        for line in (b"[]", b"1", b"null", b'"games"', b"1e999"):
            answer = self.engine.send_line(line)
            self.assertIn(answer["error"]["code"], ("bad_request", "bad_json"))
        self.refused(self.engine.send_line(b"{}"), "missing_field")
        self.refused(self.engine.send_line(b'{"type": 5}'), "bad_field")
        self.refused(self.engine.ask("castle"), "unknown_message")

    def test_an_id_that_is_null_is_none(self):
        self.assertNotIn("id", self.engine.ask("players", id=None))
        self.assertEqual(self.engine.ask("players", id=0)["id"], 0)
        self.refused(self.engine.ask("players", id=[]), "bad_field")

    def test_deep_json(self):
        self.refused(self.engine.send_line(b"[" * 100_000), "bad_json")
        self.refused(self.engine.send_line(b'{"a":' * 100_000), "bad_json")
        self.refused(self.engine.send_line(b"[" * 500_000 + b"]" * 500_000), "bad_json")

    def test_huge_lines(self):
        self.refused(self.engine.send_line(b'"' + b"a" * (8 << 20) + b'"'), "line_too_long")
        self.refused(self.engine.send_line(b" " * (1 << 20) + b"{}"), "line_too_long")
        self.assertTrue(self.engine.ask("games")["ok"])
        longest = b'{"type": "games", "id": "' + b"x" * ((1 << 20) - 27) + b'"}'
        self.assertEqual(len(longest), 1 << 20)
        self.assertTrue(self.engine.send_line(longest)["ok"])

    def test_random_bytes_never_end_the_session(self):
        chance = random.Random(7)
        for _ in range(500):
            line = bytes(chance.randrange(256) for _ in range(chance.randrange(1, 60))).replace(b"\n", b"")
            if line.strip(b" \t\r") == b"":
                continue
            self.assertIn("ok", self.engine.send_line(line))
        self.assertTrue(self.engine.ask("games")["ok"])

    def test_a_broken_request_leaves_the_game_as_it_was(self):
        before = self.engine.ask("new", game="osaka", seed="3")
        chance = random.Random(8)
        whole = json.dumps({"type": "play", "moves": [before["legal"][0]["text"]], "view": 0}).encode()
        for _ in range(300):
            broken = bytearray(whole)
            broken[chance.randrange(len(broken))] = chance.randrange(33, 127)
            answer = self.engine.send_line(bytes(broken))
            if answer["ok"]:
                self.engine.ask("undo", moves=self.engine.ask("state")["n"])
            self.assertEqual(self.engine.ask("state")["hash"], before["hash"])


class Line(unittest.TestCase):
    def run_engine(self, data):
        done = subprocess.run(NATIVE, input=data, capture_output=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        return done.stdout.splitlines()

    def test_empty_lines_are_passed_over_and_the_last_needs_no_end(self):
        answers = self.run_engine(b'\n  \r\n{"type":"games","id":1}\r\n\n{"type":"players","id":"b"}')
        self.assertEqual([json.loads(answer)["id"] for answer in answers], [1, "b"])

    def test_no_input_no_answer(self):
        self.assertEqual(self.run_engine(b""), [])

    def test_every_answer_is_one_line(self):
        requests = [{"type": "new", "game": "osaka", "seed": "1"}, {"type": "play", "move": "a\nb"}, {"type": "line\nbreak"}]
        answers = self.run_engine("\n".join(json.dumps(request) for request in requests).encode())
        self.assertEqual(len(answers), 3)

    def test_ends_when_nobody_listens(self):
        engine = subprocess.Popen(NATIVE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        engine.stdout.close()
        try:
            for _ in range(2000):
                engine.stdin.write(b'{"type":"games"}\n')
                engine.stdin.flush()
        except BrokenPipeError:
            pass
        finally:
            try:
                engine.stdin.close()
            except BrokenPipeError:
                pass
        self.assertEqual(engine.wait(timeout=20), 1)


class WholeGame(unittest.TestCase):
    def test_games_of_all_sizes_end_and_verify(self):
        with Engine() as engine:
            for game in engine.ask("games")["games"]:
                for players in range(game["min_players"], game["max_players"] + 1):
                    answer = engine.ask("new", game=game["id"], players=players, seed=str(players))
                    answer, moves = engine.play_randomly(answer, players)
                    self.assertEqual(answer["n"], len(moves))
                    self.assertEqual(len(answer["result"]["score"]), players)
                    record = engine.ask("save")["record"]
                    verified = engine.ask("verify", record=record)
                    self.assertTrue(verified.get("verified"), verified)

    def test_a_game_loads_from_any_of_its_positions(self):
        with Engine() as first, Engine() as second:
            answer = first.ask("new", game="osaka", players=4, seed="9")
            chance = random.Random(9)
            while answer["to_move"] is not None:
                loaded = second.ask("load", game="osaka", position=answer["state"])
                self.assertEqual(loaded["hash"], answer["hash"])
                self.assertEqual(loaded["legal"], answer["legal"])
                move = chance.choice(answer["legal"])["text"]
                answer = first.ask("play", move=move)
                again = second.ask("play", move=move)
                self.assertEqual(again["hash"], answer["hash"])
                self.assertEqual(again["events"], answer["events"])


if __name__ == "__main__":
    unittest.main()
