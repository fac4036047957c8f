import { z } from 'zod';
import { CountryCode } from '../shared/codes.ts';
import { entity } from '../entity.ts';
import {
  Guid,
  Id,
  line,
  MeasureToSave,
  PlainDate,
  requiredLine,
  RouteLength,
  TextMap,
} from '../shared/fields.ts';

/** What a rate counts (decisions P-01). */
export const calculationMethods = [
  'Flat',
  'PerItem',
  'PerKg',
  'PerCubic',
  'PerPallet',
  'PerKm',
  'PerHour',
  'PercentageOfFreight',
] as const;
/** How a row of a rate is applied (decisions P-02). */
export const rateTypes = ['PerUnit', 'Flat', 'Minimum'] as const;

/** Which number of a rate a table shows and sets. */
export const matrixFigures = ['value', 'basic', 'minimum'] as const;

export const code = (message: string) => requiredLine(64, message);
/** A quantity or price of a rate: up to a million, exact in six decimals. */
export const quantity = z.number().min(0).max(1_000_000);
/** HH:mm, local. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time is written HH:mm');

export const RateZoneLocation = z.object({
  id: Guid,
  postCode: requiredLine(16, 'Postcode is required'),
  /** Empty: the whole postcode. */
  suburb: line(128).default(''),
  countryCode: CountryCode.default('AU'),
});

export const RateZone = entity(
  'RateZone',
  z.object({
    id: Guid,
    isActive: z.boolean(),
    code: z.string(),
    rateCardId: Guid,
    /** The zone around it, which serves where it has no rate of its own. */
    parentId: Guid.nullable(),
    /** At most 200 in lists; `zone-locations` pages through all. */
    locations: z.array(RateZoneLocation),
    locationCount: z.number().int().optional(),
  }),
);

export const RateZoneInput = z.object({
  id: Guid.nullish(),
  isActive: z.boolean().default(true),
  code: code('Code is required'),
  rateCardId: Guid,
  parentId: Guid.nullish(),
  /** When sent, the whole set. */
  locations: z
    .array(RateZoneLocation.extend({ id: Guid.nullish() }))
    .max(20_000)
    .optional(),
});

/** How freight is weighed on a card (decisions B-11). */
const weighing = {
  /** kg per m³, where neither the rate nor its service says. */
  cubicFactor: z.number().positive().max(2000).nullish(),
  comparison: z.enum(['totals', 'perItem']).default('totals'),
  rounding: z.enum(['ceilKg', 'ceilHalfKg', 'nearestKg', 'none']).default('ceilKg'),
  /** Charge the start of the next band where that is less. */
  nextBandIfCheaper: z.boolean().default(false),
};

/** How a card takes the tenant's fuel levy: as it is, moved by an offset, or replaced. */
export const fuelPolicyKinds = ['base', 'offset', 'fixed'] as const;

/** In force from the effective day on, and before the expiry day (decisions P-04). */
export const dated = {
  effectiveDate: PlainDate,
  /** The first day on which it is no longer in force. */
  expireDate: PlainDate.nullish(),
};

/** Of one service where a code is given, else of the whole card. */
const FuelPolicy = z.object({
  kind: z.enum(fuelPolicyKinds),
  /** The offset in points, or the percentage that replaces. */
  percent: z.number().min(-100).max(100).default(0),
  serviceCode: line(64).nullish(),
  ...dated,
});

const fuel = z.array(FuelPolicy).max(200).default([]);

