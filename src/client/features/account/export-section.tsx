import { Download } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { Notice } from "../../components/notice.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { Spinner } from "../../components/spinner.tsx";
import { failureText } from "../../lib/failure.ts";
import { saveJson } from "../../lib/save-file.ts";
import { trpc } from "../../lib/trpc.ts";

export function ExportSection() {
  const take = trpc.account.exportData.useMutation({
    onSuccess: (data) => saveJson(`shortlisted-data-${data.exported_at.slice(0, 10)}.json`, data),
  });
  return (
    <SectionCard
      heading="Your data"
      lead="One file with everything we keep about you: your account, your reports, your keys without their secret, and what happened to your account."
    >
      {take.error === null ? null : (
        <Notice tone="error">{failureText(take.error, "The file could not be made.")}</Notice>
      )}
      <Button look="secondary" disabled={take.isPending} onClick={() => take.mutate()}>
        {take.isPending ? <Spinner /> : <Download aria-hidden className="size-4" />}
        Download my data
      </Button>
    </SectionCard>
  );
}
