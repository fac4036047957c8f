import { z } from 'zod';
import { entity } from '../../entity.ts';
import { bulkMax, outcomeShape } from '../../shared/bulk.ts';
import { Id, line } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';

/** Changes applied to many customers at once; closing remains a command for a single customer. */
export const bulkStatuses = ['Active', 'OnHold'] as const;

/** The customers that a bulk operation applies to. */
export const manyCustomers = {
  customerIds: z.array(idOf('customer')).min(1, 'Select at least one customer').max(bulkMax),
};

export const CustomersToChange = z.object({
  ...manyCustomers,
  /** Empty removes the manager; absent leaves it unchanged. */
  accountManager: line(256).nullish(),
  accountStatus: z.enum(bulkStatuses).nullish(),
  /** The reason, saved as a note on each customer whose status changes. */
  reason: line(4000).nullish(),
});

/** The outcome for each customer. */
export const CustomersOutcome = entity(
  'CustomersOutcome',
  z.object({ results: z.array(z.object({ customerId: Id, ...outcomeShape })) }),
);
export type CustomersOutcome = z.output<typeof CustomersOutcome>;
