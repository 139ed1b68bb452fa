import { and, count, desc, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { drafts } from "../schema/drafts.ts";

export type DraftRow = typeof drafts.$inferSelect;
export type DraftItem = Omit<DraftRow, "cvText" | "jobDescription" | "ownerId" | "createdAt">;
export type DraftContent = Pick<
  DraftRow,
  "cvText" | "jobDescription" | "jobTitle" | "company" | "filename"
>;
type RowOf = { id: string; ownerId: string };

function rowOf({ id, ownerId }: RowOf) {
  return and(eq(drafts.id, id), eq(drafts.ownerId, ownerId));
}

/** Last saved first, without the texts. */
export async function listDrafts(db: Database, ownerId: string): Promise<DraftItem[]> {
  const { id, jobTitle, company, filename, updatedAt } = drafts;
  return db
    .select({ id, jobTitle, company, filename, updatedAt })
    .from(drafts)
    .where(eq(drafts.ownerId, ownerId))
    .orderBy(desc(updatedAt), desc(id));
}

/** Last saved first, with the texts. */
export async function listWholeDrafts(db: Database, ownerId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(drafts)
    .where(eq(drafts.ownerId, ownerId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id));
}

export async function findDraft(db: Database, row: RowOf): Promise<DraftRow | undefined> {
  const [found] = await db.select().from(drafts).where(rowOf(row));
  return found;
}

export async function countDrafts(db: Database, ownerId: string): Promise<number> {
  const [counted] = await db
    .select({ drafts: count() })
    .from(drafts)
    .where(eq(drafts.ownerId, ownerId));
  return counted?.drafts ?? 0;
}

/** False when there is one of this id, whosever it is. */
export async function insertDraft(
  db: Database,
  row: RowOf & DraftContent & { at: Date },
): Promise<boolean> {
  const { at, ...draft } = row;
  const inserted = await db
    .insert(drafts)
    .values({ ...draft, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: drafts.id });
  return inserted.length > 0;
}

/**
 * Replaces a draft. With `basedOn`, only the state saved at that time.
 * False when there is none of this owner, or somebody has saved since.
 */
export async function updateDraft(
  db: Database,
  row: RowOf,
  change: { content: DraftContent; at: Date; basedOn: Date | null },
): Promise<boolean> {
  const { content, at, basedOn } = change;
  const updated = await db
    .update(drafts)
    .set({ ...content, updatedAt: at })
    .where(basedOn ? and(rowOf(row), eq(drafts.updatedAt, basedOn)) : rowOf(row))
    .returning({ id: drafts.id });
  return updated.length > 0;
}

/** False when there was none of this owner. */
export async function deleteDraft(db: Database, row: RowOf): Promise<boolean> {
  const deleted = await db.delete(drafts).where(rowOf(row)).returning({ id: drafts.id });
  return deleted.length > 0;
}
