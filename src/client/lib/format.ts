const wholeNumber = new Intl.NumberFormat("en-GB");
const monthAndYear = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const momentOptions: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
};

/** An ISO moment in the reader's own time: "21 Nov 2026, 23:04". */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", momentOptions);
}

/** "200,000" */
export function formatNumber(value: number): string {
  return wholeNumber.format(value);
}

/** "1.4 MB", "12 KB", "830 bytes" */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

/** "2026-11-21" as "21 November 2026"; anything else as it is. */
export function formatDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longDate.format(date);
}

/** "2022-03" as "March 2022", "2022" and "present" as they are. */
export function formatPartialDate(date: string): string {
  const [year, month] = date.split("-");
  if (year === undefined || month === undefined) return date;
  return monthAndYear.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

/** Whole seconds as "8 s" or "1 min 5 s". */
export function formatDuration(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** "1 demand", "3 demands" */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
