import type { getResolvedPDFJS } from "unpdf";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Document = Awaited<ReturnType<PdfJs["getDocument"]>["promise"]>;

/** Flags of annotations nobody sees: invisible, hidden, not to be viewed. */
const unseen = 1 | 2 | 32;

/**
 * Where a document's links lead, page by page. `damaged` holds the numbers of pages that cannot be read, counted
 * from 0. (Asked page by page, pdf.js would read all text again to say what the links lie on.)
 */
export async function readLinks(
  document: Document,
  { AnnotationType }: PdfJs,
  damaged: Set<number>,
): Promise<string[]> {
  const types = new Set(Object.values(AnnotationType));
  const annotations: unknown[] = await document
    .getAnnotationsByType(types, damaged)
    .catch(() => []);
  const links = (annotations ?? []).flatMap(linkOf).sort((a, b) => a.page - b.page);
  return [...new Set(links.map(({ url }) => url))];
}

function linkOf(annotation: unknown): { page: number; url: string }[] {
  if (typeof annotation !== "object" || annotation === null) return [];
  const url: unknown = Reflect.get(annotation, "url") ?? Reflect.get(annotation, "unsafeUrl");
  const flags = Number(Reflect.get(annotation, "annotationFlags") ?? 0);
  const page = Number(Reflect.get(annotation, "pageIndex") ?? 0);
  return typeof url === "string" && url !== "" && (flags & unseen) === 0 ? [{ page, url }] : [];
}
