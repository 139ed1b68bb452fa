import { useState } from "react";
import { useStores } from "./stores.tsx";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The same key is read by public/theme.js before the first paint. */
const themeKey = "shortlisted.theme";

/** The chosen theme; `choose` applies it at once and keeps it in this browser. */
export function useTheme(): { theme: Theme; choose: (theme: Theme) => void } {
  const { lasting } = useStores();
  const [theme, setTheme] = useState<Theme>(
    () => themes.find((known) => known === lasting.read(themeKey)) ?? "system",
  );

  function choose(next: Theme) {
    setTheme(next);
    if (next === "system") {
      lasting.remove(themeKey);
      delete document.documentElement.dataset.theme;
    } else {
      lasting.write(themeKey, next);
      document.documentElement.dataset.theme = next;
    }
  }

  return { theme, choose };
}
