"""Keys and certificates of a club: the key with which a table proves who it is, and the hub's self-signed certificate.

A key is NATS' "nkey": an Ed25519 key in base32, with a prefix that says what it is for and a checksum. The public half
begins with U, the seed, which is the secret, with SU. nats-server sends a random text at each connection, which the
client signs: the seed never leaves its file.
"""

from __future__ import annotations

import base64
import binascii
import datetime
import hashlib
import os
import ssl
from contextlib import suppress
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_PUBLIC = bytes((20 << 3,))
_SEED = bytes((18 << 3 | 20 >> 2, (20 & 3) << 6))
"""What the halves of a user's key begin with: "U" and "SU" in base32."""
_NO_CHECK_TIME = 0x200000
"""OpenSSL's X509_V_FLAG_NO_CHECK_TIME, which Python has no name for."""


def _text(raw: bytes) -> str:
    return base64.b32encode(raw + binascii.crc_hqx(raw, 0).to_bytes(2, "little")).decode().rstrip("=")


def _raw(text: str, prefix: bytes) -> bytes:
    """The 32 bytes of a key that is written with this prefix. ValueError where it is none."""
    raw = base64.b32decode(text + "=" * (-len(text) % 8))[:-2]
    if len(raw) != len(prefix) + 32 or not raw.startswith(prefix) or _text(raw) != text:
        raise ValueError("this is no key of a table (a line that begins with SU).")
    return raw[len(prefix) :]


class Key:
    """A table's key, or the hub's own; its `public` half stands in nats-server's list."""

    def __init__(self, seed: str) -> None:
        """ValueError where this is no seed of a user's key."""
        self._key = Ed25519PrivateKey.from_private_bytes(_raw(seed, _SEED))
        self.public = _text(_PUBLIC + self._key.public_key().public_bytes_raw())

    @staticmethod
    def seed() -> str:
        """The seed of a new key."""
        return _text(_SEED + os.urandom(32))

    def sign(self, nonce: str) -> bytes:
        """The signature of what nats-server sent, as it wants it."""
        return base64.b64encode(self._key.sign(nonce.encode()))


def public_key(text: str) -> bool:
    """Whether this is the public half of a key, and nothing else: it is written into nats-server's file.

    >>> public_key(Key(Key.seed()).public), public_key('UA" }')
    (True, False)
    """
    with suppress(ValueError):
        return bool(_raw(text, _PUBLIC))
    return False


def read_key(folder: Path) -> Key:
    """The key that is kept in this folder. OSError where there is none, ValueError where it is no key."""
    return Key(folder.joinpath("key").read_text(encoding="ascii").strip())


def write_secret(path: Path, text: str) -> None:
    """A new file that only its owner may read; one that is there is replaced as a whole."""
    made = path.with_name(f"{path.name}.new")
    made.unlink(missing_ok=True)
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    made.rename(path)


def make_certificate(name: str) -> tuple[str, str]:
    """A self-signed certificate and its private key, as PEM. Browsers heed its dates; tables do not."""
    # 3 MB of a hub, which makes one in its life, and not while it runs.
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:60])])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=20 * 365))
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return made.public_bytes(serialization.Encoding.PEM).decode(), private.decode()


def fingerprint(certificate: str) -> bytes:
    """The SHA-256 of a certificate (PEM), as a link carries it. ValueError where this is none."""
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(certificate)).digest()


def pinned(certificate: str) -> ssl.SSLContext:
    """TLS that takes this one certificate and no other. Names and dates are not looked at: whoever has the private key
    of this certificate is the hub, and a table has no clock to check a date by."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_3
    context.check_hostname = False
    context.verify_flags |= _NO_CHECK_TIME
    context.load_verify_locations(cadata=certificate)
    return context
