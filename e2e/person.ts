import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { linkInMail } from "./outbox.ts";

/** Somebody with an account, and what they do with it in the browser. */
export type Person = { name: string; email: string; password: string };

/** Every journey has a person of its own, so that journeys do not meet. */
export function somebody(): Person {
  const email = `amara.${randomUUID().slice(0, 8)}@example.org`;
  return { name: "Amara Osei", email, password: "Plum-Harbour-42" };
}

export async function fillSignup(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByLabel("I agree to the Terms of Service").check();
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/signup");
  await fillSignup(page, person);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created" })).toBeVisible();
}

export async function verify(page: Page, person: Person): Promise<void> {
  await page.goto(await linkInMail(person.email, /verify/i));
  await expect(page).toHaveURL(/\/login\?verified=success$/);
}

/** On the login page: fills it in and sends it. */
export async function giveLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/**
 * A new person, verified and logged in, standing at the wizard's first step. Through the REST door: the forms have
 * journeys of their own.
 */
export async function arriveAsPerson(page: Page): Promise<Person> {
  const person = somebody();
  const { request } = page.context();
  const post = async (path: string, data: object) => {
    const { csrf_token } = await (await request.get("/api/csrf-token")).json();
    const answer = await request.post(path, { data, headers: { "X-CSRF-Token": csrf_token } });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
  };
  await post("/api/auth/signup", { ...person, plan: "free" });
  await request.get(await linkInMail(person.email, /verify/i), { maxRedirects: 0 });
  await post("/api/auth/login", { email: person.email, password: person.password });
  await page.goto("/app/cv/upload");
  await expect(page.getByLabel("Paste your CV")).toBeVisible();
  return person;
}
