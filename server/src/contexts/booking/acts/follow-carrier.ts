import type { CarrierEvent } from '@waybill/adapters/carrier';
import { finalStatuses } from '@waybill/contract/booking/lifecycle';
import {
  carrierAccount,
  exceptionWords,
  type ExceptionWords,
  noteCall,
  speak,
  type Spoken,
} from '#contexts/carriers/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { isException, nextLookAt } from '../domain/consigning.ts';
import { booking, lockBooking } from '../sql/booking.ts';
import {
  consigning,
  type ConsigningRow,
  lockConsigning,
  saveLastEvent,
} from '../sql/consigning.ts';
import { keepLabel, labelIfThere } from './carrier-label.ts';
import { moveBooking } from './move-booking.ts';
import { queueLook } from './queue-look.ts';
import type { TellingHouse } from './tell-carrier.ts';
import { patience_ms } from './trying.ts';

type Seen = { readonly events: readonly CarrierEvent[]; readonly label: Uint8Array | null };

/**
 * Asks a carrier what happened to a consignment, and for its label where that is still missing. Comes
 * again until the freight has arrived. A carrier that fails is asked the next time.
 */
export const followCarrier =
  (house: TellingHouse) =>
  async ({ payload, database, tenantId, now, signal }: TaskCall): Promise<void> => {
    const id = Number(payload['consigningId']);
    const scope = systemScope(tenantId, `follow-carrier-${id}`);
    const asked = await database.transaction(scope, async (db) => {
      const row = await consigning(db, id);
      const account = row && (await carrierAccount(db, row.carrier_account_id));
      return row?.state === 'Taken' && account !== undefined ? { row, account } : null;
    });
    if (asked === null || asked.row.reference === null) return;
    const { reference, label_file } = asked.row;
    const within = AbortSignal.any([signal, AbortSignal.timeout(patience_ms)]);
    const spoken = await speak(house, asked.account, within, async (carrier, errand) => ({
      events: (await carrier.track?.(errand, reference)) ?? [],
      label: label_file === null ? await labelIfThere(carrier, errand, reference) : null,
    }));
    await database.transaction(scope, (db) => note(db, house, { row: asked.row, spoken }, now));
  };

type Told = { readonly row: ConsigningRow; readonly spoken: Spoken<Seen> };

async function note(db: TenantDb, house: TellingHouse, told: Told, now: Date): Promise<void> {
  const { row, spoken } = told;
  const { outcome } = spoken;
  const events = outcome.ok ? outcome.answer.events.length : 0;
  const called = {
    accountId: row.carrier_account_id,
    bookingId: row.booking_id,
    purpose: 'Track',
    spoken,
    answer: `${events} ${events === 1 ? 'event' : 'events'}`,
  } as const;
  await noteCall(db, called, now);
  const booked = await lockBooking(db, row.booking_id);
  const current = await lockConsigning(db, row.id);
  if (booked === undefined || current?.state !== 'Taken') return;
  if (spoken.outcome.ok) {
    const words = await exceptionWords(db, row.carrier_account_id, booked.service_code ?? '');
    await noteEvents(db, current, { events: spoken.outcome.answer.events, words }, now);
    const { label } = spoken.outcome.answer;
    if (label !== null) await keepLabel({ db, files: house.files }, current, label, now);
  }
  const after = await booking(db, row.booking_id);
  const isOver = after === undefined || finalStatuses.includes(after.status);
  const next = isOver ? null : nextLookAt(row.created_at, now);
  if (next !== null) await queueLook(db, row.id, next);
}

type News = { readonly events: readonly CarrierEvent[]; readonly words: ExceptionWords };

/** Events that are news, oldest first; a text with a word for it is an exception. */
async function noteEvents(
  db: TenantDb,
  { id, booking_id: bookingId, last_event_at: last }: ConsigningRow,
  { events, words }: News,
  now: Date,
): Promise<void> {
  const news = events
    .filter(({ at }) => at <= now && (last === null || at > last))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const event of news) {
    const { at, text, place, milestone } = event;
    const to = isException(text, words) ? troubleOf(milestone) : milestone;
    if (to === null) continue;
    const details = [
      { key: 'carrier', value: text },
      ...(place === '' ? [] : [{ key: 'place', value: place }]),
    ];
    await moveBooking(db, { bookingId, to, at, code: 'CARRIER', details }, now);
  }
  const newest = news.at(-1);
  if (newest !== undefined) await saveLastEvent(db, id, newest.at, now);
}

/** The kind of trouble where the carrier names it; else the freight is on hold. */
const troubleOf = (milestone: CarrierEvent['milestone']) =>
  milestone === 'Damaged' || milestone === 'DeliveryFailed' || milestone === 'ReturnToSender'
    ? milestone
    : 'OnHold';
