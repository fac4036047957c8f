import {
  type CarrierAccountCard,
  carrierAccount,
  noteCall,
  type CarrierReply,
} from '#contexts/carriers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { addLogs, type NewLog } from '../bookings/sql/related-rows.ts';
import { claimConsigning, consigning, type ConsigningRow } from './sql.ts';
import { queueConsigning, queueWithdrawal } from './consign.ts';

/** How long a carrier may take to book or to cancel. */
export const timeout_ms = 20_000;
/** By this time an attempt has ended or its process is dead. */
const claim_ms = 60_000;

export type Attempt = { readonly row: ConsigningRow; readonly account: CarrierAccountCard };

/**
 * Claims the next attempt of a consignment for one caller at a time. Returns null if there is
 * nothing to try, or if another caller has the claim; the task then runs again after that claim
 * must have ended.
 */
export async function claimAttempt(
  db: TenantDb,
  { id, state }: { readonly id: number; readonly state: 'Waiting' | 'Withdrawing' },
  now: Date,
): Promise<Attempt | null> {
  const until = new Date(now.getTime() + claim_ms);
  const row = await claimConsigning(db, { id, state, until }, now);
  if (row === undefined) {
    const held = await consigning(db, id);
    const isHeld = held?.state === state && held.claimed_until !== null;
    const queue = state === 'Waiting' ? queueConsigning : queueWithdrawal;
    if (isHeld && held.claimed_until) await queue(db, id, held.claimed_until);
    return null;
  }
  const account = await carrierAccount(db, row.carrier_account_id);
  return account === undefined ? null : { row, account };
}

/** Records an attempt in the booking's operation log and among the calls of its account. */
export async function noteAttempt(
  db: TenantDb,
  attempted: AttemptResult,
  now: Date,
): Promise<void> {
  const { taken: attempt, purpose, spoken, value } = attempted;
  const { booking_id: bookingId, carrier_account_id: accountId } = attempt.row;
  await addLogs(db, [logOf(attempted)], now);
  await noteCall(db, { accountId, bookingId, purpose, spoken, answer: value }, now);
}

type AttemptResult = {
  readonly taken: Attempt;
  readonly purpose: 'Book' | 'Cancel';
  readonly spoken: CarrierReply<unknown>;
  /** The response as text. */
  readonly value: string | null;
};

/**
 * Returns the operation log entry of an attempt; without a call there is no request or response.
 */
function logOf({ taken: { row }, purpose, spoken, value }: AttemptResult): NewLog {
  const { outcome, exchanges, took_ms } = spoken;
  const texts = (side: 'request' | 'response') =>
    exchanges.length === 0 ? null : JSON.stringify(exchanges.map((each) => each[side]));
  return {
    bookingId: row.booking_id,
    customerId: row.customer_id,
    operation: purpose === 'Book' ? 'CreateConsignment' : 'Cancel',
    status: outcome.ok ? 'Success' : 'Failed',
    value: outcome.ok ? value : outcome.failure.message,
    request: texts('request'),
    response: texts('response'),
    carrierAccountId: row.carrier_account_id,
    attempt: row.attempts,
    tookMs: took_ms,
  };
}
