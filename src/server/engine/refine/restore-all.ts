import { restore, type StandIn } from "./stand-ins.ts";

/** Puts back what stand-ins stand for in every text of an answer. */
export function restoreAll<Answer>(answer: Answer, standIns: readonly StandIn[]): Answer;
export function restoreAll(answer: unknown, standIns: readonly StandIn[]): unknown {
  if (typeof answer === "string") return restore(answer, standIns);
  if (Array.isArray(answer)) return answer.map((one) => restoreAll(one, standIns));
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, restoreAll(value, standIns)]),
  );
}
