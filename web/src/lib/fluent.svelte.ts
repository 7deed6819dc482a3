/** Messages in the reader's language: the client includes its own catalogues, those of games come from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameWords, Problem, patiently } from "./api";
import type { Language } from "./languages";
import type { Message } from "./protocol";
import { reloadLater } from "./reload";
import { settings } from "./settings.svelte";

export type Args = Record<string, string | number>;

/** What every page needs; other catalogues are loaded by the pages that need them. */
const HOUSE = ["herna", "table", "client"];
const LOCALES = "../../../src/herna/locales";
const AGAIN = 4000; // ms until a server that failed is asked again
const files = import.meta.glob<string>("../../../src/herna/locales/*/{herna,table,client,camp}.ftl", {
  query: "?raw",
  import: "default",
});

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The text of a catalogue: one of the client's own, or of the game with that name. */
async function read(name: string, language: Language): Promise<string> {
  const file = files[`${LOCALES}/${language}/${name}.ftl`];
  if (file) return file();
  try {
    return await patiently(() => gameWords(name, language));
  } catch (failure) {
    // A game without words in this language still has names for its seats and options.
    if (!(failure instanceof Problem) || failure.code !== "internal") return "";
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  return read(name, language);
}

class Words {
  private bundle: FluentBundle | null = $state.raw(null);
  private language: Language = settings.chosen.language;
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly needed = new Set(HOUSE);
  private readonly reading = new Map<string, Promise<void>>();
  private readonly known = new Set<string>();
  /** Counts what was added to bundles, which Svelte cannot see. */
  private additions = $state(0);
  /** Messages with other words: what a team calls itself instead of what the game calls its seat. */
  aliases: ReadonlyMap<string, string> = $state.raw(new Map());

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Change to a language once everything needed so far is there. */
  async use(language: Language): Promise<void> {
    this.language = language;
    await this.load(language, [...this.needed]).catch(() => reloadLater(() => this.language === language));
    if (this.language === language) this.bundle = this.bundles.get(language) ?? null;
  }

  /** Load more catalogues: in this language now, and in every language chosen later. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.needed.add(name);
    let language: Language;
    do {
      language = this.language;
      await this.load(language, names);
    } while (language !== this.language);
  }

  /** Whether a catalogue is there in the current language. */
  knows(name: string): boolean {
    return this.known.has(`${this.language} ${name}`);
  }

  private async load(language: Language, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.add(language, name)));
  }

  private add(language: Language, name: string): Promise<void> {
    const key = `${language} ${name}`;
    let adding = this.reading.get(key);
    if (!adding) {
      adding = read(name, language).then((text) => {
        const bundle = this.bundles.get(language) ?? makeBundle(language, []);
        bundle.addResource(new FluentResource(text));
        this.bundles.set(language, bundle);
        this.known.add(key);
        this.additions++;
      });
      adding.catch(() => this.reading.delete(key));
      this.reading.set(key, adding);
    }
    return adding;
  }

  has(id: string): boolean {
    void this.additions;
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** A message of the client, by its id; at worst the id. */
  say = (id: string, args: Args = {}): string => {
    void this.additions;
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
