import { createHash } from "node:crypto";
import type { Sql } from "postgres";

export function ownerOf(person: number): string {
  return `person-${person}`;
}

/** Analyses are numbered in the order of their time; each goes to the next person. */
export function idOf(analysis: number): string {
  return `analysis-${analysis}`;
}

/** Not to be compressed, so that a report lies beside its row as real ones do. */
function fillingOf(bytes: number): string {
  const parts: string[] = [];
  for (let at = 0; at * 64 < bytes; at += 1) {
    parts.push(createHash("sha256").update(String(at)).digest("hex"));
  }
  return parts.join("");
}

/** People and their analyses, a step of a minute from one to the next. */
export async function fillHistory(
  client: Sql,
  { people, perPerson }: { people: number; perPerson: number },
): Promise<void> {
  const report = JSON.stringify({ summary: fillingOf(3000) });
  await client`alter table analyses set unlogged`;
  await client`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    select 'person-' || n, 'Person', 'person-' || n || '@example.org', true, now(), now()
    from generate_series(0, ${people - 1}::int) n`;
  await client`
    insert into analyses (id, owner_id, status, created_at, finished_at, overall_score, match_percentage, ats_score,
      target_role, target_industry, target_company, original_filename, analysis_type, engine_version, report)
    select 'analysis-' || n, 'person-' || n % ${people}::int,
      case when n % 13 = 0 then 'failed' else 'completed' end,
      timestamptz '2024-01-01' + n * interval '1 minute', timestamptz '2024-01-01' + n * interval '1 minute',
      n % 101, n % 97, n % 89, 'Role ' || n % 50, 'IT', 'Acme ' || n % 700,
      case when n % 4 = 0 then null else 'cv-' || n % 30 || '.pdf' end, 'job_match', '1', ${report}::text::jsonb
    from generate_series(0, ${people * perPerson - 1}::int) n`;
  await client`vacuum analyze analyses`;
  await client`analyze users`;
}
