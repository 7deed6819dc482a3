"""Reviews are kept with their tables, and one node at a time works on each."""

from __future__ import annotations

import sqlalchemy as sa

from herna.server.store import schema
from herna.server.store.reviews import SILENT, Stand
from herna.server.store.store import Store

from .test_store import laid, with_store

KEPT = b'{"version":1}'


def test_one_node_works_on_a_review_and_the_others_know_how_far_it_is(url: str) -> None:
    async def work(store: Store) -> None:
        table = (await laid(store)).id
        assert await store.reviews.claim(table, "one", 1_000_000)
        assert not await store.reviews.claim(table, "two", 1_000_001)
        assert await store.reviews.report({table: Stand(0, 3, 9)}, "one", 1_000_500) == {table: 0}
        claim = await store.reviews.claimed(table)
        assert claim is not None
        assert (claim.node, claim.place, claim.done, claim.total) == ("one", 0, 3, 9)
        await store.reviews.want(table, 1_000_600)
        assert await store.reviews.report({table: Stand(0, 4, 9)}, "one", 1_000_700) == {table: 1_000_600}
        later = 1_000_700 + SILENT + 1
        assert await store.reviews.claim(table, "two", later)
        assert await store.reviews.report({table: Stand(0, 5, 9)}, "one", later) == {}
        await store.reviews.leave((table,), "two", "slow")
        failed = await store.reviews.claimed(table)
        assert failed is not None
        assert failed.failed == "slow"
        assert await store.reviews.claim(table, "one", later)
        await store.reviews.keep(table, 7, KEPT, later)
        assert await store.reviews.claimed(table) is None
        assert await store.reviews.text_of(table, 7) == KEPT
        assert await store.reviews.text_of(table, 8) is None
        await store.reviews.keep(table, 8, KEPT, later)
        assert await store.reviews.text_of(table) == KEPT

    with_store(url, work)


def test_reviews_of_a_person_and_of_former_versions(url: str) -> None:
    async def work(store: Store) -> None:
        tables = [(await laid(store)).id for _ in range(3)]
        for now, table in enumerate(tables, start=2_000_000):  # after those of other tests
            await store.reviews.keep(table, 1, KEPT, now)
        assert await store.reviews.tables_of("p" * 64, 2) == [tables[2], tables[1]]
        assert await store.reviews.tables_of("q" * 64, 2) == []
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(schema.reviews).values(version=0))
        assert await store.reviews.of(tables[0]) is None
        assert await store.reviews.tables_of("p" * 64, 2) == []

    with_store(url, work)
