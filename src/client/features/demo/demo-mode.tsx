import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useRest } from "../../lib/api.tsx";
import { property } from "../../lib/json-values.ts";
import { useStores } from "../../lib/stores.tsx";
import { demoEventsKey } from "./demo-events.ts";

const demoKey = "shortlisted.demo";
const dismissedKey = "shortlisted.demo_banner_dismissed";

type DemoMode = {
  /** The visitor has been in the demo in this tab, or the whole site runs as one. */
  detected: boolean;
  /** The server runs the whole site as a demo: nothing is saved, with an account neither. */
  wholeSite: boolean;
  dismissed: boolean;
  detect: () => void;
  dismiss: () => void;
  /** From the next page load on: whoever logs in has left the demo, and their results are saved. */
  leave: () => void;
};

const statusAnswer = {
  parse: (body: unknown) => ({ demo_mode: property(body, "demo_mode") === true }),
};

function useWholeSite(): boolean {
  const rest = useRest();
  const { data } = useQuery({
    queryKey: ["status"],
    queryFn: () => rest.get("/api/status", statusAnswer),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.demo_mode ?? false;
}

const DemoContext = createContext<DemoMode | null>(null);

/** Remembers for this tab that the visitor tries the demo, and whether the banner was put away. */
export function DemoProvider({ children }: { children: ReactNode }) {
  const { tab } = useStores();
  const [detected, setDetected] = useState(() => tab.read(demoKey) !== null);
  const [dismissed, setDismissed] = useState(() => tab.read(dismissedKey) !== null);
  const wholeSite = useWholeSite();

  const detect = useCallback(() => {
    tab.write(demoKey, "true");
    setDetected(true);
  }, [tab]);

  const dismiss = useCallback(() => {
    tab.write(dismissedKey, "true");
    setDismissed(true);
  }, [tab]);

  const leave = useCallback(() => {
    tab.remove(demoKey);
    tab.remove(dismissedKey);
    tab.remove(demoEventsKey);
  }, [tab]);

  useEffect(() => {
    // Told by the address at once: the demo's own screens come later, and may be left before.
    if (wholeSite || /^\/demo(?:\/|$)/.test(window.location.pathname)) detect();
  }, [wholeSite, detect]);

  return (
    <DemoContext value={{ detected, wholeSite, dismissed, detect, dismiss, leave }}>
      {children}
    </DemoContext>
  );
}

export function useDemoMode(): DemoMode {
  const demo = useContext(DemoContext);
  if (demo === null) throw new Error("useDemoMode needs a DemoProvider above it");
  return demo;
}
