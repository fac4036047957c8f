import { english, sentence } from '@waybill/contract/sentence';
import type { Booking, BookingForEditResult } from '@waybill/contract/booking/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { found } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import { type ListedBookingRow, toBooking, toBookingDetail } from './domain/mappers.ts';
import { sentenceFor, valueFor } from '../operation-logs/domain/log-mapper.ts';
import { historyOf, trackingOf } from './sql/related-rows.ts';
import { type WholeBooking, wholeBookings } from './sql/whole-booking.ts';
import { familiesOf, legsOf } from '../legs/sql.ts';
import { apartFrom } from '../manifests/take-apart.ts';

/** The number of newest tracking and operation entries included in each row of a list. */
const newest = 3;

type Page = { readonly rows: readonly ListedBookingRow[]; readonly totalCount: number };

/** Returns a page of bookings, limited to what the actor may see. */
export async function toBookingPage(
  db: TenantDb,
  actor: Actor,
  { rows, totalCount }: Page,
): Promise<{ readonly items: Booking[]; readonly totalCount: number }> {
  if (rows.length === 0) return { items: [], totalCount };
  const ids = rows.map((row) => row.id);
  const [tracking, logs, familyOf] = await Promise.all([
    trackingOf(db, ids, newest),
    historyOf(db, ids, newest),
    familiesOf(db, rows),
  ]);
  const trackingById = Map.groupBy(tracking, ({ booking_id }) => booking_id);
  const logsById = Map.groupBy(logs, ({ booking_id }) => booking_id);
  const seesCosts = isStaff(actor);
  const items = rows.map((row) =>
    toBooking(row, {
      tracking: trackingById.get(row.id) ?? [],
      logs: logsById.get(row.id) ?? [],
      family: familyOf(row),
      seesCosts,
    }),
  );
  return { items, totalCount };
}

/**
 * Returns one booking with all its details.
 * @throws {Problem} BookingNotFound
 */
export async function bookingResponse(
  db: TenantDb,
  actor: Actor,
  id: number,
): Promise<BookingForEditResult> {
  const [response] = await bookingResponses(db, actor, [id]);
  return found(response, bookingProblems.BookingNotFound, { id });
}

/**
 * Returns bookings with all their details, in the order of their ids.
 * @throws {Problem} BookingNotFound
 */
export async function bookingResponses(
  db: TenantDb,
  actor: Actor,
  ids: readonly number[],
): Promise<readonly BookingForEditResult[]> {
  const wholes = new Map((await wholeBookings(db, ids)).map((whole) => [whole.row.id, whole]));
  return Promise.all(
    ids.map((id) =>
      toResponse(db, actor, found(wholes.get(id), bookingProblems.BookingNotFound, { id })),
    ),
  );
}

async function toResponse(
  db: TenantDb,
  actor: Actor,
  whole: WholeBooking,
): Promise<BookingForEditResult> {
  const { row, tracking, logs, notes, proof, rechargeInvoices, consigning } = whole;
  const { id } = row;
  const apart = apartFrom(row, whole.lastConsolidation);
  const legs = row.is_multi_leg ? await legsOf(db, id) : [];
  const booking = toBookingDetail(row, {
    tracking,
    logs,
    proof,
    rechargeInvoices,
    consigning,
    consolidatedCount: apart?.cancelled_ids.length ?? 0,
    legs,
    seesCosts: isStaff(actor),
  });
  return {
    booking,
    bookingNotes: notes.map((note) => ({
      comment: note.comment,
      commentSentence: note.comment_sentence ?? undefined,
      userName: note.user_name,
      creationTime: note.created_at.toISOString(),
      creatorUserId: note.created_by,
    })),
    bookingWarnings: warningsOf(logs, isStaff(actor)),
  };
}

type Logged = Awaited<ReturnType<typeof historyOf>>[number];

/** Returns the last failure of each operation that has not succeeded since (decisions B-06). */
function warningsOf(
  newestFirst: readonly Logged[],
  seesAll: boolean,
): BookingForEditResult['bookingWarnings'] {
  const last = new Map<string, Logged>();
  for (const log of newestFirst) if (!last.has(log.operation)) last.set(log.operation, log);
  return [...last.values()]
    .filter((log) => log.status === 'Failed')
    .map((log) => {
      const { operation } = log;
      const failed = sentence('{operation} failed', { operation });
      const value = valueFor(log, seesAll);
      return value === null
        ? { operation, message: english(failed), sentence: failed }
        : { operation, message: value, sentence: sentenceFor(log, seesAll) };
    });
}
