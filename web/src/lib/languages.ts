/** The four languages and the first guess. */
export type Language = "cs" | "sk" | "en" | "de";

export const LANGUAGES: readonly Language[] = ["cs", "sk", "en", "de"];
export const NAMES: Record<Language, string> = {
  cs: "Čeština",
  sk: "Slovenčina",
  en: "English",
  de: "Deutsch",
};

export function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

/** The first of our languages that the browser prefers. */
export function firstLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const word = tag.split(/[-_]/)[0]?.toLowerCase() ?? "";
    if (isLanguage(word)) return word;
  }
  return "en";
}
