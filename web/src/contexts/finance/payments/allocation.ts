import { add, fromDecimal, type Minor, subtract, toDecimal, ZERO } from '@waybill/kernel/money';

/** An invoice to which a payment may be allocated; amounts in the tenant's currency. */
export type Open = { readonly id: number; readonly outstandingAmount: number };

/** The amount for each invoice, by its id; amounts in the tenant's currency. */
export type Shares = ReadonlyMap<number, number>;

/** Pays the invoices in the given order, up to the amount of the payment. */
export function payInOrder(paid: number, invoices: readonly Open[]): Shares {
  const shares = new Map<number, number>();
  let left = fromDecimal(paid);
  for (const { id, outstandingAmount } of invoices) {
    const share = Math.min(left, fromDecimal(outstandingAmount)) as Minor;
    if (share <= 0) continue;
    shares.set(id, toDecimal(share));
    left = subtract(left, share);
  }
  return shares;
}

/** A line of a remittance advice; amounts in the tenant's currency. */
type Advised = {
  readonly invoiceId: number;
  readonly amount: number;
  readonly paidAmount: number;
};

/** Pays the advised amounts that are not paid yet, up to the payment and each balance. */
export const payAsAdvised = (
  paid: number,
  advised: readonly Advised[],
  invoices: readonly Open[],
): Shares =>
  payInOrder(
    paid,
    advised.map(({ invoiceId, amount, paidAmount }) => {
      const owed = invoices.find(({ id }) => id === invoiceId)?.outstandingAmount ?? 0;
      const left = toDecimal(subtract(fromDecimal(amount), fromDecimal(paidAmount)));
      return { id: invoiceId, outstandingAmount: Math.min(owed, left) };
    }),
  );

/** The search stops above this number of sums. */
const sumsMax = 50_000;

/**
 * Finds invoices that the payment covers to the cent: the fewest, and the first among equals; null
 * if no combination matches.
 */
export function payExactly(paid: number, invoices: readonly Open[]): Shares | null {
  const wanted = fromDecimal(paid);
  let sums: ReadonlyMap<Minor, readonly Open[]> = new Map([[ZERO, []]]);
  for (const invoice of invoices) {
    sums = withInvoice(sums, invoice, wanted);
    if (sums.size > sumsMax) return null;
  }
  const chosen = sums.get(wanted);
  if (chosen === undefined || chosen.length === 0) return null;
  return new Map(chosen.map(({ id, outstandingAmount }) => [id, outstandingAmount]));
}

function withInvoice(
  sums: ReadonlyMap<Minor, readonly Open[]>,
  invoice: Open,
  wanted: Minor,
): ReadonlyMap<Minor, readonly Open[]> {
  const more = new Map(sums);
  for (const [sum, chosen] of sums) {
    const next = add(sum, fromDecimal(invoice.outstandingAmount));
    const known = more.get(next);
    if (next > wanted || (known !== undefined && known.length <= chosen.length + 1)) continue;
    more.set(next, [...chosen, invoice]);
  }
  return more;
}

/** Returns the unallocated part of a payment; negative if too much was allocated. */
export const remainingOf = (paid: number, shares: Iterable<number>): number =>
  toDecimal(subtract(fromDecimal(paid), fromDecimal(sumOf(shares))));

/** Adds amounts to the cent. */
export const sumOf = (amounts: Iterable<number>): number =>
  toDecimal(add(ZERO, ...[...amounts].map(fromDecimal)));