export const RateCard = entity(
  'RateCard',
  z.object({
    id: Guid,
    isActive: z.boolean(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** The customer whose card it is; null for everybody's. */
    entityId: z.string().nullish(),
    /** Prices whoever has no card of their own. */
    isDefault: z.boolean().optional(),
    /** The card that it is a version of; a version is a draft until it is published. */
    versionOf: Guid.nullish(),
    /** The first despatch day that a published version prices. */
    effectiveDate: PlainDate.nullish(),
    ...weighing,
    fuel,
  }),
);

export const RateCardInput = z.object({
  id: Guid.nullish(),
  isActive: z.boolean().default(true),
  code: code('Code is required'),
  name: requiredLine(128, 'Name is required'),
  description: line(1000).default(''),
  entityId: z.union([line(64), Id]).nullish(),
  isDefault: z.boolean().default(false),
  ...weighing,
  fuel,
});

export const RateService = entity(
  'RateService',
  z.object({
    id: Guid,
    rateCardId: Guid,
    code: z.string(),
    name: z.string(),
    isAdditional: z.boolean(),
    minUnit: z.number(),
    isActive: z.boolean().optional(),
    /** Whether fuel is charged on it. */
    bearsFuel: z.boolean().optional(),
    cubicFactor: z.number().nullish(),
  }),
);

export const RateServiceInput = z.object({
  id: Guid.nullish(),
  rateCardId: Guid,
  code: code('Code is required'),
  name: requiredLine(128, 'Name is required'),
  isAdditional: z.boolean().default(false),
  minUnit: quantity.default(0),
  isActive: z.boolean().default(true),
  bearsFuel: z.boolean().default(true),
  cubicFactor: z.number().positive().max(2000).nullish(),
});

const band = {
  rateType: z.enum(rateTypes),
  /** The row covers quantities above it. */
  break: quantity,
  basic: quantity,
  value: quantity,
};

/** A row of a rate; `child` prices a second dimension, for example kilometres under kilograms. */
export const RateDetail = z.object({ ...band, child: z.array(z.object(band)).max(100).nullish() });

const rateFields = {
  fromZone: code('From zone is required'),
  toZone: code('To zone is required'),
  rateServiceId: Guid,
  calculationMethod: z.enum(calculationMethods),
  reciprocal: z.boolean().default(false),
  accumulative: z.boolean().default(false),
  minimum: quantity.default(0),
  cutOffTime: TimeOfDay.nullish(),
  /** Business days. */
  transitTime: z.union([line(32), z.number().min(0).max(365)]).nullish(),
  /** kg per m³. */
  cubicAllowance: z.number().min(0).max(2000).nullish(),
  ...dated,
  rateDetails: z.array(RateDetail).min(1, 'A rate needs at least one row').max(100),
};

export const Rate = entity('Rate', z.object({ id: Guid, ...rateFields }));
export const RateInput = z.object({ id: Guid.nullish(), ...rateFields });

/** A piece of freight as a quote needs it: a booking's item. */
export const FreightItem = z.object({
  id: z.number().nullish(),
  productId: z.number().nullish(),
  packageType: line(64).default('Carton'),
  height: MeasureToSave,
  width: MeasureToSave,
  length: MeasureToSave,
  weight: MeasureToSave,
  quantity: z.number().int().min(1, 'Quantity must be at least 1').max(100_000),
  description: line(1000).nullish(),
  itemOptions: TextMap.nullish(),
});

const RatesAddress = z.object({
  addressType: line(32).nullish(),
  postCode: requiredLine(16, 'Postcode is required'),
  suburb: line(128).default(''),
  countryCode: CountryCode.default('AU'),
});

export const RatesQuoteRequest = entity(
  'RatesQuoteRequest',
  z.object({
    /** The customer whose rate card prices, by number or guid; else the default card. */
    entityId: z.union([line(64), Id]).nullish(),
    /** This very card prices, be it off or a draft. */
    rateCardId: Guid.nullish(),
    /** The despatch day; today when absent. */
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

/** One cost ex tax, its tax, and both together. */
export const Cost = z.object({
  amountTaxExclusive: z.number(),
  tax: z.number(),
  amount: z.number(),
});

const Slice = z.object({
  above: z.number(),
  upTo: z.number().nullable(),
  quantity: z.number(),
  value: z.number(),
  amount: z.number(),
});

/** How the rate of one service was worked out. */
export const ServiceWorking = z.object({
  serviceCode: z.string(),
  serviceName: z.string(),
  rateId: z.string(),
  fromZone: z.string(),
  fromZoneBy: z.string(),
  toZone: z.string(),
  toZoneBy: z.string(),
  isReversed: z.boolean(),
  calculationMethod: z.string(),
  isAccumulative: z.boolean(),
  quantity: z.number(),
  unit: z.string(),
  minUnitApplied: z.boolean(),
  basic: z.number(),
  variable: z.number(),
  minimum: z.number(),
  minimumApplied: z.boolean(),
  amount: z.number(),
  bands: z.array(Slice),
});

/** How a rate card came to its price; money in decimals, ex tax. */
export const RateWorking = z.object({
  rateCard: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  /** The despatch day that chose the rates. */
  day: z.string(),
  /** Kilograms and cubic metres. */
  weight: z.object({
    dead: z.number(),
    volume: z.number(),
    cubic: z.number(),
    chargeable: z.number(),
    cubicFactor: z.number(),
    cubicFactorFrom: z.string(),
    comparison: z.string(),
    rounding: z.string(),
  }),
  services: z.array(ServiceWorking),
  surcharges: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      calcMethod: z.string(),
      /** Money per unit, or per cent. */
      value: z.number(),
      /** Pieces, kilograms, cubic metres, or the freight that it is a share of. */
      quantity: z.number(),
      amount: z.number(),
      bearsFuel: z.boolean(),
    }),
  ),
  fuel: z.object({
    percent: z.number(),
    /** What bears fuel. */
    on: z.number(),
    amount: z.number(),
    kind: z.enum(fuelPolicyKinds),
    /** What the card adds to the levies or puts in their place. */
    policyPercent: z.number(),
    levies: z.array(z.object({ name: z.string(), percent: z.number() })),
  }),
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

/** A price that is absent, and why. */
export const AbsentRate = z.object({
  rateCardId: z.string(),
  serviceCode: z.string(),
  reason: z.string(),
});

export const RatesQuotePoll = entity(
  'RatesQuotePoll',
  z.object({
    isCompleted: z.boolean(),
    quotes: z.array(RatesQuote),
    unavailable: z.array(AbsentRate).optional(),
  }),
);
