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

tools=(debootstrap systemd-container qemu-user-static shellcheck "${test_packages[@]}")
mkdir -p -- "$roots" 2>/dev/null || roots=$(mktemp -d)
find "$roots" -maxdepth 1 -name 'work.*' -mmin +240 -exec rm -rf -- {} + # what a killed run left
work=$(mktemp -d "$roots/work.XXXXXX")
trap 'rm -rf -- "$work"' EXIT
export BOARDSIDE_NUMBERS=$work/numbers
: >"$BOARDSIDE_NUMBERS"
chmod 755 "$work"
root=$work/root summary=() failed=0

measured() { printf '%s\t%s\t%s\n' "$1" "$2" "${3-}" >>"$BOARDSIDE_NUMBERS"; }

# expect WHAT COMMAND...: the command succeeds, or the group ends with what was to be.
expect() {
    local what=$1
    shift
    "$@" || { echo "NOT SO: $what"; exit 1; }
}
said() { grep -qF -- "$1" "$work/said"; }
silent() { ! grep -qF -- "$1" "$work/said"; }

need_root() { [ "$(id -u)" = 0 ] || not_run "this needs root"; }
need() { command -v "$1" >/dev/null || not_run "$1 is not installed"; }
need_debian() {
    need_root
    need debootstrap
    unshare --net --mount --pid --fork true 2>/dev/null || not_run "this machine allows no namespaces"
    [ -n "$(mirror)" ] || not_run "apt knows no Debian mirror to take a root from"
    [ "$(df --output=avail -m "$roots" | tail -n 1)" -gt 4000 ] || not_run "$roots has less than 4 GB left"
}
need_archive() {
    [ -f "$work/archive" ] || not_run "the release could not be packed: $(tail -n 1 "$work/packing")"
}
need_installed() { [ -f "$work/installed" ] || not_run "the installer's group did not leave an installed root"; }

# --- the groups ---

scripts() {
    need shellcheck
    shellcheck -x -P SCRIPTDIR "$checkout"/deploy/*.sh "$checkout/deploy/system/boardside" "$checkout/.ci/run"
}

packing() {
    local machine
    machine=$(uname -m)
    "$checkout/deploy/release.sh" "$work" "$machine-3.11" aarch64-3.11 >"$work/path" 2>"$work/packing" ||
        not_run "$(tail -n 1 "$work/packing")"
    mv -- "$(cat "$work/path")" "$work/archive"
}

fresh_root() {
    local base
    base=$(base_root "$(dpkg --print-architecture)" make_native "$base_packages ${appliance_packages[*]}") ||
        not_run "no Debian root could be made: $(tail -n 1 "$roots/"*/debootstrap/debootstrap.log 2>/dev/null)"
    cp -a --reflink=auto -- "$base" "$1"
    mkdir -- "$1/root/release"
    tar -C "$1/root/release" --strip-components=1 -xzf "$work/archive"
}

installer() {
    need_debian && need_archive
    fresh_root "$root"
    local install=(in_root "$root" /root/release/deploy/install.sh) began=$SECONDS

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

    snapshot "$root" >"$work/before"
    "${install[@]}" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    snapshot "$root" | diff "$work/before" - >"$work/difference" || { head "$work/difference"; expect "a second run changes nothing" false; }
    touch "$work/installed"
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
    in_root "$other" /root/release/deploy/install.sh >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "after being killed it goes on" said "installed: version"
    in_root "$other" boardside games
    rm -rf -- "$other"
}

unit() {
    need_installed
    # It exits 0 on misspelt words: whatever it says is a failure.
    in_root "$root" systemd-analyze verify /etc/systemd/system/boardside.service >"$work/said" 2>&1 || true
    cat "$work/said"
    expect "nothing is found wrong in the unit" [ ! -s "$work/said" ]
    in_root "$root" sh -c 'mount -t sysfs sysfs /sys && udevadm test /sys/class/mem/null' >"$work/rules" 2>&1
    expect "udev reads the rules" grep -q "Reading.*70-boardside" "$work/rules"
    if grep "70-boardside.rules:" "$work/rules"; then expect "udev finds nothing wrong in them" false; fi
    in_root "$root" systemd-analyze security --offline=true --threshold=20 /etc/systemd/system/boardside.service
}

