import type { Mail, MailMessage } from "../src/server/adapters/mail.ts";

/** Mail that is kept instead of sent, oldest first. */
export function createRecordedMail(): Mail & {
  sent: MailMessage[];
  lastLinkTo(to: string): string;
} {
  const sent: MailMessage[] = [];
  const send = async (message: MailMessage) => void sent.push(message);
  return {
    sent,
    send,
    post: send,
    state: () => ({
      service: "outbox",
      handedOver: sent.length,
      failed: 0,
      lastFailureAt: null,
    }),
    close: async () => {},
    /** Path and query of the one link with a token in the last mail to somebody. */
    lastLinkTo(to) {
      const mail = sent.findLast((message) => message.to === to);
      const [link] = /https?:\/\/\S+[?&]token=\S+/.exec(mail?.text ?? "") ?? [];
      if (!link) throw new Error(`no link in the last mail to ${to}`);
      const { pathname, search } = new URL(link);
      return pathname + search;
    },
  };
}
