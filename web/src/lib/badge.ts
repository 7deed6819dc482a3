/** The title and the icon of the page show whose turn it is; so does a notification, if wanted. */
import { settings } from "./settings.svelte";

export function showTurn(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  document.getElementById("icon")?.setAttribute("href", mine ? "/icon-turn.svg" : "/icon.svg");
  const badge = navigator as Navigator & {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  (mine ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => {});
}

export function notifyTurn(title: string, text: string): void {
  if (!settings.chosen.notify || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, icon: "/icon.svg", tag: location.pathname });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
