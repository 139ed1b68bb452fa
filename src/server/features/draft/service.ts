import { randomUUID } from "node:crypto";
import {
  countDrafts,
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  type DraftItem as ListedRow,
  listDrafts,
  listWholeDrafts,
  updateDraft,
} from "../../../db/queries/drafts.ts";
import type { Draft, DraftForm, DraftItem } from "../../../shared/draft.ts";
import { AppError } from "../../../shared/errors.ts";
import { maxCvCharacters } from "../../../shared/limits.ts";
import { accountOf, type Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import type { Deps } from "../../deps.ts";

const maxDrafts = 100;

/** Last saved first. */
export async function readDrafts(deps: Deps, owner: Owner): Promise<DraftItem[]> {
  return (await listDrafts(deps.db, accountOf(owner))).map(itemOf);
}

export async function readDraft(deps: Deps, owner: Owner, id: string): Promise<Draft> {
  const row = await findDraft(deps.db, { id, ownerId: accountOf(owner) });
  if (!row) throw noSuchDraft();
  return draftOf(row);
}

/** Makes a new draft, or replaces the one of this id. */
export async function saveDraft(
  deps: Deps,
  owner: Owner,
  form: DraftForm,
): Promise<{ draft_id: string; updated_at: string }> {
  const ownerId = accountOf(owner);
  if (deps.demoMode) {
    throw new AppError("forbidden", "This website runs as a demo: nothing is saved.");
  }
  const cvText = form.cv_text.trim() === "" ? await readUpload(deps, owner, form) : form.cv_text;
  if (cvText.trim() === "" && !form.job_description?.trim()) {
    throw new AppError("no_document", texts.noDocument);
  }
  const content = {
    cvText,
    jobDescription: form.job_description,
    ...(await nameOf(deps, form)),
    filename: form.filename,
  };
  const at = new Date(deps.now());
  const id = form.draft_id ?? randomUUID();
  if (form.draft_id) {
    const basedOn = form.based_on ? new Date(form.based_on) : null;
    const updated = await updateDraft(deps.db, { id, ownerId }, { content, at, basedOn });
    if (!updated) throw await refusalOf(deps, { id, ownerId });
  } else {
    if ((await countDrafts(deps.db, ownerId)) >= maxDrafts) {
      throw new AppError(
        "validation_failed",
        `You can keep ${maxDrafts} drafts. Delete one first.`,
      );
    }
    await insertDraft(deps.db, { id, ownerId, ...content, at });
  }
  return { draft_id: id, updated_at: at.toISOString() };
}

/** As given, or as the advertisement says. A name is no reason for a draft not to be saved. */
async function nameOf(deps: Deps, form: DraftForm) {
  const given = { jobTitle: form.job_title, company: form.company };
  if (!form.named_by_job || !form.job_description?.trim()) return given;
  const read = await deps.engine.nameJob(form.job_description).catch(() => null);
  return { jobTitle: read?.title ?? given.jobTitle, company: read?.company ?? given.company };
}

/** The text of the upload the form names; empty where it names none. */
async function readUpload(deps: Deps, owner: Owner, { analysis_id: id }: DraftForm) {
  if (!id) return "";
  const held = await deps.liveRuns.readTexts(id, owner);
  if (!held) throw new AppError("document_expired", texts.documentExpired);
  return held.document.text.replaceAll("\u0000", "").slice(0, maxCvCharacters);
}

export async function removeDraft(deps: Deps, owner: Owner, id: string): Promise<void> {
  if (!(await deleteDraft(deps.db, { id, ownerId: accountOf(owner) }))) throw noSuchDraft();
}

async function refusalOf(deps: Deps, row: { id: string; ownerId: string }): Promise<AppError> {
  if (!(await findDraft(deps.db, row))) return noSuchDraft();
  return new AppError(
    "draft_conflict",
    "This draft was saved somewhere else in the meantime. Nothing was replaced.",
  );
}

function itemOf(row: ListedRow): DraftItem {
  return {
    draft_id: row.id,
    job_title: row.jobTitle,
    company: row.company,
    filename: row.filename,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Everything saved, with the texts. */
export async function readWholeDrafts(deps: Deps, owner: Owner): Promise<Draft[]> {
  return (await listWholeDrafts(deps.db, accountOf(owner))).map(draftOf);
}

function draftOf(row: DraftRow): Draft {
  return { ...itemOf(row), cv_text: row.cvText, job_description: row.jobDescription ?? "" };
}

function noSuchDraft(): AppError {
  return new AppError("not_found", "There is no such draft.");
}
