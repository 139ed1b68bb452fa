import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";

export type MailAttachment = { name: string; contentType: string; content: string };

export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[] | undefined;
};

/** How it went since this process started. */
export type MailState = {
  /** "outbox": nothing is sent, each mail becomes a file. */
  service: "Postmark" | "outbox";
  handedOver: number;
  /** Handed over by nobody, after tries enough. */
  failed: number;
  lastFailureAt: Date | null;
};

export type Mail = {
  /** Resolves once the mail is handed over; rejects when it cannot be, after tries enough. */
  send(message: MailMessage): Promise<void>;
  /** Hands the mail over in the background, so that nobody can tell by the time whether one was sent. */
  post(message: MailMessage): Promise<void>;
  state(): MailState;
  /** Gives what is under way this long. */
  close(graceMs: number): Promise<void>;
};

/** Counts how `send` goes. */
export function countMail(
  service: MailState["service"],
  now: () => number,
  send: Mail["send"],
): Pick<Mail, "send" | "state"> {
  const state: MailState = { service, handedOver: 0, failed: 0, lastFailureAt: null };
  return {
    async send(message) {
      try {
        await send(message);
        state.handedOver += 1;
      } catch (error) {
        state.failed += 1;
        state.lastFailureAt = new Date(now());
        throw error;
      }
    },
    state: () => ({ ...state }),
  };
}

/** Of a mail nobody waits for: without a word of whom it was for or what it said, which foreign messages may quote. */
export function logMailFailure(log: Pick<FastifyBaseLogger, "error">, error: unknown): void {
  const failure = error instanceof Error ? error.name : "unknown";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  log.error({ failure, code }, "a mail could not be handed over");
}

/** Mail for a server without a mail service: each message becomes one JSON file in the outbox. */
export function createOutbox(options: {
  folder: string;
  from: string;
  now: () => number;
  log: Pick<FastifyBaseLogger, "error">;
}): Mail {
  async function write(message: MailMessage): Promise<void> {
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const sentAt = new Date(options.now()).toISOString();
    const name = `${sentAt.replaceAll(":", "-")}-${randomUUID()}.json`;
    const { to, subject, text, html, attachments } = message;
    const file = { to, from: options.from, subject, text, html, sent_at: sentAt, attachments };
    // Written aside first: who watches the folder never reads half a file.
    const draft = join(options.folder, `.${name}`);
    await writeFile(draft, JSON.stringify(file, null, 2), { mode: 0o600 });
    await rename(draft, join(options.folder, name));
  }
  const { send, state } = countMail("outbox", options.now, write);
  return {
    send,
    state,
    post: (message) => send(message).catch((error) => logMailFailure(options.log, error)),
    close: async () => {},
  };
}
