#!/usr/bin/env bash
# What only a whole system can prove: the installer, the unit, a boot, another architecture. As root, in roots apart.
#
# Each group says ok, failed, or why this machine cannot run it; only a failed one fails the run. With names of groups,
# these alone: deploy/test.sh --full installer booted
#
# shellcheck disable=SC2317 # the groups are called by their names
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=deploy/roots.sh
. "$checkout/deploy/roots.sh"

tools=(debootstrap dnsmasq-base iproute2 systemd-container qemu-user-static shellcheck "${image_tools[@]}" "${test_packages[@]}")
# shellcheck source=deploy/groups.sh
. "$checkout/deploy/groups.sh"
# shellcheck source=deploy/image.sh
. "$checkout/deploy/image.sh"
root=$work/root

need_installed() { [ -f "$work/installed" ] || not_run "the installer's group did not leave an installed root"; }

# --- the groups ---

scripts() {
    need shellcheck
    shellcheck -x -P SCRIPTDIR "$checkout"/deploy/*.sh "$checkout"/deploy/system/{boardside,*.sh} "$checkout/deploy/card/start.sh" "$checkout/.ci/run"
}

installer() {
    need_debian && need_archive
    fresh_root "$root"
    local install=(in_root "$root" /root/release/deploy/install.sh) began=$SECONDS

    cp -- "$root/boot/firmware/cmdline.txt" "$work/line"
    snapshot "$root" >"$work/before"
    "${install[@]}" --dry-run >"$work/said" 2>&1
    snapshot "$root" | diff "$work/before" - >"$work/difference" || { head "$work/difference"; expect "a dry run changes nothing" false; }

    mv -- "$root/root/release/wheels" "$root/root/release/elsewhere"
    if "${install[@]}" >"$work/said" 2>&1; then expect "without its packages it fails" false; fi
    expect "it says where it stopped" said "STOPPED while"
    expect "it does not say that it is installed" silent "installed:"
    mv -- "$root/root/release/elsewhere" "$root/root/release/wheels"

    began=$SECONDS
    "${install[@]}" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    measured "install on a fresh root, besides downloads" "$((SECONDS - began)) s" "<= 60 s"
    expect "it says that it is installed" said "installed: version"
    expect "the console is quiet" [ "$(cat "$root/boot/firmware/cmdline.txt")" = \
        "$(cat "$work/line") quiet loglevel=3 systemd.show_status=false vt.global_cursor_default=0 logo.nologo console=tty3" ]

    expect "it is called as its archive is" said "installed: version $(cat "$work/name");"

    mkdir -p -- "$root/etc/systemd/system/boardside.service.d"
    touch "$root/etc/systemd/system/"{boardside.service.d/x11.conf,boardside-x11.service} "$root/opt/boardside/x11-cookie"
    "${install[@]}" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "an X server of an earlier version is removed" [ -z "$(find "$root/etc" "$root/opt/boardside" -maxdepth 4 -name '*x11*' -path '*boardside*')" ]
    expect "and its folder" [ ! -e "$root/etc/systemd/system/boardside.service.d" ]
    expect "and that is said" said "the X server that earlier versions installed"

    snapshot "$root" >"$work/before"
    "${install[@]}" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    snapshot "$root" | diff "$work/before" - >"$work/difference" || { head "$work/difference"; expect "a second run changes nothing" false; }

    if command -v minisign >/dev/null; then
        local key
        for key in first second; do minisign -G -W -p "$root/root/$key.pub" -s "$work/$key.key" >/dev/null; done
        "${install[@]}" --key /root/first.pub >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
        expect "a first key counts from what there is" [ ! -e "$root/etc/boardside/update.number" ]
        echo 41 >"$root/etc/boardside/update.number"
        "${install[@]}" --key /root/first.pub >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
        expect "the same key goes on counting" [ "$(cat "$root/etc/boardside/update.number")" = 41 ]
        "${install[@]}" --key /root/second.pub >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
        expect "a new key counts anew" [ "$(cat "$root/etc/boardside/update.number")" = 0 ]
        rm -f -- "$root/etc/boardside"/update.{pub,number} "$root"/root/{first,second}.pub
    fi
    touch "$work/installed"
}

# A table on a Pi whose system has neither the pins' library nor the voice nor what checks signatures, and no network.
bare_installer() {
    need_debian && need_archive
    local other=$work/bare
    fresh_root "$other"
    rm -f -- "$other"/var/cache/apt/archives/{espeak-ng,minisign}_*.deb "$other"/root/release/wheels/lgpio-*
    echo "Raspberry Pi 5 Model B" >"$other/root/model"
    in_root "$other" env BOARDSIDE_MODEL=/root/model /root/release/deploy/install.sh >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    cat "$work/said"
    expect "it is installed" said "installed: version"
    expect "what it means to have no voice is said" said "espeak-ng cannot be had here: the table does not speak."
    expect "what it means to have no minisign is said" said "minisign cannot be had here: no signed update can be checked."
    expect "what it means to have no lgpio is said" said "python3-lgpio cannot be had here: buttons and lamps"
    in_root "$other" boardside games
    in_root "$other" env BOARDSIDE_MODEL=/root/model /root/release/deploy/install.sh >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "a second run says it again" said "espeak-ng cannot be had here"
    rm -rf -- "$other"
}

killed_installer() {
    need_debian && need_archive
    local seconds other=$work/killed
    fresh_root "$other"
    for seconds in 1 3 6 9 12; do
        limit=(timeout -s KILL "$seconds")
        in_root "$other" /root/release/deploy/install.sh >"$work/said" 2>&1 || true
        limit=()
        if [ -L "$other/opt/boardside/current" ]; then
            expect "what is switched to is complete" [ -f "$other/opt/boardside/current/.complete" ]
        fi
    done
    # Killed while dpkg unpacks a package's files, which no number of tries is sure to meet.
    sed -i '/^Package: kmod$/,/^$/s/^Status: .*/Status: install reinstreq unpacked/' "$other/var/lib/dpkg/status"
    in_root "$other" /root/release/deploy/install.sh >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "after being killed it goes on" said "installed: version"
    in_root "$other" boardside games
    rm -rf -- "$other"
}

