import type { TestServer } from "../../test/start-server.ts";
import { dice } from "../dice.ts";
import { openCallers } from "./callers.ts";
import { allDoors, type Door } from "./doors.ts";
import { makeRequest } from "./make-request.ts";
import { bytesOf, type RawAnswer, sendRaw } from "./raw-request.ts";

/** What no answer may show. */
const inside = /\.ts:\d|node_modules|insert into |"stack"/i;

export function faultOf({ status, text }: RawAnswer): string | undefined {
  // What is not set up here (billing, mail) is said with 503.
  if (status !== null && status >= 500 && status !== 503) return `answered ${status}`;
  if (inside.test(text)) return "showed its inside";
  return undefined;
}

/** After these a caller is nobody any more: they come last. */
const endsSession = /log-?out|endAll|session\.end|account\.delete/i;

const lastOnes = (doors: readonly Door[]) => [
  ...doors.filter(({ path }) => !endsSession.test(path)),
  ...doors.filter(({ path }) => endsSession.test(path)),
];

/**
 * One request to every door from every caller, made of the round's number alone. The faults found, each with what was
 * sent; and whether the server lives.
 */
export async function knockAtAll(
  server: TestServer,
  round: number,
  doors: readonly Door[] = allDoors(server.app.printRoutes({ commonPrefix: false })),
): Promise<{ sent: number; faults: string[] }> {
  const port = Number(new URL(server.url).port);
  const faults: string[] = [];
  const chance = dice(round);
  let sent = 0;
  for (const caller of await openCallers(server, round)) {
    for (const door of lastOnes(doors)) {
      const request = makeRequest(door, caller, chance);
      sent += 1;
      const fault = await sendRaw(port, request).then(
        (answer) => {
          const what = faultOf(answer);
          return what && `${what}: ${answer.text.slice(-300)}`;
        },
        (error: Error) => error.message,
      );
      if (!fault) continue;
      const shown = JSON.stringify(bytesOf(request).toString("latin1").slice(0, 1500));
      faults.push(
        `round ${round}, ${caller.name}, ${door.method} ${door.path}: ${fault}\n${shown}`,
      );
    }
  }
  const alive = await fetch(`${server.url}/api/status`);
  if (alive.status !== 200) faults.push(`round ${round}: the server answers ${alive.status}`);
  return { sent, faults };
}
