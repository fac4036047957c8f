import type { MarkupCarrierAccount } from '@waybill/contract/pricing/shapes';
import type { z } from 'zod';

export type Saved = z.output<typeof MarkupCarrierAccount>;
type Rate = NonNullable<Saved['rate']>;

/** A rate as its fields hold it; without a value there is none. */
export type RateFields = { readonly calcMethod: Rate['calcMethod']; readonly value: number | null };
type AccountFields = {
  readonly all: RateFields;
  readonly services: Readonly<Record<string, RateFields>>;
};
/** Markup as its form holds it: by `a` and an account's number, `s` and a service's. */
export type MarkupValues = { readonly rows: Readonly<Record<string, AccountFields>> };

export const noRate: RateFields = { calcMethod: 'Percentage', value: null };

export type Sold = { readonly accountId: number; readonly serviceIds: readonly number[] };

/** The form of what is saved, with a row for every account and every service it may sell. */
export function markupValues(sold: readonly Sold[], saved: readonly Saved[]): MarkupValues {
  const rows = sold.map(({ accountId, serviceIds }) => {
    const row = saved.find(({ carrierAccountId }) => Number(carrierAccountId) === accountId);
    const empty = Object.fromEntries(serviceIds.map((id) => [`s${id}`, noRate]));
    const { all, services } = row ? fieldsOf(row) : { all: noRate, services: {} };
    return [`a${accountId}`, { all, services: { ...empty, ...services } }] as const;
  });
  return { rows: Object.fromEntries(rows) };
}

/** What a form saves: accounts without any rate are left out. */
export const markupToSave = ({ rows }: MarkupValues): Saved[] =>
  Object.entries(rows).flatMap(([key, { all, services }]) => {
    const own = Object.entries(services).flatMap(([service, fields]) => {
      const rate = rateOf(fields);
      return rate === null ? [] : [{ serviceId: Number(service.slice(1)), rate }];
    });
    const rate = rateOf(all);
    if (rate === null && own.length === 0) return [];
    const carrierAccountId = Number(key.slice(1));
    return [{ carrierAccountId, applyToAll: rate !== null, rate, services: own }];
  });

const fieldsOf = ({ applyToAll, rate, services }: Saved): AccountFields => ({
  all: applyToAll && rate ? rate : noRate,
  services: Object.fromEntries(services.map((each) => [`s${each.serviceId}`, each.rate])),
});

const rateOf = ({ calcMethod, value }: RateFields): Rate | null =>
  value === null || Number.isNaN(value) ? null : { calcMethod, value };

/** What a carrier's charge sells for, both ex tax and never below 0 (decisions B-27). */
export const sellsFor = (cost: number, { calcMethod, value }: RateFields): number =>
  Math.max(0, calcMethod === 'Percentage' ? cost * (1 + (value ?? 0) / 100) : cost + (value ?? 0));

/** A rate in words: `12.5 %`, `$3.00`. */
export const rateText = (
  { calcMethod, value }: RateFields,
  { money, number }: { money: (n: number) => string; number: (n: number) => string },
): string => (calcMethod === 'Percentage' ? `${number(value ?? 0)} %` : money(value ?? 0));
