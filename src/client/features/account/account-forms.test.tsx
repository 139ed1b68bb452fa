import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiProvider } from "../../lib/api.tsx";
import { AccountCreated } from "./account-created.tsx";
import { AdminLoginForm } from "./admin-login-form.tsx";
import { LoginForm } from "./login-form.tsx";
import type { SignupPlan } from "./plan-choice.tsx";
import { type Created, SignupForm } from "./signup-form.tsx";

let answers: Record<string, () => Response>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answers = {};
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path === "/api/csrf-token") return Response.json({ csrf_token: "token" });
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    const answer = answers[path];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function show(content: ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => content }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <ApiProvider>
      <RouterProvider router={router} />
    </ApiProvider>,
  );
  await waitFor(() => expect(document.querySelector("button")).not.toBeNull());
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the login form", () => {
  it("names what is missing, goes there, and forgets it once it is edited", async () => {
    await show(<LoginForm onLoggedIn={() => {}} />);
    press("Log in");
    expect(screen.getByText("Email is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
    type("Email", "amara@");
    expect(screen.queryByText("Email is required")).toBeNull();
    expect(screen.getByText("Password is required")).toBeTruthy();
    press("Log in");
    expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("sends the address trimmed and in small letters", async () => {
    answers["/api/auth/login"] = () => Response.json({ ok: true });
    const onLoggedIn = vi.fn();
    await show(<LoginForm onLoggedIn={onLoggedIn} />);
    type("Email", "Amara.Osei@Example.ORG");
    type("Password", " As It Is ");
    fireEvent.click(screen.getByLabelText("Remember me"));
    press("Log in");
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    const body = { email: "amara.osei@example.org", password: " As It Is ", remember_me: true };
    expect(sent).toEqual([{ path: "/api/auth/login", body }]);
  });

  it("offers the verification mail once more, and says what came of it", async () => {
    answers["/api/auth/login"] = () =>
      Response.json({ error: "email_unverified" }, { status: 403 });
    await show(<LoginForm onLoggedIn={() => {}} />);
    type("Email", "amara@example.org");
    type("Password", "x");
    press("Log in");
    await screen.findByRole("button", { name: "Resend verification email" });
    press("Resend verification email");
    expect(await screen.findByText("Failed to resend verification email.")).toBeTruthy();
    answers["/api/auth/resend-verification"] = () => Response.json({ ok: true });
    press("Resend verification email");
    await screen.findByText("Verification email sent! Please check your inbox.");
    expect(sent.at(-1)?.body).toEqual({ email: "amara@example.org" });
  });
});

describe("signing up", () => {
  async function signUp(answer: unknown, plan: SignupPlan = "pro"): Promise<Created> {
    answers["/api/auth/signup"] = () => Response.json(answer, { status: 201 });
    const onCreated = vi.fn<(created: Created) => void>();
    await show(<SignupForm plan={plan} onCreated={onCreated} />);
    const chosen = screen.getAllByRole<HTMLInputElement>("radio").filter(({ checked }) => checked);
    expect(chosen.map(({ value }) => value)).toEqual([plan]);
    type("Name", " Amara Osei ");
    type("Email", "Amara@example.org");
    type("Password", "Plum-Harbour-42");
    type("Confirm password", "Plum-Harbour-42");
    fireEvent.click(screen.getByLabelText("I agree to the Terms of Service"));
    press("Create account");
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    const [created] = onCreated.mock.calls[0] ?? [];
    if (created === undefined) throw new Error("nothing was created");
    return created;
  }

  it("sends what the server asks for and nothing else", async () => {
    await signUp({ ok: true, verify_required: true });
    const [{ body } = { body: null }] = sent;
    expect(body).toEqual({
      name: "Amara Osei",
      email: "amara@example.org",
      password: "Plum-Harbour-42",
      plan: "pro",
    });
  });

  it("offers Starter, chosen, to those who come to take it; their account begins on Free", async () => {
    await show(<SignupForm plan="free" onCreated={() => {}} />);
    expect(screen.queryByRole("radio", { name: "Starter" })).toBeNull();
    cleanup();
    await signUp({ ok: true, verify_required: true }, "starter");
    expect(screen.getByRole("radio", { name: "Starter" })).toBeTruthy();
    expect(sent.at(-1)?.body).toMatchObject({ plan: "free" });
  });

  it.each([
    [{ ok: true }, true],
    [{ verify_required: true }, true],
    [{}, false],
    [null, false],
  ])("told %j the address must be verified: %s", async (answer, mustVerify) => {
    expect(await signUp(answer)).toEqual({ email: "amara@example.org", mustVerify });
  });

  it("goes on to the login after three seconds, unless the address must be verified", async () => {
    const onDone = vi.fn();
    const created = { email: "amara@example.org", mustVerify: false };
    await show(<AccountCreated created={created} onDone={onDone} />);
    expect(document.activeElement?.textContent).toBe("Account Created");
    await act(() => new Promise((resolve) => setTimeout(resolve, 2500)));
    expect(onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    cleanup();
    const staying = vi.fn();
    await show(<AccountCreated created={{ ...created, mustVerify: true }} onDone={staying} />);
    await act(() => new Promise((resolve) => setTimeout(resolve, 3500)));
    expect(staying).not.toHaveBeenCalled();
  }, 12_000);
});

describe("the admin test login", () => {
  async function logIn(answer?: () => Response) {
    if (answer !== undefined) answers["/api/admin/direct-login"] = answer;
    const onLoggedIn = vi.fn();
    await show(<AdminLoginForm onLoggedIn={onLoggedIn} />);
    type("Email", "admin@example.org");
    type("Password", "x");
    press("Log in");
    return onLoggedIn;
  }

  it("goes where the server says, else to the dashboard", async () => {
    const onLoggedIn = await logIn(() => Response.json({ success: true }));
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith("/dashboard"));
  });

  it("shows the server's refusal, also one that comes as an answer", async () => {
    await logIn(() => Response.json({ success: false, error: "Not here." }));
    expect((await screen.findByRole("alert")).textContent).toBe("Not here.");
  });

  it("shows the network's failure", async () => {
    await logIn();
    expect((await screen.findByRole("alert")).textContent).toBe("Network error. Please try again.");
  });
});
