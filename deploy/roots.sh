# Debian roots to install into and to boot: made once, kept outside the checkout, never the machine's own system.
# shellcheck shell=bash
# shellcheck disable=SC2154 # full.sh tells work, common.sh the packages

roots=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/boardside-roots
base_packages=systemd,systemd-sysv,dbus,udev,kmod,ca-certificates,python3
young=30 # days for which a root is used again
suite=bookworm

# not_run WHY: leaves the group; this machine cannot do it.
not_run() {
    printf '%s\n' "$*" >"$work/why"
    exit 77
}

# Where this machine takes its own Debian packages from.
mirror() {
    # shellcheck disable=SC2016 # words of apt's own
    apt-get indextargets --format '$(REPO_URI) $(COMPONENT) $(ORIGIN)' 'Created-By: Packages' 2>/dev/null |
        awk '$2 == "main" && $3 == "Debian" && $1 !~ /security/ { print $1; exit }'
}

# root_path ARCHITECTURE PACKAGES: where a root that holds these lies, once it is made.
root_path() { printf '%s/%s-%s-%s\n' "$roots" "$suite" "$1" "$(printf '%s' "$2" | sha256sum | cut -c1-8)"; }

# has_root ARCHITECTURE PACKAGES: whether that one is there, whole and young enough.
has_root() { [ -n "$(find "$(root_path "$1" "$2").whole" -mtime "-$young" 2>/dev/null)" ]; }

# base_root ARCHITECTURE MAKE PACKAGES: the path of a root that holds these, made by MAKE ROOT unless it is there.
base_root() {
    local root stamp
    root=$(root_path "$1" "$3")
    stamp=$root.whole
    if ! has_root "$1" "$3"; then
        rm -rf --one-file-system -- "$root" "$stamp"
        mkdir -p -- "$roots"
        "$2" "$root" >&2 || return
        touch -- "$stamp"
    fi
    printf '%s\n' "$root"
}

# in_root ROOT COMMAND...: as root in there, with no network and nothing of this machine's surroundings.
in_root() {
    local root=$1
    shift
    # shellcheck disable=SC2016 # for the inner shell
    "${limit[@]}" unshare --net --mount --pid --fork --kill-child env -i PATH="$plain_path" HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@"
}
limit=() # a command before it, like timeout
plain_path=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin

# What there is in a root, in words: to be compared before and after.
snapshot() {
    find "$1" -xdev \( -path "$1/proc" -o -path "$1/tmp" -o -path "$1/run" -o -path "$1/dev" \) -prune -o \
        -printf '%P %y %m %U:%G %s %T@ %l\n' | LC_ALL=C sort
}

make_native() {
    debootstrap --variant=minbase --include="$base_packages" bookworm "$1" "$(mirror)" || return
    # What the installer will ask for is fetched now, so that it can be installed without a network.
    cp --remove-destination /etc/resolv.conf "$1/etc/resolv.conf" &&
        chroot "$1" apt-get -y --no-install-recommends --download-only install "${appliance_packages[@]}" "${optional_packages[@]}"
}

# --- another architecture, in a user namespace of its own: nothing is registered on this machine ---

qemu=/usr/bin/qemu-aarch64-static

# in_arm ROOT COMMAND...: as in_root, each program of the root by qemu.
in_arm() {
    local root=$1 pipes inside status
    shift
    pipes=$(mktemp -d)
    mkfifo "$pipes/go"
    # shellcheck disable=SC2016
    unshare --user --mount --net --propagation private bash -c '
        read -r _ <"$0"
        shift
        mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc &&
            printf %s ":boardside-arm64:M::\x7fELF\x02\x01\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x02\x00\xb7\x00:\xff\xff\xff\xff\xff\xff\xff\x00\xff\xff\xff\xff\xff\xff\xff\xff\xfe\xff\xff\xff:'"$qemu"':OCPF" \
                >/proc/sys/fs/binfmt_misc/register || exit 77
        exec "$@"' "$pipes/go" -- unshare --pid --fork --kill-child --mount env -i PATH="$plain_path" HOME=/root \
        LANG=C.UTF-8 container=lxc sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" "$@"' "$root" "$@" \
        <"${arm_input:-/dev/null}" &
    inside=$!
    # Only once it stands in its own namespace can its users be mapped.
    while [ "$(readlink "/proc/$inside/ns/user")" = "$(readlink /proc/self/ns/user)" ]; do sleep 0.05; done
    echo "0 0 65536" >"/proc/$inside/uid_map" && echo "0 0 65536" >"/proc/$inside/gid_map" && echo go >"$pipes/go"
    status=0
    wait "$inside" || status=$?
    rm -rf -- "$pipes"
    return "$status"
}

make_arm() {
    make_foreign bookworm "$1" "$base_packages,$(printf '%s,' "${appliance_packages[@]}" "${optional_packages[@]}" | sed 's/,$//')"
}

# make_foreign SUITE ROOT PACKAGES: a Debian of arm64 that holds these (a,b,c).
make_foreign() {
    local suite=$1 node list
    shift
    debootstrap --foreign --arch=arm64 --variant=minbase --include="$2" "$suite" "$1" "$(mirror)" || return
    for node in null:1:3 zero:1:5 full:1:7 random:1:8 urandom:1:9 tty:5:0; do
        IFS=: read -r name major minor <<<"$node"
        [ -e "$1/dev/$name" ] || mknod -m 666 "$1/dev/$name" c "$major" "$minor" || return
    done
    # The second stage reads the list of packages once for each of them, emulated: a minute each, unless only they stand in it.
    for list in "$1"/var/lib/apt/lists/*_Packages; do
        awk 'NR == FNR { wanted[$1]; next } $2 in wanted' "$1/debootstrap/debpaths" RS= ORS='\n\n' "$list" >"$list.wanted" &&
            mv -- "$list.wanted" "$list" || return
    done
    in_arm "$1" /debootstrap/debootstrap --second-stage
}
