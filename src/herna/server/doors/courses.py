"""Lessons: the course of a game, and its lessons as exercises."""

from __future__ import annotations

import msgspec
import structlog
from fastapi import APIRouter
from fastapi.responses import Response

from herna.engine import lessons
from herna.engine.errors import BadLesson
from herna.engine.exercise import Exercise
from herna.engine.scene import Message

from ..errors import Refused
from ..rooms.hub import Hub
from .games import Catalogue
from .models import PROBLEMS, Name
from .openapi import answer
from .study import Asker, Tried

log = structlog.get_logger()
KIND = "lessons"


class LessonOut(msgspec.Struct, frozen=True):
    """A lesson in the course of a game; `key` is that of its exercise and of what is kept about it."""

    name: str
    key: str
    number: int
    title: Message
    steps: int


class Lessons:
    """The kind `lessons`: keys are GAME.LESSON."""

    def __init__(self, hub: Hub, catalogue: Catalogue) -> None:
        self._hub = hub
        self._catalogue = catalogue

    def course(self, name: str) -> tuple[LessonOut, ...]:
        """For a list, so nothing of the game is called that has to be compiled."""
        try:
            found = lessons.course(self._catalogue.shelved(name))
        except BadLesson as error:
            raise self._broken(name, error) from None
        return tuple(LessonOut(each.name, each.key, each.number, each.title, each.steps) for each in found)

    async def find(self, key: str, asker: Asker) -> tuple[Exercise, ...]:
        name, _, wanted = key.partition(".")
        game = self._catalogue.game(name)
        try:
            lesson = lessons.find(game, wanted)
            if lesson is None:
                raise Refused("no_table", "there is no such lesson")
            return await self._hub.crews.studying.do(asker.address, lessons.exercises, game, lesson)
        except BadLesson as error:
            raise self._broken(key, error) from None

    async def heard(self, key: str, asker: Asker, tried: Tried) -> None:
        """What somebody has learnt their browser says itself."""

    def _broken(self, key: str, error: BadLesson) -> Refused:
        log.error("lesson_broken", key=key, error=str(error))
        return Refused("unavailable", "this lesson is broken; the server's log says why")


def make_router(courses: Lessons) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)

    @router.get("/games/{name}/lessons", tags=["study"], response_class=Response, responses=answer(list[LessonOut]))
    async def course(name: Name) -> Response:
        """The lessons of a game in their order; an empty list for a game that has none."""
        return Response(msgspec.json.encode(courses.course(name)), media_type="application/json")

    return router
