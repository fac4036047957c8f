import { sentence } from '@waybill/contract/sentence';
import { manualTrackingUrl } from '@waybill/adapters/manual/manual';
import { mayBecome, whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { UpdateBookingDetailsPayload } from '@waybill/contract/booking/bookings/write-shapes';
import { Problem } from '@waybill/contract/problem';
import type { z } from 'zod';
import { attachUpload } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { publish } from '#platform/events.ts';
import { type BookingRow, subjectOf } from './domain/booking-row.ts';
import { priceByHand } from '../pricing/domain/price-by-hand.ts';
import { addLogs, addNotes, addTracking } from './sql/related-rows.ts';
import { saveByHand, saveMove } from './sql/booking.ts';
import { cancel } from './cancel.ts';
import { noteManualNumber } from '../consigning/consign.ts';
import type { CommandContext } from './command.ts';
import { savePricing } from '../pricing/save-pricing.ts';
import { passOn } from '../legs/follow-legs.ts';
import { asRefusal } from './numbers.ts';

export type ManualCorrection = z.output<typeof UpdateBookingDetailsPayload>;

/**
 * Saves manual corrections by staff to a locked booking: numbers, files, price, note, status.
 * @throws {Problem} CannotCorrect, NoteRequired, NumberTaken
 */
export async function correct(
  command: CommandContext,
  row: BookingRow,
  input: ManualCorrection,
): Promise<void> {
  const { db, actor, now } = command;
  const about = { bookingId: row.id, customerId: row.customer_id };
  await saveByHand(db, { ...numbersIn(input), id: row.id }, now).catch(asRefusal);
  if (input.consignmentId) {
    const number = input.consignmentId;
    const trackingUrl = (pattern: string) => manualTrackingUrl(pattern, number);
    await noteManualNumber(db, { bookingId: row.id, number, trackingUrl }, now);
  }
  await attachFiles(command, row, input);
  if (input.pricingInfo || input.insuranceInfo) await savePrice(command, row, input);
  if (input.note) {
    await addNotes(db, [{ ...about, comment: input.note, userName: actor.name }], now);
  }
  const { bookingStatus: to } = input;
  const isMoved = to != null && to !== row.status;
  if (isMoved) await correctStatus(command, row, { ...input, to });
  // A cancellation is e-mailed only on request.
  if (input.sendEmail && (!isMoved || to === 'Cancelled')) requestSending(command, row, input);
  await addLogs(db, [{ ...about, operation: 'Save', status: 'Success', value: 'Manual' }], now);
  publish(db, 'booking.changed', { id: row.id, customerId: row.customer_id });
}

/** Attaches documents of a manual carrier; a manifest also lists freight of other bookings. */
async function attachFiles(
  { db, actor, now }: CommandContext,
  row: BookingRow,
  input: ManualCorrection,
) {
  const pdfs = [
    ['connoteFile', 'ConsignmentNote', true],
    ['manifestFile', 'Manifest', false],
  ] as const;
  for (const [member, type, isShared] of pdfs) {
    const fileName = input[member];
    if (!fileName) continue;
    const record = { entity: 'Booking', ref: row.id, customerId: row.customer_id } as const;
    await attachUpload({ db, actor, now }, { fileName, member, type, isShared, ...record });
  }
}

const numbersIn = (input: ManualCorrection) => ({
  consignment_id: input.consignmentId || null,
  manifest_number: input.manifestId || null,
  pickup_number: input.pickupRequestId || null,
  connote_file: input.connoteFile || null,
  manifest_file: input.manifestFile || null,
});

async function savePrice(
  command: CommandContext,
  row: BookingRow,
  input: ManualCorrection,
): Promise<void> {
  const { gstPercent } = await settingsOf(command.db);
  const numbers = numbersIn(input);
  const saved = {
    ...row,
    consignment_id: numbers.consignment_id ?? row.consignment_id,
    pickup_number: numbers.pickup_number ?? row.pickup_number,
  };
  await savePricing(command, saved, priceByHand(row.pricing, input, gstPercent));
}

type StatusCorrection = Pick<ManualCorrection, 'note' | 'sendEmail'> & {
  readonly to: BookingRow['status'];
};

/** Sets the status; one out of sequence requires a note with the reason (decisions B-03). */
async function correctStatus(
  command: CommandContext,
  row: BookingRow,
  { to, note: text, sendEmail }: StatusCorrection,
): Promise<void> {
  const { db, now } = command;
  const note = text ?? null;
  if (to === 'Cancelled') return cancel(command, row, note);
  const message = whyNot('correctStatus', subjectOf(row));
  const isBack = ['Draft', 'Quoted', 'Booked', 'Failed'].includes(to);
  if (message !== null || isBack || row.customer_id === null) {
    const reason = message ?? sentence("A booking can't be set back to {status}", { status: to });
    throw new Problem(bookingProblems.CannotCorrect, { message: reason });
  }
  if (!mayBecome(row.status, to) && !note) throw new Problem(bookingProblems.NoteRequired);
  const { id, customer_id: customerId } = row;
  const details = note === null ? [] : [{ key: 'note', value: note }];
  const entry = { bookingId: id, customerId, status: to, code: 'CORRECTED', at: now, details };
  await addTracking(db, [{ ...entry, moved: true }], now);
  const moved = {
    status: to,
    statusAt: now,
    trackedStatus: to,
    trackedAt: now,
    pickedUpAt: to === 'PickedUp' ? now : row.picked_up_at,
    deliveredAt: to === 'Delivered' ? now : null,
  };
  await saveMove(db, { ...moved, id }, now);
  await passOn(command, row, { status: to, code: 'CORRECTED', at: now, details });
  const change = { from: row.status, to, at: now.toISOString() };
  const email = sendEmail ? { sendEmail, ...(note === null ? {} : { note }) } : {};
  publish(db, 'booking.statusChanged', { id, customerId, ...change, ...email });
}

/** Requests an e-mail to the customer with the status of the booking. */
function requestSending(
  { db }: CommandContext,
  { id, customer_id: customerId }: BookingRow,
  { note }: Pick<ManualCorrection, 'note'>,
): void {
  publish(db, 'booking.sendingRequested', { id, customerId, note: note || null });
}
