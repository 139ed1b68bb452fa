import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useState } from "react";
import { createCsrfFetch } from "./csrf-fetch.ts";
import { failureOf } from "./failure.ts";
import { createRestClient, type RestClient } from "./rest-client.ts";

type Api = { fetch: typeof globalThis.fetch; rest: RestClient };

/** Under which name the cache holds who is signed in. */
export const sessionKey = ["session"];

const ApiContext = createContext<Api | null>(null);

/** Asks anew who is signed in once an answer says that nobody is: the session was ended elsewhere. */
function createQueryClient(): QueryClient {
  function onError(error: unknown) {
    const failure = failureOf(error);
    if (failure.kind !== "refused" || failure.code !== "unauthorized") return;
    void client.invalidateQueries({ queryKey: sessionKey });
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { refetchOnWindowFocus: false },
      // What a person asks for without a network fails at once and is told, and does not happen by itself later.
      mutations: { networkMode: "always" },
    },
  });
  return client;
}

function createApi() {
  const csrf = createCsrfFetch((input, init) => window.fetch(input, init));
  csrf.prepare();
  return {
    context: { fetch: csrf.fetch, rest: createRestClient(csrf.fetch) },
    queryClient: createQueryClient(),
  };
}

/** What every page needs of the server: the specification's calls and the cache. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [api] = useState(createApi);
  return (
    <ApiContext value={api.context}>
      <QueryClientProvider client={api.queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

function useApi(): Api {
  const api = useContext(ApiContext);
  if (api === null) throw new Error("This needs an ApiProvider above it");
  return api;
}

/** fetch with the CSRF token. */
export function useApiFetch(): typeof globalThis.fetch {
  return useApi().fetch;
}

/** The specification's calls under /api and its neighbours. */
export function useRest(): RestClient {
  return useApi().rest;
}
