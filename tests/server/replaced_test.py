"""After a backup is put back, or a data folder copied, nobody foresees a game, and everybody is who they were."""

import pathlib
import secrets
import shutil
import subprocess
import tempfile
import unittest

from client import KAISHO, PATIENCE, Server


class ReplacedTest(unittest.TestCase):
    def setUp(self):
        self.server = Server(log="warn")
        self.addCleanup(self.server.close)
        self.elsewhere = pathlib.Path(tempfile.mkdtemp(prefix="kaisho-test-"))
        self.addCleanup(shutil.rmtree, self.elsewhere, True)
        self.copy = self.elsewhere / "copy.sqlite"
        self.ann, self.bo = self.server.browser(), self.server.browser()

    def kaisho(self, *arguments):
        done = subprocess.run([KAISHO, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=PATIENCE)
        self.assertEqual(done.returncode, 0, done.stderr)

    def restore(self):
        self.server.end()
        self.kaisho("restore", self.copy, "--data", self.server.folder, "--force")
        self.server.start()

    def finish(self, ticket):
        """Opens a table of two bots, which is over at once."""
        seats = [{"kind": "bot", "level": 1}] * 2
        body = {"game": "osaka", "players": 2, "seats": seats, "ticket": ticket, "options": {"turn_cap": 1}}
        return self.ann.post("/api/tables", body)

    def secret(self, table):
        self.ann.live(table).wait_update(lambda update: update["to_move"] is None)
        return self.ann.get(f"/api/tables/{table}/record").json["fair"]["secret"]

    def test_a_ticket_leads_to_one_secret_once(self):
        issued = self.ann.get("/api/ticket").json
        self.kaisho("backup", self.copy, "--data", self.server.folder)
        self.assertEqual(self.finish(issued["ticket"]).status, 201)
        secret = self.secret(issued["table"])
        # Asked again, also after a crash, it is the same table.
        self.server.kill()
        self.server.start()
        self.assertEqual(self.finish(issued["ticket"]).json["table"], issued["table"])
        self.restore()
        self.assertEqual(self.finish(issued["ticket"]).code, "bad_ticket")
        self.assertEqual(self.ann.get(f"/api/tables/{issued['table']}").status, 404)
        new = self.ann.get("/api/ticket").json
        self.assertEqual(self.finish(new["ticket"]).status, 201)
        self.assertNotEqual(self.secret(new["table"]), secret)

    def test_a_ticket_ends_with_the_server_that_issued_it(self):
        issued = self.ann.get("/api/ticket").json
        self.server.end()
        self.server.start()
        self.assertEqual(self.finish(issued["ticket"]).code, "bad_ticket")

    def test_who_is_who_stays_and_a_game_to_come_has_a_new_secret(self):
        made, keys = self.ann.open_table("me", "friend", 1)
        table = made["table"]
        self.assertEqual(self.ann.sit(table, 0, name="Ann").status, 200)
        self.kaisho("backup", self.copy, "--data", self.server.folder)
        self.assertEqual(self.bo.sit(table, 1, key=keys[1]).status, 200)
        cookies = self.ann.cookie, self.bo.cookie
        self.restore()
        info = self.ann.get(f"/api/tables/{table}").json["table"]
        self.assertNotEqual(info["commitment"], made["commitment"])
        self.assertEqual([(seat["taken"], seat["yours"]) for seat in info["seats"]], [(False, True), (False, False), (True, False)])
        self.assertEqual((self.ann.cookie.split("=")[1][:22], self.bo.cookie), (cookies[0].split("=")[1][:22], cookies[1]))
        # She needs no key; his link is good once more.
        self.assertEqual(self.ann.sit(table, 0).status, 200)
        self.assertEqual(self.bo.sit(table, 1, key=keys[1], nonce=secrets.token_hex(32)).status, 200)
        self.assertEqual(self.ann.get(f"/api/tables/{table}").json["table"]["status"], "playing")

    def test_nothing_is_renewed_by_a_start_or_a_crash(self):
        made, _ = self.ann.open_table("me", "friend")
        self.assertEqual(self.ann.sit(made["table"], 0).status, 200)
        for end in (self.server.end, self.server.kill):
            end()
            self.server.start()
            info = self.ann.get(f"/api/tables/{made['table']}").json["table"]
            self.assertEqual((info["commitment"], info["seats"][0]["taken"]), (made["commitment"], True))

    def test_a_folder_that_was_put_back_as_a_whole_has_new_secrets(self):
        made, _ = self.ann.open_table("me", "friend")
        folder, moved, snapshot = pathlib.Path(self.server.folder), self.elsewhere / "moved", self.elsewhere / "snapshot"

        def commitment():
            return self.ann.get(f"/api/tables/{made['table']}").json["table"]["commitment"]
        self.server.end()
        shutil.copytree(folder, snapshot)
        folder.rename(moved)
        moved.rename(folder)
        self.server.start()
        self.assertEqual(commitment(), made["commitment"])
        self.server.end()
        folder.rename(moved)
        shutil.copytree(snapshot, folder)
        self.server.start()
        renewed = commitment()
        self.assertNotEqual(renewed, made["commitment"])
        self.server.end()
        self.assertIn(b"the store was replaced since a server last ran here", self.server.log)
        self.server.start()
        self.assertEqual(commitment(), renewed)

    def warns(self, folder):
        server = Server(data=str(folder), log="warn")
        server.end()
        return b"were copied here" in server.log

    def test_a_copied_folder_is_noticed_and_a_moved_one_is_not(self):
        self.kaisho("backup", self.copy, "--data", self.server.folder)
        self.server.end()
        folder = pathlib.Path(self.server.folder)
        self.assertFalse(self.warns(folder))
        copied, moved, restored = (self.elsewhere / name for name in ("copied", "moved", "restored"))
        shutil.copytree(folder, copied)
        self.assertTrue(self.warns(copied))
        self.assertFalse(self.warns(copied))
        copied.rename(moved)
        self.assertFalse(self.warns(moved))
        self.kaisho("restore", self.copy, "--data", folder, "--force")
        self.assertFalse(self.warns(folder))
        self.kaisho("restore", self.copy, "--data", restored)
        self.assertTrue(self.warns(restored))


if __name__ == "__main__":
    unittest.main()
