import { CarrierFailure, CarrierSilent } from '@waybill/adapters/carrier';
import { type CarrierLine, speak, type Spoken } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce } from '#platform/facts.ts';
import { pauseAfter } from '../domain/consigning.ts';
import { bookingChanged } from '../facts.ts';
import { lockBooking } from '../sql/booking.ts';
import { lockConsigning, noteOutcome, type Outcome } from '../sql/consigning.ts';
import { queueWithdrawal } from './consign.ts';
import { noteTry, patience_ms, takeTry, type Try } from './trying.ts';

/**
 * Calls off what a carrier knows of a booking. Where its answer never came, the carrier is asked first
 * what it has. One that is silent is asked again, later and later; what it will not call off stays
 * visible, and the operation log says what it answered.
 */
export const cancelAtCarrier =
  (line: CarrierLine) =>
  async ({ payload, database, tenantId, now, signal }: TaskCall): Promise<void> => {
    const id = Number(payload['consigningId']);
    const scope = systemScope(tenantId, `cancel-at-carrier-${id}`);
    const taken = await database.transaction(scope, (db) =>
      takeTry(db, { id, state: 'Withdrawing' }, now),
    );
    if (taken === null) return;
    const { row, account } = taken;
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
    const spoken = await speak(line, account, within, async (carrier, errand) => {
      const reference = row.reference ?? (await carrier.find?.(errand, row.key))?.reference;
      if (reference === undefined) return 'The carrier knew nothing of it';
      if (carrier.cancel === undefined) throw new CarrierFailure('It calls nothing off.');
      await carrier.cancel(errand, reference);
      return reference;
    });
    await database.transaction(scope, (db) => note(db, { taken, spoken }, now));
  };

type Tried = { readonly taken: Try; readonly spoken: Spoken<string> };

async function note(db: TenantDb, { taken, spoken }: Tried, now: Date): Promise<void> {
  const booking = await lockBooking(db, taken.row.booking_id);
  const current = await lockConsigning(db, taken.row.id);
  if (current === undefined) return;
  const { outcome } = spoken;
  const value = outcome.ok ? outcome.answer : null;
  await noteTry(db, { taken, purpose: 'Cancel', spoken, value }, now);
  const after = outcomeOf(outcome, current.attempts, now);
  await noteOutcome(db, current.id, after, now);
  if (after.nextAt !== null) await queueWithdrawal(db, current.id, after.nextAt);
  if (booking === undefined) return;
  announce(db, bookingChanged({ id: booking.id, customerId: booking.customer_id }));
}

function outcomeOf(outcome: Tried['spoken']['outcome'], attempts: number, now: Date): Outcome {
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
