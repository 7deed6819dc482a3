/** Messages in the reader's language: the catalogues that the server uses too, one language loaded at a time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { games, patiently } from "./api";
import type { Language } from "./languages";
import type { Message } from "./protocol";

export type Args = Record<string, string | number>;

const files = import.meta.glob<string>(
  ["../../../src/herna/locales/*/*.ftl", "../../../src/herna/games/*/words/*/*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

async function load(language: Language): Promise<FluentBundle> {
  const wanted = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return makeBundle(language, await Promise.all(wanted.map(([, read]) => read())));
}

const LOADED_ANEW = "herna-loaded-anew";
const SELDOM = 20_000;

/** A browser remembers that a module did not come: only the page loaded anew asks for it again. */
async function begAgain(): Promise<never> {
  await patiently(games);
  const last = Number(sessionStorage.getItem(LOADED_ANEW) ?? 0);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, last + SELDOM - Date.now())));
  sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
  location.reload();
  return new Promise(() => undefined);
}

class Words {
  private bundle: FluentBundle | null = $state.raw(null);
  private readonly loaded = new Map<Language, FluentBundle>();
  private asked: Language | null = null;
  /** Messages that somebody has other words for: what a team calls itself instead of what the game calls its seat. */
  aliases: ReadonlyMap<string, string> = $state.raw(new Map());

  get ready(): boolean {
    return this.bundle !== null;
  }

  async use(language: Language): Promise<void> {
    this.asked = language;
    const bundle = this.loaded.get(language) ?? (await load(language).catch(begAgain));
    this.loaded.set(language, bundle);
    if (this.asked === language) this.bundle = bundle;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** A message of the client, by its id; at worst the id. */
  say = (id: string, args: Args = {}): string => {
    const pattern = this.bundle?.getMessage(id)?.value;
    if (!this.bundle || !pattern) return this.bundle ? id : "";
    return this.bundle.formatPattern(pattern, args, []);
  };

  /** A message from the server; its arguments may be messages. */
  tell = (message: Message | null | undefined): string => {
    if (!message) return "";
    const alias = this.aliases.get(message.id);
    if (alias) return alias;
    const args: Args = {};
    for (const [name, value] of Object.entries(message.args ?? {}))
      args[name] = typeof value === "object" ? this.tell(value) : value;
    return this.say(message.id, args);
  };
}

export const words = new Words();
export const say = words.say;
export const tell = words.tell;
