import type { StoreSettingInput } from '@waybill/contract/customers/customers/inputs';
import { customersProblems } from '@waybill/contract/customers/problems';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Actor } from '#platform/http/actor.ts';
import { storeFields } from './domain.ts';
import { lockOwner } from '../customers/owner.ts';
import * as stores from './sql.ts';
import { refuseDuplicate } from '../customers/unique-violation.ts';

type Call = {
  readonly actor: Actor;
  readonly db: TenantDb;
  readonly now: Date;
  readonly input: { readonly customerId?: number | undefined };
};

/**
 * Adds or replaces a shop of a customer.
 * @throws {Problem} CustomerNotFound, StoreSettingNotFound, StoreKeyTaken
 */
export async function saveStoreSetting(
  { actor, db, now, input }: Call,
  query: StoreSettingInput,
): Promise<{ id: number }> {
  const { id } = query;
  const customerId = await lockOwner(db, {
    actor,
    input,
    id,
    find: (known) => stores.store(db, known),
    missing: customersProblems.StoreSettingNotFound,
  });
  const fields = storeFields(query);
  const saved = await refuseDuplicate(
    typeof id === 'number'
      ? stores.saveStore(db, id, fields)
      : stores.addStore(db, { ...fields, customer_id: customerId }, now),
    { store_setting_by_key: [customersProblems.StoreKeyTaken, 'ecommerceSettings.storeKey'] },
  );
  publish(db, 'customer.bookChanged', { id: customerId, customerId });
  return saved;
}
