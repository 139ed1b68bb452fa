import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Refuses a huge insertion before the browser lays it out: megabytes in a text area freeze the page.
 * React's own onBeforeInput does not see everything the browser's event does.
 */
export function useEarlyRefusal(refuses: (text: string) => boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const stop = useEffectEvent((event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (refuses(text)) event.preventDefault();
  });
  useEffect(() => {
    const element = field.current;
    const listener = (event: InputEvent) => stop(event);
    element?.addEventListener("beforeinput", listener);
    return () => element?.removeEventListener("beforeinput", listener);
  }, []);
  return field;
}
