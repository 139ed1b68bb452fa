import { useId, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Select } from "../../components/select.tsx";
import { formatMoment } from "../../lib/format.ts";
import type { ScorePoint } from "./chart-geometry.ts";

function Choice({
  label,
  points,
  value,
  onChange,
}: {
  label: string;
  points: readonly ScorePoint[];
  value: string;
  onChange: (id: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {points.map((point) => (
          <option key={point.id} value={point.id}>
            {`${formatMoment(point.at)} · ${point.score} · ${point.label}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Picks two analyses to lay side by side. @param points newest first, at least two */
export function CompareChoice({
  points,
  onCompare,
}: {
  points: readonly ScorePoint[];
  onCompare: (one: string, other: string) => void;
}) {
  const [before, setBefore] = useState<string | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const known = (id: string | null) => points.some((point) => point.id === id);
  const one = before !== null && known(before) ? before : (points[1]?.id ?? "");
  const other = after !== null && known(after) ? after : (points[0]?.id ?? "");
  return (
    <section className="card flex flex-col p-5 sm:p-6">
      <h2 className="text-lg font-semibold">Compare two analyses</h2>
      <p className="mt-1 text-sm text-soft">
        What changed: the scores by their parts, and each demand.
      </p>
      <div className="mt-4 space-y-4">
        <Choice label="First" points={points} value={one} onChange={setBefore} />
        <Choice label="Second" points={points} value={other} onChange={setAfter} />
        <Button
          look="secondary"
          className="w-full"
          disabled={one === other}
          onClick={() => onCompare(one, other)}
        >
          Compare
        </Button>
      </div>
    </section>
  );
}
