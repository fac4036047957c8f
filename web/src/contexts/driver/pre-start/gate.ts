import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';

/** What the device itself knows of the last check: it may not have reached the server yet. */
export type CheckNote = {
  /** ISO 8601. */
  readonly at: string;
  readonly isFit: boolean;
  /** Whether the tenant keeps a driver who is not fit from work. */
  readonly blocks: boolean;
};

/** `check`: the pre-start check comes first. `blocked`: do not drive. */
export type Gate = 'open' | 'check' | 'blocked';

const day_ms = 86_400_000;

/** Whether the stops of the run may be done. */
export function gateOf(self: DriverSelf | null, note: CheckNote | null, now: number): Gate {
  const heard = self?.prestart ?? null;
  const isNews = note !== null && (heard === null || heard.creationtime < note.at);
  const own = isNews && now - Date.parse(note.at) < day_ms / 2 ? note : null;
  if (own !== null) return own.isFit || !own.blocks ? 'open' : 'blocked';
  if (self === null) return 'open';
  if (self.isblocked) return 'blocked';
  return self.needsprestart ? 'check' : 'open';
}
