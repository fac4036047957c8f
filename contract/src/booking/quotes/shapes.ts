import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id, Measure, Moment, Money, TextMap } from '../../shared/fields.ts';

/** How many days staff hold the price of a quote they send: the default and the maximum. */
export const quoteHoldDaysMax = 30;

/**
 * The status of a sent quote. `Replaced`: the quote's price, freight or places have changed since.
 */
export const sharedQuoteStates = [
  'Open',
  'Accepted',
  'Expired',
  'Replaced',
  'Booked',
  'Cancelled',
] as const;
export type SharedQuoteState = (typeof sharedQuoteStates)[number];

const Place = z.object({
  suburb: z.string(),
  postCode: z.string(),
  stateCode: z.string().nullable(),
  countryCode: z.string(),
});

/** The offer as it was sent: suburbs, pieces and the customer's price. */
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
  /** The insured value; null if it is not insured. */
  insuredValue: Money.nullable(),
  eta: Moment.nullable(),
});
export type QuoteOffer = z.output<typeof QuoteOffer>;

/** The parts of a quoted booking that its price depends on, beyond the offer. */
const QuotedFreight = z.object({
  fromType: z.string().nullable(),
  toType: z.string().nullable(),
  pickupOptions: TextMap,
  deliveryOptions: TextMap,
  dangerousGoodUNCode: z.string().nullable(),
  dangerousGoodPackageType: z.string().nullable(),
  insuranceType: z.string().nullable(),
  carrierAccountId: Id.nullable(),
  carrierServiceCode: z.string().nullable(),
  /** The price without insurance, including tax. */
  freightTotal: Money,
});

/** A quote for anyone who has its link: without cost, margin, names and streets. */
export const SharedQuote = entity(
  'SharedQuote',
  z.object({
    /** The number by which people refer to it. */
    id: Id,
    state: z.enum(sharedQuoteStates),
    offer: QuoteOffer,
    priceHeldUntil: Moment,
    sentAt: Moment,
    /** The sender and the sender's e-mail address; null if the user no longer exists. */
    sentBy: z.string(),
    senderEmail: z.string().nullable(),
    currency: z.string(),
    /** The tenant's time zone. */
    timezone: z.string(),
    /** When it was accepted by this link, and the name entered there. */
    acceptedAt: Moment.nullable(),
    acceptedBy: z.string().nullable(),
    /**
     * What booking it with the link and a card starts from; null if the price is no longer valid,
     * or if the quote is that of a customer with an account, who signs in.
     */
    freight: QuotedFreight.nullable(),
  }),
);
export type SharedQuote = z.output<typeof SharedQuote>;

/** An e-mail that was sent with a quote, as shown to users who may see the quote. */
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
    acceptedAt: Moment.nullable(),
    acceptedBy: z.string().nullable(),
  }),
);
