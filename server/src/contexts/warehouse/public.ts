import type { FindRecord } from '#contexts/records/public.ts';
import { item } from './items/sql.ts';

export {
  lockStorageOf,
  markStorageCharged,
  type StayOfItem,
  staysToCharge,
} from './storage/sql.ts';

/** Finds the item that documents are attached to. */
export const warehouseItemRecord: FindRecord = async (db, _actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await item(db, entityGuid);
  return row && { ref: row.id, customerId: row.customer_id };
};
