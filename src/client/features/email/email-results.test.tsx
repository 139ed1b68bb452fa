import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { EmailResults } from "./email-results.tsx";

let answer: () => Response | Promise<Response>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/csrf-token") return Response.json({ csrf_token: "token" });
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Email address");
const dialog = () => screen.queryByRole("dialog", { name: "Email Results" });

function open(analysisId: string | null = "a1") {
  render(
    <ApiProvider>
      <EmailResults analysisId={analysisId} />
    </ApiProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Email Results" }));
}

function send(address = "Ann@Example.org") {
  fireEvent.change(field(), { target: { value: address } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("the results by e-mail", () => {
  it("go to the address; the dialog says so, and closes two seconds later", async () => {
    answer = () => Response.json({ message: "On its way." });
    open();
    expect(field().type).toBe("email");
    vi.useFakeTimers();
    send();
    await later(0);
    expect(screen.getByRole("status").textContent).toBe("On its way.");
    expect(sent).toEqual([{ path: "/email/api/send/a1", body: { email: "ann@example.org" } }]);
    await later(1900);
    expect(dialog()).not.toBeNull();
    await later(500);
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Email Results" }));
    expect(field().value).toBe("");
  });

  it("have a sentence of their own for a success without one", async () => {
    answer = () => Response.json({});
    open();
    send();
    expect((await screen.findByRole("status")).textContent).toBe("Email sent successfully!");
  });

  it("take no second press while they are being sent", async () => {
    answer = () => new Promise(() => {});
    open();
    send();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true),
    );
  });

  it.each([
    [() => Response.json({ error: "Try later." }, { status: 502 }), "Try later."],
    [() => new Response("<html>", { status: 502 }), "Failed to send email"],
    [() => Promise.reject(new TypeError("x")), "Failed to send email. Please try again."],
  ])("tell why they were not sent, and keep the address", async (given, text) => {
    answer = given;
    open();
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(field().value).toBe("Ann@Example.org");
  });

  it("need an address", () => {
    open();
    send("ann");
    expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("need an analysis", async () => {
    open(null);
    send();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No analysis found. Please start over.",
    );
  });
});
