import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { toCustomerDetail } from './domain/mappers.ts';
import { customer, outstandingOf } from './sql/customer.ts';
import { notes } from './sql/notes.ts';

/** What a reader sees besides the customer: the notes of staff, and the outstanding amount. */
type Visibility = { readonly withNotes: boolean; readonly withOutstanding: boolean };

/** Returns the details of a customer that the reader may see; undefined if not visible. */
export async function customerDetail(
  db: TenantDb,
  id: number,
  { withNotes, withOutstanding }: Visibility,
): Promise<ReturnType<typeof toCustomerDetail> | undefined> {
  const row = await customer(db, id);
  if (row === undefined) return undefined;
  const written = withNotes ? await notes(db, id) : [];
  const names = await userNames(
    db,
    written.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  );
  const named = written.map((note) => ({
    ...note,
    user_name: note.user_id === null ? null : (names.get(note.user_id) ?? null),
  }));
  const outstanding_minor = withOutstanding ? await outstandingOf(db, id) : null;
  return toCustomerDetail({ ...row, outstanding_minor }, named);
}
