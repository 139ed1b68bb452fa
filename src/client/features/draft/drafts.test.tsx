import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { StoresProvider } from "../../lib/stores.tsx";
import type { DraftInput } from "./draft-link.ts";
import { DraftList } from "./draft-list.tsx";
import { SaveDraftButton, SaveDraftNote } from "./save-draft.tsx";
import { useSaveDraft } from "./use-save-draft.ts";

type Sent = Record<string, unknown>;

let saved: Sent[];
/** Answers to saving, in order; then each save succeeds. */
let refusals: { status: number; code: string }[];
let list: () => Response;

function answer(url: string, init?: RequestInit): Response {
  if (url.endsWith("/save")) {
    saved.push(JSON.parse(String(init?.body)));
    const refusal = refusals.shift();
    if (refusal) {
      return Response.json({ error: `No: ${refusal.code}`, code: refusal.code }, refusal);
    }
    return Response.json({ draft_id: `d${saved.length}`, updated_at: `time ${saved.length}` });
  }
  if (url.endsWith("/list")) return list();
  if (init?.method === "DELETE") return Response.json({ error: "broken" }, { status: 500 });
  return Response.json({ csrf_token: "token" });
}

beforeEach(() => {
  sessionStorage.clear();
  saved = [];
  refusals = [];
  list = () => Response.json({ drafts: [] });
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => answer(url, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Saving({ input, uploads }: { input: DraftInput; uploads: boolean[] }) {
  const saving = useSaveDraft(input, async (anew) => {
    uploads.push(anew);
    return anew ? "upload-2" : "upload-1";
  });
  return (
    <>
      <SaveDraftNote saving={saving} drafts={null} />
      <SaveDraftButton saving={saving} input={input} />
    </>
  );
}

const uploads: boolean[] = [];
const screenOf = (input: DraftInput) => (
  <StoresProvider>
    <ApiProvider>
      <Saving input={input} uploads={uploads} />
    </ApiProvider>
  </StoresProvider>
);
const typed = { cvText: "A CV", jdText: "A job", fileName: null };
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save Draft" });
async function press(times: number) {
  fireEvent.click(button());
  await waitFor(() => expect(saved).toHaveLength(times));
}

describe("saving a draft", () => {
  it("makes one, and then replaces it as long as nobody else has saved", async () => {
    const { rerender } = render(screenOf(typed));
    await press(1);
    expect((await screen.findByRole("status")).textContent).toContain("Draft saved.");
    expect(saved[0]).toMatchObject({ cv_text: "A CV", job_description: "A job", draft_id: null });
    rerender(screenOf({ ...typed, jdText: "Another job" }));
    expect(screen.queryByText("Draft saved.")).toBeNull();
    await press(2);
    expect(saved[1]).toMatchObject({ draft_id: "d1", based_on: "time 1" });
  });

  it("asks when it was saved elsewhere: both are kept, or the other is replaced", async () => {
    render(screenOf(typed));
    await press(1);
    await screen.findByText("Draft saved.");
    refusals = [{ status: 409, code: "draft_conflict" }];
    await press(2);
    fireEvent.click(await screen.findByRole("button", { name: "Keep both" }));
    await waitFor(() => expect(saved).toHaveLength(3));
    expect(saved[2]).toMatchObject({ cv_text: "A CV", draft_id: null, based_on: null });
    await screen.findByText("Draft saved.");

    refusals = [{ status: 409, code: "draft_conflict" }];
    await press(4);
    fireEvent.click(await screen.findByRole("button", { name: "Replace" }));
    await waitFor(() => expect(saved).toHaveLength(5));
    expect(saved[4]).toMatchObject({ draft_id: "d3", based_on: null });
  });

  it("makes a new one of a draft that was deleted elsewhere", async () => {
    render(screenOf(typed));
    await press(1);
    await screen.findByText("Draft saved.");
    refusals = [{ status: 404, code: "not_found" }];
    await press(3);
    expect(saved[2]).toMatchObject({ draft_id: null });
  });

  it("saves under the same id again while no answer has come, with a newer text too", async () => {
    const { rerender, unmount } = render(screenOf(typed));
    refusals = [
      { status: 502, code: "" },
      { status: 502, code: "" },
    ];
    await press(1);
    await screen.findByRole("alert");
    rerender(screenOf({ ...typed, jdText: "Another job" }));
    await press(2);
    await screen.findByRole("alert");
    unmount();
    render(screenOf(typed));
    await press(3);
    await screen.findByText("Draft saved.");
    const ids = saved.map(({ new_draft_id }) => new_draft_id);
    expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), ids[0], ids[0]]);
    await press(4);
    expect(saved[3]).toMatchObject({ draft_id: "d3", new_draft_id: null, based_on: "time 3" });
  });

  it("sends a file again when the server has let go of its text", async () => {
    uploads.length = 0;
    refusals = [{ status: 410, code: "document_expired" }];
    render(screenOf({ cvText: "", jdText: "", fileName: "cv.pdf" }));
    await press(2);
    expect(uploads).toEqual([false, true]);
    expect(saved[1]).toMatchObject({ analysis_id: "upload-2", filename: "cv.pdf" });
  });

  it("tells why it failed, and has nothing to save where nothing stands", async () => {
    refusals = [{ status: 500, code: "internal" }];
    const { rerender } = render(screenOf(typed));
    await press(1);
    expect((await screen.findByRole("alert")).textContent).toBe("No: internal");
    rerender(screenOf({ cvText: " ", jdText: "", fileName: null }));
    expect(button().disabled).toBe(true);
  });
});

describe("the list of drafts", () => {
  const show = () =>
    render(
      <StoresProvider>
        <ApiProvider>
          <DraftList opening={false} onResume={() => {}} onDeleted={() => {}} />
        </ApiProvider>
      </StoresProvider>,
    );

  it("says when there are none", async () => {
    show();
    expect(await screen.findByText("No drafts saved")).toBeTruthy();
  });

  it("names what is known of each", async () => {
    const known = { job_title: "Clerk", company: "Acme", filename: "cv.pdf" };
    const none = { job_title: null, company: null, filename: null };
    const updated_at = "2026-11-20T09:00:00.000Z";
    const drafts = [
      { draft_id: "a", updated_at, ...known },
      { draft_id: "b", updated_at, ...none },
    ];
    list = () => Response.json({ drafts });
    show();
    const [first, second] = await screen.findAllByRole("listitem");
    expect(first?.textContent).toMatch(/^ClerkAcme · cv\.pdfLast saved 20 Nov 2026, \d\d:\d\d/);
    expect(second?.textContent).toContain("Untitled Draft");
    fireEvent.click(screen.getAllByRole("button", { name: "Delete" })[0] ?? document.body);
    expect(await screen.findByText("Are you sure you want to delete this draft?")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to delete draft");
  });

  it("tells what went wrong", async () => {
    list = () => new Response("", { status: 502, statusText: "Bad Gateway" });
    show();
    const alert = await screen.findByRole("alert", {}, { timeout: 5000 });
    expect(alert.textContent).toBe("Error loading drafts: API Error: 502 Bad Gateway");
  });
});
