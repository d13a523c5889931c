#!/usr/bin/env bash
# The README's two commands in fresh Debian roots, as somebody meets them who has nothing but a minimal system. As root.
#
#   deploy/test.sh --newcomers                                 bookworm as a user with sudo, trixie as root
#   deploy/test.sh --newcomers bookworm:root trixie:user       these
#
# The first command as a whole (its pictures), the second with tests/engine. The user's sudo asks for no password, and he
# is in the group sudo besides, whose rule would ask for one: as on a Raspberry Pi and on cloud machines. Each root's pip has a
# setting that names other places and versions, which must not matter. What is fetched is fetched anew each time; only
# the bare roots are kept.
#
# shellcheck disable=SC2317 # the groups are called by their names
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=deploy/roots.sh
. "$checkout/deploy/roots.sh"
# shellcheck source=deploy/groups.sh
. "$checkout/deploy/groups.sh"

bare_packages=sudo

# make_bare ROOT: the smallest Debian there is, and sudo.
make_bare() { debootstrap --variant=minbase --include="$bare_packages" "$suite" "$1" "$(mirror)"; }

bare_root() { base_root "$(dpkg --print-architecture)" make_bare "$bare_packages"; }

# reach_as_here ROOT: what this machine is told of how names, packages and an index are reached; with foreign places to look.
reach_as_here() {
    local each
    cp --remove-destination -L -- /etc/resolv.conf "$1/etc/resolv.conf"
    cp --remove-destination -L -- /etc/hosts "$1/etc/hosts"
    apt-config dump | grep -E '^Acquire::https?::Proxy' >"$1/etc/apt/apt.conf.d/90proxy" || true
    mkdir -p -- "$1/opt/elsewhere"
    {
        printf '[global]\nfind-links = /opt/elsewhere\nextra-index-url = file:///opt/elsewhere/simple\nconstraint = /opt/elsewhere/constraints.txt\n'
        index_settings "$(find_python)" | while IFS= read -r each; do
            [ "${each%%=*}" != PIP_CERT ] || { cp -L -- "${each#*=}" "$1/opt/elsewhere/certificates.pem" && each=PIP_CERT=/opt/elsewhere/certificates.pem; }
            printf '%s\n' "$each" | sed 's/^PIP_//; s/=.*//' | tr 'A-Z_' 'a-z-' | tr '\n' ' '
            printf '= %s\n' "${each#*=}"
        done
    } >"$1/etc/pip.conf"
    echo 'msgspec<0.1' >"$1/opt/elsewhere/constraints.txt"
    # Another file under the name of a locked one.
    echo 'no wheel' >"$1/opt/elsewhere/$(sed -n 's/^segno==\([^ ]*\).*/segno-\1-py3-none-any.whl/p' "$locked/table.txt")"
}

# as_person ROOT PERSON COMMAND...: in there, with the network, and nothing of this machine's surroundings.
as_person() {
    local root=$1 person=$2 home=/root become=()
    shift 2
    [ "$person" = root ] || home=/home/$person become=(runuser -u "$person" --)
    # shellcheck disable=SC2016 # for the inner shell
    unshare --mount --pid --fork --kill-child env -i PATH="$plain_path" HOME="$home" LANG=C.UTF-8 sh -c '
        mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/dev/shm" && exec chroot "$0" "$@"' "$root" "${become[@]}" "$@" </dev/null
}

# newcomer SUITE PERSON: both commands, from a bare root to their ends.
newcomer() {
    local suite=$1 person=$2 root=$work/$1-$2 home=/root base began files
    base=$(bare_root)
    cp -a --reflink=auto -- "$base" "$root"
    reach_as_here "$root"
    if [ "$person" = user ]; then
        home=/home/user
        chroot "$root" useradd --create-home --shell /bin/bash --groups sudo user
        echo 'user ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/010_nopasswd"
        # A password is asked for by any rule of the group; without a terminal nobody could type it.
        if as_person "$root" user sudo -v; then expect "sudo -v asks for a password" false; fi
    fi
    mkdir -- "$root$home/boardside"
    tar -C "$checkout" --exclude=./.git --exclude=./.venv --exclude=__pycache__ --exclude='./.*_cache' --exclude=./build \
        --exclude='*.egg-info' -cf - . | tar -C "$root$home/boardside" -xf - --no-same-owner
    [ "$person" = root ] || chroot "$root" chown -R user: "$home/boardside"

    began=$SECONDS
    as_person "$root" "$person" "$home/boardside/deploy/run.sh" --shots "$home/pictures"
    files=$(find "$root$home/pictures" -name '*.png' -size +10k | wc -l)
    expect "the first command makes its pictures" [ "$files" -gt 20 ]
    measured "$suite as $person: deploy/run.sh, $files pictures" "$((SECONDS - began)) s"

    began=$SECONDS
    as_person "$root" "$person" "$home/boardside/deploy/test.sh" tests/engine
    measured "$suite as $person: deploy/test.sh tests/engine" "$((SECONDS - began)) s"
    as_person "$root" "$person" "$home/boardside/.venv/bin/python" -c 'import smartcard.scard, nfc.clf, chess'
    rm -rf --one-file-system -- "$root"
}

# All at once: most of the time one waits for the network or a disk while another calculates.
newcomers() {
    need_debian
    local each name suite status=0 jobs=()
    for each in "${people[@]}"; do
        suite=${each%:*}
        bare_root >"$work/base" || not_run "no Debian root of $suite could be made: $(tail -n 1 "$(cat "$work/base")/debootstrap/debootstrap.log" 2>/dev/null || tail -n 1 "$work/newcomers.log")"
    done
    for each in "${people[@]}"; do
        name=${each/:/-}
        (newcomer "${each%:*}" "${each#*:}") >"$work/$name.log" 2>&1 &
        jobs+=("$!")
    done
    for each in "${!jobs[@]}"; do
        name=${people[each]/:/-}
        wait "${jobs[each]}" || { status=$?; echo "--- $name ended with $status:"; tail -n 50 "$work/$name.log"; }
        [ "$status" = 0 ] || [ "$status" = 77 ] || exit "$status"
    done
    return "$status"
}

if [ "$(id -u)" = 0 ]; then
    install_packages debootstrap || say "debootstrap could not be installed"
fi
people=("$@")
[ "${#people[@]}" -gt 0 ] || people=(bookworm:user trixie:root)
names=(newcomers)
declare -A purposes=([newcomers]="both commands on fresh systems: ${people[*]}")
declare -A takes=()
run_groups "${names[@]}"
