import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '@waybill/kernel/local-date';
import { add, minor, subtract, ZERO } from '@waybill/kernel/money';
import { mentions, type Transaction, withBalances } from './statement.ts';

const transaction = (charge: number, payment = 0): Transaction => ({
  kind: charge > 0 ? 'Invoice' : 'Payment',
  date: localDate('2026-11-02'),
  referenceNo: charge > 0 ? 'INV000001' : 'PAY000001',
  description: 'Bank transfer',
  charge: minor(charge),
  payment: minor(payment),
});

describe('a statement', () => {
  it('runs from the opening balance, charges up and payments down', () => {
    const { items, closing } = withBalances(minor(500), [
      transaction(11_000),
      transaction(0, 6000),
    ]);
    expect(items.map((item) => item.balance)).toEqual([11_500, 5500]);
    expect(closing).toBe(5500);
  });

  it('closes as it opened when nothing happened', () => {
    expect(withBalances(minor(-250), [])).toEqual({ items: [], closing: -250 });
  });

  it('finds a transaction by its words in any case', () => {
    expect(mentions(transaction(100), 'inv0')).toBe(true);
    expect(mentions(transaction(100), 'TRANSFER')).toBe(true);
    expect(mentions(transaction(100), 'PAY')).toBe(false);
    expect(mentions(transaction(100), undefined)).toBe(true);
  });

  it('chains: what one period closes with, the next opens with', () => {
    const amounts = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(1_000_000)), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.nat(40), fc.integer({ min: -9999, max: 9999 }), (given, at, from) => {
        const all = given.map(([charge, payment]) => transaction(charge, payment));
        const opening = minor(from);
        const first = withBalances(opening, all.slice(0, at));
        const second = withBalances(first.closing, all.slice(at));
        const whole = withBalances(opening, all);
        expect([...first.items, ...second.items]).toEqual(whole.items);
        expect(second.closing).toBe(whole.closing);
        const moved = all.map((one) => subtract(one.charge, one.payment));
        expect(whole.closing).toBe(add(opening, ZERO, ...moved));
      }),
    );
  });
});
