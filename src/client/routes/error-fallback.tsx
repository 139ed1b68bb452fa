import { Button, buttonClass } from "../components/button.tsx";
import { usePageTitle } from "../lib/page-title.ts";

/** What a visitor sees when the page itself broke. A plain link, so that going home starts afresh. */
export function ErrorFallback() {
  usePageTitle("Something went wrong");
  return (
    <div className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="font-serif text-4xl font-semibold tracking-tight">Something went wrong</h1>
      <p className="mt-4 text-soft">
        We encountered an unexpected error. Please try refreshing the page or return to the
        homepage.
      </p>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <a href="/" className={buttonClass("secondary")}>
          Go Home
        </a>
      </div>
    </div>
  );
}
