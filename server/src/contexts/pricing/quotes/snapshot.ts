import { type Message } from '@waybill/contract/sentence';
import type { z } from 'zod';
import type { RateWorkingView } from '#contexts/rates/public.ts';
import type { CustomerPrice } from './domain/customer-price.ts';
import type { BookingQuoteRequest } from '@waybill/contract/pricing/quotes/shapes';

export type BookingQuoteInput = z.output<typeof BookingQuoteRequest>;

export type UsedPromo = { readonly id: number; readonly code: string };

/** The complete price as quoted; it is what is booked, regardless of later changes. */
export type QuoteSnapshot = {
  readonly isPriced: true;
  readonly quoteId: string;
  /** The token for polling its request; empty for a price calculated while booking. */
  readonly resourceToken: string;
  readonly customerId: number | null;
  readonly carrierAccountId: number;
  readonly carrierCode: string;
  readonly carrierName: string;
  readonly accountCode: string;
  readonly accountName: string;
  readonly isManual: boolean;
  readonly isSimulated: boolean;
  readonly serviceId: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  /** Every variant in minor units, with its lines and the trail that led to it. */
  readonly pricing: CustomerPrice;
  /** The promo code that gave a discount, to be redeemed when the quote is booked. */
  readonly promo: UsedPromo | null;
  /** Why the given promo code gave no discount. */
  readonly promoWarning: Message | null;
  /** kg per m³. */
  readonly cubicFactor: number;
  readonly chargeableGrams: number;
  /** Business days; empty if unknown. */
  readonly transitTime: string;
  /** HH:mm, local; empty if unknown. */
  readonly cutOffTime: string;
  /** The arrival, and the hand-over deadline for it: ISO 8601, null if unknown. */
  readonly eta: string | null;
  readonly cutOffAt: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly request: BookingQuoteInput;
  /** How the rate card calculated its price; null for a carrier's price. */
  readonly explanation: RateWorkingView | null;
};

/** A missing price and its reason in one sentence. */
export type AbsentPrice = {
  readonly isPriced: false;
  readonly carrierCode: string;
  readonly accountName: string;
  readonly serviceCode: string | null;
  readonly reason: Message;
  /** Where staff can enter a price instead. */
  readonly byHand: PricedByHand | null;
};

/** A manual account and its services. */
export type PricedByHand = {
  readonly carrierAccountId: number;
  readonly services: readonly { readonly code: string; readonly name: string }[];
};
