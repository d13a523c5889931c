#!/usr/bin/env bash
# The first start of a card: installs the table from the folder `boardside` of the boot partition, and says how far it is.
#
#   start.sh          has a service do that, now and at each start until it is done
#   start.sh finish   what this service runs
#
# Each step may be cut off and done again: what is written is renamed into place, and .../done is written before anything
# is taken away. What happens stands on the screen and in boardside-log.txt on the boot partition.
set -uo pipefail
root=${BOARDSIDE_CARD_ROOT-} # a test's
boot=$root/boot/firmware kit=$boot/boardside log=$boot/boardside-log.txt
keep=$root/var/lib/boardside-card units=$root/etc/systemd/system
list=$root/etc/apt/sources.list.d/boardside-card.list
service=boardside-card.service terminal=$root/dev/tty9 number=9
hook=systemd.run=/boot/firmware/boardside/start.sh
needed=800 # MB on the card: packages of the system, Python's, the program
pause=${BOARDSIDE_CARD_PAUSE:-15}
title='' detail=''

# put FILE MODE: standard input is in the file, all of it or nothing, whenever the power goes.
put() {
    cat >"$1.part" && chmod "$2" "$1.part" && sync "$1.part" && mv -T "$1.part" "$1" && sync "$(dirname "$1")"
}

# note TEXT: a line of the log, and of the console.
note() {
    printf '%s\n' "$1"
    { printf '%s  %s\n' "$(date '+%F %T')" "$1" >>"$log" && sync "$log"; } 2>/dev/null
}

# draw: what is to be seen, on a terminal that nothing else writes to.
draw() {
    [ -w "$terminal" ] || return 0
    {
        # A clean terminal without a cursor that is never darkened.
        printf '\033c\033[?25l\033[9;0]\n\n   Boardside\n\n   %s\n\n' "$title"
        printf '%s\n' "$detail" | fold -s -w 70 | sed 's/^/   /'
    } >"$terminal" 2>/dev/null
    ! command -v chvt >/dev/null || chvt "$number" 2>/dev/null || true
}

step() {
    title="Step $1 of 5: $2"
    detail=${3-}
    note "$title"
    draw
}

# tell TEXT: more about the step; the log has each only once in a row.
tell() {
    [ "$detail" = "$1" ] || note "$1"
    detail=$1
    draw
}

# why TEXT: ends it, for now; it is tried again at the next start.
why() {
    title='It could not be finished.'
    tell "$1 (All that happened is in boardside-log.txt on the card. Switched on again, it is tried again.)"
    exit 1
}

# take_words: the boot line no longer runs this.
take_words() {
    local line
    grep -qs " $hook" "$boot/cmdline.txt" || return 0
    line=$(head -n 1 "$boot/cmdline.txt")
    line=${line/ $hook/}
    # Imager's own first start has the same words after it, and takes them away itself.
    [[ $line == *' systemd.run='* ]] ||
        line=$(sed 's/ systemd\.run_success_action=reboot//; s/ systemd\.unit=kernel-command-line\.target//' <<<"$line")
    put "$boot/cmdline.txt" 644 <<<"$line"
}

plant() {
    mkdir -p "$keep" "$units/multi-user.target.wants"
    put "$keep/start.sh" 755 <"$kit/start.sh"
    put "$units/$service" 644 <<'UNIT'
[Unit]
Description=Boardside: from the card to the table
RequiresMountsFor=/boot/firmware
After=network.target

[Service]
Type=exec
ExecStart=/var/lib/boardside-card/start.sh finish
StandardOutput=journal+console

[Install]
WantedBy=multi-user.target
UNIT
    ln -sfn "../$service" "$units/multi-user.target.wants/$service"
    sync
    take_words
    # By the boot line it is run in a start that does nothing else and ends with another one.
    grep -qs " $hook" "$root/proc/cmdline" || { systemctl daemon-reload && systemctl start --no-block "$service"; }
}

look_at_machine() {
    local name
    name=$(sed -n 's/^VERSION_CODENAME=//p' "$root/etc/os-release")
    [ "$(getconf LONG_BIT)" = 64 ] ||
        why "This is the 32-bit system. Write the card again with Raspberry Pi OS Lite (64-bit)."
    case $name in
        bookworm | trixie) ;;
        *) why "This system is ${name:-of no known name}; Boardside needs Raspberry Pi OS Lite (64-bit) of bookworm or trixie. Write the card again with that." ;;
    esac
    [ ! -L "$units/display-manager.service" ] ||
        why "This is the system with a desktop, which keeps the screen to itself. Write the card again with Raspberry Pi OS Lite (64-bit)."
}

# bytes_of LINE FILE: what this line of a key or of a signature holds.
bytes_of() { sed -n "$1p" "$2" | base64 -d 2>/dev/null; }

