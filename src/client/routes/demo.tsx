import { Outlet } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useWizard } from "../features/analysis/wizard.tsx";
import { demoEventsBetween, recordDemoEvent } from "../features/demo/demo-events.ts";
import { useDemoMode } from "../features/demo/demo-mode.tsx";
import { useStores } from "../lib/stores.tsx";

function useDemoEvents() {
  const { tab } = useStores();
  const { state } = useWizard();
  const before = useRef(state);
  useEffect(() => {
    for (const event of demoEventsBetween(before.current, state)) {
      recordDemoEvent(tab, event, new Date());
    }
    before.current = state;
  }, [tab, state]);
}

/** Whoever comes here tries the demo, and is told so on every page from now on. */
export function Demo() {
  const { detect } = useDemoMode();
  useEffect(detect, [detect]);
  useDemoEvents();
  return <Outlet />;
}
