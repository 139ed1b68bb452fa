import { expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import { checkoutAddress, upgradeFailure } from "./upgrade-button.tsx";

it("goes to addresses of the web only", () => {
  expect(checkoutAddress("https://pay.example/c/1")).toBe("https://pay.example/c/1");
  for (const url of [null, undefined, "", "/pay", "javascript:alert(1)", "data:text/html,x"]) {
    expect(checkoutAddress(url)).toBeNull();
  }
});

it("tells the server's reason, else the specification's sentence", () => {
  const response = { status: 503, statusText: "Service Unavailable" };
  expect(upgradeFailure(new ApiError(response, { error: "Not configured." }))).toBe(
    "Not configured.",
  );
  const otherwise = "Failed to start upgrade. Please try again.";
  expect(upgradeFailure(new ApiError(response, null))).toBe(otherwise);
  expect(upgradeFailure(new TypeError("Failed to fetch"))).toBe(otherwise);
});
