import type { Page } from "@playwright/test";

/** Presses Tab until the control has the focus. */
export async function tabTo(
  page: Page,
  role: "link" | "button" | "textbox" | "checkbox" | "radio" | "tab",
  name: RegExp | string,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never reached the ${role} ${name}`);
}
