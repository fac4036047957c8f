import type { Transaction } from '#platform/context.ts';
import type { Job } from '@waybill/contract/jobs/shapes';
import { type BookingForJob, bookingsForJobs } from '#contexts/booking/public.ts';
import { nextNumbers } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishAll } from '#platform/events.ts';
import { runChanges } from '../board/run-changes.ts';
import { journeyLabels, labelled } from './domain/articles.ts';
import { newId } from './job-saving.ts';
import { assignZones } from '../zones/sql/assignment.ts';
import * as rows from './sql.ts';
import { applyParkedScans } from '../scans/parked-scans.ts';

/** The carrier code of the own fleet (decisions K-01). */
const ownFleet = 'OWN';

/**
 * Makes a job for each of these bookings with the own fleet that has none yet. It is confirmed and
 * has the article numbers of the labels.
 */
export async function makeJobs(
  { db, now }: Transaction,
  bookingIds: readonly number[],
  madeAt: (booking: BookingForJob) => Date = () => now,
): Promise<readonly string[]> {
  const missing = await rows.bookingsWithoutJob(db, bookingIds);
  const bookings = (await bookingsForJobs(db, missing)).filter(isOurs);
  if (bookings.length === 0) return [];
  const drafts = bookings.map((booking) => ({
    ...jobOf(booking, now),
    created_at: madeAt(booking),
  }));
  const numbers = await nextNumbers(db, 'job', drafts.length);
  const jobs = drafts.map((draft, at) => ({ ...draft, number: numbers[at] ?? '' }));
  const ids = jobs.map(({ id }) => id);
  const labels = bookings.flatMap((leg, at) => journeyLabels(leg, ids[at] ?? ''));
  // Sent together, as none needs the answer of the one before.
  await Promise.all([
    rows.addJobs(db, jobs),
    rows.writeArticles(db, ids),
    assignZones(db, ids),
    ...(labels.length > 0 ? [rows.addJourneyLabels(db, labels)] : []),
    applyParkedScans(db, ids, now),
  ]);
  publishAll(
    db,
    jobs.map(({ id, customer_id }) => ({
      name: 'job.created',
      payload: { id, customerId: customer_id },
    })),
  );
  return ids;
}

/** Updates an undelivered job from its booking; publishes an event if it changed. */
export async function refreshJob(db: TenantDb, bookingId: number, now: Date): Promise<void> {
  if ((await rows.jobOfBooking(db, bookingId)) === undefined) return;
  const [booking] = (await bookingsForJobs(db, [bookingId])).filter(isOurs);
  if (booking === undefined) return;
  const changed = await rows.refreshJob(db, jobOf(booking, now), now);
  if (changed === undefined) return;
  await assignZones(db, [changed.id]);
  publishAll(db, [
    { name: 'job.changed', payload: { id: changed.id, customerId: booking.customerId } },
    ...runChanges([changed.driver_id]),
  ]);
}

type OurBooking = BookingForJob & { readonly customerId: number };

const isOurs = (booking: BookingForJob): booking is OurBooking =>
  booking.carrierCode === ownFleet && booking.customerId !== null;

/** Returns the job described by its booking. */
function jobOf(booking: OurBooking, now: Date): rows.JobToWrite {
  const connote = booking.consignmentId;
  return {
    id: newId(now),
    customer_id: booking.customerId,
    booking_id: booking.id,
    parent_id: null,
    connote_number: connote,
    manifest_number: booking.manifestNumber,
    route_code: null,
    job_type: 'Delivery',
    from_address: booking.fromAddress,
    to_address: booking.toAddress,
    items: [...labelled(booking.articleNumbers, linesOf(booking, now))],
    service_code: booking.serviceCode ?? '',
    service_name: booking.serviceName ?? booking.serviceCode ?? '',
    service_type: null,
    account_code: null,
    reference: Object.fromEntries(booking.reference.map(({ key, value }) => [key, value])),
    cost_centre: booking.costCenter === null ? {} : { 'Cost center': booking.costCenter },
    pickup_ready_at: iso(booking.pickupReadyAt),
    pickup_at: iso(booking.bookingDate),
    deadline_at: iso(booking.eta),
    time_slot: null,
    dangerous_goods: booking.dangerousGoods,
    special_instructions: booking.specialInstructions,
    delivery_instructions: booking.deliveryInstructions,
    is_pickup_ready: booking.isReady,
    is_confirmed: true,
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const linesOf = (
  booking: BookingForJob,
  now: Date,
): Omit<Job['items'][number], 'articlenumbers'>[] =>
  booking.items.map((item) => ({
    id: newId(now),
    packagetype: item.packageType,
    description: item.description,
    quantity: item.quantity,
    length: item.length,
    width: item.width,
    height: item.height,
    weight: item.weight,
  }));
