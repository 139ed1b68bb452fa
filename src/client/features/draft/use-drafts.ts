import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useRest } from "../../lib/api.tsx";

const label = z
  .string()
  .nullish()
  .transform((text) => text || null)
  .catch(null);
const draftItem = z.object({
  draft_id: z.string(),
  job_title: label,
  company: label,
  filename: label,
  updated_at: z.string(),
});
export type DraftItem = z.infer<typeof draftItem>;

const listAnswer = z.object({ drafts: z.array(draftItem) });
const wholeDraft = draftItem.extend({
  cv_text: z.string(),
  job_description: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
});
export type WholeDraft = z.infer<typeof wholeDraft>;

const draftsKey = ["drafts"];

export function useDrafts() {
  const rest = useRest();
  return useQuery({
    queryKey: draftsKey,
    queryFn: () => rest.get("/drafts/api/list", listAnswer),
    retry: 1,
    networkMode: "always",
    refetchOnWindowFocus: true,
  });
}

export function useReadDraftsAnew(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: draftsKey });
}

/** Reads one draft with its texts. */
export function useOpenDraft(onOpened: (draft: WholeDraft) => void) {
  const rest = useRest();
  return useMutation({
    mutationFn: (id: string) => rest.get(`/drafts/api/${encodeURIComponent(id)}`, wholeDraft),
    networkMode: "always",
    onSuccess: onOpened,
  });
}

export function useDeleteDraft(onDeleted: (id: string) => void) {
  const rest = useRest();
  return useMutation({
    mutationFn: (id: string) => rest.delete(`/drafts/api/delete/${encodeURIComponent(id)}`),
    networkMode: "always",
    onSuccess: (_answer, id) => onDeleted(id),
  });
}
