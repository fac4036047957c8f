import { add, type Minor, minor, subtract, ZERO } from '@waybill/kernel/money';

type Allocated = {
  readonly id: number;
  readonly amount_minor: Minor;
  readonly is_released: boolean;
  /** Whether the program was to have it before. */
  readonly is_known: boolean;
};

type Prepaid = { readonly id: number; readonly left_minor: Minor };

type Money = {
  /** Null for credit, which is no money. */
  readonly unallocated: Minor | null;
  readonly allocations: readonly Allocated[];
  readonly prepayments: readonly Prepaid[];
};

/**
 * Decides which new allocations are drawn from prepayments, and how much money is not allocated
 * and in no prepayment. An allocation is drawn from one prepayment: the smallest that suffices.
 * If none does, the bank account receives it.
 */
export function planMoney({ unallocated, allocations, prepayments }: Money): {
  readonly draws: ReadonlyMap<number, number>;
  readonly free: Minor;
} {
  const left = new Map(prepayments.map(({ id, left_minor }) => [id, left_minor]));
  const draws = new Map<number, number>();
  for (const { id, amount_minor: amount } of allocations.filter(isNew)) {
    const [chosen] = [...left]
      .filter(([, rest]) => rest >= amount)
      .toSorted(([, one], [, other]) => one - other);
    if (chosen === undefined) continue;
    draws.set(id, chosen[0]);
    left.set(chosen[0], subtract(chosen[1], amount));
  }
  const prepaid = add(...left.values());
  return { draws, free: minor(Math.max(0, subtract(unallocated ?? ZERO, prepaid))) };
}

const isNew = ({ is_known, is_released }: Allocated): boolean => !is_known && !is_released;
