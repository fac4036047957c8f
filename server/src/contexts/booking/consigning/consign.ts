import { sentence } from '@waybill/contract/sentence';
import { whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { carrierAccount, carrierOf } from '#contexts/carriers/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { enqueue } from '#platform/events.ts';
import { type BookingRow, subjectOf } from '../bookings/domain/booking-row.ts';
import { keyOf, withdrawalOf } from './domain.ts';
import { bookings } from '../bookings/sql/booking.ts';
import * as rows from './sql.ts';
import { fingerprintOf } from './shipment.ts';

/**
 * Hands booked bookings to their carriers: a task notifies connected carriers after commit, manual
 * carriers wait for staff to enter the numbers, and the tenant's own fleet needs no notification.
 * The same freight is never sent under two keys; changed freight replaces what was sent before.
 */
export async function consign(
  db: TenantDb,
  bookingIds: readonly number[],
  now: Date,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const booked = await bookings(db, bookingIds);
  const current = await rows.lockCurrentConsignings(db, bookingIds);
  const before = new Map(current.map((row) => [row.booking_id, row]));
  const others: BookingRow[] = [];
  // The legs of a journey are consigned in its place.
  for (const row of booked.filter((each) => !each.is_multi_leg)) {
    const known = before.get(row.id);
    if (known !== undefined && isSame(known, fingerprintOf(row))) await goOn(db, known, now);
    else {
      if (known !== undefined) await replace(db, known, now);
      others.push(row);
    }
  }
  await startConsigning(db, others, now);
}

async function startConsigning(
  db: TenantDb,
  booked: readonly BookingRow[],
  now: Date,
): Promise<void> {
  const able = booked.filter(({ carrier_code: code }) => hasToKnow(code));
  if (able.length === 0) return;
  const earlier = await rows.countConsignings(
    db,
    able.map(({ id }) => id),
  );
  const added = await rows.addConsignings(
    db,
    able.flatMap((row) => newConsigning(row, earlier.get(row.id) ?? 0) ?? []),
    now,
  );
  for (const { id, state } of added) if (state === 'Waiting') await queueConsigning(db, id);
}

function newConsigning(row: BookingRow, earlier: number): rows.NewConsigning | null {
  const { customer_id: customerId, consignment_id: consignmentId } = row;
  const { carrier_account_id: carrierAccountId } = row;
  if (customerId === null || consignmentId === null || carrierAccountId === null) return null;
  return {
    bookingId: row.id,
    customerId,
    carrierAccountId,
    key: keyOf(consignmentId, earlier),
    fingerprint: fingerprintOf(row),
    state: carrierOf(row.carrier_code ?? '')?.book === undefined ? 'AwaitingNumber' : 'Waiting',
  };
}

/** True if an external carrier must be notified; the tenant's own fleet needs no notification. */
export function hasToKnow(carrierCode: string | null): boolean {
  const carrier = carrierOf(carrierCode ?? '');
  return carrier !== undefined && (carrier.isManual || carrier.book !== undefined);
}

/**
 * True if the freight was already sent. A cancelled consignment cannot be reused: sending it again
 * makes another shipment.
 */
const isSame = ({ state, ...before }: rows.ConsigningRow, fingerprint: string): boolean =>
  before.fingerprint === fingerprint &&
  !['Withdrawing', 'Withdrawn', 'NotWithdrawn'].includes(state);

async function goOn(db: TenantDb, { id, state }: rows.ConsigningRow, now: Date): Promise<void> {
  if (state !== 'Refused' && state !== 'GivenUp') return;
  await rows.beginAgain(db, { id, state: 'Waiting' }, now);
  await queueConsigning(db, id);
}

async function replace(db: TenantDb, before: rows.ConsigningRow, now: Date): Promise<void> {
  await withdraw(db, before, now);
  await rows.replaceConsigning(db, before.id, now);
}

/** Cancels a locked booking at its carrier, after commit. */
export async function withdrawConsignment(
  db: TenantDb,
  bookingId: number,
  now: Date,
): Promise<void> {
  const row = await rows.lockCurrentConsigning(db, bookingId);
  if (row !== undefined) await withdraw(db, row, now);
}

async function withdraw(db: TenantDb, row: rows.ConsigningRow, now: Date): Promise<void> {
  const account = await carrierAccount(db, row.carrier_account_id);
  const isManual = account?.isManual ?? false;
  const state = withdrawalOf({ state: row.state, wasSent: row.attempts > 0 }, { isManual });
  if (state === null) return;
  await rows.beginAgain(db, { id: row.id, state }, now);
  if (state === 'NotWithdrawn') {
    const problem = sentence(
      '{carrier} is not connected. Please cancel the booking with the carrier directly.',
      {
        carrier: account?.name ?? 'it',
      },
    );
    await rows.noteOutcome(db, { id: row.id, state, problem, nextAt: null }, now);
  }
  if (state === 'Withdrawing') await queueWithdrawal(db, row.id);
}

/**
 * Immediately retries a request without a response or a refused cancellation.
 * @throws {Problem} CannotBook if there is nothing to retry
 */
export async function retryConsigning(db: TenantDb, booked: BookingRow, now: Date): Promise<void> {
  const row = await rows.lockCurrentConsigning(db, booked.id);
  const account = row && (await carrierAccount(db, row.carrier_account_id));
  if (row?.state === 'Waiting') return queueConsigning(db, row.id);
  if (row?.state === 'NotWithdrawn' && account?.isManual === false) {
    await rows.beginAgain(db, { id: row.id, state: 'Withdrawing' }, now);
    return queueWithdrawal(db, row.id);
  }
  const message = whyNot('book', subjectOf(booked)) ?? bookingProblems.CannotBook.message;
  throw new Problem(bookingProblems.CannotBook, { message });
}

type ManualNumber = {
  readonly bookingId: number;
  readonly number: string;
  readonly trackingUrl: (pattern: string) => string | null;
};

/** Records the number given by the carrier of a manual booking, or our own number. */
export async function noteManualNumber(
  db: TenantDb,
  { bookingId, number, trackingUrl: urlBy }: ManualNumber,
  now: Date,
): Promise<void> {
  const row = await rows.lockCurrentConsigning(db, bookingId);
  const account = row && (await carrierAccount(db, row.carrier_account_id));
  if (row === undefined || !account?.isManual) return;
  if (row.state !== 'AwaitingNumber' && row.state !== 'Taken') return;
  const trackingUrl = urlBy(account.attributes['trackingUrl'] ?? '');
  const { id } = row;
  await rows.saveNumbers(db, { id, reference: number, connote: number, trackingUrl }, now);
  await rows.noteOutcome(db, { id, state: 'Taken', problem: null, nextAt: null }, now);
}

export const queueConsigning = (db: TenantDb, consigningId: number, runAt?: Date): Promise<void> =>
  enqueue(
    db,
    {
      name: 'booking.tellCarrier',
      key: `tell ${db.scope.tenantId} ${consigningId}`,
      ...(runAt && { runAt }),
    },
    { consigningId },
  );

export const queueWithdrawal = (db: TenantDb, consigningId: number, runAt?: Date): Promise<void> =>
  enqueue(
    db,
    {
      name: 'booking.cancelAtCarrier',
      key: `call off ${db.scope.tenantId} ${consigningId}`,
      ...(runAt && { runAt }),
    },
    { consigningId },
  );
