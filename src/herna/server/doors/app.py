"""The assembled ASGI application. It runs under any ASGI server; `herna serve` runs it with `server/run.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException

import herna

from .. import metrics
from ..errors import Refused
from ..rooms.hub import Hub
from ..rooms.nodes import Bus, make_bus
from ..rooms.preparing import Preparing
from ..settings import Settings
from ..store import guard
from ..store.store import MakeScribe, Store
from . import (
    camp,
    courses,
    datasheets,
    debrief,
    experiments,
    gallery,
    http,
    manual,
    mistakes,
    network,
    practise,
    progress,
    puzzles,
    replay,
    reviews,
    saving,
    sheets,
    study,
)
from .games import Catalogue
from .gate import Gate, may_measure
from .guests import Guests
from .limits import Board, Buckets
from .openapi import DescribedApp
from .pages import Files, send_file
from .shield import SHOWN, Shield, problem
from .socket import Sockets
from .squeeze import Squeeze

log = structlog.get_logger()
CODES = {404: "no_table", 405: "forbidden", 413: "too_big"}
PAGES = {"/": "home", "/t/{id}": "table", "/r/{id}": "replay", "/rules/{id}": "rules"}
PLAIN_PAGE = """<!doctype html><html lang=en><meta charset=utf-8><title>Herna</title>
<p>A table of Herna. Play here from a terminal: <code>herna join</code> with the address of this page.
The API is described at <a href=/docs>/docs</a>.</html>"""


def create_app(
    settings: Settings | None = None,
    bus: Bus | None = None,
    make_scribe: MakeScribe | None = None,
    board: Board | None = None,
) -> FastAPI:
    chosen, counted = settings or Settings(), board or Board()
    preparing = Preparing(chosen)
    store = Store(chosen.database, preparing.find_game, make_scribe)
    hub = Hub(chosen, store, bus or make_bus(chosen.redis, chosen.node_name), preparing)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with guard.hold(chosen.database, shared=bool(chosen.redis)):
            await store.open()
            try:
                await hub.start()
                log.info("started", node=chosen.node_name, database=store.url.get_backend_name(), nodes=hub.bus.shared)
                yield
            finally:
                await hub.stop()
                await store.close()
                log.info("stopped", node=chosen.node_name)

    app = DescribedApp(
        title="Herna",
        version=herna.__version__,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        description="Board games: tables, seats, live matches.",
    )
    app.state.hub = hub
    reach = app.state.network = network.Network(chosen)
    app.add_middleware(Squeeze)
    app.add_middleware(Shield, settings=chosen, board=counted)
    catalogue, guests = Catalogue(hub), Guests(hub, counted)
    app.include_router(http.make_router(hub, catalogue, guests))
    app.include_router(gallery.make_router(hub, catalogue))
    app.include_router(datasheets.make_router(hub, catalogue))
    app.include_router(experiments.make_router(hub, catalogue, guests, counted))
    app.include_router(replay.make_router(hub))
    app.include_router(debrief.make_router(hub))
    app.include_router(reviews.make_router(hub, guests, counted))
    app.include_router(camp.make_router(hub, catalogue, guests, reach))
    app.include_router(sheets.make_router(hub))
    app.include_router(network.make_router(reach))
    _add_study(app, hub, catalogue, guests, counted)
    app.include_router(saving.make_router(hub, guests))
    app.add_middleware(Sockets, hub=hub, board=counted)
    app.add_middleware(Gate, settings=chosen, lent=reach.names)
    _answer_errors(app, chosen)
    _add_manual(app)
    _add_health(app, hub)
    _add_pages(app, chosen)
    return app


def _add_study(app: FastAPI, hub: Hub, catalogue: Catalogue, guests: Guests, board: Board) -> None:
    """What can be learnt. Each kind of exercises is added here."""
    exercises, lessons = study.Study(hub), courses.Lessons(hub, catalogue)
    tried = Buckets(progress.RATE, progress.BURST, "progress", board)
    newcomers = Buckets(puzzles.NEW_RATE, puzzles.NEW_BURST, "newcomers", board)
    found, bad = puzzles.Puzzles(hub, catalogue, tried, newcomers), mistakes.Mistakes(hub, tried)
    exercises.add(courses.KIND, lessons)
    exercises.add(puzzles.KIND, found, judged=True)
    exercises.add(mistakes.KIND, bad, judged=True)
    app.include_router(courses.make_router(lessons))
    app.include_router(practise.make_router(hub, catalogue, guests, found, bad))
    app.include_router(progress.make_router(hub, guests, exercises, board))
    app.include_router(study.make_router(exercises, guests))


def _answer_errors(app: FastAPI, settings: Settings) -> None:
    """Every refusal has a code and a sentence and reveals nothing else about the server. The client answers mistyped
    addresses."""

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        metrics.REFUSED.labels(error.code).inc()
        return problem(error.code, error.text, error.status)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, error: RequestValidationError) -> Response:
        wrong = sorted({".".join(str(part) for part in each["loc"][1:] or each["loc"]) for each in error.errors()})
        text = f"these are missing or wrong: {', '.join(wrong)}"
        return problem("malformed", text.encode(errors="replace").decode()[:500], 422)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        reads = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
        if error.status_code == 404 and reads and settings.web is not None:
            return send_file(settings.web / "index.html", request.headers, 404)
        answer = problem(CODES.get(error.status_code, "malformed"), str(error.detail), error.status_code)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        log.error("http_failed", path=request.url.path[:SHOWN], error=repr(error), exc_info=error)
        return problem("internal", "something went wrong here; it has been noted", 500)


def _add_manual(app: FastAPI) -> None:
    @cache
    def page() -> str:
        return manual.page(app.openapi())

    @app.get("/docs", include_in_schema=False)
    async def docs() -> HTMLResponse:
        return HTMLResponse(page())

    @app.get("/docs/style.css", include_in_schema=False)
    async def style() -> Response:
        return Response(manual.STYLE, media_type="text/css")


def _add_health(app: FastAPI, hub: Hub) -> None:
    @app.get("/health", tags=["health"], response_class=PlainTextResponse)
    async def health() -> PlainTextResponse:
        """This process answers."""
        return PlainTextResponse("ok")

    @app.get("/ready", tags=["health"], response_class=PlainTextResponse)
    async def ready() -> PlainTextResponse:
        """This process can serve: its store can write, its games are compiled, and it is not about to stop."""
        if hub.closing:
            return PlainTextResponse("stopping", 503)
        try:
            await hub.store.ready()
        except Exception as error:
            log.error("not_ready", error=error.text if isinstance(error, Refused) else type(error).__name__)
            return PlainTextResponse("the store cannot write", 503)
        if hub.preparing.missing:
            return PlainTextResponse("compiling", 503)
        return PlainTextResponse("ready")

    @app.get("/metrics", include_in_schema=False)
    async def measured(request: Request) -> Response:
        if not may_measure(request, hub.settings.metrics_token):
            raise Refused("forbidden", "figures are for the operator only")
        return Response(await asyncio.to_thread(metrics.figures), media_type=CONTENT_TYPE_LATEST)


def _add_pages(app: FastAPI, settings: Settings) -> None:
    """The built client if there is one, else a page that says what to do. Every page is the same client; the ones that
    people open most name what they load next."""
    web = settings.web

    def client(name: str, request: Request) -> Response:
        return HTMLResponse(PLAIN_PAGE) if web is None else send_file(web / f"{name}.html", request.headers)

    def add(path: str, name: str) -> None:
        @app.get(path, include_in_schema=False)
        async def named(request: Request) -> Response:
            return client(name, request)

    for path, name in PAGES.items():
        add(path, name)

    @app.get("/mine", include_in_schema=False)
    @app.get("/workshop/{id}", include_in_schema=False)
    @app.get("/new/{id}/{way}", include_in_schema=False)
    @app.get("/learn/{id}", include_in_schema=False)
    @app.get("/learn/{id}/{way}", include_in_schema=False)
    @app.get("/practise", include_in_schema=False)
    @app.get("/practise/{id}", include_in_schema=False)
    @app.get("/practise/{id}/{way}", include_in_schema=False)
    @app.get("/camp/{id}", include_in_schema=False)
    @app.get("/camp/{id}/{way}", include_in_schema=False)
    @app.get("/board/{id}", include_in_schema=False)
    @app.get("/paper/{id}", include_in_schema=False)
    @app.get("/guide/{id}", include_in_schema=False)
    async def page(request: Request, id: str = "", way: str = "") -> Response:
        return client("index", request)

    if web is not None:
        app.mount("/", Files(directory=web, html=True))
