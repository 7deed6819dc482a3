"""What the models of requests and answers share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path
from pydantic import BaseModel, ConfigDict, Field

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Name = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Secret = Annotated[str, Field(max_length=100)]
Nickname = Annotated[str, Field(max_length=200)]
BotLevel = Annotated[
    str | None, Field(max_length=20, description="one of the game's levels; by default its default level")
]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(Model):
    """Why a request had no effect."""

    code: str
    text: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}
