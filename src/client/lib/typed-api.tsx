import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useApiFetch } from "./api.tsx";
import { createApiLinks, trpc } from "./trpc.ts";

/** The typed API, for the screens that need more of the server than the session. Shares the cache with the others. */
export function TypedApiProvider({ children }: { children: ReactNode }) {
  const fetch = useApiFetch();
  const queryClient = useQueryClient();
  const [client] = useState(() => trpc.createClient({ links: createApiLinks(fetch) }));
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
}
