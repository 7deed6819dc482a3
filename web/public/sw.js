/**
 * Keeps the shell of the client on this device, so that a bad network shows it at once.
 *
 * It never serves an old version: pages are asked for first and kept only for when nobody answers; files whose names
 * hold a hash of their content can't be old; everything belongs to one build and goes when another one comes. Of the
 * API only drawings, words and descriptions of games are kept, again for when nobody answers; never tables, seats or
 * secrets.
 */
const KEPT = "herna-VERSION_OF_BUILD";
/** Milliseconds until a page that is kept is shown instead of one that does not come. */
const PATIENCE = 4000;
const PAGE = "/";
const HASHED = /^\/assets\//;
const OF_GAMES = /^\/api\/games(\/[a-z0-9_]+\/(sprites\.svg|words\/[a-z]+))?$/;
const ICONS = /^\/(icon[a-z0-9-]*\.(svg|png)|manifest\.webmanifest)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.add(new Request(PAGE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n.startsWith("herna-") && n !== KEPT).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

async function keep(key, answer) {
  if (answer.ok && answer.type === "basic") await (await caches.open(KEPT)).put(key, answer);
}

async function keptFirst(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
}

/** The network's answer; only if there is none, the one that is kept. */
async function networkFirst(request, key, event) {
  const asked = fetch(request).then((answer) => {
    if (answer.status >= 502) throw new Error("nobody answers"); // a proxy in front of a server that is away
    event.waitUntil(keep(key, answer.clone()));
    return answer;
  });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(() => caches.match(key));
  try {
    return (await Promise.race([asked, late.then((found) => found ?? asked)])) ?? (await asked);
  } catch (failure) {
    const found = await caches.match(key);
    if (found) return found;
    throw failure;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    // Every page of the client is the same file; others (an export, the manual) are none of our business.
    if (/^\/(api|docs|health|ready|metrics)/.test(url.pathname)) return;
    event.respondWith(networkFirst(request, PAGE, event));
  } else if (HASHED.test(url.pathname)) event.respondWith(keptFirst(request));
  else if (OF_GAMES.test(url.pathname) || ICONS.test(url.pathname))
    event.respondWith(networkFirst(request, request, event));
});
