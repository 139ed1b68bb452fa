type Figure = { label: string; value: string };

/** A few figures side by side, each with its name. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="card flex flex-col-reverse justify-between px-4 py-3.5 sm:px-5">
          <dd className="text-3xl font-semibold tabular-nums">{value}</dd>
          <dt className="text-sm text-soft">{label}</dt>
        </div>
      ))}
    </dl>
  );
}
