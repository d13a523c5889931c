# The line that a Pi's firmware hands to the kernel: made quiet by the installer, so that no text stands on the table's screen.
# shellcheck shell=bash
# shellcheck disable=SC2154 # install.sh tells opt and act

# The kernel and systemd write to a console that is not shown, only what is dire, and no cursor blinks.
quiet=(quiet loglevel=3 systemd.show_status=false vt.global_cursor_default=0 logo.nologo console=tty3)
added=$opt/boot-words # the words that were not there before

# boot_line: the file that holds it; fails on a machine that is started otherwise.
boot_line() {
    local each
    for each in /boot/firmware/cmdline.txt /boot/cmdline.txt; do
        if grep -qs 'root=' "$each"; then printf '%s\n' "$each" && return; fi
    done
    return 1
}

# missing_words FILE: those of `quiet` that the line lacks.
missing_words() {
    local each line
    line=" $(head -n 1 -- "$1") "
    for each in "${quiet[@]}"; do [[ $line == *" $each "* ]] || printf '%s\n' "$each"; done
}

# whole FILE TEXT: the file has this, all of it or nothing, whenever the power goes.
whole() {
    printf '%s\n' "$2" >"$1.part" && sync -- "$1.part" && mv -T -- "$1.part" "$1" && sync -- "$(dirname -- "$1")"
}

quieten() {
    local line words
    words=$(missing_words "$1" | paste -sd ' ')
    line=$(head -n 1 -- "$1")
    whole "$added" "$(paste -sd ' ' "$added" 2>/dev/null) $words" && whole "$1" "$line $words"
}

# be_quiet: the words are in the line.
be_quiet() {
    local file
    file=$(boot_line) || { say "this machine is not started by a Pi's firmware: its console is left as it is"; return 0; }
    [ -z "$(missing_words "$file")" ] || act "keeping the console's text off the screen (from the next boot)" quieten "$file"
}

restore_line() {
    local line each words
    line=" $(head -n 1 -- "$1") "
    read -ra words <"$added"
    for each in "${words[@]}"; do line=${line/ $each / }; done
    line=${line# }
    whole "$1" "${line% }"
}

# be_loud: what was added is taken out again.
be_loud() {
    local file
    file=$(boot_line) || return 0
    [ ! -f "$added" ] || act "giving the console its text back" restore_line "$file"
}
