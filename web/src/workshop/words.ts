/** The workshop has its own words, which are loaded with it. */
import { words } from "../lib/fluent.svelte";

export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, words.need("workshop")]);
  return found;
}
