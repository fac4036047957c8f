import { add, type Minor, ZERO } from '@waybill/kernel/money';

/** What is asked of a customer's credit; `more` is negative where some is given back. */
export type CreditAsk = { readonly customerId: number; readonly more: Minor };

/** `limit` is null where there is none; `exposure` is what is booked and not yet paid. */
export type Credit = { readonly limit: Minor | null; readonly exposure: Minor };

export type Granted = {
  /** For each ask whether there was enough. */
  readonly isGranted: readonly boolean[];
  /** What is held more by customer, of all that was granted. */
  readonly more: ReadonlyMap<number, Minor>;
};

/**
 * Grants what is asked in its order: an ask that passes its customer's limit is not granted, and leaves
 * what is there to the next.
 */
export function grantInOrder(
  asks: readonly CreditAsk[],
  credits: ReadonlyMap<number, Credit>,
): Granted {
  const more = new Map<number, Minor>();
  const isGranted = asks.map((ask) => {
    const { limit, exposure } = credits.get(ask.customerId) ?? none;
    const wanted = add(more.get(ask.customerId) ?? ZERO, ask.more);
    if (limit !== null && ask.more > 0 && add(exposure, wanted) > limit) return false;
    more.set(ask.customerId, wanted);
    return true;
  });
  return { isGranted, more };
}

const none: Credit = { limit: null, exposure: ZERO };
