import type { z } from 'zod';
import type { MarkupCarrierAccount } from '@waybill/contract/pricing/markup/shapes';

export type SavedMarkup = z.output<typeof MarkupCarrierAccount>;
type Rate = NonNullable<SavedMarkup['rate']>;

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
export function markupValues(sold: readonly Sold[], saved: readonly SavedMarkup[]): MarkupValues {
  const rows = sold.map(({ accountId, serviceIds }) => {
    const row = saved.find(({ carrierAccountId }) => Number(carrierAccountId) === accountId);
    const empty = Object.fromEntries(serviceIds.map((id) => [`s${id}`, noRate]));
    const { all, services } = row ? fieldsOf(row) : { all: noRate, services: {} };
    return [`a${accountId}`, { all, services: { ...empty, ...services } }] as const;
  });
  return { rows: Object.fromEntries(rows) };
}

/** What a form saves: accounts without any rate are left out. */
export const markupToSave = ({ rows }: MarkupValues): SavedMarkup[] =>
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

const fieldsOf = ({ applyToAll, rate, services }: SavedMarkup): AccountFields => ({
  all: applyToAll && rate ? rate : noRate,
  services: Object.fromEntries(services.map((each) => [`s${each.serviceId}`, each.rate])),
});

const rateOf = ({ calcMethod, value }: RateFields): Rate | null =>
  value === null || Number.isNaN(value) ? null : { calcMethod, value };

/** What a carrier's charge sells for, both ex tax and never below 0 (decisions B-27). */
export const sellsFor = (cost: number, { calcMethod, value }: RateFields): number =>
  Math.max(0, calcMethod === 'Percentage' ? cost * (1 + (value ?? 0) / 100) : cost + (value ?? 0));

/** While what was typed is no number, nothing is reckoned with it. */
export const isNoNumber = ({ value }: RateFields): boolean => Number.isNaN(value);

type Writing = { money: (n: number) => string; number: (n: number) => string };

/** A rate in words: `12.5 %`, `$3.00`. */
export function rateText(rate: RateFields, { money, number }: Writing): string {
  if (isNoNumber(rate)) return '—';
  const value = rate.value ?? 0;
  return rate.calcMethod === 'Percentage' ? `${number(value)} %` : money(value);
}

/** Markup that counts where what is edited says nothing: the group of a customer, the default. */
export type MarkupLevel = { readonly name: MarkupSource; readonly saved: readonly SavedMarkup[] };
type MarkupSource = 'Default' | 'Account' | 'Pay as you go' | 'Guest' | 'Prepaid';
export type Inherited = { readonly rate: RateFields; readonly from: MarkupSource };

/**
 * The rate that counts for an account, or for one of its services, by the levels behind what is
 * edited: of each level a service's own rate comes before that of all services (decisions B-27).
 */
export function inheritedRate(
  levels: readonly MarkupLevel[],
  accountId: number,
  serviceId: number | null,
): Inherited | null {
  for (const { name, saved } of levels) {
    const row = saved.find(({ carrierAccountId }) => Number(carrierAccountId) === accountId);
    const own = row?.services.find((each) => Number(each.serviceId) === serviceId);
    if (own) return { rate: own.rate, from: name };
    if (row?.applyToAll && row.rate) return { rate: row.rate, from: name };
  }
  return null;
}

export type MarkupChange = {
  /** The rate's place in the form. */
  readonly path: `rows.${string}`;
  readonly accountId: number;
  /** Null where it is for all services. */
  readonly serviceId: number | null;
  readonly before: RateFields;
  readonly after: RateFields;
};

/** The rates that are otherwise than before, in the order of the form. */
export const changesOf = (
  before: MarkupValues['rows'],
  after: MarkupValues['rows'],
): readonly MarkupChange[] =>
  Object.entries(after).flatMap(([account, { all, services }]) => {
    const was = before[account];
    const accountId = Number(account.slice(1));
    const both = [
      { path: `rows.${account}.all` as const, serviceId: null, was: was?.all, now: all },
      ...Object.entries(services).map(([service, now]) => ({
        path: `rows.${account}.services.${service}` as const,
        serviceId: Number(service.slice(1)),
        was: was?.services[service],
        now,
      })),
    ];
    return both.flatMap(({ path, serviceId, was: rate = noRate, now }) =>
      isSameRate(rate, now) ? [] : [{ path, accountId, serviceId, before: rate, after: now }],
    );
  });

/** Every account with this rate for all its services; single services keep theirs, or lose it. */
export const cascaded = (
  rows: MarkupValues['rows'],
  rate: RateFields,
  { retainsServices }: { readonly retainsServices: boolean },
): MarkupValues['rows'] =>
  Object.fromEntries(
    Object.entries(rows).map(([account, { services }]) => {
      const bare = Object.fromEntries(Object.keys(services).map((id) => [id, noRate]));
      return [account, { all: rate, services: retainsServices ? services : bare }];
    }),
  );

/** Without a value a rate is none, however it would be reckoned. */
export const isSameRate = (one: RateFields, other: RateFields): boolean =>
  one.value === other.value && (one.value === null || one.calcMethod === other.calcMethod);
