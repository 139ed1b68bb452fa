import { pastedBounds, shareKept } from "../src/server/engine/ats/rubric.ts";
import {
  fieldsToTell,
  focusFull,
  focusListed,
  leastConcentration,
  sharedFieldWeight,
} from "../src/server/engine/match/focus.ts";
import { metFrom, partialFrom } from "../src/server/engine/match/judgement.ts";
import { titleWordWeights } from "../src/server/engine/match/title-likeness.ts";
import { allowanceFor } from "../src/server/engine/score/fit-part.ts";
import {
  attitudesToOthers,
  enoughMonths,
  focusFullFrom,
  focusToDemands,
  fullPartWeight,
  licenceCap,
  likeTitleFrom,
  matchParts,
  otherTrade,
  overallParts,
  overlooked,
  preferredShare,
  seniorityCredits,
  timeToDemands,
} from "../src/server/engine/score/weights.ts";
import { caps, credits, parts, rubric, weights, wordBands } from "./scoring-tables.ts";

const { statements, skills } = focusFull;

const allowances = [25, 50, 75, 90]
  .map((found) => `${found} found give ${Math.round(found + allowanceFor(found, 100 - found))}`)
  .join(", ");

/** The page docs/scoring.md, written from the tables the engine itself uses. */
export function scoringDoc(): string {
  return `# How the scores come about

<!-- Written by \`node scripts/write-scoring-doc.ts\` from the engine's own tables. Do not edit. -->

Every score is a weighted mean of parts between 0 and 100, rounded once. The report lists the parts with their weights and
reasons (\`score_parts\`). Parts for which there is no evidence either way are left out, and the others share their weight.

## \`match_percentage\`

${parts(matchParts)}

An advertisement that states no demand is compared by the skills it names, and by its title. One that names nothing either
gives 0, and the report says so.

Credits for what a demand asks:

${credits}

Of a demand that is answered in part:

${caps}

A demand is met from ${metFrom} on and met in part from ${partialFrom} on. What no CV could show (the right to work, shifts, what somebody is like) is
called unverifiable and does not count. Years and qualifications count in their own parts only; preferred ones weigh
${preferredShare} of required ones there. In the other parts:

${weights}

Attitudes together weigh at most ${attitudesToOthers.toFixed(2)} of all other demands of their part: most CVs of any trade show them.
A part whose demands weigh less than ${fullPartWeight} together (a few attitudes, a single skill) weighs less itself, in
proportion.

In these three parts the engine overlooks some of what a CV says in words of its own, the likelier so the more of the rest it
found. Of what it did not find the share that it found, to the power of ${overlooked.exponent}, is allowed: ${allowances}. Licences,
languages and tools are named or are not there: nothing is allowed for them. Each part says how many points were found and how many are allowed.

How much of a CV is about the job: each statement counts by the telling words it shares with the demands, those outside the
dated roles ${focusListed} of that, and ${statements.perDemand} full statements for each demand (${statements.least} to ${statements.most}) are
enough; each mention of a skill, and each line of a dated role that tells of it in other words, counts by how much of the advertisement is in its field (the more where it asks in many fields, to
a concentration of ${leastConcentration}), ${sharedFieldWeight} of that in fields that
most office jobs share, and ${skills.perSkill} for each skill asked for (${skills.least} to ${skills.most}) are enough. Both on a
logarithmic scale, so that depth pays and repetition soon does not; the geometric mean of both. Where an advertisement names few
skills the statements stand in for the second, by half at ${fieldsToTell} skills named (one of a shared field counts ${sharedFieldWeight}). The same line twice counts
once. This part weighs at most ${focusToDemands} of the parts that rest on demands. It counts in full where the demands are
met to ${focusFullFrom.likeTitle} or more (${focusFullFrom.unlikeTitle} where the advertisement names a job and the title part scores less than ${likeTitleFrom}), below in
proportion: likeness of words carries no score by itself.

${wordBands}

Seniority: ${seniorityCredits.join(", ")} for none, one, two and more steps below what is asked, among titles like the one
advertised. More senior is no loss.

Titles are compared by their words: ${titleWordWeights.trade} for one that names a trade ("nurse"), ${titleWordWeights.field} for one that names a field, ${titleWordWeights.rank} for one
that stands in the titles of every trade ("manager").

Where the advertisement states no number of years, ${enoughMonths} months of dated work like the job advertised earn all of that part, on a
logarithmic scale; the part then weighs at most ${timeToDemands} of those that rest on demands, and first posts are spared it.

A licence or registration that the advertisement demands and the CV does not name holds the match at ${licenceCap} at most.

A CV of another trade stays under 35, however well its attitudes and everyday skills answer. It is told by the likeness of its
titles to the one advertised, or by the share that it meets of what is particular to the job (licences but to
drive a car, languages but the advertisement's own, skills that are not of every office, wording of its own; each counts from ${otherTrade.metFrom} on, and together they are taken to weigh ${otherTrade.least} or more):
whichever is higher. Up to ${otherTrade.named.none} of it (${otherTrade.unnamed.none} where the advertisement names no title) what the match has above ${otherTrade.from} is squeezed, so that
100 becomes ${otherTrade.most}; from ${otherTrade.named.enough} (${otherTrade.unnamed.enough}) on it is free, in between in proportion. Where this holds the match, the report says so.

Text copied from the advertisement (ten words in a row or more, or three of its lines one below the other, or all of a shorter one), lines that speak
to machines and references vouch for nothing. The CV is read again without the copied text; of copied lines that are hardly
more than names of skills, the names count as listed, unless ${pastedBounds.certain} words or more are copied. Hidden text is not read. Name, e-mail, phone,
address and links are taken out before anything is compared.

## \`ats_score\`

The share of points kept: ${shareKept.pass} for a pass, ${shareKept.warn} for a warning, ${shareKept.fail} for a fail. It depends on the CV's
file alone. A check without evidence (pasted text has no layout) is left out.

${rubric}

\`pasted_advertisement\` is shown beside them and not scored, because it needs the advertisement: a warning from
${pastedBounds.likely} copied words on, a fail from ${pastedBounds.certain} or where ${pastedBounds.mostOfIt} of the advertisement is copied.

## \`overall_score\`

${parts(overallParts)}

\`quick_wins\` are truthful changes. The engine runs again on the changed CV, and the gain is what the overall score then
really gains; each is measured by itself.
`;
}
