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

/** A part of an allocation that is drawn from a prepayment. */
type Draw = { readonly prepaymentId: number; readonly amount: Minor };

/** The sources of an allocation. */
export type AllocationParts = {
  /** The source of what is not drawn from others; null for the bank account. */
  readonly prepaymentId: number | null;
  /** What is drawn from further prepayments. */
  readonly draws: readonly Draw[];
};

/**
 * Decides which new allocations are drawn from prepayments, and how much money is not allocated
 * and in no prepayment. An allocation is drawn from the smallest prepayment that suffices. If none
 * does, it is drawn from the largest first; what all of them lack is received by the bank account.
 */
export function planMoney({ unallocated, allocations, prepayments }: Money): {
  readonly parts: ReadonlyMap<number, AllocationParts>;
  readonly free: Minor;
} {
  const left = new Map(prepayments.map(({ id, left_minor }) => [id, left_minor]));
  const parts = new Map<number, AllocationParts>();
  for (const { id, amount_minor: amount } of allocations.filter(isNew)) {
    parts.set(id, drawFrom(left, amount));
  }
  const prepaid = add(...left.values());
  return { parts, free: minor(Math.max(0, subtract(unallocated ?? ZERO, prepaid))) };
}

const isNew = ({ is_known, is_released }: Allocated): boolean => !is_known && !is_released;

/** Takes an amount out of what is left of prepayments. */
function drawFrom(left: Map<number, Minor>, amount: Minor): AllocationParts {
  const draws: Draw[] = [];
  let rest = amount;
  for (;;) {
    const able = [...left]
      .filter(([, money]) => money > 0)
      .toSorted(([, one], [, other]) => one - other);
    const enough = able.find(([, money]) => money >= rest);
    const [prepaymentId, money] = enough ?? able.at(-1) ?? [null, ZERO];
    if (prepaymentId === null) return { prepaymentId, draws };
    if (enough !== undefined) {
      left.set(prepaymentId, subtract(money, rest));
      return { prepaymentId, draws };
    }
    left.set(prepaymentId, ZERO);
    draws.push({ prepaymentId, amount: money });
    rest = subtract(rest, money);
  }
}
