import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is being printed: the paper's version is drawn just in time for it. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);

  useEffect(() => {
    const media = window.matchMedia("print");
    // The browser takes the page as it stands when the event returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    const change = () => (media.matches ? begin() : end());
    if (media.matches) setPrinting(true);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", change);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", change);
    };
  }, []);

  return printing;
}
