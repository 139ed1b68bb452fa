import { beforeEach, describe, expect, it } from "vitest";
import { createBrowserStore } from "../../lib/browser-store.ts";
import { draftKey } from "../../lib/person-traces.ts";
import { dropLink, fingerprintOf, isUnsaved, keepLink, readLink } from "./draft-link.ts";

const input = { cvText: "A CV", jdText: "", fileName: null };
const link = {
  draft_id: "d1",
  updated_at: "2026-11-20T09:00:00.000Z",
  job_title: null,
  company: null,
  filename: null,
  fingerprint: fingerprintOf(input),
};
const tab = createBrowserStore(() => sessionStorage);
beforeEach(() => sessionStorage.clear());

describe("the draft of this tab", () => {
  it("is found again after a reload, and anything unreadable is none", () => {
    keepLink(tab, link);
    expect(readLink(createBrowserStore(() => sessionStorage))).toEqual(link);
    dropLink(tab);
    expect(readLink(tab)).toBeNull();
    sessionStorage.setItem(draftKey, '{"draft_id": 3}');
    expect(readLink(tab)).toBeNull();
  });

  it("tells when what stands there would be lost", () => {
    expect(isUnsaved(input, null)).toBe(true);
    expect(isUnsaved(input, link)).toBe(false);
    expect(isUnsaved({ ...input, jdText: "A job" }, link)).toBe(true);
    expect(isUnsaved({ cvText: "", jdText: "A CV", fileName: null }, link)).toBe(true);
    expect(isUnsaved({ cvText: " ", jdText: "\n", fileName: null }, null)).toBe(false);
    expect(isUnsaved({ cvText: "", jdText: "", fileName: "cv.pdf" }, null)).toBe(true);
  });

  it("holds no second copy of the texts", () => {
    keepLink(tab, { ...link, fingerprint: fingerprintOf({ ...input, cvText: "Secret words" }) });
    expect(sessionStorage.getItem(draftKey)).not.toContain("Secret");
  });
});
