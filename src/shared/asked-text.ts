import { z } from "zod";

/** A text that a call asks for, as its document says. Where it lacks it is empty: the service refuses it in its own words. */
export const askedText = z.preprocess(
  (given: string | null | undefined) => given ?? "",
  z.string(),
);
