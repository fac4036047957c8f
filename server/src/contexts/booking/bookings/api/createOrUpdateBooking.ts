import type { CarrierClient } from '#contexts/carriers/public.ts';
import { type BatchHandler, handle, latestOf } from '#platform/context.ts';
import * as contract from '@waybill/contract/booking/endpoints';
import type { InputOf } from '@waybill/contract/endpoint';
import type { ToSave } from '../begin-saving.ts';
import { bookingResponse, bookingResponses } from '../booking-page.ts';
import { holdAllCredits } from '../credit.ts';
import { namedAsSent } from '../named-as-sent.ts';
import { saveAndRead, saveNewBookings } from '../save-booking.ts';

type Call = typeof contract.createOrUpdateBooking;

export const createOrUpdateBooking = (line: CarrierClient) =>
  handle(
    contract.createOrUpdateBooking,
    ({ input, ...call }) =>
      namedAsSent('booking', () =>
        saveAndRead({ ...call, line }, toSave(input), (id) =>
          bookingResponse(call.db, call.actor, id),
        ),
      ),
    { batch: newBookings(line) },
  );

const toSave = ({ booking: sent, base, bookingNote, operations }: InputOf<Call>): ToSave => ({
  sent,
  base: base ?? undefined,
  operations: operations ?? sent.operations ?? ['Save' as const],
  note: bookingNote?.comment,
});

/**
 * New bookings that depend on no record that others change. A booking whose carrier must be asked
 * for a price is refused, and so saved alone: it would delay the others.
 */
const newBookings = (line: CarrierClient): BatchHandler<Call> => ({
  takes({ input }) {
    const { id, quoteId, promoCode } = input.booking;
    return !id && !quoteId && !promoCode;
  },
  async handle({ db, actor, calls }) {
    const bookings = calls.map(({ input, requestId }) => ({ toSave: toSave(input), requestId }));
    const command = { db, actor, now: latestOf(calls), line: { ...line, callOut: noCalls } };
    const { saved, credits } = await saveNewBookings(command, bookings, (ids) =>
      bookingResponses(db, actor, ids),
    );
    await holdAllCredits(db, credits);
    return saved;
  },
});

const refuseCall = (): never => {
  throw new Error('Carriers are not asked about several bookings together');
};

const noCalls = { refusalOf: refuseCall, call: refuseCall, post: refuseCall };
