"""What the log of a step says: how many tests passed and failed, and of what failed its name, its place, what was
expected and found, and the command that runs it alone."""

import re

SHARE = re.compile(r"^(\d+)\| ")  # before each line of a share of the C++ tests
COLOUR = re.compile(r"\x1b\[[0-9;]*m")

# Each line of a runner that counts, as (passed, failed) of what it says.
RUNNERS = [
    # GoogleTest
    (r"\[  PASSED  \] (\d+) tests?\.", lambda n: (n[0], 0)),
    (r"\[  FAILED  \] (\d+) tests?, listed below:", lambda n: (0, n[0])),
    # unittest
    (r"Ran (\d+) tests? in .*", lambda n: (n[0], 0)),
    (r"(?:OK|FAILED) \((?P<detail>.*)\)", None),
    # Vitest
    (r" *Tests +(?:(\d+) failed)?(?: \| )?(?:(\d+) passed)?.*\(\d+\)", lambda n: (n[1], n[0])),
    # ours
    (r"(\d+) passed, (\d+) failed", lambda n: (n[0], n[1])),
    (r"fuzz .*: ok", lambda n: (1, 0)),
    (r"fuzz .*: FAILED", lambda n: (0, 1)),
]


def lines_of(log):
    """As (share, line), without colours."""
    with open(log, encoding="utf-8", errors="replace") as text:
        for line in text:
            line = COLOUR.sub("", line).rstrip()
            share = SHARE.match(line)
            yield (share[1], line[share.end():]) if share else ("", line)


def unittest_detail(text):
    counts = {name.strip(): int(n) for name, n in re.findall(r"([a-z ]+)=(\d+)", text)}
    bad = counts.get("failures", 0) + counts.get("errors", 0)
    return -bad - counts.get("skipped", 0), bad


def count(result, log):
    """(passed, failed), by the runners' own closing lines; a step whose log has none counts as one test."""
    if result not in ("passed", "failed"):
        return 0, 0
    passed = failed = 0
    for _, line in lines_of(log):
        for pattern, reading in RUNNERS:
            if found := re.fullmatch(pattern, line):
                p, f = reading([int(n or 0) for n in found.groups()]) if reading else unittest_detail(found["detail"])
                passed, failed = passed + p, failed + f
    if result == "failed":
        return passed, max(failed, 1)
    return passed or 1, 0


# Each of these takes (share, line) in order and gives lists of lines, one a failure, its name first.


def google(step, lines):
    program = "build/asan/kaisho-tests" if step == "sanitized" else "build/release/kaisho-tests"
    open_tests = {}  # by share: the test's name and what it said
    for share, line in lines:
        if begun := re.fullmatch(r"\[ RUN      \] (\S+)", line):
            open_tests[share] = (begun[1], [])
        elif share in open_tests and (done := re.match(r"\[ +(OK|SKIPPED|FAILED) +\] ", line)):
            name, said = open_tests.pop(share)
            if done[1] == "FAILED":
                yield [f"{name}: {program} --gtest_filter='{name}'", *said]
        elif share in open_tests:
            open_tests[share][1].append(line)
    for name, said in open_tests.values():  # it crashed, or hung
        yield [f"{name} did not end: {program} --gtest_filter='{name}'", *said]


def unittest(step, lines):
    block = None
    for _, line in lines:
        if named := re.fullmatch(r"(?:FAIL|ERROR): (\S+) \((\S+)\).*", line):
            if block:
                yield block
            test, place = named.groups()
            # Python 3.11 names the test once more at the end.
            module = place.removesuffix("." + test).rsplit(".", 1)[0]
            block = [f"{place}: python3 -B -m unittest discover -s tests/{step} -p '{module}.py' -k {test}"]
        elif block and (line.startswith("=====") or re.match(r"Ran \d+ tests? in", line)):
            yield block
            block = None
        elif block and line and not line.startswith("-----") and not line.startswith("Traceback"):
            block.append(line.strip())
    if block:
        yield block


def vitest(step, lines):
    block = None
    for _, line in lines:
        if named := re.fullmatch(r" FAIL  (\S+) > (.*)", line):
            if block:
                yield block
            file, test = named.groups()
            block = [f"{file} > {test}: cd web && npx vitest run {file}"]
        elif block and (line.startswith("⎯⎯⎯") or re.match(r" Test Files ", line)):
            if len(block) > 1:
                yield block
            block = None
        elif block and line.strip():
            block.append(line.strip())


def browser(step, lines):
    block = None
    for _, line in lines:
        if named := re.fullmatch(r"FAILED (\S+) > (.*) \(([\d.]+) s\)", line):
            if block:
                yield block
            file, test, seconds = named.groups()
            block = [f"{file} > {test} ({seconds} s): cd web && npx vitest run --config vitest.e2e.config.ts {file}"]
        elif block and (line.startswith("ok ") or re.fullmatch(r"\d+ passed, \d+ failed", line)):
            yield block
            block = None
        elif block and line.strip():
            block.append(line.strip())
    if block:
        yield block


def build(step, lines):
    block = None
    for _, line in lines:
        if named := re.match(r"FAILED: (\S+)", line):
            if block:
                yield block
            block = [f"{named[1]}: ninja -C build/{step} {named[1]}"]
        elif block and re.match(r"\[\d+/\d+\]", line):
            yield block
            block = None
        elif block and re.search(r"\b(error|ERROR|undefined|warning):?", line):
            block.append(line)
    if block:
        yield block


READERS = {"cpp": google, "sanitized": google, "units": vitest, "browser": browser, "games": browser,
           "release": build, "wasm": build, "asan": build,
           **dict.fromkeys(("protocol", "train", "server", "remote"), unittest)}


def tests_failed(step, log):
    """Whether a step that was stopped had failed before: what ran when it was stopped does not count."""
    lines = list(lines_of(log)) if log.exists() else []
    if READERS.get(step) is google:
        return any(line.startswith("[  FAILED  ] ") or "Sanitizer" in line or "runtime error:" in line for _, line in lines)
    return step in READERS and any(True for _ in READERS[step](step, lines))


def shortened(block, most):
    """Its name, and of the others the first: there most runners say what was expected and found; Python at the end."""
    if len(block) <= most:
        return block
    return [block[0], *block[1 - most :]] if block[1].startswith('File "') else block[:most]


def failures(step, log, most):
    """At most so many lines."""
    if not log.exists():
        return ["it has no log"]
    lines = list(lines_of(log))
    blocks = list(READERS[step](step, lines)) if step in READERS else []
    if not blocks:  # neither a test nor a compiler says what failed
        return [line[:200] for _, line in lines if line.strip()][-most:]
    shown, told = [], max(2, most // len(blocks))
    for block in blocks:
        if len(shown) + 1 > most:
            shown.append(f"… {len(blocks)} in all")
            break
        shown += [line[:200] for line in shortened(block, told)]
    return shown
