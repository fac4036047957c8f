import type { RecordsFacts } from '@waybill/contract/records/facts';
import type { TenantDb } from '#platform/db/database.ts';
import { announce, fact } from '#platform/facts.ts';
import type { DocumentRow } from './sql/documents.ts';

/**
 * Notifies open pages that a document was added or removed; a customer's only of what it can see.
 */
export function tellOf(
  db: TenantDb,
  { id, is_shared, customer_id }: Pick<DocumentRow, 'id' | 'is_shared' | 'customer_id'>,
): void {
  const payload: RecordsFacts['document.changed'] = {
    id,
    customerId: is_shared ? customer_id : null,
  };
  announce(db, fact('document.changed', payload));
}
