import { type Browser, fieldOf, openBrowser } from "../../test/browser.ts";
import { insertMember, memberPassword, openMember } from "../../test/members.ts";
import type { TestServer } from "../../test/start-server.ts";

/** Somebody who asks: what they send along to be known, and what there is of theirs. */
export type Caller = {
  name: "visitor" | "member" | "program";
  headers: readonly (readonly [string, string])[];
  /** By the name of the field it belongs in. */
  known: Readonly<Record<string, string>>;
};

async function withCv(browser: Browser): Promise<string> {
  const id = await browser.uploadText("Ann Example\nNurse, 2019 to 2021\nSkills: SQL, Excel");
  await browser.post("/api/analysis/start", { analysis_id: id, job_description: "Nurse. SQL." });
  return id;
}

const headersOf = (browser: Browser): Caller["headers"] => [
  ["cookie", browser.cookieHeader()],
  ["x-csrf-token", browser.csrfToken],
];

/** A new visitor, a new member and a program with the member's key: what one round destroys, the next does not miss. */
export async function openCallers(server: TestServer, round: number): Promise<readonly Caller[]> {
  const email = `round${round}@example.org`;
  await insertMember(server.deps.db, email);
  const visitor = await openBrowser(server.url);
  const member = await openMember(server.url, email);
  const { body: made } = await member.post("/api/keys", { name: "k", scopes: ["read", "analyse"] });
  const { body: draft } = await member.post("/drafts/api/save", { cv_text: "Ann" });
  const key = fieldOf(made, "key");
  const said = { name: "Ann", email, password: memberPassword, current_password: memberPassword };
  const own = {
    ...said,
    analysis_id: await withCv(member),
    draft_id: fieldOf(draft, "draft_id"),
    id: fieldOf(made, "id"),
  };
  return [
    { name: "visitor", headers: headersOf(visitor), known: { analysis_id: await withCv(visitor) } },
    { name: "program", headers: [["authorization", `Bearer ${key}`]], known: own },
    { name: "member", headers: headersOf(member), known: own },
  ];
}
