#!/usr/bin/env bash
# Waits before a start that follows many bad ends, so that a broken table tries again for ever and gently.
#
#   patience.sh         before a start: waits if the ends of the last two minutes were too many
#   patience.sh ended   after an end: remembers a bad one
#
# RUNTIME_DIRECTORY outlives restarts, not a new boot. The table may write there: whatever is there, only moments of
# the last two minutes count, and nothing keeps the table from starting.
set -uo pipefail
ends=$RUNTIME_DIRECTORY/ends now=$(cut -d. -f1 /proc/uptime) recent=()
if [ -f "$ends" ]; then
    while read -r at; do
        [[ $at =~ ^(0|[1-9][0-9]{0,11})$ ]] && [ "$at" -le "$now" ] && [ $((now - at)) -lt 120 ] && recent+=("$at")
    done < <(head -c 1000 -- "$ends" | tr -d '\0' | tail -n 40)
fi
if [ "${1-}" = ended ]; then
    [ "${SERVICE_RESULT-}" = success ] || recent+=("$now")
    # One that is restarted on purpose has not ended badly.
    if [ "${#recent[@]}" != 0 ]; then
        # What is no file of ours goes first: writing into a pipe would wait for a reader.
        if [ ! -f "$ends" ] || [ -L "$ends" ]; then rm -rf -- "$ends"; fi
        printf '%s\n' "${recent[@]}" | tail -n 20 >"$ends"
    fi
elif [ "${#recent[@]}" -ge 8 ]; then
    echo "it ended badly ${#recent[@]} times in two minutes; the next try is in 20 s" >&2
    sleep 20
fi
exit 0
