# What the scripts share: what Boardside consists of, a system that can run Boardside, and a .venv that holds what it needs.
# shellcheck shell=bash
#
# Everything said here goes to standard error: standard output belongs to the program that is started.

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$checkout/.venv
locked=$checkout/deploy/locked

# A window (GL), one without a display and on a bare screen (EGL, GLES, GBM), touch panels, the clipboard.
run_packages=(libgl1 libegl1 libgles2 libgbm1 libmtdev1 xclip)
# shellcheck disable=SC2034 # the installer's and the tests'
# The same for a table without a desktop, on the system's own Python.
appliance_packages=(libgl1 libegl1 libgles2 libgbm1 libmtdev1 python3 python3-venv dbus)
# shellcheck disable=SC2034
# The voice, and what checks signatures: a table is installed without them where they cannot be had.
optional_packages=(espeak-ng minisign)
# An X server that nobody sees, one with a touch panel, a mouse and keys for them, and their pictures; a browser, and
# what drives it; what the hub of a club stands on.
test_packages=(xvfb xserver-xorg-core xserver-xorg-video-dummy xdotool imagemagick chromium chromium-driver nats-server postgresql)
# The smart card service with a virtual reader, and what pyscard is built with.
build_packages=(pcscd vsmartcard-vpcd libpcsclite-dev swig gcc libc6-dev python3-dev)
# What it means that one of these cannot be had; all else works without.
declare -A without=(
    [espeak-ng]="the table does not speak"
    [minisign]="no signed update can be checked"
    [python3-lgpio]="buttons and lamps on this Pi's own pins stay off; readers, screen and touch do not need it"
)

# What a version consists of: what is installed, and what an archive holds.
parts=(companion engine hardware deploy pyproject.toml README.md)

# packages_of CHECKOUT: what a table of that version needs of the system, a name a line; read, not run.
packages_of() {
    sed -n 's/^appliance_packages=(\([a-z0-9+. -]*\))$/\1/p' "$1/deploy/common.sh" | tr ' ' '\n' |
        grep -E '^[a-z0-9][a-z0-9+.-]*$' || printf '%s\n' "${appliance_packages[@]}"
}

