import type { OpenDatabase } from "../db/client.ts";
import type { Mail } from "./adapters/mail.ts";
import type { Queue } from "./adapters/queue.ts";
import type { Telemetry } from "./adapters/telemetry.ts";
import type { AnalysisTask } from "./features/analysis/task.ts";

/** What the metrics read when they are asked for. */
export function addReadings(
  telemetry: Telemetry,
  from: {
    queue: Pick<Queue<AnalysisTask>, "load">;
    mail: Pick<Mail, "state">;
    database: Pick<OpenDatabase, "check">;
  },
): void {
  telemetry.addReading({
    name: "shortlisted_queue_tasks",
    help: "Analyses that wait and run, in all processes that share the queue",
    read: () => from.queue.load(),
  });
  telemetry.addReading({
    name: "shortlisted_mails",
    help: "Mails since this process started",
    async read() {
      const { handedOver, failed } = from.mail.state();
      return { handed_over: handedOver, failed };
    },
  });
  telemetry.addReading({
    name: "shortlisted_database_answer_seconds",
    help: "How long the smallest query takes at this moment, the wait for a free connection included",
    async read() {
      const startedAt = performance.now();
      await from.database.check();
      return { seconds: (performance.now() - startedAt) / 1000 };
    },
  });
}
