"""A phone that has just joined a Wi-Fi: what the network's own name server and port 80 answer, printed as JSON.

python as_a_phone.py ROUTER HOST/PATH...
"""

from __future__ import annotations

import http.client
import json
import socket
import struct
import sys


def looked_up(router: str, name: str, kind: int = 1) -> list[str]:
    """The addresses (kind 1: IPv4, 28: IPv6) that the name server gives for a name; [] where it knows none."""
    labels = b"".join(bytes([len(each)]) + each.encode() for each in name.split("."))
    question = struct.pack(">6H", 7, 0x100, 1, 0, 0, 0) + labels + b"\0" + struct.pack(">2H", kind, 1)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.settimeout(10)
        asked.sendto(question, (router, 53))
        answer = asked.recv(1500)
    found, at = [], len(question)
    for _ in range(struct.unpack(">H", answer[6:8])[0]):
        length = struct.unpack(">H", answer[at + 10 : at + 12])[0]  # the name before it is a pointer of two bytes
        found.append(socket.inet_ntop(socket.AF_INET if length == 4 else socket.AF_INET6, answer[at + 12 :][:length]))
        at += 12 + length
    return found


def asked(address: str, host: str, path: str) -> tuple[int, str]:
    """The status and the body of this page at this address."""
    connection = http.client.HTTPConnection(address, 80, timeout=10)
    connection.request("GET", path, headers={"Host": host})
    answer = connection.getresponse()
    return answer.status, answer.read().decode()


if __name__ == "__main__":
    router, *pages = sys.argv[1:]
    for page in pages:
        host, slash, path = page.partition("/")
        addresses = looked_up(router, host)
        print(
            json.dumps(
                [page, addresses, looked_up(router, host, 28), addresses and asked(addresses[0], host, slash + path)]
            )
        )