say() { printf 'boardside: %s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}

# usage: what the head of the script that was called says.
usage() { sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "${BASH_SOURCE[-1]}"; }

# quietly WHAT COMMAND...: what the command says is only shown when it fails; `failure` is then what failed, in a sentence.
quietly() {
    local what=$1 log
    shift
    failure=
    log=$(mktemp)
    say "$what ..."
    if ! "$@" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        failure=$(cause_of "$log")
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# cause_of LOG: what made pip or apt fail, as far as what they said tells it.
cause_of() {
    local found
    if grep -qiE 'no space left on device|enough free space' "$1"; then
        echo "the disk is full."
    elif grep -q 'DO NOT MATCH THE HASHES' "$1"; then
        echo "what was fetched is not what deploy/locked names: the index, or something on the way, handed out other files."
    elif grep -qE 'fatal error:|error: command .* failed|Failed building wheel|subprocess-exited-with-error|metadata-generation-failed' "$1"; then
        found=$(grep -m 1 -oE '(fatal error|error): .*' "$1") || true
        echo "a package could not be built (${found:-see above})."
    elif grep -qiE 'permission denied|read-only file system' "$1"; then
        echo "a file could not be written ($(grep -m 1 -oiE '(permission denied|read-only file system).*' "$1"))."
    elif grep -qiE 'temporary failure (in name resolution|resolving)|could not resolve|name or service not known|failed to establish a new connection|connection (timed out|refused|reset)|network is unreachable|read timed out|cannot initiate the connection' "$1"; then
        echo "the network could not be reached: is this machine on line?"
    elif grep -qiE 'certificate.verify.failed' "$1"; then
        echo "the certificate of the package index is not trusted here (pip's setting cert names the ones that are)."
    elif grep -qE 'No matching distribution|Unable to locate package|has no installation candidate' "$1"; then
        echo "$(grep -m 1 -oE '(No matching distribution|(E: )?Unable to locate package|E: Package).*' "$1")."
    else
        echo "see above."
    fi
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    else
        sudo -E "$@" # with its proxies, should there be any
    fi
}

can_be_root() {
    [ "$(id -u)" = 0 ] && return
    command -v sudo >/dev/null || return
    # Without a terminal nobody could type a password.
    [ -t 2 ] || sudo -n true 2>/dev/null
}

missing_packages() {
    local package status
    for package in "$@"; do
        # Debian 13 has some of them under a name of their own.
        status=$(dpkg-query -W -f '${Status}\n' "$package" "${package}t64" 2>/dev/null) || true
        [[ $status == *' installed'* ]] || printf '%s\n' "$package"
    done
}

# apt_install PACKAGE...: as root, with what it says.
apt_install() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300 --no-install-recommends install "$@"
}

# install_packages PACKAGE... [-- OPTIONAL...]: those that are missing, by apt. Fails when one of the first is missing
# still. Of those that are optional, what cannot be had is only said, with what it means.
install_packages() {
    local missing optional=() each needed=() all
    while [ "$#" -gt 0 ] && [ "$1" != -- ]; do needed+=("$1") && shift; done
    [ "$#" = 0 ] || { shift && optional=("$@"); }
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "this is no Debian: please see to it that what these packages hold is installed: ${needed[*]} ${optional[*]}"
        return
    fi
    mapfile -t missing < <(missing_packages "${needed[@]}")
    mapfile -t optional < <(missing_packages "${optional[@]}")
    all=("${missing[@]}" "${optional[@]}")
    [ "${#all[@]}" = 0 ] && return
    # sudo asks for its password here, where it can be seen, and not in the log of what follows. Where it needs none it is
    # not asked to: `sudo -v` wants one as soon as any rule for this user does.
    if ! can_be_root || ! { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null || sudo -v; }; then
        say "some packages are missing, and installing them needs root or sudo: apt-get install ${all[*]}"
        [ "${#missing[@]}" = 0 ]
        return
    fi
    say "installing ${all[*]} ..."
    # The lists of packages may be young enough; fetching them takes longer than most packages.
    apt_install "${all[@]}" >/dev/null 2>&1 </dev/null && return
    quietly "fetching the lists of packages" as_root apt-get -o DPkg::Lock::Timeout=300 update || true
    apt_install "${all[@]}" >/dev/null 2>&1 </dev/null && return
    if [ "${#missing[@]}" -gt 0 ]; then
        quietly "installing ${missing[*]}" apt_install "${missing[@]}" ||
            { say "packages of the system could not be installed: $failure"; return 1; }
    fi
    for each in "${optional[@]}"; do
        apt_install "$each" >/dev/null 2>&1 </dev/null ||
            say "$each cannot be had here${without[$each]:+: ${without[$each]}}. To try again: apt-get install $each"
    done
}

supported_system() {
    case $(uname -s) in
        Linux) ;;
        *) stop "Boardside runs on Linux; this is $(uname -s)." ;;
    esac
    case $(uname -m) in
        x86_64 | aarch64) ;;
        *) stop "Boardside needs a 64-bit PC or Raspberry Pi; this machine says $(uname -m)." ;;
    esac
    # A 64-bit kernel may carry a 32-bit system, as on some Raspberry Pi OS images.
    [ "$(getconf LONG_BIT)" = 64 ] ||
        stop "Boardside needs a 64-bit system; this one is 32-bit on a 64-bit processor. Install the 64-bit image."
}

# The path is another one where a test makes a machine say that it is one.
on_a_pi() { grep -qs 'Raspberry Pi' "${BOARDSIDE_MODEL:-/proc/device-tree/model}"; }

# lgpio_by_pip PYTHON: whether the library of a Pi's pins comes as a wheel for it. There is none for Python 3.13, and
# neither Debian 12 nor Debian 13 has a package of it (Raspberry Pi's own archive is said to have python3-lgpio: untried).
lgpio_by_pip() {
    "$1" -c 'import sys; sys.exit(sys.version_info >= (3, 13))' &&
        { [ -z "${wheels-}" ] || [ -n "$(find "$wheels" -name 'lgpio-*' -print -quit)" ]; }
}

# A path in PATH may lead to a shim of no Python at all: each is run before it is believed. -I here and below: what is
# in the folder that a script is started from is none of its modules.
good_python() {
    "$1" -I -c 'import struct, sys; sys.exit(not ((3, 11) <= sys.version_info < (3, 14) and struct.calcsize("P") == 8))' \
        2>/dev/null
}

# find_python [FIRST]: a Python that will do, the FIRST one if it does.
find_python() {
    local name found
    for name in "$@" python3 python3.11 python3.12 python3.13 /usr/bin/python3; do
        # The one beneath, where a .venv is active: that may be the very one to be made anew.
        found=$(command -v "$name") && good_python "$found" &&
            "$found" -I -c 'import sys; print(getattr(sys, "_base_executable", sys.executable))' && return
    done
    return 1
}

