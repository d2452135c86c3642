"""docs/protocol.md names every field of every message and of every answer, and no other."""

import json
import random
import re
import unittest

from engine import ROOT, Engine

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf8")
# Words of the column of answers that name no field of the answer.
OTHERS = {
    # Of the errors in it; codes; a field of the message; of things without an id, which Osaka has not.
    "check": {"where", "same_name", "unread", "text", "name"},
    "load": {"position"},
    "preview": {"play", "set"},
    "undo": {"cannot_undo"},
    "reasons": {"text", "parts", "a", "b"},
    "players": {"standard", "value"},
    "verify": {"absent", "checked", "unchecked"},
    "edition": {"game"},
    "review_step": {"steps", "simulations", "verdict"},
    "review": {"steps", "line"},
}
# What the members of an answer hold in turn is told in other places.
WHOLE = {"state", "legal", "result", "record", "edition", "parameters", "step", "review"}


def part(title):
    return PAGE.split(f"\n{title}\n", 1)[1].split("\n## " if title.startswith("## ") else "\n### ", 1)[0]


def in_code(text):
    return re.findall(r"`([^`]+)`", text)


def words(texts):
    return {word for text in texts for word in re.findall(r"[a-z][a-z_0-9]*", text)}


def messages():
    rows = re.findall(r"^\| `([a-z_]+)` \|(.*?)\| (.*) \|$", part("## Messages"), re.MULTILINE)
    return {name: (fields, answer) for name, fields, answer in rows[1:]}  # without the head


STATE = set(json.loads(re.search(r"```json\n(.*?)```", part("### The state answer"), re.DOTALL)[1]))
MESSAGES = messages()


def told(name, answer):
    """The fields of an answer, and of what its lists hold."""
    found = set(answer)
    for member, value in answer.items():
        if member in WHOLE or (member == "events" and name != "events"):
            continue
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                found |= set(one)
    return found


