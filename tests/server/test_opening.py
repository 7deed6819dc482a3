"""Opening the room: `herna open` as a person types it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from herna.engine.errors import BadOption
from herna.server import opening

from ..ports import unused_port


@pytest.fixture
def taken_port():
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_a_port_in_use_is_passed_over(taken_port):
    port = opening.free_port("127.0.0.1", taken_port)
    assert taken_port < port < taken_port + opening.PORTS_TRIED


def test_when_all_ports_are_taken_it_says_what_to_do(monkeypatch, taken_port):
    monkeypatch.setattr(opening, "PORTS_TRIED", 1)
    with pytest.raises(BadOption, match="--port"):
        opening.free_port("127.0.0.1", taken_port)


def test_a_qr_code_is_square_and_can_be_told_apart():
    one, other = opening.qr_code("http://127.0.0.1:8000/"), opening.qr_code("http://127.0.0.1:8001/")
    assert one != other
    widths = {len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in one.rstrip("\n").split("\n")}
    assert len(widths) == 1
    assert widths.pop() >= 21


def test_open_tells_the_address_serves_and_closes_politely(tmp_path):
    command = [sys.executable, "-m", "herna", "open", "--no-browser", "--port", str(unused_port())]
    env = {**os.environ, "HERNA_DATA": str(tmp_path)}
    room = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    try:
        address = re.search(r"http://127\.0\.0\.1:\d+/", room.stdout.readline())[0]
        assert opening.wait_until_it_answers(address)
        with urllib.request.urlopen(address, timeout=20) as page:
            assert "Herna" in page.read().decode()
        assert (tmp_path / "tables.db").exists()
    finally:
        room.send_signal(signal.SIGINT)
        said = room.communicate(timeout=60)
    assert "Traceback" not in said[1]
    assert room.returncode in {0, 130, -signal.SIGINT}
