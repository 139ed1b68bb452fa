import { expect, it } from "vitest";
import { securityEventKinds } from "../../../shared/account.ts";
import { eventWords } from "./event-words.ts";

it("has words for every kind of event, none of them the kind's own name", () => {
  for (const kind of securityEventKinds) {
    const words = eventWords({ kind, detail: null });
    expect(words).toMatch(/^[A-Z]/);
    expect(words).not.toContain("_");
  }
});

it("says what is known of it", () => {
  expect(eventWords({ kind: "api_key_created", detail: "Home" })).toBe("API key created: Home");
  expect(eventWords({ kind: "sessions_ended", detail: "everywhere" })).toBe(
    "Signed out everywhere",
  );
});
