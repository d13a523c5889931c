# A disk that QEMU boots, made of an installed root: Debian's own kernel, and a service by which tests run commands.
# shellcheck shell=bash
# shellcheck disable=SC2154 # vm.sh and full.sh name work, roots.sh the roots

# shellcheck disable=SC2034 # full.sh and vm.sh install them
image_tools=(qemu-system-x86 qemu-utils e2fsprogs fdisk kmod busybox cpio dpkg-dev dosfstools mtools)

# need_emulation ARCHITECTURE: this machine can run an emulated one.
need_emulation() {
    local program=qemu-system-x86_64
    [ "$1" = amd64 ] || program=qemu-system-aarch64
    for each in "$program" qemu-img mke2fs depmod cpio; do need "$each"; done
    [ "$(df --output=avail -m "$roots" | tail -n 1)" -gt 8000 ] ||
        not_run "$roots has $(df --output=avail -m "$roots" | tail -n 1) MB left, and an image takes up to 8000"
}

# What the machine's devices need. QEMU's own first; then what is plugged in later, and a stick's file system.
first_modules=(virtio_pci virtio_blk ext4)
pi_modules=(sdhci_iproc bcm2835 bcm2835_wdt)
modules=(virtio_gpu virtio_input virtio_console virtio_rng i6300esb evdev uinput autofs4 configfs
    xhci_pci usbserial ftdi_sio cdc_acm usb_storage sd_mod usbhid hid_generic vfat nls_cp437 nls_ascii nls_utf8)

# apt_for ARCHITECTURE COMMAND...: apt with this machine's sources, for a machine of that architecture.
apt_for() {
    local lists=$roots/apt-$1
    local apt=(apt-get -qq -o APT::Architecture="$1" -o APT::Architectures="$1" -o Dir::State="$lists"
        -o Dir::State::status=/dev/null -o Dir::Cache="$lists/cache" -o APT::Sandbox::User=root)
    shift
    mkdir -p -- "$lists/lists/partial" "$lists/cache/archives/partial"
    "${apt[@]}" "$@"
}

# unpack_package ARCHITECTURE FOLDER PACKAGE...: the packages' files, without installing them.
unpack_package() {
    local arch=$1 folder=$2 debs
    shift 2
    debs=$(mktemp -d)
    (cd -- "$debs" && apt_for "$arch" download "$@") &&
        for each in "$debs"/*.deb; do dpkg-deb -x "$each" "$folder" || return; done
    rm -rf -- "$debs"
}

# kernel ARCHITECTURE: the folder of Debian's kernel for it, with busybox beside it, made unless it is there and young.
kernel() {
    local folder=$roots/kernel-$1 release
    if [ ! -f "$folder.whole" ] || [ -z "$(find "$folder.whole" -mtime "-$young")" ]; then
        rm -rf -- "$folder" "$folder.whole"
        mkdir -p -- "$folder"
        apt_for "$1" update >&2 || return
        release=$(apt_for "$1" -s install "linux-image-$1" | sed -n 's/^Inst \(linux-image-[0-9][^ ]*\) .*/\1/p')
        unpack_package "$1" "$folder" "${release%%$'\n'*}" busybox >&2 || return
        touch -- "$folder.whole"
    fi
    printf '%s\n' "$folder"
}

# gpio_sim KERNEL: builds the kernel's own simulated pins for it, which Debian leaves out; with its interrupts, which are
# not in that kernel either, in one module. One call there is of a symbol that modules may not use, and is replaced.
gpio_sim() {
    local kernel=$1 release build=$1/gpio-sim
    release=$(ls -- "$kernel/lib/modules")
    [ ! -f "$build/boardside-gpio-sim.ko" ] || return 0
    install_packages gcc make libc6-dev xz-utils "linux-headers-$release" linux-source-6.1 || return
    mkdir -p -- "$build" &&
        tar -C "$build" -xJf /usr/src/linux-source-6.1.tar.xz --strip-components=3 \
            linux-source-6.1/{drivers/gpio/gpio-sim.c,drivers/gpio/gpiolib.h,kernel/irq/irq_sim.c} &&
        printf 'obj-m := boardside-gpio-sim.o\nboardside-gpio-sim-y := gpio-sim.o irq_sim.o\n' >"$build/Kbuild" &&
        sed -i 's/handle_simple_irq(irq_to_desc(irqnum));/generic_handle_irq_safe(irqnum);/' "$build/irq_sim.c" &&
        make -C "/usr/src/linux-headers-$release" M="$build" modules
}

