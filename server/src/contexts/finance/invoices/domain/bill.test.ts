import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, minor, taxOnTotal } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import { billOf, type BillLine, type InvoiceCharge, collectiveBill, quotedBill } from './bill.ts';

const terms = { rate: percent('10.000'), rule: 'TotalInvoice' } as const;

const charge = (hundredths: number, over: Partial<InvoiceCharge> = {}): InvoiceCharge => ({
  type: 'Freight',
  referenceNo: 'ACM00000012',
  description: 'Sydney to Ayr',
  service: 'Road Express',
  suppliedOn: null,
  quantity: 1,
  bookingId: 12,
  amount: minor(hundredths),
  taxed: true,
  ...over,
});
const quoted = (hundredths: number, tax: number): BillLine => ({
  ...charge(hundredths),
  tax: minor(tax),
});

describe('a bill', () => {
  it('rounds tax once on the total: three times 10.05 gives 3.02', () => {
    const bill = billOf([charge(1005), charge(1005), charge(1005)], terms);
    expect(bill.lines.map((line) => line.tax)).toEqual([101, 101, 100]);
    expect([bill.taxExclusive, bill.tax, bill.total]).toEqual([3015, 302, 3317]);
  });

  it('rounds tax per line when the tenant taxes each supply: three times 10.05 gives 3.03', () => {
    const bill = billOf([charge(1005), charge(1005), charge(1005)], {
      ...terms,
      rule: 'TaxableSupply',
    });
    expect([bill.taxExclusive, bill.tax, bill.total]).toEqual([3015, 303, 3318]);
  });

  it('taxes no tax-free charges', () => {
    const bill = billOf([charge(1000), charge(1000, { taxed: false })], terms);
    expect(bill.lines.map((line) => line.tax)).toEqual([100, 0]);
  });

  it('bills one booking exactly as quoted, so that booking and invoice agree', () => {
    const bill = quotedBill([quoted(1005, 101), quoted(1005, 101)]);
    expect([bill.taxExclusive, bill.tax, bill.total]).toEqual([2010, 202, 2212]);
  });

  it('shows a rounding difference between quotes and the rule as a separate line', () => {
    const bill = collectiveBill([quoted(1005, 101), quoted(1005, 101), quoted(1005, 101)], terms);
    expect(bill.lines.map(({ type, amount, tax }) => [type, amount, tax])).toEqual([
      ['Freight', 1005, 101],
      ['Freight', 1005, 101],
      ['Freight', 1005, 101],
      ['Rounding', 0, -1],
    ]);
    expect([bill.taxExclusive, bill.tax, bill.total]).toEqual([3015, 302, 3317]);
  });
});

const charges = fc.array(
  fc.record({ amount: fc.integer({ min: -50_000, max: 9_999_999 }), taxed: fc.boolean() }),
  { minLength: 1, maxLength: 60 },
);
const rates = fc.constantFrom('0', '10', '8.25', '12.5').map((rate) => percent(rate));

describe('any bill', () => {
  it('adds up: lines to the header, and without tax plus tax to the total', () => {
    fc.assert(
      fc.property(charges, rates, (input, rate) => {
        const of = input.map(({ amount, taxed }) => charge(amount, { taxed }));
        const bill = billOf(of, { rate, rule: 'TotalInvoice' });
        expect(add(...bill.lines.map((line) => line.tax))).toBe(bill.tax);
        expect(add(...bill.lines.map((line) => line.amount))).toBe(bill.taxExclusive);
        expect(add(bill.taxExclusive, bill.tax)).toBe(bill.total);
        expect(bill.tax).toBe(taxOnTotal(of, rate).tax);
      }),
      { numRuns: 500 },
    );
  });

  it('of many bookings follows the tax rule and keeps every quoted line', () => {
    fc.assert(
      fc.property(charges, rates, (input, rate) => {
        const rule = { rate, rule: 'TotalInvoice' } as const;
        const lines = input.flatMap(
          ({ amount, taxed }) => billOf([charge(amount, { taxed })], rule).lines,
        );
        const bill = collectiveBill(lines, rule);
        expect(bill.lines.slice(0, lines.length)).toEqual(lines);
        expect(bill.tax).toBe(taxOnTotal(lines, rate).tax);
        expect(add(...bill.lines.flatMap((line) => [line.amount, line.tax]))).toBe(bill.total);
        const rounding = bill.lines.slice(lines.length);
        expect(Math.abs(add(...rounding.map((line) => line.tax)))).toBeLessThanOrEqual(
          lines.length,
        );
      }),
      { numRuns: 500 },
    );
  });
});
