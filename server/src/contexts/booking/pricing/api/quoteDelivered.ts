import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { lockUnpriced, toPrice, quotedAgain } from '../price-delivered.ts';

export const quoteDelivered = (line: CarrierClient) =>
  handle(contract.quoteDelivered, async (call) => {
    const row = await lockUnpriced(call, call.input.bookingId);
    return toPrice(await quotedAgain({ ...call, line }, row), row.service_name);
  });
