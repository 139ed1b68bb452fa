import type { SectionKind } from "../../../shared/section-kinds.ts";
import type { CvRecord } from "../cv/cv-record.ts";
import { foldSpace } from "../text/fold-space.ts";
import { remembered } from "../text/remembered.ts";
import type { Span } from "../text/spans.ts";
import { doneByOthers, postsOfOthers, workNotDone } from "./of-others.ts";
import { personalSpans } from "./personal-spans.ts";
import { wishSpans } from "./wishes.ts";

/** A heading of these names what stands under it: "Training and qualifications" trained nobody. */
const bareHeadings: ReadonlySet<SectionKind> = new Set([
  "contact",
  "education",
  "certifications",
  "interests",
  "references",
  "languages",
]);

function headingSpans({ lines, sections }: CvRecord): Span[][] {
  return lines.map(({ index, text, section }) => {
    const own = sections[section];
    if (own?.start !== index || own.heading === "" || !bareHeadings.has(own.kind)) return [];
    return foldSpace(text) === foldSpace(own.heading) ? [{ start: 0, end: text.length }] : [];
  });
}

/** What of a line others did or are: the same in every changed CV. */
const ofOthers = remembered((text) =>
  [doneByOthers, postsOfOthers, workNotDone].flatMap((spansIn) => spansIn(text)),
);

/**
 * What in each line counts for nothing: who the person is, what they say they do not have, what they wish for, what others did
 * or are, and the names of sections.
 */
export function silentSpans(cv: CvRecord): Span[][] {
  const parts = [cv.denied, wishSpans(cv), headingSpans(cv)];
  return personalSpans(cv).map((personal, line) => {
    const text = cv.lines[line]?.text ?? "";
    return [...personal, ...parts.flatMap((spans) => spans[line] ?? []), ...ofOthers(text)];
  });
}
