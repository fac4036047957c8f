import { type ComparedPrices, pricesTwice } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { systemScope } from '#platform/db/scope.ts';
import type { CommandContext } from '../bookings/command.ts';
import { quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import { type Replayed, replayOutcome } from './domain.ts';
import * as rows from './sql.ts';

/** The number of bookings priced in one transaction. */
const atOnce = 100;

type Open = NonNullable<Awaited<ReturnType<typeof rows.openReplay>>>;

/**
 * Prices the last bookings again, in several transactions, and saves the progress. It writes only
 * its own row, so an interrupted run starts again; a failure is recorded in that row.
 */
export async function replay({
  payload,
  database,
  tenantId,
  now,
  signal,
}: TaskCall<'booking.replay'>): Promise<void> {
  const { id } = payload;
  const scope = systemScope(tenantId, `replay-${id}`);
  const begun = await database.transaction(scope, async (db) => {
    const open = await rows.openReplay(db, id);
    return open && { open, ids: await rows.lastBooked(db, open.wanted) };
  });
  if (begun === undefined) return;
  try {
    const replayed = await replayAll({ ...begun, database, scope, now, signal });
    const outcome = replayOutcome(replayed, begun.ids.length - replayed.length);
    await database.transaction(scope, (db) => rows.endReplay(db, id, { outcome }));
  } catch (error) {
    if (!signal.aborted) {
      const problem = 'The comparison was interrupted. Please start it again.';
      await database.transaction(scope, (db) => rows.endReplay(db, id, { problem }));
    }
    throw error;
  }
}

type Run = Pick<TaskCall, 'database' | 'now' | 'signal'> & {
  readonly open: Open;
  readonly ids: readonly number[];
  readonly scope: ReturnType<typeof systemScope>;
};

async function replayAll({ open, ids, database, scope, now, signal }: Run) {
  const replayed: Replayed[] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    signal.throwIfAborted();
    const some = ids.slice(at, at + atOnce);
    const priced = await database.transaction(scope, async (db) => {
      const found = await replaySome({ db, now }, open, some);
      await rows.noteDone(db, open.id, { done: at + some.length, total: ids.length });
      return found;
    });
    replayed.push(...priced);
  }
  return replayed;
}

async function replaySome(
  { db, now }: Pick<CommandContext, 'db' | 'now'>,
  { rateCardId, day }: Open,
  ids: readonly number[],
): Promise<readonly Replayed[]> {
  const { timezone } = await settingsOf(db);
  const priceTwice = pricesTwice(db, { rateCardId, day, now });
  const replayed: Replayed[] = [];
  for (const booking of await rows.bookingsToReplay(db, ids)) {
    const { carrier_account_id: carrierAccountId, service_code: serviceCode } = booking;
    if (carrierAccountId === null || serviceCode === null) continue;
    const request = { ...quoteRequestOf(booking, now, timezone), promoCode: null };
    const prices = await priceTwice(request, { carrierAccountId, serviceCode });
    if (prices !== undefined) replayed.push(replayedOf(booking, serviceCode, prices));
  }
  return replayed;
}

const replayedOf = (
  booking: rows.BookingOf,
  serviceCode: string,
  { current, proposed }: ComparedPrices,
): Replayed => ({
  bookingId: booking.id,
  consignmentId: booking.consignment_id ?? '',
  customerId: booking.customer_id ?? 0,
  customerName: booking.name_of_customer ?? '',
  serviceCode,
  lane: current.lane || proposed.lane,
  current: current.amount,
  proposed: proposed.amount,
  reason: proposed.reason,
});
