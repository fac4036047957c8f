import * as contract from '@waybill/contract/booking/endpoints';
import { generalProblems, Problem } from '@waybill/contract/problem';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { split } from '../split.ts';

export const splitBooking = (line: CarrierClient) =>
  handle(contract.splitBooking, async (call) => {
    if (!isStaff(call.actor)) throw new Problem(generalProblems.NotPermitted);
    const { id, legs } = call.input;
    const childBookingIds = await split({ ...call, line }, id, legs);
    return { id, childBookingIds: [...childBookingIds] };
  });
