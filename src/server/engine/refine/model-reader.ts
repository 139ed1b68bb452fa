import { unionMonths } from "../document/months.ts";
import type { AskedDemand, ReadCv, Reader, Verdict } from "../reader/reader.ts";
import { foldSpace } from "../text/fold-space.ts";
import type { HeldVerdict } from "./additions.ts";
import { contradicts } from "./weigh-reading.ts";

/** How sure a verdict is where both readers agree, differ by a step, and contradict each other. */
const sureness = { agreed: 0.95, near: 0.75, contradicted: 0.5 } as const;
const rank = { missing: 0, unverifiable: 0, partial: 1, met: 2 } as const;
/** Posts count from here on as the years asked for: dates are told in whole years. */
const enoughYears = 0.8;

type Veto = { status: Verdict["status"]; reason: string };

/** What is reckoned exactly and forbids "met"; null where nothing does. */
function vetoOf({ facts, required }: AskedDemand, cv: ReadCv): Veto | null {
  if (facts.denied) return { status: "missing", reason: "Your CV says that you do not have this." };
  if (facts.licence === false && required)
    return {
      status: "partial",
      reason:
        "No line names this licence or registration by a name we know. Please check the line.",
    };
  if (facts.years === null) return null;
  const spans = cv.months.filter((span) => span !== null);
  const isDated = spans.length > 0 && spans.length === cv.months.length;
  return isDated && unionMonths(spans) < facts.years * 12 * enoughYears
    ? { status: "partial", reason: `The dates in your CV do not add up to ${facts.years} years.` }
    : null;
}

/** A licence that a line names is not missing; whether it holds today is for a person to say. */
function heldLicence({ facts }: AskedDemand, own: Verdict): Verdict | null {
  if (facts.licence !== true || facts.denied) return null;
  if (own.status !== "met" && own.status !== "partial") return null;
  const reason = "A line names this licence or registration. Please check that it holds today.";
  return { ...own, status: "partial", sureness: sureness.contradicted, reason, contested: true };
}

/** The other reader's verdict where the model's is doubted, and no better than that. */
function ownBeside({ status, alone }: HeldVerdict, own: Verdict): Verdict {
  const isCapped = status === "partial" && own.status === "met";
  const contested = isCapped || (alone !== null && contradicts(status, own.status));
  return { ...own, ...(isCapped ? { status: "partial" as const } : {}), contested };
}

function surenessOf(one: Verdict["status"], other: Verdict["status"]): number {
  const apart = Math.abs(rank[one] - rank[other]);
  return apart === 0 ? sureness.agreed : apart === 1 ? sureness.near : sureness.contradicted;
}

/**
 * The verdict that was given of a demand. What was overlooked is quoted at will: its verdict is that of every demand which its
 * passage holds, or which holds it.
 */
function verdictFor(text: string, verdicts: readonly HeldVerdict[]): HeldVerdict | undefined {
  const asked = foldSpace(text);
  return (
    verdicts.find(({ demand }) => foldSpace(demand) === asked) ??
    verdicts.find(
      ({ demand, alone }) => alone === null && (demand.includes(asked) || asked.includes(demand)),
    )
  );
}

/**
 * A language model's verdicts as a reader: where the model gave none that holds, and where a changed CV shows the other reader
 * more than before, that one's verdict stands. Exact rules come first.
 */
export function modelReader(verdicts: readonly HeldVerdict[], other: Reader): Reader {
  const byText = new Map<string, HeldVerdict | undefined>();
  const said = (text: string) => {
    if (!byText.has(text)) byText.set(text, verdictFor(text, verdicts));
    return byText.get(text);
  };

  function verdictOf(asked: AskedDemand, own: Verdict, cv: ReadCv): Verdict {
    const held = said(asked.text);
    if (!held) return own;
    if (held.doubted) return ownBeside(held, own);
    const { status, reason, alone } = held;
    const contested = contradicts(status, own.status);
    const rises = alone !== null && rank[own.status] > rank[alone];
    if (rises && rank[own.status] > rank[status]) return own;
    const statements = held.lines.flatMap((line) => {
      const at = cv.statements.findIndex(({ quote }) => quote === line);
      return at < 0 ? [] : [at];
    });
    if (status !== "met" && status !== "partial")
      return (
        (status === "missing" && heldLicence(asked, own)) || {
          ...own,
          status,
          sureness: surenessOf(status, own.status),
          reason,
          contested,
        }
      );
    if (statements.length === 0) return own;
    const veto = status === "met" ? vetoOf(asked, cv) : null;
    if (veto) return { ...veto, sureness: sureness.contradicted, statements };
    return { status, sureness: surenessOf(status, own.status), statements, reason, contested };
  }

  return {
    begin(memory) {
      const reading = other.begin(memory);
      return {
        ...reading,
        async judge(demands, cv, signal) {
          const read = await reading.judge(demands, cv, signal);
          return read.flatMap((own, at) => {
            const asked = demands[at];
            return asked ? [verdictOf(asked, own, cv)] : [];
          });
        },
      };
    },
  };
}
