#!/usr/bin/env bash
# Puts Boardside on a card that Raspberry Pi Imager wrote: at its first start the Pi becomes a table by itself.
#
#   deploy/card.sh FOLDER [ARCHIVE [PACKAGES]]     FOLDER: where the card's drive `bootfs` is mounted
#   deploy/card.sh --zip FILE ARCHIVE [PACKAGES]   the same files as a zip, to be put there by hand
#
# ARCHIVE is what deploy/release.sh made, with its packages, signature and key beside it; without it this checkout is
# packed, unsigned. With PACKAGES (see packages.sh) the Pi needs no network. No file that Imager wrote is replaced: its
# user, Wi-Fi and instance are as they were; where cloud-init will not run, the boot line gets a word more.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

hook=systemd.run=/boot/firmware/boardside/start.sh # as start.sh has it
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# lay_kit FOLDER: vendor-data, BOARDSIDE.html and the folder boardside, in an empty folder.
lay_kit() {
    local each listed
    listed=$(tar -tzf "$archive" 2>/dev/null) || stop "$archive is damaged, or no archive of deploy/release.sh"
    grep -q '^boardside-[^/]*/wheels/.*\.whl$' <<<"$listed" ||
        stop "$archive has no packages in it: deploy/release.sh --card DIR makes one that has"
    mkdir -- "$1/boardside"
    cp -- "$checkout/deploy/card/"{vendor-data,BOARDSIDE.html} "$1/"
    cp -- "$checkout/deploy/card/start.sh" "$archive" "$1/boardside/"
    for each in "$archive.minisig" "$archive.pub" ${debian:+"$debian" "$debian.minisig"}; do
        [ ! -f "$each" ] || cp -- "$each" "$1/boardside/"
    done
    (cd -- "$1/boardside" && sha256sum -- * >../sums && mv -- ../sums SHA256SUMS)
}

# look_at FOLDER: it is the boot partition of a system that can become a table.
look_at() {
    local free size
    grep -qs 'root=' "$1/cmdline.txt" ||
        stop "$1 is not the drive bootfs of a card that Raspberry Pi Imager wrote (it has no cmdline.txt)"
    [ ! -e "$1/kernel7.img" ] || stop "this card has the 32-bit system: write it again with Raspberry Pi OS Lite (64-bit)"
    ! grep -qs 'stage[45]' "$1/issue.txt" ||
        stop "this card has the system with a desktop, which keeps the screen to itself: write it again with Raspberry Pi OS Lite (64-bit)"
    free=$(df --output=avail -m "$1" | tail -n 1)
    size=$(du -sm -- "$work/kit" | cut -f1)
    [ "$free" -gt "$((size + 5))" ] || stop "the drive $1 is full: $((size + 5)) MB are needed, and $((free)) MB are free"
}

# will_run FOLDER: whether cloud-init is there and still before its first start. The word `resize` goes with that start.
will_run() {
    [ -f "$1/meta-data" ] && grep -q ' resize\b' "$1/cmdline.txt"
}

# add_words FOLDER: the boot line runs start.sh once; before what Imager has it run, which takes both away at its end.
add_words() {
    local line
    line=$(head -n 1 -- "$1/cmdline.txt")
    [[ $line != *" $hook"* ]] || return 0
    if [[ $line == *' systemd.run='* ]]; then
        line=${line/ systemd.run=/ $hook systemd.run=}
    else
        line+=" $hook systemd.run_success_action=reboot systemd.unit=kernel-command-line.target"
    fi
    printf '%s\n' "$line" >"$1/cmdline.part" && sync -- "$1/cmdline.part" && mv -T -- "$1/cmdline.part" "$1/cmdline.txt"
}

lay_on_card() {
    local card=$1 foreign=no
    if [ -f "$card/vendor-data" ] && ! grep -q '^# Boardside:' "$card/vendor-data"; then foreign=yes; fi
    rm -rf -- "$card/boardside" "$card/boardside.part"
    cp -r -- "$work/kit/boardside" "$card/boardside.part"
    cp -- "$work/kit/BOARDSIDE.html" "$card/"
    sync
    mv -T -- "$card/boardside.part" "$card/boardside"
    [ "$foreign" = yes ] || [ ! -f "$card/meta-data" ] || cp -- "$work/kit/vendor-data" "$card/"
    if [ "$foreign" = yes ] || ! will_run "$card"; then add_words "$card"; fi
    sync
}

case ${1-} in
    '' | -h | --help) usage && exit ;;
    --zip) zip=$(realpath -- "${2:?--zip needs a file}") folder='' && shift 2 ;;
    *) zip='' folder=$(readlink -e -- "$1") || stop "there is no folder $1" && shift ;;
esac
if [ -n "${1-}" ]; then
    archive=$(readlink -e -- "$1") || stop "there is no archive $1"
else
    say "no archive was named: this checkout is packed, and nobody has signed it"
    archive=$("$checkout/deploy/release.sh" "$work" aarch64-3.11 aarch64-3.13)
fi
debian='' # what packages.sh made
if [ -n "${2-}" ]; then
    debian=$(readlink -e -- "$2") || stop "there is no file $2"
    [[ ${debian##*/} =~ ^packages-[a-z]+-[a-z0-9]+\.tar$ ]] || stop "$2 is not what deploy/packages.sh makes: packages-trixie-arm64.tar"
fi
mkdir -- "$work/kit"
lay_kit "$work/kit"
if [ -n "$zip" ]; then
    python=$(find_python) || stop "$(no_python)"
    (cd -- "$work/kit" && "$python" -I -m zipfile -c "$work/zip" vendor-data BOARDSIDE.html boardside)
    mv -- "$work/zip" "$zip"
else
    look_at "$folder"
    lay_on_card "$folder"
    say "Boardside is on the card: eject it, put it into the Pi with its screen, and switch on. It takes some ten minutes."
fi
