import { z } from 'zod';
import { CountryCode, CurrencyCode } from './codes.ts';
import { entity } from '../entity.ts';
import { Id, line, Measure, Money, TextMap, measureMax } from './fields.ts';
import { idOf, ownId } from './ids.ts';

/** Pieces of one kind: `quantity` of them, each with these dimensions and this weight. */
export const Item = entity(
  'Item',
  z.object({
    id: Id.nullable(),
    productId: Id.nullable(),
    packageType: z.string(),
    height: Measure,
    width: Measure,
    length: Measure,
    weight: Measure,
    quantity: z.number().int(),
    description: z.string().nullable(),
    itemOptions: TextMap,
    hsCode: z.string().nullable(),
    itemValue: Money.nullable(),
    currency: z.string().nullable(),
    manufactureCountryCode: z.string().nullable(),
  }),
);
export type Item = z.output<typeof Item>;

/**
 * Returns the schema of a measure. Its refusal names the measure, because rows of files have no
 * form field to show it at.
 */
const measureInput = (tooSmall: string) =>
  z.object({ value: z.number().min(0, tooSmall).max(measureMax), unit: line(8) });

/** Item lines as input: measures of a draft may be missing (decisions B-08: at most 200). */
export const ItemInput = z.object({
  id: ownId(Id).nullish(),
  productId: idOf('product').nullish(),
  packageType: line(64).nullish(),
  height: measureInput('Height must be 0 or more').nullish(),
  width: measureInput('Width must be 0 or more').nullish(),
  length: measureInput('Length must be 0 or more').nullish(),
  weight: measureInput('Weight must be 0 or more').nullish(),
  quantity: z.number().int().min(0).max(100_000).nullish(),
  description: line(512).nullish(),
  itemOptions: TextMap.nullish(),
  hsCode: line(32).nullish(),
  itemValue: z.number().min(0).max(100_000_000).nullish(),
  currency: CurrencyCode.nullish(),
  manufactureCountryCode: CountryCode.nullish(),
});
export type ItemInput = z.output<typeof ItemInput>;
