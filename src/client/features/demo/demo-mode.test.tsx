import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { StoresProvider } from "../../lib/stores.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { DemoProvider, useDemoMode } from "./demo-mode.tsx";

let status: () => Response;

beforeEach(() => {
  sessionStorage.clear();
  status = () => Response.json({ status: "ok", demo_mode: false });
  vi.stubGlobal("fetch", async (path: string) =>
    path === "/api/status" ? status() : Response.json({ csrf_token: "token" }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Controls() {
  const { wholeSite, detect, leave } = useDemoMode();
  return (
    <>
      <p>{wholeSite ? "all of it" : "not all"}</p>
      <button type="button" onClick={detect}>
        Enter
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
    </>
  );
}

const open = () =>
  render(
    <StoresProvider>
      <ApiProvider>
        <DemoProvider>
          <DemoBanner keeping={<a href="/signup">Create an account</a>} />
          <Controls />
        </DemoProvider>
      </ApiProvider>
    </StoresProvider>,
  );
const banner = () => screen.queryByRole("region", { name: "Demo mode" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("demo mode", () => {
  it("is off until the demo is entered, and then stays for this tab", () => {
    open();
    expect(banner()).toBeNull();
    press("Enter");
    expect(banner()).not.toBeNull();
    cleanup();
    open();
    expect(banner()).not.toBeNull();
    expect(screen.getByText("not all")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Create an account" })).toBeTruthy();
  });

  it("is told by the address of the demo at once", () => {
    window.history.replaceState(null, "", "/demo/jd");
    open();
    expect(banner()).not.toBeNull();
    window.history.replaceState(null, "", "/");
  });

  it("hides its banner for this tab once it is dismissed", () => {
    open();
    press("Enter");
    press("Dismiss");
    expect(banner()).toBeNull();
    cleanup();
    open();
    expect(banner()).toBeNull();
  });

  it("is the whole site's where the server says so", async () => {
    status = () => Response.json({ status: "ok", demo_mode: true });
    open();
    await waitFor(() => expect(banner()).not.toBeNull());
    expect(screen.getByText("all of it")).toBeTruthy();
    // With an account nothing is saved there either.
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is not assumed where the server says nothing of use", async () => {
    status = () => Response.json({ demo_mode: "yes" });
    open();
    await new Promise((done) => setTimeout(done, 20));
    expect(banner()).toBeNull();
  });

  it("leaves nothing of itself behind for whoever logs in", () => {
    open();
    press("Enter");
    press("Dismiss");
    press("Leave");
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
