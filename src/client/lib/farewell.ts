import { useEffect, useState } from "react";
import type { BrowserStore } from "./browser-store.ts";
import { useStores } from "./stores.tsx";

const noticeKey = "shortlisted.notice";

/** Keeps a sentence for the next page load of this tab. */
export function leaveNotice(tab: BrowserStore, text: string): void {
  tab.write(noticeKey, text);
}

/** The sentence the page before left behind, shown once. */
export function useLeftNotice(): string | null {
  const { tab } = useStores();
  const [text] = useState(() => tab.read(noticeKey));
  useEffect(() => tab.remove(noticeKey), [tab]);
  return text;
}
