import { Notice } from "../../components/notice.tsx";
import { useDemoMode } from "./demo-mode.tsx";

/** For the pages of what is kept, where the whole site is a demo: says why they stay empty. */
export function NothingKept() {
  const { wholeSite } = useDemoMode();
  if (!wholeSite) return null;
  return (
    <Notice tone="info">
      This website runs as a demo: nothing is kept here, with an account neither.
    </Notice>
  );
}
