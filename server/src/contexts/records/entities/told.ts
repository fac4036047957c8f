import type { RecordsFacts } from '@waybill/contract/records/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Notifies open pages that a type has changed. */
export const tellOfType = (db: TenantDb, id: string): void => {
  const payload: RecordsFacts['entityDefinition.changed'] = { id };
  announce(db, fact('entityDefinition.changed', payload));
};

/** Notifies open pages of changed records; a customer's pages only of its own. */
export const tellOfRecords = (
  db: TenantDb,
  type: string,
  rows: readonly { readonly id: string; readonly customer_id: number | null }[],
): void =>
  announce(
    db,
    ...rows.map(({ id, customer_id: customerId }) => {
      const payload: RecordsFacts['entityRecord.changed'] = { id, type, customerId };
      return fact('entityRecord.changed', payload);
    }),
  );

/**
 * Publishes one event for all records that an import wrote at a moment; open pages reload the type.
 */
export const tellOfImport = (db: TenantDb, type: string, now: Date): void => {
  const payload: RecordsFacts['entityRecords.imported'] = { type, at: now.toISOString() };
  announce(db, fact('entityRecords.imported', payload));
};
