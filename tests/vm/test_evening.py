"""What befalls a machine in an evening: things plugged in and pulled, the dark, a clock that jumps, the switch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.vm.conftest import measured
from tests.vm.hand import Hand
from tests.vm.machine import Machine
from tests.vm.reader import SETTING, Reader

SPIN = b"""
import os
os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(99))
while True:
    pass
"""
"""More urgent than all else on its processor."""


def devices(machine: Machine) -> dict[str, dict[str, Any]]:
    """What the running table says of its devices."""
    told = machine.sh("boardside doctor --json", check=False).splitlines()
    return {line["device"]: line for line in map(json.loads, filter(lambda line: line.startswith("{"), told))}


def names(machine: Machine) -> str:
    """The names by which readers are called that stay the same."""
    return machine.sh("ls /dev/boardside", check=False)


def test_a_keyboard_plugged_in_later_types_a_name(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new", "guide", "seat/0")
        machine.plug("usb-kbd", "keyboard")
        machine.until(lambda: "QEMU USB Keyboard" in machine.sh("cat /proc/bus/input/devices"), "it is found", 60)
        machine.sh("udevadm settle; sleep 2")
        for key in ("shift-a", "n", "n", "a"):
            machine.keys(*key.split("-"))
        hand.twin.type("typed", "Anna")
        hand.until_alike("a typed name")
        machine.shot("keyboard")
        machine.pull("keyboard")


def test_keys_pass_and_a_reader_that_types_beside_them_presses_nothing(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new", "guide", "start", "deal-all")
        machine.plug("usb-kbd", "keyboard")
        machine.until(lambda: "QEMU USB Keyboard" in machine.sh("cat /proc/bus/input/devices"), "it is found", 60)
        machine.sh("udevadm settle; sleep 2")
        machine.keys("kp_0")
        hand.twin.evening.tap("pass")
        hand.until_alike("a pass by a key")
        passed = hand.rows()
        # A number as a reader types it: without a person's pauses.
        number = [*("kp_0" for _ in range(6)), "ret"]
        keys = [{"down": down, "key": {"type": "qcode", "data": key}} for key in number for down in (True, False)]
        machine.qmp("input-send-event", events=[{"type": "key", "data": key} for key in keys])
        machine.sh("sleep 5")
        assert hand.rows() == passed
        machine.keys("kp_0")
        machine.until(lambda: len(hand.rows()) == len(passed) + 1, "a key passes again", 60)
        machine.pull("keyboard")


def test_a_reader_pulled_and_put_back_in_mid_game_reads_a_tag_each_time(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path, more=SETTING) as hand:
        for id in ("new", "guide", "start", "deal-all"):
            before = machine.shot()
            machine.touch(*hand.twin.spot(id))
            hand.twin.evening.tap(id)
            machine.still(before, quiet=3)
        reader = Reader(machine)
        try:
            for uid in ("04a1b2c3d4e5f6", "04a1b2c3d4e5f7"):
                before = machine.still()
                reader.plug()
                reader.chip.await_polls(3, 90)
                assert "ftdi_sio" in names(machine)
                machine.until(lambda: devices(machine)["pn532"]["up"], "it is up", 60)
                reader.chip.lay(uid)
                machine.until(lambda: devices(machine)["pn532"]["last"] == "TagArrived", "the tag is read", 60)
                reader.chip.lift(uid)
                machine.still(before, f"reader-{uid}")
                reader.pull()
                machine.until(lambda: not devices(machine)["pn532"]["up"], "it is gone", 60)
                machine.until(
                    lambda: "ftdi" not in machine.sh("ls /dev/boardside", check=False), "its name is gone", 60
                )
        finally:
            reader.close()


def test_it_goes_dark_and_the_touch_that_wakes_it_does_no_more(machine: Machine, tmp_path: Path) -> None:
    more = "[screen]\nblank = 0.2\n"
    machine.sh("systemctl stop boardside; rm -rf /var/lib/boardside/games.db*")
    machine.settings(more)
    with Hand(machine, tmp_path) as hand:
        light = machine.still()
        machine.until(lambda: machine.shot().black(), "it is dark", 120)
        machine.touch(*hand.twin.spot("new"))
        machine.until(lambda: machine.shot().drawn(), "it is light", 60)
        assert machine.still(quiet=3).unlike(light) < 0.01, "the touch that woke it did more"
        before = machine.shot()
        machine.touch(*hand.twin.spot("new"))
        machine.still(before, "woken")


def test_a_clock_that_jumps_a_year_does_not_disturb_the_evening(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new", "guide", "start", "deal-all")
        process = machine.sh("systemctl show boardside --value -p MainPID")
        for jump in ("1 year", "1 year ago"):
            machine.sh(f"date -s '{jump}'")
            hand.touch("kind/dragon", "elvenhold-ergeren-wood", "undo")
        assert machine.sh("systemctl show boardside --value -p MainPID") == process
        assert hand.rows() == hand.twin_rows()


GROUP = "/sys/fs/cgroup/system.slice/boardside.service"
IN_ITS_GROUP = f"echo $$ >{GROUP}/cgroup.procs; "
"""What follows counts as the table's own, as a library of its that leaks or forks would."""


