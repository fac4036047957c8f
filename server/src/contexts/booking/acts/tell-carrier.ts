import { type CarrierBooked, CarrierFailure, CarrierSilent } from '@waybill/adapters/carrier';
import { carrierOf, type CarrierLine, speak, type Spoken } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce } from '#platform/facts.ts';
import type { House } from '#platform/house.ts';
import type { BookingRow } from '../domain/booking-row.ts';
import { nextLookAt, pauseAfter } from '../domain/consigning.ts';
import { bookingChanged } from '../facts.ts';
import { booking, lockBooking } from '../sql/booking.ts';
import * as rows from '../sql/consigning.ts';
import { queueTelling, queueWithdrawal } from './consign.ts';
import { keepLabel, labelIfThere } from './carrier-label.ts';
import { canFail, fail } from './fail.ts';
import { queueLook } from './queue-look.ts';
import { shipmentOf } from './shipment.ts';
import { noteTry, patience_ms, takeTry, type Try } from './trying.ts';

export type TellingHouse = CarrierLine & Pick<House, 'files'>;

/** What a carrier answers: the booking, and its label where it has one of its own. */
type Answer = { readonly booked: CarrierBooked; readonly label: Uint8Array | null };

/**
 * Tells a carrier of a booking, after the booking is saved and outside of any transaction. One that
 * refuses leaves the booking Failed, its credit free, everything else as it was; one that is silent is
 * told again, later and later. A process that dies between the carrier's answer and our note tells it
 * again under the same key, and the carrier answers with what it has.
 */
export const tellCarrier =
  (house: TellingHouse) =>
  async ({ payload, database, tenantId, now, signal }: TaskCall): Promise<void> => {
    const id = Number(payload['consigningId']);
    const scope = systemScope(tenantId, `tell-carrier-${id}`);
    const asked = await database.transaction(scope, async (db) => {
      const taken = await takeTry(db, { id, state: 'Waiting' }, now);
      const row = taken === null ? undefined : await booking(db, taken.row.booking_id);
      if (taken === null || row === undefined) return null;
      const told = { key: taken.row.key, ...(await settingsOf(db)) };
      return { taken, shipment: shipmentOf(row, told, now) };
    });
    if (asked === null) return;
    const { taken, shipment } = asked;
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
    const spoken = await speak(house, taken.account, within, async (carrier, errand) => {
      if (carrier.book === undefined) throw new CarrierFailure('It takes no bookings.');
      const booked = await carrier.book(errand, shipment);
      return { booked, label: await labelIfThere(carrier, errand, booked.reference) };
    });
    await database.transaction(scope, (db) => note(db, house, { taken, spoken }, now));
  };

type Told = { readonly taken: Try; readonly spoken: Spoken<Answer> };

async function note(db: TenantDb, house: TellingHouse, told: Told, now: Date): Promise<void> {
  const { taken, spoken } = told;
  const row = await lockBooking(db, taken.row.booking_id);
  const current = await rows.lockConsigning(db, taken.row.id);
  if (current === undefined) return;
  const { outcome } = spoken;
  const value = outcome.ok
    ? (outcome.answer.booked.connote ?? outcome.answer.booked.reference)
    : null;
  await noteTry(db, { taken, purpose: 'Book', spoken, value }, now);
  if (current.state !== 'Waiting') await letGo(db, current, outcome, now);
  else if (outcome.ok) await noteTaken(db, house, { taken, answer: outcome.answer }, now);
  else await noteFailure(db, current, { row, failure: outcome.failure }, now);
  if (row !== undefined) {
    announce(db, bookingChanged({ id: row.id, customerId: row.customer_id }));
  }
}

/** Called off while the carrier was being told: what it has by now is called off next. */
async function letGo(
  db: TenantDb,
  { id, state, problem }: rows.ConsigningRow,
  outcome: Spoken<Answer>['outcome'],
  now: Date,
): Promise<void> {
  if (outcome.ok) await rows.saveNumbers(db, id, outcome.answer.booked, now);
  await rows.noteOutcome(db, id, { state, problem, nextAt: null }, now);
  if (state === 'Withdrawing') await queueWithdrawal(db, id);
}

async function noteTaken(
  db: TenantDb,
  { files }: TellingHouse,
  { taken: { row, account }, answer }: { readonly taken: Try; readonly answer: Answer },
  now: Date,
): Promise<void> {
  await rows.saveNumbers(db, row.id, answer.booked, now);
  await rows.noteOutcome(db, row.id, { state: 'Taken', problem: null, nextAt: null }, now);
  if (answer.label !== null) await keepLabel({ db, files }, row, answer.label, now);
  const next = carrierOf(account.carrierCode)?.track === undefined ? null : nextLookAt(now, now);
  if (next !== null) await queueLook(db, row.id, next);
}

type Failed = { readonly row: BookingRow | undefined; readonly failure: CarrierFailure };

/** A refusal is final; silence is tried again until it has lasted too long. */
async function noteFailure(
  db: TenantDb,
  { id, attempts }: rows.ConsigningRow,
  { row, failure }: Failed,
  now: Date,
): Promise<void> {
  const isSilent = failure instanceof CarrierSilent;
  const pause_ms = isSilent ? pauseAfter(attempts) : null;
  const problem = failure.message;
  if (pause_ms !== null) {
    const nextAt = new Date(now.getTime() + pause_ms);
    await rows.noteOutcome(db, id, { state: 'Waiting', problem, nextAt }, now);
    return queueTelling(db, id, nextAt);
  }
  const state = isSilent ? 'GivenUp' : 'Refused';
  await rows.noteOutcome(db, id, { state, problem, nextAt: null }, now);
  if (row !== undefined && canFail(row)) {
    await fail(db, row, isSilent ? 'CARRIER_SILENT' : 'CARRIER_REFUSED', now);
  }
}