# no_python: why there is none, in a sentence.
no_python() {
    local found version name=this\ system
    version=$(python_of_apt)
    # shellcheck disable=SC1091
    [ ! -r /etc/os-release ] || name=$(. /etc/os-release && printf '%s' "${PRETTY_NAME:-$NAME}")
    found=$(python3 -I -c 'import platform; print(platform.python_version())' 2>/dev/null) || true
    printf 'Boardside needs Python 3.11, 3.12 or 3.13 (64-bit). Found: %s. ' "${found:-no python3}"
    case $version in
        '') printf 'Install one of them, with its venv.\n' ;;
        3.11* | 3.12* | 3.13*) printf '%s has %s: sudo apt-get install python3 python3-venv\n' "$name" "$version" ;;
        3.[0-9] | 3.[0-9].* | 3.10*) printf '%s is too old: its packages have Python %s. Debian 12 and 13 have one that will do.\n' "$name" "$version" ;;
        *) printf '%s is too new: its packages have Python %s. Debian 12 and 13 have one that will do.\n' "$name" "$version" ;;
    esac
}

# python_of_apt: the version of Python among this system's packages (3.9.2); nothing where that is not known.
python_of_apt() { LC_ALL=C apt-cache policy python3 2>/dev/null | sed -n 's/^ *Candidate: \([0-9][0-9.]*\).*/\1/p'; }

# need_python: a Python that will do is here or among the system's packages; told before anything large is fetched.
need_python() {
    command -v apt-get >/dev/null || stop "$(no_python)"
    if [ -z "$(python_of_apt)" ] && can_be_root && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null || sudo -v; }; then
        quietly "fetching the lists of packages" as_root apt-get -o DPkg::Lock::Timeout=300 update || true
    fi
    case $(python_of_apt) in
        '' | 3.11* | 3.12* | 3.13*) ;; # where nothing is known, the attempt to install it tells
        *) stop "$(no_python)" ;;
    esac
}

# index_settings PYTHON: what this machine's settings of pip say of how an index is reached, NAME=VALUE a line. Nothing
# else of them is heeded: a constraint, or one more place to look in, would put other files in place of the locked ones.
# Only where they forbid every index, the folders that stand for it are kept.
index_settings() {
    "$1" -I -m pip config list 2>/dev/null | "$1" -I -c '
import ast, sys
kept = {"index-url", "proxy", "cert", "client-cert", "trusted-host", "timeout", "default-timeout", "retries", "keyring-provider"}
rank = {"global": 0, "download": 1, "install": 1, ":env:": 2}
found = {}
for line in sys.stdin:
    key, _, value = line.strip().partition("=")
    section, _, name = key.rpartition(".")
    if section in rank:
        value = " ".join(ast.literal_eval(value).split())
        found[name] = max(found.get(name, (-1, "")), (rank[section], value), key=lambda each: each[0])
if found.get("no-index", (0, ""))[1].lower() in ("1", "true", "yes", "on"):
    kept |= {"no-index", "find-links"}
for name, (_, value) in sorted(found.items()):
    if name in kept:
        print("PIP_" + name.upper().replace("-", "_") + "=" + value)
'
}

# run_pip PYTHON ARGUMENT...: pip, with nothing of this machine's settings but how an index is reached. `python -m pip`,
# never bin/pip, whose first line names a folder that the checkout may have left.
run_pip() {
    local python=$1 reach each dropped=()
    shift
    mapfile -t reach < <(index_settings "$python")
    while IFS= read -r each; do dropped+=(-u "$each"); done < <(compgen -e PIP_ || true)
    env "${dropped[@]}" PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 "${reach[@]}" \
        "$python" -I -m pip "$@"
}

# install_locked PYTHON NAME [OPTION...]: exactly what deploy/locked/NAME.txt names, and nothing that has another hash. Only
# what is built already is taken: then nothing of a package runs while it is installed.
install_locked() {
    local python=$1 name=$2
    shift 2
    quietly "installing Python packages: deploy/locked/$name.txt (up to a minute or two the first time)" \
        run_pip "$python" install --quiet --require-hashes --only-binary=:all: "$@" -r "$locked/$name.txt"
}

# install_built PYTHON: what has to be built here, each package by itself, so that one that cannot be built keeps nobody
# from the others; with the tools that are locked and installed, not with what an index has today. Says which are missing; fails if one is.
install_built() {
    local part name missing=()
    part=$(mktemp -d)
    # A package's lines are the one with its name and those with its hashes.
    awk -v part="$part" '/^[^ #]/ { split($0, name, "=="); file = part "/" name[1] } /^[^#]/ { print > file }' "$locked/built.txt"
    for name in "$part"/*; do
        quietly "installing ${name##*/}, which may have to be built" run_pip "$1" install --quiet --require-hashes --no-deps \
            --no-build-isolation --use-pep517 -r "$name" || missing+=("${name##*/}: $failure")
    done
    rm -rf -- "$part"
    [ "${#missing[@]}" = 0 ] && return
    printf -v name '\n  %s' "${missing[@]}"
    say "not there, and the tests that need them are left out (pytest names each as SKIPPED):$name"
    return 1
}

