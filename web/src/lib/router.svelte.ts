/** Pages by path; links inside the site do not reload it. */
export type Way = "bot" | "friends" | "here" | "watch";
export type Route =
  | { page: "home" }
  | { page: "mine" }
  | { page: "new"; game: string; way: Way }
  | { page: "campaign"; game: string }
  | { page: "table"; id: string; behalf?: number }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "guide"; game: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "practise"; game?: string }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "mistakes"; table?: string }
  | { page: "workshop"; game: string }
  | { page: "camp"; id: string }
  | { page: "links"; id: string }
  | { page: "sheets"; id: string }
  | { page: "board"; id: string }
  | { page: "paper"; id: string }
  | { page: "missing" };

const WAYS: readonly string[] = ["bot", "friends", "here", "watch"];

export function parse(path: string): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean);
  if (rest.length) return { page: "missing" };
  if (!first) return { page: "home" };
  if (first === "mine" && !second) return { page: "mine" };
  if (first === "new" && second && third === "camp") return { page: "campaign", game: second };
  if (first === "new" && second && third && WAYS.includes(third))
    return { page: "new", game: second, way: third as Way };
  if (first === "learn" && second && third) return { page: "lesson", game: second, lesson: third };
  if (first === "practise") {
    if (second === "mistakes") return third ? { page: "mistakes", table: third } : { page: "mistakes" };
    if (second)
      return third ? { page: "puzzle", game: second, puzzle: third } : { page: "practise", game: second };
    return { page: "practise" };
  }
  if (first === "camp" && second && third === "links") return { page: "links", id: second };
  if (first === "camp" && second && third === "sheets") return { page: "sheets", id: second };
  if (first === "camp" && second && third && /^\d+$/.test(third))
    return { page: "table", id: second, behalf: Number(third) };
  if (second && !third) {
    if (first === "camp") return { page: "camp", id: second };
    if (first === "board") return { page: "board", id: second };
    if (first === "paper") return { page: "paper", id: second };
    if (first === "t") return { page: "table", id: second };
    if (first === "r") return { page: "replay", id: second };
    if (first === "rules") return { page: "rules", game: second };
    if (first === "learn") return { page: "learn", game: second };
    if (first === "workshop") return { page: "workshop", game: second };
    if (first === "guide") return { page: "guide", game: second };
  }
  return { page: "missing" };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.catch(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  private read(): void {
    this.route = parse(location.pathname);
    this.hash = location.hash;
  }

  private catch(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.pathname.startsWith("/docs")) return;
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
