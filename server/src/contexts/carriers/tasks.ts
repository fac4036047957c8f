import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of carriers. */
  interface BackgroundTasks {
    'carriers.forgetCalls': DayPayload;
  }
}
