#!/usr/bin/env bash
# Packs this version into one archive that installs and updates a table, with or without a network.
#
#   deploy/release.sh [--sign KEY [--number N]] [DIR] [MACHINE-PYTHON...]
#   deploy/release.sh --sign ~/boardside.key /tmp aarch64-3.11 aarch64-3.13
#
# Writes DIR/boardside-VERSION.tar.gz (DIR is here, unless given) and prints its path. For each MACHINE-PYTHON
# (x86_64 or aarch64; bookworm has 3.11, trixie 3.13) the Python packages go into it, and no network is needed then.
#
# With a secret key of minisign the archive gets a number that no signed one had before (KEY.number remembers the last),
# a signature (.minisig) and the open key (.pub) beside it. deploy/README.md says how a key is made and kept.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

key='' number=''
while [[ ${1-} == --* ]]; do
    case $1 in
        --sign) key=$(readlink -e -- "${2:?--sign needs a key}") || stop "there is no key $2" ;;
        --number) number=${2:?--number needs a number} ;;
        *) stop "there is no $1; see the beginning of deploy/release.sh" ;;
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
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
name=boardside-$(version_name)
mkdir -- "$work/$name"
copy_parts "$work/$name"
# Versions up to 0.1.0 look for an update's check under this name, and refuse an archive without it.
cat >"$work/$name/companion/selfcheck.py" <<'PYTHON'
"""The check of an update, under the name by which versions up to 0.1.0 call it."""

import sys

from companion.demo.self_check import main

if __name__ == "__main__":
    main(sys.argv[1])
PYTHON
[ -z "$key" ] || printf '%s\n' "$number" >"$work/$name/deploy/number"

fetch_wheels() {
    local platforms=() tag wanted=("${needs[@]}")
    # A Pi's pins; for 3.13 there is no wheel, and the system brings the library.
    [ "$2" = 3.13 ] || wanted+=("${pins[@]}")
    for tag in manylinux2014 manylinux_2_17 manylinux_2_28 manylinux_2_34; do platforms+=(--platform "${tag}_$1"); done
    "$venv/bin/python" -I -m pip download --disable-pip-version-check --no-input --quiet --only-binary=:all: \
        "${platforms[@]}" --implementation cp --python-version "$2" -d "$work/$name/wheels" "${wanted[@]}"
}

if [ "$#" -gt 0 ]; then
    prepare run
    mapfile -t needs < <(dependencies)
    mapfile -t pins < <(dependencies pi | tail -n "+$((${#needs[@]} + 1))")
    for each in "$@"; do
        quietly "fetching what $each needs" fetch_wheels "${each%%-*}" "${each#*-}" ||
            stop "the packages for $each could not be fetched: is this machine on line?"
    done
fi
# Nothing but what an update reads: ustar, and a record for a name that is too long for it.
tar -C "$work" --format=pax --pax-option=delete=atime,delete=ctime,delete=mtime --sort=name --owner=0 --group=0 --numeric-owner -czf "$work/archive" "$name"
if [ -n "$key" ]; then
    # It asks for the key's password.
    minisign -S -s "$key" -m "$work/archive" -x "$work/archive.minisig" -t "$name, number $number" >&2 ||
        stop "it was not signed, and nothing was written."
    minisign -V -q -p "$open" -m "$work/archive" || stop "$open does not belong to $key; nothing was written."
    printf '%s\n' "$number" >"$key.number"
    mv -- "$work/archive.minisig" "$out/$name.tar.gz.minisig"
    cp -- "$open" "$out/$name.tar.gz.pub"
fi
mv -- "$work/archive" "$out/$name.tar.gz"
printf '%s\n' "$out/$name.tar.gz"
