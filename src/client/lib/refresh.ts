import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Reads anew after a change. A first reading that is under way is not begun again by that, and may be older than the
 * change: it is repeated once it is there.
 */
export async function refresh(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst =
    queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (isFirst) await queryClient.invalidateQueries({ queryKey });
}
