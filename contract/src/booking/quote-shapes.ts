import { z } from 'zod';
import { entity } from '../entity.ts';
import { Id, Measure, Moment, Money } from '../shared/fields.ts';

/** For how many days staff may hold the price of a quote that they send, at most. */
export const quoteHoldDaysMax = 30;

/**
 * Where a quote that was sent stands. `Replaced`: the quote has another price, other freight or other
 * places since.
 */
export const sharedQuoteStates = ['Open', 'Expired', 'Replaced', 'Booked', 'Cancelled'] as const;
export type SharedQuoteState = (typeof sharedQuoteStates)[number];

const Place = z.object({
  suburb: z.string(),
  postCode: z.string(),
  stateCode: z.string().nullable(),
  countryCode: z.string(),
});

/** What was offered, as it was sent: suburbs, pieces and what the customer pays. */
export const QuoteOffer = z.object({
  fromAddress: Place,
  toAddress: Place,
  carrierName: z.string(),
  serviceName: z.string(),
  items: z.array(
    z.object({
      packageType: z.string(),
      description: z.string().nullable(),
      quantity: z.number().int(),
      length: Measure,
      width: Measure,
      height: Measure,
      weight: Measure,
    }),
  ),
  totalWeight: Measure,
  totalVolume: Measure,
  isDangerousGood: z.boolean(),
  /** Ex tax, one for each service and for insurance. */
  lines: z.array(z.object({ name: z.string(), amount: Money })),
  tax: Money,
  total: Money,
  /** What it is insured for; null where it is not. */
  insuredValue: Money.nullable(),
  eta: Moment.nullable(),
});
export type QuoteOffer = z.output<typeof QuoteOffer>;

/** A quote for whoever was given its link: neither cost nor margin, no names, no streets. */
export const SharedQuote = entity(
  'SharedQuote',
  z.object({
    /** The number by which people call it. */
    id: Id,
    state: z.enum(sharedQuoteStates),
    offer: QuoteOffer,
    priceHeldUntil: Moment,
    sentAt: Moment,
    /** Who sent it, and where that person is written to; null where nobody is known any more. */
    sentBy: z.string(),
    senderEmail: z.string().nullable(),
    currency: z.string(),
    /** The tenant's zone. */
    timezone: z.string(),
  }),
);
export type SharedQuote = z.output<typeof SharedQuote>;

/** A letter with a quote that went out, for those who may see the quote. */
export const SentQuote = entity(
  'SentQuote',
  z.object({
    id: Id,
    email: z.string(),
    sentAt: Moment,
    sentBy: z.string(),
    priceHeldUntil: Moment,
    total: Money,
    withdrawnAt: Moment.nullable(),
  }),
);
