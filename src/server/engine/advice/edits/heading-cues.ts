import type { SectionKind } from "../../../../shared/section-kinds.ts";

type Renamed = Extract<SectionKind, "experience" | "education" | "skills">;

/** The plain heading that software knows, by what stands under it. */
export const plainHeadings: Readonly<Record<Renamed, string>> = {
  experience: "Work experience",
  education: "Education",
  skills: "Skills",
};

/** Words of headings of one's own making: "My journey so far", "What I have learnt", "My toolbox". English. */
export const headingCues: readonly (readonly [Renamed, RegExp])[] = [
  [
    "education",
    /\b(?:learnt|learned|learning|studied|study|schooldays|school days|classroom|taught me|student|uni days|university days|campus|brain)\b/iu,
  ],
  [
    "skills",
    /\b(?:good at|great at|best at|can do|can offer|can bring|i bring|i offer|superpowers?|toolbox|tool box|toolkit|tool kit|tool belt|talents?|what i know|up my sleeve|bring to the table)\b/iu,
  ],
  [
    "experience",
    /\b(?:journey|story|path|road|adventures?|so far|worked|working life|work life|jobs?|career|been up to|i have been|i've been|i’ve been|have done|i've done|i’ve done|track record|in practice|on the job|day jobs?|employers?|life at work|my work)\b/iu,
  ],
];
