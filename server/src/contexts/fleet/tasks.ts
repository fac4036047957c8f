import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  /** The background tasks of fleet. */
  interface BackgroundTasks {
    /** Adds the partitions of coming days of positions, and drops those past their retention. */
    'fleet.waypoint-days': DayPayload;
    'fleet.expiries': DayPayload;
  }
}
