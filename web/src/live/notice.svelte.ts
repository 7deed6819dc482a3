/** What is said over the page for a while. */
export interface Notice {
  text: string;
  rule: string | null;
  kind: "refusal" | "news";
}

/** Milliseconds that reading takes: to notice it, and for each letter. */
const [NOTICED, LETTER] = [1500, 45];

/** The notice that lies over the page. It stays until it no longer applies, and until it could be read. */
export class Notices {
  shown: Notice | null = $state.raw(null);
  private readAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(notice: Notice): void {
    clearTimeout(this.timer);
    this.shown = notice;
    this.readAt = Date.now() + NOTICED + LETTER * notice.text.length;
  }

  /** Somebody has gone on, or the table has: what was said is about something that is over. */
  pass(): void {
    if (!this.shown) return;
    clearTimeout(this.timer);
    const unread = this.readAt - Date.now();
    if (unread <= 0) this.close();
    else this.timer = setTimeout(() => this.close(), unread);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }
}
