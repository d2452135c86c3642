# shellcheck shell=bash
# Shared by ./start and ./test: installs what is missing and builds what is out of date.
# Sourced, not run; each function is quick when there is nothing to do.
# TESTING=yes: what only tests and checks need, too.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

JOBS=${JOBS:-$(nproc)}

bold='' red='' plain=''
if [ -t 1 ]; then bold=$'\e[1m' red=$'\e[31m' plain=$'\e[0m'; fi

say() { printf '%s\n' "${bold}==>${plain} $*"; }
fail() {
    printf '%s\n' "${red}error:${plain} $1" >&2
    shift
    [ $# -eq 0 ] || printf '       %s\n' "$@" >&2
    exit 1
}

# Whether the first of these files exists; for the parts of a tree that may be absent.
has() { [ -e "$1" ]; }

# --- Debian packages ---------------------------------------------------------------------------

wanted_packages() {
    local name condition
    while read -r name condition; do
        [[ -z $name || $name == \#* ]] && continue
        [ "$condition" = for-tests ] && [ "${TESTING:-}" != yes ] && continue
        printf '%s\n' "$name"
    done <packages.txt
}

missing_packages() {
    local wanted
    wanted=$(wanted_packages)
    # shellcheck disable=SC2086  # one word per package
    comm -23 <(sort <<<"$wanted") \
        <(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' $wanted 2>/dev/null | sed -n 's/^ii //p' | sort)
}

install_packages() {
    command -v dpkg-query >/dev/null || fail "this is not a Debian system." \
        "packages.txt lists what Kaisho needs. Install that by hand, then: cmake --preset release" \
        "(with -DKAISHO_TESTS=OFF, if not what is for tests)"
    local missing admin=()
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -eq 0 ] && return

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "some Debian packages are missing, and there is no sudo to install them." \
            "As root: apt-get install --no-install-recommends ${missing[*]}"
        admin=(sudo)
    fi
    say "Installing ${#missing[@]} Debian packages with apt-get${admin:+ (by sudo)}: ${missing[*]}"
    # One download that fails, or another apt-get at work, ends nothing.
    local patient=(-q -o Acquire::Retries=5 -o DPkg::Lock::Timeout=600)
    { "${admin[@]}" apt-get "${patient[@]}" update &&
        "${admin[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get "${patient[@]}" install -y --no-install-recommends "${missing[@]}"; } ||
        fail "the packages could not be installed; apt-get says why above." \
            "Kaisho needs Debian 12 (bookworm) with its updates and security archives."
}

# --- C++ ---------------------------------------------------------------------------------------

# cmake_build PRESET [TARGET…]
cmake_build() {
    local preset=$1 cache=build/$1/CMakeCache.txt target targets=() tests=()
    shift
    for target in "$@"; do targets+=(--target "$target"); done
    # A folder made without the tests gets them when they are wanted; one that has them keeps them.
    if [ "${TESTING:-}" = yes ]; then tests=(-DKAISHO_TESTS=ON); elif [ ! -e "$cache" ]; then tests=(-DKAISHO_TESTS=OFF); fi
    if [ ! build/"$preset"/build.ninja -nt CMakePresets.json ] ||
        { [ "${TESTING:-}" = yes ] && grep -qx KAISHO_TESTS:BOOL=OFF "$cache"; }; then
        cmake --preset "$preset" "${tests[@]}" >/dev/null ||
            fail "CMake could not configure the preset $preset; it says why above." \
                "If an older build is in its way: rm -r build/$preset"
    fi
    cmake --build build/"$preset" -j "$JOBS" "${targets[@]}" ||
        fail "the build $preset failed; the compiler says why above."
}

build_command() { has cli/*.cpp && cmake_build release kaisho; }
build_wasm() { has wasm/*.cpp && cmake_build wasm; }

# --- pages -------------------------------------------------------------------------------------

# The stamp says which are installed, "build" or "all", and of which lock file. Once all are, all stay.
install_npm_packages() {
    has web/package-lock.json || return 0
    local stamp=web/node_modules/.installed lock installed which=build options=(--omit=dev)
    lock=$(sha256sum <web/package-lock.json)
    installed=$(cat $stamp 2>/dev/null || true)
    if [[ ${TESTING:-} == yes || $installed == all* ]]; then which=all options=(); fi
    [ "$installed" = "$which $lock" ] && return
    say "Installing the npm packages of web/package-lock.json ($which)"
    (cd web && ../tools/npm ci --no-audit --no-fund --loglevel=error --prefer-offline --fetch-retries=5 "${options[@]}") ||
        fail "the npm packages could not be installed; npm says why above."
    echo "$which $lock" >$stamp
}

# Everything the pages are made of, as one hash.
pages_input() {
    find web editions docs {core,engine,players,server}/text games/*/text players/nets players/levels build/wasm/kaisho-*.wasm -name node_modules -prune -o -path web/dist -prune -o -type f -print0 2>/dev/null |
        sort -z | xargs -0 sha256sum | sha256sum
}

build_pages() {
    has web/package-lock.json || return 0
    install_npm_packages
    local stamp=build/pages.input input
    input=$(pages_input)
    [ -d web/dist ] && [ "$input" = "$(cat $stamp 2>/dev/null)" ] && return
    say "Building the pages"
    (cd web && ../tools/npm run --silent build) || fail "the pages could not be built; the messages above say why."
    echo "$input" >$stamp
}
