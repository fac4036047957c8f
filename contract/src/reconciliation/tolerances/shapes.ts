import { z } from 'zod';
import { revision } from '../../revision.ts';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';
import { ColumnHeads } from '../shapes.ts';

const Allowance = z.object({
  amount: z.number().min(0, 'An amount must be 0 or more').max(100_000),
  percent: z.number().min(0, 'A percentage must be 0 or more').max(100),
});

/**
 * A line matches if it differs by no more than the larger of an amount and a percentage of its
 * quote (B-36).
 */
export const Tolerance = entity(
  'ReconciliationTolerance',
  z.object({
    above: Allowance,
    below: Allowance,
    fuelAbove: Allowance,
    fuelBelow: Allowance,
  }),
);

export const ReconciliationTerms = entity(
  'ReconciliationTerms',
  z.object({
    /** The carriers whose invoices can be imported, with the columns of their last file. */
    carriers: z.array(
      z.object({ code: z.string(), name: z.string(), columns: ColumnHeads.nullable() }),
    ),
    accounts: z.array(
      z.object({
        carrierAccountId: Id,
        name: z.string(),
        code: z.string(),
        carrierCode: z.string(),
        /** False while the account has the default tolerance. */
        isOwn: z.boolean(),
        tolerance: Tolerance,
        ...revision,
      }),
    ),
  }),
);
