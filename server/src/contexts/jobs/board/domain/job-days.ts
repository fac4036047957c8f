import { type LocalDate, localDate } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';

type PlannedJob = {
  readonly id: string;
  readonly multi_stop_id: string | null;
  /** The day on whose board it was allocated, yyyy-MM-dd; null if it was on none. */
  readonly allocated_for: string | null;
  readonly planned_at: Date | null;
};

type Today = { readonly today: LocalDate; readonly timezone: string };

/** Returns the day on whose board an allocated job is: its own, or today if that has passed. */
export const boardDayFor = (allocatedFor: string | null, today: LocalDate): LocalDate =>
  allocatedFor === null || allocatedFor < today ? today : localDate(allocatedFor);

/** Returns the day that each job belongs to where an allocation names none. */
export function daysOfJobs(
  jobs: readonly PlannedJob[],
  today: Today,
): ReadonlyMap<string, LocalDate> {
  const together = Map.groupBy(jobs, ({ id, multi_stop_id: multiStop }) => multiStop ?? id);
  return new Map(
    [...together.values()].flatMap((some) => {
      const day = dayOfStops(some, today);
      return some.map(({ id }) => [id, day] as const);
    }),
  );
}

/**
 * Returns the day that jobs belong to which stay together: the day that they were allocated for,
 * else the first that one of them is planned for, or today if that has passed.
 */
export function dayOfStops(stops: readonly PlannedJob[], { today, timezone }: Today): LocalDate {
  const allocated = stops.flatMap(({ allocated_for: day }) => day ?? []);
  const planned = stops.map(({ planned_at: at }) =>
    at === null ? today : localDateOf(at, timezone),
  );
  const [first] = (allocated.length > 0 ? allocated : planned).toSorted();
  return boardDayFor(first ?? null, today);
}
