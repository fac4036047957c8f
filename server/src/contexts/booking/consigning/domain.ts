import type { ConsigningState } from '@waybill/contract/booking/consigning/shapes';

const second_ms = 1_000;
const minute_ms = 60 * second_ms;

/** How long a carrier that kept silent is left alone, after its first silence, its second … */
const pauses_ms = [10 * second_ms, minute_ms, 5 * minute_ms, 15 * minute_ms, 60 * minute_ms];

/** The pause after this many tries, or null when it is time to give up: after about 80 minutes. */
export const pauseAfter = (attempts: number): number | null => pauses_ms[attempts - 1] ?? null;

type Standing = { readonly state: ConsigningState; readonly wasSent: boolean };

/**
 * Where calling a consignment off begins: with the carrier where it may know of it; with nobody
 * where it was never notified or has refused; with staff where only people speak with it. Null
 * where it is over.
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

/**
 * Our name for a shipment: the consignment's number, and a count where an earlier one was replaced.
 */
export const keyOf = (consignmentId: string, earlier: number): string =>
  earlier === 0 ? consignmentId : `${consignmentId}-${earlier + 1}`;

/** How long a carrier is followed, and how often: hourly at first, then twice a day. */
const often_ms = 60 * minute_ms;
const seldom_ms = 12 * 60 * minute_ms;
const day_ms = 24 * 60 * minute_ms;

/** When to ask a carrier again what happened, or null when nothing more is to be expected. */
export function nextLookAt(uniqueFieldsAt: Date, now: Date): Date | null {
  const age_ms = now.getTime() - uniqueFieldsAt.getTime();
  if (age_ms > 60 * day_ms) return null;
  return new Date(now.getTime() + (age_ms > 14 * day_ms ? seldom_ms : often_ms));
}

type PdfTexts = {
  readonly exceptions: readonly string[];
  readonly exceptionKeywords: readonly string[];
};

/**
 * Whether a tracking text means an exception: one of the words, and none of those that must not.
 */
export function isException(text: string, { exceptions, exceptionKeywords }: PdfTexts): boolean {
  const has = (word: string) =>
    word.trim() !== '' && text.toLowerCase().includes(word.trim().toLowerCase());
  return exceptions.some(has) && !exceptionKeywords.some(has);
}
