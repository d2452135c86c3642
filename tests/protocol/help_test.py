"""The page of the manual and the completion of shells say what --help says, and what is installed runs from there."""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

from engine import KAISHO

BUILD = pathlib.Path(KAISHO).resolve().parent
SHELLS = ("bash", "fish", "zsh")


def run(*command, **more):
    return subprocess.run([*map(str, command)], capture_output=True, text=True, timeout=300, **more)


def said(*command, **more):
    done = run(*command, **more)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return done.stdout


def commands(path=()):
    """Every command that --help names, as words after the program's name."""
    found = [path]
    text = said(KAISHO, *path, "--help")
    listed = re.search(r"^Subcommands:\n((?:^ .*\n?)+)", text, re.MULTILINE)
    for name in re.findall(r"^  ([a-z]+) ", listed[1], re.MULTILINE) if listed else ():
        found += commands((*path, name))
    return found


def options(path):
    """The options that --help names; "-h,--help" and "--simulations,--sims" are two each."""
    head = re.findall(r"^  (-[^ ]+)", said(KAISHO, *path, "--help"), re.MULTILINE)
    return [name for names in head for name in names.split(",")]


def asked_of_bash(*words):
    """What bash offers for the last word."""
    script = (
        f"source <('{KAISHO}' completion bash)\n"
        'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); compopt() { :; }; _kaisho; printf "%s\\n" "${COMPREPLY[@]}"'
    )
    return said("bash", "-c", script, "bash", "kaisho", *words).split()


class Help(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.commands = commands()
        cls.options = {path: options(path) for path in cls.commands}

    def test_there_is_something_to_compare(self):
        self.assertIn(("edition", "check"), self.commands)
        self.assertGreater(len(self.commands), 12)
        self.assertIn("--sims", self.options["arena",])
        self.assertLessEqual({("manual",), ("completion",)}, set(self.commands))

    def test_the_manual_has_every_command_and_option(self):
        page = said(KAISHO, "manual")
        sections = dict(re.findall(r"^\.S[SH] (.+)\n((?:(?!\.S[SH]).*\n)*)", page, re.MULTILINE))
        for path in self.commands:
            text = sections["OPTIONS" if not path else " ".join(("kaisho", *path))].replace("\\-", "-")
            for option in self.options[path]:
                self.assertIn(f"\\fB{option}\\fR", text, path)

    @unittest.skipUnless(shutil.which("groff"), "groff is not installed")
    def test_the_manual_can_be_set(self):
        page = said(KAISHO, "manual")
        done = run("groff", "-Kutf8", "-man", "-ww", "-Tutf8", input=page)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("kaisho edition check", done.stdout)

    def test_every_shell_has_every_command_and_option(self):
        scripts = {shell: said(KAISHO, "completion", shell) for shell in SHELLS}
        for path in self.commands:
            at = "".join(f" {word}" for word in path)
            fish = "\n".join(line for line in scripts["fish"].splitlines() if f"__kaisho_at '\\''{at}'\\'''" in line)
            zsh = re.search(rf"^    '{at}'\)\n(.*?)\n      ;;$", scripts["zsh"], re.MULTILINE | re.DOTALL)[1]
            self.assertEqual(sorted(asked_of_bash(*path, "-")), sorted(self.options[path]), path)
            for option in self.options[path]:
                self.assertRegex(zsh, rf"'\*?{option}\[", path)
                self.assertRegex(fish, rf" -l {option[2:]} " if option.startswith("--") else rf" -s {option[1:]} ", path)
            for below in (one for one in self.commands if one[:-1] == path and one != path):
                self.assertIn(f"'{below[-1]}:", zsh)
                self.assertIn(f" -a {below[-1]} ", fish)

    def test_scripts_are_sound(self):
        for shell in SHELLS:
            if shutil.which(shell) is None:
                continue
            done = run(shell, "-n", input=said(KAISHO, "completion", shell))
            self.assertEqual((done.returncode, done.stderr), (0, ""), shell)

    def test_bash_completes(self):
        self.assertIn("simulate", asked_of_bash("sim"))
        self.assertEqual(asked_of_bash("simulate", "osa"), ["osaka"])
        self.assertEqual(asked_of_bash("simulate", "osaka", "--ga"), ["--games"])
        self.assertEqual(asked_of_bash("simulate", "osaka", "--bots", "gr"), ["greedy"])
        self.assertEqual(asked_of_bash("arena", "osaka", "--kind", "l"), ["ladder"])
        self.assertEqual(asked_of_bash("edition", "ch"), ["check"])
        self.assertEqual(asked_of_bash("simulate", "osaka", "--games", ""), [])
        self.assertEqual(asked_of_bash("completion", ""), ["bash", "fish", "zsh"])
        self.assertEqual(asked_of_bash("manual", ""), [])
        self.assertEqual(asked_of_bash("edition", "diff", "osaka", "osa"), ["osaka"])
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "game.json").touch()
            self.assertEqual(asked_of_bash("verify", f"{folder}/ga"), [f"{folder}/game.json"])

    @unittest.skipUnless(shutil.which("fish"), "fish is not installed")
    def test_fish_completes(self):
        def asked(line):
            # Its functions and settings come with it: it is asked without those of whoever runs this.
            script = f"'{KAISHO}' completion fish | source; complete -C '{line}'"
            with tempfile.TemporaryDirectory() as home:
                text = said("fish", "--no-config", "-c", script, env={**os.environ, "HOME": home})
            return [answer.split("\t")[0] for answer in text.splitlines()]

        self.assertIn("simulate", asked("kaisho sim"))
        self.assertEqual(asked("kaisho simulate osaka --gam"), ["--games"])
        self.assertEqual(asked("kaisho arena osaka --kind lad"), ["ladder"])
        self.assertEqual(asked("kaisho edition ch"), ["check"])
        self.assertEqual(asked("kaisho simulate osa"), ["osaka"])
        self.assertEqual(asked("kaisho completion "), ["bash", "fish", "zsh"])
        self.assertIn("osaka", asked("kaisho edition diff osaka osa"))


