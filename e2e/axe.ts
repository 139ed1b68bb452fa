import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** @param part a CSS selector, where the whole page would take long */
export async function expectNoFindings(page: Page, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) })),
  ).toEqual([]);
}
