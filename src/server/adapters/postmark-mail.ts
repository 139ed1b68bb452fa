import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { Errors, Message, ServerClient } from "postmark";
import { countMail, logMailFailure, type Mail, type MailMessage } from "./mail.ts";
import { withoutBrotli } from "./without-brotli.ts";

// At most half a minute in all: of some mails a person waits for the end.
const patience = { timeoutMs: 5000, pausesMs: [500, 2000, 6000] };

/**
 * Mail through Postmark. What may pass (no connection, 429, 5xx, no answer in time) is tried again after each of the
 * pauses; what will not (an inactive recipient, a refused sender) is not. A mail may arrive twice when only the answer
 * was lost: better than not at all.
 */
export function createPostmarkMail(options: {
  token: string;
  apiUrl: string | undefined;
  from: string;
  log: Pick<FastifyBaseLogger, "error">;
  patience?: { timeoutMs: number; pausesMs: number[] };
}): Mail {
  const { token, apiUrl, from, log } = options;
  const { timeoutMs, pausesMs } = options.patience ?? patience;
  const client = new ServerClient(token, {
    ...placeOf(apiUrl),
    timeout: timeoutMs / 1000,
    fetch: withoutBrotli(globalThis.fetch),
  });
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  async function tryToSend(message: MailMessage): Promise<void> {
    const email = messageOf(from, message);
    for (const pauseMs of pausesMs) {
      try {
        await client.sendEmail(email);
        return;
      } catch (error) {
        if (!mayPass(error)) throw error;
      }
      await wait(jittered(pauseMs), undefined, { signal: closing.signal });
    }
    await client.sendEmail(email);
  }

  const { send, state } = countMail("Postmark", Date.now, tryToSend);
  return {
    send,
    state,
    async post(message) {
      const posted: Promise<void> = send(message)
        .catch((error) => logMailFailure(log, error))
        .finally(() => underWay.delete(posted));
      underWay.add(posted);
    },
    async close(graceMs) {
      await Promise.race([Promise.all(underWay), wait(graceMs, undefined, { ref: false })]);
      closing.abort();
    },
  };
}

function placeOf(apiUrl: string | undefined): { requestHost?: string; useHttps?: boolean } {
  if (!apiUrl) return {};
  const { protocol, host, pathname } = new URL(apiUrl);
  return { requestHost: host + pathname.replace(/\/+$/, ""), useHttps: protocol === "https:" };
}

function messageOf(from: string, { to, subject, text, html, attachments }: MailMessage): Message {
  const message = new Message(from, subject, html, text, to);
  message.TrackOpens = false;
  message.MessageStream = "outbound";
  message.Attachments = attachments?.map(({ name, contentType, content }) => ({
    Name: name,
    ContentType: contentType,
    Content: Buffer.from(content).toString("base64"),
    ContentID: null,
  }));
  return message;
}

/** Status 0: there was no answer at all. An answer that breaks off is no error of Postmark's own kind. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Errors.PostmarkError)) return true;
  const { statusCode } = error;
  return statusCode === 0 || statusCode === 429 || statusCode >= 500;
}

// So that many mails that failed together are not all tried again together.
function jittered(ms: number): number {
  return ms * (0.5 + Math.random());
}