# module_files FOLDER MODULE...: the paths of these and what they need, each after what it needs.
module_files() {
    local folder=$1 release
    shift
    release=$(ls -- "$folder/lib/modules")
    [ -f "$folder/lib/modules/$release/modules.dep" ] || depmod -b "$folder" "$release" || return
    for each in "$@"; do
        modprobe -d "$folder" -S "$release" --show-depends "$each" || { echo "the kernel $release has no module $each" >&2; exit 1; }
    done | awk '$1 == "insmod" && !seen[$2]++ { print $2 }'
}

# initrd ROOT KERNEL FILE MODULE...: the smallest thing that finds the disk and hands over to systemd. Debian's own would do the
# same in twenty seconds instead of two, which are many here: every instruction is interpreted.
initrd() {
    local root=$1 kernel=$2 file=$3 made each
    shift 3
    made=$(mktemp -d)
    mkdir -p -- "$made"/{bin,proc,sys,dev,root,modules,lib64,lib}
    cp -- "$kernel/bin/busybox" "$made/bin/"
    for each in "$root"/lib/*-linux-gnu/{libc.so.6,libresolv.so.2}; do cp -L -- "$each" "$made/lib/"; done
    for each in "$root"/lib64/ld-linux-* "$root"/lib/ld-linux-*; do
        [ ! -e "$each" ] || cp -L -- "$each" "$made${each#"$root"}"
    done
    local number=10
    for each in $(module_files "$kernel" "$@"); do
        cp -- "$each" "$made/modules/$((number++)).ko"
    done
    cat >"$made/init" <<'INIT'
#!/bin/busybox sh
b=/bin/busybox
$b mount -t devtmpfs none /dev
for each in /modules/*; do $b insmod $each; done
n=0
disk=
while [ -z "$disk" ] && [ $n -lt 300 ]; do
    # Of a card the first partition is the firmware's.
    for each in /dev/mmcblk0p2 /dev/vda2 /dev/vda; do [ -n "$disk" ] || [ ! -b $each ] || disk=$each; done
    [ -n "$disk" ] || { $b sleep 0.1; n=$((n+1)); }
done
$b mount -t ext4 -o noatime $disk /root || { echo "the disk cannot be mounted" >/dev/console; exec $b sh; }
$b umount /dev
exec $b switch_root /root /lib/systemd/systemd
INIT
    chmod 755 "$made/init"
    (cd -- "$made" && find . | cpio -o -H newc --quiet | gzip -1) >"$file"
    rm -rf -- "$made"
}

# add_modules ROOT KERNEL FILES: these of the kernel's modules, and the simulated pins if they were built.
add_modules() {
    local copy=$1 kernel=$2 each release
    release=$(ls -- "$kernel/lib/modules")
    for each in $3; do
        install -D -m 644 -- "$each" "$copy/lib/modules/$release/${each#"$kernel/lib/modules/$release/"}"
    done
    [ ! -f "$kernel/gpio-sim/boardside-gpio-sim.ko" ] ||
        install -D -m 644 -t "$copy/lib/modules/$release/extra" -- "$kernel/gpio-sim/boardside-gpio-sim.ko"
    cp -- "$kernel/lib/modules/$release"/modules.{order,builtin,builtin.modinfo} "$copy/lib/modules/$release/"
    depmod -b "$copy" "$release"
}

# emulate ROOT: what a machine in QEMU needs besides, and a test that looks into it.
emulate() {
    local copy=$1 each
    # Nothing but waiting in a small machine, and no part of the appliance.
    for each in systemd-networkd-wait-online.service apt-daily.timer apt-daily-upgrade.timer; do
        ln -sf /dev/null "$copy/etc/systemd/system/$each"
    done
    # The emulated card copies a frame when it is handed over, and without a graphics chip threads may still be drawing it.
    mkdir -p -- "$copy/etc/systemd/system/boardside.service.d"
    printf '[Service]\nEnvironment=LP_NUM_THREADS=0\n' >"$copy/etc/systemd/system/boardside.service.d/emulated.conf"
    install -D -m 644 -t "$copy/opt/agent" -- "$checkout"/tests/vm/{agent,panel}.py
    install -D -m 644 -t "$copy/etc/systemd/system" -- "$checkout/tests/vm/agent.service"
    ln -sf ../agent.service "$copy/etc/systemd/system/multi-user.target.wants/agent.service"
}

# pi_tree KERNEL FILE: the device tree of a Pi 3, with the revision that a Pi's firmware adds: what gpiozero tells its header by.
pi_tree() {
    cp -- "$1"/usr/lib/linux-image-*/broadcom/bcm2837-rpi-3-b.dtb "$2" && fdtput -p -t x "$2" /system linux,revision a02082
}

