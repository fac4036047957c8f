import { z } from 'zod';
import { entity } from '../entity.ts';
import { line, MeasureToSave, PlainDate, requiredLine, TextMap } from '../shared/fields.ts';
import { revision } from '../revision.ts';
import { guidOf, ownId } from '../shared/ids.ts';

/** The unit that a rate is multiplied by (decisions P-01). */
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

export const code = (message: string) => requiredLine(64, message);
/** A quantity or price of a rate: up to a million, exact in six decimals. */
export const quantity = z.number().min(0).max(1_000_000);
/** HH:mm, local. */
const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:mm');

/** How a card applies the tenant's fuel levy: unchanged, adjusted by an offset, or replaced. */
export const fuelPolicyKinds = ['base', 'offset', 'fixed'] as const;

/** In force from the effective day until the day before the expiry day (decisions P-04). */
export const dated = {
  effectiveDate: PlainDate,
  /** The first day on which it is no longer in force. */
  expireDate: PlainDate.nullish(),
};

const band = {
  rateType: z.enum(rateTypes),
  /** The row covers quantities above this. */
  break: quantity,
  basic: quantity,
  value: quantity,
};

/** A row of a rate; `child` prices a second dimension, for example kilometres under kilograms. */
export const RateDetail = z.object({ ...band, child: z.array(z.object(band)).max(100).nullish() });

export const rateFields = {
  fromZone: code('From zone is required'),
  toZone: code('To zone is required'),
  rateServiceId: guidOf('rateService'),
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

export const Rate = entity('Rate', z.object({ id: guidOf('rate'), ...rateFields, ...revision }));

/** A piece of freight for a quote: the same shape as a booking's item. */
export const FreightItem = z.object({
  id: ownId(z.number().nullish()),
  productId: ownId(z.number().nullish()),
  packageType: line(64).default('Carton'),
  height: MeasureToSave,
  width: MeasureToSave,
  length: MeasureToSave,
  weight: MeasureToSave,
  quantity: z.number().int().min(1, 'Quantity must be at least 1').max(100_000),
  description: line(1000).nullish(),
  itemOptions: TextMap.nullish(),
});

const Slice = z.object({
  above: z.number(),
  upTo: z.number().nullable(),
  quantity: z.number(),
  value: z.number(),
  amount: z.number(),
});

/** The calculation of the rate of one service. */
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

/** The calculation of a rate card's price; money in decimals, ex tax. */
export const RateWorking = z.object({
  rateCard: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  /** The despatch day by which rates were selected. */
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
      /** Pieces, kilograms, cubic metres, or the freight to which a percentage applies. */
      quantity: z.number(),
      amount: z.number(),
      bearsFuel: z.boolean(),
    }),
  ),
  fuel: z.object({
    percent: z.number(),
    /** The amount to which fuel applies. */
    on: z.number(),
    amount: z.number(),
    kind: z.enum(fuelPolicyKinds),
    /** The percentage that the card adds to the levies or replaces them with. */
    policyPercent: z.number(),
    levies: z.array(z.object({ name: z.string(), percent: z.number() })),
  }),
});
