import { type ImportOutcome, importOutcome } from '#contexts/booking/public.ts';
import { peopleById } from '#contexts/identity/public.ts';
import type { EventCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { audienceOf, type Recipient } from '../domain/plan.ts';
import { senderOf } from '../../emails/sender.ts';
import { companyToNotify, peopleOf } from './booking.ts';
import { fanOut } from './fan-out.ts';
import type { NotificationContext } from './notification-context.ts';

/**
 * Notifies the user of a finished import once, and each customer that it booked for. Customers are
 * not notified of a file that was only saved as drafts.
 */
export const handleImport =
  (services: Pick<Services, 'originOf'>) =>
  async ({ event, db, now }: EventCall<'booking.importFinished'>): Promise<void> => {
    const { id, customerId: ownerId } = event.payload;
    const outcome = await importOutcome(db, id);
    if (outcome === undefined) return;
    const { origin } = await senderOf(db, services);
    const importer = await importerOf(db, outcome);
    const { rows_total: total, rows_booked: booked } = outcome;
    const whole = { id, origin, outcome, total, booked, href: `/bookings/import?import=${id}` };
    // A customer that imported the file itself gets one notification with all rows.
    const contacts = ownerId === null ? [] : await companyToNotify(db, ownerId);
    const first = contextOf({ ...whole, customerId: ownerId }, { people: importer, contacts });
    await fanOut({ db, now }, services, first);
    if (ownerId !== null || outcome.operation === 'Save') return;
    for (const { customerId, bookings } of outcome.booked) {
      const people = await peopleOf(db, 'CustomerUsers', customerId);
      const to = { people, contacts: await companyToNotify(db, customerId) };
      const href = `/bookings-beta?batch=${id}`;
      const part = { ...whole, customerId, total: bookings, booked: bookings, href };
      await fanOut({ db, now }, services, contextOf(part, to));
    }
  };

/** Returns the user who imported the file, if still active. */
async function importerOf(
  db: TenantDb,
  { started_by: userId }: ImportOutcome,
): Promise<readonly Recipient[]> {
  const people = await peopleById(db, userId === null ? [] : [userId]);
  return people.map((person) => ({ ...person, audience: audienceOf(person) }));
}

type ImportPart = {
  readonly id: string;
  readonly origin: string;
  readonly outcome: ImportOutcome;
  readonly customerId: number | null;
  readonly total: number;
  readonly booked: number;
  readonly href: string;
};

function contextOf(
  { id, origin, outcome, customerId, total, booked, href }: ImportPart,
  to: Pick<NotificationContext, 'people' | 'contacts'>,
): NotificationContext {
  const values = {
    FileName: outcome.file_name,
    ImportedBy: outcome.started_by_name,
    RowsTotal: String(total),
    RowsBooked: String(booked),
    RowsReturned: String(total - booked),
    ImportUrl: `${origin}${href}`,
  };
  const key = `import-${id}-${customerId ?? 'staff'}`;
  return { event: 'ImportFinished', key, customerId, values: () => values, href, ...to };
}
