"""Addresses: where phones on the same network find this machine, who really calls, and the names we answer to."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Sequence, Set
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from ..settings import Settings

ANY_ADDRESS = "0.0.0.0"  # only when asked for with --lan
LOCALHOST = "localhost"
HOME_DOMAINS = ("local", "lan", "home.arpa", "internal", "localdomain")  # nobody can register a name in these
IPV6_PREFIX = 64
HOPS = 20  # forwarders that are looked at
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")

Address = IPv4Address | IPv6Address


def lan_address() -> str | None:
    """This machine's address on the local network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address: only the route to it is looked up
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found
    return None


def split_host(text: str) -> tuple[str, str]:
    """Name and port of `name:port` or `[address]:port`, in lower case; no name if it is neither."""
    if text.startswith("["):
        name, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            return "", ""
        port = rest[1:]
    else:
        name, _, port = text.partition(":")
    if port and not (port.isascii() and port.isdigit()):
        return "", ""
    return name.lower().removesuffix("."), port


def read_address(text: str) -> Address | None:
    """An address, with or without a port; one of IPv4 inside IPv6 is the one of IPv4."""
    for candidate in (text.strip(), split_host(text.strip())[0]):
        try:
            found = ip_address(candidate.partition("%")[0])
        except ValueError:
            continue
        return getattr(found, "ipv4_mapped", None) or found
    return None


def caller(connection: HTTPConnection) -> str:
    """Who the limits count: the address that calls."""
    return counted(connection.client.host) if connection.client else ""


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """An address as the limits count it. Somebody with one of IPv6 has the whole /64 around it."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, IPV6_PREFIX), strict=False))
    return str(found or address)


def is_loopback(text: str) -> bool:
    found = read_address(text)
    return text.lower() == LOCALHOST or (found is not None and found.is_loopback)


def is_at_this_machine(connection: HTTPConnection) -> bool:
    """Whether the caller sits here, with nobody in between."""
    forwarded = any(name in connection.headers for name in FORWARDED)
    return not forwarded and connection.client is not None and is_loopback(connection.client.host)


class Proxies:
    """The forwarders whose word about a caller is believed: those that the operator names, and nobody else."""

    def __init__(self, listed: Sequence[str]) -> None:
        self._networks = [ip_network(each, strict=False) for each in listed]

    def trusts(self, address: str) -> bool:
        found = read_address(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)

    def caller(self, peer: str, forwarded: Sequence[str], schemes: Sequence[str]) -> tuple[str, str | None]:
        """Who really calls, and by which scheme if a forwarder says so.

        Every forwarder adds at the right who it heard from, so the first one from the right that we do not trust is
        the caller. What stands to the left of it is only what the caller claims.
        """
        caller, depth = str(read_address(peer) or peer), 0
        if not self.trusts(peer):
            return caller, None
        for hop in reversed(forwarded[-HOPS:]):
            found = read_address(hop)
            if found is None:
                break
            caller, depth = str(found), depth + 1
            if not self.trusts(caller):
                break
        scheme = schemes[-min(max(depth, 1), len(schemes))].lower() if schemes else None
        return caller, scheme if scheme in {"http", "https"} else None


class Hosts:
    """The names under which this site may be asked for.

    A page can point a name of its own at our address (DNS rebinding) and would then count as one of our pages, so
    names that are not ours are refused. With an address instead of a name that is impossible.
    """

    def __init__(self, settings: Settings, lent: Set[str] = frozenset()) -> None:
        """`lent` are names that are ours for a while; see `network.py`."""
        self._lent = lent
        open_to_network = not is_loopback(settings.host)
        self._names = {split_host(str(name))[0] for name in settings.hosts}
        if not settings.hosts and open_to_network:
            self._names |= own_names()
        self._addresses = not settings.hosts and open_to_network

    def know(self, host: str) -> bool:
        name, _ = split_host(host)
        if not name:
            return False
        ours = name in self._names or name in self._lent
        return ours or is_loopback(name) or (self._addresses and read_address(name) is not None)


def own_names() -> set[str]:
    """What this machine is called in a home network; finding out sends nothing."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return {name, short, *(f"{short}.{domain}" for domain in HOME_DOMAINS)} - {""}
