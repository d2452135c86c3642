"""What `cmake --install` puts in place: a program that finds its pages from any working folder."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

from client import KAISHO, PATIENCE, ROOT, Server

BUILD = pathlib.Path(KAISHO).resolve().parent


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE, cwd="/").stdout


@unittest.skipUnless((BUILD / "cmake_install.cmake").exists(), "the program under test lies outside its build folder")
@unittest.skipUnless((ROOT / "web/dist/index.html").exists(), "the pages are not built")
class Install(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.prefix = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-install-"))
        cls.addClassCleanup(shutil.rmtree, cls.prefix, True)
        run("cmake", "--install", BUILD, "--prefix", cls.prefix)
        cls.program = cls.prefix / "bin/kaisho"

    def assert_page(self, browser, file):
        """Its home is the page in the file, but for the whole address of the picture that chats show."""
        answer = browser.get("/").bytes.replace(f"http://127.0.0.1:{browser.server.port}/".encode(), b"/")
        self.assertEqual(answer, file.read_bytes())

    def visit(self, program):
        """A browser at the program's server, which was started in / and told of no pages."""
        server = Server(program=program, pages=False, cwd="/")
        self.addCleanup(server.close)
        return server.browser()

    def test_the_installed_program_serves_its_pages(self):
        ann = self.visit(self.program)
        self.assert_page(ann, self.prefix / "share/kaisho/pages/index.html")
        health = ann.get("/api/health").json
        self.assertTrue(health["ok"])
        self.assertIn(f"kaisho {health['version']},", run(self.program, "--version"))

    def test_a_link_to_the_program_leads_to_the_same_pages(self):
        link = self.prefix / "link"
        link.symlink_to(self.program)
        self.assertEqual(self.visit(link).get("/").status, 200)

    def test_the_program_in_the_build_folder_serves_the_pages_of_its_sources(self):
        self.assert_page(self.visit(KAISHO), ROOT / "web/dist/index.html")

    def test_another_folder_may_be_named(self):
        (self.prefix / "index.html").write_text("mine")
        server = Server(program=self.program, pages=self.prefix)
        self.addCleanup(server.close)
        self.assertEqual(server.browser().get("/").bytes, b"mine")

    def test_without_pages_it_says_where_it_looked(self):
        program = self.prefix / "alone/bin/kaisho"
        program.parent.mkdir(parents=True)
        shutil.copy2(self.program, program)
        server = Server(program=program, pages=False, log=True)
        self.addCleanup(server.close)
        self.assertEqual(server.browser().get("/").status, 404)
        server.end()
        self.assertIn(f"{self.prefix}/alone/share/kaisho/pages/index.html is missing", server.log.decode())

    def test_the_manual_is_there(self):
        manual = self.prefix / "share/doc/kaisho"
        for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/README.md", "docs/how-to/run-a-server.md",
                     "examples/play_a_game.py"):
            self.assertTrue((manual / name).is_file(), name)


if __name__ == "__main__":
    unittest.main()
