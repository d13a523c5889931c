#!/usr/bin/env bash
# Locks every dependency with its hashes anew, from pyproject.toml, and prints what changed.
#
#   deploy/lock.sh [--upgrade [NAME]]   without --upgrade a version stays as long as pyproject.toml allows it
#
# Writes deploy/locked/*.txt, for x86-64 and arm64 and Python 3.11 to 3.13: of each package the wheels that these can
# install; of those in built.txt that have none the source. A package of the others without such a wheel is an error.
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

upgrade=()
case ${1-} in
    '') ;;
    --upgrade) [ -n "${2-}" ] && upgrade=(--upgrade-package "$2") || upgrade=(--upgrade) ;;
    *) stop "there is no $1; see the beginning of deploy/lock.sh" ;;
esac
# FILE EXTRA: each file holds what the ones before it lack; what locks is installed without them, and so holds all it needs.
groups=("table -" "pins pi" "club club" "tests dev" "built built" "locking lock")

supported_system
python=$(find_python) || stop "$(no_python)"
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
quietly "making a throw-away environment" "$python" -I -m venv "$work/venv" || stop "it could not be made: $failure"
"$work/venv/bin/python" -I -c 'import sys, tomllib
print(*tomllib.load(open(sys.argv[1], "rb"))["project"]["optional-dependencies"]["lock"], sep="\n")' \
    "$checkout/pyproject.toml" >"$work/lock.in"
if [ -s "$locked/locking.txt" ]; then
    install_locked "$work/venv/bin/python" locking || stop "the locking tool could not be installed: $failure"
else
    quietly "fetching the locking tool, which no lock names yet" \
        run_pip "$work/venv/bin/python" install --quiet -r "$work/lock.in" || stop "it could not be installed: $failure"
fi

# uv reads no settings of pip: it is told how this machine reaches an index.
environment=(UV_CACHE_DIR="$work/cache" UV_PYTHON_DOWNLOADS=never)
while IFS= read -r each; do
    case $each in
        PIP_INDEX_URL=*) environment+=(UV_DEFAULT_INDEX="${each#*=}") ;;
        PIP_CERT=*) environment+=(SSL_CERT_FILE="${each#*=}") ;;
        PIP_PROXY=*) environment+=(ALL_PROXY="${each#*=}") ;;
    esac
done < <(index_settings "$work/venv/bin/python")
compile() {
    env "${environment[@]}" "$work/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 \
        --python "$work/venv/bin/python" --no-header --no-annotate "$@"
}

