import type { RecordsEvents } from '@waybill/contract/records/events';
import type { TenantDb } from '#platform/db/database.ts';
import { publish, domainEvent } from '#platform/events.ts';

/** Notifies open pages that a type has changed. */
export const publishTypeChanged = (db: TenantDb, id: string): void => {
  const payload: RecordsEvents['entityDefinition.changed'] = { id };
  publish(db, domainEvent('entityDefinition.changed', payload));
};

/** Notifies open pages of changed records; a customer's pages only of its own. */
export const publishRecordsChanged = (
  db: TenantDb,
  type: string,
  rows: readonly { readonly id: string; readonly customer_id: number | null }[],
): void =>
  publish(
    db,
    ...rows.map(({ id, customer_id: customerId }) => {
      const payload: RecordsEvents['entityRecord.changed'] = { id, type, customerId };
      return domainEvent('entityRecord.changed', payload);
    }),
  );

/**
 * Publishes one event for all records that an import wrote at a moment; open pages reload the type.
 */
export const publishRecordsImported = (db: TenantDb, type: string, now: Date): void => {
  const payload: RecordsEvents['entityRecords.imported'] = { type, at: now.toISOString() };
  publish(db, domainEvent('entityRecords.imported', payload));
};
