#!/usr/bin/env bash
# Fetches the packages of the system that a table needs, with all that they need, for a card that is started without a network.
#
#   deploy/packages.sh SUITE ARCHITECTURE FILE [MORE...]     deploy/packages.sh trixie arm64 /tmp/packages-trixie-arm64.tar
#
# MORE are packages that are wanted besides.
# They are Debian's: from the server that this machine's own packages come from, and checked by Debian's keys. The tar holds
# each as a .deb and an index of them, which apt reads. Needs debian-archive-keyring and dpkg-dev, and no root.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=deploy/roots.sh
. "$checkout/deploy/roots.sh"

[ "$#" -ge 3 ] || { usage && exit 2; }
suite=$1 architecture=$2 out=$(realpath -- "$3") wanted=("${@:4}" "${appliance_packages[@]}" "${optional_packages[@]}")
keys=/usr/share/keyrings/debian-archive-keyring.gpg
if [ ! -f "$keys" ] || ! command -v dpkg-scanpackages >/dev/null; then
    stop "fetching packages for another system needs two of this one: sudo apt-get install debian-archive-keyring dpkg-dev"
fi
source=$(mirror)
[ -n "$source" ] || stop "this machine's apt knows no server of Debian's"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
mkdir -p -- "$work"/{lists/partial,cache/archives/partial,packages}
echo "deb [signed-by=$keys] $source $suite main" >"$work/sources.list"
apt=(apt-get -q -y -o APT::Architecture="$architecture" -o APT::Architectures="$architecture" -o Dir::State="$work"
    -o Dir::State::status=/dev/null -o Dir::Cache="$work/cache" -o Dir::Etc::SourceList="$work/sources.list"
    -o Dir::Etc::SourceParts=/dev/null -o Dir::Etc::Preferences=/dev/null -o Dir::Etc::PreferencesParts=/dev/null
    -o APT::Sandbox::User="$(id -un)")

fetch() {
    "${apt[@]}" update && "${apt[@]}" --no-install-recommends --download-only install "${wanted[@]}"
}
quietly "fetching Debian's packages of $suite for $architecture" fetch || stop "they could not be fetched: $failure"
mv -- "$work"/cache/archives/*.deb "$work/packages/"
(cd -- "$work/packages" && dpkg-scanpackages -m . 2>/dev/null >Packages)
tar -C "$work" --format=pax --pax-option=delete=atime,delete=ctime,delete=mtime --sort=name --owner=0 --group=0 --numeric-owner -cf "$out" packages
say "$(find "$work/packages" -name '*.deb' | wc -l) packages of Debian $suite for $architecture, $(($(stat -c %s "$out") / 1000000)) MB: $out"
