#!/usr/bin/env bash
# What tools/new_game makes builds without a warning, is played by every player, has a page, and passes every test:
# tried in build/newgame, a copy of the tree. It compiles there what ccache does not have from this tree, and keeps its
# build folders for the next time.
# Usage: tests/new_game/run.sh [NAME]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

name=${1:-kobe}
title=${name^}
copy=$PWD/build/newgame
jobs=${JOBS:-$(nproc)}

began=$SECONDS
part() {
    printf '%4d s  %s\n' $((SECONDS - began)) "$1"
}
fail() {
    echo "new_game: $1" >&2
    exit 1
}

part "a copy of the tree"
mkdir -p "$copy/build"
find "$copy" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
tools/sources | while IFS= read -rd '' file; do
    [ -e "$file" ] && printf '%s\0' "$file"
done | tar cf - --null --no-recursion -T - | tar xf - -C "$copy" # with their times, so that nothing is built twice
ln -sfn "$PWD/web/node_modules" "$copy/web/node_modules"
cd "$copy"
git init -q

part "tools/new_game $name"
tools/new_game "$name" >build/new_game.log
for wrong in "$name" X osaka seat union yield; do
    tools/new_game "$wrong" 2>/dev/null && fail "took '$wrong' as the name of a new game"
done

part "format and arrows"
git ls-files -z --others --exclude-standard '*.cpp' '*.h' | xargs -0r clang-format-22 --dry-run -Werror
tools/check_arrows
tools/check_clauses
tools/check_sentences

part "the program and the tests"
cmake --preset release >build/cmake.log
ninja -C build/release -j "$jobs" kaisho kaisho-tests
export KAISHO=$PWD/build/release/kaisho
tests=build/release/kaisho-tests

part "its records, and what follows from its tables"
mkdir -p build/types && cp "web/src/games/$name/"{protocol,edition}.ts build/types
tools/describe
for types in protocol edition; do
    diff "build/types/$types.ts" "web/src/games/$name/$types.ts" || fail "tools/skeleton/web/src/games/sample/$types.ts is not what tools/describe writes"
done
KAISHO_REPIN=1 $tests --gtest_brief=1 --gtest_filter="*Pinned*$name"
tools/record_games "$name"

part "its tests, and those of all games"
# Where games are numbered in a test's name, the new one is the last.
games=$(grep -o '[a-z]*::Rules' games/list.h | wc -l)
[ "$games" -gt 1 ] || fail "games/list.h lists no other game"
last=$((games - 1))
general='Former.*:Records.*:Registry.*:Levels.*:Tuned.*:Session*.*:Kept.*:Balance*.*'
$tests --gtest_brief=1 --gtest_filter="$title*:*$name*:*/$last:$general"

part "played by all players"
"$KAISHO" simulate "$name" --bots random,greedy --games 1000 --seed 1
for players in 2 3 4; do
    "$KAISHO" simulate "$name" --players "$players" --bots level1 --games 24 --seed 1 >/dev/null
done
"$KAISHO" arena "$name" random greedy beam level5 --kind ladder --ms 10 --games 8 >/dev/null
"$KAISHO" describe "$name" >/dev/null
printf '1\nwhy\nquit\n' | "$KAISHO" play "$name" --seed 1 --bots greedy >/dev/null

part "the engine for the browser"
cmake --preset wasm >>build/cmake.log
ninja -C build/wasm -j "$jobs" kaisho.wasm "kaisho-$name.wasm"
node tests/native_browser/compare.mjs build/wasm "tests/native_browser/$name.txt"

part "the pages"
cd web
../tools/npm run --silent build >../build/pages.log 2>&1 || { tail -n 40 ../build/pages.log; exit 1; }
../tools/npm run --silent check
../tools/npm run --silent format
../tools/npm run --silent lint
node_modules/.bin/vitest run "src/games/$name/tests" tests/games.test.ts tests/i18n.test.ts tests/levels.test.ts tests/faults.test.ts

part "whole games in headless Chromium"
node_modules/.bin/vitest run --config vitest.e2e.config.ts "src/games/$name/e2e"
part "done"
