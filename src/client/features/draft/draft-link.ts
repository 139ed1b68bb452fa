import { z } from "zod";
import type { BrowserStore } from "../../lib/browser-store.ts";
import { draftKey } from "../../lib/person-traces.ts";

/** What the person has typed or chosen and may want to keep. */
export type DraftInput = { cvText: string; jdText: string; fileName: string | null };

const linkSchema = z.object({
  draft_id: z.string(),
  /** Of the saved state this tab knows: it tells whether somebody else has saved since. Null before an answer came. */
  updated_at: z.string().nullable(),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  filename: z.string().nullable(),
  /** Of the input as it was saved. */
  fingerprint: z.string(),
});

/** The draft that this tab's input came from or was last saved to. */
export type DraftLink = z.infer<typeof linkSchema>;

export function readLink(tab: BrowserStore): DraftLink | null {
  try {
    return linkSchema.parse(JSON.parse(tab.read(draftKey) ?? "null"));
  } catch {
    return null;
  }
}

export function keepLink(tab: BrowserStore, link: DraftLink): void {
  tab.write(draftKey, JSON.stringify(link));
}

export function dropLink(tab: BrowserStore): void {
  tab.remove(draftKey);
}

/** Tells two inputs apart without keeping a second copy of them: FNV-1a over the UTF-16 code units. */
export function fingerprintOf({ cvText, jdText, fileName }: DraftInput): string {
  const whole = JSON.stringify([cvText, jdText, fileName]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < whole.length; at += 1) {
    hash = Math.imul(hash ^ whole.charCodeAt(at), 0x01000193) >>> 0;
  }
  return `${whole.length}:${hash.toString(16)}`;
}

export function isEmpty({ cvText, jdText, fileName }: DraftInput): boolean {
  return cvText.trim() === "" && jdText.trim() === "" && fileName === null;
}

/** There is something that would be lost with this tab. */
export function isUnsaved(input: DraftInput, link: DraftLink | null): boolean {
  return !isEmpty(input) && link?.fingerprint !== fingerprintOf(input);
}
