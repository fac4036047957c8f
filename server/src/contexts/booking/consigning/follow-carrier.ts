import { sentence } from '@waybill/contract/sentence';
import type { CarrierEvent } from '@waybill/adapters/carrier';
import { finalStatuses } from '@waybill/contract/booking/lifecycle';
import {
  carrierAccount,
  exceptionWords,
  type ExceptionWords,
  noteCall,
  speak,
  type CarrierReply,
} from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import { isException, nextLookAt } from './domain.ts';
import { booking, lockBooking } from '../bookings/sql/booking.ts';
import { consigning, type ConsigningRow, lockConsigning, saveLastEvent } from './sql.ts';
import { storeLabel, labelIfThere, type FilingContext } from '../documents/carrier-label.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { queueLook } from './queue-look.ts';
import type { ConsigningServices } from './consign-to-carrier.ts';
import { timeout_ms } from './retry-policy.ts';

type Seen = { readonly events: readonly CarrierEvent[]; readonly label: Uint8Array | null };

/**
 * Polls a carrier for the events of a consignment, and for its label if that is missing. Repeats
 * until the freight has arrived. A failed request is repeated at the next poll.
 */
export const followCarrier =
  (services: ConsigningServices) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'booking.followCarrier'>): Promise<void> => {
    const { consigningId: id } = payload;
    const scope = systemScope(tenantId, `follow-carrier-${id}`);
    const followed = await database.transaction(scope, async (db) => {
      const row = await consigning(db, id);
      const account = row && (await carrierAccount(db, row.carrier_account_id));
      return row?.state === 'Taken' && account !== undefined ? { row, account } : null;
    });
    if (followed === null || followed.row.reference === null) return;
    const { reference, label_file } = followed.row;
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeout_ms)]);
    const spoken = await speak(
      { ...services, signal: within },
      followed.account,
      async (carrier, carrierRequest) => ({
        events: (await carrier.track?.(carrierRequest, reference)) ?? [],
        label: label_file === null ? await labelIfThere(carrier, carrierRequest, reference) : null,
      }),
    );
    const { row } = followed;
    const { files } = services;
    await database.transaction(scope, (db) => note({ db, files, now }, { row, spoken }));
  };

type Tracked = { readonly row: ConsigningRow; readonly spoken: CarrierReply<Seen> };

async function note(place: FilingContext, { row, spoken }: Tracked): Promise<void> {
  const { db, now } = place;
  const { outcome } = spoken;
  const events = outcome.ok ? outcome.response.events.length : 0;
  const called = {
    accountId: row.carrier_account_id,
    bookingId: row.booking_id,
    purpose: 'Track',
    spoken,
    answer: sentence('{count, plural, one {# event} other {# events}}', { count: events }),
  } as const;
  await noteCall(db, called, now);
  const booked = await lockBooking(db, row.booking_id);
  const current = await lockConsigning(db, row.id);
  if (booked === undefined || current?.state !== 'Taken') return;
  if (spoken.outcome.ok) {
    const words = await exceptionWords(db, row.carrier_account_id, booked.service_code ?? '');
    await noteEvents(place, current, { events: spoken.outcome.response.events, words });
    const { label } = spoken.outcome.response;
    if (label !== null) await storeLabel(place, current, label);
  }
  const after = await booking(db, row.booking_id);
  const isOver = after === undefined || finalStatuses.includes(after.status);
  const next = isOver ? null : nextLookAt(row.created_at, now);
  if (next !== null) await queueLook(db, row.id, next);
}

type CarrierNews = { readonly events: readonly CarrierEvent[]; readonly words: ExceptionWords };

/** Records new events, oldest first; a text with an exception word is an exception. */
async function noteEvents(
  { db, now }: FilingContext,
  { id, booking_id: bookingId, last_event_at: last }: ConsigningRow,
  { events, words }: CarrierNews,
): Promise<void> {
  const update = events
    .filter(({ at }) => at <= now && (last === null || at > last))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const event of update) {
    const { at, text, place, milestone } = event;
    const to = isException(text, words) ? troubleOf(milestone) : milestone;
    if (to === null) continue;
    const details = [
      { key: 'carrier', value: text },
      ...(place === '' ? [] : [{ key: 'place', value: place }]),
    ];
    await moveBooking(db, { bookingId, to, at, code: 'CARRIER', details }, now);
  }
  const newest = update.at(-1);
  if (newest !== undefined) await saveLastEvent(db, { id, at: newest.at }, now);
}

/** Returns the exception type if the carrier states one; otherwise the freight is on hold. */
const troubleOf = (milestone: CarrierEvent['milestone']) =>
  milestone === 'Damaged' || milestone === 'DeliveryFailed' || milestone === 'ReturnToSender'
    ? milestone
    : 'OnHold';
