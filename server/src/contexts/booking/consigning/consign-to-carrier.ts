import { type CarrierBooked, CarrierFailure, CarrierSilent } from '@waybill/adapters/carrier';
import {
  carrierOf,
  type CarrierClient,
  speak,
  type CarrierReply,
} from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { nextLookAt, pauseAfter } from './domain.ts';
import { booking, lockBooking } from '../bookings/sql/booking.ts';
import * as rows from './sql.ts';
import { queueConsigning, queueWithdrawal } from './consign.ts';
import { storeLabel, labelIfThere, type FilingContext } from '../documents/carrier-label.ts';
import { canFail, fail } from '../bookings/fail.ts';
import { queueLook } from './queue-look.ts';
import { shipmentOf } from './shipment.ts';
import { noteAttempt, timeout_ms, claimAttempt, type Attempt } from './retry-policy.ts';

export type ConsigningServices = CarrierClient & Pick<Services, 'files'>;

/** A carrier's response: the booking, and the carrier's label if it has one. */
type ConsignResult = { readonly booked: CarrierBooked; readonly label: Uint8Array | null };

/**
 * Sends a booking to its carrier, after the booking is saved and outside any transaction. A refusal
 * fails the booking, releases its credit and leaves the rest unchanged; without a response the
 * carrier is retried with growing pauses. If a process dies between the carrier's response and our
 * record of it, the booking is sent again with the same idempotency key, and the carrier returns
 * what it has.
 */
export const consignToCarrier =
  (services: ConsigningServices) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'booking.tellCarrier'>): Promise<void> => {
    const { consigningId: id } = payload;
    const scope = systemScope(tenantId, `notify-carrier-${id}`);
    const claimed = await database.transaction(scope, async (db) => {
      const attempt = await claimAttempt(db, { id, state: 'Waiting' }, now);
      const row = attempt === null ? undefined : await booking(db, attempt.row.booking_id);
      if (attempt === null || row === undefined) return null;
      const terms = { key: attempt.row.key, ...(await settingsOf(db)) };
      return { taken: attempt, shipment: shipmentOf(row, terms, now) };
    });
    if (claimed === null) return;
    const { taken: attempt, shipment } = claimed;
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const spoken = await speak(
      { ...services, signal: within },
      attempt.account,
      async (carrier, carrierRequest) => {
        if (carrier.book === undefined) throw new CarrierFailure('It takes no bookings.');
        const booked = await carrier.book(carrierRequest, shipment);
        return { booked, label: await labelIfThere(carrier, carrierRequest, booked.reference) };
      },
    );
    const { files } = services;
    await database.transaction(scope, (db) => note({ db, files, now }, { taken: attempt, spoken }));
  };

type Attempted = { readonly taken: Attempt; readonly spoken: CarrierReply<ConsignResult> };

async function note(at: FilingContext, { taken: attempt, spoken }: Attempted): Promise<void> {
  const { db, now } = at;
  const row = await lockBooking(db, attempt.row.booking_id);
  const current = await rows.lockConsigning(db, attempt.row.id);
  if (current === undefined) return;
  const { outcome } = spoken;
  const value = outcome.ok
    ? (outcome.response.booked.connote ?? outcome.response.booked.reference)
    : null;
  await noteAttempt(db, { taken: attempt, purpose: 'Book', spoken, value }, now);
  if (current.state !== 'Waiting') await letGo(at, current, outcome);
  else if (outcome.ok) await noteAccepted(at, attempt, outcome.response);
  else await noteFailure(at, current, { row, failure: outcome.failure });
  if (row !== undefined) {
    publish(db, 'booking.changed', { id: row.id, customerId: row.customer_id });
  }
}

/** Saves the outcome for a booking cancelled during the request, and queues its withdrawal. */
async function letGo(
  { db, now }: FilingContext,
  { id, state, problem }: rows.ConsigningRow,
  outcome: CarrierReply<ConsignResult>['outcome'],
): Promise<void> {
  if (outcome.ok) await rows.saveNumbers(db, { ...outcome.response.booked, id }, now);
  await rows.noteOutcome(db, { id, state, problem, nextAt: null }, now);
  if (state === 'Withdrawing') await queueWithdrawal(db, id);
}

async function noteAccepted(
  at: FilingContext,
  { row, account }: Attempt,
  { booked, label }: ConsignResult,
): Promise<void> {
  const { db, now } = at;
  await rows.saveNumbers(db, { ...booked, id: row.id }, now);
  await rows.noteOutcome(db, { id: row.id, state: 'Taken', problem: null, nextAt: null }, now);
  if (label !== null) await storeLabel(at, row, label);
  const next = carrierOf(account.carrierCode)?.track === undefined ? null : nextLookAt(now, now);
  if (next !== null) await queueLook(db, row.id, next);
}

type Failed = { readonly row: BookingRow | undefined; readonly failure: CarrierFailure };

/** Records a failure: a refusal is final, a missing response is retried for a limited time. */
async function noteFailure(
  { db, now }: FilingContext,
  { id, attempts }: rows.ConsigningRow,
  { row, failure }: Failed,
): Promise<void> {
  const isSilent = failure instanceof CarrierSilent;
  const pause_ms = isSilent ? pauseAfter(attempts) : null;
  const problem = failure.message;
  if (pause_ms !== null) {
    const nextAt = new Date(now.getTime() + pause_ms);
    await rows.noteOutcome(db, { id, state: 'Waiting', problem, nextAt }, now);
    return queueConsigning(db, id, nextAt);
  }
  const state = isSilent ? 'GivenUp' : 'Refused';
  await rows.noteOutcome(db, { id, state, problem, nextAt: null }, now);
  if (row !== undefined && canFail(row)) {
    await fail({ db, now }, row, isSilent ? 'CARRIER_SILENT' : 'CARRIER_REFUSED');
  }
}