unit() {
    need_installed
    # It exits 0 on misspelt words: whatever it says is a failure.
    local units=(/etc/systemd/system/boardside.service /etc/systemd/system/boardside-{web,hotspot}.{path,service}
        /etc/systemd/system/boardside-{probes.socket,probes.service,update.path,update.service})
    in_root "$root" systemd-analyze verify "${units[@]}" >"$work/said" 2>&1 || true
    cat "$work/said"
    expect "nothing is found wrong in the units" [ ! -s "$work/said" ]
    in_root "$root" sh -c 'mount -t sysfs sysfs /sys && udevadm test /sys/class/mem/null' >"$work/rules" 2>&1
    expect "udev reads the rules" grep -q "Reading.*70-boardside" "$work/rules"
    if grep "70-boardside.rules:" "$work/rules"; then expect "udev finds nothing wrong in them" false; fi
    in_root "$root" systemd-analyze security --offline=true --threshold=12 "${units[0]}"
    in_root "$root" systemd-analyze security --offline=true --threshold=25 "${units[2]}" "${units[4]}" "${units[6]}"
}

# The thinnest proof by a whole computer; the rest is in vm.sh and takes longer.
smoke() {
    need_installed
    local arch
    arch=$(dpkg --print-architecture)
    need_emulation "$arch"
    export BOARDSIDE_VM=$work/image-$arch
    make_image "$root" "$arch" "$BOARDSIDE_VM" || not_run "no image could be made: $(tail -n 1 "$work/smoke.log")"
    of_pytest tests/vm/test_smoke.py
    rm -rf -- "$BOARDSIDE_VM"
}

booted() {
    need_installed
    need systemd-nspawn
    need Xvfb
    systemd-nspawn --register=no --keep-unit --quiet -D "$root" /bin/true </dev/null >"$work/nspawn" 2>&1 ||
        not_run "systemd-nspawn cannot start a root here: $(tail -n 1 "$work/nspawn")"
    prepare test
    (cd -- "$checkout" && BOARDSIDE_BOOT_ROOT=$root PYTHONPATH=$checkout \
        "$venv/bin/python" -m pytest -m full -p no:cacheprovider tests/deploy/test_booted.py)
}

card() {
    need_cloud "$(dpkg --print-architecture)"
    need systemd-nspawn
    need Xvfb
    systemd-nspawn --register=no --keep-unit --quiet -D "$work/card/root" /bin/true </dev/null >"$work/nspawn" 2>&1 ||
        not_run "systemd-nspawn cannot start a root here: $(tail -n 1 "$work/nspawn")"
    BOARDSIDE_CARD=$work/card of_pytest tests/deploy/test_card_booted.py
}

