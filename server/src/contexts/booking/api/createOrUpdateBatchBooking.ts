import type { CarrierLine } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import type { BatchBookingResult } from '@waybill/contract/booking/shapes';
import type { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { eachAlone } from '../acts/each-alone.ts';
import { namedAsSent } from '../acts/named-as-sent.ts';
import { saveBooking } from '../acts/save-booking.ts';

type Result = z.output<typeof BatchBookingResult>;

export const createOrUpdateBatchBooking = (line: CarrierLine) =>
  handle(contract.createOrUpdateBatchBooking, async (call) => {
    const { bookings, operations } = call.input;
    const batchId = randomUUID();
    const successBookings: Result['successBookings'] = [];
    const failBookings: Result['failBookings'] = [];
    for (const [index, sent] of bookings.entries()) {
      const asked = operations ?? sent.operations ?? ['Save' as const];
      const outcome = await eachAlone(call.db, () =>
        namedAsSent(`bookings[${index}]`, () =>
          saveBooking({ ...call, line }, { sent, operations: asked, batchId }),
        ),
      );
      if (outcome.ok) successBookings.push({ index, booking: { id: outcome.value } });
      else failBookings.push({ index, errorInfo: errorOf(outcome.refusal) });
    }
    return { batchId, successBookings, failBookings };
  });

type Refusal = Extract<Awaited<ReturnType<typeof eachAlone>>, { readonly ok: false }>['refusal'];

const errorOf = (refusal: Refusal): Result['failBookings'][number]['errorInfo'] => ({
  code: refusal.definition.code,
  message: refusal.message,
  details: refusal.details,
  validationErrors:
    refusal.validationErrors?.map(({ message, members }) => ({ message, members: [...members] })) ??
    null,
});
