#!/usr/bin/env bash
# Makes this machine the hub of a club of tables, with one command on a fresh Debian. Run it again at any time.
#
#   sudo deploy/hub.sh NAME [ADDRESS]   set up, start, and print the organiser's password and a link for the first table;
#                                       ADDRESS is where tables reach this machine (default: its first one)
#     --closed                          the network is the club's own: eight letters do for joining
#   sudo deploy/hub.sh --uninstall      take the program away; database, keys and members stay
#   deploy/hub.sh --try [FOLDER]        all of it without root in one folder, on this machine alone, until Ctrl-C
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

opt=/opt/boardside-hub state=/var/lib/boardside-hub user=boardside-hub
units=(boardside-nats.service boardside-hub.service)
packages=(nats-server postgresql python3 python3-venv)
settings=hub-postgresql.conf
closed=() uninstall=no try=no

# postgres_programs: the folder of the newest PostgreSQL's programs; fails where there is none.
postgres_programs() { find /usr/lib/postgresql -mindepth 2 -maxdepth 2 -name bin 2>/dev/null | sort -V | tail -n 1 | grep .; }

first_address() { hostname -I | tr ' ' '\n' | grep -m 1 -E '^[0-9.]+$' || echo 127.0.0.1; }

as_hub() { setpriv --reuid "$user" --regid "$user" --clear-groups env -i HOME=/ PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }

