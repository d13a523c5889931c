#!/usr/bin/env bash
# Makes this machine a Boardside that starts with it. Run it again at any time: what is done is left alone.
#
#   sudo deploy/install.sh              install this version, or repair what is there
#     --key FILE                        the key that signs updates, from now on; says its fingerprint
#     --wheels DIR                      take the Python packages from this folder (usually wheels/ beside deploy/)
#     --club                            let this table join a club of tables: installs what reports to it
#     --no-start                        leave starting it to the next boot
#     --dry-run                         only say what would be done
#   sudo deploy/install.sh --beside [DIR]   only lay a version (this one, or the one that was unpacked to DIR) beside the
#                                       running one; prints its folder
#   sudo deploy/install.sh --uninstall  take all of it away, but the games and the settings
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

opt=/opt/boardside state=/var/lib/boardside settings=/etc/boardside
# shellcheck source=deploy/boot.sh
. "$checkout/deploy/boot.sh"
unit=/etc/systemd/system/boardside.service
club_unit=/etc/systemd/system/boardside-club.service
# SOURCE (in deploy/) TARGET MODE
files=(
    "boardside.service $unit 644"
    "system/boardside /usr/local/bin/boardside 755"
    "system/fallback.sh /opt/boardside/fallback 755"
    "system/sandbox.sh /opt/boardside/sandbox 755"
    "system/boardside-poweroff.path /etc/systemd/system/boardside-poweroff.path 644"
    "system/boardside-poweroff.service /etc/systemd/system/boardside-poweroff.service 644"
    "system/hotspot.sh /opt/boardside/hotspot 755"
    "system/boardside-hotspot.path /etc/systemd/system/boardside-hotspot.path 644"
    "system/boardside-hotspot.service /etc/systemd/system/boardside-hotspot.service 644"
    "system/boardside-update.path /etc/systemd/system/boardside-update.path 644"
    "system/boardside-update.service /etc/systemd/system/boardside-update.service 644"
    "system/boardside-probes.socket /etc/systemd/system/boardside-probes.socket 644"
    "system/boardside-probes.service /etc/systemd/system/boardside-probes.service 644"
    "system/boardside-web.path /etc/systemd/system/boardside-web.path 644"
    "system/boardside-web.service /etc/systemd/system/boardside-web.service 644"
    "system/tmpfiles.conf /etc/tmpfiles.d/boardside.conf 644"
    "system/udev.rules /etc/udev/rules.d/70-boardside.rules 644"
    "system/modules.conf /etc/modules-load.d/boardside.conf 644"
    "system/journald.conf /etc/systemd/journald.conf.d/boardside.conf 644"
    "system/cloud.conf /etc/systemd/system/cloud-.service.d/boardside.conf 644"
    "system/watchdog.conf /etc/systemd/system.conf.d/boardside.conf 644"
)
# What an X server of the table's own once consisted of. Its drop-in makes the table wait for that server.
x11_files=(/etc/systemd/system/boardside.service.d/x11.conf /etc/systemd/system/boardside-x11.service /opt/boardside/x11-cookie)
starts=(boardside.service boardside-poweroff.path boardside-web.path boardside-hotspot.path boardside-update.path)
groups=(dialout gpio video input render audio)
# It was one once: with it the table may write to root's terminals.
no_groups=(tty)

dry=no start=yes club=no wheels='' key='' task=install changed=no failure='' doing='looking at this machine' finished=no

ended() {
    local status=$?
    [ "$finished" = yes ] && return
    say "STOPPED while $doing${failure:+: $failure} What failed is shown above. Nothing is lost: mend it and run this again, it goes on from there."
    [ "$status" != 0 ] || exit 1
}

# act WHAT COMMAND...: do it, or only tell it.
act() {
    doing=$1
    shift
    changed=yes
    if [ "$dry" = yes ]; then
        say "would be done: $doing"
    else
        quietly "$doing" "$@"
    fi
}

running() { [ -d /run/systemd/system ]; }

# A package that was cut off while its files were unpacked cannot be configured: it is installed again.
finish_packages() {
    local broken
    dpkg --configure -a || true
    mapfile -t broken < <(dpkg-query -W -f '${db:Status-Eflag} ${binary:Package}\n' | awk '$1 == "reinstreq" { print $2 }')
    [ "${#broken[@]}" = 0 ] ||
        DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends --reinstall install "${broken[@]}"
    dpkg --configure -a
}

# put SOURCE TARGET MODE: the file as the source has it.
put() {
    [ -f "$2" ] && cmp -s -- "$checkout/deploy/$1" "$2" && [ "$(stat -c %a -- "$2")" = "$3" ] && return
    act "writing $2" install -D -m "$3" -- "$checkout/deploy/$1" "$2"
}

