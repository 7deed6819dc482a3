/** What is said over the page for a moment. */
export interface Notice {
  text: string;
  rule: string | null;
  kind: "refusal" | "news";
}

/** Milliseconds. */
export const NOTICE_STAYS = 6000;
