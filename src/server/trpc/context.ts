import type { Owner } from "../../shared/owner.ts";
import type { Deps } from "../deps.ts";

/** What every procedure knows: who asks, from where, and the product's dependencies. */
export type RequestContext = {
  deps: Deps;
  owner: Owner;
  /** Of the client, as far as TRUST_PROXY says; for limits only. */
  address: string;
};
