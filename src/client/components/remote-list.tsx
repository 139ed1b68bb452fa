import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { Spinner } from "./spinner.tsx";

/** A list from the server while it is on its way, when it failed to come, and when it is there. */
export function RemoteList<T>({
  items,
  failure,
  onRetry,
  empty,
  children,
}: {
  items: readonly T[] | undefined;
  failure: string | null;
  onRetry: () => void;
  empty: string;
  children: (items: readonly T[]) => ReactNode;
}) {
  if (items !== undefined && items.length > 0) return children(items);
  if (items !== undefined) return <p className="text-[0.9375rem] text-soft">{empty}</p>;
  if (failure === null) {
    return (
      <p role="status" className="flex min-h-16 items-center gap-2 text-soft">
        <Spinner /> Loading
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <Notice tone="error">{failure}</Notice>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
