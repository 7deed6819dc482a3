"""The server: tables where people at a distance play, live updates, the store that loses nothing.

`doors.app.create_app(Settings())` is the ASGI application; `run.serve(settings)` runs it.
"""
