import { eraseContact } from '#contexts/customers/public.ts';
import { eraseDriver } from '#contexts/fleet/public.ts';
import { eraseAccount } from '#contexts/identity/public.ts';
import type { TaskCall } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { noteErased } from '#platform/backup/erasure-ledger.ts';
import type { Services } from '#platform/services.ts';
import { removeOwnFiles, scrubFiles } from './files.ts';
import { type Known, personOf } from './person.ts';
import * as rows from './sql.ts';

/**
 * Replaces a person with stand-ins in every row of the tenant except those of finance, which the
 * law requires to be retained. All or nothing, and idempotent.
 */
export const erasePerson =
  (services: Pick<Services, 'files' | 'secret'>) =>
  ({ payload, database, tenantId, now }: TaskCall<'administration.erase'>): Promise<void> =>
    database.transaction(systemScope(tenantId, 'erase'), async (db) => {
      const { erasureId: id, person } = payload;
      const erasure = await rows.openErasure(db, id);
      if (erasure === undefined) return;
      const known = await personOf(db, person);
      const standIn = { email: `erased-${id}@erased.invalid`, name: `Erased ${id}` };
      const changed = await scrubAll(db, known, standIn);
      const removed = await removeOwnFiles(db, known);
      await eraseAtHome(db, known, { ...standIn, now });
      const written = await scrubFiles({ db, files: services.files }, known, standIn);
      if (removed + written > 0) changed['files'] = removed + written;
      // Recorded before the commit: an erasure that is recorded but rolled back is repeated, never
      // lost.
      await noteErased(services, { tenantId, id, person, at: now.toISOString() });
      await rows.noteErased(db, id, { changed, now });
    });

async function scrubAll(
  db: TenantDb,
  known: Known,
  standIn: rows.StandIn,
): Promise<Record<string, number>> {
  const changed: Record<string, number> = {};
  for (const { name, is_kept: isKept } of await rows.personTables(db)) {
    if (isKept) continue;
    const count = await rows.scrubTable(db, name, { known, standIn });
    if (count > 0) changed[name] = count;
  }
  await rows.scrubQueue(db, known, standIn);
  return changed;
}

const accountProperties = ['name', 'surname', 'user_name', 'email', 'phone_number'];
const driverProperties = ['address', 'licence_number', 'licence_expiry'];
const contactProperties = ['contact_name', 'email', 'booking_email', 'telephone', 'mobile'];

/** Erases all values about the person in the person's own records. */
async function eraseAtHome(
  db: TenantDb,
  { account, customerId }: Known,
  standIn: rows.StandIn & { readonly now: Date },
): Promise<void> {
  if (account !== null) {
    await eraseAccount(db, account.id, standIn);
    await eraseDriver(db, account.guid);
    await rows.blankHistory(db, { kind: 'User', record: String(account.id) }, accountProperties);
    await rows.blankHistory(db, { kind: 'Driver', record: account.guid }, driverProperties);
  }
  if (customerId !== null) {
    await eraseContact(db, customerId, standIn.name);
    await rows.blankHistory(
      db,
      { kind: 'Customer', record: String(customerId) },
      contactProperties,
    );
  }
}