# What `act` calls runs where `set -e` does not reach: each of these hands its own failure on.
copy_code() {
    rm -rf -- "$1" &&
        mkdir -p -- "$1" &&
        copy_parts "$1"
}

make_venv() {
    local options=() python
    python=$(find_python /usr/bin/python3) || { say "Python 3.11, 3.12 or 3.13 is needed, and none was found"; return 1; }
    # What is installed on a Pi for its pins and for readers is seen; only the system's own Python can load it.
    ! on_a_pi || options=(--system-site-packages)
    "$python" -I -m venv "${options[@]}" "$venv"
}

# add_needs NAME: the packages that the version's deploy/locked/NAME.txt names.
add_needs() {
    local from=(--no-compile)
    if [ -n "$wheels" ]; then
        from+=(--find-links "$wheels")
        # What a club needs is in no release, and whoever has a club has a network; but it may have been put there.
        [ "$1" = club ] && [ -z "$(find "$wheels" -name 'nats_py-*' -print -quit)" ] || from+=(--no-index)
    fi
    [ -s "$locked/$1.txt" ] || { say "this version names no locked packages: $locked/$1.txt is missing"; return 1; }
    install_locked "$venv/bin/python" "$1" "${from[@]}"
}

# The folder of this version, whole or not there: .complete is written last.
lay_down() {
    local folder=$1
    [ -f "$folder/.complete" ] && return
    venv=$folder/venv
    act "copying the program to $folder" copy_code "$folder"
    act "making its Python environment" make_venv
    act "letting it find the program" add_path "$venv"
    act "installing what it needs${wheels:+ from $wheels}" add_needs table
    if on_a_pi && lgpio_by_pip "$(find_python /usr/bin/python3 || echo false)"; then
        act "installing what reaches a Pi's pins" add_needs pins || say "no lgpio: ${without[python3-lgpio]} ($failure)"
    fi
    [ ! -f "$club_unit" ] || act "installing what a club needs" add_needs club ||
        say "nothing is reported to the club until this is installed with a network: sudo deploy/install.sh --club"
    act "compiling it" "$venv/bin/python" -I -m compileall -q -j 0 "$folder"
    # What is switched to must be on the card, not on its way there.
    act "flushing it to the disk" sync
    act "marking it as complete" touch "$folder/.complete"
}

add_user() {
    local group present
    getent passwd boardside >/dev/null ||
        act "making the user boardside" useradd --system --user-group --home-dir "$state" --no-create-home \
            --shell /usr/sbin/nologin boardside
    getent passwd boardside-web >/dev/null ||
        act "making the user boardside-web" useradd --system --user-group --home-dir / --no-create-home \
            --shell /usr/sbin/nologin boardside-web
    present=" $(id -Gn boardside 2>/dev/null) " || true
    for group in "${groups[@]}"; do
        getent group "$group" >/dev/null || continue
        [[ $present == *" $group "* ]] || act "adding boardside to the group $group" usermod -aG "$group" boardside
    done
    for group in "${no_groups[@]}"; do
        [[ $present != *" $group "* ]] || act "taking boardside out of the group $group" gpasswd -d boardside "$group"
    done
}

# The reporter of a table that may join a club: its packages, its user and its unit.
add_club() {
    local folder=$1
    venv=$folder/venv
    "$venv/bin/python" -Ic 'import cryptography, nats' 2>/dev/null || act "installing what a club needs" add_needs club
    getent passwd boardside-club >/dev/null ||
        act "making the user boardside-club" useradd --system --user-group --home-dir / --no-create-home \
            --shell /usr/sbin/nologin boardside-club
    put system/boardside-club.service "$club_unit" 644
    systemctl is-enabled --quiet boardside-club.service 2>/dev/null ||
        act "starting boardside-club.service with the machine" systemctl enable boardside-club.service
}

# What two people compare by reading it to each other; see companion/system/trusted_archive.py.
print_of() {
    local raw
    raw=$(sed -n 2p -- "$1" | base64 -d 2>/dev/null | od -An -v -tx1 | tr -d ' \n')
    [[ $raw =~ ^4564[0-9a-f]{80}$ ]] || return
    sed -n 2p -- "$1" | base64 -d | sha256sum | cut -c1-20 | sed 's/..../& /g; s/ $//'
}

pin_key() {
    local known=$settings/update.pub
    # Another key counts its releases from 1. First: cut off after the key, it would never be done.
    if [ -f "$known" ] && ! cmp -s -- "$key" "$known"; then
        act "counting the releases of the new key from 1" whole "$settings/update.number" 0
    fi
    if [ ! -f "$known" ] || ! cmp -s -- "$key" "$known"; then
        act "making the key $(print_of "$key") known" install -D -m 644 -- "$key" "$known"
    fi
    say "updates are taken that are signed with the key $(print_of "$key")"
}

