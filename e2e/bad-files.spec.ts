import { expect, test } from "@playwright/test";
import { cvAsPdf } from "./cv-files.ts";

const pdf = "application/pdf";

const refusedAtOnce = [
  {
    what: "a file over 10 MB",
    file: { name: "cv.pdf", mimeType: pdf, buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 32) },
    says: "File too large. Maximum size is 10MB.",
  },
  {
    what: "a file of another type",
    file: { name: "cv.png", mimeType: "image/png", buffer: Buffer.from("\x89PNG\r\n") },
    says: "Invalid file type. Allowed: PDF, DOC, DOCX, TXT, RTF",
  },
];

const refusedByTheServer = [
  {
    what: "a program disguised as a PDF",
    file: {
      name: "cv.pdf",
      mimeType: pdf,
      buffer: Buffer.from(`MZ\x90\0${"\0\x01\x02".repeat(400)}`, "latin1"),
    },
    says: /Invalid file format\./,
  },
  {
    what: "an empty file",
    file: { name: "cv.txt", mimeType: "text/plain", buffer: Buffer.from("   \n\n ") },
    says: /empty/i,
  },
];

const refused = [
  ...refusedAtOnce.map((one) => ({ ...one, isSent: false })),
  ...refusedByTheServer.map((one) => ({ ...one, isSent: true })),
];

for (const { what, file, says, isSent } of refused) {
  test(`${what} is refused with a clear sentence`, async ({ page }) => {
    await page.goto("/demo/upload");
    await page.getByLabel("Upload your CV").setInputFiles(file);
    const alert = page.getByRole("alert");
    const next = page.getByRole("button", { name: "Continue to Job Description" });
    if (isSent) await next.click();
    await expect(alert).toContainText(says);
    await expect(page).toHaveURL(/\/demo\/upload$/);
    await page.getByLabel("Paste your CV").fill("A CV pasted instead, with enough words to go on.");
    await next.click();
    await expect(page).toHaveURL(/\/demo\/jd$/);
  });
}

test("a damaged PDF is called damaged", async ({ page, browser }) => {
  const whole = await cvAsPdf(browser);
  const file = { ...whole, buffer: whole.buffer.subarray(0, 300) };
  await page.goto("/demo/upload");
  await page.getByLabel("Upload your CV").setInputFiles(file);
  await page.getByRole("button", { name: "Continue to Job Description" }).click();
  await expect(page.getByRole("alert")).toContainText(/damaged/i);
});
