import { z } from 'zod';
import { entity } from '../entity.ts';
import { bulkMax, outcomeShape } from '../shared/bulk.ts';
import { Id, line } from '../shared/fields.ts';

/** What many customers are given at once; one that is to book no more is closed by itself. */
export const bulkStatuses = ['Active', 'OnHold'] as const;

/** The customers that something is done with at once. */
export const manyCustomers = {
  customerIds: z.array(Id).min(1, 'Select at least one customer').max(bulkMax),
};

export const CustomersToChange = z.object({
  ...manyCustomers,
  /** An empty one takes the manager away; one that is left out stays. */
  accountManager: line(256).nullish(),
  accountStatus: z.enum(bulkStatuses).nullish(),
  /** Why: kept as a note about each customer whose status changes. */
  reason: line(4000).nullish(),
});

/** What became of each customer. */
export const CustomersOutcome = entity(
  'CustomersOutcome',
  z.object({ results: z.array(z.object({ customerId: Id, ...outcomeShape })) }),
);
export type CustomersOutcome = z.output<typeof CustomersOutcome>;
