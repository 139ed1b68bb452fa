/** The look of a link that stands in a text or alone. */
export const textLinkClass =
  "inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4 hover:decoration-2";