switch_to() {
    ln -sfn -- "versions/${1##*/}" "$opt/.next" &&
        mv -T -- "$opt/.next" "$opt/current"
}

begin() {
    local folder=$1 up=yes
    if ! running || [ "$start" = no ]; then
        say "installed: version ${folder##*/}; the table starts at the next boot"
        return
    fi
    systemctl is-active --quiet boardside || up=no
    [ "$changed$up" = noyes ] && { say "installed: version ${folder##*/}; nothing was to be done"; return; }
    if ! systemctl restart boardside; then
        journalctl -u boardside -n 15 --no-pager -o cat >&2 || true
        say "everything is in place, but the table did not come up; its last words stand above."
        return 1
    fi
    say "installed: version ${folder##*/}; the table is up"
}

# remove_x11: takes away the X server that earlier versions offered; the table draws on the bare screen again.
remove_x11() {
    local each found=no
    for each in "${x11_files[@]}"; do
        [ ! -e "$each" ] || { found=yes && act "removing $each" rm -f -- "$each"; }
    done
    [ "$found" = yes ] || return 0
    [ ! -d "$unit.d" ] || act "removing $unit.d, if nothing else is in it" rmdir --ignore-fail-on-non-empty -- "$unit.d"
    if running && [ "$dry" = no ]; then
        systemctl daemon-reload
        systemctl stop boardside-x11.service 2>/dev/null || true # the table's restart follows
    fi
    say "the X server that earlier versions installed with --x11 is removed: the table draws on the screen itself."
}

install_all() {
    local each folder packages=() optional=("${optional_packages[@]}")
    folder=$(version_name "$checkout")
    [[ $folder =~ ^[0-9A-Za-z][0-9A-Za-z.+_-]{0,80}$ ]] || stop "what $checkout/pyproject.toml calls this version is no name"
    folder=$opt/versions/$folder
    mapfile -t packages < <(packages_of "$checkout")
    if on_a_pi && ! lgpio_by_pip "$(find_python /usr/bin/python3 || echo false)"; then optional+=(python3-lgpio); fi
    if command -v dpkg >/dev/null && [ -n "$(ls /var/lib/dpkg/updates)$(dpkg --audit)" ]; then
        act "finishing an installation that was broken off" finish_packages
    fi
    doing="installing packages of the system"
    if [ "$dry" = yes ]; then
        each=$(missing_packages "${packages[@]}" "${optional[@]}" | paste -sd ' ')
        [ -z "$each" ] || say "would be done: installing $each"
    else
        [ -z "$(missing_packages "${packages[@]}")" ] || changed=yes
        install_packages "${packages[@]}" -- "${optional[@]}"
    fi
    lay_down "$folder"
    if [ "$task" = beside ]; then
        remove_x11
        printf '%s\n' "$folder"
        return
    fi
    add_user
    [ -d "$state" ] || act "making $state for the games" install -d -o boardside -g boardside -m 750 "$state"
    [ -d "$settings" ] || act "making $settings for the settings" install -d -m 755 "$settings"
    [ -z "$key" ] || pin_key
    [ -f "$settings/config.toml" ] || put system/config.toml "$settings/config.toml" 644
    # A version that was laid down before there was such a line gets it, that the unit can start it too.
    for each in "$opt"/versions/*/; do
        [ -n "$(compgen -G "${each}venv/lib/python3.*/site-packages/boardside.pth")" ] || [ ! -f "$each.complete" ] ||
            act "letting version $(basename -- "$each") find its program" add_path "${each}venv"
    done
    for each in "${files[@]}"; do
        # shellcheck disable=SC2086 # three words
        put $each
    done
    remove_x11
    [ "$(readlink -- "$opt/current" || true)" = "versions/${folder##*/}" ] || act "switching to this version" switch_to "$folder"
    for each in "${starts[@]}"; do
        systemctl is-enabled --quiet "$each" 2>/dev/null || act "starting $each with the machine" systemctl enable "$each"
    done
    if [ "$club" = yes ] || [ -f "$club_unit" ]; then
        add_club "$folder"
    fi
    be_quiet
    if [ "$changed" = yes ] && running; then
        act "telling systemd" systemctl daemon-reload
        act "making its folder in /run" systemd-tmpfiles --create /etc/tmpfiles.d/boardside.conf
        act "listening for the table's wishes" systemctl start "${starts[@]:1}"
        [ ! -f "$club_unit" ] || act "restarting what reports to a club" systemctl restart boardside-club.service
        act "telling the log" systemctl restart systemd-journald
        if systemctl is-active --quiet systemd-udevd; then # not in a container
            act "telling udev" udevadm control --reload
            act "looking at the devices again" udevadm trigger --subsystem-match=tty --subsystem-match=backlight --subsystem-match=gpio
        fi
    fi
    if systemctl is-enabled --quiet display-manager 2>/dev/null; then
        say "this system starts a desktop, which keeps the screen to itself: sudo systemctl set-default multi-user.target"
    fi
    [ "$changed" = no ] || act "flushing it to the disk" sync
    doing="starting the table"
    if [ "$dry" = yes ]; then
        say "nothing was changed"
    else
        begin "$folder"
    fi
}