# What a stamp holds when all is installed: what was asked for, word for word, and by which Python. Comparing it is
# all that a second start costs. Nothing in it names the checkout, which may be moved.
wanted() {
    cat -- "$checkout/pyproject.toml" "$checkout/deploy/common.sh" "$locked"/*.txt
    readlink -f -- "$venv/bin/python"
}

# prepare WHAT: everything that WHAT (run or test) needs, unless its stamp says that it is there.
prepare() {
    local what=$1 python complete=yes
    local stamp=$venv/.boardside-$what packages=("${run_packages[@]}") optional=(espeak-ng) options=() first=() pins=no
    if [ -f "$stamp" ] && [ -x "$venv/bin/python" ] && [ "$(wanted)" = "$(<"$stamp")" ]; then
        return
    fi
    supported_system
    if on_a_pi; then
        first=(/usr/bin/python3)
    fi
    python=$(find_python "${first[@]}") || python=
    [ -n "$python" ] || need_python
    if on_a_pi; then
        # What is installed on a Pi for its pins and for readers (python3-lgpio, python3-pyscard) is seen.
        options=(--system-site-packages)
        if [ -n "$python" ] && lgpio_by_pip "$python"; then pins=yes; else optional+=(python3-lgpio); fi
    fi
    [ -x "$venv/bin/python" ] || say "the first start fetches about $([ "$what" = run ] && echo 140 || echo 500) MB and takes a few minutes; later ones fetch nothing"
    # Debian's own Python comes without what makes a .venv; another one brings it along.
    if [ -z "$python" ] || ! "$python" -I -c 'import ensurepip, venv' 2>/dev/null; then
        packages+=(python3 python3-venv)
    fi
    if [ "$what" = test ]; then
        packages+=("${test_packages[@]}")
        optional+=(minisign)
    fi
    install_packages "${packages[@]}" -- "${optional[@]}" || complete=no
    python=$(find_python "${first[@]}") || stop "$(no_python)"
    if ! good_python "$venv/bin/python" || ! "$venv/bin/python" -I -m pip --version >/dev/null 2>&1 ||
        { [ "${#options[@]}" -gt 0 ] && ! grep -qx 'include-system-site-packages = true' "$venv/pyvenv.cfg"; }; then
        [ ! -e "$venv" ] || say "the .venv that is here cannot be used (its Python, its pip, or what they see), and is made anew"
        rm -rf -- "$venv"
        quietly "making a .venv with $python" "$python" -I -m venv "${options[@]}" "$venv" ||
            stop "no .venv could be made in $checkout: $failure"
    fi
    # A release has its packages beside it, for the machines that it was packed for.
    { [ -d "$checkout/wheels" ] && install_locked "$venv/bin/python" table --no-index --find-links "$checkout/wheels" 2>/dev/null; } ||
        install_locked "$venv/bin/python" table || stop "what the project needs could not be installed: $failure"
    [ "$pins" = no ] || install_locked "$venv/bin/python" pins || say "no lgpio: ${without[python3-lgpio]} ($failure)"
    if [ "$what" = test ]; then
        install_locked "$venv/bin/python" club || stop "what a club needs could not be installed: $failure"
        install_locked "$venv/bin/python" tests || stop "what the tests need could not be installed: $failure"
        install_packages "${build_packages[@]}" || complete=no
        install_built "$venv/bin/python" || complete=no
    fi
    # Without a stamp all is looked at again next time, and what is missing is reported again.
    if [ "$complete" = yes ]; then
        wanted >"$stamp"
    fi
}

# version_name FOLDER: what its pyproject.toml calls it, and what is in it, so that a changed checkout is another version.
version_name() {
    local number sum
    number=$(sed -n 's/^version *= *"\(.*\)"$/\1/p' "$1/pyproject.toml")
    sum=$(cd -- "$1" && find "${parts[@]}" -type f ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum | sha256sum | cut -c1-8)
    printf '%s+%s\n' "$number" "$sum"
}

# add_path VENV: its Python finds the program in the folder that it is in; `python -I` heeds neither folder nor variables.
add_path() {
    local each
    for each in "$1"/lib/python3.*/site-packages; do
        [ -d "$each" ] || return
        printf '../../../..\n' >"$each/boardside.pth" || return
    done
}

# copy_parts FOLDER: the program, and nothing that was made from it, into an empty folder; all may read it.
copy_parts() {
    tar -C "$checkout" --exclude=__pycache__ -cf - "${parts[@]}" | tar -C "$1" --no-same-owner -xf - &&
        chmod -R u=rwX,go=rX -- "$1"
}
