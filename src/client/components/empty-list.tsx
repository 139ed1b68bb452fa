import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Stands where a list has nothing in it yet, with the way to its first entry. */
export function EmptyList({
  Icon,
  heading,
  children,
}: {
  Icon: LucideIcon;
  heading: string;
  children?: ReactNode;
}) {
  return (
    <div className="card grid justify-items-center gap-3 px-6 py-12 text-center">
      <Icon aria-hidden className="size-8 text-soft" />
      <p className="text-lg font-semibold">{heading}</p>
      {children}
    </div>
  );
}