extras=()
for each in "${groups[@]}"; do [ "${each#* }" = - ] || extras+=(--extra "${each#* }"); done
# What is locked already is where it starts from.
cat -- "$locked"/*.txt 2>/dev/null | grep -o '^[^# ][^ ]*==[^ ;]*[^\]*' >"$work/all.txt" || true
quietly "resolving all of it" compile "$checkout/pyproject.toml" "${extras[@]}" "${upgrade[@]}" -o "$work/all.txt" ||
    stop "it could not be resolved: $failure"
quietly "looking up the files" compile "$work/all.txt" --no-deps --format pylock.toml -o "$work/pylock.all.toml" ||
    stop "the files could not be looked up: $failure"
for each in "${groups[@]}"; do
    case ${each#* } in
        -) extras=("$checkout/pyproject.toml") ;;
        lock) extras=("$work/lock.in") ;;
        *) extras=("$checkout/pyproject.toml" --extra "${each#* }") ;;
    esac
    quietly "what belongs to ${each% *}.txt" compile "${extras[@]}" -c "$work/all.txt" -o "$work/${each% *}.txt" ||
        stop "it could not be resolved: $failure"
done
mkdir -p -- "$locked"
"$work/venv/bin/python" -I - "$work" "$locked" "${groups[@]%% *}" <<'PYTHON'
import sys, tomllib
from pathlib import Path
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.tags import compatible_tags, cpython_tags
from packaging.utils import canonicalize_name, parse_wheel_filename

work, locked, groups = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]
HEADER = "# Made by deploy/lock.sh from pyproject.toml: edit that, and run it again.\n"
GLIBC = 36  # bookworm's: what needs a newer one is not taken


def target(machine, minor):
    """The marker environment and the wheel tags of Python 3.MINOR on this machine."""
    platforms = [f"manylinux_2_{n}_{machine}" for n in range(GLIBC, 4, -1)]
    platforms += [f"manylinux{old}_{machine}" for old in ("2014", "2010", "1")] + [f"linux_{machine}"]
    tags = [*cpython_tags((3, minor), platforms=platforms), *compatible_tags((3, minor), f"cp3{minor}", platforms)]
    environment = {
        "implementation_name": "cpython", "implementation_version": f"3.{minor}.0", "os_name": "posix",
        "platform_machine": machine, "platform_python_implementation": "CPython", "platform_release": "6.1",
        "platform_system": "Linux", "platform_version": "#1", "python_full_version": f"3.{minor}.0",
        "python_version": f"3.{minor}", "sys_platform": "linux", "extra": "",
    }  # fmt: skip
    return environment, frozenset(tags)


TARGETS = [target(machine, minor) for machine in ("x86_64", "aarch64") for minor in (11, 12, 13)]
with (work / "pylock.all.toml").open("rb") as file:
    FILES = {(canonicalize_name(p["name"]), p["version"]): p for p in tomllib.load(file)["packages"]}


def hashes(requirement, group):
    """The hashes of what the targets install of it; none where no target needs it. Exits where a target finds nothing."""
    wanted = [t for t in TARGETS if requirement.marker is None or requirement.marker.evaluate(t[0])]
    if not wanted:
        return []
    package = FILES[canonicalize_name(requirement.name), next(iter(requirement.specifier)).version]
    wheels = {}
    for wheel in package.get("wheels", ()):
        tags = parse_wheel_filename(wheel.get("name") or wheel["url"].rpartition("/")[2].replace("%2B", "+"))[3]
        wheels[wheel["hashes"]["sha256"]] = tags
    found = {digest for digest, tags in wheels.items() if any(tags & t[1] for t in wanted)}
    without = [t for t in wanted if not any(tags & t[1] for tags in wheels.values())]
    if without and (group != "built" or "sdist" not in package):
        where = ", ".join(f"{e['platform_machine']} with Python {e['python_version']}" for e, _ in without)
        sys.exit(f"boardside: {requirement.name} {package['version']} has no wheel for {where}; nothing was written")
    if without:
        found.add(package["sdist"]["hashes"]["sha256"])
    return sorted(found)


def entries(text):
    """{"name ; marker": (name, version, hashes)} of a lock."""
    found = {}
    for line in text.replace("\\\n", " ").splitlines():
        if line and not line.startswith("#"):
            said, *digests = line.split("--hash=sha256:")
            requirement = Requirement(said)
            key = f"{requirement.name}" + (f" ; {requirement.marker}" if requirement.marker else "")
            found[key] = (str(requirement.specifier), tuple(d.strip() for d in digests))
    return found


seen, written = set(), {}
for group in groups:
    lines = []
    if group == "locking":
        seen.clear()
    for line in (work / f"{group}.txt").read_text().splitlines():
        digests = [] if line in seen else hashes(Requirement(line), group)
        seen.add(line)
        if digests:
            lines.append(" \\\n".join([line, *(f"    --hash=sha256:{digest}" for digest in digests)]) + "\n")
    written[group] = HEADER + "".join(lines)
changed = False
for group, text in written.items():
    path = locked / f"{group}.txt"
    before, after = (entries(t) for t in (path.read_text() if path.exists() else "", text))
    for name in sorted({*before, *after}):
        old, new = before.get(name), after.get(name)
        if old != new:
            changed = True
            what = f"{old[0] if old else 'new'} -> {new[0] if new else 'gone'}" if not (old and new) or old[0] != new[0] else "other files"
            print(f"{group}: {name}: {what}")
    path.write_text(text)
print("the lock is as it was" if not changed else f"written: {locked}")
PYTHON
