import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type LabelledCase, people } from "../scripts/evaluation/cases.ts";

/** A server that answers as the writers of the labelled cases did, over OpenAI's protocol: the best that a model could say. */

const fold = (text: string) => text.replace(/\s+/gu, " ").trim().toLowerCase();
const wordsOf = (text: string) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? []);

function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function block(text: string, tag: string): string[] {
  const [, inside = ""] = new RegExp(`<${tag}>\n([^<]*)\n</${tag}>`, "u").exec(text) ?? [];
  return inside.split("\n");
}

/** "C3 text" as [3, "text"]. */
function numbered(lines: readonly string[]): [number, string][] {
  return lines.flatMap((line): [number, string][] => {
    const [, number, text] = /^[CD](\d+) (.*)$/u.exec(line) ?? [];
    return number && text ? [[Number(number), text]] : [];
  });
}

const within = (one: string, other: string) => {
  const [a, b] = [fold(one), fold(other)];
  return a.includes(b) || (a.length > 0.3 * b.length && b.includes(a));
};

/** What an expert answers to one question; null where the case is none of these. */
export function expertAnswer(question: string, cases: readonly LabelledCase[]): object | null {
  const [demands, cv] = [numbered(block(question, "demands")), numbered(block(question, "cv"))];
  const advertisement = block(question, "advertisement").join("\n");
  const own = cases.find(({ ad }) => sharedWords(ad, advertisement) > 0.95);
  const person = people.find(
    (one) => own && cv.filter(([, line]) => within(own.cv[one], line)).length > cv.length * 0.7,
  );
  if (!own || !person) return null;
  const judge = ({ id, importance, verdict }: LabelledCase["truth"]["demands"][number]) => ({
    verdict: verdict[person],
    required: importance === "required",
    lines: (own.answers[person][id] ?? []).flatMap(([, mark]) =>
      cv.flatMap(([number, line]) => (within(line, mark) ? [number] : [])),
    ),
    reason: "",
  });
  const { truth } = own;
  const found = new Set<number>();
  const verdicts = demands.flatMap(([demand, text]) => {
    const [best] = truth.demands
      .map((one) => ({ one, share: sharedWords(one.quote, text) }))
      .sort((one, other) => other.share - one.share);
    if (!best || best.share < 0.6) return [];
    found.add(best.one.id);
    return [{ demand, ...judge(best.one) }];
  });
  const missed = truth.demands
    .filter(({ id }) => !found.has(id))
    .map((one) => ({ words: one.quote, ...judge(one) }));
  const notDemands = demands.flatMap(([demand, text]) =>
    truth.not_demands.some((quote) => sharedWords(quote, text) > 0.8) ? [demand] : [],
  );
  return { verdicts, missed, not_demands: notDemands, names: [] };
}

/** Listens on a free port. `cases` may be asked about. */
export async function startExpert(cases: readonly LabelledCase[]) {
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const { messages } = JSON.parse(body) as { messages: { content: string }[] };
    const answer = expertAnswer(messages.at(-1)?.content ?? "", cases);
    const content = JSON.stringify(answer ?? { summary: null, recommendations: [] });
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({
        id: "1",
        object: "chat.completion",
        created: 1,
        model: "expert",
        choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
