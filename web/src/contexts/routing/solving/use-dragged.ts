import { useState } from 'react';
import type { DayPlan } from './plan.ts';
import { giveTo, isLocked, moveStop } from './resequence.ts';

/** Drags a stop to another position of its route, or its job to another driver. */
export function useDragged(plan: DayPlan, change: (next: DayPlan) => void) {
  const [from, setFrom] = useState<{ readonly driverId: string; readonly index: number } | null>(
    null,
  );
  return {
    from,
    start: (driverId: string, index: number) => setFrom({ driverId, index }),
    stop: () => setFrom(null),
    drop: (driverId: string, index: number) => {
      if (from === null) return;
      setFrom(null);
      if (from.driverId === driverId) return change(moveStop(plan, driverId, [from.index, index]));
      const route = plan.routes.find(({ lane }) => lane.driverid === from.driverId);
      const job = route?.stops[from.index]?.job;
      if (route === undefined || job === undefined) return;
      const isOwn = route.lane.jobs.some(({ id }) => id === job.id);
      if (!isOwn && !isLocked(route, job)) change(giveTo(plan, job, driverId));
    },
  };
}

export type Dragged = ReturnType<typeof useDragged>;
