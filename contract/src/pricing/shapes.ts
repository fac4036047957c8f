import { z } from 'zod';
import { CountryCode } from '../shared/codes.ts';
import { entity } from '../entity.ts';
import { FreightItem, RateWorking } from '../rates/shapes.ts';
import {
  amountMax,
  Id,
  line,
  Measure,
  Moment,
  Money,
  PlainDate,
  requiredLine,
  RouteLength,
  TextMap,
} from '../shared/fields.ts';

/** How markup and promo codes are reckoned (decisions B-26). */
export const calcMethods = ['Percentage', 'FlatAmount'] as const;
/** The markUpType numbers of the wire (decisions B-28). */
export const markUpTypes = { default: 1, account: 2, payg: 3, guest: 4, prepaid: 5 } as const;
/** How long a quote can be booked (decisions B-25). */
export const quoteLife_ms = 30 * 60 * 1000;

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
    customer: z.object({ customerId: Id.nullish() }).nullish(),
    promoCode: line(64).nullish(),
    /** The despatch day, for rates by date; today when absent. */
    despatchDate: PlainDate.nullish(),
    /** When the freight is ready on that day; decides by the cut-off on which day it leaves. */
    readyTime: Moment.nullish(),
    /** Metres and seconds of the route, where services are priced by them. */
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
    /** The carrier's charge; for customers what they pay. */
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

/** A step from the carrier's charge to the price: what it adds or takes, ex tax. */
export const QuoteTrailStep = z.object({
  step: z.enum(['carrier', 'markup', 'discount', 'insurance', 'tax']),
  code: z.string(),
  amount: Money,
  words: z.string(),
});

/** How a price came about; for staff alone. */
export const QuoteExplanation = z.object({
  /** Null when the carrier named the price itself. */
  rates: RateWorking.nullable(),
  trail: z.array(QuoteTrailStep),
  /** Customer total less carrier total, ex tax. */
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
    /** When it arrives, cut-off and holidays considered; a booking at this quote keeps it. */
    eta: Moment.nullable(),
    /** Until when the freight must be handed over to arrive by then. */
    cutOffAt: Moment.nullable(),
    details: z.array(BookingQuoteDetail),
    created: Moment,
    expiresAt: Moment,
    chargeableWeight: Measure,
    /** kg per m³. */
    cubicFactor: z.number(),
    /** Why the promo code that was given takes nothing off; null where all is well. */
    warning: z.string().nullish(),
    explanation: QuoteExplanation.nullable(),
  }),
);

/** A price that is absent, and why. */
export const AbsentQuote = z.object({
  carrierCode: z.string(),
  accountName: z.string(),
  serviceCode: z.string().nullable(),
  reason: z.string(),
  /** The manual account and its services, for which staff may enter a price; null elsewhere. */
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

export const InsuranceQuote = entity(
  'InsuranceQuote',
  z.object({
    insuredValue: Money,
    insuranceCost: Money,
    insuranceCostTaxExclusive: Money,
    insuranceType: z.string(),
  }),
);

/** An amount or a percentage; markup may take off. */
const PriceRate = z.object({
  calcMethod: z.enum(calcMethods),
  value: z.number().min(-amountMax).max(amountMax),
});
const IdOrText = z.union([Id, z.string().regex(/^\d{1,15}$/, 'An id is a number')]);

export const MarkupCarrierAccount = entity(
  'MarkupCarrierAccount',
  z.object({
    carrierAccountId: IdOrText,
    /** `rate` counts for all services that have none of their own. */
    applyToAll: z.boolean().default(false),
    services: z.array(z.object({ serviceId: IdOrText, rate: PriceRate })).default([]),
    rate: PriceRate.nullish(),
  }),
);

const accounts = z.array(MarkupCarrierAccount).max(1000).default([]);

export const MarkupGroups = entity(
  'MarkupGroups',
  z.object({
    carrierAccounts: accounts,
    accountCarrierAccounts: accounts,
    paygCarrierAccounts: accounts,
    guestCarrierAccounts: accounts,
    prePaidCarrierAccounts: accounts,
  }),
);

export const MarkUpType = z.number().int().min(1).max(5);

export const MarkupByTypePayload = entity(
  'MarkupByTypePayload',
  z.object({ carrierAccounts: accounts, markUpType: MarkUpType }),
);

export const CustomerMarkup = entity(
  'CustomerMarkup',
  z.object({ customerId: Id, carrierAccounts: accounts }),
);

// Promo codes

const uses = z.number().int().positive('At least one use, or none for no limit').max(1e9);

/** A code that takes something off freight ex tax (decisions B-29, B-30). */
export const PromoCode = entity(
  'PromoCode',
  z.object({
    id: Id,
    code: z.string(),
    isActive: z.boolean(),
    /** The first and the last day, as their beginnings in the tenant's time zone; null is open. */
    startDate: Moment.nullable(),
    endDate: Moment.nullable(),
    rate: z.object({ calcMethod: z.enum(calcMethods), value: z.number() }),
    /** None: every carrier account. */
    carrierAccountIds: z.array(Id),
    maxUses: uses.nullable(),
    maxUsesPerCustomer: uses.nullable(),
    /** Bookings that used it and were not called off. */
    used: z.number().int(),
  }),
);

/** A booking that uses a promo code. */
export const PromoCodeUse = entity(
  'PromoCodeUse',
  z.object({ bookingId: Id, promoCodeId: Id, customerId: Id, at: Moment }),
);

/** What a promo code does to freight, ex tax. */
export const PromoCodeTrial = entity(
  'PromoCodeTrial',
  z.object({
    discount: Money,
    /** What is left to pay. */
    price: Money,
    /** Why the code takes nothing off; null where it counts. */
    warning: z.string().nullable(),
  }),
);

/** A day, or a moment that lies in it. */
const day = z.union([PlainDate, Moment], { error: 'Please enter a date' }).nullish();

export const PromoCodeToSave = z.object({
  id: Id.nullish(),
  code: requiredLine(64, 'Please enter the code'),
  isActive: z.boolean().default(true),
  startDate: day,
  endDate: day,
  rate: z.object({
    calcMethod: z.enum(calcMethods, { error: 'Choose a percentage or an amount' }),
    value: z.number({ error: 'Please enter the discount' }).min(-amountMax).max(amountMax),
  }),
  carrierAccountIds: z.array(Id).max(500).default([]),
  maxUses: uses.nullish(),
  maxUsesPerCustomer: uses.nullish(),
});
