import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of reports. */
  interface BackgroundTasks {
    'reports.run': { readonly id: string };
    'reports.schedules': DayPayload;
    'reports.forget': DayPayload;
  }
}