class Answers(unittest.TestCase):
    def setUp(self):
        self.engine = Engine()
        self.addCleanup(self.engine.__exit__)
        self.told = {}

    def ask(self, name, **fields):
        answer = self.engine.ask(name, **fields)
        self.assertTrue(answer["ok"], (name, fields, answer))
        self.told.setdefault(name, set()).update(told(name, answer))
        return answer

    def test_every_field_of_an_answer_is_on_the_page(self):
        edition = self.ask("edition", game="osaka")["edition"]
        self.ask("games")
        self.ask("players")
        self.ask("check", game="osaka", edition=edition)
        self.ask("check", game="osaka", edition={"game": "osaka"})
        # Of a text: a value that no rule reads, and a fault of an item with an id.
        mine = json.loads(json.dumps(edition)) | {"edition": "mine"}
        mine["tokens"]["per_colour"] += 1
        self.assertTrue(self.ask("check", game="osaka", text=json.dumps(mine))["notes"])
        mine["cards"][0]["value"] = 0
        place = self.ask("check", game="osaka", text=json.dumps(mine))["faults"][0]["place"]
        self.told["check"] |= set(place) | set(place["things"][0])
        self.ask("new", game="osaka", seed="1", view=0)
        start = self.ask("new", game="osaka", seed="1")
        self.ask("preview", moves=[start["legal"][0]["text"]])
        self.ask("preview", moves=[], set=[start["legal"][0]["text"]])
        self.ask("reach", moves=[])
        self.ask("choose")
        parts = set(self.ask("suggest", simulations=50)["suggestions"][0])
        answer = start
        stopped = False
        refusals = set()
        while answer["to_move"] is not None:
            move = answer["legal"][0]["text"]
            stopped |= self.ask("preview", moves=[move])["stopped"]
            refusals |= told("reasons", self.ask("reasons"))
            answer = self.ask("play", move=move)
        self.assertTrue(stopped)
        steps = [self.ask("review_step", n=n + 1, simulations=0)["step"] for n in range(answer["n"])]
        self.ask("review", steps=steps, simulations=0)
        self.ask("undo")
        self.ask("can_undo")
        self.ask("legal")
        self.ask("events")
        self.ask("state")
        self.ask("load", game="osaka", position=start["state"])
        self.ask("new", game="osaka", seed="1")
        record = self.ask("save")["record"]
        self.ask("replay", record=record)
        self.ask("verify", record=record)
        self.assertEqual(set(self.told), set(MESSAGES))
        self.assertEqual(parts, words(in_code(MESSAGES["suggest"][1])) - {"player", "suggestions"})
        self.assertLessEqual({"move", "kind", "clause", "reason", "values"}, refusals)
        for name, (_, text) in MESSAGES.items():
            named = words(in_code(text)) - OTHERS.get(name, set())
            if "*state answer*" in text or name == "preview":
                named |= STATE
            found = self.told[name] - {"ok"}
            if name in ("legal", "reasons"):  # moves have parts of their own
                found &= named
            if name == "check":  # of errors
                found -= {"code", "message", "reason", "values", "where"}
            with self.subTest(name):
                self.assertEqual(found, named - {"ok"})

    def test_a_stopped_preview_has_the_fields_that_the_page_leaves(self):
        answer = self.engine.ask("new", game="osaka", seed="1")
        left_out = words(in_code(MESSAGES["preview"][1].split("there is no", 1)[1]))
        while answer["to_move"] is not None:
            move = answer["legal"][0]["text"]
            seen = self.engine.ask("preview", moves=[move])
            if seen["stopped"]:
                self.assertEqual(set(seen), (STATE | {"stopped", "ended", "reveals"}) - left_out)
                return
            self.assertEqual(set(seen), STATE | {"stopped", "ended", "reveals"})
            answer = self.engine.ask("play", move=move)
        self.fail("no preview stopped")

    def test_every_field_of_a_message_is_on_the_page(self):
        self.engine.ask("new", game="osaka", seed="1")
        for name, (fields, _) in MESSAGES.items():
            error = self.engine.ask(name, no_such_field=1)["error"]
            self.assertEqual(error["code"], "unknown_field", name)
            known = set(error["values"]["expected"].split(", ")) - {"type", "id"}
            named = words(one for one in in_code(fields) if not one.startswith("{"))
            self.assertEqual(known, named, name)

    def test_the_page_has_every_message(self):
        known = set(self.engine.ask("no_such_type")["error"]["values"]["expected"].split(", "))
        self.assertEqual(known, set(MESSAGES))


class Reveals(unittest.TestCase):
    """What the page says of `reveals` and `ended`, in whole games."""

    def test_an_event_that_reveals_is_one_that_the_position_counts(self):
        shuffles = 0
        with Engine() as engine:
            answer = engine.ask("new", game="osaka", players=4, seed="3")
            while answer["to_move"] is not None:
                before = answer["state"]["reveals"]
                answer = engine.ask("play", move=random.Random(answer["n"]).choice(answer["legal"])["text"])
                shuffles += sum(event["event"] == "shuffled" for event in answer["events"])
                flagged = any(event.get("reveals") for event in answer["events"])
                self.assertEqual(flagged, answer["state"]["reveals"] != before, answer["n"])
                for event in answer["events"]:
                    self.assertTrue(event["event"] != "shuffled" or event["reveals"])
        self.assertGreater(shuffles, 0)

    def test_the_set_up_ends_where_the_first_turn_begins(self):
        with Engine() as engine:
            answer = engine.ask("new", game="osaka", players=2, seed="1")
            ended = []
            while answer["turn"] == 0 and answer["legal"][0]["kind"] == "token":
                move = answer["legal"][0]["text"]
                ended.append(engine.ask("preview", moves=[move])["ended"])
                answer = engine.ask("play", move=move)
            self.assertEqual(ended, [False] * (len(ended) - 1) + [True])
            self.assertEqual(answer["turn"], 0)


if __name__ == "__main__":
    unittest.main()
