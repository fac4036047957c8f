import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { CountryCode } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { FreightItem, RateWorking } from '../../rates/shapes.ts';
import {
  Id,
  line,
  Measure,
  Moment,
  Money,
  PlainDate,
  requiredLine,
  RouteLength,
  TextMap,
} from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';

const QuoteAddress = z.object({
  postCode: requiredLine(16, 'Postcode is required'),
  suburb: line(128).default(''),
  countryCode: CountryCode.default('AU'),
  /** Business or Residential. */
  type: line(32).nullish(),
});

export const BookingQuoteRequest = entity(
  'BookingQuoteRequest',
  z.object({
    fromAddress: QuoteAddress,
    toAddress: QuoteAddress,
    pickupOptions: TextMap.default({}),
    deliveryOptions: TextMap.default({}),
    isDangerousGood: z.boolean().default(false),
    dangerousGoodUNCode: line(16).nullish(),
    dangerousGoodPackageType: line(64).nullish(),
    items: z.array(FreightItem).min(1, 'At least one item is required').max(200),
    filter: z
      .object({
        carrierCode: z.array(line(32)).max(100).default([]),
        services: z.array(line(64)).max(100).default([]),
      })
      .nullish(),
    customer: z.object({ customerId: idOf('customer').nullish() }).nullish(),
    promoCode: line(64).nullish(),
    /** The despatch day, for rates by date; defaults to today. */
    despatchDate: PlainDate.nullish(),
    /**
     * When the freight is ready on that day; compared with the cut-off to determine the day it
     * leaves.
     */
    readyTime: Moment.nullish(),
    /** Metres and seconds of the route, for services priced by them. */
    totalDistance: RouteLength.default(0),
    totalTime: RouteLength.default(0),
  }),
);

const Costs = z.object({
  freight: Money,
  freightExGst: Money,
  additional: Money,
  additionalExGst: Money,
  total: Money,
  totalExGst: Money,
});

export const BookingQuoteDetail = entity(
  'BookingQuoteDetail',
  z.object({
    serviceCode: z.string(),
    serviceName: z.string(),
    isAdditionalService: z.boolean(),
    /** The carrier's charge; for customers, their price. */
    amount: Money,
    amountExGst: Money,
    /** After markup, before discount. */
    markedupAmount: Money,
    markedupAmountExGst: Money,
    discountAmount: Money,
    isTaxApplied: z.boolean(),
    /** One sentence per step from the rate to the amount; for staff. */
    breakDown: z.array(z.string()).nullish(),
  }),
);

/** A step from the carrier's charge to the price: the amount it adds or deducts, ex tax. */
export const QuoteTrailStep = z.object({
  step: z.enum(['carrier', 'markup', 'discount', 'insurance', 'tax']),
  code: z.string(),
  amount: Money,
  words: z.string(),
  wordsSentence: SentenceShape.optional(),
});

/** The calculation of a price; for staff only. */
export const QuoteExplanation = z.object({
  /** Null if the carrier supplied the price itself. */
  rates: RateWorking.nullable(),
  trail: z.array(QuoteTrailStep),
  /** Customer total minus carrier total, ex tax. */
  margin: Money,
});

export const BookingQuote = entity(
  'BookingQuote',
  z.object({
    id: z.string(),
    carrier: z.object({
      code: z.string(),
      description: z.string(),
      imageUrl: z.string(),
      accountCode: z.string(),
      accountName: z.string(),
      logos: z.object({ small: z.string(), large: z.string() }),
      isManual: z.boolean(),
      carrierAccountId: Id,
      isSimulated: z.boolean(),
    }),
    service: z.object({
      code: z.string(),
      description: z.string(),
      /** Business days. */
      transitTime: z.string(),
      /** HH:mm, local. */
      cutOffTime: z.string(),
      isTaxApplied: z.boolean(),
    }),
    /** Null for customers and guests. */
    carrierCost: Costs.nullable(),
    customerCost: Costs.extend({ totalDiscount: Money }),
    /** The arrival time, considering cut-off and holidays; a booking at this quote retains it. */
    eta: Moment.nullable(),
    /** The latest handover time for this arrival. */
    cutOffAt: Moment.nullable(),
    details: z.array(BookingQuoteDetail),
    created: Moment,
    expiresAt: Moment,
    chargeableWeight: Measure,
    /** kg per m³. */
    cubicFactor: z.number(),
    /** Why the promo code gives no discount; null if there is no warning. */
    warning: z.string().nullish(),
    warningSentence: SentenceShape.optional(),
    explanation: QuoteExplanation.nullable(),
  }),
);

/** A missing price, and the reason. */
export const AbsentQuote = z.object({
  carrierCode: z.string(),
  accountName: z.string(),
  serviceCode: z.string().nullable(),
  reason: z.string(),
  reasonSentence: SentenceShape.optional(),
  /** The manual account and its services, for which staff may enter a price; otherwise null. */
  byHand: z
    .object({
      carrierAccountId: Id,
      services: z.array(z.object({ code: z.string(), name: z.string() })),
    })
    .nullable(),
});

export const BookingQuotePoll = entity(
  'BookingQuotePoll',
  z.object({
    quotes: z.array(BookingQuote),
    resourceToken: z.string(),
    isCompleted: z.boolean(),
    unavailable: z.array(AbsentQuote),
    expiresAt: Moment,
  }),
);
