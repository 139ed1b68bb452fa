import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { Button } from "../../components/button.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { useRest } from "../../lib/api.tsx";
import { ApiError } from "../../lib/api-error.ts";

const noUrl = "Failed to create checkout session. Please try again.";
const otherwise = "Failed to start upgrade. Please try again.";

const answer = z.object({ checkout_url: z.string().nullish() }).catch({});

/** An address one can be sent to; null for what is none, such as a script. */
export function checkoutAddress(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return ["https:", "http:"].includes(new URL(url).protocol) ? url : null;
}

export function upgradeFailure(error: unknown): string {
  return (error instanceof ApiError && error.given.error) || otherwise;
}

/** Leads to the checkout of the Pro plan. */
export function UpgradeButton({ onFailure }: { onFailure: (text: string | null) => void }) {
  const rest = useRest();
  const checkout = useMutation({
    mutationFn: () => rest.post("/api/billing/checkout", { plan: "pro" }, answer),
    networkMode: "always",
    onMutate: () => onFailure(null),
    onSuccess({ checkout_url }) {
      const address = checkoutAddress(checkout_url);
      if (address === null) onFailure(noUrl);
      else window.location.assign(address);
    },
    onError: (error) => onFailure(upgradeFailure(error)),
  });
  return (
    <Button look="secondary" disabled={checkout.isPending} onClick={() => checkout.mutate()}>
      {checkout.isPending ? <Spinner /> : null} Upgrade Plan
    </Button>
  );
}
