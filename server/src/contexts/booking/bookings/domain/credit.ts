import { add, type Minor, ZERO } from '@waybill/kernel/money';

/** What is asked of a customer's credit; `more` is negative where some is given back. */
export type CreditRequest = { readonly customerId: number; readonly more: Minor };

/** `limit` is null where there is none; `exposure` is what is booked and not yet paid. */
export type CreditStanding = { readonly limit: Minor | null; readonly exposure: Minor };

export type Granted = {
  /** For each ask whether there was enough. */
  readonly isGranted: readonly boolean[];
  /** What is held more by customer, of all that was granted. */
  readonly more: ReadonlyMap<number, Minor>;
};

/**
 * Grants what is asked in its order: an ask that passes its customer's limit is not granted, and
 * leaves what is there to the next.
 */
export function grantInOrder(
  requests: readonly CreditRequest[],
  credits: ReadonlyMap<number, CreditStanding>,
): Granted {
  const more = new Map<number, Minor>();
  const isGranted = requests.map((request) => {
    const { limit, exposure } = credits.get(request.customerId) ?? none;
    const wanted = add(more.get(request.customerId) ?? ZERO, request.more);
    if (limit !== null && request.more > 0 && add(exposure, wanted) > limit) return false;
    more.set(request.customerId, wanted);
    return true;
  });
  return { isGranted, more };
}

const none: CreditStanding = { limit: null, exposure: ZERO };
