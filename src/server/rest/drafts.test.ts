import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, fieldOf, openBrowser } from "../../../test/browser.ts";
import { openLoggedIn } from "../../../test/logged-in.ts";
import { startServer, type TestServer } from "../../../test/start-server.ts";

let server: TestServer;
let ann: Browser;
let bea: Browser;
let clock = Date.parse("2026-11-20T09:00:00.123Z");

beforeAll(async () => {
  server = await startServer({ now: () => clock });
  ann = await openLoggedIn(server, "ann");
  bea = await openLoggedIn(server, "bea");
});
afterAll(() => server.close());

const save = (browser: Browser, body: object) => browser.post("/drafts/api/save", body);
const remove = (browser: Browser, id: string) =>
  browser.send(`/drafts/api/delete/${id}`, {
    method: "DELETE",
    headers: { "x-csrf-token": browser.csrfToken },
  });

const draft = {
  cv_text: "Ann Example\nNurse",
  job_description: "Staff nurse wanted",
  job_title: "Staff nurse",
  company: "St Mary's",
  filename: "cv.pdf",
};

describe("drafts", () => {
  it("are not saved where the whole site is a demo", async () => {
    const demo = await startServer({ demoMode: true, db: server.deps.db });
    const dan = await openLoggedIn(demo, "dan");
    const refused = await save(dan, draft);
    expect(refused).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(fieldOf(refused.body, "error")).toContain("nothing is saved");
    expect((await dan.get("/drafts/api/list")).body).toEqual({ drafts: [] });
    await demo.close();
  });

  it("take the text of an uploaded file from where the server holds it, for its owner alone", async () => {
    const form = new FormData();
    form.set("cv_file", new File(["Ann Example\nStaff nurse"], "ann.txt", { type: "text/plain" }));
    const upload = await ann.post("/api/analysis/upload", form);
    const analysis_id = fieldOf(upload.body, "analysis_id");
    const body = { cv_text: "", filename: "ann.txt", analysis_id };
    const saved = await save(ann, body);
    expect(saved.status).toBe(200);
    const id = fieldOf(saved.body, "draft_id");
    expect((await ann.get(`/drafts/api/${id}`)).body).toMatchObject({
      cv_text: expect.stringContaining("Staff nurse"),
      filename: "ann.txt",
    });
    await remove(ann, id);
    expect((await save(bea, body)).status).toBe(410);
  });

  it("are kept, listed last saved first without their texts, and given back whole", async () => {
    const first = fieldOf((await save(ann, draft)).body, "draft_id");
    clock += 60_000;
    const second = fieldOf((await save(ann, { cv_text: "Only a CV" })).body, "draft_id");
    const { status, body } = await ann.get("/drafts/api/list");
    expect(status).toBe(200);
    expect(body).toEqual({
      drafts: [
        {
          draft_id: second,
          job_title: null,
          company: null,
          filename: null,
          updated_at: "2026-11-20T09:01:00.123Z",
        },
        {
          draft_id: first,
          job_title: "Staff nurse",
          company: "St Mary's",
          filename: "cv.pdf",
          updated_at: "2026-11-20T09:00:00.123Z",
        },
      ],
    });
    expect((await ann.get(`/drafts/api/${first}`)).body).toEqual({
      ...draft,
      draft_id: first,
      updated_at: "2026-11-20T09:00:00.123Z",
    });
    expect((await ann.get(`/drafts/api/${second}`)).body).toMatchObject({ job_description: "" });
  });

  it("are replaced when saved under their id, unless somebody saved since", async () => {
    const made = (await save(ann, draft)).body;
    const id = fieldOf(made, "draft_id");
    const stale = fieldOf(made, "updated_at");
    clock += 1000;
    const renewed = { draft_id: id, cv_text: "Newer", based_on: stale };
    expect((await save(ann, renewed)).status).toBe(200);
    clock += 1000;
    expect(await save(ann, { ...renewed, cv_text: "From another tab" })).toMatchObject({
      status: 409,
      body: { code: "draft_conflict" },
    });
    expect((await ann.get(`/drafts/api/${id}`)).body).toMatchObject({
      cv_text: "Newer",
      job_title: null,
    });
  });

  it("are saved once, however often an answer is lost", async () => {
    const listed = async () =>
      JSON.stringify((await ann.get("/drafts/api/list")).body).split("draft_id").length - 1;
    const before = await listed();
    const made = { ...draft, new_draft_id: "0d6d2a52-3b8e-4a9e-9a51-6f1b6ce0a001" };
    const first = await Promise.all([save(ann, made), save(ann, made), save(ann, made)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    const id = fieldOf((await save(ann, { ...made, company: "Elsewhere" })).body, "draft_id");
    expect(id).toBe(made.new_draft_id);
    expect(await listed()).toBe(before + 1);
    const { body } = await ann.get(`/drafts/api/${id}`);
    expect(body).toMatchObject({ cv_text: draft.cv_text, company: "Elsewhere" });

    const renewed = {
      draft_id: id,
      cv_text: "Newer",
      based_on: fieldOf(body, "updated_at"),
    };
    clock += 1000;
    const saved = await save(ann, renewed);
    clock += 1000;
    expect(await save(ann, renewed)).toMatchObject({ status: 200, body: saved.body });

    expect((await save(bea, made)).status).toBe(404);
    expect((await save(ann, { ...draft, new_draft_id: "mine" })).status).toBe(400);
    await remove(ann, id);
  });

  it("are named by their advertisement only where that is asked for", async () => {
    const body = { cv_text: "Ann", job_description: "Ward sister\nSt Mary's" };
    const titleAfter = async (more: object) => {
      const id = fieldOf((await save(ann, { ...body, ...more })).body, "draft_id");
      const draft = (await ann.get(`/drafts/api/${id}`)).body;
      await remove(ann, id);
      return draft;
    };
    expect(await titleAfter({})).toMatchObject({ job_title: null });
    expect(await titleAfter({ named_by_job: true })).toMatchObject({ job_title: "Ward sister" });
    const bare = { named_by_job: true, job_description: "", job_title: "Nurse" };
    expect(await titleAfter(bare)).toMatchObject({ job_title: "Nurse" });
  });

  it("are nobody else's", async () => {
    const id = fieldOf((await save(ann, draft)).body, "draft_id");
    expect((await bea.get(`/drafts/api/${id}`)).status).toBe(404);
    expect((await save(bea, { draft_id: id, cv_text: "mine now" })).status).toBe(404);
    expect((await remove(bea, id)).status).toBe(404);
    expect((await ann.get(`/drafts/api/${id}`)).body).toMatchObject({ cv_text: draft.cv_text });
    expect((await bea.get("/drafts/api/list")).body).toEqual({ drafts: [] });
  });

  it("go when they are deleted", async () => {
    const id = fieldOf((await save(ann, draft)).body, "draft_id");
    expect(await remove(ann, id)).toMatchObject({ status: 200, body: { success: true } });
    expect((await ann.get(`/drafts/api/${id}`)).status).toBe(404);
    expect((await remove(ann, id)).status).toBe(404);
  });

  it("need something to keep, of bearable length and kind", async () => {
    expect(await save(ann, { cv_text: " " })).toMatchObject({
      status: 400,
      body: { error: "Please upload a file or paste CV text" },
    });
    expect(await save(ann, { cv_text: 7, company: ["x"], named_by_job: 1 })).toMatchObject({
      status: 400,
      body: {
        fields: {
          cv_text: "Please upload a file or paste CV text",
          company: "company must be a text",
          named_by_job: "named_by_job must be true or false",
        },
      },
    });
    expect((await save(ann, { cv_text: "x".repeat(200_001) })).status).toBe(400);
    const odd = await save(ann, { cv_text: "a\u0000b \u{1f600} é" });
    const { body } = await ann.get(`/drafts/api/${fieldOf(odd.body, "draft_id")}`);
    expect(body).toMatchObject({ cv_text: "ab \u{1f600} é" });
  });

  it("are for those who have logged in", async () => {
    const visitor = await openBrowser(server.url);
    for (const { status } of [
      await visitor.get("/drafts/api/list"),
      await visitor.get("/drafts/api/x"),
      await save(visitor, draft),
      await save(visitor, {}),
      await remove(visitor, "x"),
    ]) {
      expect(status).toBe(401);
    }
  });
});
