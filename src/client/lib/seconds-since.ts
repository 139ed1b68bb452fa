import { useEffect, useState } from "react";

function secondsSince(start: number | null): number {
  return start === null ? 0 : Math.max(0, Math.floor((Date.now() - start) / 1000));
}

/** Whole seconds since `start` (milliseconds since 1970), counting on while `running`. */
export function useSecondsSince(start: number | null, running: boolean): number {
  const [seconds, setSeconds] = useState(() => secondsSince(start));

  useEffect(() => {
    if (!running) return;
    setSeconds(secondsSince(start));
    const timer = setInterval(() => setSeconds(secondsSince(start)), 1000);
    return () => clearInterval(timer);
  }, [start, running]);

  return seconds;
}
