import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import {
  add,
  type LineTax,
  type Minor,
  subtract,
  type TaxableLine,
  taxOnEachLine,
  taxOnTotal,
  ZERO,
} from '@waybill/kernel/money';
import type { Ratio } from '@waybill/kernel/ratio';
import type { LocalDate } from '@waybill/kernel/local-date';

/** A charge before tax. */
export type InvoiceCharge = {
  readonly type: InvoiceDetailType;
  readonly referenceNo: string;
  readonly description: string | null;
  readonly service: string | null;
  readonly suppliedOn: LocalDate | null;
  readonly quantity: number | null;
  readonly bookingId: number | null;
  readonly amount: Minor;
  readonly taxed: boolean;
};

/** A charge with its tax. */
export type BillLine = InvoiceCharge & { readonly tax: Minor };

export type Bill = {
  readonly lines: readonly BillLine[];
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly total: Minor;
};

export type BillTaxTerms = {
  /** 1/10 for ten per cent. */
  readonly rate: Ratio;
  readonly rule: 'TotalInvoice' | 'TaxableSupply';
};

/** Bills one supply: the tax of its lines adds up to the tax of the whole (decisions X-20). */
export function billOf(charges: readonly InvoiceCharge[], terms: BillTaxTerms): Bill {
  const { perLine } = taxOf(charges, terms);
  return quotedBill(charges.map((charge, at) => ({ ...charge, tax: perLine[at] ?? ZERO })));
}

/** Bills lines exactly as quoted: one booking, whose total the invoice must match (F-26). */
export function quotedBill(lines: readonly BillLine[]): Bill {
  const taxExclusive = add(...lines.map((line) => line.amount));
  const tax = add(...lines.map((line) => line.tax));
  return { lines, taxExclusive, tax, total: add(taxExclusive, tax) };
}

/**
 * Bills several bookings. Each line retains its quoted tax; the header follows the rule, and the
 * difference in cents is a separate line (decisions F-26).
 */
export function collectiveBill(lines: readonly BillLine[], terms: BillTaxTerms): Bill {
  const quoted = add(...lines.map((line) => line.tax));
  const difference = subtract(taxOf(lines, terms).tax, quoted);
  return quotedBill(difference === 0 ? lines : [...lines, roundingOf(difference)]);
}

const taxOf = (lines: readonly TaxableLine[], { rate, rule }: BillTaxTerms): LineTax =>
  rule === 'TotalInvoice' ? taxOnTotal(lines, rate) : taxOnEachLine(lines, rate);

const roundingOf = (tax: Minor): BillLine => ({
  type: 'Rounding',
  referenceNo: '',
  description: 'Rounding of tax over the whole invoice',
  service: null,
  suppliedOn: null,
  quantity: null,
  bookingId: null,
  amount: ZERO,
  taxed: true,
  tax,
});
