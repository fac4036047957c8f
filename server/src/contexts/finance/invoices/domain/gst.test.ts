import { add, type Minor, minor, negate, split, subtract, ZERO } from '@waybill/kernel/money';
import { percent } from '@waybill/kernel/ratio';
import { expect, it } from 'vitest';
import { dice, testTimeout, sized } from '#testing/sized.ts';
import { billOf, type InvoiceCharge, type BillTaxTerms } from './bill.ts';

const tenPercent = percent('10');
const roll = dice(29);

/** Maximum numbers of lines, drawn at random: few invoices have many. */
const mostLines = [3, 3, 3, 3, 3, 10, 10, 10, 10, 40, 40, 200];

/** Returns an invoice of 1 to 200 lines, usually few: freight, discounts, lines without tax. */
function anyCharges(): readonly InvoiceCharge[] {
  const most = mostLines[roll(mostLines.length)] ?? 1;
  return Array.from({ length: 1 + roll(most) }, () => {
    const amount = minor(roll(200_000) - (roll(8) === 0 ? 100_000 : 0));
    const type = amount < 0 ? 'Discount' : 'Freight';
    const rest = { referenceNo: '', description: null, service: null, suppliedOn: null };
    return { ...rest, type, quantity: null, bookingId: null, amount, taxed: roll(10) > 0 };
  });
}

/** Calculates ten per cent tax, half cents rounded away from zero, unlike the product's way. */
const tenth = (amount: number): number =>
  Math.sign(amount) * Math.floor((Math.abs(amount) + 5) / 10);

/** True if all rules for the tax of an invoice hold. */
function holds(charges: readonly InvoiceCharge[], rule: BillTaxTerms['rule']): boolean {
  const bill = billOf(charges, { rate: tenPercent, rule });
  const taxed = charges.filter((charge) => charge.taxed).map(({ amount }) => amount);
  const expected =
    rule === 'TotalInvoice'
      ? tenth(taxed.reduce((sum, amount) => sum + amount, 0))
      : taxed.reduce((sum, amount) => sum + tenth(amount), 0);
  const credit = billOf(charges.map(opposite), { rate: tenPercent, rule });
  const lines = add(...bill.lines.flatMap(({ amount, tax }) => [amount, tax]));
  return (
    bill.tax + 0 === expected + 0 &&
    add(bill.taxExclusive, bill.tax) === bill.total &&
    lines === bill.total &&
    add(bill.total, credit.total) === 0 &&
    bill.lines.every(({ taxed: is, tax }) => is || tax === 0) &&
    paidInParts(bill.total)
  );
}

const opposite = (charge: InvoiceCharge): InvoiceCharge => ({
  ...charge,
  amount: negate(charge.amount),
});

/** True if nothing is owed after partial payments and the last one. */
function paidInParts(total: Minor): boolean {
  const parts = split(total, [1 + roll(5), 1 + roll(5), 1 + roll(5)]);
  return parts.reduce((owed, part) => subtract(owed, part), total) === ZERO;
}

it(
  'GST of any invoice is legally correct to the cent, on header and lines (G-3, 4.11)',
  testTimeout,
  () => {
    let wrong = 0;
    for (let at = 0; at < sized(1_000_000); at += 1) {
      if (!holds(anyCharges(), at % 4 === 0 ? 'TaxableSupply' : 'TotalInvoice')) wrong += 1;
    }
    expect(wrong).toBe(0);
  },
);
