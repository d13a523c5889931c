"""The boot partition of Raspberry Pi OS as Raspberry Pi Imager leaves it, with a user, a host name and a Wi-Fi."""

from __future__ import annotations

CONFIGURED = """\
datasource_list: [ NoCloud, None ]
datasource:
  NoCloud:
    seedfrom: file:///boot/firmware
ssh_deletekeys: false
ssh_genkeytypes: []
"""
"""What pi-gen (stage2/04-cloud-init) puts into the system, at /etc/cloud/cloud.cfg.d/99_raspberry-pi.cfg."""
IMAGER = {
    "meta-data": "instance-id: rpi-imager-1760000000000\n",
    "user-data": """\
#cloud-config
hostname: tischlein
manage_etc_hosts: true
packages:
- avahi-daemon
apt:
  conf: |
    Acquire {
      Check-Date "false";
    };
timezone: Europe/Berlin
keyboard:
  model: pc105
  layout: "de"
enable_ssh: true
users:
- name: oma
  groups: users,adm,dialout,audio,video,plugdev,games,input,render,sudo
  shell: /bin/bash
  lock_passwd: false
  passwd: $5$abcdefgh$V8Pv3FXJ0JxhrSBUcBmVjXhxUYSLtAgpD5iO7N5pKv/
ssh_pwauth: true
""",
    "network-config": """\
network:
  version: 2
  wifis:
    wlan0:
      dhcp4: true
      regulatory-domain: "DE"
      access-points:
        "zu Hause":
          password: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
      optional: true
""",
    "cmdline.txt": "console=serial0,115200 console=tty1 root=PARTUUID=a1197ef5-02 rootfstype=ext4 fsck.repair=yes"
    " rootwait resize cfg80211.ieee80211_regdom=DE ds=nocloud;i=rpi-imager-1760000000000\n",
    "config.txt": "dtoverlay=vc4-kms-v3d\n",
}
"""Each file's name and text: what Imager 2 (customization_generator.cpp) writes, and the system's own boot line and
config.txt."""
