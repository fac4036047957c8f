import type { FatigueStanding } from '@waybill/contract/fleet/fatigue/shapes';

type Now = {
  /** When the server counted, and the present, in milliseconds since 1970. */
  readonly counted: number;
  readonly now: number;
  /** True if the driver has worked since then. */
  readonly isWorking: boolean;
};

/**
 * Returns the minutes of work that are left before a rest, by the rule that is reached first; 0 if
 * a rest is due. Without a network, work since the last count is taken off.
 */
export function workLeft_min(fatigue: FatigueStanding, { counted, now, isWorking }: Now): number {
  if (fatigue.breaches.length > 0) return 0;
  const since_min = isWorking ? Math.max(0, now - counted) / 60_000 : 0;
  const left = fatigue.windows.map(({ allowed_min, worked_min }) => allowed_min - worked_min);
  return Math.max(0, Math.floor(Math.min(...left) - since_min));
}
