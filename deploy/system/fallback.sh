#!/usr/bin/env bash
# Goes back by itself: a version that was switched to and does not reach its first frame is left again.
#
#   fallback before    before each start: a second start of a version on trial means that the first one failed
#   fallback arrived   after the first frame: the trial is over
#   fallback back      switch to the version before, whatever became of this one
#
# It lies outside every version, so that it runs when a new one cannot even start. /opt/boardside/before holds the version
# that `back` switches to; /opt/boardside/trial holds the version on trial, the one that ran, how many starts were tried,
# and what `before` held until then: a switch that failed leaves it as it was.
set -euo pipefail
home=${BOARDSIDE_HOME:-/opt/boardside}
trial=$home/trial

named() { [[ $1 =~ ^[0-9A-Za-z][0-9A-Za-z.+_-]*$ ]] && [ -f "$home/versions/$1/.complete" ]; }

# What is written is there whole or not at all, whenever the power goes.
write() {
    printf '%s\n' "$2" >"$1.part"
    sync -- "$1.part"
    mv -T -- "$1.part" "$1"
}

switch_to() {
    ln -sfn -- "versions/$1" "$home/.next"
    mv -T -- "$home/.next" "$home/current"
    sync -- "$home"
}

# lead_back VERSION: where `back` leads from now on.
lead_back() { if named "${1:-/}"; then write "$home/before" "$1"; else rm -f -- "$home/before"; fi; }

case ${1-} in
    before)
        [ -f "$trial" ] || exit 0
        read -r new old starts earlier <"$trial" || { rm -f -- "$trial"; exit 0; }
        if [ "$(readlink -- "$home/current")" != "versions/$new" ] || ! named "${old:-/}"; then
            # Cut off before it was switched: nothing is on trial.
            ! named "${earlier:-/}" || write "$home/before" "$earlier"
            rm -f -- "$trial"
        elif [ "${starts:-0}" -ge 1 ]; then
            switch_to "$old"
            write "$home/failed" "$new"
            lead_back "${earlier-}"
            rm -f -- "$trial"
            echo "version $new did not reach its first frame: back to version $old" >&2
        else
            write "$trial" "$new $old 1 ${earlier-}"
        fi
        ;;
    arrived)
        rm -f -- "$trial"
        ;;
    back)
        old=$(cat -- "$home/before" 2>/dev/null) || old=
        if ! named "${old:-/}"; then
            echo "there is no version to go back to" >&2
            exit 1
        fi
        now=$(readlink -- "$home/current") && now=${now##*/}
        [ "$old" != "$now" ] || { echo "version $old runs already" >&2; exit 1; }
        write "$trial" "$old $now 0 $old"
        write "$home/before" "$now"
        switch_to "$old"
        printf '%s\n' "$old"
        ;;
    *)
        sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//p}' "$0" >&2
        exit 2
        ;;
esac
