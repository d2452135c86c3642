# Shared by ./start and ./test: installs what is missing and builds what is out of date.
# Sourced, never run; each function is quick when there is nothing to do.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

JOBS=${JOBS:-$(nproc)}

if [ -t 1 ]; then bold=$'\e[1m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'; else bold='' red='' green='' plain=''; fi

say() { printf '%s\n' "${bold}==>${plain} $*"; }
fail() {
    printf '%s\n' "${red}error:${plain} $1" >&2
    shift
    [ $# -eq 0 ] || printf '       %s\n' "$@" >&2
    exit 1
}

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
        "packages.txt lists what Kaisho needs; install it by hand, then: cmake --preset release"
    local missing
    mapfile -t missing < <(missing_packages)
    [ ${#missing[@]} -eq 0 ] && return

    local admin=()
    if [ "$(id -u)" -ne 0 ]; then
        admin=(sudo)
        command -v sudo >/dev/null || fail "these packages are missing, and there is no sudo to install them with:" \
            "${missing[*]}" "As root: apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "Installing ${#missing[@]} Debian packages${admin:+ with sudo}: ${missing[*]}"
    { "${admin[@]}" apt-get update -q &&
        "${admin[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"; } ||
        fail "the packages could not be installed; apt-get says why above." \
            "Kaisho needs Debian 12 (bookworm) with its updates and security archives."
}
