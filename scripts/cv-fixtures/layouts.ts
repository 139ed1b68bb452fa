/** How a CV is set: the frame of the page and the form of each thing in it. All combine. */
export type Layout = {
  frame:
    | "single"
    | "columns"
    | "left"
    | "right"
    | "table"
    | "boxes"
    | "running"
    | "band"
    | "linkedin";
  role:
    | "title-split"
    | "company-split"
    | "dates-left"
    | "dates-below"
    | "line"
    | "pipe"
    | "at"
    | "bare"
    | "labels"
    | "grouped";
  study: "split" | "line" | "school-first" | "bare" | "dates-left";
  dates: "short" | "long" | "numeric" | "dotted" | "iso" | "years";
  heading: "plain" | "capitals" | "spaced" | "small-caps" | "none" | "ruled";
  headings: "usual" | "other";
  contact: "bar" | "lines" | "labels" | "icons";
  font: "sans" | "serif";
  bullets: "list" | "prose";
  order: "experience" | "skills" | "education";
  /** Duties gathered by skill above a bare list of jobs. */
  functional?: boolean;
  /** Long enough for a second page, with page numbers. */
  pages?: boolean;
};

const plain: Layout = {
  frame: "single",
  role: "title-split",
  study: "split",
  dates: "short",
  heading: "plain",
  headings: "usual",
  contact: "bar",
  font: "sans",
  bullets: "list",
  order: "experience",
};

export const layouts = {
  classic: plain,
  "company-first": {
    ...plain,
    role: "company-split",
    study: "school-first",
    dates: "long",
    font: "serif",
    heading: "ruled",
  },
  "two-columns": { ...plain, frame: "columns", role: "dates-below", study: "school-first" },
  "left-sidebar": { ...plain, frame: "left", contact: "lines", headings: "other" },
  "right-sidebar": {
    ...plain,
    frame: "right",
    role: "company-split",
    dates: "numeric",
    contact: "icons",
    heading: "capitals",
  },
  table: { ...plain, frame: "table", role: "dates-left", study: "dates-left", dates: "numeric" },
  "dates-left": {
    ...plain,
    role: "dates-left",
    study: "dates-left",
    dates: "dotted",
    contact: "labels",
    heading: "capitals",
  },
  headerless: { ...plain, heading: "none", role: "line", study: "line", dates: "long" },
  functional: {
    ...plain,
    functional: true,
    role: "line",
    study: "line",
    dates: "years",
    order: "skills",
  },
  linkedin: {
    ...plain,
    frame: "linkedin",
    role: "grouped",
    study: "school-first",
    dates: "long",
    contact: "lines",
    bullets: "prose",
  },
  europass: {
    ...plain,
    frame: "table",
    role: "labels",
    study: "dates-left",
    dates: "numeric",
    contact: "labels",
    heading: "capitals",
  },
  academic: {
    ...plain,
    role: "dates-left",
    study: "line",
    dates: "years",
    font: "serif",
    heading: "small-caps",
    order: "education",
  },
  "spaced-headings": {
    ...plain,
    heading: "spaced",
    role: "pipe",
    study: "line",
    contact: "lines",
    dates: "numeric",
  },
  "dates-below": {
    ...plain,
    role: "dates-below",
    study: "school-first",
    contact: "icons",
    heading: "ruled",
    headings: "other",
  },
  "text-boxes": { ...plain, frame: "boxes", contact: "lines", role: "company-split" },
  "running-contact": { ...plain, frame: "running", role: "at", study: "line", pages: true },
  "two-pages": {
    ...plain,
    pages: true,
    role: "company-split",
    dates: "long",
    study: "school-first",
    font: "serif",
  },
  band: {
    ...plain,
    frame: "band",
    contact: "icons",
    role: "title-split",
    dates: "long",
    heading: "capitals",
  },
  "small-caps": { ...plain, heading: "small-caps", role: "pipe", font: "serif", dates: "long" },
  "one-line": { ...plain, role: "line", study: "line", heading: "capitals", contact: "lines" },
  bare: { ...plain, role: "bare", study: "bare", dates: "long", contact: "labels" },
  "skills-first": {
    ...plain,
    order: "skills",
    role: "dates-below",
    dates: "iso",
    headings: "other",
    heading: "ruled",
  },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
