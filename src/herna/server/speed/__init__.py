"""What makes the server faster, and guards its connections. No other room imports this one; `server/run.py` chooses it.

Each part has a plain way beside it, so `doors.app.create_app` runs under any ASGI server without this folder. What each
gains, by `benchmarks/server.py` on two cores:

- `wire.py`, a short way for WebSocket frames inside uvicorn: 0.44 instead of 0.68 ms of processor time per action.
  The plain way is `doors/wire.py`.
- `scribe.py` and `dictation.py`, a process that writes to SQLite: with 50 tables 4,344 instead of 3,120 actions per
  second. The plain way is a thread, see `store/writer.py`.
- `workers.py`, a porter in front of several processes: with 200 tables and two processes 6,164 instead of 4,469 actions
  per second. The plain way is one process, or several nodes with Redis, see `rooms/nodes.py`.
- `lines.py` gains nothing in speed: it closes requests that never end and limits connections, which takes the internals
  of uvicorn. Under another server that is the business of that server.
"""
