#!/usr/bin/env bash
# A whole computer in QEMU: a Debian with Boardside installed, booted, touched, unplugged and cut off. As root, by emulation.
#
#   deploy/test.sh --vm                  on x86-64: every group
#   deploy/test.sh --vm arm64            the same on an emulated arm64
#   deploy/test.sh --vm screen evening   these groups alone
#
# Pictures of what was seen lie in boardside-roots/pictures of the cache. See tests/vm/README.md for what each group proves.
#
# shellcheck disable=SC2317 # the groups are called by their names
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"
# shellcheck source=deploy/roots.sh
. "$checkout/deploy/roots.sh"
# shellcheck source=deploy/groups.sh
. "$checkout/deploy/groups.sh"
# shellcheck source=deploy/image.sh
. "$checkout/deploy/image.sh"

arch=amd64
case ${1-} in amd64 | arm64) arch=$1 && shift ;; esac
export BOARDSIDE_VM=$work/image-$arch

image() {
    local root=$work/root inside=in_root
    need_emulation "$arch" && need_debian && need_archive
    if [ "$arch" = "$(dpkg --print-architecture)" ]; then
        fresh_root "$root"
    else
        fresh_arm "$root" && inside=in_arm
    fi
    # As on a Pi, whose pins' library then comes from its wheel.
    echo "Raspberry Pi 4 Model B" >"$root/root/model"
    "$inside" "$root" env BOARDSIDE_MODEL=/root/model /root/release/deploy/install.sh
    [ -n "$(find "$root/opt/boardside/versions" -name 'lgpio.py')" ] || { echo "the pins' library is not installed"; exit 1; }
    # Without it the pins' group says that it did not run.
    [ "$arch" != "$(dpkg --print-architecture)" ] || gpio_sim "$(kernel "$arch")" || true
    make_image "$root" "$arch" "$BOARDSIDE_VM" || not_run "no image could be made: $(tail -n 1 "$work/image.log")"
    cp -- "$work/archive" "$BOARDSIDE_VM/archive.tar.gz" # what an update in the machine is made of
    rm -rf --one-file-system -- "$root"
}

# A card of two partitions, the firmware's line, real cloud-init; from power off to *New game*.
card() {
    need_emulation "$arch"
    need sfdisk
    need mcopy
    need minisign
    need_cloud "$arch"
    prepare test
    (cd -- "$checkout" && "$venv/bin/python" -c 'from tests.deploy.imager import CONFIGURED as text; print(text, end="")') \
        >"$work/card/root/etc/cloud/cloud.cfg.d/99_raspberry-pi.cfg"
    make_card "$work/card/root" "$arch" "$work/card-$arch" "$work/card/packages" || not_run "no card could be made: $(tail -n 1 "$work/card.log")"
    BOARDSIDE_VM_CARD=$work/card-$arch BOARDSIDE_CARD=$work/card of_pytest tests/deploy/test_card_vm.py
    rm -rf -- "$work/card-$arch"
}

need_image() { [ -f "$BOARDSIDE_VM/line" ] || not_run "there is no image to boot"; }
for each in "$checkout"/tests/vm/test_*.py; do
    each=$(basename -- "$each" .py)
    eval "${each#test_}() { need_image; of_pytest tests/vm/$each.py; }"
done

if [ "$(id -u)" = 0 ]; then
    install_packages debootstrap "${image_tools[@]}" "${test_packages[@]}" || say "not everything could be installed; a group that misses it says so"
    [ "$arch" = amd64 ] || install_packages qemu-system-arm qemu-user-static device-tree-compiler || true
fi
names=(packing card image smoke screen play sizes evening pins stick update cuts boots)
declare -A purposes=(
    [packing]="a release is packed with its packages"
    [card]="a card, power off to New game; a stick; cut off"
    [image]="installed into a Debian $arch, and made a disk"
    [smoke]="$arch boots to its picture, is touched, reads a tag"
    [screen]="no text on the screen, from power to after a kill"
    [play]="a round by finger at 0, 90, 180 and 270 degrees"
    [sizes]="720x1280, 1024x600, 1920x1080, to the corner"
    [evening]="keyboard, reader, dark, clock, watchdog, switch"
    [pins]="buttons and lamps on simulated pins, in the service"
    [stick]="a FAT stick: written to, pulled, a game brought in"
    [update]="an update that stays, and one that is left again"
    [cuts]="100 power cuts, 20 more with a disk that lies"
    [boots]="boots and restarts: the picture, and no touch is lost"
)
declare -A takes=()
leading=packing
[ "$*" = card ] || leading+=" image"
run_groups "$@"
