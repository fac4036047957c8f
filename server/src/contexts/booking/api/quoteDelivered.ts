import type { CarrierLine } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { lockUnpriced, priceOnWire, quotedAgain } from '../acts/price-delivered.ts';

export const quoteDelivered = (line: CarrierLine) =>
  handle(contract.quoteDelivered, async (call) => {
    const row = await lockUnpriced(call, call.input.bookingId);
    return priceOnWire(await quotedAgain({ ...call, line }, row), row.service_name);
  });
