"""The kaisho command: what it prints, that it plays a whole game in the terminal, and that bad input
anywhere gets a sentence and a non-zero status."""

import json
import pathlib
import random
import re
import tempfile
import unittest

from engine import Engine, ROOT, checked_edition, line_of, run


class Help(unittest.TestCase):
    def test_every_command_explains_itself(self):
        whole = run("--help")
        self.assertEqual(whole.returncode, 0)
        for command in ("serve", "play", "simulate", "arena", "balance", "perft", "engine", "review", "verify", "edition",
                        "backup", "restore"):
            self.assertIn(command, whole.stdout)
            one = run(command, "--help")
            self.assertEqual(one.returncode, 0)
            self.assertIn("Usage: kaisho " + command, one.stdout)
            self.assertGreater(len(one.stdout), 300, command)

    def test_edition_commands_explain_themselves(self):
        for command, needs in (("check", "FILE"), ("show", "GAME"), ("diff", "A FILE")):
            self.assertIn(needs, run("edition", command, "--help").stdout)


    def test_version(self):
        version = re.search(r"project\(kaisho VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())[1]
        self.assertRegex(run("--version").stdout, rf"^kaisho {re.escape(version)}, program [0-9a-f]{{16}}\n$")
        with Engine() as engine:
            self.assertEqual(engine.ask("games")["version"], version)


class RealNumbers(unittest.TestCase):
    """An option that is a real number takes numbers alone: "nan" is neither too low nor too high."""

    def test_no_command_takes_what_is_no_number(self):
        commands = re.findall(r"^  ([a-z]+) ", run("--help").stdout.split("Subcommands:")[1], re.M)
        self.assertIn("serve", commands)
        seen = 0
        for command in commands:
            for option in re.findall(r"(--[a-z-]+) FLOAT", run(command, "--help").stdout):
                seen += 1
                for found in ("nan", "-nan", "inf", "-inf", "-1", "1e999", "1e300"):
                    done = run(command, f"{option}={found}")
                    self.assertGreater(done.returncode, 0, (command, option, found))
                    self.assertIn(option, done.stderr)
        self.assertGreater(seen, 0)

    def test_a_test_of_strength_has_numbers(self):
        for found in ("nan,10", "0,nan", "-inf,inf", "0,10,nan,0.05", "0,10,0.05,inf", "0,1e999"):
            done = run("arena", "osaka", "greedy", "random", "--games", 2, "--sprt", found)
            self.assertGreater(done.returncode, 0, found)
            self.assertIn("sprt", done.stderr)


class EmptyValues(unittest.TestCase):
    """A script whose variable is not set is told so, instead of playing without its file or its test."""

    def test_no_option_of_any_command_passes_over_an_empty_value(self):
        commands = re.findall(r"^  ([a-z]+) ", run("--help").stdout.split("Subcommands:")[1], re.M)
        seen = []
        for command in commands:
            for option in re.findall(r"^  (--[a-z-]+)(?:,--[a-z]+)* (?=[A-Z]{2})", run(command, "--help").stdout, re.M):
                seen.append(option)
                for words in ((option, ""), (f"{option}=", "--force")):
                    done = run(command, *words, env={"LC_ALL": "C"})
                    self.assertEqual(done.returncode, 1, (command, words))
                    self.assertRegex(done.stderr, f"{option} needs a value, found none|for {option}, found ''", (command, words))
        self.assertLessEqual({"--sprt", "--out", "--resume", "--html", "--edition", "--seed", "--data", "--against"}, set(seen))

    def test_no_file_has_an_empty_name(self):
        for arguments in (("verify", ""), ("backup", ""), ("restore", ""), ("edition", "check", "")):
            self.assertIn("FILE needs a value, found none.", run(*arguments, env={"LC_ALL": "C"}).stderr)


class BadInput(unittest.TestCase):
    def refused(self, *arguments, says, input=""):
        done = run(*arguments, input=input)
        self.assertNotEqual(done.returncode, 0, arguments)
        self.assertGreater(done.returncode, 0, "ended by a signal")
        self.assertIn(says, done.stdout + done.stderr)
        self.assertRegex(done.stderr or done.stdout, r"(?m)\. ?\(.*[a-z]+_[a-z]+\)$", "a sentence and a code")

    def test_wrong_arguments(self):
        self.refused(says="'kaisho' needs one of these commands: serve, ")
        self.refused("worker", says="--nats")
        self.refused("arena", "osaka", "--kind", "best", says="--kind")
        self.refused("simulate", "osaka", "--games", 10**12, says="--games")
        self.refused("castle", says="castle")
        self.refused("play", says="GAME")
        self.refused("play", "chess", says="chess")
        self.refused("play", "osaka", "--players", 9, says="--players")
        self.refused("play", "osaka", "--players", 3, "--bots", "random,random,random", says="--bots")
        self.refused("play", "osaka", "--bots", "deep blue", says="deep blue")
        self.refused("play", "osaka", "--seat", 2, says="--seat")
        self.refused("play", "osaka", "--seed", "green", says="seed")
        self.refused("play", "osaka", "--language", "tlh", says="--language")
        self.refused("play", "osaka", "--edition", "/no/such/file", says="/no/such/file")
        self.refused("perft", "osaka", "--depth", -1, says="--depth")
        self.refused("perft", "osaka", "--players", 7, says="players")
        self.refused("perft", "osaka", "--seed", "x", says="seed")
        self.refused("perft", "osaka", "--moves", "buy", says="illegal_move")
        self.refused("simulate", "osaka", "--games", 0, says="games")
        self.refused("simulate", "osaka", "--bots", "greedy,greedy,greedy", says="bots")
        for seed in (-1, "x", 1.5, 2**64):
            self.refused("simulate", "osaka", "--seed", seed, says=f"from 0 to 18446744073709551615 for --seed, found {seed}.")
        self.refused("simulate", "go", says="go")
        self.refused("balance", "osaka", "--games", 0, says="games")
        self.refused("balance", "osaka", "--edition", "/no/such/file", says="no_file")
        self.refused("balance", "osaka", "--games", 2, "--bots", "random", "--html", "/no/such/folder/page.html", says="cannot_write")
        self.refused("balance", "go", says="go")
        self.refused("serve", "--port", 99999, says="--port")
        self.refused("edition", says="'kaisho edition' needs one of these commands")
        self.refused("edition", "show", "go", says="go")

    def test_seats_are_counted_before_the_bots(self):
        for options in ((), ("--bots", "random,greedy"), ("--bots", "random")):
            for command in ("simulate", "balance"):
                self.refused(command, "osaka", "--players", 7, *options, says="Expected 2 to 4 players, found 7.")
        done = run("simulate", "osaka", "--players", 3, "--games", 3, "--turn-cap", 20, "--json")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual([bot["name"] for bot in json.loads(done.stdout)["bots"]], ["greedy", "random"])

    def test_files_that_are_no_records(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "file"
            for text, says in ((b"", "bad_json"), (b"\xff\x00", "bad_json"), (b"[]", "bad_record"), (b"[" * 9999, "bad_json"), (b"{}", "bad_record")):
                path.write_bytes(text)
                self.refused("verify", path, says=says)
                self.refused("edition", "check", path, says="missing_field" if text == b"{}" else "bad_")
            self.refused("verify", folder, says="folder")
            self.refused("verify", pathlib.Path(folder) / "none", says="none")

    def test_verify_names_the_first_difference(self):
        record = json.loads((ROOT / "tests/fuzz/corpus/record/whole.json").read_text())
        self.assertEqual(run("verify", "-", input=json.dumps(record)).returncode, 0)
        record["moves"][40]["move"] = "token red"
        self.refused("verify", "-", input=json.dumps(record), says="moves[40]")

    def test_edition_check_names_every_fault(self):
        edition = json.loads(run("edition", "show", "osaka").stdout)
        self.assertEqual(run("edition", "check", "-", input=json.dumps(edition)).returncode, 0)
        edition["cards"][0]["value"] = 99
        edition["end_of_game"]["tokens"] = "many"
        done = run("edition", "check", "-", input=json.dumps(edition))
        self.assertEqual(done.returncode, 1)
        self.assertIn("cards[0].value", done.stderr)
        self.assertIn("end_of_game.tokens", done.stderr)

    def test_edition_check_names_the_file_of_what_is_no_edition(self):
        typo = json.dumps({"game": "osaka"}, indent=1).replace('"game"', '"game')
        for text, place, says in (
            ('{"edition": "mine",\n "game": "go"}', "game, line 2, column 2: ", "unknown_game"),
            ('{"game": 3}', "game, line 1, column 2: ", "bad_field"),
            ("{}", "", "missing_field"),
            ("[]", "", "bad_field"),
            ("null", "", "bad_field"),
            (typo, "", "bad_json"),
        ):
            with self.subTest(text), tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder) / "mine.json"
                path.write_text(text)
                done = run("edition", "check", path, env={"LC_ALL": "C"})
                self.assertEqual(done.returncode, 1)
                self.assertTrue(done.stderr.startswith(f"{path}: {place}"), done.stderr)
                self.assertIn(says, done.stderr)
                told = run("edition", "check", path, "--json")
                self.assertEqual((told.returncode, told.stderr), (1, ""))
                report = json.loads(told.stdout)
                self.assertEqual((report["file"], report["sound"]), (str(path), False))
                self.assertEqual([fault["code"] for fault in report["faults"]], [says])
        self.assertEqual(report["faults"][0]["place"], {"line": 2, "column": 10})

    def test_edition_check_names_the_other_place_in_words(self):
        said, lines = checked_edition("osaka", lambda edition: edition["cards"][2].update(value=2))
        line = line_of(lines, '"value": 2', ' "cards": [')
        self.assertRegex(said, rf"^-: card 3, card-5, value, line \d+, column \d+: Two kinds of card have the value 2, the first at card 1, card-2, value, line {line}, column \d+\. \(cards\[2\]\.value, bad_field\)\n$")
        said, _ = checked_edition("osaka", lambda edition: (edition["colours"][3].update(id="red1"), edition["cards"][1].update(value=12)))
        self.assertRegex(said, r"^-: colour 4, red1, id, line \d+, column \d+: Two cards are called 'red12'")

class Perft(unittest.TestCase):
    def test_counts_and_hash(self):
        done = run("perft", "osaka", "--players", 2, "--seed", 1, "--depth", 4)
        self.assertEqual(done.returncode, 0)
        self.assertRegex(done.stdout, r"\Aleaves [1-9]\d*\nhash [0-9a-f]{16}\n\Z")
        self.assertEqual(done.stdout, run("perft", "osaka").stdout)
        self.assertNotEqual(done.stdout, run("perft", "osaka", "--seed", 2).stdout)

    def test_divided_counts_add_up(self):
        lines = run("perft", "osaka", "--depth", 3, "--divide", "--moves", "token red", "token blue").stdout.splitlines()
        leaves = sum(int(line.split(": ")[1].split()[0]) for line in lines[:-2])
        self.assertEqual(lines[-2], f"leaves {leaves}")


class Simulate(unittest.TestCase):
    def test_same_seed_same_figures(self):
        arguments = ("simulate", "osaka", "--players", 3, "--games", 30, "--seed", 4, "--bots", "greedy,random,random", "--json")
        first, second = (json.loads(run(*arguments).stdout) for _ in range(2))
        for result in (first, second):
            self.assertGreater(result.pop("decisions_per_second"), 0)
            result.pop("seconds", None)
        self.assertEqual(first, second)
        self.assertEqual(first["games"], 30)

    def test_no_progress_bar_where_nobody_watches(self):
        done = run("simulate", "osaka", "--games", 4, "--bots", "random")
        self.assertEqual(done.returncode, 0)
        self.assertEqual(done.stderr, "")
        self.assertIn("random", done.stdout)


class Balance(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_page_and_figures_of_one_edition(self):
        page, figures = self.folder / "page.html", self.folder / "figures.json"
        done = run("balance", "osaka", "--games", 20, "--bots", "random", "--html", page, "--json", figures)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        for word in ("sale", "opening", "score of the winner", "one game each"):
            self.assertIn(word, done.stdout)
        told = json.loads(figures.read_text())
        self.assertEqual(told["edition"]["games"], 20)
        self.assertEqual(told["edition"]["deals"], 20)
        self.assertEqual({use["value"] for use in told["edition"]["uses"] if use["statistic"] == "sale"}, {"red", "yellow", "green", "blue"})
        text = page.read_text()
        self.assertTrue(text.startswith("<!doctype html>"))
        self.assertGreater(text.count("<svg"), 10)
        self.assertIn(told["command"], text)

    def test_the_command_it_names_gives_it_again(self):
        first, second = self.folder / "first.json", self.folder / "second.json"
        arguments = ("--players", 3, "--games", 12, "--bots", "greedy,random,random", "--seed", 5)
        self.assertEqual(run("balance", "osaka", *arguments, "--threads", 2, "--json", first).returncode, 0)
        told = json.loads(first.read_text())
        self.assertEqual(run(*told["command"].split()[1:], "--json", second).returncode, 0)
        again = json.loads(second.read_text())
        for figures in (told, again):
            self.assertGreater(figures["edition"].pop("decisions_per_second"), 0)
            figures["edition"].pop("seconds")
        self.assertEqual(told, again)

class Play(unittest.TestCase):
    def play(self, *arguments, seed=1, lines=None):
        chance = random.Random(seed)
        lines = lines or "".join(f"{chance.randrange(1, 6)}\n" for _ in range(3000))
        return run("play", "osaka", "--seed", seed, "--bots", "random", *arguments, input=lines)

    def test_a_whole_game_and_its_record(self):
        with tempfile.TemporaryDirectory() as folder:
            record = pathlib.Path(folder) / "record.json"
            done = self.play("--players", 3, "--language", "en", "--record", record)
            self.assertEqual(done.returncode, 0, done.stderr)
            self.assertIn("The game is over.", done.stdout)
            self.assertIn("1. ", done.stdout)
            verified = run("verify", record)
            self.assertEqual(verified.returncode, 0, verified.stdout)
            self.assertIn("played to the end", verified.stdout)

    def test_speaks_both_languages_and_names_everything(self):
        for language, end in (("en", "The game is over."), ("fr", "La partie est finie.")):
            for seed in range(3):
                done = self.play("--language", language, "--no-confirm", seed=seed)
                self.assertIn(end, done.stdout)
                self.assertNotRegex(done.stdout, r"\b(event|move|reason|board|row|place)\.[a-z_]+")
                self.assertNotRegex(done.stdout, r"\{\w+\}")

    def test_the_terminal_of_every_game_names_everything(self):
        with Engine() as engine:
            games = engine.ask("games")["games"]
        for game in games:
            for language, end in (("en", "The game is over."), ("fr", "La partie est finie.")):
                chance = random.Random(game["id"] + language)
                lines = "".join(f"why\n{chance.randrange(1, 13)}\n" for _ in range(2000))
                options = ("--players", game["max_players"], "--language", language, "--no-confirm")
                done = run("play", game["id"], "--seed", 7, "--bots", ",".join(["random"] * (game["max_players"] - 1)), *options, input=lines)
                self.assertIn(end, done.stdout, game["id"])
                self.assertNotRegex(done.stdout, r"\b(event|move|reason|board|line|short)\.[a-z_]+|\{\w+\}")

    def test_language_of_the_system(self):
        for value, text in (("fr_FR.UTF-8", "À vous de choisir"), ("en_GB.UTF-8", "Your choice"), ("C", "Your choice")):
            done = run("play", "osaka", "--seed", 1, input="q\n", env={"LC_ALL": value})
            self.assertIn(text, done.stdout)

    def test_faults_of_options_have_the_form_of_all_others(self):
        for arguments, english, french in (
            (("frob",), "worker, perft, engine, verify, review, edition, describe, manual, completion), found 'frob'.", "trouvé : « frob »."),
            (("edition", "frob"), "Expected a command of 'kaisho edition' (check, diff, show), found 'frob'.", "trouvé : « frob »."),
            (("edition",), "'kaisho edition' needs one of these commands: check, diff, show.", "une de ces commandes"),
            (("verify",), "FILE is missing.", "FILE manque."),
            (("play", "osaka", "--players", "9"), "Expected a number from 2 to 4 for --players, found 9.", "de 2 à 4 pour --players"),
            (("simulate", "osaka", "--seed", "-4"), "Expected a number from 0 to 18446744073709551615 for --seed, found -4.", "pour --seed"),
            (("play", "osaka", "--colour", "x"), "for --colour, found 'x'.", "pour --colour ; trouvé : « x »."),
            (("play", "osaka", "--colour", "x not in range y"), "for --colour, found 'x not in range y'.", "pour --colour"),
            (("simulate", "osaka", "--games", "x"), "Expected a whole number for --games, found 'x'.", "un nombre entier pour --games ; trouvé : « x »."),
            (("simulate", "osaka", "--games", "1.5"), "Expected a whole number for --games, found '1.5'.", "un nombre entier pour --games"),
            (("simulate", "osaka", "--games", "99999999999"), "Expected a smaller number for --games, found 99999999999.", "un nombre plus petit pour --games"),
            (("simulate", "osaka", "--seed", ""), "--seed needs a value, found none.", "--seed demande une valeur"),
            (("simulate", "osaka", "--bots"), "--bots needs a value, found none.", "--bots demande une valeur"),
            (("simulate", "osaka", "--seed", "1", "--seed", "2"), "--seed can be given only once.", "--seed ne peut figurer qu’une fois."),
            (("serve", "--keep-waiting", "-1"), "--keep-waiting must be greater than -1.", "--keep-waiting doit être supérieur à -1."),
            (("play", "osaka", "--resume", "x"), "exclude each other.", "s’excluent."),
        ):
            for language, text in (("C", english), ("fr_FR.UTF-8", french)):
                done = run(*arguments, env={"LC_ALL": language})
                self.assertEqual(done.returncode, 1, arguments)
                self.assertIn(text, done.stderr, arguments)
                self.assertIn("(bad_option)", done.stderr, arguments)

    def test_an_edition_brings_its_language(self):
        german = ("--edition", ROOT / "tests/fixtures/editions/osaka-german.json")
        for options, env in ((("--language", "de"), {}), ((), {"LC_ALL": "de_AT.UTF-8"})):
            done = run("play", "osaka", "--seed", 1, *german, *options, input="undo\nquitter\n", env=env)
            self.assertEqual(done.returncode, 0, done.stderr)
            for text in ("Rot", "Enshunada (West)", "Anori", "Your choice", "There is nothing to undo.", "Goodbye."):
                self.assertIn(text, done.stdout)
        self.assertIn("Red", run("play", "osaka", "--seed", 1, *german, input="q\n", env={"LC_ALL": "it_IT.UTF-8"}).stdout)
        unknown = run("play", "osaka", *german, "--language", "it", input="q\n")
        self.assertNotEqual(unknown.returncode, 0)
        self.assertIn("Expected one of de, en, fr, found 'it'.", unknown.stderr)

    def test_commands(self):
        lines = "help\nwhy\nhint\nundo\n99\ncastle\ntoken red\nshow\nwhy\nq\n"
        done = self.play("--language", "en", "--seat", 1, lines=lines)
        self.assertEqual(done.returncode, 0)
        for text in ("undo your last choice", "Hint: ", "There is nothing to undo.", "There is no such move here", "(OSA-", "Goodbye."):
            self.assertIn(text, done.stdout)

    def test_undo_takes_a_move_back_before_the_turn_ends(self):
        # Seat 0's token, then a card to hand, taken back and another taken, confirmed, left.
        done = self.play("--language", "en", lines="1\n\n1\nu\n2\n\nq\n", seed=3)
        self.assertIn("Undone.", done.stdout)
        self.assertIn("Goodbye.", done.stdout)

    def test_closed_hands_stay_closed(self):
        done = self.play("--language", "en", lines="1\n\n", seed=3)
        table = done.stdout[done.stdout.rindex("Your choice") - 900 :]
        self.assertRegex(table, r"Bot 1 +hand \d+ cards")

    def test_colours_only_where_wanted(self):
        self.assertNotIn("\x1b[", self.play(lines="q\n").stdout)
        self.assertIn("\x1b[", self.play("--colour", "always", lines="q\n").stdout)

    def test_end_of_input_leaves(self):
        self.assertEqual(run("play", "osaka", input="").returncode, 0)


class Texts(unittest.TestCase):
    @staticmethod
    def keys(value, prefix=""):
        if isinstance(value, str):
            return {prefix: sorted(re.findall(r"\{\w+\}", value))}
        return {key: fields for name, inner in value.items() for key, fields in Texts.keys(inner, f"{prefix}.{name}").items()}

    def test_both_languages_say_the_same_things(self):
        for english in (*ROOT.glob("cli/text/*en.json"), *ROOT.glob("games/*/text/terminal.en.json")):
            french = english.with_name(english.name.replace("en.json", "fr.json"))
            self.assertEqual(self.keys(json.loads(english.read_text())), self.keys(json.loads(french.read_text())), french)


if __name__ == "__main__":
    unittest.main()
