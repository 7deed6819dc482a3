"""What the models of requests and answers share."""

from __future__ import annotations

from typing import Annotated, Any, Self

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field, ModelWrapValidatorHandler, ValidationError, model_validator
from pydantic_core import PydanticCustomError

MOST_WRONG = 100  # mistakes that are listed; to put together a list of thousands would take seconds
MOST_NAMED = 500  # fields, options or texts; to look at what is wrong with thousands would take a second
TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Name = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Secret = Annotated[str, Field(max_length=100)]
Nickname = Annotated[str, Field(max_length=200)]
BotLevel = Annotated[
    str | None, Field(max_length=20, description="one of the game's levels; by default its default level")
]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Asked(Model):
    """What somebody sends. All bodies of requests are of this kind: no mistakes in them hold up the event loop."""

    @model_validator(mode="wrap")
    @classmethod
    def _briefly(cls, given: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        if isinstance(given, dict):
            named = max(len(each) for each in (given, *given.values()) if isinstance(each, dict))
            if named > MOST_NAMED:
                raise PydanticCustomError("far_too_much", "far too much is named")
        try:
            return handler(given)
        except ValidationError as error:
            if error.error_count() > MOST_WRONG:
                raise PydanticCustomError("far_too_wrong", "far too much of it is wrong") from None
            raise


class Problem(Model):
    """Why a request had no effect."""

    code: str
    text: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