uninstall() {
    local each target
    if [ -e "$unit" ]; then
        running && act "stopping the table" systemctl stop "${starts[@]}" boardside-web.service boardside-hotspot.service
        act "taking it out of the start" systemctl disable "${starts[@]}"
    fi
    if [ -f "$club_unit" ]; then
        running && act "stopping what reports to a club" systemctl disable --now boardside-club.service
        act "removing $club_unit" rm -f -- "$club_unit"
        act "removing the user boardside-club" userdel boardside-club
    fi
    remove_x11
    for each in "${files[@]}"; do
        read -r _ target _ <<<"$each"
        [ ! -e "$target" ] || act "removing $target" rm -f -- "$target"
    done
    ! getent passwd boardside-web >/dev/null || act "removing the user boardside-web" userdel boardside-web
    [ ! -e /run/boardside-web ] || act "removing /run/boardside-web" rm -rf -- /run/boardside-web
    each=/etc/NetworkManager/dnsmasq-shared.d/boardside.conf # left where the power was cut while the Wi-Fi was open
    [ ! -e "$each" ] || act "removing $each" rm -f -- "$each"
    each=/etc/systemd/system/cloud-.service.d
    [ ! -d "$each" ] || act "removing $each, if nothing else is in it" rmdir --ignore-fail-on-non-empty -- "$each"
    [ ! -d "$unit.d" ] || act "removing $unit.d" rmdir --ignore-fail-on-non-empty -- "$unit.d"
    be_loud
    [ ! -e "$opt" ] || act "removing $opt" rm -rf -- "$opt"
    if [ "$changed" = yes ] && running; then
        act "telling systemd" systemctl daemon-reload
    fi
    say "uninstalled. The games stay in $state, and belong to the user boardside; the settings stay in $settings, and belong to root."
}

while [ "$#" -gt 0 ]; do
    case $1 in
        --dry-run) dry=yes ;;
        --no-start) start=no ;;
        --club) club=yes ;;
        --beside)
            task=beside
            # The running version's script lays out another one: of that one nothing is run here.
            if [ -n "${2-}" ] && [[ $2 != --* ]]; then
                checkout=$(readlink -e -- "$2")
                locked=$checkout/deploy/locked
                mapfile -t parts < <(find "$checkout" -mindepth 1 -maxdepth 1 ! -name wheels -printf '%f\n' | LC_ALL=C sort)
                shift
            fi
            ;;
        --uninstall) task=uninstall ;;
        --key) key=$(readlink -e -- "${2:?--key needs a file}") || stop "there is no file $2" && shift ;;
        --wheels) wheels=$(readlink -f -- "${2:?--wheels needs a folder}") && shift ;;
        -h | --help) usage && exit ;;
        *) stop "there is no $1; see deploy/install.sh --help" ;;
    esac
    shift
done
[ -n "$wheels" ] || [ ! -d "$checkout/wheels" ] || wheels=$checkout/wheels
[ -z "$wheels" ] || [ -d "$wheels" ] || stop "there is no folder $wheels"
[ -z "$key" ] || print_of "$key" >/dev/null || stop "$key holds no minisign key"

supported_system
command -v systemctl >/dev/null || stop "the table is started by systemd, and this machine has none; deploy/run.sh needs none"
[ "$dry" = yes ] || [ "$(id -u)" = 0 ] || stop "installing needs root: sudo deploy/install.sh"
trap ended EXIT
trap 'exit 130' INT TERM HUP
# One installer at a time; a killed one leaves no lock behind.
if [ "$dry" = no ]; then
    # In /run and not in /run/lock, where anybody may put a file of this name first.
    exec 9>/run/boardside-install.lock || stop "/run cannot be written to"
    flock -n 9 || { doing="waiting for another installer"; stop "another installer is at work"; }
fi
case $task in
    uninstall) uninstall ;;
    *) install_all ;;
esac
finished=yes
