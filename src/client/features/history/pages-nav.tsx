import { Button } from "../../components/button.tsx";

export function PagesNav({
  page,
  pages,
  onPage,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of the history" className="flex items-center justify-between gap-3">
      <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p role="status" className="text-[0.9375rem] tabular-nums">
        Page {page} of {pages}
      </p>
      <Button look="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