# signed FILE KEY: whether the owner of this key signed exactly this file, as `minisign -V -H` would say; by openssl, which
# every system has that speaks to servers.
signed() {
    local part=$keep/signature head
    rm -rf "$part" && mkdir "$part" || return
    # What openssl reads a key of this kind from: twelve bytes that say so, and the key.
    { printf '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00' && bytes_of 2 "$2" | tail -c +11; } >"$part/key"
    bytes_of 2 "$1.minisig" >"$part/whole" && bytes_of 4 "$1.minisig" >"$part/over-comment"
    head=$(head -c 10 "$part/whole" | od -An -tx1)
    # The form in which the file's digest is signed, by the key of this number.
    [ "$head" = " 45 44$(bytes_of 2 "$2" | head -c 10 | tail -c 8 | od -An -tx1)" ] || return
    tail -c +11 "$part/whole" >"$part/of-file"
    openssl dgst -blake2b512 -binary "$1" >"$part/digest" || return
    { cat "$part/of-file" && sed -n '3s/^trusted comment: //p' "$1.minisig" | tr -d '\r\n'; } >"$part/comment"
    verified "$part" digest of-file && verified "$part" comment over-comment && rm -rf "$part"
}

# verified FOLDER TEXT SIGNATURE: whether the key in there signed this text of there.
verified() {
    openssl pkeyutl -verify -pubin -keyform DER -inkey "$1/key" -rawin -in "$1/$2" -sigfile "$1/$3" >/dev/null 2>&1
}

# print_of KEY: what two people compare by reading it to each other, as install.sh says it.
print_of() { bytes_of 2 "$1" | sha256sum | cut -c1-20 | sed 's/..../& /g; s/ $//'; }

# check_signature FILE ARCHIVE: nothing of a kit that comes with a key is run unless that key's owner signed it.
check_signature() {
    local key=$2.pub
    if [ ! -f "$key" ] && [ ! -f "$2.minisig" ]; then
        note "nobody signed ${1##*/}"
        return
    fi
    command -v openssl >/dev/null ||
        why "The signature of the program cannot be checked: this system has no openssl. Write the card again with Raspberry Pi OS Lite (64-bit)."
    if [ ! -f "$key" ] || [ ! -f "$1.minisig" ] || ! signed "$1" "$key"; then
        why "${1##*/} in the folder boardside was not signed with the key that came with it. Get the zip again from those who made it, and put everything that is in it there."
    fi
    note "${1##*/}: signed with the key $(print_of "$key")"
}

# packages_of_kit: the system's packages that came with it, if any did.
packages_of_kit() { compgen -G "$kit/packages-*.tar"; }

