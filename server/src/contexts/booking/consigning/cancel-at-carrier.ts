import { CarrierFailure, CarrierSilent } from '@waybill/adapters/carrier';
import { type CarrierClient, speak, type CarrierReply } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { pauseAfter } from './domain.ts';
import { lockBooking } from '../bookings/sql/booking.ts';
import { lockConsigning, noteOutcome, type ConsigningOutcome } from './sql.ts';
import { queueWithdrawal } from './consign.ts';
import { noteAttempt, timeout_ms, claimAttempt, type Attempt } from './retry-policy.ts';

/**
 * Cancels a booking at its carrier. If the carrier's response never arrived, the carrier is first
 * queried for what it has. A carrier that does not respond is retried with growing pauses. A
 * consignment that it refuses to cancel stays visible, with its response in the operation log.
 */
export const cancelAtCarrier =
  (client: CarrierClient) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'booking.cancelAtCarrier'>): Promise<void> => {
    const { consigningId: id } = payload;
    const scope = systemScope(tenantId, `cancel-at-carrier-${id}`);
    const claimed = await database.transaction(scope, (db) =>
      claimAttempt(db, { id, state: 'Withdrawing' }, now),
    );
    if (claimed === null) return;
    const { row, account } = claimed;
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const spoken = await speak(
      { ...client, signal: within },
      account,
      async (carrier, carrierRequest) => {
        const reference =
          row.reference ?? (await carrier.find?.(carrierRequest, row.key))?.reference;
        if (reference === undefined) return 'The carrier had no record of it';
        if (carrier.cancel === undefined) throw new CarrierFailure('It calls nothing off.');
        await carrier.cancel(carrierRequest, reference);
        return reference;
      },
    );
    await database.transaction(scope, (db) => note(db, { taken: claimed, spoken }, now));
  };

type AttemptResult = { readonly taken: Attempt; readonly spoken: CarrierReply<string> };

async function note(
  db: TenantDb,
  { taken: claimed, spoken }: AttemptResult,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(db, claimed.row.booking_id);
  const current = await lockConsigning(db, claimed.row.id);
  if (current === undefined) return;
  const { outcome } = spoken;
  const value = outcome.ok ? outcome.response : null;
  await noteAttempt(db, { taken: claimed, purpose: 'Cancel', spoken, value }, now);
  const after = outcomeOf(outcome, current.attempts, now);
  await noteOutcome(db, { ...after, id: current.id }, now);
  if (after.nextAt !== null) await queueWithdrawal(db, current.id, after.nextAt);
  if (booking === undefined) return;
  publish(db, 'booking.changed', { id: booking.id, customerId: booking.customer_id });
}

function outcomeOf(
  outcome: AttemptResult['spoken']['outcome'],
  attempts: number,
  now: Date,
): ConsigningOutcome {
  if (outcome.ok) return { state: 'Withdrawn', problem: null, nextAt: null };
  const { failure } = outcome;
  const pause_ms = failure instanceof CarrierSilent ? pauseAfter(attempts) : null;
  return pause_ms === null
    ? { state: 'NotWithdrawn', problem: failure.message, nextAt: null }
    : {
        state: 'Withdrawing',
        problem: failure.message,
        nextAt: new Date(now.getTime() + pause_ms),
      };
}
