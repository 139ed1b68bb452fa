import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { done, draftList, savedDraft } from "../../shared/api-answers.ts";
import { draftForm, wholeDraft } from "../../shared/draft.ts";
import type { Deps } from "../deps.ts";
import { readDraft, readDrafts, removeDraft, saveDraft } from "../features/draft/service.ts";
import { defineCall, serve } from "./call.ts";

const of = { group: "Drafts", caller: "account" } as const;
const draftParams = z.object({ id: z.string() });

const list = defineCall({
  ...of,
  id: "listDrafts",
  method: "GET",
  path: "/drafts/api/list",
  summary: "The drafts of the account, last saved first",
  answer: draftList,
});

const read = defineCall({
  ...of,
  id: "getDraft",
  method: "GET",
  path: "/drafts/api/{id}",
  summary: "A draft with its texts",
  params: draftParams,
  answer: wholeDraft,
  refusals: ["not_found"],
});

const save = defineCall({
  ...of,
  id: "saveDraft",
  method: "POST",
  path: "/drafts/api/save",
  summary: "Save a draft",
  about:
    "Makes a new one, or replaces the one of `draft_id`. With `based_on` (the `updated_at` it was made from) nothing is " +
    "replaced that was saved since. A new one takes the id `new_draft_id` where you give one, a UUID of your own: sent " +
    "again, such as after an answer that was lost, the call makes no second draft. At most 100 drafts.",
  body: draftForm,
  answer: savedDraft,
  refusals: ["no_document", "not_found", "draft_conflict", "document_expired", "forbidden"],
});

const remove = defineCall({
  ...of,
  id: "deleteDraft",
  method: "DELETE",
  path: "/drafts/api/delete/{id}",
  summary: "Delete a draft",
  params: draftParams,
  answer: done,
  refusals: ["not_found"],
});

export const draftCalls = [list, read, save, remove];

export function registerDraftRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, list, async ({ request }) => ({ drafts: await readDrafts(deps, request.owner) }));

  serve(app, read, ({ request, params }) => readDraft(deps, request.owner, params.id));

  serve(app, save, ({ request, body }) => saveDraft(deps, request.owner, body));

  serve(app, remove, async ({ request, params }) => {
    await removeDraft(deps, request.owner, params.id);
    return { success: true };
  });
}
