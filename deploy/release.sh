#!/usr/bin/env bash
# Packs this version into one archive that installs and updates a table, with or without a network.
#
#   deploy/release.sh [--sign KEY [--number N]] [--card] [--system RELEASE] [DIR] [MACHINE-PYTHON...]
#   deploy/release.sh --card /tmp
#   deploy/release.sh --sign ~/boardside.key --card /tmp
#
# Writes DIR/boardside-VERSION.tar.gz (DIR is here, unless given) and prints its path. For each MACHINE-PYTHON
# (x86_64 or aarch64; bookworm has 3.11, trixie 3.13) the Python packages go into it, and no network is needed then.
# --card also makes DIR/boardside-card-VERSION.zip, which is put on a card (see card.sh), with the packages for every Pi;
# --system trixie besides DIR/boardside-card-trixie-VERSION.zip, with the packages of that system in it (see packages.sh): a
# card of that one needs no network.
#
# With a secret key of minisign the archive gets a number that no signed one had before (KEY.number remembers the last),
# a signature (.minisig) and the open key (.pub) beside it. deploy/README.md says how a key is made and kept.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

key='' number='' system='' card=no
while [[ ${1-} == --* ]]; do
    case $1 in
        -h | --help) usage && exit ;;
        --card) card=yes && shift && continue ;;
        --sign) key=$(readlink -e -- "${2:?--sign needs a key}") || stop "there is no key $2" ;;
        --number) number=${2:?--number needs a number} ;;
        --system) system=${2:?--system needs a release, like trixie} card=yes ;;
        *) stop "there is no $1; deploy/release.sh --help tells what there is" ;;
    esac
    shift 2
done
if [ -n "$key" ]; then
    command -v minisign >/dev/null || stop "signing needs minisign: sudo apt-get install minisign"
    open=${key%.key}.pub
    [ -f "$open" ] || stop "the open key $open is not beside the secret one: minisign -R -s $key -p $open"
    last=$(cat -- "$key.number" 2>/dev/null || echo 0)
    number=${number:-$((last + 1))}
    if ! [[ $number =~ ^[1-9][0-9]{0,8}$ ]] || [ "$number" -le "$last" ]; then
        stop "the number $number does not follow $last, which is the last one that was signed (see $key.number)"
    fi
fi
out=$(readlink -f -- "${1:-.}")
[ -d "$out" ] || stop "there is no folder $out"
shift || true
machines=("$@")
[ "$card" = no ] || machines+=(aarch64-3.11 aarch64-3.13)
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
signed=("$work/archive")
if [ -n "$system" ]; then
    debian=$work/packages-$system-arm64.tar
    "$checkout/deploy/packages.sh" "$system" arm64 "$debian"
    signed+=("$debian")
fi
mkdir -- "$work/parts"
copy_parts "$work/parts"
[ -z "$key" ] || printf '%s\n' "$number" >"$work/parts/deploy/number"
# Named after all that it holds but the packages, which the lock in it names: the installer comes to the same name.
name=boardside-$(version_name "$work/parts")
mv -- "$work/parts" "$work/$name"

# locked_for MACHINE PYTHON: the lines of the lock that are for these; a Pi's pins too.
locked_for() {
    "$packer" -I - "$1" "$2" "$locked/table.txt" "$locked/pins.txt" <<'PYTHON'
import sys
from pathlib import Path
from pip._vendor.packaging.requirements import Requirement  # what reads the lock when it is installed

machine, python, *files = sys.argv[1:]
where = {"platform_machine": machine, "python_version": python, "python_full_version": python + ".0"}
for line in "".join(Path(file).read_text() for file in files).replace("\\\n", " ").splitlines():
    if line and not line.startswith("#"):
        said, *hashes = line.split("--hash=")
        requirement = Requirement(said)
        if requirement.marker is None or requirement.marker.evaluate(where):
            print(f"{requirement.name}{requirement.specifier}", *(f"--hash={each.strip()}" for each in hashes))
PYTHON
}

# Only what has a hash of the lock comes into the archive, and so under the signature.
fetch_wheels() {
    local platforms=() glibc
    for ((glibc = 36; glibc >= 5; glibc--)); do platforms+=(--platform "manylinux_2_${glibc}_$1"); done
    platforms+=(--platform "manylinux2014_$1")
    locked_for "$1" "$2" >"$work/wanted" &&
        run_pip "$packer" download --quiet --only-binary=:all: --require-hashes --no-deps "${platforms[@]}" \
            --implementation cp --python-version "$2" -d "$work/$name/wheels" -r "$work/wanted"
}

if [ "${#machines[@]}" -gt 0 ]; then
    # Nothing is installed for it: where no .venv is, one is made beside the archive and goes with it.
    packer=$venv/bin/python
    if ! "$packer" -I -m pip --version >/dev/null 2>&1; then
        python=$(find_python) || stop "$(no_python)"
        quietly "making a .venv with $python" "$python" -I -m venv "$work/venv" ||
            stop "no .venv could be made with $python: sudo apt-get install python3-venv"
        packer=$work/venv/bin/python
    fi
    for each in "${machines[@]}"; do
        quietly "fetching what $each needs" fetch_wheels "${each%%-*}" "${each#*-}" ||
            stop "the packages for $each could not be fetched: $failure"
    done
fi
# Nothing but what an update reads: ustar, and a record for a name that is too long for it.
tar -C "$work" --format=pax --pax-option=delete=atime,delete=ctime,delete=mtime --sort=name --owner=0 --group=0 --numeric-owner -czf "$work/archive" "$name"
if [ -n "$key" ]; then
    # It asks for the key's password.
    minisign -S -s "$key" -m "${signed[@]}" -t "$name, number $number" >&2 ||
        stop "it was not signed, and nothing was written."
    minisign -V -q -p "$open" -m "$work/archive" || stop "$open does not belong to $key; nothing was written."
    printf '%s\n' "$number" >"$key.number"
    mv -- "$work/archive.minisig" "$out/$name.tar.gz.minisig"
    cp -- "$open" "$out/$name.tar.gz.pub"
fi
mv -- "$work/archive" "$out/$name.tar.gz"
if [ "$card" = yes ]; then
    kit=$out/boardside-card-${name#boardside-}.zip
    "$checkout/deploy/card.sh" --zip "$kit" "$out/$name.tar.gz"
    say "for a card: $kit"
    if [ -n "$system" ]; then
        kit=$out/boardside-card-$system-${name#boardside-}.zip
        "$checkout/deploy/card.sh" --zip "$kit" "$out/$name.tar.gz" "$debian"
        say "for a card without a network: $kit"
    fi
elif [ "${#machines[@]}" = 0 ]; then
    say "no packages are in it: a table that takes it needs a network. For a card: deploy/release.sh --card"
fi
printf '%s\n' "$out/$name.tar.gz"
