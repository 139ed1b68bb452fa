import { useState } from "react";
import { z } from "zod";
import { useRest } from "../../lib/api.tsx";
import { type Failure, failureOf, failureText } from "../../lib/failure.ts";
import { randomId } from "../../lib/random-id.ts";
import { useStores } from "../../lib/stores.tsx";
import { type DraftInput, fingerprintOf, isUnsaved, keepLink, readLink } from "./draft-link.ts";

/** `over`: in place of the draft this came from, if nobody has saved since; `anyway`: even then; `new`: beside it. */
type SaveWay = "over" | "anyway" | "new";

export type SaveState =
  | { kind: "idle" | "saving" | "saved" | "conflict" }
  | { kind: "failed"; text: string };

const answer = z.object({ draft_id: z.string(), updated_at: z.string() });

function codeOf(failure: Failure) {
  return failure.kind === "refused" ? failure.code : null;
}

/**
 * Saves what is typed as a draft.
 * @param uploadOf the id under which the server holds the chosen file, null without one; `anew` sends it again
 */
export function useSaveDraft(
  input: DraftInput,
  uploadOf: (anew: boolean) => Promise<string | null>,
) {
  const rest = useRest();
  const { tab } = useStores();
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const [savedPrint, setSavedPrint] = useState<string | null>(null);

  async function send(way: SaveWay, anew: boolean): Promise<void> {
    const link = readLink(tab);
    const labels = {
      job_title: link?.job_title ?? null,
      company: link?.company ?? null,
      filename: input.fileName ?? link?.filename ?? null,
    };
    const known = way === "new" ? null : link;
    // What may have been saved without our hearing of it is saved again under the same id.
    const replaced = known?.updated_at ? known : null;
    const newId = replaced ? null : (known?.draft_id ?? randomId());
    const body = {
      ...labels,
      named_by_job: true,
      cv_text: input.cvText,
      job_description: input.jdText,
      draft_id: replaced?.draft_id ?? null,
      new_draft_id: newId,
      based_on: way === "over" ? (replaced?.updated_at ?? null) : null,
      analysis_id: input.cvText.trim() === "" ? await uploadOf(anew) : null,
    };
    const fingerprint = fingerprintOf(input);
    if (newId) keepLink(tab, { ...labels, draft_id: newId, updated_at: null, fingerprint: "" });
    keepLink(tab, {
      ...labels,
      ...(await rest.post("/drafts/api/save", body, answer)),
      fingerprint,
    });
    setSavedPrint(fingerprint);
  }

  /** A draft deleted elsewhere is saved as a new one; a file the server let go of is sent once more. */
  async function persist(way: SaveWay): Promise<void> {
    try {
      await send(way, false);
    } catch (error) {
      const code = codeOf(failureOf(error));
      if (code === "document_expired") return send(way, true);
      if (code === "not_found" && way !== "new") return send("new", false);
      throw error;
    }
  }

  async function save(way: SaveWay = "over"): Promise<boolean> {
    setState({ kind: "saving" });
    try {
      await persist(way);
      setState({ kind: "saved" });
      return true;
    } catch (error) {
      const conflict = codeOf(failureOf(error)) === "draft_conflict";
      const text = error instanceof UploadRefused ? error.message : null;
      const sentence = text ?? failureText(error, "The draft could not be saved.");
      setState(conflict ? { kind: "conflict" } : { kind: "failed", text: sentence });
      return false;
    }
  }

  const shown: SaveState =
    state.kind === "saved" && savedPrint !== fingerprintOf(input) ? { kind: "idle" } : state;

  return {
    /** "saved" only as long as what was saved is what stands there. */
    state: shown,
    unsaved: isUnsaved(input, readLink(tab)),
    save,
    dismiss: () => setState({ kind: "idle" }),
  };
}
export type DraftSaving = ReturnType<typeof useSaveDraft>;

/** The file could not be read: its text cannot be kept. */
export class UploadRefused extends Error {
  override readonly name = "UploadRefused";
}