@unittest.skipUnless((BUILD / "cmake_install.cmake").exists(), "the program under test lies outside its build folder")
class Installed(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.prefix = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-help-"))
        cls.addClassCleanup(shutil.rmtree, cls.prefix, True)
        # Without the pages, which may not be built.
        said("cmake", "--install", BUILD, "--prefix", cls.prefix, "--component", "program")

    def test_the_manual_and_the_completion_are_there(self):
        for place, command in (
            ("share/man/man1/kaisho.1", ("manual",)),
            ("share/bash-completion/completions/kaisho", ("completion", "bash")),
            ("share/zsh/site-functions/_kaisho", ("completion", "zsh")),
            ("share/fish/vendor_completions.d/kaisho.fish", ("completion", "fish")),
        ):
            self.assertEqual((self.prefix / place).read_text(), said(KAISHO, *command), place)

    def test_the_examples_run_where_they_are_installed(self):
        examples = self.prefix / "share/doc/kaisho/examples"
        played = said(sys.executable, "-B", examples / "play_a_game.py", "--seed", "5", cwd="/", env={"PATH": "/usr/bin:/bin"})
        self.assertRegex(played, r"seat 1: \d+ points, rank [12]\n$")
        positions = (examples / "load_positions.jsonl").read_text()
        answers = said(self.prefix / "bin/kaisho", "engine", input=positions).splitlines()
        self.assertEqual(len(answers), len(positions.splitlines()))
        self.assertTrue(all('"ok":true' in answer for answer in answers))

    def test_the_bot_of_the_tutorial_plays(self):
        page = (self.prefix / "share/doc/kaisho/docs/tutorial/first-bot.md").read_text()
        whole, choose, again = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        program = str(self.prefix / "bin/kaisho")
        whole = whole.replace('"build/release/kaisho"', repr(program))
        self.assertIn(program, whole)
        bot = self.prefix / "mybot.py"
        head, loop = whole.split("\nfor line in")
        for better in ("", choose, choose.replace('    if "buy" in by_kind:\n', again)):
            bot.write_text(f"{head}{better}\n\nfor line in{loop}")
            report = said(program, "arena", "osaka", f"mine=command:'{sys.executable}' -B '{bot}'", "random", "--games", "2", "--turn-cap", "40", "--json", cwd="/")
            self.assertIn('"forfeits": []', report)


if __name__ == "__main__":
    unittest.main()
