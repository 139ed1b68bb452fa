import { describe, expect, it } from "vitest";
import { uploadCv } from "./upload-cv.ts";

const cv = { file: null, text: "A CV" };
const answering = (response: Response) => async () => response;

describe("uploading a CV", () => {
  it("sends the text, or the file, and gives the id", async () => {
    const sent: unknown[] = [];
    const server: typeof fetch = async (_, init) => {
      sent.push(init?.body);
      return Response.json(
        { analysis_id: "a1", warnings: ["The file is no PDF."] },
        { status: 201 },
      );
    };
    expect(await uploadCv(server, cv)).toEqual({
      ok: true,
      analysisId: "a1",
      warnings: ["The file is no PDF."],
    });
    await uploadCv(server, { file: new File(["x"], "cv.txt"), text: "" });
    const fields = sent.map((body) => (body instanceof FormData ? [...body.keys()] : []));
    expect(fields).toEqual([["text"], ["cv_file"]]);
  });

  it("tells the server's sentence when there is one", async () => {
    const refusal = Response.json(
      { error: "The file is damaged.", code: "file_corrupt" },
      { status: 422 },
    );
    expect(await uploadCv(answering(refusal), cv)).toEqual({
      ok: false,
      text: "The file is damaged.",
      code: "file_corrupt",
    });
  });

  it("tells the server's sentence also without a code", async () => {
    const refusal = Response.json({ error: "The file is damaged." }, { status: 422 });
    expect(await uploadCv(answering(refusal), cv)).toEqual({
      ok: false,
      text: "The file is damaged.",
      code: null,
    });
  });

  it.each([
    ["a page that is no JSON", new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
    ["an answer without a sentence", Response.json({}, { status: 500 }), 500],
    ["a success without an id", Response.json({}, { status: 201 }), 201],
  ])("tells the status after %s", async (_, response, status) => {
    expect(await uploadCv(answering(response), cv)).toMatchObject({
      ok: false,
      text: `Upload failed: ${status}`,
    });
  });

  it("says that the server could not be reached", async () => {
    const unreachable = async () => {
      throw new TypeError("Failed to fetch");
    };
    expect(await uploadCv(unreachable, cv)).toMatchObject({
      ok: false,
      text: expect.stringContaining("could not be reached"),
    });
  });
});
