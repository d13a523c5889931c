"""The agent in the virtual machine: runs a test's commands as root and moves the fingers on a panel of its own.

A line of JSON each way over a virtio port, or a Pi's second serial port: `{"id": 3, "do": "shell", "text": "uname",
"input": BASE64}` is answered by `{"id": 3, "status": 0, "out": BASE64}`; what went wrong in the agent itself by
`{"id": 3, "error": "..."}`. Nothing but the standard library, and no import that takes long: every instruction is
interpreted.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import time
import tty

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from panel import Panel

VIRTIO, SERIAL = "/dev/virtio-ports/agent", "/dev/ttyS1"
MODEL = "/proc/device-tree/model"
LISTENS = b"\n{}\n"
"""Said on a serial port, which loses what comes while nobody listens: what was asked before is to be asked again. The
kernel may have tried the port, so it begins a line."""


class Agent:
    """Answers one request after the other; panels stay plugged in until they are pulled."""

    def __init__(self) -> None:
        self.panels: dict[str, Panel] = {}

    def answer(self, asked: dict[str, object]) -> dict[str, object]:
        """What is to be said to this request."""
        do = asked["do"]
        if do == "shell":
            given = base64.b64decode(str(asked.get("input", "")))
            done = subprocess.run(
                ["/bin/bash", "-c", str(asked["text"])],
                input=given,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                cwd="/",
            )
            return {"status": done.returncode, "out": base64.b64encode(done.stdout).decode()}
        if do == "plug":
            width, height = asked["size"]  # type: ignore[misc]
            self.panels[str(asked["name"])] = Panel(str(asked["name"]), int(width), int(height))
        elif do == "pull":
            self.panels.pop(str(asked["name"])).close()
        elif do == "touch":
            self.panels[str(asked["name"])].play(asked["steps"])  # type: ignore[arg-type]
        return {}


def main() -> None:
    """Serve until the machine is switched off."""
    agent = Agent()
    path = VIRTIO
    if os.path.exists(MODEL):
        with open(MODEL, "rb") as model:
            path = SERIAL if model.read().startswith(b"Raspberry Pi") else VIRTIO
    while not os.path.exists(path):
        time.sleep(0.1)
    port = os.open(path, os.O_RDWR | os.O_NOCTTY)
    if path == SERIAL:
        tty.setraw(port)
        os.write(port, LISTENS)
    rest = b""
    while True:
        data = os.read(port, 1 << 16)
        if not data:  # nobody is at the other end
            time.sleep(0.1)
            continue
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            if not line.strip():
                continue
            try:
                asked = json.loads(line)
            except ValueError:
                os.write(port, LISTENS)
                continue
            try:
                told = agent.answer(asked)
            except Exception as wrong:
                told = {"error": repr(wrong)}
            answer = json.dumps({"id": asked["id"], **told}).encode() + b"\n"
            while answer:
                answer = answer[os.write(port, answer) :]


if __name__ == "__main__":
    main()
