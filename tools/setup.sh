# shellcheck shell=bash
# Shared by ./start and ./test: installs what is missing and builds what is out of date.
# Sourced, not run; each function is quick when there is nothing to do.

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
    local name condition command
    while read -r name condition command; do
        [[ -z $name || $name == \#* ]] && continue
        [ "$condition" = unless-command ] && command -v "$command" >/dev/null && continue
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
        "packages.txt lists what Kaisho needs. Install that by hand, then: cmake --preset release"
    local missing admin=()
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -eq 0 ] && return

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "some Debian packages are missing, and there is no sudo to install them." \
            "As root: apt-get install --no-install-recommends ${missing[*]}"
        admin=(sudo)
    fi
    say "Installing ${#missing[@]} Debian packages with apt-get${admin:+ (by sudo)}: ${missing[*]}"
    { "${admin[@]}" apt-get update -q &&
        "${admin[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y -q --no-install-recommends "${missing[@]}"; } ||
        fail "the packages could not be installed; apt-get says why above." \
            "Kaisho needs Debian 12 (bookworm) with its updates and security archives."
}

# --- C++ ---------------------------------------------------------------------------------------

# cmake_build PRESET [TARGET…]
cmake_build() {
    local preset=$1 target targets=()
    shift
    for target in "$@"; do targets+=(--target "$target"); done
    if [ ! build/"$preset"/build.ninja -nt CMakePresets.json ]; then
        cmake --preset "$preset" >/dev/null ||
            fail "CMake could not configure the preset $preset; it says why above." \
                "If an older build is in its way: rm -r build/$preset"
    fi
    cmake --build build/"$preset" -j "$JOBS" "${targets[@]}" ||
        fail "the build $preset failed; the compiler says why above."
}

build_command() { has cli/*.cpp && cmake_build release kaisho; }
build_wasm() { has wasm/*.cpp && cmake_build wasm; }

# --- pages -------------------------------------------------------------------------------------

install_npm_packages() {
    local stamp=web/node_modules/.installed
    cmp -s web/package-lock.json $stamp && return
    say "Installing the npm packages of web/package-lock.json"
    (cd web && npm ci --no-audit --no-fund --loglevel=error) ||
        fail "the npm packages could not be installed; npm says why above."
    cp web/package-lock.json $stamp
}

# Everything the pages are made of, as one hash.
pages_input() {
    find web editions docs players/nets players/levels build/wasm/kaisho-*.wasm -name node_modules -prune -o -path web/dist -prune -o -type f -print0 2>/dev/null |
        sort -z | xargs -0 sha256sum | sha256sum
}

build_pages() {
    has web/package-lock.json || return 0
    install_npm_packages
    local stamp=build/pages.input input
    input=$(pages_input)
    [ -d web/dist ] && [ "$input" = "$(cat $stamp 2>/dev/null)" ] && return
    say "Building the pages"
    (cd web && npm run --silent build) || fail "the pages could not be built; the messages above say why."
    echo "$input" >$stamp
}
