import { expect, it } from "vitest";
import { wholeAsStream } from "./whole-as-stream.ts";

const json = { headers: { "content-type": "application/json" } };
const asking = (answer: Response, body: string) =>
  wholeAsStream(async () => answer)("http://model.test", { body }).then((given) => given.text());

it("makes a stream of one part of a whole answer that was asked for as a stream", async () => {
  const whole = JSON.stringify({
    id: "1",
    choices: [{ index: 0, message: { content: "yes" }, finish_reason: "stop" }],
  });
  const text = await asking(new Response(whole, json), '{"stream":true}');
  expect(text).toMatch(/^data: \{.*"delta":\{"content":"yes"\}.*\}\n\ndata: \[DONE\]\n\n$/u);
});

it("leaves every other answer as it is", async () => {
  expect(await asking(new Response("{}", json), "{}")).toBe("{}");
  expect(await asking(new Response("data: x"), '{"stream":true}')).toBe("data: x");
  expect(await asking(new Response("no", { ...json, status: 500 }), '{"stream":true}')).toBe("no");
});
