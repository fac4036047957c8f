import { bookingProblems } from '@waybill/contract/booking/problems';
import { customersProblems } from '@waybill/contract/customers/problems';
import { Problem } from '@waybill/contract/problem';
import { add, type Minor, subtract, ZERO } from '@waybill/kernel/money';
import {
  addWithinLimits,
  changeExposure,
  changeExposures,
  type CustomerCredit,
  type CustomerCard,
  lockCredit,
  lockCredits,
} from '#contexts/customers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { type CreditRequest, grantInOrder } from './domain/credit.ts';

/** A request to hold `wanted` of the customer's credit instead of `held`. */
export type CreditWish = {
  readonly customer: Pick<CustomerCard, 'id' | 'type'>;
  readonly held: Minor;
  readonly wanted: Minor;
  /** The time of booking; absent if it was booked earlier. */
  readonly bookedAt?: Date;
};

/**
 * Holds credit for each request in order. Returns null if there was enough, else the refusal
 * CreditLimitExceeded, and continues with the next request. Only account customers have a limit;
 * the debt of other customers is recorded too (decisions C-09). Each customer is locked once, until
 * the transaction ends.
 * @throws {Problem} CustomerNotFound
 */
export async function holdCredits(
  db: TenantDb,
  wishes: readonly CreditWish[],
): Promise<readonly (Problem | null)[]> {
  if (wishes.length === 1 && (await areHeldAtOnce(db, wishes))) return [null];
  const requests = wishes.map(creditRequestOf);
  const ids = requests.flatMap(({ customerId, more }) => (more === 0 ? [] : [customerId]));
  if (ids.length === 0 && wishes.every(({ bookedAt }) => bookedAt === undefined)) {
    return wishes.map(() => null);
  }
  const credits = await lockCredits(db, [...new Set(ids)]);
  if (ids.some((id) => !credits.has(id))) throw new Problem(customersProblems.CustomerNotFound);
  const limits = limitedOnly(credits, wishes);
  const { isGranted, more } = grantInOrder(requests, limits);
  const changes = [...more].map(([customerId, by]) => ({
    customerId,
    by,
    bookedAt: wishes.find(({ customer }) => customer.id === customerId)?.bookedAt,
  }));
  await changeExposures(
    db,
    changes.filter(({ by, bookedAt }) => by !== 0 || bookedAt !== undefined),
  );
  return requests.map((request, at) => (isGranted[at] ? null : refusalOf(request, limits)));
}

/**
 * Holds credit for all requests in one exchange with the database, without a prior decision, if the
 * limits allow it. If not, the caller must roll back or have sent a single request.
 */
async function areHeldAtOnce(db: TenantDb, wishes: readonly CreditWish[]): Promise<boolean> {
  const ofCustomers = Map.groupBy(wishes, ({ customer }) => customer.id);
  const changes = [...ofCustomers].flatMap(([customerId, ofCustomer]) => {
    const by = add(...ofCustomer.map((wish) => creditRequestOf(wish).more));
    const bookedAt = ofCustomer.find((wish) => wish.bookedAt !== undefined)?.bookedAt;
    const isLimited = ofCustomer.some(({ customer }) => customer.type === 'Account');
    return by === 0 && bookedAt === undefined ? [] : [{ customerId, by, isLimited, bookedAt }];
  });
  return changes.length === 0 || addWithinLimits(db, changes);
}

/**
 * Holds credit for all requests. Others wait for it until the transaction ends, so it is the last
 * that a batch of bookings does.
 * @throws {Problem} CreditLimitExceeded; the caller must then roll back
 */
export async function holdAllCredits(db: TenantDb, wishes: readonly CreditWish[]): Promise<void> {
  if (!(await areHeldAtOnce(db, wishes))) throw new Problem(bookingProblems.CreditLimitExceeded);
}

/** Holds credit for one request. @throws {Problem} CreditLimitExceeded, CustomerNotFound */
export async function holdCredit(db: TenantDb, wish: CreditWish): Promise<void> {
  const [refusal] = await holdCredits(db, [wish]);
  if (refusal) throw refusal;
}

const creditRequestOf = ({ customer, held, wanted }: CreditWish): CreditRequest => ({
  customerId: customer.id,
  more: subtract(wanted, held),
});

type Credits = ReadonlyMap<number, CustomerCredit>;

/** Only account customers have a credit limit. */
function limitedOnly(credits: Credits, wishes: readonly CreditWish[]): Credits {
  const accounts = new Set(
    wishes.flatMap(({ customer }) => (customer.type === 'Account' ? [customer.id] : [])),
  );
  return new Map(
    [...credits].map(([id, credit]) => [
      id,
      accounts.has(id) ? credit : { ...credit, limit: null },
    ]),
  );
}

const refusalOf = ({ customerId, more }: CreditRequest, credits: Credits): Problem =>
  new Problem(bookingProblems.CreditLimitExceeded, {
    values: { customerId, more, ...credits.get(customerId) },
  });

/** Releases the credit that a booking held. */
export async function releaseCredit(
  db: TenantDb,
  customerId: number | null,
  held: Minor,
): Promise<void> {
  if (customerId === null || held === 0) return;
  await lockCredit(db, customerId);
  await changeExposure(db, customerId, subtract(ZERO, held));
}
