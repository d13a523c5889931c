#!/usr/bin/env bash
# Runs every test, after installing what is missing; arguments go to pytest. With --bench: the benchmarks instead;
# with --full: what only a whole system can prove instead, as root (see full.sh).
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

if [ "${1-}" = --full ]; then
    shift
    exec "$checkout/deploy/full.sh" "$@"
fi

prepare test dev
cd -- "$checkout"
export PYTHONPATH=$checkout${PYTHONPATH:+:$PYTHONPATH}
python=$venv/bin/python

if [ "${1-}" = --bench ]; then
    shift
    exec "$python" -m tests.benchmarks "$@"
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
"$python" -m pytest "$@" || failed+=("pytest ($?)")

[ "${#failed[@]}" = 0 ] || stop "failed: $(printf '%s; ' "${failed[@]}")"
say "all is well"
