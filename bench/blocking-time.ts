/** A piece of work on the page's main thread; milliseconds since navigation. */
export type LongTask = { start: number; duration: number };

/** Work shorter than this keeps nobody waiting. */
const unnoticed = 50;

/** How long the page could not answer, after it first showed something: of each long task what goes beyond 50 ms. */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .map(({ start, duration }) => duration - Math.max(0, firstPaint - start))
    .reduce((sum, duration) => sum + Math.max(0, duration - unnoticed), 0);
}
