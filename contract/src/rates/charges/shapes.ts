import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Guid, line, requiredLine } from '../../shared/fields.ts';
import { code, dated, quantity } from '../shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const percent = z.number({ error: 'Please enter a percentage' }).min(0).max(100);
/** The source of a figure, so that it can be verified (decisions T-30). */
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

/** How a surcharge is calculated. */
export const surchargeMethods = ['Flat', 'Percentage', 'PerKg', 'PerItem', 'PerCubic'] as const;
/** The unit to which it applies. */
export const surchargeScopes = ['consignment', 'item', 'largestItem', 'pallet'] as const;
const limit = z.number().int().min(0).max(100_000_000);

/** When a surcharge is due; `from` is inclusive, `below` is exclusive. */
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
  /** Whether the fuel levy also applies to it. */
  bearsFuel: z.boolean().default(false),
  ...dated,
  source,
};

/** A charge of a card in addition to freight, and its condition. */
export const Surcharge = entity(
  'Surcharge',
  z.object({ id: guidOf('surcharge'), ...surchargeFields, ...revision }),
);
export const SurchargeInput = z.object({ id: ownId(Guid).nullish(), ...surchargeFields });
