import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleDot, CircleMinus } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { glimpsed } from "./glimpsed-demands.ts";

const looks = {
  met: { word: "Met", look: "text-excellent-ink", Icon: CircleCheck },
  partial: { word: "Partly met", look: "text-good-ink", Icon: CircleDot },
  missing: { word: "Missing", look: "text-poor-ink", Icon: CircleMinus },
} as const;

/** A glimpse of the report, with words of the demo's own sample CV and advertisement. */
function Glimpse() {
  return (
    <figure className="card mx-auto w-full max-w-md p-6 shadow-lift lg:mr-0">
      <ul className="divide-y divide-line">
        {glimpsed.map(({ status, demand, quote }) => {
          const { word, look, Icon } = looks[status];
          return (
            <li key={demand} className="py-4 first:pt-0">
              <p className={`flex items-center gap-2 text-sm font-semibold ${look}`}>
                <Icon aria-hidden className="size-4.5" /> {word}
              </p>
              <p className="mt-1 font-medium">{demand}</p>
              <p className="mt-1 text-[0.9375rem] text-soft">
                {quote === null ? "Nothing in the CV shows it." : `“…${quote}”`}
              </p>
            </li>
          );
        })}
      </ul>
      <figcaption className="border-t border-line pt-3 text-sm text-soft">
        How the report reads, in the words of our sample CV
      </figcaption>
    </figure>
  );
}

export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-14 pb-16 sm:px-6 lg:grid-cols-[1.15fr_1fr] lg:pt-20 lg:pb-24">
      <div>
        <h1
          tabIndex={-1}
          className="max-w-[14ch] font-serif text-5xl font-semibold tracking-tight text-balance sm:text-6xl"
        >
          Know where your CV stands before they do.
        </h1>
        <p className="mt-6 max-w-[52ch] text-lg text-soft">
          Put your CV beside the job advertisement. Shortlisted goes through the demands one by one,
          quotes the line of your CV that meets each, and says plainly what is missing and what to
          do about it.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <Link to="/demo" className={buttonClass()}>
            Try the demo
          </Link>
          <Link to="/pricing" className={buttonClass("secondary")}>
            See pricing
          </Link>
        </div>
        <p className="mt-4 text-sm text-soft">No account needed. A sample CV is ready to try.</p>
      </div>
      <Glimpse />
    </section>
  );
}
