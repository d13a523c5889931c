#!/bin/sh
# Writes a new key for an X server into a file: only who may read it may draw and type there.
#
#   x11-cookie FILE DISPLAY     x11-cookie /run/boardside-x11/cookie 7
set -eu
umask 077
{
    # For every host (0xffff, no address), this display, of this kind, 16 bytes: see Xau(3).
    printf "\\377\\377\\000\\000\\000\\00${#2}%s\\000\\022MIT-MAGIC-COOKIE-1\\000\\020" "$2"
    head -c 16 /dev/urandom
} >"$1"
if getent group boardside >/dev/null; then
    chgrp boardside "$1"
    chmod 640 "$1"
fi
