import { z } from 'zod';

/** The maximum number of records in one bulk request. */
export const bulkMax = 500;

/** The outcome of one of many: each is returned, so that callers need not check every record. */
export const outcomeShape = {
  status: z.enum(['Success', 'Failed', 'Skipped']),
  /** The result, if there is one. */
  value: z.string().nullable(),
  /** Why it failed or was skipped. */
  message: z.string().nullable(),
};
