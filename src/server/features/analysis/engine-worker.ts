import type { MessagePort } from "node:worker_threads";
import type { Results } from "../../../shared/results.ts";
import { analyse, engineVersion } from "../../engine/analyse.ts";
import type { EngineInput } from "./task.ts";

/** Runs in a worker thread: posts the id of every stage as it is finished, and returns the report. */
export default function work(task: { input: EngineInput; port: MessagePort }): Results {
  const steps = analyse(task.input);
  let step = steps.next();
  while (!step.done) {
    task.port.postMessage(step.value);
    step = steps.next();
  }
  return step.value;
}

export function version(): string {
  return engineVersion;
}
