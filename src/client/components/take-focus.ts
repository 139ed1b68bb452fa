import { type RefObject, useEffect, useRef } from "react";

/** For what takes the place of a control that was pressed: the focus, which went away with it, goes there. */
export function useTakeFocus<Place extends HTMLElement>(when = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (when) place.current?.focus();
  }, [when]);
  return place;
}
