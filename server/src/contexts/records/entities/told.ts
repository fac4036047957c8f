import type { RecordsFacts } from '@waybill/contract/records/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';

/** Tells open pages that a type is another now. */
export const tellOfType = (db: TenantDb, id: string): Promise<void> => {
  const payload: RecordsFacts['entityDefinition.changed'] = { id };
  return announce(db, fact('entityDefinition.changed', payload));
};

/** Tells open pages of records; a customer's only of its own. */
export const tellOfRecords = (
  db: TenantDb,
  rows: readonly { readonly id: string; readonly customer_id: number | null }[],
): Promise<void> =>
  announce(
    db,
    ...rows.map(({ id, customer_id: customerId }) => {
      const payload: RecordsFacts['entityRecord.changed'] = { id, customerId };
      return fact('entityRecord.changed', payload);
    }),
  );
