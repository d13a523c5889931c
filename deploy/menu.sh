#!/usr/bin/env bash
# Puts Boardside into the menu of this desktop, with its icon, for this user alone; --remove takes it out again.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/boardside.desktop
icon=$data/icons/hicolor/scalable/apps/boardside.svg

# quoted PATH: as an entry's Exec has it: in quotes, `"$\ escaped, the backslashes once more, and each % twice.
quoted() { printf '"%s"' "$1" | sed 's/[`$\\]/\\&/g; s/\(.\)"\(.\)/\1\\"\2/g; s/\\/\\\\/g; s/%/%%/g'; }

case ${1-} in
    '')
        install -D -m 644 -- "$checkout/companion/web/page/icon.svg" "$icon"
        mkdir -p -- "${entry%/*}"
        cat >"$entry" <<ENTRY
[Desktop Entry]
Type=Application
Name=Boardside
Comment=A referee beside your board game
Comment[cs]=Rozhodčí vedle vaší deskové hry
Comment[de]=Ein Schiedsrichter neben eurem Brettspiel
Comment[fr]=Un arbitre à côté de votre jeu de société
Comment[it]=Un arbitro accanto al vostro gioco da tavolo
Comment[ru]=Судья рядом с вашей настольной игрой
Exec=$(quoted "$checkout/deploy/run.sh")
Icon=$icon
Categories=Game;BoardGame;
Terminal=false
ENTRY
        say "Boardside is in the menu, under games. It starts from $checkout; after that folder was moved, run this again."
        # Without a terminal nobody could be asked for a password.
        [ -f "$venv/.boardside-run" ] || say "start it once by deploy/run.sh first: that installs what is missing."
        ;;
    --remove)
        rm -f -- "$entry" "$icon"
        say "Boardside is out of the menu."
        ;;
    *) usage >&2 && exit 2 ;;
esac
