import { quoteHoldDaysMax } from '@waybill/contract/booking/quotes/shapes';

const day_ms = 24 * 60 * 60 * 1000;

/** Returns the time until which a price is held for this many days. */
export const heldFor = (days: number, now: Date): Date => new Date(now.getTime() + days * day_ms);

/** A price entered by staff has no expiry of its own, so it holds for the maximum hold period. */
export const heldByHand = (now: Date): Date => heldFor(quoteHoldDaysMax, now);
