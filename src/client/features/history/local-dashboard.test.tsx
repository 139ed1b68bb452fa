import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { dashboardKey } from "../../lib/saved-analyses.ts";
import { useSession } from "../../lib/session.ts";
import { StoresProvider } from "../../lib/stores.tsx";
import { LocalDashboard } from "./local-dashboard.tsx";

const amara = { id: "amara", name: "Amara", email: "amara@example.org", plan: "free" };
const key = dashboardKey(amara.id);
const onServer = (id: string, overall_score = 64) => ({
  id,
  overall_score,
  created_at: "2026-11-19T09:00:00.000Z",
  status: "completed",
  analysis_type: "job_match",
  target_role: `Role ${id}`,
  target_industry: "Finance",
});
const saved = (id: string) => ({
  id,
  cvText: "CV",
  jdText: "We look for a clerk",
  results: { score: 82, matched: ["Excel", "VAT"], gaps: ["Xero"], job: { title: `Role ${id}` } },
  timestamp: "2026-11-20T09:00:00.000Z",
});

let server: Map<string, ReturnType<typeof onServer>>;
let online: boolean;
let deletions: string[];

async function answer(url: string, init?: RequestInit): Promise<Response> {
  if (url.endsWith("/me")) return Response.json({ authenticated: true, user: amara });
  if (url.endsWith("/csrf-token")) return Response.json({ csrf_token: "token" });
  if (!online) throw new TypeError("Failed to fetch");
  if (init?.method === "DELETE") {
    const id = url.split("/").at(-1) ?? "";
    deletions.push(id);
    if (server.delete(id)) return Response.json({ success: true });
    return Response.json({ error: "None", code: "not_found" }, { status: 404 });
  }
  return Response.json({ analyses: [...server.values()] });
}

beforeEach(() => {
  localStorage.clear();
  server = new Map();
  online = true;
  deletions = [];
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** As the route does: shown once it is known who is signed in. */
function SignedIn() {
  const { state } = useSession();
  if (state !== "person") return null;
  return <LocalDashboard onView={() => {}} onFirst={() => {}} notice={null} />;
}
async function open(status: string) {
  render(
    <StoresProvider>
      <ApiProvider>
        <SignedIn />
      </ApiProvider>
    </StoresProvider>,
  );
  await screen.findByText(status);
}
const rows = () => screen.queryAllByRole("listitem");
const figure = (label: string) => screen.getByText(label).parentElement?.textContent;

async function deleteFirst() {
  const [first] = rows();
  if (first === undefined) throw new Error("no row");
  fireEvent.click(within(first).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Are you sure you want to delete this analysis?")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
}

describe("the local dashboard", () => {
  it("shows what this browser saved together with the server's list, and sums it up", async () => {
    localStorage.setItem(key, JSON.stringify([saved("a")]));
    server = new Map([["b", onServer("b")]]);
    await open("Synced with server");
    expect(rows().map((row) => row.querySelector("h2")?.textContent)).toEqual(["Role a", "Role b"]);
    const text = rows()[0]?.textContent ?? "";
    for (const part of ["82", "Excellent", "We look for a clerk", "2 matched", "1 missing"]) {
      expect(text).toContain(part);
    }
    expect(figure("Total analyses")).toContain("2");
    expect(figure("Average score")).toContain("73");
    expect(figure("Best score")).toContain("82");
    expect(figure("Scores of 80 or more")).toContain("1");
  });

  it("falls back to this browser's own list without the server", async () => {
    localStorage.setItem(key, JSON.stringify([saved("a")]));
    online = false;
    await open("Local data only");
    expect(rows()).toHaveLength(1);
    online = true;
    server = new Map([["b", onServer("b")]]);
    fireEvent.click(screen.getByRole("button", { name: "Sync" }));
    await screen.findByText("Synced with server");
    expect(rows()).toHaveLength(2);
  });

  it("deletes here and on the server, and the next sync brings nothing back", async () => {
    server = new Map([["b", onServer("b")]]);
    await open("Synced with server");
    await deleteFirst();
    expect(await screen.findByText("No analyses yet")).toBeTruthy();
    await waitFor(() => expect(deletions).toEqual(["b"]));
    fireEvent.click(screen.getByRole("button", { name: "Sync" }));
    await screen.findByText("Synced with server");
    expect(rows()).toEqual([]);
    expect(deletions).toEqual(["b"]);
  });

  it("deletes on the server with the next sync what could not be deleted there at once", async () => {
    server = new Map([["b", onServer("b")]]);
    await open("Synced with server");
    online = false;
    await deleteFirst();
    await screen.findByText("Local data only");
    cleanup();
    online = true;
    await open("Synced with server");
    expect(rows()).toEqual([]);
    expect(server.size).toBe(0);
    expect(localStorage.getItem(`${key}.deleted`)).toBeNull();
  });

  it("takes away what only this browser had", async () => {
    localStorage.setItem(key, JSON.stringify([saved("a")]));
    await open("Synced with server");
    await deleteFirst();
    await waitFor(() => expect(rows()).toEqual([]));
    expect(screen.getByRole("status").textContent).toBe("Synced with server");
  });
});
