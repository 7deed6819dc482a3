/** What is learnt has its own words, which are loaded with its pages. */
import { words } from "../lib/fluent.svelte";

export async function withStudyWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, words.need("study")]);
  return found;
}
