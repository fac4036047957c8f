import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import type { OutboxEntry } from '#client/outbox/entry.ts';

/** The driver's shift, including actions that the device has not sent yet. */
export type ShiftNow = {
  readonly kind: 'off' | 'working' | 'break';
  /** The current shift; null if there is none. */
  readonly id: string | null;
  /** When the shift or the break began, ISO 8601. */
  readonly since: string | null;
};

type Start = { readonly shift?: { readonly id?: string } };

export function shiftNow(self: DriverSelf | null, entries: readonly OutboxEntry[]): ShiftNow {
  return entries
    .filter(({ state, jobId }) => jobId === 'shift' && state.kind === 'waiting')
    .reduce(after, received(self));
}

function received(self: DriverSelf | null): ShiftNow {
  const shift = self?.shift ?? null;
  if (shift === null) return { kind: 'off', id: null, since: null };
  const last = shift.breaks.at(-1);
  return last?.endtime === null
    ? { kind: 'break', id: shift.id, since: last.starttime }
    : { kind: 'working', id: shift.id, since: shift.starttime };
}

function after(before: ShiftNow, { path, body, at }: OutboxEntry): ShiftNow {
  if (path.endsWith('/shift/start')) {
    return { kind: 'working', id: (body as Start).shift?.id ?? null, since: at };
  }
  if (path.endsWith('/break/start')) return { ...before, kind: 'break', since: at };
  if (path.endsWith('/break/end')) return { ...before, kind: 'working', since: at };
  if (path.endsWith('/shift/finish')) return { kind: 'off', id: null, since: null };
  return before;
}
