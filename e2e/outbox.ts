import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string() });
type Mail = z.infer<typeof mailSchema>;

/** Where the server under test leaves its mails; named by playwright.config.ts. */
function outbox(): string {
  const folder = process.env.E2E_DATA_DIR;
  if (folder === undefined) throw new Error("playwright.config.ts sets E2E_DATA_DIR");
  return join(folder, "outbox");
}

/** Newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const names = (await readdir(outbox()).catch(() => [])).filter((name) => /^[^.]/.test(name));
  const mails = await Promise.all(
    names
      .sort()
      .reverse()
      .map(async (name) =>
        mailSchema.parse(JSON.parse(await readFile(join(outbox(), name), "utf8"))),
      ),
  );
  return mails.filter((mail) => mail.to.includes(address));
}

/** The link in the newest mail of this subject; waits for the mail. */
export async function linkInMail(address: string, subject: RegExp): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const mail = (await mailsTo(address)).find((candidate) => subject.test(candidate.subject));
    const [link] = mail?.text.match(/https?:\S+token=\S+/) ?? [];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail to ${address} about ${subject}`);
}
