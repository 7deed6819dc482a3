"""The first start, and the shell on a device: what people see before games are compiled, and without a network."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from .house import House

# Whether a table is kept on the device. It must not make the database, which the page would find without its store.
KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open("herna");
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => resolve(false);
  opening.onsuccess = () => {
    const all = opening.result.transaction("tables").objectStore("tables").getAll();
    all.onsuccess = () => (opening.result.close(), resolve(all.result.length > 0));
  };
})"""
CACHED = r"""async () => {
  const all = performance.getEntriesByType("resource").map(({ name }) => name);
  const loaded = all.filter(name => /\/assets\/|\/sprites\.svg$|\/words\/[a-z]+$/.test(name));
  return (await Promise.all(loaded.map(name => caches.match(name)))).every(Boolean);
}"""
CONTROLLED = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def test_home_is_there_before_its_games_and_a_match_begins_when_its_game_is_ready(person, tmp_path, house):
    compiled = tmp_path / "compiled"
    opened = House(tmp_path, "atlas", waits_for=compiled)
    opened.open()
    try:
        me = person(house=opened)
        page = me.goto("/")
        card = page.locator("[data-game]").first
        expect(card.get_by_test_id("preparing")).to_contain_text("50")
        me.forgiven = True  # the browser itself reports the refusals
        card.get_by_role("button", name="Play now").click()
        expect(card.get_by_test_id("preparing")).to_be_visible()
        compiled.touch()
        page.wait_for_url("**/t/*")
        expect(page.get_by_test_id("prompt")).to_be_visible()
    finally:
        opened.close()


def test_the_shell_comes_from_the_device_when_nobody_answers_and_never_from_an_old_build(person, tmp_path, house):
    opened = House(tmp_path, "atlas")
    opened.open()
    try:
        me = person(house=opened, worker=True)
        page = me.goto("/health")  # before there is a worker that could tidy up
        page.evaluate("caches.open('herna-of-last-year').then((kept) => kept.put('/', new Response('old')))")
        me.goto("/")
        expect(page.locator("[data-game]").first).to_be_visible()
        page.wait_for_function(CONTROLLED)
        page.reload()
        expect(page.locator("[data-game]").first).to_be_visible()
        kept = page.evaluate("caches.keys()")
        assert [name for name in kept if name.startswith("herna-")] == kept
        assert len(kept) == 1, "files of other builds are thrown away"
        assert "herna-of-last-year" not in kept
        addresses = page.evaluate(
            "caches.keys().then(([name]) => caches.open(name)).then((kept) => kept.keys())"
            ".then((all) => all.map(({ url }) => new URL(url).pathname))"
        )
        assert any(address.startswith("/assets/") for address in addresses)
        assert not [address for address in addresses if "/tables" in address], "tables are never kept"
        me.forgiven = True
        opened.kill()
        page.reload()
        expect(page.get_by_role("alert")).to_be_visible()  # the client says that nobody answers, not the browser
        expect(page.locator("header, nav").first).to_be_visible()
    finally:
        opened.close()


def test_a_table_is_shown_as_last_seen_while_nobody_answers_and_only_to_who_saw_it(person, tmp_path, house):
    opened = House(tmp_path, "atlas")
    opened.open()
    try:
        me = person(house=opened, worker=True)
        page = me.goto("/")
        page.wait_for_function(CONTROLLED)
        page.locator("[data-game]").first.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        sprites, known = page.locator(".stage [data-sprite]"), page.get_by_test_id("known")
        expect(sprites.first).to_be_visible()
        page.reload()  # now the worker has everything
        expect(me.prompt).to_be_visible()
        expect(known).to_have_count(0)
        page.wait_for_function(KEPT)
        page.wait_for_function(CACHED)
        seen = sprites.count()
        me.forgiven = True

        opened.kill()
        page.reload()
        expect(known).to_contain_text("Last known state")
        expect(sprites).to_have_count(seen)
        expect(me.candidates).to_have_count(0)  # nothing can be done with it
        opened.open()
        expect(known).to_have_count(0)
        expect(me.prompt).to_be_visible()
        expect(me.candidates.first).to_be_visible()

        opened.kill()
        page.evaluate(
            "Object.keys(localStorage).filter((k) => k !== 'herna').forEach((k) => localStorage.removeItem(k))"
        )
        page.reload()  # another person at this device: the secret of the seat is gone
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(sprites).to_have_count(0)
    finally:
        opened.close()


def test_the_client_can_be_installed(house):
    manifest = json.loads(house.get("/manifest.webmanifest"))
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert 'rel="manifest"' in house.get("/")
    assert "VERSION_OF_BUILD" not in house.get("/sw.js")
