import { expect, test } from "@playwright/test";
import { resultsMail } from "../src/server/features/email/results-mail.ts";
import { sampleResults } from "../test/sample-results.ts";
import { expectNoFindings } from "./axe.ts";

const text = `Experience of ${"Averylongwordwithoutanyplacetobreakit".repeat(3)}`;

for (const colorScheme of ["light", "dark"] as const) {
  test(`a mail of results is read on a phone without moving sideways, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    const site = {
      appUrl: null,
      publicUrl: "https://cv.example.org",
      secure: true,
      trustProxy: 0,
      clientDir: "",
      dev: false,
    };
    const results = { ...sampleResults, recommendations: [text] };
    const { html, attachments } = resultsMail(site, { to: "ann@example.org", id: "a1", results });
    await page.setContent(html);
    await expect(page.getByText(text)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectNoFindings(page);
    expect(JSON.parse(attachments?.[0]?.content ?? "")).toMatchObject({ overall_score: 72 });
  });
}
