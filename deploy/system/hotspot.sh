#!/usr/bin/env bash
# The table's own Wi-Fi, by NetworkManager, for as long as the table asks for it by a file of its own.
#
#   hotspot serve    open it, write to the status file how it is called or why it failed, and wait until the table wants
#                    it no more
#   hotspot end      close it, and remove everything that was written for it
#
# It is outside every version, as root's. Of what the table writes only whether it is there is looked at. The password is
# a new one each time; it is in two files alone: NetworkManager's (root's) and the status (root's, for the group boardside).
set -euo pipefail
root=${BOARDSIDE_ROOT-}
wish=$root/run/boardside/hotspot
status=$root/run/boardside-hotspot/status
profile=$root/run/NetworkManager/system-connections/boardside-hotspot.nmconnection
# What NetworkManager hands to its dnsmasq: where phones look whether there is internet, and no other name.
names=$root/etc/NetworkManager/dnsmasq-shared.d/boardside.conf
address=10.42.0.1
probes=(captive.apple.com connectivitycheck.gstatic.com www.msftconnecttest.com detectportal.firefox.com)

answer() {
    printf '%s\n' "$@" >"$status.part"
    mv -- "$status.part" "$status"
}

# letters N: so many, of those that are not mistaken for others.
letters() { head -c 4096 /dev/urandom | LC_ALL=C tr -dc 'a-hjkmnp-z2-9' | cut -c "1-$1"; }

open_it() {
    local device name password each
    if ! command -v nmcli >/dev/null || [ "$(nmcli -t -g RUNNING general 2>/dev/null)" != running ]; then
        answer failed no-manager
        return
    fi
    device=$(nmcli -t -f DEVICE,TYPE device | sed -n 's/:wifi$//p' | head -n 1)
    if [ -z "$device" ]; then
        answer failed no-device
        return
    fi
    name=Boardside-$(letters 3)
    password=$(letters 12)
    mkdir -p -- "${names%/*}" "${profile%/*}"
    for each in "${probes[@]}"; do printf 'local=/%s/\nhost-record=%s,%s\n' "$each" "$each" "$address"; done >"$names"
    chmod 644 -- "$names"
    (umask 077 && cat >"$profile") <<END
[connection]
id=boardside-hotspot
uuid=$(cat /proc/sys/kernel/random/uuid)
type=wifi
interface-name=$device
autoconnect=false

[wifi]
mode=ap
band=bg
ssid=$name

[wifi-security]
key-mgmt=wpa-psk
proto=rsn
pairwise=ccmp
group=ccmp
psk=$password

[ipv4]
method=shared
address1=$address/24

[ipv6]
method=disabled
END
    if nmcli connection load "$profile" && nmcli --wait 45 connection up id boardside-hotspot; then
        answer up "$name" "$password" "$address"
    else
        answer failed refused
    fi >/dev/null
}

close_it() {
    rm -f -- "$names" "$status"
    if [ -e "$profile" ]; then
        nmcli connection delete id boardside-hotspot >/dev/null 2>&1 || true
        rm -f -- "$profile"
    fi
}

case ${1-} in
    serve)
        open_it
        exec {quiet}<> <(:)
        while [ -e "$wish" ]; do read -rt 1 -u "$quiet" || true; done
        ;;
    end) close_it ;;
    *)
        sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0" >&2
        exit 2
        ;;
esac
