import type { LocalDate } from '@waybill/kernel/local-date';
import { add, type Minor, subtract } from '@waybill/kernel/money';

export type Transaction = {
  readonly kind: string;
  readonly date: LocalDate;
  readonly referenceNo: string;
  readonly description: string;
  readonly charge: Minor;
  readonly payment: Minor;
};

export type BalancedTransaction = Transaction & { readonly balance: Minor };

/** Running balance = opening + charges − payments, in the order given (decisions F-17). */
export function withBalances(
  opening: Minor,
  transactions: readonly Transaction[],
): { readonly items: readonly BalancedTransaction[]; readonly closing: Minor } {
  let balance = opening;
  const items = transactions.map((transaction) => {
    balance = subtract(add(balance, transaction.charge), transaction.payment);
    return { ...transaction, balance };
  });
  return { items, closing: balance };
}

/** True when a transaction says the words, in any case; an empty text is in all of them. */
export function mentions(
  { kind, referenceNo, description }: Transaction,
  words: string | undefined,
): boolean {
  const sought = (words ?? '').toLowerCase();
  return [kind, referenceNo, description].some((text) => text.toLowerCase().includes(sought));
}
