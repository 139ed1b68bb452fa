import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createPostmarkMail } from "./postmark-mail.ts";

const message = {
  to: "ann@example.org",
  subject: "Reset your password",
  text: "secret link",
  html: "<p>secret link</p>",
};
const from = "Shortlisted <hello@cv.example.org>";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const ok: Answer = (response) =>
  json(response, 200, { ErrorCode: 0, Message: "OK", MessageID: "1" });
const refuse = (status: number, ErrorCode: number): Answer => {
  const Message = "You tried to send to ann@example.org, which is not possible.";
  return (response) => json(response, status, { ErrorCode, Message });
};
const hang: Answer = () => {};
const reset: Answer = (response) => response.socket?.destroy();
const breakOff: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  response.write('{"Err');
  setTimeout(() => response.socket?.destroy(), 10);
};
const notJson: Answer = (response) => response.writeHead(502).end("<html>Bad gateway</html>");

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A vendor that gives these answers, the last one again and again. */
async function vendor(answers: Answer[], pausesMs = [1, 1, 1]) {
  const requests: { url: string; token: unknown; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const token = request.headers["x-postmark-server-token"];
      requests.push({ url: request.url ?? "", token, body: JSON.parse(text) });
      (answers[requests.length - 1] ?? answers.at(-1) ?? hang)(response, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const logged: unknown[] = [];
  const log = { error: (...entry: unknown[]) => void logged.push(entry) };
  const apiUrl = `http://127.0.0.1:${port}/`;
  const patience = { timeoutMs: 150, pausesMs };
  return {
    mail: createPostmarkMail({ token: "t0ken", apiUrl, from, log, patience }),
    requests,
    logged,
  };
}

describe("mail through Postmark", () => {
  it("is handed over with token, sender and both bodies", async () => {
    const { mail, requests } = await vendor([ok]);
    await mail.send({
      ...message,
      attachments: [{ name: "a.txt", contentType: "text/plain", content: "é" }],
    });
    expect(requests).toEqual([
      {
        url: "/email",
        token: "t0ken",
        body: expect.objectContaining({
          From: from,
          To: message.to,
          Subject: message.subject,
          TextBody: message.text,
          HtmlBody: message.html,
          TrackOpens: false,
          Attachments: [
            expect.objectContaining({ Name: "a.txt", ContentType: "text/plain", Content: "w6k=" }),
          ],
        }),
      },
    ]);
  });

  it.each([
    ["too many requests", refuse(429, 429)],
    ["an error of theirs", refuse(500, 0)],
    ["a bad gateway without JSON", notJson],
    ["no answer in time", hang],
    ["a connection reset", reset],
    ["an answer that breaks off", breakOff],
  ])("is tried again after %s", async (_, failure) => {
    const { mail, requests } = await vendor([failure, failure, ok]);
    await mail.send(message);
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["a bad address", refuse(422, 300)],
    ["an inactive recipient", refuse(422, 406)],
    ["a wrong token", refuse(401, 10)],
  ])("is given up at once for %s", async (_, failure) => {
    const { mail, requests } = await vendor([failure, ok]);
    await expect(mail.send(message)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it("is given up after the last pause", async () => {
    const { mail, requests } = await vendor([refuse(503, 0)]);
    await expect(mail.send(message)).rejects.toThrow();
    expect(requests).toHaveLength(4);
  });

  it("posted, keeps nobody waiting, and its failure is logged without address or text", async () => {
    const { mail, requests, logged } = await vendor([hang, refuse(422, 406)]);
    await mail.post(message);
    expect(requests.length).toBeLessThan(2);
    await mail.close(5000);
    expect(requests).toHaveLength(2);
    expect(logged).toEqual([
      [{ failure: "InactiveRecipientsError", code: 406 }, expect.any(String)],
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/ann@example|secret/);
  });

  it("is waited for at the end no longer than the grace", async () => {
    const { mail, logged } = await vendor([refuse(503, 0)], [60_000]);
    await mail.post(message);
    // Waited for longer, it would be for the pause of a minute, which no test here has.
    await mail.close(100);
    await expect.poll(() => logged.length).toBe(1);
  });
});
