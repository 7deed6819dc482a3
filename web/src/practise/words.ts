/** Practising has its own words besides those of exercises, which are loaded with its pages. */
import { words } from "../lib/fluent.svelte";

export async function withPractiseWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, words.need("study", "practise")]);
  return found;
}
