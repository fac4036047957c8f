import { type Message } from '@waybill/contract/sentence';
import type { z } from 'zod';
import type { RateWorkingView } from '#contexts/rates/public.ts';
import type { CustomerPrice } from './domain/customer-price.ts';
import type { BookingQuoteRequest } from '@waybill/contract/pricing/quotes/shapes';

export type BookingQuoteInput = z.output<typeof BookingQuoteRequest>;

export type UsedPromo = { readonly id: number; readonly code: string };

/** A price as it was given, whole; what is booked is this, whatever changes afterwards. */
export type QuoteSnapshot = {
  readonly isPriced: true;
  readonly quoteId: string;
  /** The token its request is polled by; empty for a price worked out while booking. */
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
  /** The promo code that took something off, to be redeemed when the quote is booked. */
  readonly promo: UsedPromo | null;
  /** Why the promo code that was given took nothing off. */
  readonly promoWarning: Message | null;
  /** kg per m³. */
  readonly cubicFactor: number;
  readonly chargeableGrams: number;
  /** Business days; empty when nobody says. */
  readonly transitTime: string;
  /** HH:mm, local; empty when nobody says. */
  readonly cutOffTime: string;
  /** When it arrives, and until when it must be handed over for that: ISO 8601, null if unknown. */
  readonly eta: string | null;
  readonly cutOffAt: string | null;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly request: BookingQuoteInput;
  /** How the rate card came to its price; null when the carrier named it. */
  readonly explanation: RateWorkingView | null;
};

/** A price that is absent, and why in one sentence. */
export type AbsentPrice = {
  readonly isPriced: false;
  readonly carrierCode: string;
  readonly accountName: string;
  readonly serviceCode: string | null;
  readonly reason: Message;
  /** Where a person can say what it costs instead. */
  readonly byHand: PricedByHand | null;
};

/** A manual account, and what it sells. */
export type PricedByHand = {
  readonly carrierAccountId: number;
  readonly services: readonly { readonly code: string; readonly name: string }[];
};
