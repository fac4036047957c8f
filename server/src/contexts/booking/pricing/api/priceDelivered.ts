import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import { lockUnpriced, pricedNow, toPrice } from '../price-delivered.ts';

export const priceDelivered = (line: CarrierClient) =>
  handle(contract.priceDelivered, async (call) => {
    const row = await lockUnpriced(call, call.input.bookingId);
    return toPrice(await pricedNow({ ...call, line }, row, call.input), row.service_name);
  });
