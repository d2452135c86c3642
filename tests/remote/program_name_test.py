"""The name of a program depends on what its sources do, not on how they are written."""

import pathlib
import sys
import tempfile
import unittest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "cmake"))

from program_name import program_name, tokens

SOURCE = '''\
// What it is.
#include "a.h"
#define TWICE(x) \\
  ((x) + (x))  // a macro
int f(int a) { /* why */
  return a+TWICE(10'000) - -a; // how
}
const char* url = "http://a/*b*/";
const char* raw = R"x(// "kept"  )"
)x";
char quote = '"'; char slash = '/'; // "no string"
'''

# The same, written otherwise.
OTHER = '''\
#include "a.h" /* for g
*/
#define  TWICE(x) ((x)+(x))
int f( int a )
{
  return a + TWICE( 10'000 )- - a;
}

const char *url="http://a/*b*/";  // a continued \\
comment
const char *raw = R"x(// "kept"  )"
)x";
char quote = '"';
char slash = '/';'''


class Tokens(unittest.TestCase):
    def test_comments_and_white_space_are_left_out(self):
        self.assertEqual(tokens(SOURCE), tokens(OTHER))

    def test_strings_are_kept_whole(self):
        for text in ('"http://a/*b*/"', 'R"x(// "kept"  )"\n)x"', "'\"'", "10'000"):
            self.assertIn(text, tokens(SOURCE))
        for text in ("why", "how", "macro", "string"):
            self.assertFalse([token for token in tokens(SOURCE) if text in token])

    def test_any_other_change_is_seen(self):
        for before, after in (
            ("http://a", "http://b"),
            ("a+TWICE", "a-TWICE"),
            ("- -a", "--a"),
            ("int a", "inta"),
            ('"kept"  ', '"kept" '),
            (" + (x))", ")\n + (x)"),  # no longer of the macro
        ):
            self.assertIn(before, SOURCE)
            self.assertNotEqual(tokens(SOURCE), tokens(SOURCE.replace(before, after)), after)

    def test_an_end_of_line_counts_after_a_directive(self):
        self.assertNotEqual(tokens("#define A\nint b;"), tokens("#define A int b;"))
        self.assertEqual(tokens("int a;\nint b;"), tokens("int a; int b;"))


class ProgramName(unittest.TestCase):
    def named(self, **files):
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            for name, text in files.items():
                (root / name.replace("_", ".")).write_text(text, encoding="utf-8")
            return program_name(root, [path.name for path in root.iterdir()])

    def named_table(self, text):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "games/osaka/events.h"
            file.parent.mkdir(parents=True)
            file.write_text(text, encoding="utf-8")
            return program_name(pathlib.Path(folder), ["games/osaka/events.h"])

    def test_does_not_change_with_a_note_for_the_documentation(self):
        table = 'Shape{"paid", {kCard}, "who pays (OSA-B2)"}'
        self.assertEqual(self.named_table(table), self.named_table(table.replace("who pays", "the seat that \"\n\"pays")))
        self.assertNotEqual(self.named_table(table), self.named_table(table.replace("paid", "payed")))
        self.assertNotEqual(self.named(a_cpp='"a b"'), self.named(a_cpp='"a c"'))

    def test_is_sixteen_digits_of_tokens_and_data(self):
        name = self.named(a_cpp=SOURCE, b_json='{"weight": [1, 2]}')
        self.assertRegex(name, "^[0-9a-f]{16}$")
        self.assertEqual(name, self.named(b_json='{ "weight":\n[1,2] }', a_cpp=OTHER))
        self.assertNotEqual(name, self.named(a_cpp=OTHER, b_json='{"weight": [1, 3]}'))
        self.assertNotEqual(name, self.named(c_cpp=SOURCE, b_json='{"weight": [1, 2]}'))


if __name__ == "__main__":
    unittest.main()
