import { beforeAll, describe, expect, it, vi } from "vitest";
import { say, words } from "./fluent.svelte";

/** A server with the words of games, which answers when it is told to. */
class Server {
  private readonly waiting = new Map<string, (answer: Response | Error) => void>();

  fetch = (path: string): Promise<Response> =>
    new Promise((resolve, reject) => {
      this.waiting.set(path, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });

  async answer(path: string, answer: Response | Error): Promise<void> {
    await vi.waitFor(() => expect([...this.waiting.keys()]).toContain(path));
    this.waiting.get(path)?.(answer);
    this.waiting.delete(path);
  }
}

const server = new Server();
vi.stubGlobal("fetch", server.fetch);

describe("words", () => {
  beforeAll(async () => {
    await words.use("en");
    const needed = words.need("ludo");
    await server.answer("/api/games/ludo/words/en", new Response("ludo-title = Sorry\n"));
    await needed;
  });

  it("change their language while those of a game are still on their way", async () => {
    const used = words.use("cs");
    await vi.waitFor(() => expect(say("client-close")).toBe("Zavřít"));
    expect(say("ludo-title")).toBe("Sorry");
    expect(words.knows("ludo")).toBe(true);
    await server.answer("/api/games/ludo/words/cs", new Response("ludo-title = Člověče\n"));
    await used;
    expect(say("ludo-title")).toBe("Člověče");
  });

  it("tell that those of a game do not come, and are asked for again at once if somebody wishes", async () => {
    const used = words.use("de");
    await server.answer("/api/games/ludo/words/de", new Error("away"));
    await vi.waitFor(() => expect(words.failure).toMatchObject({ code: "offline" }));
    expect(say("client-close")).toBe("Schließen");
    words.again();
    await server.answer("/api/games/ludo/words/de", new Response("ludo-title = Mensch\n"));
    await used;
    expect(words.failure).toBe(null);
    expect(say("ludo-title")).toBe("Mensch");
  });

  it("of the house are for a team while a game for teams is on the page", async () => {
    const needed = words.need("raid");
    await server.answer("/api/games/raid/words/de", new Response("raid-title = Raid\n    .team = Raid\n"));
    await needed;
    const leave = words.play("raid");
    expect(say("client-nothing-there")).toMatch(/^Hier könnt ihr /);
    expect(say("client-close")).toBe("Schließen");
    leave();
    expect(say("client-nothing-there")).toMatch(/^Hier kannst du /);
    const end = words.play("ludo");
    expect(say("client-nothing-there")).toMatch(/^Hier kannst du /);
    const leaveAgain = words.play("raid");
    end(); // what another page played goes on
    expect(say("client-nothing-there")).toMatch(/^Hier könnt ihr /);
    leaveAgain();
  });

  it("that a game does not have are not waited for", async () => {
    const needed = words.need("chess");
    const refused = new Response('{"code": "no_table", "text": "there are no such words"}', { status: 404 });
    await server.answer("/api/games/chess/words/de", refused);
    await needed;
    expect(words.failure).toBe(null);
    expect(words.has("chess-title")).toBe(false);
  });
});