# begin_disk ROOT ARCHITECTURE FOLDER: FOLDER/{vmlinuz,initrd} for a disk of that root, and for arm64 a Pi's tree.dtb;
# `copy` is the root as it is to be on that disk, which is made next.
begin_disk() {
    local root=$1 arch=$2 out=$3 kernel release files wanted=("${first_modules[@]}")
    [ "$arch" != arm64 ] || wanted+=("${pi_modules[@]}")
    kernel=$(kernel "$arch") || { echo "no kernel for $arch could be fetched from Debian: is this machine on line?"; return 1; }
    release=$(ls -- "$kernel/lib/modules")
    files=$(module_files "$kernel" "${wanted[@]}" "${modules[@]}") || return
    mkdir -p -- "$out"
    copy=$(mktemp -d "$roots/work.image.XXXXXX")
    cp -a --reflink=auto -- "$root/." "$copy" || return
    add_modules "$copy" "$kernel" "$files"
    emulate "$copy"
    cp -- "$kernel/boot/vmlinuz-$release" "$out/vmlinuz"
    [ "$arch" != arm64 ] || pi_tree "$kernel" "$out/tree.dtb" || return
    initrd "$copy" "$kernel" "$out/initrd" "${wanted[@]}"
}

# make_system FILE SIZE: an ext4 of this size with what `copy` holds, which is gone then.
make_system() {
    rm -f -- "$1"
    truncate -s "$2" "$1" && mke2fs -q -t ext4 -L rootfs -E lazy_itable_init=0,lazy_journal_init=0 -d "$copy" "$1" || return
    rm -rf -- "$copy"
}

# make_image ROOT ARCHITECTURE FOLDER: FOLDER/{disk.img,vmlinuz,initrd,line} of an installed root, which is left as it is.
make_image() {
    local out=$3 copy
    begin_disk "$@" || return
    rm -f -- "$copy"/var/cache/apt/archives/*.deb
    rm -rf -- "$copy"/var/lib/apt/lists/* "$copy/root/release/wheels"
    echo table >"$copy/etc/hostname"
    echo '/dev/vda / ext4 defaults,noatime 0 1' >"$copy/etc/fstab"
    # The line that a Pi's firmware would hand to the kernel.
    cp -- "$copy/boot/firmware/cmdline.txt" "$out/line" 2>/dev/null ||
        echo "console=tty1 root=/dev/vda rw rootwait" >"$out/line"
    make_system "$out/disk.img" 3G
}

# make_card ROOT ARCHITECTURE FOLDER PACKAGES: FOLDER/{card.img,vmlinuz,initrd} of a root that was never started, as Imager
# writes a card: the boot partition (FAT, empty here) and the system. Its packages lie in /packages.later, out of reach.
make_card() {
    local out=$3 copy
    begin_disk "$1" "$2" "$3" && cp -r -- "$4" "$copy/packages.later" || return
    mkdir -p -- "$copy/boot/firmware"
    printf '%s\n' 'PARTUUID=a1197ef5-01 /boot/firmware vfat defaults 0 2' 'PARTUUID=a1197ef5-02 / ext4 defaults,noatime 0 1' >"$copy/etc/fstab"
    echo 'deb [trusted=yes] file:/packages ./' >"$copy/etc/apt/sources.list"
    rm -f -- "$out/card.img"
    truncate -s 4G "$out/card.img" # a card's size is a power of two, to QEMU's Pi at least
    printf '%s\n' 'label: dos' 'label-id: 0xa1197ef5' 'start=8MiB, size=504MiB, type=c' 'start=512MiB, type=83' | sfdisk -q "$out/card.img" || return
    mkfs.vfat -F 32 -n bootfs --offset 16384 "$out/card.img" $((504 * 1024)) >/dev/null || return
    make_system "$out/system.img" 3584M &&
        dd if="$out/system.img" of="$out/card.img" bs=1M seek=512 conv=notrunc,sparse status=none || return
    rm -f -- "$out/system.img"
}
