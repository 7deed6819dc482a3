"""The server: tables where people at a distance play, live updates, the store that loses nothing.

`create_app(Settings())` in `app` is the ASGI application; `serve(settings)` there runs it.
"""
