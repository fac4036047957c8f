import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';

/** The device's own note of the last check, which may not have reached the server yet. */
export type CheckNote = {
  /** ISO 8601. */
  readonly at: string;
  readonly isFit: boolean;
  /** True if the tenant prevents a driver who is not fit from working. */
  readonly blocks: boolean;
  /** Kilometres; null if they were not stated. */
  readonly odometer?: number | null;
};

/** `check`: the pre-start check is required first. `blocked`: the driver must not drive. */
export type Gate = 'open' | 'check' | 'blocked';

const day_ms = 86_400_000;

const isRecent = ({ at }: CheckNote, now: number): boolean => now - Date.parse(at) < day_ms / 2;

/** Decides whether the stops of the run are unlocked. */
export function gateOf(self: DriverSelf | null, note: CheckNote | null, now: number): Gate {
  const reported = self?.prestart ?? null;
  const isNews = note !== null && (reported === null || reported.creationtime < note.at);
  const own = isNews && isRecent(note, now) ? note : null;
  if (own !== null) return own.isFit || !own.blocks ? 'open' : 'blocked';
  if (self === null) return 'open';
  if (self.isblocked) return 'blocked';
  return self.needsprestart ? 'check' : 'open';
}

/** Returns the odometer that the driver stated with the check: the shift begins with it. */
export const odometerOf = (note: CheckNote | null, now: number): number | null =>
  note !== null && isRecent(note, now) ? (note.odometer ?? null) : null;
