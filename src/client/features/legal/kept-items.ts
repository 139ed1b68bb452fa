/** One thing this website keeps in the browser. The name is what the browser's own tools show. */
export type KeptItem = { name: string; purpose: string; until: string };

const tabCloses = "You close the tab";
const browserCloses = "You close the browser";
const youDelete = "You delete it, here or in the browser";

export const cookies: readonly KeptItem[] = [
  {
    name: "visitor",
    purpose:
      "A random number, so that an analysis made without an account belongs to this browser only.",
    until: browserCloses,
  },
  {
    name: "XSRF-TOKEN",
    purpose: "Shows that a request comes from this website, and not from another one in your name.",
    until: browserCloses,
  },
  {
    name: "shortlisted.session_token",
    purpose:
      "Keeps you logged in. Only after you have logged in. With https, __Secure- stands before its name.",
    until:
      "You log out or close the browser, at the latest after a day. With “Remember me”: 30 days without a visit, at the latest 90 days",
  },
  {
    name: "shortlisted.dont_remember",
    purpose: "Notes that you logged in without “Remember me”.",
    until: "You log out or close the browser",
  },
];

export const tabItems: readonly KeptItem[] = [
  {
    name: "shortlisted.run",
    purpose:
      "The analysis you are at: the pasted texts, the report, what you try out on it and the letter, so that a reload does not lose them.",
    until: `${tabCloses}, begin anew or log out`,
  },
  {
    name: "shortlisted.person",
    purpose: "Whose analysis that is, so that the next person at this browser does not see it.",
    until: `${tabCloses} or log out`,
  },
  {
    name: "shortlisted.draft",
    purpose: "Which of your drafts the pasted texts belong to, so that saving again replaces it.",
    until: `${tabCloses}, begin anew or log out`,
  },
  {
    name: "shortlisted.demo",
    purpose: "Notes that you are trying the demo, so that every page says so.",
    until: `${tabCloses} or log in`,
  },
  {
    name: "shortlisted.demo_events",
    purpose:
      "The steps you took in the demo, such as the length of the job description. Never sent to anybody.",
    until: `${tabCloses} or log in`,
  },
  {
    name: "shortlisted.demo_banner_dismissed",
    purpose: "Notes that you closed the demo’s banner.",
    until: `${tabCloses} or log in`,
  },
  {
    name: "shortlisted.notice",
    purpose: "A sentence for the next page, such as that your account is deleted.",
    until: "The next page has shown it",
  },
  {
    name: "tsr-scroll-restoration-v1_3",
    purpose: "How far you had scrolled, so that going back leads to the same place.",
    until: tabCloses,
  },
];

export const lastingItems: readonly KeptItem[] = [
  {
    name: "shortlisted.theme",
    purpose: "The appearance you chose, light or dark. Not there while it follows your system.",
    until: "You choose System, or clear the browser",
  },
  {
    name: "shortlisted.dashboard.…",
    purpose:
      "The analyses you added to the dashboard of this browser, with their texts. The name ends with your account.",
    until: youDelete,
  },
  {
    name: "shortlisted.dashboard.….deleted",
    purpose: "Which of them you deleted, until our server has deleted them too.",
    until: "Our server has confirmed it",
  },
];
