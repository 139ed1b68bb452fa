import type { Browser } from "@playwright/test";
import { Document, HeadingLevel, Packer, Paragraph } from "docx";

/** Fictional documents for the journeys, made as people make them: printed by a browser, saved by a word processor. */

const cv = {
  name: "Amara Osei",
  contact: "amara.osei@example.org | 07700 900123 | Leeds LS6 2AB",
  sections: [
    {
      heading: "Profile",
      lines: ["Finance assistant with six years in busy purchase ledger and payroll teams."],
    },
    {
      heading: "Experience",
      lines: [
        "Accounts Assistant, Northgate Housing Ltd, March 2019 – Present",
        "• Run the purchase ledger in Sage 50, about 400 invoices a month",
        "• Reconcile three bank accounts and prepare VAT returns each quarter",
        "• Cut late supplier payments from 18% to 4% in one year",
        "Payroll Clerk, Brightwell Foods Ltd, June 2016 – February 2019",
        "• Processed weekly payroll for 220 staff",
      ],
    },
    {
      heading: "Education",
      lines: ["AAT Level 3 Diploma in Accounting, Leeds City College, 2016"],
    },
    { heading: "Skills", lines: ["Microsoft Excel, Sage 50, payroll, credit control"] },
  ],
};

export const cvText = [
  cv.name,
  cv.contact,
  ...cv.sections.flatMap(({ heading, lines }) => ["", heading, ...lines]),
].join("\n");

export const advertisement = `Accounts Assistant
Harbour Care Trust, Leeds

You will look after the purchase ledger and help with month end.

Essential
• At least two years' experience of purchase ledger
• Good working knowledge of Sage 50 and Microsoft Excel
• AAT Level 3 or equivalent
• Experience of bank reconciliation

Desirable
• Experience of Xero
• Knowledge of charity accounting`;

type UploadFile = { name: string; mimeType: string; buffer: Buffer };

export async function cvAsPdf(browser: Browser): Promise<UploadFile> {
  const page = await browser.newPage();
  const body = cv.sections
    .map(
      ({ heading, lines }) =>
        `<h2>${heading}</h2>${lines.map((line) => `<p>${line}</p>`).join("")}`,
    )
    .join("");
  await page.setContent(`<h1>${cv.name}</h1><p>${cv.contact}</p>${body}`);
  const buffer = await page.pdf({ format: "A4" });
  await page.close();
  return { name: "amara-osei.pdf", mimeType: "application/pdf", buffer };
}

/** @param worded what stands in a line's place */
export async function cvAsDocx(worded = (line: string) => line): Promise<UploadFile> {
  const children = [
    new Paragraph({ text: cv.name, heading: HeadingLevel.TITLE }),
    new Paragraph(cv.contact),
    ...cv.sections.flatMap(({ heading, lines }) => [
      new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
      ...lines.map((line) => new Paragraph(worded(line))),
    ]),
  ];
  return {
    name: "amara-osei.docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    buffer: await Packer.toBuffer(new Document({ sections: [{ children }] })),
  };
}
