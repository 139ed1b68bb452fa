import { AppError } from "../../../shared/errors.ts";
import type { Owner } from "../../../shared/owner.ts";
import { texts } from "../../../shared/texts.ts";
import type { ClientFacts } from "../../adapters/auth.ts";
import type { Deps } from "../../deps.ts";
import { readFinished } from "../analysis/service.ts";
import { resultsMail } from "./results-mail.ts";

/** Sends the report of one's own finished analysis to an address. */
export async function emailResults(
  deps: Deps,
  owner: Owner,
  given: { analysisId: string; email: string; from: ClientFacts },
): Promise<void> {
  const { analysisId, email, from } = given;
  const results = await readFinished(deps, owner, analysisId);
  await deps.limits.take("mail", { ...from, owner, email });
  try {
    await deps.mail.send(resultsMail(deps.site, { to: email, id: analysisId, results }));
  } catch (error) {
    // Without the address: a log holds no personal data.
    const reason = error instanceof Error ? error.name : "unknown";
    deps.log.error({ reason }, "results could not be sent");
    throw new AppError("mail_failed", texts.emailFailed);
  }
}
