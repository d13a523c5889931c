#!/usr/bin/env bash
# Waits before a start that follows many bad ends, so that a broken table tries again for ever and gently.
#
#   patience.sh         before a start: waits if the ends of the last two minutes were too many
#   patience.sh ended   after an end: remembers a bad one
#
# RUNTIME_DIRECTORY outlives restarts, not a new boot.
set -euo pipefail
ends=$RUNTIME_DIRECTORY/ends now=$(cut -d. -f1 /proc/uptime) recent=()
if [ -f "$ends" ]; then
    while read -r at; do
        [ $((now - at)) -ge 120 ] || recent+=("$at")
    done <"$ends"
fi
if [ "${1-}" = ended ]; then
    [ "${SERVICE_RESULT-}" = success ] || recent+=("$now")
    # One that is restarted on purpose has not ended badly.
    [ "${#recent[@]}" = 0 ] || printf '%s\n' "${recent[@]}" >"$ends"
elif [ "${#recent[@]}" -ge 8 ]; then
    echo "it ended badly ${#recent[@]} times in two minutes; the next try is in 20 s" >&2
    sleep 20
fi
