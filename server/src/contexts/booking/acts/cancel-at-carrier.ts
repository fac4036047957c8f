import { CarrierFailure } from '@waybill/adapters/carrier';
import { carrierAccount, carrierOf } from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { addLogs } from '../sql/beside.ts';
import { booking } from '../sql/booking.ts';

const patience_ms = 20_000;

/** Tells the carrier that a booking was called off; what it says is kept in the operation log. */
export async function cancelAtCarrier(call: TaskCall): Promise<void> {
  const bookingId = Number(call.payload['bookingId']);
  const scope = systemScope(call.tenantId, `cancel-at-carrier-${bookingId}`);
  const asked = await call.database.transaction(scope, async (db) => {
    const row = await booking(db, bookingId);
    if (row === undefined || row.carrier_account_id === null || row.consignment_id === null) {
      return null;
    }
    const account = await carrierAccount(db, row.carrier_account_id);
    return account === undefined ? null : { row, account, consignment: row.consignment_id };
  });
  const carrier = asked === null ? undefined : carrierOf(asked.account.carrierCode);
  if (asked === null || carrier === undefined || carrier.isManual || carrier.code === 'OWN') return;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(patience_ms)]);
  const said = await carrier.cancel(asked.account, asked.consignment, signal).then(
    () => ({ status: 'Success' as const, value: asked.consignment }),
    (error: unknown) => {
      if (error instanceof CarrierFailure)
        return { status: 'Failed' as const, value: error.message };
      throw error;
    },
  );
  const about = { bookingId, customerId: asked.row.customer_id, operation: 'Cancel' };
  await call.database.transaction(scope, async (db) => {
    await addLogs(db, [{ ...about, ...said }], call.now);
  });
}
