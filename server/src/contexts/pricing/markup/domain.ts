import { type Minor, add, fromDecimal, minor, percentOf } from '@waybill/kernel/money';

/** How markups and promo codes are calculated (decisions B-26). */
export const calcMethods = ['Percentage', 'FlatAmount'] as const;
export type PriceRate = {
  readonly calcMethod: (typeof calcMethods)[number];
  /** Per cent, or currency units. */
  readonly value: number;
};

export type PricedCustomerType = 'Account' | 'PayAsYouGo' | 'PrePaid' | 'Guest';

/** The API's markUpType numbers (decisions B-28). */
export const markUpTypes = { Default: 1, Account: 2, PayAsYouGo: 3, Guest: 4, PrePaid: 5 } as const;

export type MarkupAccount = {
  readonly carrierAccountId: number;
  readonly applyToAll: boolean;
  readonly services: readonly { readonly serviceId: string; readonly rate: PriceRate }[];
  readonly rate?: PriceRate;
};

export type MarkupTables = {
  /** The customer's own markups, if any. */
  readonly customer: readonly MarkupAccount[];
  readonly byType: Readonly<Record<PricedCustomerType, readonly MarkupAccount[]>>;
  readonly byDefault: readonly MarkupAccount[];
};

export type MarkupQuery = {
  readonly customerType: PricedCustomerType;
  readonly carrierAccountId: number;
  readonly serviceId: string | null;
};

export type MarkupChoice = {
  readonly rate: PriceRate;
  readonly from: 'customer' | 'customer type' | 'default' | 'none';
  /** `all`: the account's rate for all services. */
  readonly by: 'service' | 'all';
};

const NO_MARKUP: MarkupChoice = {
  rate: { calcMethod: 'Percentage', value: 0 },
  from: 'none',
  by: 'all',
};

/**
 * Returns the markup for one service (decisions B-27): the customer's, otherwise that of the
 * customer's type, the default, or none. A table with neither a row for the service nor a rate for
 * all services is skipped.
 */
export function chooseMarkup(tables: MarkupTables, queryText: MarkupQuery): MarkupChoice {
  const levels = [
    ['customer', tables.customer],
    ['customer type', tables.byType[queryText.customerType]],
    ['default', tables.byDefault],
  ] as const;
  for (const [from, accounts] of levels) {
    const account = accounts.find((row) => row.carrierAccountId === queryText.carrierAccountId);
    const own = account?.services.find((row) => row.serviceId === queryText.serviceId);
    if (own) return { rate: own.rate, from, by: 'service' };
    if (account?.applyToAll && account.rate) return { rate: account.rate, from, by: 'all' };
  }
  return NO_MARKUP;
}

/** Adds the markup to an amount, both before tax; never below 0. */
export function markUp(amount: Minor, rate: PriceRate): Minor {
  return minor(Math.max(add(amount, portionOf(amount, rate)), 0));
}

/** Returns a rate's part of an amount: the percentage, or the flat amount. */
export const portionOf = (amount: Minor, { calcMethod, value }: PriceRate): Minor =>
  calcMethod === 'Percentage' ? percentOf(amount, value) : fromDecimal(value);

/** True for a flat amount for all services of an account: it is added once, to freight. */
export const isOnceOnly = ({ rate, by }: MarkupChoice): boolean =>
  rate.calcMethod === 'FlatAmount' && by === 'all';
