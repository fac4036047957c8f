import { userNames } from '#contexts/identity/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { customerDetailOnWire } from './domain/wire.ts';
import { customer } from './sql/customer.ts';
import { notes } from './sql/notes.ts';

/** Everything about a customer, with its notes where the reader is staff; undefined when unseen. */
export async function customerDetail(
  db: TenantDb,
  id: number,
  { withNotes }: { readonly withNotes: boolean },
): Promise<ReturnType<typeof customerDetailOnWire> | undefined> {
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
  return customerDetailOnWire(row, named);
}
