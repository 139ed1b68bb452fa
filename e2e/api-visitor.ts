import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
import { advertisement, cvText } from "./cv-files.ts";

type Playwright = PlaywrightWorkerArgs["playwright"];

/** A visitor of their own who uses the REST door, as a program would. */
export class ApiVisitor {
  readonly #request: APIRequestContext;
  readonly #csrf: string;

  private constructor(request: APIRequestContext, csrf: string) {
    this.#request = request;
    this.#csrf = csrf;
  }

  static async arrive(playwright: Playwright, baseURL: string): Promise<ApiVisitor> {
    const request = await playwright.request.newContext({ baseURL });
    const { csrf_token } = await (await request.get("/api/csrf-token")).json();
    return new ApiVisitor(request, csrf_token);
  }

  async upload(text: string): Promise<string> {
    const response = await this.#request.post("/api/analysis/upload", {
      headers: { "X-CSRF-Token": this.#csrf },
      multipart: { text },
    });
    expect(response.status()).toBe(201);
    return (await response.json()).analysis_id;
  }

  async analyse(analysisId: string, jobDescription: string): Promise<void> {
    const response = await this.#request.post("/api/analysis/analyze", {
      headers: { "X-CSRF-Token": this.#csrf },
      data: { analysis_id: analysisId, job_description: jobDescription },
    });
    expect(response.ok()).toBe(true);
  }

  async leave(): Promise<void> {
    await this.#request.dispose();
  }
}

const longCv = `${cvText}\n`.repeat(Math.floor(100_000 / (cvText.length + 1)));
const longAdvertisement = `${advertisement}\n`.repeat(
  Math.floor(55_000 / (advertisement.length + 1)),
);

/** Gives the server long analyses to do, so that the next visitor's run has to wait its turn. */
export async function keepServerBusy(
  playwright: Playwright,
  baseURL: string,
  runs: number,
): Promise<void> {
  await Promise.all(
    Array.from({ length: runs }, async () => {
      const visitor = await ApiVisitor.arrive(playwright, baseURL);
      await visitor.analyse(await visitor.upload(longCv), longAdvertisement);
      await visitor.leave();
    }),
  );
}
