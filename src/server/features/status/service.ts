import type { Deps } from "../../deps.ts";

export type Status = { demo_mode: boolean; version: string; engine_version: string };

export function readStatus(deps: Deps): Status {
  return {
    demo_mode: deps.demoMode,
    version: deps.version,
    engine_version: deps.engineVersion,
  };
}
