import { createContext, type ReactNode, useContext, useState } from "react";
import { type BrowserStore, createBrowserStore } from "./browser-store.ts";

/** `tab` lives as long as the tab, `lasting` until the person clears it. */
type Stores = { tab: BrowserStore; lasting: BrowserStore };

const StoresContext = createContext<Stores | null>(null);

function openStores(): Stores {
  return {
    tab: createBrowserStore(() => window.sessionStorage),
    lasting: createBrowserStore(() => window.localStorage),
  };
}

/** One pair of stores for the whole page, so that what could only be kept in memory is still shared. */
export function StoresProvider({ children }: { children: ReactNode }) {
  const [stores] = useState(openStores);
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (stores === null) throw new Error("useStores needs a StoresProvider above it");
  return stores;
}
