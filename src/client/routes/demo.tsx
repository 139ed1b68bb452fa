import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { useDemoMode } from "../features/demo/demo-mode.tsx";

/** Whoever comes here tries the demo, and is told so on every page from now on. */
export function Demo() {
  const { detect } = useDemoMode();
  useEffect(detect, [detect]);
  return <Outlet />;
}