# another VERSION SED FILE: the release as a version of that name would be, with one more change, at /root/VERSION.tar.gz.
another() {
    local next=$work/next/boardside-$1
    mkdir -p -- "$next"
    tar -C "$next" --strip-components=1 -xzf "$work/archive"
    sed -i "s/^version = .*/version = \"$1\"/" "$next/pyproject.toml"
    sed -i "$2" "$next/$3"
    tar -C "$work/next" --format=pax -czf "$root/root/$1.tar.gz" "boardside-$1"
    rm -rf -- "$work/next"
}

updated() {
    need_installed
    local before current=$root/opt/boardside/current
    before=$(readlink -- "$current")
    another 99.0.0 's/x/x/' README.md
    another 99.1.0 's/^def main/raise SystemExit("spoilt")\ndef main/' companion/demo/self_check.py
    in_root "$root" boardside update --unsigned /root/99.1.0.tar.gz >"$work/said" 2>&1 || true
    expect "a version that fails its check is refused" said "did not pass its own check: spoilt"
    expect "nothing is switched then" [ "$(readlink -- "$current")" = "$before" ]
    in_root "$root" boardside update --unsigned /root/99.0.0.tar.gz >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "the new version is switched to" grep -q '^versions/99.0.0+' <(readlink -- "$current")
    in_root "$root" boardside games
    in_root "$root" /opt/boardside/fallback before
    in_root "$root" /opt/boardside/fallback before
    expect "without a first frame it goes back" [ "$(readlink -- "$current")" = "$before" ]
    in_root "$root" boardside update --unsigned /root/99.0.0.tar.gz
    in_root "$root" /opt/boardside/fallback before
    in_root "$root" /opt/boardside/fallback arrived
    in_root "$root" /opt/boardside/fallback before
    expect "with one it stays" grep -q '^versions/99.0.0+' <(readlink -- "$current")
    echo "# of an earlier version" >>"$root/etc/systemd/system/boardside-update.service"
    in_root "$root" /opt/boardside/current/deploy/install.sh >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "its own installer takes it for itself" said "installed: version 99.0.0+"
    expect "and brings its units" cmp "$checkout/deploy/system/boardside-update.service" "$root/etc/systemd/system/boardside-update.service"
    in_root "$root" boardside update --back
    expect "and can be left again" [ "$(readlink -- "$current")" = "$before" ]
    rm -f -- "$root/root"/99.*.tar.gz
}

# What a hub and a table in one root need of Debian, besides what hub.sh and install.sh fetch.
club_packages=(nats-server postgresql python3-venv procps sudo "${appliance_packages[@]}")

# make_club ROOT: a Debian whose packages need no network any more, and the Python packages in a folder that pip looks into.
make_club() {
    debootstrap --variant=minbase --include="$base_packages" bookworm "$1" "$(mirror)" || return
    cp --remove-destination /etc/resolv.conf "$1/etc/resolv.conf" &&
        chroot "$1" env DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends install "${club_packages[@]}" &&
        printf '[global]\nno-index = true\nfind-links = /root/release/wheels\n' >"$1/etc/pip.conf"
}

club() {
    need_debian && need_archive
    need systemd-nspawn
    local base each made=$work/club
    base=$(base_root "$(dpkg --print-architecture)" make_club "club $base_packages ${club_packages[*]}") ||
        not_run "no Debian root with nats-server and PostgreSQL could be made"
    cp -a --reflink=auto -- "$base" "$made"
    with_release "$made"
    prepare test
    for each in table club; do
        run_pip "$venv/bin/python" download --quiet --require-hashes --only-binary=:all: --implementation cp --python-version 3.11 \
            -r "$locked/$each.txt" -d "$made/root/release/wheels" || not_run "the packages of a club could not be fetched"
    done
    (cd -- "$checkout" && BOARDSIDE_HUB_ROOT=$made PYTHONPATH=$checkout \
        "$venv/bin/python" -m pytest -m full -p no:cacheprovider tests/deploy/test_hub_booted.py)
    rm -rf --one-file-system -- "$made"
}

# What was tried against it, a seeded part: what is marked `attack`, in the booted root and elsewhere.
attack() {
    need_installed
    need systemd-nspawn
    need Xvfb
    need minisign
    prepare test
    (cd -- "$checkout" && BOARDSIDE_BOOT_ROOT=$root PYTHONPATH=$checkout \
        "$venv/bin/python" -m pytest -m attack -p no:cacheprovider tests)
}

