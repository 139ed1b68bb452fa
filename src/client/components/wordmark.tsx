/** The product's name in its own letters, with its mark: a list with one line ticked. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-[1.375rem] font-semibold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-accent" />
        <path
          d="M8 10h16M8 22h9"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="fill-none stroke-on-accent opacity-55"
        />
        <path
          d="M8 16.2l3.6 3.4L24 13"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-on-accent"
        />
      </svg>
      Shortlisted
    </span>
  );
}
