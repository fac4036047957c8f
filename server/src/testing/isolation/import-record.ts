import { randomUUID } from 'node:crypto';
import { addImport } from '#contexts/booking/imports/sql.ts';
import type { TestTenant } from '#testing/test-app.ts';

/** A file of bookings that a customer's user brought. */
export async function importRecord(tenant: TestTenant, customerId: number): Promise<string> {
  const id = randomUUID();
  const imported = {
    id,
    customer_id: customerId,
    file_name: 'isle.csv',
    file_hash: id,
    heads: [],
    columns: {},
    operation: 'Save',
    service_choice: 'Cheapest',
    started_by: null,
    started_by_name: 'Isle',
    started_at: new Date('2026-11-18T00:00:00Z'),
  } as const;
  await tenant.inTransaction((db) => addImport(db, imported, []));
  return id;
}
