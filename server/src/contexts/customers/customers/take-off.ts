import type { deleteCostCenter } from '@waybill/contract/customers/endpoints';
import { found, type ProblemDefinition } from '@waybill/contract/problem';
import { type Handler, handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publishEvent } from './publish-events.ts';

type Removed = { readonly customer_id: number };

/** Takes one thing out of what a customer keeps, by its number, and tells that it changed. */
export const takeOff = (
  endpoint: typeof deleteCostCenter,
  remove: (db: TenantDb, id: number) => Promise<Removed | undefined>,
  missing: ProblemDefinition,
): Handler =>
  handle(endpoint, async ({ input, db }) => {
    const removed = found(await remove(db, input.id), missing, input);
    publishEvent(db, 'customer.bookChanged', removed.customer_id);
    return null;
  });