def test_a_table_that_takes_all_memory_is_ended_and_comes_back_with_its_game(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new", "guide", "start", "deal-all")
        rows, process = hand.rows(), machine.sh("systemctl show boardside --value -p MainPID")
        others = machine.sh(
            "systemctl list-units --state=running --no-legend --plain | grep -v boardside | cut -d' ' -f1"
        )
        machine.sh(IN_ITS_GROUP + "exec python3 -c 'b\"x\" * (900 << 20)'", check=False)
        machine.until(
            lambda: machine.sh("systemctl show boardside --value -p MainPID") not in (process, "0\n"), "it is back", 120
        )
        machine.until_up()
        assert "oom-kill" in machine.log(), "it was not the limit that ended it"
        assert machine.sh("systemctl is-active -- " + " ".join(others.split())).split() == ["active"] * len(
            others.split()
        )
        assert hand.rows() == rows
        machine.still(name="after-all-memory")


def test_a_table_that_forks_without_end_is_held_to_its_number_of_processes(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        machine.sh(IN_ITS_GROUP + "for i in $(seq 300); do sleep 600 >/dev/null 2>&1 & done", check=False)
        assert 100 < int(machine.sh(f"cat {GROUP}/pids.current")) <= 128
        hand.touch("new", "guide", "start")
        machine.sh(
            f"for each in $(cat {GROUP}/cgroup.procs); do grep -q sleep /proc/$each/comm && kill $each; done; true"
        )


def test_a_machine_that_hangs_is_reset_and_the_game_is_offered(machine: Machine, tmp_path: Path) -> None:
    with Hand.at_a_new_evening(machine, tmp_path) as hand:
        hand.touch("new", "guide", "start", "deal-all")
        rows = hand.rows()
        assert "Using hardware watchdog" in machine.sh("journalctl -b --no-pager"), (
            "systemd does not use the machine's watchdog"
        )
        machine.qmp.events.clear()
        machine.put(
            b"import os, time\nos.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(99))\nwhile True: pass\n",
            "/run/spin.py",
        )
        machine.sh("sysctl -q kernel.sched_rt_runtime_us=-1 || echo -1 >/proc/sys/kernel/sched_rt_runtime_us")
        machine.sh(
            "systemd-run -q --no-block -p CPUAffinity=0 python3 /run/spin.py; "
            "systemd-run -q --no-block -p CPUAffinity=1 python3 /run/spin.py",
            check=False,
            seconds=60,
        )
        took = machine.until_reset()
        measured(
            f"{machine.arch}: hung to reset by the hardware watchdog",
            f"{took:.1f} s",
            "<= 14 s and what it takes to hang",
        )
        machine.until_up()
        hand.twin.evening.close()
        assert hand.rows() == rows
        machine.still(name="after-the-watchdog")


def test_switching_off_switches_off(machine: Machine, tmp_path: Path) -> None:
    config = '[power]\nshutdown = "touch /run/boardside/poweroff"\n'
    machine.panel("after the reset")
    with Hand.at_a_new_evening(machine, tmp_path, more=config) as hand:
        hand.twin.evening.session.game.machine.off = ("true",)
        for id in ("settings", "off"):
            before = machine.shot()
            machine.touch(*hand.twin.spot(id), name="after the reset")
            hand.twin.evening.tap(id)
            machine.still(before, quiet=2)
        machine.shot("off")
        machine.touch(*hand.twin.spot("off"), name="after the reset")
        machine.until_off()
