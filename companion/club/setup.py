"""A hub's folder: its settings, its key and certificate, and nats-server's configuration."""

from __future__ import annotations

import base64
from pathlib import Path

import msgspec
from msgspec import Struct

from companion.club.keys import Key, fingerprint, make_certificate, write_secret
from companion.club.members import Members
from companion.club.wire import LARGEST


class HubSettings(Struct, frozen=True):
    """What a hub runs by, as `hub.json` in its folder has it: the club's name, the address by which tables reach it,
    its ports, the database's address, and whether its network is closed, which lets eight letters do for joining."""

    name: str
    host: str
    database: str
    nats_port: int = 4222
    web_port: int = 8443
    closed: bool = False

    @property
    def address(self) -> str:
        """Where tables reach nats-server, "host:port"."""
        return f"{self.host}:{self.nats_port}"


NATS = """\
# nats-server's configuration, made by `boardside hub --set-up`. Who may do what is in users.conf, which the hub writes.
port: {port}
pid_file: "{folder}/nats.pid"
max_payload: {largest}
max_pending: 16MB
max_connections: 11000
write_deadline: "5s"
ping_interval: "10s"
ping_max: 2
tls {{
  cert_file: "{folder}/certificate.pem"
  key_file: "{folder}/certificate.key"
  timeout: 5
}}
authorization {{
  timeout: 5
  include "users.conf"
}}
"""


def read_settings(folder: Path) -> HubSettings:
    """The settings of the hub in this folder. ValueError with a sentence."""
    try:
        return msgspec.json.decode(folder.joinpath("hub.json").read_bytes(), type=HubSettings)
    except FileNotFoundError:
        raise ValueError(
            f"{folder} holds no hub: `boardside hub --set-up` makes one (deploy/hub.sh does it)."
        ) from None
    except (OSError, msgspec.DecodeError) as wrong:
        raise ValueError(f"{folder / 'hub.json'} cannot be read: {wrong}") from None


def set_up(folder: Path, settings: HubSettings) -> None:
    """Make the folder of a hub, or write its settings anew: key, certificate and members stay as they are."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not folder.joinpath("certificate.key").exists():
        certificate, private = make_certificate(settings.name)
        write_secret(folder / "certificate.pem", certificate)
        write_secret(folder / "certificate.key", private)
    if not folder.joinpath("key").exists():
        write_secret(folder / "key", Key.seed())
    write_secret(folder / "hub.json", msgspec.json.format(msgspec.json.encode(settings), indent=1).decode())
    nats = NATS.format(port=settings.nats_port, folder=folder.resolve(), largest=LARGEST)
    write_secret(folder / "nats.conf", nats)
    Members(folder)


def invitation(folder: Path, name: str, letters: bool = False) -> str:
    """What lets one table of this name join the hub in this folder: a link, or with `letters` the hub's address and
    eight letters, like "192.168.1.5:8443 ABCDEFGH". ValueError for letters where the network is not closed."""
    settings = read_settings(folder)
    if letters and not settings.closed:
        raise ValueError("Eight letters do for a closed network only: they cannot prove to a table which hub it meets.")
    address, secret = f"{settings.host}:{settings.web_port}", Members(folder).invite(name, letters)
    if letters:
        return f"{address} {secret}"
    print = fingerprint(folder.joinpath("certificate.pem").read_text(encoding="ascii"))
    return f"https://{address}/join#{secret}.{base64.urlsafe_b64encode(print).decode().rstrip('=')}"
