import { expect, type Page, test } from "@playwright/test";
import { pasteCv } from "./wizard.ts";

const megabytes = 20;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Pastes a huge text with the keyboard. Gives the length of the longest text the field held meanwhile. */
async function pasteHuge(page: Page, label: string): Promise<number> {
  const field = page.getByLabel(label);
  await field.focus();
  await field.evaluate((node: HTMLTextAreaElement) => {
    const keep = () => {
      node.dataset.longest = String(Math.max(Number(node.dataset.longest ?? 0), node.value.length));
    };
    keep();
    node.addEventListener("input", keep, { capture: true });
  });
  await page.evaluate(
    async (size) => {
      await navigator.clipboard.writeText("Twelve words. ".repeat(Math.ceil(size / 14)));
    },
    megabytes * 1024 * 1024,
  );
  await page.keyboard.press("Control+V");
  await expect(page.getByRole("alert")).toContainText("is too long: 20,971,524 characters", {});
  return Number(await field.getAttribute("data-longest"));
}

for (const place of [
  { label: "Paste your CV", arrive: (page: Page) => page.goto("/demo/upload"), limit: "200,000" },
  { label: "Job description", arrive: (page: Page) => pasteCv(page), limit: "60,000" },
]) {
  test(`${megabytes} MB pasted into "${place.label}" are refused at once`, async ({ page }) => {
    await place.arrive(page);
    const field = page.getByLabel(place.label);
    const before = "What was there before";
    await field.fill(before);
    // A text area that took such a text, if only for a moment, would stand still for long.
    expect(await pasteHuge(page, place.label)).toBe(before.length);
    await expect(page.getByRole("alert")).toContainText(`The limit is ${place.limit}.`);
    await expect(field).toHaveValue(before);
    // The page goes on answering.
    await field.press("End");
    await field.pressSequentially("!");
    await expect(field).toHaveValue(`${before}!`);
  });
}
