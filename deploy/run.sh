#!/usr/bin/env bash
# Starts Boardside, after installing what is missing; every argument goes to it: deploy/run.sh --demo
set -euo pipefail
# shellcheck source=deploy/common.sh
. "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/common.sh"

prepare run
export PYTHONPATH=$checkout${PYTHONPATH:+:$PYTHONPATH}
# -P: what is in the folder it is started from is none of the program's; -s: nor what its user once installed
exec "$venv/bin/python" -Ps -m companion "$@"
