import { manualTrackingUrl } from '@waybill/adapters/manual/manual';
import { mayBecome, whyNot } from '@waybill/contract/booking/lifecycle';
import { bookingProblems } from '@waybill/contract/booking/problems';
import type { UpdateBookingDetailsPayload } from '@waybill/contract/booking/write-shapes';
import { Problem } from '@waybill/contract/problem';
import type { z } from 'zod';
import { attachUpload } from '#contexts/records/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { announce } from '#platform/facts.ts';
import { type BookingRow, subjectOf } from '../domain/booking-row.ts';
import { priceByHand } from '../domain/price-by-hand.ts';
import { bookingChanged, bookingStatusChanged } from '../facts.ts';
import { addLogs, addNotes, addTracking } from '../sql/beside.ts';
import { saveByHand, saveMove } from '../sql/booking.ts';
import { cancel } from './cancel.ts';
import { noteManualNumber } from './consign.ts';
import type { Deed } from './deed.ts';
import { keepPricing } from './keep-pricing.ts';
import { passOn } from './follow-legs.ts';
import { asRefusal } from './numbers.ts';

export type ByHand = z.output<typeof UpdateBookingDetailsPayload>;

/**
 * Writes what staff entered by hand on a locked booking: numbers, files, price, note, status.
 * @throws {Problem} CannotCorrect, NoteRequired, NumberTaken
 */
export async function correct(deed: Deed, row: BookingRow, given: ByHand): Promise<void> {
  const { db, actor, now } = deed;
  const about = { bookingId: row.id, customerId: row.customer_id };
  await saveByHand(db, row.id, numbersIn(given), now).catch(asRefusal);
  if (given.consignmentId) {
    const number = given.consignmentId;
    const trackingUrl = (pattern: string) => manualTrackingUrl(pattern, number);
    await noteManualNumber(db, row.id, { number, trackingUrl }, now);
  }
  await attachFiles(deed, row, given);
  if (given.pricingInfo || given.insuranceInfo) await savePrice(deed, row, given);
  if (given.note) {
    await addNotes(db, [{ ...about, comment: given.note, userName: actor.name }], now);
  }
  if (given.bookingStatus && given.bookingStatus !== row.status) {
    await correctStatus(deed, row, given.bookingStatus, given);
  }
  await addLogs(db, [{ ...about, operation: 'Save', status: 'Success', value: 'Manual' }], now);
  announce(db, bookingChanged({ id: row.id, customerId: row.customer_id }));
}

/** Papers of a carrier that is worked by hand; a manifest lists freight of others, too. */
async function attachFiles({ db, actor, now }: Deed, row: BookingRow, given: ByHand) {
  const papers = [
    ['connoteFile', 'ConsignmentNote', true],
    ['manifestFile', 'Manifest', false],
  ] as const;
  for (const [member, type, isShared] of papers) {
    const fileName = given[member];
    if (!fileName) continue;
    const record = { entity: 'Booking', ref: row.id, customerId: row.customer_id } as const;
    await attachUpload(db, actor, { fileName, member, type, isShared, ...record }, now);
  }
}

const numbersIn = (given: ByHand) => ({
  consignment_id: given.consignmentId || null,
  manifest_number: given.manifestId || null,
  pickup_number: given.pickupRequestId || null,
  connote_file: given.connoteFile || null,
  manifest_file: given.manifestFile || null,
});

async function savePrice(deed: Deed, row: BookingRow, given: ByHand): Promise<void> {
  const { gstPercent } = await settingsOf(deed.db);
  const numbers = numbersIn(given);
  const kept = {
    ...row,
    consignment_id: numbers.consignment_id ?? row.consignment_id,
    pickup_number: numbers.pickup_number ?? row.pickup_number,
  };
  await keepPricing(deed, kept, priceByHand(row.pricing, given, gstPercent));
}

/** A status out of the order of things needs a note that says why (decisions B-03). */
async function correctStatus(
  deed: Deed,
  row: BookingRow,
  to: BookingRow['status'],
  { note: said, sendEmail }: Pick<ByHand, 'note' | 'sendEmail'>,
): Promise<void> {
  const { db, now } = deed;
  const note = said ?? null;
  if (to === 'Cancelled') return cancel(deed, row, note);
  const message = whyNot('correctStatus', subjectOf(row));
  const isBack = ['Draft', 'Quoted', 'Booked', 'Failed'].includes(to);
  if (message !== null || isBack || row.customer_id === null) {
    const reason = message ?? `A booking cannot go back to ${to}`;
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
  await saveMove(db, id, moved, now);
  await passOn(db, row, { status: to, code: 'CORRECTED', at: now, details }, now);
  const change = { from: row.status, to, at: now.toISOString() };
  const told = { id, customerId, ...change, ...(sendEmail ? { sendEmail } : {}) };
  announce(db, bookingStatusChanged(told));
}
