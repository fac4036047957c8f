import type { FeeBase, FeeMethod } from '@waybill/contract/finance/fees/endpoints';
import type { LocalDate } from '@waybill/kernel/local-date';
import { add, exactly, type Minor, multiply, ZERO } from '@waybill/kernel/money';
import { type Ratio, ratio } from '@waybill/kernel/ratio';
import type { BillLine } from '../invoices/domain/bill.ts';
import { priceOf, type Tariff } from '@waybill/contract/finance/fees/tiers';

/** A fee that applies to a customer on the day of the invoice. */
export type FeeToCharge = {
  readonly name: string;
  readonly applyOn: FeeBase;
  readonly calcMethod: FeeMethod;
  readonly isTaxed: boolean;
  readonly tariff: Tariff;
};

/** The values of a booking that fees are calculated from; weight is the chargeable weight. */
export type FreightToCharge = {
  readonly id: number;
  readonly referenceNo: string;
  readonly grams: number;
  /** Digits. */
  readonly cubicMillimetres: string;
  readonly pieces: number;
  readonly lines: readonly BillLine[];
};

export type FeeDay = { readonly date: LocalDate; readonly taxRate: Ratio };

/**
 * Returns the lines that fees add to an invoice: one per booking if the fee applies to bookings,
 * otherwise one for all freight. Omits lines whose amounts are 0.
 */
export function feeLines(
  fees: readonly FeeToCharge[],
  freight: readonly FreightToCharge[],
  day: FeeDay,
): readonly BillLine[] {
  return fees.flatMap((fee) => {
    const parts = fee.applyOn === 'Booking' ? freight.map((one) => [one]) : [freight];
    return parts.flatMap((part) => {
      const amount = priceOf(fee.tariff, quantityOf(fee, part));
      const only = fee.applyOn === 'Booking' ? part[0] : undefined;
      return amount === 0 ? [] : [lineOf(fee, { amount, only }, day)];
    });
  });
}

const grams_perKilogram = 1000;
const cubicMillimetres_perCubicMetre = 1_000_000_000;

/** Returns the fee's quantity; for a percentage its base in units of the currency. */
function quantityOf({ calcMethod, applyOn }: FeeToCharge, part: readonly FreightToCharge[]): Ratio {
  if (calcMethod === 'Flat') return ratio(1);
  if (calcMethod === 'PerItem') return ratio(sumOf(part, ({ pieces }) => pieces));
  if (calcMethod === 'PerKg') {
    return ratio(sumOf(part, ({ grams }) => grams)).dividedBy(grams_perKilogram);
  }
  if (calcMethod === 'PerCubic') {
    const volume = part.reduce((sum, one) => sum + BigInt(one.cubicMillimetres), 0n);
    return ratio(volume).dividedBy(cubicMillimetres_perCubicMetre);
  }
  return exactly(baseOf(applyOn, part)).dividedBy(100);
}

const sumOf = (part: readonly FreightToCharge[], of: (one: FreightToCharge) => number): number =>
  part.reduce((sum, one) => sum + of(one), 0);

/** Returns the base before tax: freight only, or all charges. */
const baseOf = (applyOn: FeeBase, part: readonly FreightToCharge[]): Minor =>
  add(
    ...part
      .flatMap(({ lines }) => lines)
      .filter(({ type }) => applyOn !== 'Freight' || type === 'Freight')
      .map(({ amount }) => amount),
  );

/** A fee's amount, and its booking if it is for a single one. */
type ChargedFee = { readonly amount: Minor; readonly only: FreightToCharge | undefined };

const lineOf = (
  fee: FeeToCharge,
  { amount, only }: ChargedFee,
  { date, taxRate }: FeeDay,
): BillLine => ({
  type: 'Fee',
  referenceNo: only?.referenceNo ?? '',
  description: fee.name,
  service: null,
  suppliedOn: date,
  quantity: 1,
  bookingId: only?.id ?? null,
  amount,
  taxed: fee.isTaxed,
  tax: fee.isTaxed ? multiply(amount, taxRate) : ZERO,
});
