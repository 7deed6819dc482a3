/** Reviews have their own words, which are loaded with them. */
import { words } from "../lib/fluent.svelte";

export async function withReviewWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, words.need("review")]);
  return found;
}
