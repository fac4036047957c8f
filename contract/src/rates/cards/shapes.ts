import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, line, PlainDate, requiredLine } from '../../shared/fields.ts';
import { code, dated, fuelPolicyKinds } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, idOf, ownId } from '../../shared/ids.ts';

/** How a card determines the weight of freight (decisions B-11). */
const weighing = {
  /** kg per m³, if neither the rate nor its service specifies it. */
  cubicFactor: z.number().positive().max(2000).nullish(),
  comparison: z.enum(['totals', 'perItem']).default('totals'),
  rounding: z.enum(['ceilKg', 'ceilHalfKg', 'nearestKg', 'none']).default('ceilKg'),
  /** Charges the start of the next band if that is less. */
  nextBandIfCheaper: z.boolean().default(false),
};

/** For one service if a code is specified, otherwise for the whole card. */
const FuelPolicy = z.object({
  kind: z.enum(fuelPolicyKinds),
  /** The offset in percentage points, or the percentage that replaces the levy. */
  percent: z.number().min(-100).max(100).default(0),
  serviceCode: line(64).nullish(),
  ...dated,
});

const fuel = z.array(FuelPolicy).max(200).default([]);

export const RateCard = entity(
  'RateCard',
  z.object({
    id: guidOf('rateCard'),
    isActive: z.boolean(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** The customer whose card it is; null for all customers. */
    entityId: z.string().nullish(),
    /** Prices customers without their own card. */
    isDefault: z.boolean().optional(),
    /** The card that it is a version of; a version is a draft until it is published. */
    versionOf: Guid.nullish(),
    /** The first despatch day that a published version prices. */
    effectiveDate: PlainDate.nullish(),
    ...weighing,
    fuel,
    ...revision,
  }),
);

export const RateCardInput = z.object({
  id: ownId(Guid).nullish(),
  isActive: z.boolean().default(true),
  code: code('Code is required'),
  name: requiredLine(128, 'Name is required'),
  description: line(1000).default(''),
  entityId: z.union([line(64), idOf('customer')]).nullish(),
  isDefault: z.boolean().default(false),
  ...weighing,
  fuel,
});
