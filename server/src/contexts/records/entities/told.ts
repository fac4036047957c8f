import type { RecordsFacts } from '@waybill/contract/records/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells open pages that a type is another now. */
export const tellOfType = (db: TenantDb, id: string): void => {
  const payload: RecordsFacts['entityDefinition.changed'] = { id };
  announce(db, fact('entityDefinition.changed', payload));
};

/** Tells open pages of records; a customer's only of its own. */
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

/** Tells of the records that a file has brought at a moment; open pages ask again for the type. */
export const tellOfImport = (db: TenantDb, type: string, now: Date): void => {
  const payload: RecordsFacts['entityRecords.imported'] = { type, at: now.toISOString() };
  announce(db, fact('entityRecords.imported', payload));
};
