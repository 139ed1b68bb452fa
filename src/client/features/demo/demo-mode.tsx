import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useStores } from "../../lib/stores.tsx";
import { trpc } from "../../lib/trpc.ts";

const demoKey = "shortlisted.demo";
const dismissedKey = "shortlisted.demo_banner_dismissed";

type DemoMode = {
  /** The visitor has been in the demo in this tab, or the whole site runs as one. */
  detected: boolean;
  dismissed: boolean;
  detect: () => void;
  dismiss: () => void;
};

const DemoContext = createContext<DemoMode | null>(null);

/** Remembers for this tab that the visitor tries the demo, and whether the banner was put away. */
export function DemoProvider({ children }: { children: ReactNode }) {
  const { tab } = useStores();
  const [detected, setDetected] = useState(() => tab.read(demoKey) !== null);
  const [dismissed, setDismissed] = useState(() => tab.read(dismissedKey) !== null);
  const status = trpc.status.get.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });

  const detect = useCallback(() => {
    tab.write(demoKey, "true");
    setDetected(true);
  }, [tab]);

  const dismiss = useCallback(() => {
    tab.write(dismissedKey, "true");
    setDismissed(true);
  }, [tab]);

  const siteIsDemo = status.data?.demo_mode === true;
  useEffect(() => {
    if (siteIsDemo) detect();
  }, [siteIsDemo, detect]);

  return <DemoContext value={{ detected, dismissed, detect, dismiss }}>{children}</DemoContext>;
}

export function useDemoMode(): DemoMode {
  const demo = useContext(DemoContext);
  if (demo === null) throw new Error("useDemoMode needs a DemoProvider above it");
  return demo;
}
