import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { StoresProvider } from "../../lib/stores.tsx";
import { TypedApiProvider } from "../../lib/typed-api.tsx";
import { JdStep } from "./jd-step.tsx";
import type { SaveOutcome } from "./results/add-to-dashboard.tsx";
import { ResultsStep } from "./results-step.tsx";
import { UploadStep } from "./upload-step.tsx";
import { WizardProvider } from "./wizard.tsx";
import { initialWizardState, type WizardState } from "./wizard-state.ts";

type Answer = { status: number; body: unknown };

const pdf = new File(["A CV"], "my-cv.pdf", { type: "application/pdf" });
let upload: Answer;
let analyze: Answer;
let added: SaveOutcome;

beforeEach(() => {
  sessionStorage.clear();
  added = "saved";
  analyze = { status: 200, body: { success: true } };
  upload = { status: 201, body: { analysis_id: "a1", warnings: [] } };
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("fetch", async (url: string) =>
    url.endsWith("/upload")
      ? Response.json(upload.body, { status: upload.status })
      : url.endsWith("/analyze")
        ? Response.json(analyze.body, { status: analyze.status })
        : Response.json({ csrf_token: "token" }),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The wizard at one of its addresses; gives the address it stands at. */
async function open(path: string, kept: Partial<WizardState> = {}): Promise<() => string> {
  sessionStorage.setItem("shortlisted.run", JSON.stringify({ ...initialWizardState, ...kept }));
  const root = createRootRoute();
  const screens = {
    upload: () => <UploadStep base="/demo" demo />,
    jd: () => <JdStep base="/demo" demo />,
    cover: () => <h1>The letter</h1>,
    results: () => <ResultsStep base="/demo" email={null} onAdd={() => added} />,
  };
  const routes = Object.entries(screens).map(([step, component]) =>
    createRoute({ getParentRoute: () => root, path: `/demo/${step}`, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <StoresProvider>
      <ApiProvider>
        <TypedApiProvider>
          <WizardProvider>
            <RouterProvider router={router} />
          </WizardProvider>
        </TypedApiProvider>
      </ApiProvider>
    </StoresProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return () => router.state.location.pathname;
}

const pasted = () => screen.getByLabelText<HTMLTextAreaElement>("Paste your CV");
const next = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Continue to Job Description" });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText("Upload your CV"), { target: { files: [file] } });

describe("the upload step", () => {
  it("goes on with a text or a file, and with neither it does not", async () => {
    await open("/demo/upload");
    expect(next().disabled).toBe(true);
    fireEvent.change(pasted(), { target: { value: "  " } });
    expect(next().disabled).toBe(true);
    fireEvent.change(pasted(), { target: { value: "A CV" } });
    expect(next().disabled).toBe(false);
    choose(pdf);
    expect(pasted().value).toBe("");
    expect(next().disabled).toBe(false);
    fireEvent.change(pasted(), { target: { value: "A CV" } });
    expect(screen.queryByText("my-cv.pdf")).toBeNull();
  });

  it("takes a file dropped anywhere on the zone, and none that is dropped beside it", async () => {
    await open("/demo/upload");
    const drop = (target: Element) => {
      const event = createEvent.drop(target, { dataTransfer: { files: [pdf] } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(drop(screen.getByText("OR"))).toBe(true);
    expect(screen.queryByText("my-cv.pdf")).toBeNull();
    expect(drop(screen.getByText("choose one"))).toBe(true);
    expect(screen.getByText("my-cv.pdf")).toBeTruthy();
  });

  it("refuses a file that is no CV and keeps what was there", async () => {
    await open("/demo/upload");
    fireEvent.change(pasted(), { target: { value: "A CV" } });
    choose(new File(["x"], "cv.png", { type: "image/png" }));
    expect(screen.getByRole("alert").textContent).toBe(
      "Invalid file type. Allowed: PDF, DOC, DOCX, TXT, RTF",
    );
    expect(pasted().value).toBe("A CV");
  });

  it("refuses a text that is too long and says so", async () => {
    await open("/demo/upload");
    fireEvent.change(pasted(), { target: { value: "a".repeat(200_001) } });
    expect(screen.getByRole("alert").textContent).toContain("200,001 characters");
    expect(pasted().value).toBe("");
  });

  it("uploads and goes on to the job", async () => {
    const address = await open("/demo/upload");
    fireEvent.click(screen.getByRole("button", { name: "Use Sample CV" }));
    fireEvent.click(next());
    await waitFor(() => expect(address()).toBe("/demo/jd"));
  });

  it("stays and shows the server's sentence when the upload is refused", async () => {
    upload = { status: 422, body: { error: "The file is damaged.", code: "file_corrupt" } };
    const address = await open("/demo/upload");
    choose(pdf);
    fireEvent.click(next());
    expect((await screen.findByRole("alert")).textContent).toBe("The file is damaged.");
    expect(address()).toBe("/demo/upload");
    fireEvent.change(pasted(), { target: { value: "A CV instead" } });
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks for the file again when a reload has lost it", async () => {
    await open("/demo/upload", { cvFileName: "my-cv.pdf" });
    expect(screen.getByText(/Please choose my-cv.pdf again/)).toBeTruthy();
    expect(next().disabled).toBe(true);
  });
});

describe("the job step", () => {
  it("needs a text and a CV", async () => {
    await open("/demo/jd");
    const start = screen.getByRole<HTMLButtonElement>("button", { name: "Start Analysis" });
    expect(start.disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Use Sample JD" }));
    expect(start.disabled).toBe(false);
    fireEvent.click(start);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No CV uploaded. Please go back and upload your CV first.",
    );
  });

  it("stays and says why a text that is no advertisement is not analysed", async () => {
    const text = "No job and no demand was found in this text.";
    const body = { error: text, code: "validation_failed", fields: { job_description: text } };
    analyze = { status: 400, body };
    const address = await open("/demo/jd", { cvText: "A CV" });
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "hello" } });
    fireEvent.click(screen.getByRole("button", { name: "Start Analysis" }));
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(address()).toBe("/demo/jd");
    fireEvent.change(screen.getByLabelText("Job description"), { target: { value: "Nurse" } });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the results step", () => {
  const report = { score: 72, matched: ["SEO"], gaps: ["SQL", "HTML"], notable: [] };

  it("sends a visitor without results to the upload", async () => {
    const address = await open("/demo/results");
    await waitFor(() => expect(address()).toBe("/demo/upload"));
  });

  it("names the scores with their verdicts", async () => {
    await open("/demo/results", { results: { ...report, match_percentage: 40, ats_score: 90 } });
    const rings = screen.getAllByRole("img").map((ring) => ring.getAttribute("aria-label"));
    expect(rings).toEqual([
      "Overall Score: 72 out of 100",
      "Job Match: 40 out of 100",
      "ATS Score: 90 out of 100",
    ]);
    for (const verdict of ["Good", "Needs work", "Excellent"]) {
      expect(screen.getByText(verdict)).toBeTruthy();
    }
  });

  it("shows the skills with their coverage, and says when there is nothing to recommend", async () => {
    await open("/demo/results", { results: report });
    fireEvent.click(screen.getByRole("tab", { name: "Skills Analysis" }));
    const skills = await screen.findByRole("tabpanel");
    expect(within(skills).getByText("1/3")).toBeTruthy();
    expect(within(skills).getByText("SQL")).toBeTruthy();
    fireEvent.click(screen.getByRole("tab", { name: "Recommendations" }));
    expect(
      await screen.findByText("No specific recommendations at this time. Your CV looks good!"),
    ).toBeTruthy();
  });

  it("folds the older format away, with N/A for an unknown count of keywords", async () => {
    await open("/demo/results", { results: report });
    fireEvent.click(screen.getByRole("button", { name: "View Legacy Results Format" }));
    expect(await screen.findByText("N/A")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Show raw JSON" }));
    expect(screen.getByText(/"gaps": \[/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Hide raw JSON" })).toBeTruthy();
  });

  it.each([
    ["saved", "Added to dashboard!"],
    ["until_reload", /^Added to dashboard! This browser could not store it/],
    ["demo", /^The demo saves nothing\. With a free account/],
    ["demo_of_person", /^The demo saves nothing\. In the app/],
    ["demo_site", /^This website runs as a demo and saves nothing/],
  ] as const)("says what came of adding to the dashboard: %s", async (outcome, text) => {
    added = outcome;
    await open("/demo/results", { results: report });
    fireEvent.click(screen.getByRole("button", { name: "Add to Dashboard" }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("leads back to an advertisement in which nothing was found", async () => {
    const nothing = { ...report, matched: [], gaps: [] };
    const address = await open("/demo/results", { results: nothing });
    fireEvent.click(screen.getByRole("link", { name: "Back to the job description" }));
    await waitFor(() => expect(address()).toBe("/demo/jd"));
  });

  it("says it where it was asked for", async () => {
    await open("/demo/results", { results: report });
    fireEvent.click(screen.getByRole("button", { name: "View Legacy Results Format" }));
    const [row, legacy] = await screen.findAllByRole("button", { name: "Add to Dashboard" });
    fireEvent.click(legacy ?? document.body);
    const told = screen.getByText("Added to dashboard!");
    expect(row?.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(legacy?.parentElement?.parentElement?.contains(told)).toBe(true);
  });

  it("leads to the letter, also from the older format", async () => {
    const address = await open("/demo/results", { results: report });
    fireEvent.click(screen.getByRole("button", { name: "View Legacy Results Format" }));
    const buttons = await waitFor(() => {
      const both = screen.getAllByRole("button", { name: "Generate Cover Letter" });
      expect(both).toHaveLength(2);
      return both;
    });
    fireEvent.click(buttons[1] ?? document.body);
    await waitFor(() => expect(address()).toBe("/demo/cover"));
  });

  it("shows a change of wording before and after", async () => {
    const quick_wins = [{ text: "Say it first", gain: 2, before: "old line", after: "new line" }];
    await open("/demo/results", { results: { ...report, quick_wins } });
    fireEvent.click(screen.getByRole("tab", { name: "Tweaks" }));
    const panel = await screen.findByRole("tabpanel");
    expect(within(panel).getByText("+2 points")).toBeTruthy();
    expect(within(panel).getByText("old line")).toBeTruthy();
    expect(within(panel).getByText("new line")).toBeTruthy();
  });

  it("forgets the run before another CV", async () => {
    const address = await open("/demo/results", { results: report, cvText: "A CV" });
    fireEvent.click(screen.getByRole("button", { name: "Analyze Another CV" }));
    await waitFor(() => expect(address()).toBe("/demo/upload"));
    await waitFor(() => expect(pasted().value).toBe(""));
  });
});
