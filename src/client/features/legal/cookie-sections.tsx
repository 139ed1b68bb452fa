import { ContactLink } from "./contact-link.tsx";
import { cookies, type KeptItem, lastingItems, tabItems } from "./kept-items.ts";
import type { LegalSection } from "./legal-page.tsx";

function Items({ items }: { items: readonly KeptItem[] }) {
  return (
    <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
      {items.map(({ name, purpose, until }) => (
        <div key={name} className="space-y-1 px-4 py-3.5 sm:px-5">
          <dt>
            <code className="font-mono text-[0.9375rem] font-medium break-all">{name}</code>
          </dt>
          <dd className="text-[0.9375rem]">{purpose}</dd>
          <dd className="text-sm text-soft">Goes when {lowerFirst(until)}.</dd>
        </div>
      ))}
    </dl>
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export const cookieSections: readonly LegalSection[] = [
  {
    id: "cookies",
    heading: "Cookies",
    body: (
      <>
        <p>Cookies are sent to our server with each request, and to no other.</p>
        <Items items={cookies} />
      </>
    ),
  },
  {
    id: "tab",
    heading: "Kept in this tab",
    body: (
      <>
        <p>
          Session storage. It stays in your browser, and another tab does not see it. Nobody else
          can read it, unless they use your computer while the tab is open.
        </p>
        <Items items={tabItems} />
      </>
    ),
  },
  {
    id: "browser",
    heading: "Kept in this browser",
    body: (
      <>
        <p>
          Local storage. It stays in your browser until it is deleted. On a computer that others use
          too, do not add analyses to the dashboard of the browser, or delete them before you leave.
        </p>
        <Items items={lastingItems} />
      </>
    ),
  },
  {
    id: "choice",
    heading: "Your choice",
    body: (
      <>
        <p>
          You can delete or forbid all of it in your browser’s settings. Without cookies nothing can
          be analysed and nobody can log in, because the server could not tell your documents from
          somebody else’s. Without storage everything works, but a reload forgets what you entered.
        </p>
        <p>
          Questions: <ContactLink />.
        </p>
      </>
    ),
  },
];
