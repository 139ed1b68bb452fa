import { Check, Plus } from "lucide-react";
import { keyedTexts } from "./keyed.ts";

const looks = {
  have: { look: "border-excellent bg-excellent-tint text-excellent-ink", Icon: Check },
  add: { look: "border-good bg-good-tint text-good-ink", Icon: Plus },
};

/** A list of short terms, each with the sign of its kind. */
export function Chips({ terms, kind }: { terms: readonly string[]; kind: "have" | "add" }) {
  const { look, Icon } = looks[kind];
  return (
    <ul className="flex flex-wrap gap-2">
      {keyedTexts(terms).map(({ key, item: term }) => (
        <li
          key={key}
          className={`inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-1 text-sm font-medium ${look}`}
        >
          <Icon aria-hidden className="size-3.5 shrink-0" />
          {term}
        </li>
      ))}
    </ul>
  );
}
