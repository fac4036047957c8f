import { CarrierFailure } from '@waybill/adapters/carrier';
import { localDateOf } from '@waybill/kernel/time';
import { carrierAccount, carrierOf } from '#contexts/carriers/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { announce } from '#platform/facts.ts';
import type { BookingRow } from '../domain/booking-row.ts';
import { quoteRequestOf } from '../domain/quoted-freight.ts';
import { bookingChanged } from '../facts.ts';
import { addLogs } from '../sql/beside.ts';
import { booking, lockBooking } from '../sql/booking.ts';
import { canFail, fail } from './fail.ts';

const patience_ms = 20_000;

/**
 * Tells the carrier of a booking, after the booking is saved. A carrier that refuses leaves the
 * booking Failed, its credit free, everything else as it was. Safe to run twice: a carrier knows the
 * shipment by its consignment number.
 */
export async function tellCarrier(call: TaskCall): Promise<void> {
  const bookingId = Number(call.payload['bookingId']);
  const scope = systemScope(call.tenantId, `tell-carrier-${bookingId}`);
  const asked = await call.database.transaction(scope, async (db) => {
    const row = await booking(db, bookingId);
    if (row === undefined || row.booked_at === null || row.consignment_id === null) return null;
    if (row.carrier_account_id === null || row.status === 'Cancelled') return null;
    const account = await carrierAccount(db, row.carrier_account_id);
    const { timezone } = await settingsOf(db);
    return account === undefined ? null : { row, account, timezone };
  });
  const carrier = asked === null ? undefined : carrierOf(asked.account.carrierCode);
  // The own fleet and manual carriers have nobody to tell.
  if (asked === null || carrier === undefined || carrier.isManual || carrier.code === 'OWN') return;
  const { row, account, timezone } = asked;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(patience_ms)]);
  const shipment = shipmentOf(row, call.now, timezone);
  try {
    const booked = await carrier.book(account, shipment, signal);
    await note(call, row, 'Success', booked.reference);
  } catch (error) {
    if (!(error instanceof CarrierFailure)) throw error;
    await note(call, row, 'Failed', error.message);
  }
}

function shipmentOf(row: BookingRow, now: Date, timezone: string) {
  const request = quoteRequestOf(row, now, timezone);
  const place = (address: typeof request.fromAddress) => ({
    countryCode: address.countryCode,
    postCode: address.postCode,
    suburb: address.suburb,
    isResidential: address.type === 'Residential',
  });
  return {
    from: place(request.fromAddress),
    to: place(request.toAddress),
    items: row.items,
    pickupOptions: row.pickup_options,
    deliveryOptions: row.delivery_options,
    isDangerousGood: row.is_dangerous,
    day: localDateOf(row.booking_date ?? now, timezone),
    consignmentId: row.consignment_id ?? '',
    serviceCode: row.service_code ?? '',
  };
}

async function note(
  call: TaskCall,
  asked: BookingRow,
  status: 'Success' | 'Failed',
  value: string,
): Promise<void> {
  const scope = systemScope(call.tenantId, `tell-carrier-${asked.id}`);
  await call.database.transaction(scope, async (db) => {
    const row = await lockBooking(db, asked.id);
    if (row === undefined) return;
    const about = { bookingId: row.id, customerId: row.customer_id };
    const entry = { ...about, operation: 'CreateConsignment', status, value };
    await addLogs(db, [entry], call.now);
    if (status === 'Success' || !canFail(row)) {
      await announce(db, bookingChanged({ id: row.id, customerId: row.customer_id }));
      return;
    }
    await fail(db, row, 'CARRIER_REFUSED', call.now);
  });
}
