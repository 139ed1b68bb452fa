import { analysisRouter } from "../features/analysis/router.ts";
import { statusRouter } from "../features/status/router.ts";
import { router } from "./procedures.ts";

export const appRouter = router({
  status: statusRouter,
  analysis: analysisRouter,
});

export type AppRouter = typeof appRouter;