# look_at_packages: what came with it is for this system.
look_at_packages() {
    local name release machine system
    name=$(packages_of_kit) || return 0
    name=${name##*/packages-} name=${name%.tar}
    release=${name%-*} machine=${name#*-}
    system=$(sed -n 's/^VERSION_CODENAME=//p' "$root/etc/os-release")
    [ "$release $machine" = "$system $(dpkg --print-architecture)" ] ||
        why "The packages on the card are for $release ($machine), and this system is ${system:-another} ($(dpkg --print-architecture)). Write the card again with Raspberry Pi OS Lite (64-bit) of $release, or use the zip that takes its packages from a network."
}

# unpack: the archive of the kit is in $keep/unpacked, whole, and was not damaged.
unpack() {
    local archive packages free
    [ ! -d "$keep/unpacked" ] || return 0
    archive=$(cd "$kit" 2>/dev/null && ls boardside-*.tar.gz 2>/dev/null)
    [[ $archive != *$'\n'* ]] ||
        why "Two versions of Boardside lie in the folder boardside on the card. Delete that folder, put everything that is in the newer zip there, and eject the drive before you pull out the card."
    if [ ! -s "$kit/SHA256SUMS" ] || [ -z "$archive" ] || ! grep -qF "  $archive" "$kit/SHA256SUMS"; then
        why "The folder boardside on the card is not whole. Put everything that is in the zip there again, and eject the drive before you pull out the card."
    fi
    (cd "$kit" && sha256sum --check --strict --quiet SHA256SUMS >/dev/null 2>&1) ||
        why "A file in the folder boardside on the card is damaged, or was not copied to its end. Put everything that is in the zip there again, and eject the drive before you pull out the card."
    check_signature "$kit/$archive" "$kit/$archive"
    # With them, more is to be unpacked.
    packages=$(packages_of_kit) && check_signature "$packages" "$kit/$archive" && needed=$((needed + 150))
    rm -rf "$keep/unpacked.part"
    free=$(df --output=avail -m "$keep" | tail -n 1)
    [ "$free" -ge "$needed" ] ||
        why "The card is full: $needed MB are needed, and $((free)) MB are free. Use a larger card (8 GB will do)."
    mkdir "$keep/unpacked.part"
    tar -C "$keep/unpacked.part" --strip-components=1 --no-same-owner -xzf "$kit/$archive" ||
        why "The program could not be unpacked: the card cannot be written to."
    if [ -n "$packages" ]; then
        tar -C "$keep/unpacked.part" --no-same-owner -xf "$packages" packages ||
            why "The packages could not be unpacked: the card cannot be written to."
    fi
    ! compgen -G "$kit/*.pub" >/dev/null || cp "$kit"/*.pub "$keep/unpacked.part/update.pub"
    sync
    mv -T "$keep/unpacked.part" "$keep/unpacked" && sync "$keep"
}

# use_own_packages: apt takes what came with the card, besides what it can reach.
use_own_packages() {
    mkdir -p "${list%/*}"
    put "$list" 644 <<<"deb [trusted=yes] file:$keep/unpacked/packages ./"
    tell "The system's packages are on the card: no network is needed."
    LC_ALL=C apt-get -q -o DPkg::Lock::Timeout=600 -o Dir::Etc::SourceList="$list" -o Dir::Etc::SourceParts=/dev/null \
        -o APT::Get::List-Cleanup=0 -o APT::Update::Error-Mode=any update >"$keep/apt" 2>&1 ||
        why "The packages on the card cannot be used: $(grep -m 1 '^[EW]:' "$keep/apt")"
}

# reach_packages: waits until the servers of the system's packages answer, if any package is missing.
reach_packages() {
    local said
    if [ -d "$keep/unpacked/packages" ]; then
        use_own_packages
        return
    fi
    # shellcheck disable=SC2016 # for the inner shell
    [ -n "$(bash -c '. "$0/deploy/common.sh"; missing_packages "${appliance_packages[@]}"' "$keep/unpacked")" ] || return 0
    until said=$(LC_ALL=C apt-get -q -o DPkg::Lock::Timeout=600 -o APT::Update::Error-Mode=any update 2>&1); do
        if [ -z "$(ip route show default 2>/dev/null)" ]; then
            tell "There is no network yet. Plug in a network cable that leads to the internet, or switch off and write the card again with the name and password of your Wi-Fi in Raspberry Pi Imager. It goes on by itself."
        else
            note "apt-get: $(grep -m 1 '^[EW]:' <<<"$said")"
            tell "There is a network, but Debian's servers cannot be reached through it. Does it lead to the internet? It goes on by itself."
        fi
        sleep "$pause"
    done
}

# run_installer: the installer's own lines are shown as they come; its last one is kept.
run_installer() {
    local options=(--no-start)
    [ ! -f "$keep/unpacked/update.pub" ] || options+=(--key "$keep/unpacked/update.pub")
    "$keep/unpacked/deploy/install.sh" "${options[@]}" 2>&1 </dev/null | tee "$keep/installer" | while IFS= read -r line; do
        case $line in "boardside: "*) tell "${line#boardside: }" ;; esac
    done
}

# start_table: its first picture is there. A slow processor may need more than the 90 s that its unit gives it, and has it
# at a later start, which its unit tries by itself: it is waited for three minutes more.
start_table() {
    local tries=12
    systemctl restart boardside.service && return
    while [ "$tries" -gt 0 ]; do
        sleep "$pause"
        ! systemctl --quiet is-active boardside.service || return 0
        tries=$((tries - 1))
    done
    return 1
}

finish() {
    local tries=0
    exec </dev/null
    if [ ! -f "$keep/done" ]; then
        step 1 "looking at this machine"
        look_at_machine
        step 2 "checking the files on the card"
        look_at_packages
        unpack
        while :; do
            step 3 "reaching the network"
            reach_packages
            step 4 "installing (this takes some minutes)"
            run_installer && break
            tries=$((tries + 1))
            [ "$tries" -lt 3 ] || why "Installing failed: $(grep '^boardside: ' "$keep/installer" | tail -n 1 | sed 's/^boardside: //')"
            sleep "$pause"
        done
        step 5 "starting the table"
        ! command -v chvt >/dev/null || chvt 1 2>/dev/null || true
        start_table ||
            why "Everything is installed, but the table shows no picture: $(journalctl -u boardside -n 1 -o cat --no-pager 2>/dev/null)"
        sync # all of it: `put` flushes its own file alone, and a unit could be there and empty after a cut
        put "$keep/done" 644 </dev/null
    fi
    # What is done is never asked for again from here on: only what was brought is taken away.
    if grep -qs '^# Boardside:' "$boot/vendor-data"; then rm -f "$boot/vendor-data"; fi
    take_words
    rm -rf "$kit" "$boot/BOARDSIDE.html" "$list" "$root"/var/lib/apt/lists/*boardside-card*
    note "the table is up; what was put on this drive is removed"
    sync
    rm -f "$units/multi-user.target.wants/$service" "$units/$service"
    rm -rf "$keep"
    systemctl daemon-reload
}

case ${1-plant} in
    plant) plant ;;
    finish) finish ;;
    *) sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0" >&2 && exit 2 ;;
esac
exit