# free_port PORT: this one, or the next that nobody listens at: Debian starts a nats-server of its own.
free_port() {
    local port=$1
    while (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
    echo "$port"
}

try_it() {
    local folder=$1 bin owner=() link
    pids=() # read by what runs at the end of the script, after this function
    PATH=$PATH:/usr/sbin
    if ! bin=$(postgres_programs) || ! command -v nats-server >/dev/null; then
        stop "some packages are missing: sudo apt-get install nats-server postgresql"
    fi
    prepare run
    "$venv/bin/python" -Ic 'import asyncpg, cryptography, nats' 2>/dev/null || install_locked "$venv/bin/python" club ||
        stop "what a club needs could not be installed: $failure"
    export PYTHONPATH=$checkout
    boardside() { "$venv/bin/python" -Ps -m companion "$@"; }
    mkdir -p -- "$folder/database"
    folder=$(readlink -f -- "$folder")
    # A socket's path has at most 107 bytes.
    [ "${#folder}" -le 70 ] || stop "the path $folder is too long for a socket"
    cd /
    if [ "$(id -u)" = 0 ]; then # PostgreSQL refuses to be root's
        chown postgres: "$folder/database"
        owner=(setpriv --reuid postgres --regid postgres --init-groups)
    fi
    if [ ! -e "$folder/database/PG_VERSION" ]; then
        quietly "making a database" "${owner[@]}" "$bin/initdb" -A trust -U hub -E UTF8 -D "$folder/database" ||
            stop "it could not be made: $failure"
        cat -- "$checkout/deploy/system/$settings" >>"$folder/database/postgresql.conf"
    fi
    ended() {
        [ "${#pids[@]}" = 0 ] || kill "${pids[@]}" 2>/dev/null || true
        wait
    }
    trap ended EXIT
    trap 'exit 130' INT TERM
    "${owner[@]}" "$bin/postgres" -D "$folder/database" -k "$folder/database" -c listen_addresses= \
        >>"$folder/database.log" 2>&1 &
    pids+=($!)
    until "$bin/psql" -qh "$folder/database" -U hub -d postgres -c 'SELECT 1' >/dev/null 2>&1; do
        kill -0 "${pids[0]}" 2>/dev/null || stop "PostgreSQL did not start; see $folder/database.log"
        read -rt 0.2 <> <(:) || true
    done
    "$bin/psql" -qh "$folder/database" -U hub -d postgres -c 'CREATE DATABASE hub' 2>/dev/null || true
    boardside hub --folder "$folder/hub" --set-up "A club to try" --host 127.0.0.1 --closed \
        --nats-port "$(free_port 4222)" --web-port "$(free_port 8443)" \
        --database "postgresql:///hub?host=$folder/database&user=hub"
    nats-server -a 127.0.0.1 -c "$folder/hub/nats.conf" >>"$folder/nats.log" 2>&1 &
    pids+=($!)
    boardside hub --folder "$folder/hub" --organiser organiser
    link=$(boardside hub --folder "$folder/hub" --invite "Table 1")
    say "a table, in another terminal: deploy/run.sh join '$link' --club /tmp/table1"
    say "its games: deploy/run.sh referee --store /tmp/table1/games.db --club /tmp/table1"
    boardside hub --folder "$folder/hub" --bind 127.0.0.1 &
    pids+=($!)
    wait -n "${pids[@]}" || true
    say "one of the programs ended; see $folder/database.log, $folder/nats.log and what stands above"
    return 1
}

copy_program() {
    rm -rf -- "$opt/next" && mkdir -p -- "$opt/next" && copy_parts "$opt/next" &&
        python3 -I -m venv "$opt/next/venv" &&
        install_locked "$opt/next/venv/bin/python" table && install_locked "$opt/next/venv/bin/python" club &&
        add_path "$opt/next/venv" &&
        rm -rf -- "$opt/current" && mv -T -- "$opt/next" "$opt/current"
}

make_database() {
    local sql="SELECT 1 FROM pg_roles WHERE rolname = '$user'"
    [ "$(as_postgres psql -Atqc "$sql")" = 1 ] || as_postgres createuser "$user" || return
    [ "$(as_postgres psql -Atqc "SELECT 1 FROM pg_database WHERE datname = '$user'")" = 1 ] ||
        as_postgres createdb -O "$user" -E UTF8 -T template0 "$user" || return
    use_little_memory
}

# use_little_memory: settings for a PostgreSQL that has no other databases; where it has, they are not ours to change.
use_little_memory() {
    local others="SELECT 1 FROM pg_database WHERE NOT datistemplate AND datname NOT IN ('postgres', '$user') LIMIT 1" file
    [ -z "$(as_postgres psql -Atqc "$others")" ] || return 0
    file=$(dirname -- "$(as_postgres psql -Atqc 'SHOW config_file')")/conf.d/$settings
    ! cmp -s -- "$checkout/deploy/system/$settings" "$file" || return 0
    install -m 644 -- "$checkout/deploy/system/$settings" "$file" || return
    [ ! -d /run/systemd/system ] || systemctl restart postgresql.service
}
as_postgres() { (cd / && setpriv --reuid postgres --regid postgres --init-groups "$@"); }

set_up() {
    local name=$1 address=$2 each
    [ "$(id -u)" = 0 ] || stop "setting up a hub needs root: sudo deploy/hub.sh"
    install_packages "${packages[@]}" || exit 1
    getent passwd "$user" >/dev/null || useradd --system --user-group --home-dir "$state" --no-create-home \
        --shell /usr/sbin/nologin "$user"
    install -d -o "$user" -g "$user" -m 700 "$state"
    quietly "copying the program to $opt, with what it needs" copy_program || stop "it could not be installed: $failure"
    # Debian starts a nats-server of its own, which anybody may use.
    if [ -d /run/systemd/system ]; then
        systemctl disable --now nats-server.service >/dev/null 2>&1 || true
        systemctl enable --now postgresql.service >/dev/null 2>&1 || true
    fi
    quietly "making the database" make_database || stop "it could not be made: $failure"
    as_hub "$opt/current/venv/bin/python" -IB -m companion hub --folder "$state" --set-up "$name" --host "$address" \
        --database "postgresql:///$user?host=/run/postgresql&user=$user" "${closed[@]}"
    for each in "${units[@]}"; do
        install -D -m 644 -- "$checkout/deploy/system/$each" "/etc/systemd/system/$each"
    done
    install -D -m 755 -- "$checkout/deploy/system/hub-command" /usr/local/bin/boardside-hub
    if [ -d /run/systemd/system ]; then
        systemctl daemon-reload
        systemctl enable --quiet "${units[@]}"
        systemctl restart "${units[@]}"
    fi
    boardside-hub --organiser organiser || true
    say "the hub of $name is at https://$address:8443/ ; each table joins with a link of its own: sudo boardside-hub --invite NAME"
    say "the first one: $(boardside-hub --invite "Table 1")"
}

remove() {
    [ "$(id -u)" = 0 ] || stop "this needs root: sudo deploy/hub.sh --uninstall"
    systemctl disable --now "${units[@]}" 2>/dev/null || true
    rm -rf -- "$opt" /usr/local/bin/boardside-hub "${units[@]/#//etc/systemd/system/}" /etc/postgresql/*/*/conf.d/"$settings"
    systemctl daemon-reload 2>/dev/null || true
    say "uninstalled. Keys and members stay in $state, and the database $user in PostgreSQL."
}

words=()
while [ "$#" -gt 0 ]; do
    case $1 in
        --closed) closed=(--closed) ;;
        --try) try=yes ;;
        --uninstall) uninstall=yes ;;
        -h | --help) usage && exit ;;
        --*) stop "there is no $1; see deploy/hub.sh --help" ;;
        *) words+=("$1") ;;
    esac
    shift
done
supported_system
if [ "$try" = yes ]; then
    try_it "${words[0]-${TMPDIR:-/tmp}/boardside-hub-$(id -u)}"
elif [ "$uninstall" = yes ]; then
    remove
else
    [ "${#words[@]}" -ge 1 ] || stop "a club has a name: sudo deploy/hub.sh NAME [ADDRESS]"
    set_up "${words[0]}" "${words[1]-$(first_address)}"
fi
