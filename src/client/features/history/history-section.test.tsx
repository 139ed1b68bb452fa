import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { StoresProvider } from "../../lib/stores.tsx";
import { HistorySection } from "./history-section.tsx";

const item = {
  id: "a1",
  overall_score: 72,
  created_at: "2026-11-20T09:00:00.000Z",
  status: "completed",
  target_role: "Clerk",
  target_company: "Acme",
  original_filename: null,
};

let page: () => Response;
let removal: () => Response;
let asked: string[];

beforeEach(() => {
  asked = [];
  page = () => Response.json({ analyses: [item], page: 1, pages: 1 });
  removal = () => Response.json({ success: true });
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (url.endsWith("/csrf-token")) return Response.json({ csrf_token: "token" });
    if (init?.method === "DELETE") return removal();
    if (url.includes("/export/")) return new Response("", { status: 500 });
    asked.push(url);
    return page();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Section() {
  const [filter, setFilter] = useState({ search: "", status: "", page: 1 });
  return (
    <HistorySection
      filter={filter}
      onFilter={setFilter}
      onView={() => {}}
      onDeleted={() => {}}
      start={<button type="button">Start Analysis</button>}
    />
  );
}
const show = () =>
  render(
    <StoresProvider>
      <ApiProvider>
        <Section />
      </ApiProvider>
    </StoresProvider>,
  );
const cells = () => screen.getAllByRole("cell").map((cell) => cell.textContent);

describe("the history", () => {
  it("is a table of the specification's columns", async () => {
    show();
    await screen.findByRole("table");
    const headings = screen.getAllByRole("columnheader").map((heading) => heading.textContent);
    expect(headings).toEqual(["Date", "Role/Company", "File", "Score", "Status", "Actions"]);
    expect(cells().slice(1)).toEqual([
      "ClerkAcme",
      "Pasted text",
      "72 Good",
      "Completed",
      "ViewExportDelete",
    ]);
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
  });

  it.each(["processing", "pending", "failed", "unheard of"])(
    "has a word for %s",
    async (status) => {
      page = () => Response.json({ analyses: [{ ...item, status, overall_score: null }] });
      show();
      await screen.findByRole("table");
      const words: Record<string, string> = { "unheard of": "unknown" };
      expect(cells()[4]?.toLowerCase()).toBe(words[status] ?? status);
    },
  );

  it("asks the server for what is searched, for a status and for a page", async () => {
    page = () => Response.json({ analyses: [item], page: 1, pages: 3 });
    show();
    await screen.findByText("Page 1 of 3");
    fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(asked.at(-1)).toContain("page=2"));
    fireEvent.change(screen.getByRole("searchbox", { name: "Search" }), {
      target: { value: " ledger & co " },
    });
    await waitFor(() => expect(asked.at(-1)).toContain("page=1&per_page=10&search=ledger+%26+co"));
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "failed" } });
    await waitFor(() => expect(asked.at(-1)).toContain("&status=failed"));
  });

  it("says when nothing matches, and shows all again", async () => {
    show();
    await screen.findByRole("table");
    page = () => Response.json({ analyses: [], page: 1, pages: 1 });
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "failed" } });
    fireEvent.click(await screen.findByRole("button", { name: "Show all" }));
    await waitFor(() => expect(asked.at(-1)).not.toContain("status"));
  });

  it("leads to the first analysis while there is none", async () => {
    page = () => Response.json({ analyses: [] });
    show();
    expect(await screen.findByRole("button", { name: "Start Analysis" })).toBeTruthy();
  });

  it("tells what went wrong, and tries again", async () => {
    page = () => new Response("", { status: 503, statusText: "Service Unavailable" });
    show();
    const alert = await screen.findByRole("alert", {}, { timeout: 5000 });
    expect(alert.textContent).toBe("Error loading history: API Error: 503 Service Unavailable");
    page = () => Response.json({ analyses: [item] });
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("asks before it deletes, and tells the server's reason when that fails", async () => {
    removal = () => Response.json({ error: "Not today" }, { status: 500 });
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Are you sure you want to delete this analysis?")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not today");
    removal = () => new Response("<html>", { status: 502 });
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Failed to delete analysis"),
    );
    removal = () => Response.json({ success: true });
    page = () => Response.json({ analyses: [] });
    fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No analyses yet")).toBeTruthy();
  });

  it("tells when an export fails", async () => {
    show();
    fireEvent.click(await screen.findByRole("button", { name: "Export" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to export analysis");
  });
});
