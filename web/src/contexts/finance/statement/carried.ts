import type { FinanceStatement } from '@waybill/contract/finance/shapes';
import { add, fromDecimal, subtract, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';

export type Statement = z.output<typeof FinanceStatement>;
export type StatementItem = Statement['items'][number];

/**
 * The balance that a page of a statement begins with and the one that it ends with; null where that is
 * the opening or the closing balance itself.
 */
export function carriedOf({ items, totalCount }: Statement, skip: number) {
  const [first, last] = [items[0], items.at(-1)];
  return {
    brought: first === undefined || skip === 0 ? null : balanceBefore(first),
    carried: last === undefined || skip + items.length >= totalCount ? null : last.balance,
  };
}

const balanceBefore = ({ balance, charges, payments }: StatementItem): number =>
  toDecimal(add(subtract(fromDecimal(balance), fromDecimal(charges)), fromDecimal(payments)));