booted() {
    need_installed
    need systemd-nspawn
    need Xvfb
    systemd-nspawn --register=no --keep-unit --quiet -D "$root" /bin/true </dev/null >"$work/nspawn" 2>&1 ||
        not_run "systemd-nspawn cannot start a root here: $(tail -n 1 "$work/nspawn")"
    prepare test dev
    (cd -- "$checkout" && BOARDSIDE_BOOT_ROOT=$root PYTHONPATH=$checkout \
        "$venv/bin/python" -m pytest -m full -p no:cacheprovider tests/deploy/test_booted.py)
}

# another VERSION SED FILE: the release as a version of that name would be, with one more change, at /root/VERSION.tar.gz.
another() {
    local next=$work/next/boardside-$1
    mkdir -p -- "$next"
    tar -C "$next" --strip-components=1 -xzf "$work/archive"
    sed -i "s/^version = .*/version = \"$1\"/" "$next/pyproject.toml"
    sed -i "$2" "$next/$3"
    tar -C "$work/next" -czf "$root/root/$1.tar.gz" "boardside-$1"
    rm -rf -- "$work/next"
}

updated() {
    need_installed
    local before current=$root/opt/boardside/current
    before=$(readlink -- "$current")
    another 99.0.0 's/x/x/' README.md
    another 99.1.0 's/^def main/raise SystemExit("spoilt")\ndef main/' companion/selfcheck.py
    in_root "$root" boardside update /root/99.1.0.tar.gz >"$work/said" 2>&1 || true
    expect "a version that fails its check is refused" said "did not pass its own check: spoilt"
    expect "nothing is switched then" [ "$(readlink -- "$current")" = "$before" ]
    in_root "$root" boardside update /root/99.0.0.tar.gz >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
    expect "the new version is switched to" grep -q '^versions/99.0.0+' <(readlink -- "$current")
    in_root "$root" boardside games
    in_root "$root" /opt/boardside/fallback before
    in_root "$root" /opt/boardside/fallback before
    expect "without a first frame it goes back" [ "$(readlink -- "$current")" = "$before" ]
    in_root "$root" boardside update /root/99.0.0.tar.gz
    in_root "$root" /opt/boardside/fallback before
    in_root "$root" /opt/boardside/fallback arrived
    in_root "$root" /opt/boardside/fallback before
    expect "with one it stays" grep -q '^versions/99.0.0+' <(readlink -- "$current")
    in_root "$root" boardside update --back
    expect "and can be left again" [ "$(readlink -- "$current")" = "$before" ]
    rm -f -- "$root/root"/99.*.tar.gz
}

uninstalled() {
    need_installed
    local games=$root/var/lib/boardside/games.db before
    [ -f "$games" ] || in_root "$root" setpriv --reuid boardside --regid boardside --clear-groups touch /var/lib/boardside/games.db
    before=$(sha256sum "$games")
    in_root "$root" /root/release/deploy/install.sh --uninstall
    expect "the games are as they were" [ "$before" = "$(sha256sum "$games")" ]
    expect "the settings are there" [ -f "$root/etc/boardside/config.toml" ]
    find "$root/etc" "$root/opt" "$root/usr/local" "$root/usr/lib/systemd" -name '*boardside*' ! -path "$root/etc/boardside" >"$work/left"
    cat "$work/left"
    expect "nothing else is left" [ ! -s "$work/left" ]
}

