"""What a new game can be called: why a name is none, for tools/new_game.

The name becomes a namespace of C++, an import of TypeScript, a class of CSS, the name of folders and files, and a
word that tests look for in the code and the pages."""

import keyword
import re

# Those of 3 to 16 small letters: keywords of C++ and C, and what the standard headers and compilers make macros of.
CPP = set(
    """
    alignas alignof and asm assert atomic auto bitand bitor bool break case catch char class compl complex concept const
    consteval constexpr constinit continue default delete double else enum errno explicit export extern false final
    float for friend goto import inline int linux long major minor module mutable namespace new noexcept not nullptr
    offsetof operator override post pre private protected public reflexpr register requires restrict return short signed
    sizeof static std stderr stdin stdout struct switch synchronized template this throw true try typedef typeid typename
    typeof union unix unsigned using virtual void volatile wchar while xor
    """.split()
)
# Keywords of TypeScript, words that name no import or hide what every page uses, and its types.
TYPESCRIPT = set(
    """
    abstract accessor any arguments asserts async await bigint boolean break case catch class const constructor continue
    debugger declare default delete document else enum eval export extends false finally for from function get global
    global if implements import in infer instanceof interface intrinsic is keyof let meta module namespace never new null
    number object of out override package private protected prototype public readonly require return satisfies self set
    static string super switch symbol this throw true try type typeof undefined unique unknown using var void while window
    with yield
    """.split()
)
PYTHON = {word for word in (*keyword.kwlist, *keyword.softkwlist) if word.isalpha()}
# What the codebase itself is called, and what its programs and tests are.
HOUSE = {"game", "games", "kaisho", "main", "sample", "skeleton", "test", "tests"}
LANGUAGES = (("C++", CPP), ("TypeScript", TYPESCRIPT), ("Python", PYTHON), ("this project", HOUSE))

NOT_OURS = {"build", "node_modules"}


def code_of(root, folders, suffixes):
    """The words of sources, without comments."""
    for folder in folders:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in suffixes and path.is_file():
                yield path, re.sub(r"//.*|/\*.*?\*/", "", path.read_text(encoding="utf-8"))


def folders_of(root):
    """The folders there are, and those within them: docs/how-to, web/src."""
    for folder in sorted(root.iterdir()):
        if folder.is_dir() and not folder.name.startswith(".") and folder.name not in NOT_OURS:
            yield folder
            yield from (inner for inner in sorted(folder.iterdir()) if inner.is_dir() and inner.name not in NOT_OURS)


def fault_of(root, name):
    """Why a game of the project at `root` cannot be called so; None if it can."""
    if not re.fullmatch("[a-z]{3,16}", name):
        return f"Expected 3 to 16 small letters as the name of a game, found '{name}'."
    if (root / "games" / name).exists() or (root / "web/src/games" / name).exists():
        return f"There is a game or a part of games called '{name}' already."
    for language, words in LANGUAGES:
        if name in words:
            return f"'{name}' is a word of {language}; a game needs another name."
    for folder in folders_of(root):
        if folder.name == name:
            return f"'{name}' is the name of a folder, {folder.relative_to(root)}/; a game needs another one."
    word = re.compile(rf"\b{name}\b")
    for path, code in code_of(root, ["core", "games", "players", "engine", "tests/games"], {".h"}):
        if word.search(code):
            return f"'{name}' is a word of the code, in {path.relative_to(root)}; a game needs another name."
    for path, code in code_of(root, ["tools/skeleton"], {".h", ".cpp", ".ts", ".svelte"}):
        if word.search(code):
            return f"'{name}' is a word of the skeleton, in {path.relative_to(root)}; a game needs another name."
    # The shell of the pages names no game (web/tests/games.test.ts), and its texts are found by such names.
    shell = re.compile(rf"\b{name}\b", re.IGNORECASE)
    for path in sorted((root / "web/src").rglob("*")):
        inside = path.relative_to(root / "web/src").parts
        if inside[0] == "games" or path.suffix not in (".ts", ".svelte", ".css", ".json"):
            continue
        if shell.search(path.read_text(encoding="utf-8")) or path.stem == name:
            return f"'{name}' is a word of the pages, in {path.relative_to(root)}; a game needs another name."
    return None
