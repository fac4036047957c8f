import type { DayPayload } from '#platform/background/tasks.ts';

declare module '#platform/background/tasks.ts' {
  interface BackgroundTasks {
    /**
     * Adds the partitions for positions of the coming days, and drops those past their retention.
     */
    'fleet.waypoint-days': DayPayload;
    'fleet.expiries': DayPayload;
  }
}
