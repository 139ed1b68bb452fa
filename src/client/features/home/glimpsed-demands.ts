/**
 * Three demands of the demo's advertisement with what its CV says to them. None is a matter of judgement: two are shown in so
 * many words, and of one the CV has nothing.
 */
export const glimpsed = [
  {
    status: "met",
    demand: "Proven experience of SEO and of paid search with Google Ads",
    quote: "organic visits grew by 38% in 18 months",
  },
  {
    status: "met",
    demand: "Experience of managing people",
    quote: "Line manage one marketing assistant and two placement students",
  },
  { status: "missing", demand: "A CIM qualification", quote: null },
] as const;
