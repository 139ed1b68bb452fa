import { LoaderCircle } from "lucide-react";

/** A turning circle beside words that say what is going on; silent for screen readers. */
export function Spinner({ className = "size-5" }: { className?: string }) {
  return <LoaderCircle aria-hidden className={`animate-spin text-accent ${className}`} />;
}
