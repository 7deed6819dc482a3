/** Messages in the reader's language: the client includes its own catalogues, those of games come from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FIRST_PAUSE, gameWords, LONGEST_PAUSE, Problem, passes } from "./api";
import type { Language } from "./languages";
import type { Message } from "./protocol";
import { reloadLater } from "./reload";
import { settings } from "./settings.svelte";

export type Args = Record<string, string | number>;

/** What every page needs; other catalogues are loaded by the pages that need them. */
const HOUSE = ["herna", "table", "client"];
const LOCALES = "../../../src/herna/locales";
const files = import.meta.glob<string>(
  "../../../src/herna/locales/*/{herna,table,client,camp,study,practise,workshop,review}.ftl",
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

/** Reads one of the client's own catalogues; the others belong to games. */
const ownFile = (name: string, language: Language): (() => Promise<string>) | undefined =>
  files[`${LOCALES}/${language}/${name}.ftl`];

class Words {
  /** The languages to look for a message in: the chosen one, then the previous one until all words are there. */
  private spoken: readonly Language[] = $state.raw([]);
  private language: Language = settings.chosen.language;
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly needed = new Set(HOUSE);
  private readonly reading = new Map<string, Promise<void>>();
  private readonly known = new Set<string>();
  /** Counts what was added to bundles, which Svelte cannot see. */
  private additions = $state(0);
  /** Messages with other words: what a team calls itself instead of what the game calls its seat. */
  aliases: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The game on the page: if its title has words for teams, so may what the house says. */
  private played: string | null = $state(null);
  private failures: ReadonlyMap<string, unknown> = $state.raw(new Map());
  private readonly pauses = new Set<() => void>();

  get ready(): boolean {
    return this.spoken.length > 0;
  }

  /** Why words of a game have not come yet; null if none failed. They are asked for again and again. */
  get failure(): unknown {
    return [...this.failures].find(([key]) => key.startsWith(`${this.spoken[0]} `))?.[1] ?? null;
  }

  /** Ask again now for what failed. */
  again = (): void => {
    for (const go of [...this.pauses]) go();
  };

  /** Change to a language. The client's own words change at once, those of games when they arrive. */
  async use(language: Language): Promise<void> {
    this.language = language;
    const names = [...this.needed];
    const own = names.filter((name) => ownFile(name, language));
    await this.load(language, own).catch(() => reloadLater(() => this.language === language));
    if (this.language !== language) return;
    this.spoken = [language, ...this.spoken.filter((each) => each !== language)];
    await this.load(language, names);
    if (this.language === language) this.spoken = [language];
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

  /** A part of the client that has catalogues of its own, once they are there too. */
  async with<T>(part: Promise<T>, ...names: string[]): Promise<T> {
    const [found] = await Promise.all([part, this.need(...names)]);
    return found;
  }

  /** Whether a catalogue is there, in this language or still in the previous one. */
  knows(name: string): boolean {
    return this.spoken.some((language) => this.known.has(`${language} ${name}`));
  }

  private async load(language: Language, names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => this.add(language, name)));
  }

  private add(language: Language, name: string): Promise<void> {
    const key = `${language} ${name}`;
    let adding = this.reading.get(key);
    if (!adding) {
      adding = this.read(name, language).then((text) => {
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

  /** The text of a catalogue: one of the client's own, or of the game with that name. */
  private async read(name: string, language: Language): Promise<string> {
    const own = ownFile(name, language);
    if (own) return own();
    const key = `${language} ${name}`;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        const text = await gameWords(name, language);
        this.fail(key, null);
        return text;
      } catch (failure) {
        // A game without words in this language still has names for its seats and options.
        const isRefused = failure instanceof Problem && failure.code !== "internal" && !passes(failure);
        this.fail(key, isRefused ? null : failure);
        if (isRefused) return "";
      }
      await this.pause(pause);
    }
  }

  private fail(key: string, failure: unknown): void {
    if (failure === null && !this.failures.has(key)) return;
    const others = [...this.failures].filter(([each]) => each !== key);
    this.failures = new Map(failure === null ? others : [...others, [key, failure]]);
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        this.pauses.delete(go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      this.pauses.add(go);
    });
  }

  /** The bundle with a message, if there is one. */
  private bundleOf(id: string): FluentBundle | undefined {
    void this.additions;
    const bundles = this.spoken.map((language) => this.bundles.get(language));
    return bundles.find((bundle) => bundle?.hasMessage(id));
  }

  has(id: string): boolean {
    return this.bundleOf(id) !== undefined;
  }

  /** A game comes on the page, until what is returned is called; its players are addressed from now on. */
  play = (game: string | undefined): (() => void) => {
    const played = game ?? null;
    this.played = played;
    return () => {
      if (this.played === played) this.played = null;
    };
  };

  private get isTeam(): boolean {
    const title = `${this.played}-title`;
    return this.played !== null && this.bundleOf(title)?.getMessage(title)?.attributes.team !== undefined;
  }

  /** A message of the client, by its id; at worst the id. */
  say = (id: string, args: Args = {}): string => {
    const bundle = this.bundleOf(id);
    const message = bundle?.getMessage(id);
    const pattern = (this.isTeam && message?.attributes.team) || message?.value;
    if (!bundle || !pattern) return this.ready ? id : "";
    return bundle.formatPattern(pattern, args, []);
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
