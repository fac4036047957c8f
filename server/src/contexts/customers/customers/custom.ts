import { notValid } from '@waybill/contract/problem';
import type { EntityData } from '@waybill/contract/records/entities/shapes';
import { customAfter, customFieldsOf } from '#contexts/records/public.ts';
import type { TenantDb } from '#platform/db/database.ts';

/**
 * Returns the values of the tenant's custom fields after a save; null leaves them unchanged.
 * @throws {Problem} NotValid on `customer.customFields.key`.
 */
export async function customToSave(
  db: TenantDb,
  before: EntityData,
  sent: EntityData | null,
): Promise<EntityData> {
  if (sent === null) return before;
  const type = await customFieldsOf(db, 'customer-fields');
  const { data, faults } = customAfter(type, { before, sent, isComplete: true });
  if (faults.length === 0) return data;
  throw notValid(
    ...faults.map(({ message, members }) => ({
      message,
      members: members.map((member) => `customer.${member}`),
    })),
  );
}
