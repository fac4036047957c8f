import type { BillingRun } from '@waybill/contract/finance/billing/runs';

type Progress = BillingRun['progress'];

/** What a run does at the moment. */
export function stepOf({ bookings, read, written }: Progress): 'reading' | 'writing' | 'posting' {
  if (read < bookings) return 'reading';
  return written < bookings ? 'writing' : 'posting';
}

/** How the time of a run is shared, as it was measured: the rest is for its end. */
const share = { reading: 0.1, writing: 0.85 };

/** How much of a run is done, 0 to 1; all of it only when its invoices are there. */
export function doneOf({ bookings, read, written }: Progress): number {
  const part = (count: number): number => (bookings === 0 ? 1 : count / bookings);
  return share.reading * part(read) + share.writing * part(written);
}
