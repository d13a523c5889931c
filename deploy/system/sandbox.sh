#!/usr/bin/env bash
# Runs one command as the table's user in the sandbox of boardside.service; the caller's terminal stays outside.
#
#   sandbox [--input | --input-as NAME] [--seconds N] [--group NAME] COMMAND...
#
#   --input          hand on what comes on standard input (without it the command finds none)
#   --input-as NAME  the same, as a file in there that stands wherever the command says NAME
#   --seconds N      end it after so long
#   --group NAME     one more group for it
#
# It is outside every version, as root's. Only bytes pass between the command and the caller: its standard streams
# are pipes, whatever the caller's are, and what goes to a terminal loses its control characters. The settings are those
# of the installed unit, so that the two sandboxes cannot drift apart.
set -euo pipefail
unit=/etc/systemd/system/boardside.service
input=no name='' seconds=0 group=''

while [ "$#" -gt 0 ]; do
    case $1 in
        --input) input=yes ;;
        --input-as) input=yes name=$2 && shift ;;
        --seconds) seconds=$2 && shift ;;
        --group) group=$2 && shift ;;
        *) break ;;
    esac
    shift
done
cd /
if [ -n "$name" ]; then
    # The sandbox's own /tmp, which ends with it; without systemd a folder that is removed.
    # shellcheck disable=SC2016 # for the inner shell
    set -- sh -c 'name=$1 folder=$(mktemp -d) && trap "rm -rf -- \"$folder\"" EXIT && cat >"$folder/${name##*/}" || exit
        [ -s "$folder/${name##*/}" ] || { echo "boardside: nothing came by standard input: ... <$name" >&2; exit 2; }
        shift
        for each; do
            shift
            [ "$each" != "$name" ] || each=$folder/${name##*/}
            set -- "$@" "$each"
        done
        "$@"' sh "$name" "$@"
fi

# What the unit says of the process itself. How it is started and kept alive is the table's alone, and its folder in /run
# would be removed with the first unit that ends.
of_the_unit() {
    sed -n '/^\[Service\]/,/^\[Install\]/p' "$unit" | grep -E '^[A-Z][A-Za-z]*=' |
        grep -vE '^(Type|NotifyAccess|Exec[A-Za-z]*|Restart|RestartSec|Timeout[A-Za-z]*|Watchdog[A-Za-z]*|RuntimeDirectory[A-Za-z]*)='
}

if [ -d /run/systemd/system ]; then
    service=boardside-command-$$-$(date +%s%N).service options=()
    while read -r each; do options+=(-p "$each"); done < <(of_the_unit)
    [ "$seconds" = 0 ] || options+=(-p "RuntimeMaxSec=$seconds" -p TimeoutStopSec=5)
    [ -z "$group" ] || options+=(-p "SupplementaryGroups=$group")
    options+=(-p OOMPolicy=continue) # one that takes too much is ended, and whoever started it hears of it
    # systemd would put its own variables in place of a $.
    run=(systemd-run --quiet --pipe --wait --collect --service-type=exec --unit="$service" "${options[@]}" -- "${@//\$/\$\$}")
    trap 'systemctl kill --signal=KILL "$service" 2>/dev/null; exit 130' INT TERM HUP
else
    # No systemd at work: in a root that was only entered. The same user, and what can be done without it.
    environment=(PATH=/usr/local/bin:/usr/bin:/bin LANG="${LANG-C.UTF-8}" STATE_DIRECTORY=/var/lib/boardside)
    while read -r each; do
        read -ra words <<<"${each#Environment=}"
        environment+=("${words[@]}")
    done < <(of_the_unit | grep '^Environment=')
    groups=$(id -G boardside | tr ' ' ,)
    [ -z "$group" ] || groups+=,$(getent group "$group" | cut -d: -f3)
    run=(setsid --wait timeout "$seconds" setpriv --reuid boardside --regid boardside --groups "$groups" --no-new-privs
        --bounding-set=-all --inh-caps=-all env -i "${environment[@]}" "$@")
fi

# What a program says must not be able to command the terminal that shows it: C0 but tab and newline, DEL, and C1.
passed_on() {
    if [ -t 1 ]; then
        LC_ALL=C sed -u 's/\xc2[\x80-\x9f]//g; s/[\x00-\x08\x0b-\x1f\x7f]//g'
    else
        cat
    fi
}

status=0
exec 3> >(passed_on)
out=$!
exec 4> >(passed_on >&2 3>&- || true)
err=$!
if [ "$input" = yes ]; then
    exec 5< <(exec 3>&- 4>&- && exec cat)
    reader=$!
else
    exec 5</dev/null
    reader=
fi
"${run[@]}" <&5 >&3 2>&4 3>&- 4>&- 5<&- || status=$?
exec 3>&- 4>&- 5<&-
# One that still waits at a terminal or a pipe has nobody left to hand on to.
[ -z "$reader" ] || kill "$reader" 2>/dev/null || true
wait "$out" "$err" || true
exit "$status"
