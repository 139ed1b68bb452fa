import { randomUUID } from "node:crypto";
import {
  countDrafts,
  type DraftContent,
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
import { AppError, unfit } from "../../../shared/errors.ts";
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

/** Makes a new draft, or replaces the one of this id. The same form again, as after an answer that was lost, changes nothing. */
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
  const saved = { id: form.draft_id || form.new_draft_id || randomUUID(), ownerId };
  const at = form.draft_id
    ? await replaceDraft(deps, saved, { content, basedOn: form.based_on ?? null })
    : await makeDraft(deps, saved, content);
  return { draft_id: saved.id, updated_at: at.toISOString() };
}

type RowOf = { id: string; ownerId: string };

async function replaceDraft(
  deps: Deps,
  row: RowOf,
  given: { content: DraftContent; basedOn: string | null },
): Promise<Date> {
  const { content } = given;
  const at = new Date(deps.now());
  const basedOn = given.basedOn === null ? null : new Date(given.basedOn);
  if (await updateDraft(deps.db, row, { content, at, basedOn })) return at;
  const kept = await findDraft(deps.db, row);
  if (!kept) throw noSuchDraft();
  if (isSame(kept, content)) return kept.updatedAt;
  throw new AppError(
    "draft_conflict",
    "This draft was saved somewhere else in the meantime. Nothing was replaced.",
  );
}

async function makeDraft(deps: Deps, row: RowOf, content: DraftContent): Promise<Date> {
  const at = new Date(deps.now());
  const again = () => updateDraft(deps.db, row, { content, at, basedOn: null });
  if (await again()) return at;
  if ((await countDrafts(deps.db, row.ownerId)) >= maxDrafts) {
    throw unfit("body", `You can keep ${maxDrafts} drafts. Delete one first.`);
  }
  if ((await insertDraft(deps.db, { ...row, ...content, at })) || (await again())) return at;
  throw noSuchDraft();
}

function isSame(kept: DraftRow, content: DraftContent): boolean {
  return (
    kept.cvText === content.cvText &&
    kept.jobDescription === content.jobDescription &&
    kept.jobTitle === content.jobTitle &&
    kept.company === content.company &&
    kept.filename === content.filename
  );
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
  return held.document.text.slice(0, maxCvCharacters);
}

export async function removeDraft(deps: Deps, owner: Owner, id: string): Promise<void> {
  if (!(await deleteDraft(deps.db, { id, ownerId: accountOf(owner) }))) throw noSuchDraft();
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
