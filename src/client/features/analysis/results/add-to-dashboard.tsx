import { Link } from "@tanstack/react-router";
import { LayoutDashboard } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { textLinkClass } from "../../../components/text-link.ts";
import { addedToDashboard } from "../../../lib/use-saved-analyses.ts";

/**
 * `until_reload`: the browser has no room or forbids storage. Nothing is saved in the `demo`, of somebody who has an
 * account `demo_of_person`, nor where the whole site is one (`demo_site`).
 */
export type SaveOutcome = "saved" | "until_reload" | keyof typeof demoTexts;

const demoTexts = {
  demo: {
    text: "The demo saves nothing. With a free account your analyses are kept.",
    way: { to: "/signup", label: "Sign up" },
  },
  demo_of_person: {
    text: "The demo saves nothing. In the app your analyses are kept.",
    way: { to: "/app/cv/upload", label: "Use the app" },
  },
  demo_site: {
    text: "This website runs as a demo and saves nothing. Print or download the results to keep them.",
    way: null,
  },
} as const;

/** Adding can be asked for in two places; what came of it is told where it was asked. */
export type AddPlace = "row" | "legacy";

export function useAddToDashboard(onAdd: () => SaveOutcome) {
  const [told, setTold] = useState<{ place: AddPlace; outcome: SaveOutcome } | null>(null);
  return {
    add: (place: AddPlace) => setTold({ place, outcome: onAdd() }),
    outcomeAt: (place: AddPlace) => (told?.place === place ? told.outcome : null),
  };
}

export function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button look="secondary" onClick={onAdd}>
      <LayoutDashboard aria-hidden className="size-4" /> Add to Dashboard
    </Button>
  );
}

export function AddOutcome({ outcome }: { outcome: SaveOutcome | null }) {
  if (outcome === null) return null;
  if (outcome === "saved") return <Notice tone="success">{addedToDashboard}</Notice>;
  if (outcome === "until_reload") {
    return (
      <Notice tone="success">
        {addedToDashboard} This browser could not store it, so it is there only until you reload or
        close this page.
      </Notice>
    );
  }
  const { text, way } = demoTexts[outcome];
  return (
    <Notice tone="info">
      <p role="status">{text}</p>
      {way === null ? null : (
        <Link to={way.to} className={textLinkClass}>
          {way.label}
        </Link>
      )}
    </Notice>
  );
}
