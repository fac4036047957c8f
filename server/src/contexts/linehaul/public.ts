import type { FindRecord } from '#contexts/records/public.ts';
import { lineHaul } from './line-hauls/sql.ts';

/** Finds the line haul that documents are attached to: a trip of the tenant, of no customer. */
export const lineHaulRecord: FindRecord = async (db, _actor, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await lineHaul(db, entityGuid);
  return row && { ref: row.id, customerId: null };
};
