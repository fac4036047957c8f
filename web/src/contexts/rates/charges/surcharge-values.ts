import type { createSurcharge } from '@waybill/contract/rates/endpoints';
import type {
  SurchargeCondition,
  Surcharge as SurchargeShape,
  surchargeMethods,
  surchargeScopes,
} from '@waybill/contract/rates/charges/shapes';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { z } from 'zod';

export type SurchargeData = z.output<typeof SurchargeShape>;
export type SurchargeConditionValue = z.output<typeof SurchargeCondition>;
export type ConditionKind = SurchargeConditionValue['kind'];
type Sent = ArgsOf<typeof createSurcharge>['surcharge'];

export const kindWords = {
  always: 'Always',
  residential: 'Residential pickup or delivery',
  option: 'Requested as an option',
  dangerousGoods: 'Dangerous goods',
  longestSide: 'By longest side',
  itemWeight: 'By item weight',
} as const satisfies Record<ConditionKind, string>;
export const methodWords = {
  Flat: 'Fixed amount',
  Percentage: '% of freight',
  PerKg: 'Per kg',
  PerItem: 'Per item',
  PerCubic: 'Per m³',
} as const satisfies Record<(typeof surchargeMethods)[number], string>;
export const scopeWords = {
  consignment: 'Consignment',
  item: 'Each matching item',
  largestItem: 'Largest item only',
  pallet: 'Each matching pallet',
} as const satisfies Record<(typeof surchargeScopes)[number], string>;

/** The unit of a condition's limits on the screen, and its size in the API's unit. */
export const limitUnits = {
  longestSide: { unit: 'cm', size: 10 },
  itemWeight: { unit: 'kg', size: 1000 },
} as const;

export const surchargeValues = (row: SurchargeData | null, today: string) => ({
  surcharge: {
    code: row?.code ?? '',
    name: row?.name ?? '',
    calcMethod: row?.calcMethod ?? ('Flat' as const),
    value: row?.value ?? null,
    isOnApplication: row !== null && row.value === null,
    applyOn: row?.applyOn ?? ('consignment' as const),
    condition: conditionValues(row?.condition ?? { kind: 'always' }),
    bearsFuel: row?.bearsFuel ?? false,
    effectiveDate: row?.effectiveDate ?? today,
    expireDate: row?.expireDate ?? null,
    source: row?.source ?? '',
  },
});
export type SurchargeValues = ReturnType<typeof surchargeValues>;

function conditionValues(condition: SurchargeConditionValue) {
  const values = {
    kind: condition.kind,
    at: 'delivery' as 'pickup' | 'delivery' | 'either',
    name: '',
    from: null as number | null,
    below: null as number | null,
  };
  switch (condition.kind) {
    case 'residential':
      return { ...values, at: condition.at };
    case 'option':
      return { ...values, name: condition.name };
    case 'longestSide':
      return { ...values, ...limits(condition.fromMillimetres, condition.belowMillimetres, 10) };
    case 'itemWeight':
      return { ...values, ...limits(condition.fromGrams, condition.belowGrams, 1000) };
    case 'always':
    case 'dangerousGoods':
      return values;
  }
}

const limits = (from: number, below: number | null | undefined, size: number) => ({
  from: from / size,
  below: below == null ? null : below / size,
});

/** Converts form values to the request; a price on application has no value. */
export function surchargeArgs({ surcharge }: SurchargeValues, rateCardId: string): Sent {
  const { isOnApplication, condition, ...rest } = surcharge;
  return {
    ...rest,
    rateCardId,
    value: isOnApplication ? null : rest.value,
    condition: conditionArgs(condition),
  };
}

function conditionArgs({
  kind,
  at,
  name,
  from,
  below,
}: SurchargeValues['surcharge']['condition']): SurchargeConditionValue {
  const toPayload = (value: number | null, size: number) =>
    value === null ? null : Math.round(value * size);
  switch (kind) {
    case 'residential':
      return { kind, at };
    case 'option':
      return { kind, name };
    case 'longestSide':
      return {
        kind,
        fromMillimetres: toPayload(from, 10) ?? 0,
        belowMillimetres: toPayload(below, 10),
      };
    case 'itemWeight':
      return { kind, fromGrams: toPayload(from, 1000) ?? 0, belowGrams: toPayload(below, 1000) };
    case 'always':
    case 'dangerousGoods':
      return { kind };
  }
}

/** Describes a condition's limits, such as `200 to 400 cm`. */
export function limitText(condition: SurchargeConditionValue): string {
  if (condition.kind !== 'longestSide' && condition.kind !== 'itemWeight') return '';
  const { from, below } = conditionValues(condition);
  const { unit } = limitUnits[condition.kind];
  return below === null ? `${from} ${unit} +` : `${from}–${below} ${unit}`;
}