arm64() {
    need_debian && need_archive
    [ -x "$qemu" ] || [ "$(uname -m)" = aarch64 ] || not_run "qemu-user-static is not installed"
    local base other=$work/arm arm_input
    arm_input=$work/sayings
    sed 's/^{"say":\(.*\),"answer":.*$/\1/' "$checkout/tests/recorded_games/02-de-3-seats.jsonl" >"$arm_input"
    base=$(base_root arm64 make_arm "$base_packages ${appliance_packages[*]}") ||
        not_run "no arm64 root could be made here"
    cp -a --reflink=auto -- "$base" "$other"
    in_arm "$other" /bin/true || not_run "this kernel has no binfmt_misc for a namespace of its own"
    mkdir -- "$other/root/release"
    tar -C "$other/root/release" --strip-components=1 -xzf "$work/archive"
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

# What pytest runs of the full tier, in this checkout; a test that the machine cannot run says why.
of_pytest() {
    prepare test dev
    (cd -- "$checkout" && PYTHONPATH=$checkout "$venv/bin/python" -m pytest -m full -rs "$@") >"$work/pytest" || { cat "$work/pytest"; false; }
    cat -- "$work/pytest"
    ! grep -q '^SKIPPED' "$work/pytest" || not_run "$(sed -n 's/^SKIPPED.*: //p' "$work/pytest" | sort -u | paste -sd ';')"
}
powercut() { of_pytest tests/powercut; }
soak() { of_pytest tests/companion/test_soak.py; }

# --- what runs ---

run_group() {
    local name=$1 what=$2 began=$SECONDS status why
    if [ $((SECONDS + ${takes[$name]:-60})) -gt "$limit_seconds" ]; then
        summary+=("$(printf '%-58s     0 s  not run: it may take %s s, and no time is left' "$what" "${takes[$name]:-60}")")
        say "${summary[-1]}"
        return
    fi
    say "$what ..."
    rm -f -- "$work/why"
    set +e
    (
        set -e
        "$name"
    ) >"$work/$name.log" 2>&1 </dev/null
    status=$?
    set -e
    case $status in
        0) why=ok ;;
        77) why="not run: $(cat "$work/why" 2>/dev/null || echo "this machine cannot")" ;;
        *)
            why=FAILED
            failed=1
            tail -n 60 "$work/$name.log" >&2
            ;;
    esac
    summary+=("$(printf '%-58s %5d s  %s' "$what" $((SECONDS - began)) "$why")")
    say "${summary[-1]}"
}

if [ "$(id -u)" = 0 ]; then
    install_packages "${tools[@]}" || say "not everything that the groups need is installed; those that miss it say so"
fi
# The long ones last: a limit leaves them out first.
names=(scripts packing installer killed_installer unit booted updated uninstalled powercut arm64 soak)
declare -A told=(
    [scripts]="every script is sound (shellcheck)"
    [powercut]="320 power cuts lose nothing; a rig that can see it"
    [soak]="200,000 acts with faults and restarts"
    [packing]="a release is packed with its packages"
    [installer]="the installer, twice, in a fresh bookworm"
    [killed_installer]="the installer, killed five times, goes on"
    [unit]="the unit is verified and hardened"
    [booted]="booted: first frame, killed, hung, resumed"
    [updated]="an update, a spoilt one, back by itself and by wish"
    [uninstalled]="uninstalling leaves the games"
    [arm64]="arm64: installed, a refereed game, a frame"
)
# Seconds that the long ones may take; a run that was given a limit leaves out what would not end in time.
declare -A takes=([powercut]=240 [soak]=600 [installer]=300 [booted]=240 [arm64]=500)
limit_seconds=${BOARDSIDE_FULL_SECONDS:-86400}
for each in "${names[@]}"; do
    [ "$#" = 0 ] || [[ " packing $* " == *" $each "* ]] || continue
    run_group "$each" "${told[$each]}"
done
printf '\n%s\n' "on $(nproc) x $(uname -m), load $(cut -d' ' -f1-3 /proc/loadavg):"
printf '  %s\n' "${summary[@]}"
if [ -s "$BOARDSIDE_NUMBERS" ]; then
    printf '\nmeasured:\n'
    while IFS=$'\t' read -r what value wanted; do
        printf '  %-58s %s%s\n' "$what" "$value" "${wanted:+   (wanted $wanted)}"
    done <"$BOARDSIDE_NUMBERS"
fi
exit "$failed"
