import type { RecordsEvents } from '@waybill/contract/records/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { DocumentRow } from './sql.ts';

/** Notifies open pages that a document was added or removed; a customer's pages only if visible. */
export function publishDocumentChanged(
  db: TenantDb,
  { id, is_shared, customer_id }: Pick<DocumentRow, 'id' | 'is_shared' | 'customer_id'>,
): void {
  const payload: RecordsEvents['document.changed'] = {
    id,
    customerId: is_shared ? customer_id : null,
  };
  publish(db, 'document.changed', payload);
}
