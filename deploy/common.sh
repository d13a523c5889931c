# What the scripts share: what Boardside consists of, a system that can run Boardside, and a .venv that holds what it needs.
# shellcheck shell=bash
#
# Everything said here goes to standard error: standard output belongs to the program that is started.

checkout=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$checkout/.venv

# A window (GL), one without a display and on a bare screen (EGL, GLES, GBM), touch panels, the clipboard, the voice.
run_packages=(libgl1 libegl1 libgles2 libgbm1 libmtdev1 xclip espeak-ng)
# shellcheck disable=SC2034 # the installer's and the tests'
# The same for a table without a desktop, on the system's own Python.
appliance_packages=(libgl1 libegl1 libgles2 libgbm1 libmtdev1 python3 python3-venv dbus espeak-ng)
# shellcheck disable=SC2034
# Without it no signed update can be checked; a table that is off line may get it later.
update_packages=(minisign)
# An X server that nobody sees, one with a touch panel, a mouse and keys for them, and their pictures; signatures; the
# smart card service with a virtual reader, and what pyscard is built with; a browser, and what drives it.
test_packages=(xvfb xserver-xorg-core xserver-xorg-video-dummy xdotool imagemagick minisign chromium chromium-driver
    pcscd vsmartcard-vpcd libpcsclite-dev swig gcc libc6-dev)

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

# quietly WHAT COMMAND...: what the command says is only shown when it fails.
quietly() {
    local what=$1 log
    shift
    log=$(mktemp)
    say "$what ..."
    if ! "$@" >"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
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

# install_packages PACKAGE...: those that are missing, by apt. Fails when they are missing still.
install_packages() {
    local missing
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say "this is no Debian: please see to it that what these packages hold is installed: $*"
        return
    fi
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" = 0 ] && return
    if ! can_be_root; then
        say "some packages are missing, and installing them needs root or sudo: apt-get install ${missing[*]}"
        return 1
    fi
    # sudo asks for its password here, where it can be seen, and not in the log of what follows.
    [ "$(id -u)" = 0 ] || sudo -v || return
    local install=(as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300
        --no-install-recommends install "${missing[@]}")
    # The lists of packages may be young enough; fetching them takes longer than most packages.
    say "installing ${missing[*]} ..."
    "${install[@]}" >/dev/null 2>&1 </dev/null && return
    quietly "fetching the lists of packages" as_root apt-get -o DPkg::Lock::Timeout=300 update &&
        quietly "installing ${missing[*]}" "${install[@]}"
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

# lgpio_by_pip PYTHON: whether the library of a Pi's pins comes as a wheel for it. Debian 12 has no package of it
# (Raspberry Pi OS and Debian 13 have python3-lgpio), and PyPI no wheel for Python 3.13.
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

# dependencies EXTRA...: what pyproject.toml asks for, a requirement a line.
dependencies() {
    "$venv/bin/python" -I - "$checkout/pyproject.toml" "$@" <<'PYTHON'
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)["project"]
print(*project["dependencies"], sep="\n")
for extra in sys.argv[2:]:
    print(*project["optional-dependencies"][extra], sep="\n")
PYTHON
}

# What a stamp holds when all is installed: what was asked for, word for word, and by which Python. Comparing it is
# all that a second start costs. Nothing in it names the checkout, which may be moved.
wanted() {
    cat -- "$checkout/pyproject.toml" "$checkout/deploy/common.sh"
    readlink -f -- "$venv/bin/python"
}

# prepare WHAT EXTRA...: everything that WHAT (run or test) needs, unless its stamp says that it is there.
prepare() {
    local what=$1 python needs complete=yes extras
    shift
    extras=("$@")
    local stamp=$venv/.boardside-$what packages=("${run_packages[@]}") options=() first=()
    if [ -f "$stamp" ] && [ -x "$venv/bin/python" ] && [ "$(wanted)" = "$(<"$stamp")" ]; then
        return
    fi
    supported_system
    [ "$what" = test ] && packages+=("${test_packages[@]}")
    if on_a_pi; then
        first=(/usr/bin/python3)
    fi
    python=$(find_python "${first[@]}") || python=
    if on_a_pi && [ -n "$python" ] && lgpio_by_pip "$python"; then
        extras+=(pi)
    elif on_a_pi; then
        # Debian's own library of the pins, which only the system's own Python can load.
        packages+=(python3-lgpio)
        options=(--system-site-packages)
    fi
    # Debian's own Python comes without what makes a .venv; another one brings it along.
    if [ -z "$python" ] || ! "$python" -I -c 'import ensurepip, venv' 2>/dev/null; then
        packages+=(python3 python3-venv)
    fi
    install_packages "${packages[@]}" || complete=no
    python=$(find_python "${first[@]}") || stop "Python 3.11, 3.12 or 3.13 is needed, and none was found."
    if ! good_python "$venv/bin/python" || ! "$venv/bin/python" -I -m pip --version >/dev/null 2>&1; then
        rm -rf -- "$venv"
        quietly "making a .venv with $python" "$python" -I -m venv "${options[@]}" "$venv" ||
            stop "no .venv could be made in $checkout."
    fi
    needs=$(mktemp)
    dependencies "${extras[@]}" >"$needs"
    # `python -m pip`, never bin/pip, whose first line names a folder that the checkout may have left.
    quietly "installing what the project needs (a minute or so the first time)" \
        "$venv/bin/python" -I -m pip install --disable-pip-version-check --no-input --quiet -r "$needs" ||
        stop "what the project needs could not be installed (see above). Is this machine on line?"
    rm -f -- "$needs"
    # Without a stamp all is looked at again next time, and what is missing is reported again.
    if [ "$complete" = yes ]; then
        wanted >"$stamp"
    fi
}

# The version's name: what pyproject.toml calls it, and what is in it, so that a changed checkout is another version.
version_name() {
    local number sum
    number=$(sed -n 's/^version *= *"\(.*\)"$/\1/p' "$checkout/pyproject.toml")
    sum=$(cd -- "$checkout" && find "${parts[@]}" -type f ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z |
        xargs -0 sha256sum | sha256sum | cut -c1-8)
    printf '%s+%s\n' "$number" "$sum"
}

# copy_parts FOLDER: the program, and nothing that was made from it, into an empty folder; all may read it.
copy_parts() {
    tar -C "$checkout" --exclude=__pycache__ -cf - "${parts[@]}" | tar -C "$1" --no-same-owner -xf - &&
        chmod -R u=rwX,go=rX -- "$1"
}
