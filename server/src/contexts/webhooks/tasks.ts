import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of webhooks. */
  interface BackgroundTasks {
    /** Attempts a delivery once. */
    'webhooks.deliver': { readonly id: string };
    'webhooks.forget': DayPayload;
  }
}
