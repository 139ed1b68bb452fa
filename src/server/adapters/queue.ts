export type QueueLoad = { waiting: number; running: number };

/** Work that waits for a free core. Tasks are plain data, so that another process could take them. */
export type Queue<Task extends { id: string }> = {
  /** Tasks with a higher priority start first; equal ones in the order they came. Rejects when it cannot take the task. */
  add(task: Task, priority: number): Promise<void>;
  /**
   * Says who does the work in this process; called at most once, before the first `add`. The handler is called for every
   * task, also for one that was cancelled while it waited: then its signal is aborted already. It is called exactly once
   * unless several processes share the queue: there a task comes again when its process died, when the handler rejected,
   * or when it was aborted with `HandedOver`.
   */
  process(handler: (task: Task, signal: AbortSignal) => Promise<void>): void;
  /** Aborts the task's signal. No effect when there is no such task. */
  cancel(id: string, reason: Error): Promise<void>;
  /** How much there is to do at present, in all processes that share the queue. */
  load(): Promise<QueueLoad>;
  /** False when nobody works or will work at the task: not queued, or no process is left to do it. */
  holds(task: Task): Promise<boolean>;
  /**
   * Refuses new tasks with `reason`, gives what runs `graceMs` to finish, then aborts that too. What waits, and what could
   * not finish, is left to the other processes that share the queue; where there are none it is aborted. Resolves when
   * nothing runs here.
   */
  close(graceMs: number, reason: Error): Promise<void>;
};
