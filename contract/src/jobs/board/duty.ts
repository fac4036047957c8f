/** Drivers on duty, and how they are shown while they move. */
import { z } from 'zod';
import { LivePosition } from '../../fleet/waypoints/shapes.ts';
import { isStale } from '../../fleet/waypoints/choices.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { straightLine_km } from './lane.ts';
import { BoardPlace } from './shapes.ts';

/** A stop that a driver has still to make. */
export const DutyStop = z.object({
  jobid: Guid,
  jobno: z.string(),
  kind: z.enum(['Pickup', 'Delivery']),
  place: BoardPlace,
  /** The estimated arrival. */
  expected: Moment,
  /** The estimated lateness in minutes; 0 for a stop on time. */
  late: z.number().int(),
});
export type DutyStop = z.output<typeof DutyStop>;

/** A driver who is available for work or in a shift. */
export const DutyDriver = z.object({
  /** The driver's uuid. */
  driverid: Guid,
  name: z.string(),
  registrationnumber: z.string().nullable(),
  position: LivePosition.nullable(),
  /** Open jobs. */
  jobs: z.number().int(),
  nextstop: DutyStop.nullable(),
});
export type DutyDriver = z.output<typeof DutyDriver>;

/** How drivers on duty are shown; who needs attention comes first. */
export const dutyStates = ['Late', 'NoPosition', 'AtStop', 'Moving', 'Stationary'] as const;
export type DutyState = (typeof dutyStates)[number];

/** Below walking pace, in metres per second: readings of a parked vehicle vary this much. */
const moving_mps = 1.5;
/** Places of stops are the middles of suburbs. */
const atStop_km = 1;

type OnDuty = {
  readonly position: Omit<LivePosition, 'id'> | null;
  readonly nextstop: DutyStop | null;
};

/**
 * Returns the state of a driver at a moment in milliseconds since 1970: late for the next stop,
 * without a recent position, near the next stop without moving, or moving or not.
 */
export function dutyState({ position, nextstop }: OnDuty, now: number): DutyState {
  if (nextstop !== null && nextstop.late > 0) return 'Late';
  if (position === null || isStale(Date.parse(position.time), now)) return 'NoPosition';
  if ((position.speed ?? 0) >= moving_mps) return 'Moving';
  return nextstop !== null && isNear(position, nextstop.place) ? 'AtStop' : 'Stationary';
}

function isNear(position: Omit<LivePosition, 'id'>, { latitude, longitude }: BoardPlace): boolean {
  if (latitude === null || longitude === null) return false;
  return straightLine_km(position, { latitude, longitude }) <= atStop_km;
}
