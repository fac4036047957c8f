import { add, type Minor, ZERO } from '@waybill/kernel/money';

/** A request for a customer's credit; a negative `more` releases credit. */
export type CreditRequest = { readonly customerId: number; readonly more: Minor };

/** `limit` is null for no limit; `exposure` is what is booked but not yet paid. */
export type CreditStanding = { readonly limit: Minor | null; readonly exposure: Minor };

export type Granted = {
  /** For each request, whether there was enough credit. */
  readonly isGranted: readonly boolean[];
  /** The additional credit held by customer, for all granted requests. */
  readonly more: ReadonlyMap<number, Minor>;
};

/**
 * Grants requests in order. A request over its customer's limit is not granted and leaves the
 * remaining credit to the next request.
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
