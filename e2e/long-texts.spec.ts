import { expect, type Page, test } from "@playwright/test";
import { pasteCv } from "./wizard.ts";

const megabytes = 20;
/** On two busy cores; a text area that took the text would stand still for far longer. */
const patienceMs = 3000;

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Pastes a huge text with the keyboard. Gives the milliseconds until the refusal stood on the page. */
async function pasteHuge(page: Page, label: string): Promise<number> {
  await page.getByLabel(label).focus();
  await page.evaluate(
    async (size) => {
      await navigator.clipboard.writeText("Twelve words. ".repeat(Math.ceil(size / 14)));
    },
    megabytes * 1024 * 1024,
  );
  const before = Date.now();
  await page.keyboard.press("Control+V");
  await expect(page.getByRole("alert")).toContainText("is too long: 20,971,524 characters", {
    timeout: 20_000,
  });
  return Date.now() - before;
}

for (const place of [
  { label: "Paste your CV", arrive: (page: Page) => page.goto("/demo/upload"), limit: "200,000" },
  { label: "Job description", arrive: (page: Page) => pasteCv(page), limit: "60,000" },
]) {
  test(`${megabytes} MB pasted into "${place.label}" are refused at once`, async ({ page }) => {
    await place.arrive(page);
    const field = page.getByLabel(place.label);
    await field.fill("What was there before");
    const ms = await pasteHuge(page, place.label);
    test.info().annotations.push({ type: "refused after", description: `${ms} ms` });
    expect(ms).toBeLessThan(patienceMs);
    await expect(page.getByRole("alert")).toContainText(`The limit is ${place.limit}.`);
    await expect(field).toHaveValue("What was there before");
    // The page goes on answering.
    const typed = Date.now();
    await field.press("End");
    await field.pressSequentially("!");
    await expect(field).toHaveValue("What was there before!");
    expect(Date.now() - typed).toBeLessThan(patienceMs);
  });
}
