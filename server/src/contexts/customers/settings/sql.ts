import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { CustomerSettingsRow } from '../customers/domain/rows.ts';

export const settings = (
  db: TenantDb,
  customerId: number,
): Promise<CustomerSettingsRow | undefined> =>
  db.maybeOne(sql<CustomerSettingsRow>`
    select cost_center_enabled, cost_center_required, reference_enabled, reference_required,
           leave_by_default, notify_by_default
    from customers.customer where id = ${customerId} and deleted_at is null
  `);

export const saveSettings = (
  db: TenantDb,
  customerId: number,
  s: CustomerSettingsRow,
): Promise<number> =>
  db.run(sql`
    update customers.customer set
      cost_center_enabled = ${s.cost_center_enabled},
      cost_center_required = ${s.cost_center_required},
      reference_enabled = ${s.reference_enabled},
      reference_required = ${s.reference_required},
      leave_by_default = ${s.leave_by_default},
      notify_by_default = ${s.notify_by_default}
    where id = ${customerId} and deleted_at is null
  `);

export const requiredReferences = (
  db: TenantDb,
  customerId: number,
): Promise<{ id: number; name: string }[]> =>
  db.reference(sql<{ id: number; name: string }>`
    select id, name from customers.reference
    where customer_id = ${customerId} and is_required and is_active order by id
  `);
