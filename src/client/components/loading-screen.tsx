import { Spinner } from "./spinner.tsx";
import { Wordmark } from "./wordmark.tsx";

export function LoadingScreen() {
  return (
    <div
      role="status"
      className="grid min-h-[60vh] place-content-center justify-items-center gap-4"
    >
      <Wordmark />
      <span className="inline-flex items-center gap-2 text-soft">
        <Spinner /> Loading
      </span>
    </div>
  );
}
