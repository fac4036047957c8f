import { z } from 'zod';
import { SentenceShape } from '../../sentence-shape.ts';
import { CountryCode } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { Guid, line, PlainDate, requiredLine, RouteLength, TextMap } from '../../shared/fields.ts';
import { FreightItem, RateWorking } from '../shapes.ts';
import { guidOf, idOf } from '../../shared/ids.ts';

const RatesAddress = z.object({
  addressType: line(32).nullish(),
  postCode: requiredLine(16, 'Postcode is required'),
  suburb: line(128).default(''),
  countryCode: CountryCode.default('AU'),
});

export const RatesQuoteRequest = entity(
  'RatesQuoteRequest',
  z.object({
    /** The customer whose rate card prices, by number or uuid; otherwise the default card. */
    entityId: z.union([line(64), idOf('customer')]).nullish(),
    /** The card that prices, even if it is inactive or a draft. */
    rateCardId: guidOf('rateCard').nullish(),
    /** The despatch day; defaults to today. */
    despatchDate: PlainDate.nullish(),
    isDangerousGood: z.boolean().default(false),
    fromAddress: RatesAddress,
    toAddress: RatesAddress,
    /** Metres. */
    totalDistance: RouteLength.default(0),
    /** Seconds. */
    totalTime: RouteLength.default(0),
    items: z.array(FreightItem).min(1, 'At least one item is required').max(200),
    pickupOptions: TextMap.default({}),
    deliveryOptions: TextMap.default({}),
  }),
);

/** One cost ex tax, its tax, and the sum of both. */
export const Cost = z.object({
  amountTaxExclusive: z.number(),
  tax: z.number(),
  amount: z.number(),
});

export const RatesQuote = entity(
  'RatesQuote',
  z.object({
    id: z.string(),
    rateCardId: Guid,
    serviceCost: Cost,
    additionalCost: Cost,
    totalCost: Cost,
    serviceDetails: z.array(
      Cost.extend({
        serviceCode: z.string(),
        serviceName: z.string(),
        isAdditionalService: z.boolean(),
      }),
    ),
    quoteAttributes: z.object({
      carrierCode: z.string(),
      carrierName: z.string(),
      maxVolume: z.number().nullish(),
      maxWeight: z.number().nullish(),
      palletSpaces: z.number().nullish(),
      logos: z.object({ small: z.string(), large: z.string() }).nullish(),
    }),
    serviceCode: z.string(),
    serviceName: z.string(),
    transitTime: z.string(),
    cutOffTime: z.string(),
    explanation: RateWorking,
  }),
);

/** A missing price, and the reason. */
export const AbsentRate = z.object({
  rateCardId: z.string(),
  serviceCode: z.string(),
  reason: z.string(),
  reasonSentence: SentenceShape.optional(),
});

export const RatesQuotePoll = entity(
  'RatesQuotePoll',
  z.object({
    isCompleted: z.boolean(),
    quotes: z.array(RatesQuote),
    unavailable: z.array(AbsentRate).optional(),
  }),
);
