/** A small choice of one among few, as radio buttons in a row. */
export function Segmented<T extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <legend className="float-left pr-1 text-sm text-soft">{legend}</legend>
      <div className="flex rounded-md border border-control bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-10 min-w-11 cursor-pointer place-content-center rounded-sm px-3 text-sm font-medium text-soft has-checked:bg-tint has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
