import { add, fromDecimal, subtract, toDecimal, ZERO } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { FinanceStatement } from '@waybill/contract/finance/statements/shapes';

export type StatementItemData = z.output<typeof FinanceStatement>;
export type StatementItem = StatementItemData['items'][number];

/**
 * Returns the balances before and after a page of a statement; null for the opening or closing
 * balance of the statement.
 */
export function carriedOf({ items, totalCount }: StatementItemData, skip: number) {
  const [first, last] = [items[0], items.at(-1)];
  return {
    brought: first === undefined || skip === 0 ? null : balanceBefore(first),
    carried: last === undefined || skip + items.length >= totalCount ? null : last.balance,
  };
}

/** Returns the totals of a page's transactions. */
export const sumsOf = (items: readonly StatementItem[]): StatementSums => ({
  charges: toDecimal(add(ZERO, ...items.map((item) => fromDecimal(item.charges)))),
  payments: toDecimal(add(ZERO, ...items.map((item) => fromDecimal(item.payments)))),
});

export type StatementSums = Pick<StatementItem, 'charges' | 'payments'>;

/** Returns the balance of both totals. */
export const balanceOf = ({ charges, payments }: StatementSums): number =>
  toDecimal(subtract(fromDecimal(charges), fromDecimal(payments)));

const balanceBefore = ({ balance, charges, payments }: StatementItem): number =>
  toDecimal(add(subtract(fromDecimal(balance), fromDecimal(charges)), fromDecimal(payments)));
