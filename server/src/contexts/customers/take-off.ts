import type { deleteCostCenter } from '@waybill/contract/customers/endpoints';
import { found, type ProblemDefinition } from '@waybill/contract/problem';
import { type Handler, handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { tell } from './told.ts';

type Removed = { readonly customer_id: number };

/** Takes one thing out of what a customer keeps, by its number, and tells that it changed. */
export const takeOff = (
  promise: typeof deleteCostCenter,
  remove: (db: TenantDb, id: number) => Promise<Removed | undefined>,
  missing: ProblemDefinition,
): Handler =>
  handle(promise, async ({ input, db }) => {
    const removed = found(await remove(db, input.id), missing, input);
    tell(db, 'customer.bookChanged', removed.customer_id);
    return null;
  });
