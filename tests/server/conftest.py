"""What the tests of the server share."""

from __future__ import annotations

import socket

import pytest


def unused_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def free_port() -> int:
    return unused_port()
