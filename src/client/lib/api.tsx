import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createCsrfFetch } from "./csrf-fetch.ts";
import { createApiLinks, trpc } from "./trpc.ts";

const FetchContext = createContext<typeof globalThis.fetch | null>(null);

function createApi() {
  const csrf = createCsrfFetch((input, init) => window.fetch(input, init));
  csrf.prepare();
  return {
    fetch: csrf.fetch,
    queryClient: new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }),
    client: trpc.createClient({ links: createApiLinks(csrf.fetch) }),
  };
}

/** Everything that talks to the server: the typed API, its cache, and fetch for the uploads. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [api] = useState(createApi);
  return (
    <FetchContext value={api.fetch}>
      <trpc.Provider client={api.client} queryClient={api.queryClient}>
        <QueryClientProvider client={api.queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    </FetchContext>
  );
}

/** fetch with the CSRF token. */
export function useApiFetch(): typeof globalThis.fetch {
  const fetch = useContext(FetchContext);
  if (fetch === null) throw new Error("useApiFetch needs an ApiProvider above it");
  return fetch;
}
