"""The engine of the browser gives the answers of the native one."""

import os
import pathlib
import random
import re
import unittest

from engine import NATIVE, WASM, Engine


class Wasm(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        if not os.path.exists(WASM[-1]):
            raise AssertionError(f"{WASM[-1]} is not built")

    def test_same_answers(self):
        with Engine(NATIVE) as native, Engine(WASM) as wasm:
            for type, fields in (("games", {}), ("edition", {"game": "osaka"}), ("check", {"game": "osaka", "edition": {"game": "osaka"}}), ("legal", {}), ("nonsense", {})):
                self.assertEqual(native.ask(type, **fields), wasm.ask(type, **fields))
            # No page asks for the beam.
            players = [player for player in native.ask("players")["players"] if player["name"] != "beam"]
            self.assertEqual(wasm.ask("players")["players"], players)
            for seed in range(6):
                fields = {"game": "osaka", "players": 2 + seed % 3, "seed": str(seed)}
                answer = native.ask("new", **fields)
                self.assertEqual(wasm.ask("new", **fields), answer)
                chance = random.Random(seed)
                while answer["to_move"] is not None:
                    move = chance.choice(answer["legal"])["text"]
                    request = {"moves": [move], "view": chance.choice([None, -1, 0])}
                    for type in ("preview", "reach", "play"):
                        answer = native.ask(type, **request)
                        self.assertEqual(wasm.ask(type, **request), answer)
                    if chance.random() < 0.1:
                        for type in ("reasons", "can_undo", "suggest", "events"):
                            self.assertEqual(native.ask(type), wasm.ask(type), type)
                record = native.ask("save")["record"]
                self.assertEqual(wasm.ask("save")["record"], record)
                self.assertTrue(wasm.ask("verify", record=record)["verified"])

    def test_fairness_is_left_to_the_page(self):
        with Engine(WASM) as wasm:
            wasm.play_randomly(wasm.ask("new", game="osaka", seed="1"), 1)
            record = wasm.ask("save")["record"]
            record["fair"] = {"commitment": "00" * 32, "secret": "11" * 32, "nonces": []}
            self.assertEqual(wasm.ask("verify", record=record)["fairness"], "unchecked")

    def test_an_unseeded_game_is_unpredictable(self):
        with Engine(WASM) as wasm:
            self.assertNotEqual(wasm.ask("new", game="osaka")["hash"], wasm.ask("new", game="osaka")["hash"])

    def test_searching_players_keep_to_their_time(self):
        with Engine(WASM) as wasm:
            wasm.ask("new", game="osaka", seed="2")
            ms, visits = 50, 0
            while visits == 0 and ms < 60_000:  # on a machine that gives it no time, none is made in so little
                answer = wasm.ask("suggest", player="search", ms=ms)
                self.assertTrue(answer["ok"], answer)
                ms, visits = 2 * ms, answer["suggestions"][0]["visits"]
            self.assertGreater(visits, 0)

    def test_an_engine_of_one_game_has_that_game_alone(self):
        with Engine(WASM) as engine:
            games = engine.ask("games")["games"]
        for game in games:
            file = pathlib.Path(WASM[-1]).with_name(f"kaisho-{game['id']}.wasm")
            others = [other["id"] for other in games if other != game]
            # Each game names clauses by its first letters; its own name may be a city of another's map.
            prefixes = set(re.findall(rb"\b([A-Z]{3})-[A-Z]\d", file.read_bytes()))
            self.assertEqual(prefixes, {game["id"][:3].upper().encode()}, f"{file.name} has what it does not need")
            with Engine([*WASM[:-1], str(file)]) as engine:
                self.assertEqual(engine.ask("games")["games"], [game])
                self.assertEqual(engine.ask("new", game=others[0])["error"]["code"], "unknown_game")
                engine.play_randomly(engine.ask("new", game=game["id"], seed="3"), 3)
                self.assertTrue(engine.ask("verify", record=engine.ask("save")["record"])["verified"])
                moves = len(engine.ask("save")["record"]["moves"])
                steps = [engine.ask("review_step", n=n, simulations=0)["step"] for n in range(1, moves + 1)]
                self.assertTrue(engine.ask("review", steps=steps)["ok"])


if __name__ == "__main__":
    unittest.main()
