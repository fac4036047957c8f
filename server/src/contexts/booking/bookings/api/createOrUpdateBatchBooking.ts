import type { CarrierClient } from '#contexts/carriers/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import type { Problem } from '@waybill/contract/problem';
import type { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { underPrefix } from '../named-as-sent.ts';
import { saveBookings } from '../save-booking.ts';
import type { BatchBookingResult } from '@waybill/contract/booking/bookings/shapes';

type Result = z.output<typeof BatchBookingResult>;
type Failed = Result['failBookings'][number];

export const createOrUpdateBatchBooking = (line: CarrierClient) =>
  handle(contract.createOrUpdateBatchBooking, async (call) => {
    const batchId = randomUUID();
    const toSaves = call.input.bookings.map((sent) => {
      const operations = call.input.operations ?? sent.operations ?? ['Save' as const];
      return { sent, operations, batchId };
    });
    const outcomes = await saveBookings({ ...call, line }, toSaves);
    return {
      batchId,
      successBookings: outcomes.flatMap((outcome, index) =>
        outcome.ok ? [{ index, booking: { id: outcome.value } }] : [],
      ),
      failBookings: outcomes.flatMap((outcome, index) =>
        outcome.ok ? [] : [failedOf(index, underPrefix(outcome.refusal, `bookings[${index}]`))],
      ),
    };
  });

const failedOf = (index: number, refusal: Problem): Failed => ({
  index,
  errorInfo: {
    code: refusal.definition.code,
    message: refusal.message,
    details: refusal.details,
    validationErrors:
      refusal.validationErrors?.map(({ message, members }) => ({
        message,
        members: [...members],
      })) ?? null,
  },
});
