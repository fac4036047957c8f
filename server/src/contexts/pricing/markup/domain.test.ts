import { minor } from '@waybill/kernel/money';
import { describe, expect, it } from 'vitest';
import {
  type MarkupAccount,
  type MarkupTables,
  chooseMarkup,
  markUp,
  markUpTypes,
} from './domain.ts';

const rate = (value: number) => ({ calcMethod: 'Percentage', value }) as const;
const forAll = (value: number): MarkupAccount => ({
  carrierAccountId: 7,
  applyToAll: true,
  services: [],
  rate: rate(value),
});
const forService = (value: number, rest: Partial<MarkupAccount> = {}): MarkupAccount => ({
  carrierAccountId: 7,
  applyToAll: false,
  services: [{ serviceId: 'exp', rate: rate(value) }],
  ...rest,
});
const tables = (change: Partial<MarkupTables> = {}): MarkupTables => ({
  customer: [],
  byType: { Account: [forAll(20)], PayAsYouGo: [], PrePaid: [], Guest: [forAll(40)] },
  byDefault: [forAll(30)],
  ...change,
});
const queryText = { customerType: 'Account', carrierAccountId: 7, serviceId: 'exp' } as const;
const value = (...query: Parameters<typeof chooseMarkup>) => chooseMarkup(...query).rate.value;

describe('the markup', () => {
  it('has five groups with their API numbers [const-021] [const-022]', () => {
    expect(markUpTypes).toEqual({ Default: 1, Account: 2, PayAsYouGo: 3, Guest: 4, PrePaid: 5 });
  });

  it("is the customer's, otherwise the type's, otherwise the default, otherwise none", () => {
    expect([
      value(tables({ customer: [forAll(10)] }), queryText),
      value(tables(), queryText),
      value(tables(), { ...queryText, customerType: 'Guest' }),
      value(tables(), { ...queryText, customerType: 'PrePaid' }),
      value(tables({ byDefault: [] }), { ...queryText, customerType: 'PrePaid' }),
      value(tables(), { ...queryText, carrierAccountId: 8 }),
    ]).toEqual([10, 20, 40, 30, 0, 0]);
  });

  it("prefers the service's value to that of the whole account", () => {
    const customer = [forService(5, { applyToAll: true, rate: rate(10) })];
    expect([
      chooseMarkup(tables({ customer }), queryText),
      chooseMarkup(tables({ customer }), { ...queryText, serviceId: 'ovn' }),
    ]).toEqual([
      { rate: rate(5), from: 'customer', by: 'service' },
      { rate: rate(10), from: 'customer', by: 'all' },
    ]);
  });

  it('falls back when the account neither has the service nor applies to all', () => {
    const customer = [forService(5, { rate: rate(10) })];
    expect(value(tables({ customer }), { ...queryText, serviceId: 'ovn' })).toBe(20);
  });

  it('is a percentage or a flat amount, rounded to the cent', () => {
    expect([
      markUp(minor(1005), rate(12.5)),
      markUp(minor(1005), { calcMethod: 'FlatAmount', value: 2.5 }),
      markUp(minor(1005), rate(-50)),
    ]).toEqual([1131, 1255, 502]);
  });
});
