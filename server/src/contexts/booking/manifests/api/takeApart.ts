import * as contract from '@waybill/contract/booking/endpoints';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import { takeApart as act } from '../take-apart.ts';
import { bookings } from '../../bookings/sql/booking.ts';

export const takeApart = (line: CarrierClient) =>
  handle(contract.takeApart, async (call) => {
    const ids = await act({ ...call, line }, call.input.bookingId);
    const rows = await bookings(call.db, ids);
    return {
      items: rows.map((row) => ({ bookingId: row.id, consignmentId: row.consignment_id ?? '' })),
    };
  });
