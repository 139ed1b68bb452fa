import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { Notice } from "./notice.tsx";
import { useTakeFocus } from "./take-focus.ts";

/** A secret that nobody can look at again, to be copied now; `children` say what it is. */
export function ShownOnce({
  secret,
  onDone,
  children,
}: {
  secret: string;
  onDone: () => void;
  children: ReactNode;
}) {
  const place = useTakeFocus<HTMLDivElement>();
  return (
    <Notice tone="success">
      <div ref={place} tabIndex={-1} className="space-y-3 outline-none">
        <p>{children}</p>
        <code className="block rounded-md border border-line bg-surface px-3 py-2 text-sm break-all text-ink select-all">
          {secret}
        </code>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={secret} />
          <Button look="secondary" onClick={onDone}>
            Done
          </Button>
        </div>
      </div>
    </Notice>
  );
}
