import type { Formats } from '#shell/formats.ts';
import type { z } from 'zod';
import type { MarkupCarrierAccount } from '@waybill/contract/pricing/markup/shapes';

export type SavedMarkup = z.output<typeof MarkupCarrierAccount>;
type Rate = NonNullable<SavedMarkup['rate']>;

/** The form values of a rate; without a value there is no rate. */
export type RateFields = { readonly calcMethod: Rate['calcMethod']; readonly value: number | null };
type AccountFields = {
  readonly all: RateFields;
  readonly services: Readonly<Record<string, RateFields>>;
};
/** The form values of a markup: by `a` and an account's id, `s` and a service's. */
export type MarkupValues = { readonly rows: Readonly<Record<string, AccountFields>> };

export const noRate: RateFields = { calcMethod: 'Percentage', value: null };

export type Sold = { readonly accountId: number; readonly serviceIds: readonly number[] };

/** Returns a saved markup's form values, with a row for every account and its services. */
export function markupValues(sold: readonly Sold[], saved: readonly SavedMarkup[]): MarkupValues {
  const rows = sold.map(({ accountId, serviceIds }) => {
    const row = saved.find(({ carrierAccountId }) => Number(carrierAccountId) === accountId);
    const empty = Object.fromEntries(serviceIds.map((id) => [`s${id}`, noRate]));
    const { all, services } = row ? fieldsOf(row) : { all: noRate, services: {} };
    return [`a${accountId}`, { all, services: { ...empty, ...services } }] as const;
  });
  return { rows: Object.fromEntries(rows) };
}

/** Converts form values to the markup to save: accounts without a rate are omitted. */
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

/** Returns the selling price of a carrier's charge, ex tax and never below 0 (decisions B-27). */
export const sellsFor = (cost: number, { calcMethod, value }: RateFields): number =>
  Math.max(0, calcMethod === 'Percentage' ? cost * (1 + (value ?? 0) / 100) : cost + (value ?? 0));

/** True if the entered text is not a number, so that nothing is calculated from it. */
export const isNoNumber = ({ value }: RateFields): boolean => Number.isNaN(value);

/** Formats a rate: `12.5%`, `$3.00`. */
export function rateText(
  rate: RateFields,
  { money, percent }: Pick<Formats, 'money' | 'percent'>,
): string {
  if (isNoNumber(rate)) return '—';
  const value = rate.value ?? 0;
  return rate.calcMethod === 'Percentage' ? percent(value) : money(value);
}

/** A markup that applies where the edited one has no rate: the customer's group, the default. */
export type MarkupLevel = { readonly name: MarkupSource; readonly saved: readonly SavedMarkup[] };
type MarkupSource = 'Default' | 'Account' | 'Pay as you go' | 'Guest' | 'Prepaid';
export type Inherited = { readonly rate: RateFields; readonly from: MarkupSource };

/**
 * Returns the rate that applies to an account, or to one of its services, from the levels behind
 * the edited markup: on each level a service's own rate precedes that of all services (decisions
 * B-27).
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
  /** The field name of the rate. */
  readonly path: `rows.${string}`;
  readonly accountId: number;
  /** Null if it applies to all services. */
  readonly serviceId: number | null;
  readonly before: RateFields;
  readonly after: RateFields;
};

/** Returns the changed rates, in the order of the form. */
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

/** Sets this rate for all services of every account; single services retain theirs, or lose it. */
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

/** Rates without a value are equal, whatever their method. */
export const isSameRate = (one: RateFields, other: RateFields): boolean =>
  one.value === other.value && (one.value === null || one.calcMethod === other.calcMethod);
