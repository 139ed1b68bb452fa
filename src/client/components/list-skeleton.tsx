/** The shape of a list while it is on its way, so that nothing jumps when it comes. */
export function ListSkeleton({ label, rows = 3 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="card divide-y divide-line">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} aria-hidden className="space-y-2 px-5 py-4">
          <div className="h-5 w-1/2 rounded-sm bg-sunken" />
          <div className="h-4 w-2/3 rounded-sm bg-sunken" />
        </div>
      ))}
    </div>
  );
}
