import type { CarrierLine } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { lockUnpriced, pricedNow, priceOnWire } from '../acts/price-delivered.ts';

export const priceDelivered = (line: CarrierLine) =>
  handle(contract.priceDelivered, async (call) => {
    const row = await lockUnpriced(call, call.input.bookingId);
    return priceOnWire(await pricedNow({ ...call, line }, row, call.input), row.service_name);
  });
