import type { FindRecord } from '#contexts/records/public.ts';
import { discussion } from './discussions/sql/discussions.ts';

/** Finds the discussion that documents are attached to, if the caller may read it. */
export const discussionRecord: FindRecord = async (db, _, { entityGuid }) => {
  const row = entityGuid === undefined ? undefined : await discussion(db, entityGuid);
  return row && { ref: row.id, customerId: row.customer_id };
};
