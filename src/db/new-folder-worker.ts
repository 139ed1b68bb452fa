import { workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";

/** Runs in a thread of its own: lays out a new database in the folder named by `workerData`. */
const engine = await PGlite.create(String(workerData));
await engine.close();
