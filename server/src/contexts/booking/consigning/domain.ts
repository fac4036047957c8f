import type { ConsigningState } from '@waybill/contract/booking/consigning/shapes';

const second_ms = 1_000;
const minute_ms = 60 * second_ms;

/** The pauses after the first, second … attempt without a response from the carrier. */
const pauses_ms = [10 * second_ms, minute_ms, 5 * minute_ms, 15 * minute_ms, 60 * minute_ms];

/** Returns the pause after this many attempts; null to give up, after about 80 minutes. */
export const pauseAfter = (attempts: number): number | null => pauses_ms[attempts - 1] ?? null;

type Standing = { readonly state: ConsigningState; readonly wasSent: boolean };

/**
 * Returns where a withdrawal starts: at the carrier if it may have the consignment; nowhere if it
 * was never notified or has refused; with staff for manual carriers. Null if already over.
 */
export function withdrawalOf(
  { state, wasSent }: Standing,
  carrier: { readonly isManual: boolean },
): 'Withdrawing' | 'Withdrawn' | 'NotWithdrawn' | null {
  switch (state) {
    case 'Withdrawing':
    case 'Withdrawn':
    case 'NotWithdrawn':
      return null;
    case 'AwaitingNumber':
    case 'Refused':
      return 'Withdrawn';
    case 'Waiting':
      return wasSent ? 'Withdrawing' : 'Withdrawn';
    case 'Taken':
    case 'GivenUp':
      return carrier.isManual ? 'NotWithdrawn' : 'Withdrawing';
  }
}

/** Returns our key of a shipment: the consignment number, with a count if it replaces another. */
export const keyOf = (consignmentId: string, earlier: number): string =>
  earlier === 0 ? consignmentId : `${consignmentId}-${earlier + 1}`;

/** How often and for how long a carrier is polled: hourly at first, then twice a day. */
const often_ms = 60 * minute_ms;
const seldom_ms = 12 * 60 * minute_ms;
const day_ms = 24 * 60 * minute_ms;

/** Returns when to poll a carrier again, or null when no more events are expected. */
export function nextLookAt(uniqueFieldsAt: Date, now: Date): Date | null {
  const age_ms = now.getTime() - uniqueFieldsAt.getTime();
  if (age_ms > 60 * day_ms) return null;
  return new Date(now.getTime() + (age_ms > 14 * day_ms ? seldom_ms : often_ms));
}

type PdfTexts = {
  readonly exceptions: readonly string[];
  readonly exceptionKeywords: readonly string[];
};

/** True if a tracking text contains one of the exception words and none of the excluded words. */
export function isException(text: string, { exceptions, exceptionKeywords }: PdfTexts): boolean {
  const has = (word: string) =>
    word.trim() !== '' && text.toLowerCase().includes(word.trim().toLowerCase());
  return exceptions.some(has) && !exceptionKeywords.some(has);
}
