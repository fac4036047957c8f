import * as contract from '@waybill/contract/booking/endpoints';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import { consolidate } from '../consolidate.ts';
import { booking } from '../../bookings/sql/booking.ts';

export const consolidateBookings = (line: CarrierClient) =>
  handle(contract.consolidateBookings, async (call) => {
    const bookingId = await consolidate({ ...call, line }, call.input.bookingIds);
    const row = found(await booking(call.db, bookingId), bookingProblems.BookingNotFound);
    const consignmentId = row.consignment_id ?? '';
    return { bookingId, consignmentId, total: toDecimal(row.total_minor) };
  });
