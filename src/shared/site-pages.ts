/** What the website's pages are called and say of themselves: in the served HTML, and when the page changes. */

export const productName = "Shortlisted";

export type SitePage = {
  path: string;
  /** Null for the home page, which bears the product's name alone. */
  title: string | null;
  description: string;
  /** Whether search engines should show it. */
  indexed: boolean;
};

const yours = "Part of your own account at Shortlisted.";

/** One for each page or group of pages; the longest path that fits an address is its page. */
export const sitePages = [
  {
    path: "/",
    title: null,
    description:
      "Compare your CV with a job advertisement: what it shows, what it does not, and what to change, truthfully.",
    indexed: true,
  },
  {
    path: "/pricing",
    title: "Pricing",
    description: "What Shortlisted costs: Free, Starter at £5, Pro at £9 a month, and Enterprise.",
    indexed: true,
  },
  {
    path: "/demo",
    title: "Demo",
    description:
      "Try it without an account: put a CV beside a job advertisement and read the report. Nothing is saved.",
    indexed: true,
  },
  {
    path: "/terms",
    title: "Terms of Service",
    description: "The terms on which you use Shortlisted, in plain words.",
    indexed: true,
  },
  {
    path: "/privacy",
    title: "Privacy",
    description:
      "What Shortlisted keeps of you and your CV, for how long, and how to have it deleted.",
    indexed: true,
  },
  {
    path: "/cookies",
    title: "Cookies",
    description: "Every cookie and every item Shortlisted keeps in your browser, by name.",
    indexed: true,
  },
  {
    path: "/login",
    title: "Log in",
    description: "Log in to your reports, drafts and account.",
    indexed: true,
  },
  {
    path: "/auth/login",
    title: "Log in",
    description: "Log in to your reports, drafts and account.",
    indexed: false,
  },
  {
    path: "/signup",
    title: "Sign up",
    description: "Make an account to keep your reports and come back to them. It begins free.",
    indexed: true,
  },
  {
    path: "/forgot-password",
    title: "Forgot password",
    description: "Have a link sent to set a new password.",
    indexed: false,
  },
  {
    path: "/reset-password",
    title: "Set a new password",
    description: "Set a new password with the link from your mail.",
    indexed: false,
  },
  {
    path: "/admin-test-login",
    title: "Admin test login",
    description: "A login for development and auditing.",
    indexed: false,
  },
  { path: "/dashboard", title: "Dashboard", description: yours, indexed: false },
  { path: "/drafts", title: "Drafts", description: yours, indexed: false },
  { path: "/account", title: "Account", description: yours, indexed: false },
  {
    path: "/admin",
    title: "Administration",
    description: "Accounts and the state of the product, for its administrator.",
    indexed: false,
  },
  { path: "/app", title: "Analysis", description: yours, indexed: false },
] as const satisfies readonly SitePage[];

/** The page of an address, without query; undefined where there is none. */
export function sitePageOf(path: string): SitePage | undefined {
  const wanted = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const fits = (page: SitePage) =>
    page.path === wanted || (hasSteps(page) && wanted.startsWith(`${page.path}/`));
  return sitePages.find(fits);
}

/** Pages of one run, one report or one draft stand below these. */
function hasSteps({ path }: SitePage): boolean {
  return ["/demo", "/app", "/dashboard", "/drafts"].includes(path);
}

/** As the browser's title bar and search engines show it. */
export function fullTitle(title: string | null): string {
  return title === null ? `${productName}: an honest look at your CV` : `${title} · ${productName}`;
}
