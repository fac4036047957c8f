import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, line, requiredLine } from '../../shared/fields.ts';
import { code, dated, quantity } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const percent = z.number({ error: 'Please enter a percentage' }).min(0).max(100);
/** Where a figure comes from, so that somebody can check it (decisions T-30). */
const source = line(500).default('');

const levyFields = {
  name: requiredLine(64, 'Name is required'),
  percent,
  ...dated,
  source,
};

/** A dated percentage of freight; levies of different names are added. */
export const FuelLevy = entity(
  'FuelLevy',
  z.object({ id: guidOf('fuelLevy'), ...levyFields, ...revision }),
);
export const FuelLevyInput = z.object({ id: ownId(Guid).nullish(), ...levyFields });

/** How a surcharge is reckoned. */
export const surchargeMethods = ['Flat', 'Percentage', 'PerKg', 'PerItem', 'PerCubic'] as const;
/** What it is levied on. */
export const surchargeScopes = ['consignment', 'item', 'largestItem', 'pallet'] as const;
const limit = z.number().int().min(0).max(100_000_000);

/** When a surcharge is due; `from` belongs to a tier, `below` does not. */
export const SurchargeCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('residential'), at: z.enum(['pickup', 'delivery', 'either']) }),
  z.object({ kind: z.literal('option'), name: requiredLine(64, 'Please enter the option') }),
  z.object({ kind: z.literal('dangerousGoods') }),
  z.object({
    kind: z.literal('longestSide'),
    fromMillimetres: limit,
    belowMillimetres: limit.nullish(),
  }),
  z.object({ kind: z.literal('itemWeight'), fromGrams: limit, belowGrams: limit.nullish() }),
]);

const surchargeFields = {
  rateCardId: guidOf('rateCard'),
  code: code('Code is required'),
  name: requiredLine(128, 'Name is required'),
  calcMethod: z.enum(surchargeMethods),
  /** Money per unit or per cent of freight; null is price on application. */
  value: quantity.nullable(),
  applyOn: z.enum(surchargeScopes).default('consignment'),
  condition: SurchargeCondition,
  /** Part of what fuel is charged on. */
  bearsFuel: z.boolean().default(false),
  ...dated,
  source,
};

/** What a card charges beside freight, and when. */
export const Surcharge = entity(
  'Surcharge',
  z.object({ id: guidOf('surcharge'), ...surchargeFields, ...revision }),
);
export const SurchargeInput = z.object({ id: ownId(Guid).nullish(), ...surchargeFields });
