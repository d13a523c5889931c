#!/usr/bin/env bash
# Packs this version into one archive that installs and updates a table, with or without a network.
#
#   deploy/release.sh [DIR] [MACHINE-PYTHON...]     deploy/release.sh /tmp aarch64-3.11 aarch64-3.13
#
# Writes DIR/boardside-VERSION.tar.gz (DIR is here, unless told) and prints its path. For each MACHINE-PYTHON
# (x86_64 or aarch64; bookworm has 3.11, trixie 3.13) the Python packages go into it, and no network is needed then.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

out=$(readlink -f -- "${1:-.}")
[ -d "$out" ] || stop "there is no folder $out"
shift || true
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
name=boardside-$(version_name)
mkdir -- "$work/$name"
copy_parts "$work/$name"

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
            stop "the packages for $each could not be fetched (see above)."
    done
fi
tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner -czf "$work/archive" "$name"
mv -- "$work/archive" "$out/$name.tar.gz"
printf '%s\n' "$out/$name.tar.gz"
