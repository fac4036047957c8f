import type { BillingRun } from '@waybill/contract/finance/billing/runs';

type Progress = BillingRun['progress'];

/** Returns the current step of a run. */
export function stepOf({ bookings, read, written }: Progress): 'reading' | 'writing' | 'posting' {
  if (read < bookings) return 'reading';
  return written < bookings ? 'writing' : 'posting';
}

/** The measured shares of a run's time; the remainder is for posting. */
const share = { reading: 0.1, writing: 0.85 };

/** Returns the completed part of a run, 0 to 1; 1 only once its invoices exist. */
export function doneOf({ bookings, read, written }: Progress): number {
  const part = (count: number): number => (bookings === 0 ? 1 : count / bookings);
  return share.reading * part(read) + share.writing * part(written);
}
