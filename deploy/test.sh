#!/usr/bin/env bash
# Runs every test, after installing what is missing; arguments go to pytest. With one of these, that instead:
#
#   --quick   the loop between two edits: what is short and needs no process, window or browser; tells what is left out
#   --bench   the benchmarks
#   --newcomers  both commands in fresh Debian 12 and 13 roots, as root (see newcomers.sh)
#   --full    what only a whole system can prove, as root (see full.sh)
#   --vm      what only a whole computer can prove, emulated (see vm.sh)
#   --long    all that takes longer than a change may wait for (.ci/run): the whole of --vm, on both architectures,
#             a hundred thousand random touches, and every test with all its seeds
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

if [ "${1-}" = --full ]; then
    shift
    exec "$checkout/deploy/full.sh" "$@"
fi
if [ "${1-}" = --newcomers ]; then
    shift
    exec "$checkout/deploy/newcomers.sh" "$@"
fi
if [ "${1-}" = --vm ]; then
    shift
    exec "$checkout/deploy/vm.sh" "$@"
fi
if [ "${1-}" = --long ]; then
    status=0
    "$checkout/deploy/vm.sh" amd64 || status=$?
    "$checkout/deploy/vm.sh" arm64 || status=$?
    prepare test
    cd -- "$checkout"
    export PYTHONPATH=$checkout${PYTHONPATH:+:$PYTHONPATH}
    BOARDSIDE_FINGERS=100000 "$venv/bin/python" -m pytest tests/view/test_random_fingers.py || status=$?
    BOARDSIDE_TESTS=long "$venv/bin/python" -m pytest -n auto --maxprocesses 4 --dist worksteal || status=$?
    exit "$status"
fi

prepare test
cd -- "$checkout"
export PYTHONPATH=$checkout${PYTHONPATH:+:$PYTHONPATH}
python=$venv/bin/python

# What Python and pytest make of the files is kept, as in an installation: else it is 9 s of each process of pytest and
# nearly a second of each program that a test starts.
unset PYTHONDONTWRITEBYTECODE

if [ "${1-}" = --quick ]; then
    shift
    export BOARDSIDE_TESTS=quick
    # A tenth of their time would be waiting for a disk, which none of them tests.
    [ ! -w /dev/shm ] || export TMPDIR=${TMPDIR:-/dev/shm}
    exec "$python" -m pytest -n auto --maxprocesses 4 --dist worksteal -o tmp_path_retention_policy=failed "$@"
fi
if [ "${1-}" = --bench ]; then
    shift
    exec "$python" -m tests.benchmarks "$@"
fi

# Where a test waits, for a window or a reader, another one runs: one process more than there are processors.
processes=$(($(nproc) + 1))

# What checks the code of the pages for browsers: the files that the lock names by their hashes, and nothing of them is run
# while they are installed. Where they cannot be had, their tests are left out, by name.
tools=$checkout/tests/web/page
if ! [ "$tools/node_modules/.package-lock.json" -nt "$tools/package-lock.json" ]; then
    if command -v npm >/dev/null; then
        quietly "installing what checks the pages' code" npm --prefix "$tools" ci --ignore-scripts ||
            say "its tests are left out: $failure"
    else
        say "no npm here: the tests of how the pages' code is written are left out"
    fi
fi

failed=()
check() {
    say "$*"
    "$python" -m "$@" || failed+=("$*")
}
check ruff check .
check ruff format --check .
check mypy
# Last, and with everything in it, so that one run tells all that is wrong. No test at all (5) is a failure too.
say "pytest $*"
status=0
"$python" -m pytest -rs -n "$processes" --maxprocesses 4 --dist worksteal "$@" || status=$?
# A few that failed are run once more, one after the other: who reads this is to know which need others beside them to fail.
if [ "$status" = 1 ] && [ "$#" = 0 ]; then
    again=$("$python" -m pytest --last-failed --last-failed-no-failures none --collect-only | grep -c :: || true)
    if [ "$again" -gt 0 ] && [ "$again" -le 5 ]; then
        say "$again failed; once more, alone ..."
        status=0
        "$python" -m pytest -rA --last-failed --last-failed-no-failures none || status=$?
        [ "$status" != 0 ] || say "ATTENTION: what failed beside other tests and passes alone is named above; mend it."
    fi
fi
[ "$status" = 0 ] || failed+=("pytest ($status)")

[ "${#failed[@]}" = 0 ] || stop "failed: $(printf '%s; ' "${failed[@]}")"
say "all is well"
