import { analysisCalls } from "./analysis-calls.ts";
import { authCalls } from "./auth-calls.ts";
import { billingCalls } from "./billing-routes.ts";
import type { Call } from "./call.ts";
import { draftCalls } from "./draft-routes.ts";
import { emailCalls } from "./email-routes.ts";
import { historyCalls } from "./history-routes.ts";
import { keyCalls } from "./key-routes.ts";
import { letterCalls } from "./letter-routes.ts";
import { statusCalls } from "./status-routes.ts";
import { webhookCalls } from "./webhook-routes.ts";

/** Every call of the REST door, in the order of the published document. */
export const allCalls: readonly Call[] = [
  ...statusCalls,
  ...authCalls,
  ...keyCalls,
  ...analysisCalls,
  ...letterCalls,
  ...emailCalls,
  ...historyCalls,
  ...draftCalls,
  ...webhookCalls,
  ...billingCalls,
];
