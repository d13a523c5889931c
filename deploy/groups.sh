# Groups of tests that only a whole system can run: each says ok, failed, or why this machine cannot run it.
# shellcheck shell=bash
# shellcheck disable=SC2154 # roots.sh tells the roots; a script of groups its own names, purposes and takes
#
# Sourced by full.sh and vm.sh after common.sh and roots.sh.

mkdir -p -- "$roots" 2>/dev/null || roots=$(mktemp -d)
find "$roots" -maxdepth 1 -name 'work.*' -mmin +240 -exec rm -rf --one-file-system -- {} + # what a killed run left
work=$(mktemp -d "$roots/work.XXXXXX")
trap 'rm -rf --one-file-system -- "$work"' EXIT
export BOARDSIDE_NUMBERS=$work/numbers BOARDSIDE_VM_PICTURES=$roots/pictures
mkdir -p -- "$BOARDSIDE_VM_PICTURES"
: >"$BOARDSIDE_NUMBERS"
chmod 755 "$work"
summary=() failed=0

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

packing() {
    local machine
    machine=$(uname -m)
    "$checkout/deploy/release.sh" "$work" "$machine-3.11" "$machine-3.13" aarch64-3.11 aarch64-3.13 >"$work/path" 2>"$work/packing" ||
        not_run "$(tail -n 1 "$work/packing")"
    basename -- "$(cat "$work/path")" .tar.gz | sed 's/^boardside-//' >"$work/name"
    mv -- "$(cat "$work/path")" "$work/archive"
}

# fresh_root FOLDER: a Debian of this machine's architecture, ready to be installed into, with the release at /root/release.
fresh_root() {
    local base
    base=$(base_root "$(dpkg --print-architecture)" make_native "$base_packages ${appliance_packages[*]} ${optional_packages[*]}") ||
        not_run "no Debian root could be made: $(tail -n 1 "$roots/"*/debootstrap/debootstrap.log 2>/dev/null)"
    cp -a --reflink=auto -- "$base" "$1"
    with_release "$1"
}

# fresh_arm FOLDER: the same of arm64, on whatever machine.
fresh_arm() {
    local base
    base=$(base_root arm64 make_arm "$base_packages ${appliance_packages[*]} ${optional_packages[*]}") ||
        not_run "no arm64 root could be made here"
    cp -a --reflink=auto -- "$base" "$1"
    in_arm "$1" /bin/true || not_run "this kernel has no binfmt_misc for a namespace of its own"
    with_release "$1"
}

# What sets a card up at its first start, and what switches the terminal that is seen; Raspberry Pi OS has them.
cloud_packages=(cloud-init netbase iproute2 kbd)

# make_cloud ROOT: as Raspberry Pi OS of the trixie release is, with cloud-init, of $architecture; an archive of its
# packages, and of those that a table needs, in /packages.
make_cloud() {
    local enter=in_root
    if [ "$architecture" = "$(dpkg --print-architecture)" ]; then
        debootstrap --variant=minbase --include="$base_packages" trixie "$1" "$(mirror)" || return
    else
        enter=in_arm
        make_foreign trixie "$1" "$base_packages" || return
    fi
    "$checkout/deploy/packages.sh" trixie "$architecture" "$1/packages.tar" "${cloud_packages[@]}" &&
        tar -C "$1" --no-same-owner -xf "$1/packages.tar" && rm -- "$1/packages.tar" &&
        rm -rf -- "$1"/var/lib/apt/lists/* "$1"/etc/apt/sources.list.d/* &&
        echo 'deb [trusted=yes] file:/packages ./' >"$1/etc/apt/sources.list" &&
        "$enter" "$1" apt-get -q update &&
        "$enter" "$1" env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install "${cloud_packages[@]}" &&
        rm -rf -- "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/archives/*.deb
}

# need_cloud ARCHITECTURE: $work/card/{root,packages,boardside-release.tar.gz}: that system, an archive of its packages,
# the release.
need_cloud() {
    need_debian && need_archive
    need dpkg-scanpackages
    local architecture=$1 base made=$work/card
    [ ! -f "$made/boardside-release.tar.gz" ] || return 0
    base=$(suite=trixie base_root "$architecture" make_cloud "packages ${cloud_packages[*]} $base_packages ${appliance_packages[*]} ${optional_packages[*]}") ||
        not_run "no Debian 13 with cloud-init could be made"
    mkdir -p -- "$made"
    cp -a --reflink=auto -- "$base" "$made/root"
    mv -- "$made/root/packages" "$made/packages"
    cp -- "$work/archive" "$made/boardside-release.tar.gz"
}

# with_release ROOT: adds the release, and the line that a Pi's firmware hands to the kernel.
with_release() {
    mkdir -p -- "$1/boot/firmware" "$1/root/release"
    echo "console=serial0,115200 console=tty1 root=/dev/vda rw rootwait" >"$1/boot/firmware/cmdline.txt"
    tar -C "$1/root/release" --strip-components=1 -xzf "$work/archive"
}

# What pytest runs of the full tier, in this checkout; a test that the machine cannot run says why.
of_pytest() {
    prepare test
    (cd -- "$checkout" && PYTHONPATH=$checkout "$venv/bin/python" -m pytest -m full -rs "$@") >"$work/pytest" || { cat "$work/pytest"; false; }
    cat -- "$work/pytest"
    ! grep -q '^SKIPPED' "$work/pytest" || not_run "$(sed -n 's/^SKIPPED.*: //p' "$work/pytest" | sort -u | paste -sd ';')"
}

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

# run_groups NAME...: those of `names` that are named (`leading` ones always), all without a name; what came of each.
run_groups() {
    local each what value wanted
    limit_seconds=${BOARDSIDE_FULL_SECONDS:-86400}
    for each in "${names[@]}"; do
        [ "$#" = 0 ] || [[ " ${leading-} $* " == *" $each "* ]] || continue
        run_group "$each" "${purposes[$each]}"
    done
    printf '\n%s\n' "on $(nproc) x $(uname -m), load $(cut -d' ' -f1-3 /proc/loadavg):"
    printf '  %s\n' "${summary[@]}"
    if [ -s "$BOARDSIDE_NUMBERS" ]; then
        printf '\nmeasured:\n'
        while IFS=$'\t' read -r what value wanted; do
            printf '  %-58s %s%s\n' "$what" "$value" "${wanted:+   (wanted $wanted)}"
        done <"$BOARDSIDE_NUMBERS"
    fi
    return "$failed"
}
