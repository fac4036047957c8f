import { quoteHoldDaysMax } from '@waybill/contract/booking/quotes/shapes';

const day_ms = 24 * 60 * 60 * 1000;

/** The moment until which a price is held for so many days. */
export const heldFor = (days: number, now: Date): Date => new Date(now.getTime() + days * day_ms);

/** Nobody says when a price that staff entered ends: it holds as long as others may be held. */
export const heldByHand = (now: Date): Date => heldFor(quoteHoldDaysMax, now);
