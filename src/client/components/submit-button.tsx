import { Button } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

/** Sends its form; while that is under way it turns, and takes no second press. */
export function SubmitButton({
  busy,
  className = "",
  children,
}: {
  busy: boolean;
  className?: string;
  children: string;
}) {
  return (
    <Button type="submit" disabled={busy} className={className}>
      {busy ? <Spinner /> : null} {children}
    </Button>
  );
}
