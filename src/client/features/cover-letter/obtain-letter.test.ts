import { describe, expect, it, vi } from "vitest";
import type { LetterRequest } from "../../lib/kept-letter.ts";
import { createRestClient } from "../../lib/rest-client.ts";
import { obtainLetter } from "./obtain-letter.ts";

const request: LetterRequest = {
  companyName: " Acme ",
  jobTitle: "Welder ",
  tone: "formal",
  length: "short",
};

const gone = Response.json(
  { error: "Your CV is no longer held in memory.", code: "document_expired" },
  { status: 410 },
);
const written = Response.json({ success: true, cover_letter: "Dear all", sentences: [] });
const letter = { ok: true, letter: { text: "Dear all", sentences: [] } };

/** The outcome where the server gives these answers one after the other; undefined: no answer. */
async function obtain(
  answers: (Response | undefined)[],
  renew = async () => null as string | null,
) {
  const sent: unknown[] = [];
  const rest = createRestClient(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  return { outcome: await obtainLetter(rest, "a1", request, renew), sent };
}

describe("a letter from the server", () => {
  it("is asked for with trimmed names", async () => {
    const { outcome, sent } = await obtain([written]);
    expect(outcome).toMatchObject(letter);
    expect(sent).toEqual([
      {
        analysis_id: "a1",
        tone: "formal",
        length: "short",
        companyName: "Acme",
        jobTitle: "Welder",
      },
    ]);
  });

  it("may come under its other name, without sources", async () => {
    const { outcome } = await obtain([Response.json({ text: "Dear all" })]);
    expect(outcome).toMatchObject(letter);
  });

  it("is asked for again with a renewed run where the texts are gone", async () => {
    const { outcome, sent } = await obtain([gone, written], async () => "a2");
    expect(outcome).toMatchObject(letter);
    expect(sent[1]).toMatchObject({ analysis_id: "a2" });
  });

  it("is not to be had where the run cannot be renewed", async () => {
    const { outcome, sent } = await obtain([gone, written]);
    expect(outcome).toEqual({ ok: false, reason: "Your CV is no longer held in memory." });
    expect(sent).toHaveLength(1);
  });

  it("does not renew the run for another refusal", async () => {
    const renew = vi.fn(async () => "a2");
    const refusal = Response.json({ error: "Too many letters." }, { status: 429 });
    expect((await obtain([refusal], renew)).outcome).toEqual({
      ok: false,
      reason: "Too many letters.",
    });
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([
    ["no answer", undefined, "The server could not be reached."],
    ["an empty letter", Response.json({ success: true, cover_letter: " " }), /./],
    ["a failure in words", Response.json({ success: false, cover_letter: "x" }), /./],
    ["a broken server", new Response("<html>", { status: 502 }), /502/],
  ])("is not to be had with %s", async (_case, answer, reason) => {
    const { outcome } = await obtain([answer]);
    expect(outcome).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});
