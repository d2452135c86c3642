"""What tools/train writes in the end is tried before the work begins."""

import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools" / "train"))

import outputs


class Outputs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_files_stay_as_they_were(self):
        old, new = self.folder / "old", self.folder / "new"
        old.write_text("mine")
        outputs.check(old, str(new), None)
        self.assertEqual(old.read_text(), "mine")
        self.assertFalse(new.exists())

    def test_what_cannot_be_written_is_told_in_printable_words(self):
        for path in (self.folder, self.folder / "none\x1b" / "net.json", self.folder / "none\udce9" / "net.json"):
            with self.assertRaises(SystemExit) as ended:
                outputs.check(path)
            said = str(ended.exception)
            self.assertIn("Cannot write", said)
            self.assertTrue(said.isprintable(), ascii(said))


if __name__ == "__main__":
    unittest.main()
