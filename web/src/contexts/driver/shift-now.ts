import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import type { OutboxEntry } from '#client/outbox/entry.ts';

/** The driver's shift, including actions that the device has not sent yet. */
export type ShiftNow = {
  readonly kind: 'off' | 'working' | 'break';
  /** The current shift; null if there is none. */
  readonly id: string | null;
  /** When the shift or the break began, ISO 8601. */
  readonly since: string | null;
  /** Kilometres at the start of the shift; null if they were not stated. */
  readonly odometer: number | null;
};

const off: ShiftNow = { kind: 'off', id: null, since: null, odometer: null };

type Start = { readonly shift?: { readonly id?: string; readonly odometer?: number | null } };

export function shiftNow(self: DriverSelf | null, entries: readonly OutboxEntry[]): ShiftNow {
  return entries
    .filter(({ state, jobId }) => jobId === 'shift' && state.kind === 'waiting')
    .reduce(after, received(self));
}

function received(self: DriverSelf | null): ShiftNow {
  const shift = self?.shift ?? null;
  if (shift === null) return off;
  const { id, startodometer: odometer } = shift;
  const last = shift.breaks.at(-1);
  return last?.endtime === null
    ? { kind: 'break', id, since: last.starttime, odometer }
    : { kind: 'working', id, since: shift.starttime, odometer };
}

function after(before: ShiftNow, { path, body, at }: OutboxEntry): ShiftNow {
  if (path.endsWith('/shift/start')) {
    const { id = null, odometer = null } = (body as Start).shift ?? {};
    return { kind: 'working', id, since: at, odometer };
  }
  if (path.endsWith('/break/start')) return { ...before, kind: 'break', since: at };
  if (path.endsWith('/break/end')) return { ...before, kind: 'working', since: at };
  if (path.endsWith('/shift/finish')) return off;
  return before;
}
