import { CircleCheck, CircleDot, CircleHelp, CircleMinus } from "lucide-react";
import type { RequirementStatus } from "../../../../shared/results.ts";

export const requirementLooks: Record<
  RequirementStatus,
  { word: string; ink: string; Icon: typeof CircleCheck }
> = {
  met: { word: "Met", ink: "text-excellent-ink", Icon: CircleCheck },
  partial: { word: "Partly met", ink: "text-good-ink", Icon: CircleDot },
  missing: { word: "Missing", ink: "text-poor-ink", Icon: CircleMinus },
  unverifiable: { word: "Cannot be checked", ink: "text-soft", Icon: CircleHelp },
};
