/** Work that waits for a free core. Tasks are plain data, so that another process could take them. */
export type Queue<Task extends { id: string }> = {
  /** Tasks with a higher priority start first; equal ones in the order they came. */
  add(task: Task, priority: number): Promise<void>;
  /**
   * Says who does the work; called once, before the first `add`. The handler is called for every task exactly
   * once, also for one that was cancelled while it waited: then its signal is aborted already.
   */
  process(handler: (task: Task, signal: AbortSignal) => Promise<void>): void;
  /** Aborts the task's signal. No effect when there is no such task. */
  cancel(id: string, reason: Error): Promise<void>;
  /** Refuses new tasks with `reason`, aborts what waits, gives what runs `graceMs` to finish, then aborts that too. Resolves when nothing is left. */
  close(graceMs: number, reason: Error): Promise<void>;
};
