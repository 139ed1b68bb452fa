import { accountRouter } from "../features/account/router.ts";
import { adminRouter } from "../features/admin/router.ts";
import { analysisRouter } from "../features/analysis/router.ts";
import { apiKeyRouter } from "../features/api-key/router.ts";
import { billingRouter } from "../features/billing/router.ts";
import { coverLetterRouter } from "../features/cover-letter/router.ts";
import { draftRouter } from "../features/draft/router.ts";
import { emailRouter } from "../features/email/router.ts";
import { historyRouter } from "../features/history/router.ts";
import { passwordRouter } from "../features/password/router.ts";
import { planRouter } from "../features/plan/router.ts";
import { securityRouter } from "../features/security/router.ts";
import { sessionRouter } from "../features/session/router.ts";
import { statusRouter } from "../features/status/router.ts";
import { webhookRouter } from "../features/webhook/router.ts";
import { router } from "./procedures.ts";

export const appRouter = router({
  status: statusRouter,
  coverLetter: coverLetterRouter,
  draft: draftRouter,
  email: emailRouter,
  history: historyRouter,
  analysis: analysisRouter,
  account: accountRouter,
  session: sessionRouter,
  password: passwordRouter,
  apiKey: apiKeyRouter,
  plan: planRouter,
  billing: billingRouter,
  security: securityRouter,
  admin: adminRouter,
  webhook: webhookRouter,
});

export type AppRouter = typeof appRouter;
