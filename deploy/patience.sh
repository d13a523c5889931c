#!/usr/bin/env bash
# Waits before a start that follows many failed ones, so that a broken table tries again for ever and gently.
#
# RUNTIME_DIRECTORY outlives restarts, not a new boot. The first few starts of any two minutes are at once.
set -euo pipefail
starts=$RUNTIME_DIRECTORY/starts now=$(cut -d. -f1 /proc/uptime) recent=()
if [ -f "$starts" ]; then
    while read -r at; do
        [ $((now - at)) -lt 120 ] && recent+=("$at")
    done <"$starts"
fi
printf '%s\n' "${recent[@]}" "$now" | grep . >"$starts"
if [ "${#recent[@]}" -ge 5 ]; then
    echo "started ${#recent[@]} times in two minutes; the next try is in 20 s" >&2
    sleep 20
fi