uninstalled() {
    need_installed
    local games=$root/var/lib/boardside/games.db before
    [ -f "$games" ] || in_root "$root" setpriv --reuid boardside --regid boardside --clear-groups touch /var/lib/boardside/games.db
    before=$(sha256sum "$games")
    in_root "$root" /root/release/deploy/install.sh --uninstall
    expect "the games are as they were" [ "$before" = "$(sha256sum "$games")" ]
    expect "the boot line is as it was" cmp "$work/line" "$root/boot/firmware/cmdline.txt"
    expect "the settings are there" [ -f "$root/etc/boardside/config.toml" ]
    find "$root/etc" "$root/opt" "$root/usr/local" "$root/usr/lib/systemd" -name '*boardside*' ! -path "$root/etc/boardside" >"$work/left"
    cat "$work/left"
    expect "nothing else is left" [ ! -s "$work/left" ]
}

arm64() {
    need_debian && need_archive
    [ -x "$qemu" ] || [ "$(uname -m)" = aarch64 ] || not_run "qemu-user-static is not installed"
    local other=$work/arm arm_input
    arm_input=$work/sayings
    sed 's/^{"say":\(.*\),"answer":.*$/\1/' "$checkout/tests/recorded_games/02-de-3-seats.jsonl" >"$arm_input"
    fresh_arm "$other"
    in_arm "$other" /root/release/deploy/install.sh
    in_arm "$other" uname -m | grep -qx aarch64
    prepare run
    PYTHONPATH=$checkout "$venv/bin/python" -P -m companion referee <"$arm_input" >"$work/here"
    in_arm "$other" boardside referee >"$work/there"
    expect "a game is refereed as it is here" cmp "$work/here" "$work/there"
    wc -l <"$work/there"

    cp -- "$checkout/tests/deploy/one_frame.py" "$other/root/"
    mkdir -- "$other/root/frame"
    in_arm "$other" env PYTHONPATH=/opt/boardside/current /opt/boardside/current/venv/bin/python \
        /root/one_frame.py /root/frame
    cp -- "$other/root/frame/first.png" "$roots/arm64-first.png"
    # A picture with nothing on it is far smaller.
    expect "the frame has a picture" [ "$(stat -c %s "$other/root/frame/first.png")" -gt 10000 ]
}

hotspot() { of_pytest tests/deploy/test_hotspot_network.py; }
powercut() { of_pytest tests/powercut; }
soak() { of_pytest tests/companion/storage/test_long_evening.py; }

# --- what runs ---

if [ "$(id -u)" = 0 ]; then
    install_packages "${tools[@]}" || say "not everything that the groups need is installed; those that miss it say so"
fi
# The long ones last: a limit leaves them out first.
names=(scripts hotspot packing installer bare_installer killed_installer unit smoke booted club card updated attack uninstalled powercut arm64 soak)
declare -A purposes=(
    [scripts]="every script is sound (shellcheck)"
    [hotspot]="a phone stays in the table's own Wi-Fi (dnsmasq)"
    [powercut]="320 power cuts lose nothing; a rig that can see it"
    [soak]="200,000 acts with faults and restarts"
    [packing]="a release is packed with its packages"
    [installer]="the installer, twice, in a fresh bookworm"
    [bare_installer]="installed without pins, voice and signatures"
    [killed_installer]="the installer, killed five times, goes on"
    [unit]="the unit is verified and hardened"
    [smoke]="emulated: a boot, its picture, a finger, a reader"
    [booted]="booted: first frame, killed, hung, resumed"
    [club]="a hub and a table by a command each, booted, cut off, in a browser"
    [card]="a card's first start, by cloud-init, cut off, started before"
    [updated]="an update, a spoilt one, back by itself and by wish"
    [attack]="attacked: ways to root, updates, hostile files"
    [uninstalled]="uninstalling leaves the games"
    [arm64]="arm64: installed, a refereed game, a frame"
)
# Seconds that the long ones may take; a run that was given a limit leaves out what would not end in time.
declare -A takes=([powercut]=240 [soak]=600 [installer]=300 [smoke]=400 [booted]=240 [club]=400 [card]=600 [attack]=180 [arm64]=500)
# Another architecture's root is made by emulation, which takes far longer than all that is done in it.
has_root arm64 "$base_packages ${appliance_packages[*]} ${optional_packages[*]}" || takes[arm64]=1500
leading=packing
run_groups "$@"
