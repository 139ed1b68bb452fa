import { CheckboxField } from "../../components/checkbox-field.tsx";
import { Notice } from "../../components/notice.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { failureText } from "../../lib/failure.ts";
import { trpc } from "../../lib/trpc.ts";

/** Whether a language model may see one's texts; nothing where there is none. */
export function ModelSection() {
  const utils = trpc.useUtils();
  const use = trpc.analysis.modelUse.useQuery();
  const change = trpc.analysis.changeModelUse.useMutation({
    onSettled: () => utils.analysis.modelUse.invalidate(),
  });
  if (!use.data?.configured) return null;
  const without = change.isPending ? change.variables.without : use.data.without;
  return (
    <SectionCard
      heading="Language model"
      lead="A language model reads your CV more closely than our own program. It sees neither your name nor your address and contacts."
    >
      {change.error === null ? null : (
        <Notice tone="error">{failureText(change.error, "Your choice could not be saved.")}</Notice>
      )}
      <CheckboxField
        label="Never show my texts to the language model"
        checked={without}
        disabled={change.isPending}
        onChange={({ target }) => change.mutate({ without: target.checked })}
      />
    </SectionCard>
  );
}
