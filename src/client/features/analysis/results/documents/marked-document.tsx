import { type MouseEvent, useEffect, useRef } from "react";
import type { Requirement, RequirementStatus } from "../../../../../shared/results.ts";
import { requirementLooks } from "../requirement-status.ts";
import type { MarkedPiece } from "./mark-quotes.ts";

/** Each status has a line of its own kind too, for eyes that do not tell the colours apart. */
const looks: Record<RequirementStatus, string> = {
  met: "bg-excellent-tint decoration-excellent decoration-solid",
  partial: "bg-good-tint decoration-good decoration-dashed",
  missing: "bg-poor-tint decoration-poor decoration-wavy",
  unverifiable: "bg-sunken decoration-control decoration-dotted",
};

export function markClass(status: RequirementStatus): string {
  return `text-ink underline decoration-2 underline-offset-4 ${looks[status]}`;
}

/** After another has been chosen elsewhere, its first mark comes into view, without moving the page. */
function useScrollToChosen(chosen: string | null) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = chosen === null ? null : box.current?.querySelector("[data-chosen]");
    if (!mark || !box.current) return;
    const { top, height } = box.current.getBoundingClientRect();
    const offset = mark.getBoundingClientRect().top - top;
    if (offset >= 0 && offset < height - 60) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.current.scrollBy?.({ top: offset - height / 3, behavior: still ? "auto" : "smooth" });
  }, [chosen]);
  return box;
}

type MarkedDocumentProps = {
  heading: string;
  pieces: readonly MarkedPiece[];
  requirements: ReadonlyMap<string, Requirement>;
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** Which of several demands at one place comes next: the one after the chosen, else the first. */
function nextOf(ids: readonly string[], chosen: string | null): string | undefined {
  return ids[(ids.indexOf(chosen ?? "") + 1) % ids.length];
}

/** One of the two texts; what is quoted in it can be chosen. */
export function MarkedDocument(props: MarkedDocumentProps) {
  const { heading, pieces, requirements, chosen, onChoose } = props;
  const box = useScrollToChosen(chosen);

  function choose(event: MouseEvent, piece: MarkedPiece) {
    event.preventDefault();
    const id = nextOf(piece.ids, chosen);
    if (id !== undefined) onChoose(id);
  }

  return (
    <section
      ref={box}
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      // Relative, so that the words for screen readers within scroll with it and do not lengthen the page.
      className="card relative max-h-[38dvh] overflow-y-auto overscroll-contain lg:max-h-[36rem]"
    >
      <h2 className="sticky top-0 z-10 border-b border-line bg-surface px-5 py-3 font-semibold">
        {heading}
      </h2>
      <div className="px-5 py-4 text-[0.9375rem] leading-7 whitespace-pre-wrap">
        {pieces.map((piece) => {
          const isChosen = chosen !== null && piece.ids.includes(chosen);
          const shown = requirements.get((isChosen ? chosen : piece.ids[0]) ?? "");
          if (shown === undefined) return <span key={piece.start}>{piece.text}</span>;
          return (
            // biome-ignore lint/a11y/useValidAnchor: a button cannot run over several lines of a text
            <a
              key={piece.start}
              href="#content"
              data-chosen={isChosen ? "" : undefined}
              aria-current={isChosen ? "true" : undefined}
              onClick={(event) => choose(event, piece)}
              className={`rounded-sm ${markClass(shown.status)} ${
                isChosen ? "outline-2 outline-offset-1 outline-accent" : ""
              }`}
            >
              {piece.text}
              <span className="sr-only"> ({requirementLooks[shown.status].word})</span>
            </a>
          );
        })}
      </div>
    </section>
  );
}
