import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TaskCall } from '#platform/context.ts';
import { openTable } from '#platform/tables/open-table.ts';
import { TableRefusal } from '#platform/tables/table.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { systemScope } from '#platform/db/scope.ts';
import { publish } from '#platform/events.ts';
import { fileById, type StoredFile, storeFile } from '#platform/files/tickets.ts';
import type { Services } from '#platform/services.ts';
import { csvFile, filePurpose } from '../reconciliations/files.ts';
import * as rows from './sql/importing.ts';
import { compareNext } from './compare-charges.ts';
import { invalidFile } from './invalid-file.ts';
import { readCharges } from './read-charges.ts';

/**
 * Imports an uploaded invoice and compares it with the bookings, in small transactions that each
 * save the progress. After a crash it resumes; if it runs twice at once, each part is done once.
 */
export const importInvoice =
  ({ files }: Pick<Services, 'files'>) =>
  async ({
    payload,
    database,
    tenantId,
    now,
    signal,
  }: TaskCall<'reconciliation.import'>): Promise<void> => {
    const scope = systemScope(tenantId, 'reconciliation-import');
    const { reconciliationId: id } = payload;
    const inDb = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
      database.transaction(scope, work);
    const claimed = await inDb((db) => rows.takeUp(db, id));
    if (claimed === undefined) return;
    try {
      const file = await inDb((db) => fileOf({ db, files }, claimed));
      if (file === null) throw new TableRefusal('The file is not there any more.');
      const sheet = await openTable(file.bytes, claimed.file_kind);
      const { currency } = await inDb(settingsOf);
      await readCharges({ database, scope, signal, currency }, claimed, sheet);
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error;
      return await inDb((db) => giveUp(db, id, error.message));
    }
    const isItemised = await inDb((db) => rows.isItemised(db, id));
    while (await inDb((db) => compareNext(db, { id, isItemised }))) signal.throwIfAborted();
    await inDb((db) => finishImport({ db, files, now }, id));
  };

async function fileOf(
  place: { readonly db: TenantDb; readonly files: Services['files'] },
  { file_id }: rows.ReconciliationImportRow,
): Promise<StoredFile | null> {
  return file_id === null ? null : await fileById(place, filePurpose, file_id);
}

async function giveUp(db: TenantDb, id: number, problem: string): Promise<void> {
  await rows.fail(db, id, problem);
  publish(db, 'reconciliation.changed', { id });
}

type Desk = { readonly db: TenantDb; readonly files: Services['files'] | null; readonly now: Date };

/** Writes the sums and the file of rows without a booking; from then on lines can be decided. */
export async function finishImport({ db, files, now }: Desk, id: number): Promise<void> {
  const claimed = await rows.lockImport(db, id);
  if (claimed === undefined) return;
  const csv = files === null ? null : await invalidFile(db, id);
  const stored =
    files === null || csv === null
      ? null
      : await storeFile(
          { db, files, now },
          {
            ...csvFile(`Unmatched ${claimed.file_name}`, csv),
            purpose: filePurpose,
            expiresAt: null,
          },
        );
  await rows.finish(db, id, stored?.id ?? null);
  publish(db, 'reconciliation.changed', { id });
}
