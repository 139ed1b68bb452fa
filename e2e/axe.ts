import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What may differ where only the colours do. */
const ofColours = ["color-contrast", "link-in-text-block"];

/**
 * In light and in dark colours: every rule in the one, those about colours in the other. Leaves the page in light ones.
 * @param part a CSS selector, where the whole page would take long
 */
export async function expectNoFindings(page: Page, part = "html"): Promise<void> {
  await inColours(page, "dark");
  await expectNone(new AxeBuilder({ page }).include(part).withRules(ofColours), "dark");
  await inColours(page, "light");
  await expectNone(new AxeBuilder({ page }).include(part).withTags(standards), "light");
}

/** Without movement, in which colours would be half-way between two. */
function inColours(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  return page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

async function expectNone(axe: AxeBuilder, colours: string): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  expect(found, `in ${colours} colours`).toEqual([]);
}
