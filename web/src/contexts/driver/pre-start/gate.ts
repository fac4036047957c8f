import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';

/** The device's own note of the last check, which may not have reached the server yet. */
export type CheckNote = {
  /** ISO 8601. */
  readonly at: string;
  readonly isFit: boolean;
  /** True if the tenant prevents a driver who is not fit from working. */
  readonly blocks: boolean;
};

/** `check`: the pre-start check is required first. `blocked`: the driver must not drive. */
export type Gate = 'open' | 'check' | 'blocked';

const day_ms = 86_400_000;

/** Decides whether the stops of the run are unlocked. */
export function gateOf(self: DriverSelf | null, note: CheckNote | null, now: number): Gate {
  const heard = self?.prestart ?? null;
  const isNews = note !== null && (heard === null || heard.creationtime < note.at);
  const own = isNews && now - Date.parse(note.at) < day_ms / 2 ? note : null;
  if (own !== null) return own.isFit || !own.blocks ? 'open' : 'blocked';
  if (self === null) return 'open';
  if (self.isblocked) return 'blocked';
  return self.needsprestart ? 'check' : 'open';
}
