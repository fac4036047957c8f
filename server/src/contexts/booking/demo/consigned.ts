import type { TenantDb } from '#platform/db/database.ts';
import { fingerprintOf } from '../consigning/shipment.ts';
import { pauseAfter } from '../consigning/domain.ts';
import type { BookingRow } from '../bookings/domain/booking-row.ts';
import { addLogs, type NewLog } from '../bookings/sql/related-rows.ts';
import { bookings } from '../bookings/sql/booking.ts';
import { addHistoricalConsignings, type HistoricalConsigning } from './sql.ts';

/** Adds the consignings at simulated carriers: accepted, cancelled or never answered. */
export async function addConsignings(
  db: TenantDb,
  bookingIds: readonly number[],
  now: Date,
): Promise<void> {
  const consigned = (await bookings(db, bookingIds)).filter(isConsignable);
  await addHistoricalConsignings(db, consigned.map(consigningOf));
  await addLogs(db, consigned.flatMap(logsOf), now);
}

type ConsignableBooking = BookingRow & {
  readonly customer_id: number;
  readonly consignment_id: string;
  readonly carrier_account_id: number;
  readonly booked_at: Date;
};

const isConsignable = (row: BookingRow): row is ConsignableBooking =>
  row.booked_at !== null &&
  row.customer_id !== null &&
  row.consignment_id !== null &&
  row.carrier_account_id !== null &&
  ['TESTEXP', 'TESTLATE', 'MANUAL'].includes(row.carrier_code ?? '');

const silence = 'Always Late Express does not answer: its service is down.';
const referenceOf = ({ carrier_code, consignment_id }: ConsignableBooking) =>
  `${carrier_code}-${consignment_id}`;

function consigningOf(row: ConsignableBooking): HistoricalConsigning {
  const about = {
    booking_id: row.id,
    customer_id: row.customer_id,
    carrier_account_id: row.carrier_account_id,
    key: row.consignment_id,
    fingerprint: fingerprintOf(row),
    at: row.booked_at,
  };
  if (row.status === 'Failed') {
    return { ...about, state: 'GivenUp', attempts, problem: silence, reference: null };
  }
  if (row.carrier_code === 'MANUAL') {
    return { ...about, state: 'AwaitingNumber', attempts: 0, problem: null, reference: null };
  }
  const state = row.status === 'Cancelled' ? 'Withdrawn' : 'Taken';
  return { ...about, state, attempts: 1, problem: null, reference: referenceOf(row) };
}

/** The pauses between attempts until an unresponsive carrier is given up. */
const pauses_ms = [1, 2, 3, 4, 5].map((attempted) => pauseAfter(attempted) ?? 0);
const attempts = pauses_ms.length + 1;

function logsOf(row: ConsignableBooking): readonly NewLog[] {
  const about = {
    bookingId: row.id,
    customerId: row.customer_id,
    operation: 'CreateConsignment',
    carrierAccountId: row.carrier_account_id,
  };
  if (row.carrier_code === 'MANUAL') return [];
  if (row.status !== 'Failed') {
    const done = { status: 'Success', value: referenceOf(row), attempt: 1, tookMs: 312 } as const;
    return [{ ...about, ...done, at: row.booked_at }];
  }
  let at_ms = row.booked_at.getTime();
  return [0, ...pauses_ms].map((pause_ms, attempted): NewLog => {
    at_ms += pause_ms;
    const failed = { status: 'Failed', value: silence, attempt: attempted + 1, tookMs: 4 } as const;
    return { ...about, ...failed, at: new Date(at_ms) };
  });
}
