import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { Select } from "../../components/select.tsx";
import type { HistoryFilter } from "./use-history.ts";

const statuses = [
  { value: "", label: "All" },
  { value: "completed", label: "Completed" },
  { value: "processing", label: "Processing" },
  { value: "pending", label: "Pending" },
  { value: "failed", label: "Failed" },
];

/** So long nobody types: then it is searched. */
const pauseMs = 300;

function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const search = useEffectEvent((text: string) => {
    if (text.trim() !== value) onSearch(text.trim());
  });
  // Also when the filters were cleared, or the browser went back.
  useEffect(() => setTyped((text) => (text.trim() === value ? text : value)), [value]);
  useEffect(() => {
    const timer = setTimeout(() => search(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Search
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute top-3.5 left-3 size-4 text-soft" />
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={200}
          placeholder="Role, company or file"
          onChange={(event) => setTyped(event.target.value)}
          className="field min-h-11 w-full pr-3 pl-9 text-base"
        />
      </div>
    </div>
  );
}

export function HistoryFilters({
  filter,
  onChange,
}: {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-3">
      <SearchField
        value={filter.search}
        onSearch={(search) => onChange({ ...filter, search, page: 1 })}
      />
      <div className="w-full sm:w-48">
        <label htmlFor={id} className="mb-1 block text-sm font-medium">
          Status
        </label>
        <Select
          id={id}
          value={filter.status}
          onChange={(event) => onChange({ ...filter, status: event.target.value, page: 1 })}
        >
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
